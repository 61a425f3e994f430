"""Geometry: what lies next to what."""

from __future__ import annotations

import numpy as np

from serai.engine.bits import Bits, bit, has
from serai.engine.jit import rule
from serai.games.silk import tables
from serai.games.silk.reasons import Reason
from serai.games.silk.state import State
from serai.games.silk.terms import NO_SIDE, SPOTS, STRIDE, Corner, Direction, Seat, Side, Tile

NO_CORNERS: Bits = 0


@rule
def is_on_board(s: State, tile: Tile) -> bool:
    """silk.comp.10 The board has 4, 5 or 6 rows of 5 tiles."""
    return has(tables.BOARD[s.players], tile)


@rule
def neighbour(s: State, tile: Tile, direction: int) -> Tile:
    """silk.move.wrap.1, silk.move.wrap.2, silk.sm.2, silk.ook.wrap The tile beyond this side;
    beyond an outer side, the opposite tile of the row or column."""
    return int(tables.NEIGHBOUR[s.players, tile, direction])


@rule
def is_outer_side(s: State, tile: Tile, direction: int) -> bool:
    """Whether this side of the tile is an outer side."""
    return neighbour(s, tile, direction) != tile + tables.STEP[direction]


@rule
def has_wall(s: State, tile: Tile, direction: int) -> bool:
    """Whether a wall stands on this side of the tile."""
    spot = tile + tables.SIDE_OFFSET[direction]
    if direction == Direction.NORTH or direction == Direction.SOUTH:
        return has(s.walls_h, spot)
    return has(s.walls_v, spot)


@rule
def corners_of(tile: Tile) -> Bits:
    """The four corners of a tile."""
    return int(np.int64(tables.CORNERS_OF_TILE_0) << np.int64(tile))


@rule
def tiles_next_to_nurseries(s: State, seat: Seat) -> Bits:
    """silk.geo.2 A tile is next to a nursery on one of its four corners, whatever walls there
    are."""
    corners = s.nurseries[seat]
    around = corners | corners >> 1 | corners >> STRIDE | corners >> (STRIDE + 1)
    return around & tables.BOARD[s.players]


@rule
def all_nurseries(s: State) -> Bits:
    """The corners with a nursery of any colour."""
    corners = s.nurseries[0]
    for seat in range(1, s.players):
        corners |= s.nurseries[seat]
    return corners


@rule
def refuse_nursery_site(s: State, corner: Corner) -> Reason:
    """silk.geo.nursery.1 to .4 A nursery stands on a corner of 2 or 4 tiles, alone, and at least
    two sides away from every other, counted along sides without wrapping; walls do not matter."""
    if not has(tables.NURSERY_SITES[s.players], corner):
        return Reason.NOT_A_NURSERY_SITE
    nurseries = all_nurseries(s)
    if has(nurseries, corner):
        return Reason.NURSERY_STANDS_THERE
    if nurseries & tables.NEARER_THAN[s.nursery_min_distance, corner]:
        return Reason.NURSERY_TOO_NEAR
    return Reason.ALLOWED


@rule
def tiles_beside_worms(s: State, seat: Seat) -> Bits:
    """silk.geo.1, silk.setup.p2.3 The tiles that share a side, never round the edge, with a tile
    that holds a worm of this seat."""
    herd = s.worm_tiles[seat]
    return (herd << 1 | herd >> 1 | herd << STRIDE | herd >> STRIDE) & tables.BOARD[s.players]


@rule
def corners_by_worms(s: State, seat: Seat) -> Bits:
    """The corners of the tiles that hold a worm of this seat."""
    herd = s.worm_tiles[seat]
    return herd | herd << 1 | herd << STRIDE | herd << (STRIDE + 1)


@rule
def side_from(corner: Corner, direction: int) -> Side:
    """The side that leaves a corner in this direction, or NO_SIDE beyond the upper edge."""
    if direction == Direction.EAST:
        return corner
    if direction == Direction.WEST:
        return corner - 1
    if direction == Direction.SOUTH:
        return SPOTS + corner
    return SPOTS + corner - STRIDE if corner > STRIDE else NO_SIDE


@rule
def ends_of(side: Side) -> Bits:
    """silk.geo.wall.3 The two corners that a side joins; the outermost corners count too."""
    if side < SPOTS:
        return bit(side) | bit(side + 1)
    return bit(side - SPOTS) | bit(side - SPOTS + STRIDE)


@rule
def is_side(s: State, side: Side) -> bool:
    """silk.geo.wall.1 A wall site is a side between two tiles or an outer side."""
    if side < SPOTS:
        return has(tables.SITES_H[s.players], side)
    return has(tables.SITES_V[s.players], side - SPOTS)


@rule
def is_walled(s: State, side: Side) -> bool:
    """silk.geo.wall.2 A side holds at most one wall."""
    if side < SPOTS:
        return has(s.walls_h, side)
    return has(s.walls_v, side - SPOTS)


@rule
def grow_along_walls(s: State, corners: Bits) -> Bits:
    """silk.geo.wall.3 These corners, and those at the other end of a wall that touches them."""
    right = (corners & s.walls_h) << 1
    left = (corners >> 1) & s.walls_h
    down = (corners & s.walls_v) << STRIDE
    up = (corners >> STRIDE) & s.walls_v
    return corners | right | left | down | up


@rule
def connected_corners(s: State, corners: Bits, barred: Bits) -> Bits:
    """All corners that walls join to these, by ways that touch no barred corner."""
    grown = grow_along_walls(s, corners) & ~barred
    while grown != corners:
        corners = grown
        grown = grow_along_walls(s, corners) & ~barred
    return corners
