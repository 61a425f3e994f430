"""Printed data, and the geometry of the board computed once.

**The lattice.** Corners form a lattice of 6 columns. The corner `<r,c>` has the number
`1 + 6 * r + c`, its *spot*. The tile `(r,c)` has the spot of its upper left corner, the side
`H(r,c)` that of its left end, the side `V(r,c)` that of its upper end:

        t ---- H t ---- t+1
        |                |
       V t    tile t    V t+1
        |                |
       t+6 -- H t+6 -- t+7

So tiles, corners, and sides are sets of spots, and a step on the board is a shift of such a set.
Column 5 has corners but no tiles, which keeps a shift from running into the next row.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations_with_replacement, product

import numpy as np

from serai.games.silk import terms
from serai.games.silk.terms import Direction, Improvement, Kind

# silk.comp.10: by number of players; the first two rows are neutral.
ROWS = np.array([0, 0, 4, 5, 6])
WALLS = np.array([0, 0, 10, 15, 20])
THRESHOLD = np.array([0, 0, 30, 40, 50])

# silk.comp.4: tiles in the box by pasture (none, dry, normal, leafy), the den tile not counted.
BOX = np.array([0, 9, 13, 7])

# silk.comp.11
REWARD = np.zeros(len(Improvement), dtype=np.int64)
REWARD[Improvement.SILKWORM] = 10
REWARD[Improvement.LONG_WALL] = 5
REWARD[Improvement.ENCLOSURE] = 10
REWARD[Improvement.NURSERY] = 5

PAIRS = np.array(list(combinations_with_replacement(range(1, terms.FACES + 1), 2)))
"""The 21 results of two dice, the smaller first."""

OPPOSITE = np.array([Direction.SOUTH, Direction.WEST, Direction.NORTH, Direction.EAST])

# From a tile to the spot of its side in each direction, north, east, south, west (see the picture).
SIDE_OFFSET = np.array([0, 1, terms.STRIDE, 0])
# From a tile or a corner to the next one in each direction.
STEP = np.array([-terms.STRIDE, 1, terms.STRIDE, -1])

CORNERS_OF_TILE_0 = 1 | 1 << 1 | 1 << terms.STRIDE | 1 << terms.STRIDE + 1
"""The four corners of a tile, to be shifted by its spot."""


def spot(row: int, column: int) -> int:
    """The number of a tile, of a corner, or of the upper or left end of a side."""
    return 1 + terms.STRIDE * row + column


def row_of(place: int) -> int:
    """The row of a spot."""
    return (place - 1) // terms.STRIDE


def column_of(place: int) -> int:
    """The column of a spot."""
    return (place - 1) % terms.STRIDE


def _set(spots: list[int]) -> int:
    return sum(1 << place for place in spots)


def _grid(rows: int, columns: int) -> list[int]:
    return [spot(r, c) for r, c in product(range(rows), range(columns))]


def _by_players(make: Callable[[int], int]) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    return np.array([make(int(rows)) if rows else 0 for rows in ROWS], dtype=np.int64)


def _nursery_sites(rows: int) -> int:
    outermost = {spot(r, c) for r, c in product((0, rows), (0, terms.COLUMNS))}
    return _set([corner for corner in _grid(rows + 1, terms.STRIDE) if corner not in outermost])


def _neighbour(rows: int, tile: int, direction: int) -> int:
    row, column = row_of(tile), column_of(tile)
    if row >= rows or column >= terms.COLUMNS:
        return terms.NOWHERE
    down = {Direction.NORTH: -1, Direction.SOUTH: 1}.get(Direction(direction), 0)
    right = {Direction.WEST: -1, Direction.EAST: 1}.get(Direction(direction), 0)
    return spot((row + down) % rows, (column + right) % terms.COLUMNS)


def _neighbours() -> np.ndarray[tuple[int, int, int], np.dtype[np.int8]]:
    table = np.zeros((len(ROWS), terms.SPOTS, terms.DIRECTIONS), dtype=np.int8)
    tiles, directions = range(1, terms.SPOTS), range(terms.DIRECTIONS)
    for players, tile, direction in product(range(2, 5), tiles, directions):
        table[players, tile, direction] = _neighbour(int(ROWS[players]), tile, direction)
    return table


def _nearer_than(distance: int, corner: int) -> int:
    corners = _grid(terms.MAX_ROWS + 1, terms.STRIDE)
    here = (row_of(corner), column_of(corner))
    near = [
        there
        for there in corners
        if abs(row_of(there) - here[0]) + abs(column_of(there) - here[1]) < distance
    ]
    return _set(near)


# silk.move.wrap.1: the next tile in each direction, round the board's edge; by number of players.
NEIGHBOUR = _neighbours()

BOARD = _by_players(lambda rows: _set(_grid(rows, terms.COLUMNS)))
"""The tiles of the board, by number of players."""

# silk.geo.wall.1: the sides that run right, and those that run down; by number of players.
SITES_H = _by_players(lambda rows: _set(_grid(rows + 1, terms.COLUMNS)))
SITES_V = _by_players(lambda rows: _set(_grid(rows, terms.STRIDE)))

# silk.geo.nursery.1: all corners but the four outermost; by number of players.
NURSERY_SITES = _by_players(_nursery_sites)

# silk.geo.nursery.3: the corners nearer than this distance, counted along sides.
NEARER_THAN = np.array(
    [
        [_nearer_than(distance, max(corner, 1)) for corner in range(terms.SPOTS)]
        for distance in range(4)
    ],
    dtype=np.int64,
)


KIND = np.array(
    [Kind.NONE] + [Kind.SHEPHERD] * terms.SEATS + [Kind.MASTIFF] * terms.SEATS + [Kind.OOKAMI]
)
"""The kind of each big piece."""

assert len(KIND) == terms.PIECES

# silk.bump.table: may the row's piece enter the column's tile, bumping what stands there?
#                     empty  shepherd  mastiff  ookami
CAN_BUMP = np.array([[False, False, False, False],
                     [True,  False, True,  False],   # a shepherd
                     [True,  False, False, True],    # a mastiff
                     [True,  True,  False, False]])  # the ookami  # fmt: skip
