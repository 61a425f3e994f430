"""What the actions of Silk are about: a tile, a corner, a die; each with its words."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from serai.engine.action import Domain
from serai.games.silk import terms
from serai.games.silk.tables import PAIRS, column_of, row_of
from serai.games.silk.terms import COLUMNS, FACES, MAX_ROWS, SIDES, SPOTS


def _place(spot: int, rows: int, columns: int) -> str | None:
    row, column = row_of(spot), column_of(spot)
    return f"{row},{column}" if row < rows and column < columns else None


def _side(side: int) -> str | None:
    upright, spot = divmod(side, SPOTS)
    if spot == 0:
        return None
    place = _place(spot, MAX_ROWS, COLUMNS + 1) if upright else _place(spot, MAX_ROWS + 1, COLUMNS)
    return place and "HV"[upright] + place


def _names(
    kinds: type[terms.BoardAction] | type[terms.Direction] | type[terms.Pasture],
) -> list[str]:
    return [kind.name.lower() for kind in kinds if kind.name != "NONE"]


TILE = Domain("tile", [_place(spot, MAX_ROWS, COLUMNS) for spot in range(1, SPOTS)], first=1)
CORNER = Domain("corner", [_place(spot, MAX_ROWS + 1, COLUMNS + 1) for spot in range(1, SPOTS)], 1)
SIDE = Domain("side", [_side(side) for side in range(SIDES)])
PASTURE = Domain("pasture", _names(terms.Pasture), first=terms.Pasture.DRY)
FACE = Domain("die", [str(face) for face in range(1, FACES + 1)], first=1)
BOARD_ACTION = Domain("action", _names(terms.BoardAction), first=terms.BoardAction.RAISE)
DIRECTION = Domain("direction", _names(terms.Direction))
RESULT = Domain(
    "result of two dice",
    [f"{low}-{high}" for low, high in PAIRS],
    aliases={f"{high}-{low}": i for i, (low, high) in enumerate(PAIRS)},
)

IMPROVEMENT = "improvement"
SCORE = "score"
"""Kinds of things that no action is about."""

Tile: TypeAlias = Annotated[int, TILE]
Corner: TypeAlias = Annotated[int, CORNER]
Side: TypeAlias = Annotated[int, SIDE]
Pasture: TypeAlias = Annotated[int, PASTURE]
Face: TypeAlias = Annotated[int, FACE]
BoardAction: TypeAlias = Annotated[int, BOARD_ACTION]
Direction: TypeAlias = Annotated[int, DIRECTION]
Result: TypeAlias = Annotated[int, RESULT]
