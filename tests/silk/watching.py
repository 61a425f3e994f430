"""A fast watcher: plays whole random games and looks at the invariants after every decision.

`serai.games.silk.invariants` says the same at leisure; this one is compiled, and looks at two
positions in a row, so that it sees what changes as well.
"""

from enum import IntEnum
from typing import Any

import numpy as np

from serai.engine.bits import has
from serai.engine.dispatch import actor, apply, legal
from serai.engine.jit import rule
from serai.engine.layout import Ints
from serai.engine.sampling import random_action, random_word
from serai.engine.seat import NOBODY
from serai.games.silk.tables import ROWS, WALLS
from serai.games.silk.terms import (
    COLUMNS,
    IMPROVEMENTS,
    NOWHERE,
    PIECES,
    SEATS,
    SPOTS,
    STRIDE,
    Phase,
)

ALL_REWARDS = 30
PLY_CAP = 20_000
"""Far more than any random game takes; the rules themselves know no cap."""


class Fault(IntEnum):
    """What the watcher may see go wrong."""

    NONE = 0
    WORMS = 1
    NURSERIES = 2
    WALLS = 3
    TILES = 4
    UNCONNECTED = 5
    MOVED_TWICE = 6
    NEGATIVE = 7
    IMPROVEMENTS = 8
    DEAD_END = 9
    SCORE_OF_ANOTHER = 10
    BUILT_THINGS_GO = 11
    NO_END = 12


@rule
def worms_of(s: Any, seat: int) -> int:
    """All worms of a seat, wherever they are."""
    total = int(s.reserve[seat]) + int(s.den[seat]) + int(s.hand[seat])
    for tile in range(SPOTS):
        total += int(s.worms[tile, seat])
    return total


@rule
def is_worm_lost(s: Any) -> bool:
    """silk.inv.1 is broken."""
    for seat in range(s.players):
        if worms_of(s, seat) != 15 or s.reserve[seat] < 0 or s.den[seat] < 0 or s.hand[seat] < 0:
            return True
    return False


@rule
def owner_at(s: Any, corner: int) -> int:
    """How many nurseries stand on a corner."""
    number = 0
    for seat in range(s.players):
        number += int(has(s.nurseries[seat], corner))
    return number


