"""Chapter 6.3, wall segments: walls in a row that start at a nursery."""

from __future__ import annotations

from serai.engine.bits import Bits, bit, has, lowest
from serai.engine.jit import rule
from serai.games.silk.rules.geometry import all_nurseries, grow_along_walls
from serai.games.silk.state import State
from serai.games.silk.tables import OPPOSITE, STEP
from serai.games.silk.terms import (
    DIRECTIONS,
    SEGMENT,
    SPOTS,
    STRIDE,
    Corner,
    Direction,
    MultiClose,
    Side,
)

ANY_SIDE: Side = 0
"""No wall stands at spot 0: asks for segments with whatever walls."""

NO_SEGMENTS = (0, 0, 0, 0, 0)
"""Of the segments found: shortest closed, longest closed, walls of all closed that end elsewhere,
walls of all that end where they start, longest of all."""


@rule
def side_from(corner: Corner, direction: int) -> Side:
    """The side that leaves a corner in this direction, named by its upper or left end."""
    if direction == Direction.EAST:
        return corner
    if direction == Direction.WEST:
        return corner - 1
    if direction == Direction.SOUTH:
        return SPOTS + corner
    return SPOTS + corner - STRIDE


@rule
def has_wall_from(s: State, corner: Corner, direction: int) -> bool:
    """Whether a wall leaves this corner in this direction."""
    if direction == Direction.EAST:
        return has(s.walls_h, corner)
    if direction == Direction.WEST:
        return has(s.walls_h << 1, corner)
    if direction == Direction.SOUTH:
        return has(s.walls_v, corner)
    return has(s.walls_v << STRIDE, corner)


@rule
def ends_of(side: Side) -> Bits:
    """silk.geo.wall.3 The two corners that a side joins; the outermost corners count too."""
    if side < SPOTS:
        return bit(side) | bit(side + 1)
    return bit(side - SPOTS) | bit(side - SPOTS + STRIDE)


@rule
def connected_corners(s: State, corners: Bits) -> Bits:
    """All corners that walls join to these."""
    grown = grow_along_walls(s, corners)
    while grown != corners:
        corners = grown
        grown = grow_along_walls(s, corners)
    return corners


@rule
def segments_from(
    s: State, start: Corner, side: Side, nurseries: Bits
) -> tuple[int, int, int, int, int]:
    """silk.seg.def, silk.seg.closed, silk.seg.split Follow every row of different walls from this
    nursery, over no corner twice and past no nursery, and measure those that contain the side.

    A walk: forward along a wall, back when a corner has been left in all four directions. `path`
    remembers the directions, two bits each; 20 walls fit easily.
    """
    shortest, longest_closed, across, around, longest = NO_SEGMENTS
    corner = start
    visited = bit(start)
    path = 0
    walls = 0
    crossed_at = 0
    direction = 0
    while walls > 0 or direction < DIRECTIONS:
        if direction == DIRECTIONS:
            visited ^= bit(corner)
            direction = path % DIRECTIONS
            path //= DIRECTIONS
            corner += STEP[OPPOSITE[direction]]
            if crossed_at == walls:
                crossed_at = 0
            walls -= 1
            direction += 1
            continue
        if not has_wall_from(s, corner, direction):
            direction += 1
            continue
        target = corner + STEP[direction]
        contains = (
            side == ANY_SIDE or crossed_at > 0 or side_from(corner, direction) == side
        ) and walls + 1 >= SEGMENT
        returns = target == start and walls > 1
        closes = returns or (has(nurseries, target) and target != start)
        if contains and closes:
            shortest = walls + 1 if shortest == 0 else min(shortest, walls + 1)
            longest_closed = max(longest_closed, walls + 1)
            across += 0 if returns else walls + 1
            around += walls + 1 if returns else 0
        if contains and (closes or not has(visited, target)):
            longest = max(longest, walls + 1)
        if closes or has(visited, target):
            direction += 1
            continue
        if crossed_at == 0 and side_from(corner, direction) == side:
            crossed_at = walls + 1
        corner = target
        visited |= bit(corner)
        path = path * DIRECTIONS + direction
        walls += 1
        direction = 0
    return shortest, longest_closed, across, around, longest


@rule
def segments_with(s: State, side: Side) -> tuple[int, int, int, int, int]:
    """All segments that contain this wall. One between two nurseries is found from either end."""
    shortest, longest_closed, across, around, longest = NO_SEGMENTS
    nurseries = all_nurseries(s)
    starts = nurseries & connected_corners(s, ends_of(side))
    corner = 0
    while starts:
        if starts & 1:
            found = segments_from(s, corner, side, nurseries)
            if found[0] and (shortest == 0 or found[0] < shortest):
                shortest = found[0]
            longest_closed = max(longest_closed, found[1])
            across += found[2]
            around += found[3]
            longest = max(longest, found[4])
        starts >>= 1
        corner += 1
    return shortest, longest_closed, across // 2, around, longest
