"""The decisions of Silk: typed <-> number <-> notation."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Annotated

import numpy as np

from serai.engine.action import Action, ActionSpace, Domain
from serai.games.silk.tables import column_of, row_of
from serai.games.silk.terms import COLUMNS, FACES, MAX_ROWS, SIDES, SPOTS, Deed, Direction, Pasture


def _place(spot: int, rows: int, columns: int) -> str | None:
    row, column = row_of(spot), column_of(spot)
    return f"{row},{column}" if row < rows and column < columns else None


def _side(side: int) -> str | None:
    upright, spot = divmod(side, SPOTS)
    if spot == 0:
        return None
    place = _place(spot, MAX_ROWS, COLUMNS + 1) if upright else _place(spot, MAX_ROWS + 1, COLUMNS)
    return place and "HV"[upright] + place


def _names(kinds: type[Deed | Direction | Pasture]) -> list[str]:
    return [kind.name.lower() for kind in kinds if kind.name != "NONE"]


PAIRS = np.array(list(combinations_with_replacement(range(1, FACES + 1), 2)))
"""The 21 results of two dice, the smaller first."""

TILE = Domain("tile", [_place(spot, MAX_ROWS, COLUMNS) for spot in range(1, SPOTS)], first=1)
CORNER = Domain("corner", [_place(spot, MAX_ROWS + 1, COLUMNS + 1) for spot in range(1, SPOTS)], 1)
SIDE = Domain("side", [_side(side) for side in range(SIDES)])
PASTURE = Domain("pasture", _names(Pasture), first=Pasture.DRY)
FACE = Domain("die", [str(face) for face in range(1, FACES + 1)], first=1)
DEED = Domain("deed", _names(Deed), first=Deed.RAISE)
DIRECTION = Domain("direction", _names(Direction))
RESULT = Domain(
    "result of two dice",
    [f"{low}-{high}" for low, high in PAIRS],
    aliases={f"{high}-{low}": i for i, (low, high) in enumerate(PAIRS)},
)


@dataclass(frozen=True)
class LayDen(Action):
    """Chance: the den tile is laid here."""

    notation = "den {tile}"
    tile: Annotated[int, TILE]


@dataclass(frozen=True)
class LayTile(Action):
    """Chance: the next free place, in reading order, gets this pasture."""

    notation = "lay {pasture}"
    pasture: Annotated[int, PASTURE]


@dataclass(frozen=True)
class Roll(Action):
    """Chance: both dice are rolled."""

    notation = "roll {dice}"
    dice: Annotated[int, RESULT]


@dataclass(frozen=True)
class PlaceWorm(Action):
    """Set-up, phase 1: place a worm."""

    notation = "worm {tile}"
    tile: Annotated[int, TILE]


@dataclass(frozen=True)
class PlaceShepherd(Action):
    """Set-up, phase 2: place your shepherd."""

    notation = "shepherd {tile}"
    tile: Annotated[int, TILE]


@dataclass(frozen=True)
class PlaceMastiff(Action):
    """Set-up, phase 2: place your mastiff."""

    notation = "mastiff {tile}"
    tile: Annotated[int, TILE]


@dataclass(frozen=True)
class BuildNursery(Action):
    """Place your first nursery in phase 2 of the set-up; later, build one at your shepherd."""

    notation = "nursery {corner}"
    corner: Annotated[int, CORNER]


@dataclass(frozen=True)
class UseDie(Action):
    """Resolve a die as this deed, paying for each step that it is turned."""

    notation = "die {face} {deed}"
    face: Annotated[int, FACE]
    deed: Annotated[int, DEED]


@dataclass(frozen=True)
class LoseDie(Action):
    """Give up a die that has no option before the other is resolved (option no_wilful_waste
    off)."""

    notation = "lose {face}"
    face: Annotated[int, FACE]


@dataclass(frozen=True)
class RaiseWorm(Action):
    """Place a worm of your reserve: before the roll, or as deed 1."""

    notation = "raise {tile}"
    tile: Annotated[int, TILE]


@dataclass(frozen=True)
class MoveShepherd(Action):
    """Deed 2: your shepherd steps this way."""

    notation = "shepherd {direction}"
    direction: Annotated[int, DIRECTION]


@dataclass(frozen=True)
class MoveMastiff(Action):
    """Deed 2: your mastiff steps this way."""

    notation = "mastiff {direction}"
    direction: Annotated[int, DIRECTION]


@dataclass(frozen=True)
class BuildWall(Action):
    """Deed 3: build a wall on this side."""

    notation = "wall {side}"
    side: Annotated[int, SIDE]


@dataclass(frozen=True)
class Regenerate(Action):
    """Deed 4, with all nurseries built: turn a barren tile back."""

    notation = "regenerate {tile}"
    tile: Annotated[int, TILE]


@dataclass(frozen=True)
class Graze(Action):
    """Deed 5: graze this tile."""

    notation = "graze {tile}"
    tile: Annotated[int, TILE]


@dataclass(frozen=True)
class MoveOokami(Action):
    """Deed 6: the ookami steps this way."""

    notation = "ookami {direction}"
    direction: Annotated[int, DIRECTION]


@dataclass(frozen=True)
class Push(Action):
    """The big piece that was bumped goes this way."""

    notation = "push {direction}"
    direction: Annotated[int, DIRECTION]


@dataclass(frozen=True)
class Bump(Action):
    """The next worm that was bumped (lowest seat first) goes this way."""

    notation = "bump {direction}"
    direction: Annotated[int, DIRECTION]


SPACE = ActionSpace(
    [
        LayDen,
        LayTile,
        Roll,
        PlaceWorm,
        PlaceShepherd,
        PlaceMastiff,
        BuildNursery,
        UseDie,
        LoseDie,
        RaiseWorm,
        MoveShepherd,
        MoveMastiff,
        BuildWall,
        Regenerate,
        Graze,
        MoveOokami,
        Push,
        Bump,
    ]
)

KIND_OF, PARTS_OF = SPACE.tables()
"""For rules: each action's kind (a number of those below) and its parts."""

(LAY_DEN, LAY_TILE, ROLL, PLACE_WORM, PLACE_SHEPHERD, PLACE_MASTIFF, BUILD_NURSERY, USE_DIE,
 LOSE_DIE, RAISE_WORM, MOVE_SHEPHERD, MOVE_MASTIFF, BUILD_WALL, REGENERATE, GRAZE, MOVE_OOKAMI,
 PUSH, BUMP) = range(1, len(SPACE.kinds) + 1)  # fmt: skip

PLACE_OF = PARTS_OF[:, 0] % SPOTS
"""The spot, face or direction that an action is about: of a wall, its side's upper or left end."""

KINDS = len(SPACE.kinds)
FIRST_OF = np.array([0, *(SPACE.first(kind) for kind in SPACE.kinds), SPACE.size])
"""The number of each kind's first action; the next kind's is where it ends."""
