"""What can happen in Silk. Everybody hears all of it: the game has no secrets.

Facts are written as in the notation: seats are letters, places `2,3` or `H2,3`, a roll `3-5`. They
are text or whole numbers, for the sentences in `words/`; where the type names a kind of thing, the
sentence says what people call it (`naming.py`). `GameEnded` holds lists, for programs; what is in
them is told to people by `ScoreCounted` and `GameWon`, seat by seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from serai.engine.event import Event
from serai.games.silk.parts import BOARD_ACTION, CORNER, IMPROVEMENT, RESULT, SCORE, SIDE, TILE

Tile: TypeAlias = Annotated[str, TILE]
Dice: TypeAlias = Annotated[str, RESULT]
Score: TypeAlias = Annotated[int, SCORE]

# --- Set-up -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class DenTileLaid(Event):
    """The den tile was laid, with the ookami on it."""

    tile: Tile


@dataclass(frozen=True)
class TileLaid(Event):
    """A tile of this pasture was laid."""

    tile: Tile
    pasture: str


@dataclass(frozen=True)
class RolledForFirst(Event):
    """A seat rolled for the first placement."""

    seat: str
    dice: Dice


@dataclass(frozen=True)
class RollTied(Event):
    """A seat shares the highest sum and rolls again; told once for each of them."""

    seat: str


@dataclass(frozen=True)
class PlacementBegan(Event):
    """A phase of the set-up began, `worms` or `pieces`, and this seat places first."""

    seat: str
    phase: str


@dataclass(frozen=True)
class WormPlaced(Event):
    """A seat placed a worm in phase 1 of the set-up."""

    seat: str
    tile: Tile


@dataclass(frozen=True)
class PiecePlaced(Event):
    """A seat placed its `shepherd` or `mastiff` in phase 2 of the set-up."""

    seat: str
    piece: str
    tile: Tile


# --- The turn and its dice --------------------------------------------------------------------


@dataclass(frozen=True)
class TurnBegan(Event):
    """It is now this seat's turn."""

    seat: str


@dataclass(frozen=True)
class DiceRolled(Event):
    """A seat rolled its dice."""

    seat: str
    dice: Dice


@dataclass(frozen=True)
class DieUsed(Event):
    """A seat used a die for an action, and paid for turning it."""

    seat: str
    face: int
    action: Annotated[str, BOARD_ACTION]
    price: int


@dataclass(frozen=True)
class DieLost(Event):
    """A die that could do nothing was lost, or given up."""

    seat: str
    face: int


# --- Worms ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class WormRaised(Event):
    """A worm came from a seat's reserve to the board."""

    seat: str
    tile: Tile


@dataclass(frozen=True)
class WormRescued(Event):
    """A worm came from the den to its owner's reserve."""

    seat: str


@dataclass(frozen=True)
class WormBumped(Event):
    """A seat sent a worm, of whatever owner, to the next tile."""

    seat: str
    owner: str
    start: Tile
    end: Tile


@dataclass(frozen=True)
class WormPushedOff(Event):
    """A seat sent a worm over the edge, back to its owner's reserve."""

    seat: str
    owner: str
    start: Tile
    direction: str


@dataclass(frozen=True)
class WormsCaptured(Event):
    """Worms of one owner met the ookami on this tile and went to the den."""

    owner: str
    number: int
    tile: Tile


# --- Big pieces -------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Step(Event):
    """A `shepherd`, a `mastiff` or the `ookami`, who has no owner, went one step on: by a plain
    `step` or by a `wrap` round the edge."""

    seat: str
    piece: str
    owner: str | None
    start: Tile
    end: Tile
    way: str


@dataclass(frozen=True)
class PieceMoved(_Step):
    """A seat moved a big piece."""


@dataclass(frozen=True)
class PieceBumped(_Step):
    """A seat chose where a bumped big piece went."""


# --- Building and pasture ---------------------------------------------------------------------


@dataclass(frozen=True)
class NurseryBuilt(Event):
    """A seat built a nursery, in the set-up or later."""

    seat: str
    corner: Annotated[str, CORNER]


@dataclass(frozen=True)
class WallBuilt(Event):
    """A seat built a wall."""

    seat: str
    side: Annotated[str, SIDE]


@dataclass(frozen=True)
class SegmentScored(Event):
    """A seat closed a segment and scored it."""

    seat: str
    points: int


@dataclass(frozen=True)
class ImprovementClaimed(Event):
    """A seat was the first to meet the condition of an Improvement."""

    seat: str
    improvement: Annotated[str, IMPROVEMENT]
    points: int


@dataclass(frozen=True)
class TileGrazed(Event):
    """A seat grazed a tile, which is barren now."""

    seat: str
    tile: Tile
    points: int


@dataclass(frozen=True)
class TileRegenerated(Event):
    """A seat turned a barren tile back to its pasture."""

    seat: str
    tile: Tile
    pasture: str


# --- The end ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class EndTriggered(Event):
    """A seat triggered the end: by `points`, by the last of the `walls`, or as all was `barren`."""

    seat: str
    cause: str


@dataclass(frozen=True)
class ScoreCounted(Event):
    """A seat's points became its final score."""

    seat: str
    points: int
    enclosures: int
    pastures: int
    den: int
    score: Score


@dataclass(frozen=True)
class GameWon(Event):
    """A seat won, alone or as one of several winners."""

    seat: str
    score: Score
    winners: int


@dataclass(frozen=True)
class GameEnded(Event):
    """The game is over: all final scores in the order of the seats, and the seats that won."""

    scores: tuple[int, ...]
    winners: tuple[str, ...]


EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for name, kind in list(vars().items())
    if isinstance(kind, type) and kind.__module__ == __name__ and not name.startswith("_")
)
"""Every kind of event, in the order of this page."""
