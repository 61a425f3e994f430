"""Wall segments: walls in a row that start at a nursery."""

from __future__ import annotations

from typing import TypeAlias

from serai.engine.bits import Bits, bit, has
from serai.engine.jit import rule
from serai.games.silk.rules.geometry import (
    NO_CORNERS,
    all_nurseries,
    connected_corners,
    ends_of,
    is_walled,
    side_from,
)
from serai.games.silk.rules.walk import START, last_step, with_step, without_step
from serai.games.silk.state import State
from serai.games.silk.tables import OPPOSITE, STEP
from serai.games.silk.terms import DIRECTIONS, NO_SIDE, SEGMENT, SPOTS, Corner, Side

ANY_SIDE: Side = NO_SIDE
"""Asks for segments with whatever walls."""

Segments: TypeAlias = tuple[int, int, int, int, int]
"""Of the segments found: walls of the shortest closed one; of the longest closed one; of all closed
ones that end elsewhere; of all that end where they start, found both ways round; of the longest.
"""

NO_SEGMENTS: Segments = (0, 0, 0, 0, 0)


@rule
def add_segment(found: Segments, walls: int, closes: bool, returns: bool) -> Segments:
    """What was found, with one more segment of so many walls."""
    shortest, longest_closed, across, around, longest = found
    if closes:
        shortest = walls if shortest == 0 else min(shortest, walls)
        longest_closed = max(longest_closed, walls)
    if closes and returns:
        around += walls
    elif closes:
        across += walls
    return shortest, longest_closed, across, around, max(longest, walls)


@rule
def segments_from(
    s: State, start: Corner, side: Side, nurseries: Bits, found: Segments
) -> Segments:
    """silk.seg.def, silk.seg.closed, silk.seg.split, silk.seg.score.4, silk.seg.score.5,
    silk.imp.long.3, silk.imp.long.4, silk.geo.nursery.5 Follow every row of different walls from
    this nursery, over no corner twice and past no nursery, and add those that contain the side.

    A walk: forward along a wall, back when a corner has been left in all four directions.
    `crossed_at` remembers which wall of the row is the one on the side, 0 before it comes.
    """
    corner, visited = start, bit(start)
    walk, walls, crossed_at, direction = START, 0, 0, 0
    while walls > 0 or direction < DIRECTIONS:
        if direction == DIRECTIONS:
            visited ^= bit(corner)
            crossed_at = 0 if crossed_at == walls else crossed_at
            walls -= 1
            direction = last_step(walk)
            walk = without_step(walk)
            corner += STEP[OPPOSITE[direction]]
            direction += 1
            continue
        crossing = side_from(corner, direction)
        if not is_walled(s, crossing):
            direction += 1
            continue
        target = corner + STEP[direction]
        returns = target == start and walls > 1  # one wall alone only leads back
        closes = returns or (has(nurseries, target) and target != start)
        if has(visited, target) and not closes:
            direction += 1
            continue
        if walls + 1 >= SEGMENT and (side == ANY_SIDE or crossing == side or crossed_at > 0):
            found = add_segment(found, walls + 1, closes, returns)
        if closes:
            direction += 1
            continue
        walls += 1
        crossed_at = walls if crossing == side else crossed_at
        walk = with_step(walk, direction)
        corner = target
        visited |= bit(corner)
        direction = 0
    return found


@rule
def segments_with(s: State, side: Side) -> Segments:
    """All segments that contain this wall. One between two nurseries is found from either end."""
    found = NO_SEGMENTS
    nurseries = all_nurseries(s)
    starts = nurseries & connected_corners(s, ends_of(side), NO_CORNERS)
    for corner in range(1, SPOTS):
        if has(starts, corner):
            found = segments_from(s, corner, side, nurseries, found)
    return found[0], found[1], found[2] // 2, found[3], found[4]
