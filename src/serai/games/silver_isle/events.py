"""What can happen in Silver Isle. isle.info.13 What everybody hears names places, never coins, but
for those that lie face up in a fight.

Facts are written as in the notation: seats are suits' letters, places `[0,3]`, `port-S`, `ship` or
`europe`, corners `<0,5>`, tiles `0,3`. They are text or whole numbers, for the sentences in
`words/`. `GameEnded` holds lists, for programs; what is in them is told to people by `ScoreCounted`
and `GameWon`, seat by seat.
"""

from __future__ import annotations

from dataclasses import dataclass

from serai.engine.event import Audience, Event
from serai.games.silver_isle.events_fight import FIGHT_EVENTS
from serai.games.silver_isle.parts import CellWord, CrewWord, FaceWord, HarbourWord, PlaceWord
from serai.games.silver_isle.terms import SUIT_LETTERS

# --- Set-up -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class CoastsAssigned(Event):
    """The suits got their coasts by lot."""

    north: str
    east: str
    south: str
    west: str


@dataclass(frozen=True)
class DrawerChosen(Event):
    """A seat draws the first tile."""

    seat: str


@dataclass(frozen=True)
class TileDrawn(Event):
    """A seat drew a tile and showed it."""

    seat: str
    face: FaceWord


@dataclass(frozen=True)
class TileLaid(Event):
    """A tile was added to the isle."""

    face: FaceWord
    tile: CellWord


@dataclass(frozen=True)
class TileDiscarded(Event):
    """A tile fitted nowhere."""

    face: FaceWord


@dataclass(frozen=True)
class FirstPlayerDrawn(Event):
    """The first player was drawn by lot."""

    seat: str


@dataclass(frozen=True)
class PortPlaced(Event):
    """A seat slid its port up to the isle."""

    seat: str
    tile: CellWord


# --- The turn ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class TurnBegan(Event):
    """It is now this seat's turn."""

    seat: str


@dataclass(frozen=True)
class TurnPassed(Event):
    """A seat ended its turn."""

    seat: str


@dataclass(frozen=True)
class CrewStarved(Event):
    """A crew of an overcrowded area went back to Europe, unseen."""

    seat: str
    place: PlaceWord


# --- Crews, ships and silver ------------------------------------------------------------------


@dataclass(frozen=True)
class CrewMoved(Event):
    """A crew made a step."""

    seat: str
    start: PlaceWord
    end: PlaceWord


@dataclass(frozen=True)
class ShipSailed(Event):
    """A ship sailed along the coast, to Europe or from there."""

    seat: str
    start: HarbourWord
    end: HarbourWord


@dataclass(frozen=True)
class CrewLoaded(Event):
    """A crew went aboard."""

    seat: str
    place: PlaceWord


@dataclass(frozen=True)
class SilverLoaded(Event):
    """A token came aboard, from a `crew` or from the `ground`."""

    seat: str
    place: PlaceWord
    source: str


@dataclass(frozen=True)
class CrewUnloaded(Event):
    """A crew went ashore."""

    seat: str
    place: PlaceWord


@dataclass(frozen=True)
class SilverUnloaded(Event):
    """A token was put ashore."""

    seat: str
    place: PlaceWord


@dataclass(frozen=True)
class SilverMined(Event):
    """A crew extracted a token from an owner's mine, which shows so much now."""

    seat: str
    owner: str
    place: PlaceWord
    left: int


@dataclass(frozen=True)
class SilverClaimed(Event):
    """A crew took a token from the ground."""

    seat: str
    place: PlaceWord
    source: PlaceWord


@dataclass(frozen=True)
class SilverDropped(Event):
    """A crew in its port laid its token down."""

    seat: str


@dataclass(frozen=True)
class CrewNamed(Event):
    """The owner alone hears which of its crews it chose, where nobody else could see it."""

    seat: str
    crew: CrewWord

    @property
    def audience(self) -> Audience:
        """The owner alone."""
        return frozenset({SUIT_LETTERS.index(self.seat)})


# --- Control and mines ------------------------------------------------------------------------


@dataclass(frozen=True)
class TileGained(Event):
    """A seat gained control of a tile that nobody controlled."""

    seat: str
    tile: CellWord


@dataclass(frozen=True)
class TileTaken(Event):
    """A seat took control of a tile from another."""

    seat: str
    tile: CellWord
    loser: str


@dataclass(frozen=True)
class MineDiscovered(Event):
    """A seat placed a mine, its own or another's."""

    seat: str
    owner: str
    space: PlaceWord
    value: int


@dataclass(frozen=True)
class DiscoveryDeclined(Event):
    """A seat could have discovered an owner's mine."""

    seat: str
    owner: str


# --- The end ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class ScoreCounted(Event):
    """A seat's silver in Europe was counted."""

    seat: str
    silver: int


@dataclass(frozen=True)
class GameWon(Event):
    """A seat won, alone or as one of several winners."""

    seat: str
    silver: int
    winners: int


@dataclass(frozen=True)
class GameEnded(Event):
    """The game is over: all `silver` is in Europe, or a guard ended it, `quiet` or `limit`."""

    cause: str
    scores: tuple[int, ...]
    winners: tuple[str, ...]


EVENTS: tuple[type[Event], ...] = (
    *(
        kind
        for name, kind in list(vars().items())
        if isinstance(kind, type) and kind.__module__ == __name__ and not name.startswith("_")
    ),
    *FIGHT_EVENTS,
)
"""Every kind of event, in the order of this page; those of fights come last."""
