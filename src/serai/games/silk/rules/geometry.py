"""Chapter 3, geometry: what lies next to what."""

from __future__ import annotations

import numpy as np

from serai.engine.bits import Bits, has
from serai.engine.jit import rule
from serai.games.silk.clauses import Clause
from serai.games.silk.state import State
from serai.games.silk.tables import (
    BOARD,
    CORNERS_OF_TILE_0,
    NEARER_THAN,
    NEIGHBOUR,
    NURSERY_SITES,
    SIDE_OFFSET,
    STEP,
)
from serai.games.silk.terms import STRIDE, Corner, Direction, Seat, Tile


@rule
def is_on_board(s: State, tile: Tile) -> bool:
    """silk.comp.10 The board has 4, 5 or 6 rows of 5 tiles."""
    return has(BOARD[s.players], tile)


@rule
def neighbour(s: State, tile: Tile, direction: int) -> Tile:
    """silk.geo.1 The tile beyond this side; over the edge it is the opposite tile of its row or
    column (silk.move.wrap.1, silk.move.wrap.2)."""
    return int(NEIGHBOUR[s.players, tile, direction])


@rule
def leaves_board(s: State, tile: Tile, direction: int) -> bool:
    """Whether this side of the tile is an outer side."""
    return neighbour(s, tile, direction) != tile + STEP[direction]


@rule
def has_wall(s: State, tile: Tile, direction: int) -> bool:
    """Whether a wall stands on this side of the tile."""
    spot = tile + SIDE_OFFSET[direction]
    if direction == Direction.NORTH or direction == Direction.SOUTH:
        return has(s.walls_h, spot)
    return has(s.walls_v, spot)


@rule
def corners_of(tile: Tile) -> Bits:
    """The four corners of a tile."""
    return int(np.int64(CORNERS_OF_TILE_0) << np.int64(tile))


@rule
def tiles_next_to_nurseries(s: State, seat: Seat) -> Bits:
    """silk.geo.2 A tile is next to a nursery on one of its four corners, whatever walls there
    are."""
    corners = s.nurseries[seat]
    around = corners | corners >> 1 | corners >> STRIDE | corners >> (STRIDE + 1)
    return around & BOARD[s.players]


@rule
def all_nurseries(s: State) -> Bits:
    """The corners with a nursery of any colour."""
    corners = s.nurseries[0]
    for seat in range(1, s.players):
        corners |= s.nurseries[seat]
    return corners


@rule
def refuse_nursery_site(s: State, corner: Corner) -> Clause:
    """silk.geo.nursery.1 to .4 A nursery stands on a corner of 2 or 4 tiles, alone, and at least
    two sides away from every other, counted along sides without wrapping; walls do not matter."""
    if not has(NURSERY_SITES[s.players], corner):
        return Clause.NOT_A_NURSERY_SITE
    nurseries = all_nurseries(s)
    if has(nurseries, corner):
        return Clause.NURSERY_STANDS_THERE
    if nurseries & NEARER_THAN[s.nursery_min_distance, corner]:
        return Clause.NURSERY_TOO_NEAR
    return Clause.ALLOWED


@rule
def tiles_beside_worms(s: State, seat: Seat) -> Bits:
    """silk.geo.1, silk.setup.p2.3 The tiles that share a side, never round the edge, with a tile
    that holds a worm of this seat."""
    herd = s.herds[seat]
    return (herd << 1 | herd >> 1 | herd << STRIDE | herd >> STRIDE) & BOARD[s.players]


@rule
def corners_by_worms(s: State, seat: Seat) -> Bits:
    """The corners of the tiles that hold a worm of this seat."""
    herd = s.herds[seat]
    return herd | herd << 1 | herd << STRIDE | herd << (STRIDE + 1)


@rule
def grow_along_walls(s: State, corners: Bits) -> Bits:
    """silk.geo.wall.3 These corners, and those at the other end of a wall that touches them."""
    right = (corners & s.walls_h) << 1
    left = (corners >> 1) & s.walls_h
    down = (corners & s.walls_v) << STRIDE
    up = (corners >> STRIDE) & s.walls_v
    return corners | right | left | down | up
