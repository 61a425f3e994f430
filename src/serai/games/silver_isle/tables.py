"""Printed data, the names of places, and the worlds that the public may think of.

**Coordinates** are those of the rules page: x grows east, y grows north, the starting tile is
`(0,0)`. Tile `(x,y)` has four spaces, its *quarters* 0 to 3: `[2x,2y]`, `[2x+1,2y]`, `[2x,2y+1]`,
`[2x+1,2y+1]`; corner `<X,Y>` is the lower left corner of tile `(X,Y)`.

**Numbers.** The record counts tiles as they are laid, places by tile and quarter. Actions are
written with coordinates, so they count all spaces that there could be (*spots*), and all corners
(*points*).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import numpy as np

from serai.games.silver_isle import terms

# isle.build.12: one step out to sea from each coast, north, east, south, west.
OUT_X = np.array([0, 1, 0, -1])
OUT_Y = np.array([1, 0, -1, 0])

# isle.comp.1, isle.comp.2, isle.comp.4, isle.comp.5: four suits, so 24 tiles and coins, four dice
# and four pawns; a die has no six, so `mine_cap=6` needs a counter.
COASTS = np.array(list(permutations(range(terms.SEATS))))
"""isle.build.3: the suits north, east, south and west, in all 24 ways; the first is printed."""

FIRST_SPACE = -2 * terms.REACH
"""The lowest coordinate of a space."""
FIRST_POINT = -terms.REACH - 1
"""The lowest coordinate of a corner."""
SPOTS = terms.SPAN * terms.SPAN
"""Spaces that there could be, numbered from 1 in rows from the south; the ports follow."""
NUM_SPOTS = SPOTS + terms.SEATS
POINTS = terms.POINTS_A_ROW * terms.POINTS_A_ROW
"""Corners that there could be, numbered from 1 in rows from the south."""

assert terms.LINES * 2 == terms.SPAN


# --- Worlds -----------------------------------------------------------------------------------

# isle.info.3, isle.info.11: each player owns the values 0 to 5 once each, so there are 720 ways.
SPREAD = np.array(list(permutations(range(1, terms.CREWS + 1))), dtype=np.int8)
"""The crew in each slot, in every world."""


def _holds() -> np.ndarray[tuple[int, int, int], np.dtype[np.int64]]:
    table = np.zeros((terms.CREWS, terms.CREWS + 1, terms.WORDS), dtype=np.int64)
    for world in range(terms.WORLDS):
        for slot in range(terms.CREWS):
            table[slot, SPREAD[world, slot], world // terms.WORD] |= 1 << world % terms.WORD
    return table


def _twins(slot: int) -> Iterator[tuple[int, int]]:
    """Pairs of worlds that differ only in that this slot and the next have changed crews. Each pair
    once. The first of a pair is the one with the lower bit in its word."""
    index_of = {tuple(world): index for index, world in enumerate(SPREAD.tolist())}
    for world, index in index_of.items():
        twin = index_of[*world[:slot], world[slot + 1], world[slot], *world[slot + 2 :]]
        if (index % terms.WORD, index) < (twin % terms.WORD, twin):
            yield index, twin


def _exchanges(slot: int) -> list[tuple[int, int, int, int]]:
    """Pairs of worlds are moved together, by one shift, if they lie in the same two words and
    equally far apart: the word of the first, that of the second, how far apart, and all the firsts
    as a set."""
    moved: dict[tuple[int, int, int], int] = {}
    for world, twin in _twins(slot):
        key = (world // terms.WORD, twin // terms.WORD, twin % terms.WORD - world % terms.WORD)
        moved[key] = moved.get(key, 0) | 1 << world % terms.WORD
    return [(*key, worlds) for key, worlds in moved.items()]


HOLDS = _holds()
"""The worlds in which this slot is this crew, as a set, WORD worlds to a word."""
EXCHANGES = [_exchanges(slot) for slot in range(terms.CREWS - 1)]
NUM_EXCHANGES = np.array([len(moves) for moves in EXCHANGES])
"""How many exchanges it takes when a slot and the next one change crews."""


def _column(part: int, dtype: type) -> np.ndarray[tuple[int, int], np.dtype[Any]]:
    table = np.zeros((terms.CREWS - 1, max(NUM_EXCHANGES)), dtype=dtype)
    for slot, moves in enumerate(EXCHANGES):
        table[slot, : len(moves)] = [move[part] for move in moves]
    return table


LOWER, UPPER, APART = (_column(part, np.int8) for part in range(3))
"""Of each exchange the word with the lower bits, that with the upper, and how far apart."""
MOVED = _column(3, np.int64)
"""The worlds that each exchange moves, as a set in the lower word."""
EVERY_WORLD = (1 << terms.WORD) - 1
"""A word of worlds of which none is excluded."""