@rule
def are_nurseries_wrong(s: Any) -> bool:
    """silk.inv.2 is broken."""
    for seat in range(s.players):
        standing = 0
        for corner in range(SPOTS):
            standing += int(has(s.nurseries[seat], corner))
        if standing > 4:
            return True
    for corner in range(1, SPOTS):
        if owner_at(s, corner) == 0:
            continue
        if owner_at(s, corner) > 1:
            return True
        for other in range(1, corner):
            if owner_at(s, other):
                rows = abs((corner - 1) // STRIDE - (other - 1) // STRIDE)
                columns = abs((corner - 1) % STRIDE - (other - 1) % STRIDE)
                if rows + columns < s.nursery_min_distance:
                    return True
    return False


@rule
def walls_standing(s: Any) -> int:
    """How many walls stand."""
    number = 0
    for spot in range(SPOTS):
        number += int(has(s.walls_h, spot)) + int(has(s.walls_v, spot))
    return number


@rule
def is_wall_unconnected(s: Any, reached: Ints) -> bool:
    """silk.inv.5 is broken: some wall is joined to no nursery."""
    for corner in range(SPOTS):
        reached[corner] = owner_at(s, corner)
    grows = True
    while grows:
        grows = False
        for spot in range(1, SPOTS):
            for far in (spot + 1, spot + STRIDE):
                walled = has(s.walls_h, spot) if far == spot + 1 else has(s.walls_v, spot)
                if walled and (reached[spot] > 0) != (reached[far] > 0):
                    reached[spot] = 1
                    reached[far] = 1
                    grows = True
    for spot in range(1, SPOTS):
        if (has(s.walls_h, spot) or has(s.walls_v, spot)) and reached[spot] == 0:
            return True
    return False


@rule
def are_tiles_wrong(s: Any) -> bool:
    """silk.inv.4 or silk.occ.1 is broken."""
    standing = 0
    for tile in range(SPOTS):
        crowd = 0
        for seat in range(SEATS):
            crowd += int(s.worms[tile, seat])
            if s.worms[tile, seat] < 0:
                return True
        piece = int(s.piece_at[tile])
        on_board = (
            tile > 0 and (tile - 1) // STRIDE < ROWS[s.players] and (tile - 1) % STRIDE < COLUMNS
        )
        if crowd != s.crowd[tile] or crowd > 3 or (crowd and piece) or (piece and not on_board):
            return True
        if piece:
            standing += 1
            if s.location[piece] != tile:
                return True
        if crowd and not on_board:
            return True
    expected = 1 + 2 * s.players - int(s.lifted != 0)
    return s.phase > Phase.PIECES and standing != expected


@rule
def are_scores_wrong(s: Any) -> bool:
    """silk.inv.7 is broken."""
    lowest = 0
    for seat in range(s.players):
        lowest = min(lowest, int(s.points[seat]))
    return lowest < 0


@rule
def are_improvements_wrong(s: Any, owners: Ints) -> bool:
    """silk.inv.8 is broken: an Improvement changed hands, or more was paid than there is."""
    paid = 0
    for i in range(IMPROVEMENTS):
        if owners[i] != NOBODY and owners[i] != s.improvements[i]:
            return True
        owners[i] = s.improvements[i]
        if owners[i] != NOBODY:
            paid += 10 if i % 2 == 0 else 5
    return paid > ALL_REWARDS


@rule
def is_one_step(s: Any, here: int, there: int) -> bool:
    """Whether two tiles are one step apart, round the edge included."""
    rows = abs((here - 1) // STRIDE - (there - 1) // STRIDE)
    columns = abs((here - 1) % STRIDE - (there - 1) % STRIDE)
    rows = min(rows, int(ROWS[s.players]) - rows)
    columns = min(columns, COLUMNS - columns)
    return rows + columns == 1


@rule
def did_piece_move_twice(s: Any, places: Ints, steps: Ints) -> bool:
    """silk.inv.6 is broken: a big piece made two steps in one action, or a long one."""
    for piece in range(1, PIECES):
        tile = int(s.location[piece])
        if tile == NOWHERE or tile == places[piece]:
            continue
        if places[piece] != NOWHERE:
            steps[piece] += 1
            if steps[piece] > 1 or not is_one_step(s, int(places[piece]), tile):
                return True
        places[piece] = tile
    return False


# --- Two positions in a row -------------------------------------------------------------------

SCORES, OWNERS, PLACES, STEPS, REACHED, BUILT = range(6)
"""The rows of the watcher's memory: points, owners of Improvements, tiles and steps of the pieces,
corners reached, and what has been built so far (how much, walls across, walls down)."""


def make_memory() -> Ints:
    """Room for what the watcher remembers."""
    memory = np.zeros((6, SPOTS + STRIDE + 1), dtype=np.int64)
    memory[OWNERS] = NOBODY
    return memory


@rule
def remember(s: Any, memory: Ints) -> None:
    """Before a decision: the points; where an action begins, nothing has moved."""
    for seat in range(s.players):
        memory[SCORES, seat] = s.points[seat]
    if s.phase == Phase.DICE:
        for piece in range(PIECES):
            memory[STEPS, piece] = 0


@rule
def has_changed_score_of_another(s: Any, who: int, memory: Ints) -> bool:
    """silk.score.2 is broken."""
    changed = 0
    for seat in range(s.players):
        changed += int(memory[SCORES, seat] != s.points[seat] and seat != who)
    return changed > 0


@rule
def look(s: Any, who: int, memory: Ints) -> Fault:
    """After a decision: the first thing that is wrong."""
    if is_worm_lost(s):
        return Fault.WORMS
    if are_tiles_wrong(s):
        return Fault.TILES
    if walls_standing(s) + s.supply != WALLS[s.players] or s.supply < 0:
        return Fault.WALLS
    if are_scores_wrong(s):
        return Fault.NEGATIVE
    if are_improvements_wrong(s, memory[OWNERS]):
        return Fault.IMPROVEMENTS
    if has_changed_score_of_another(s, who, memory):
        return Fault.SCORE_OF_ANOTHER
    if did_piece_move_twice(s, memory[PLACES], memory[STEPS]):
        return Fault.MOVED_TWICE
    return Fault.NONE


@rule
def look_at_what_was_built(s: Any, memory: Ints) -> Fault:
    """After a decision: whether walls and nurseries stay; if there are more, whether those are in
    order."""
    built = walls_standing(s)
    for seat in range(s.players):
        for corner in range(SPOTS):
            built += int(has(s.nurseries[seat], corner))
    before = memory[BUILT]
    if built < before[0] or before[1] & ~s.walls_h or before[2] & ~s.walls_v:
        return Fault.BUILT_THINGS_GO
    if built > before[0]:
        if are_nurseries_wrong(s):
            return Fault.NURSERIES
        if is_wall_unconnected(s, memory[REACHED]):
            return Fault.UNCONNECTED
    before[0], before[1], before[2] = built, s.walls_h, s.walls_v
    return Fault.NONE


@rule
def play_watched(s: Any, offers: Ints, seed: int, memory: Ints) -> tuple[Fault, int]:
    """Play a whole random game; return the first fault, if any, and the number of plies."""
    for ply in range(PLY_CAP):
        who = actor(s)
        if who == NOBODY:
            return Fault.NONE, ply
        if legal(s, offers) == 0:
            return Fault.DEAD_END, ply
        remember(s, memory)
        apply(s, random_action(s, offers, random_word(seed, ply)))
        fault = look(s, who, memory)
        if fault == Fault.NONE:
            fault = look_at_what_was_built(s, memory)
        if fault != Fault.NONE:
            return fault, ply
    return Fault.NO_END, PLY_CAP
