"""What the public knows of a seat's crews, in words that people can read and write."""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.engine.layout import copy_record
from serai.engine.seat import Seat
from serai.games.silver_isle.notation import pool_name
from serai.games.silver_isle.rules import geometry, knowledge
from serai.games.silver_isle.tables import EVERY_WORLD, HOLDS, SPREAD
from serai.games.silver_isle.terms import CREWS, WORD, WORDS, WORLDS, Slot

CREW_BITS = 1 << np.arange(CREWS)
VALUES = [[crew for crew in range(CREWS) if crews >> crew & 1] for crews in range(1 << CREWS)]
"""The values of the crews in a set, the smallest first."""


def pools(s: Any, seat: Seat) -> dict[str, list[Slot]]:
    """The seat's slots, grouped by pool under the name of the pool. On the isle each slot is a
    group by itself."""
    found: dict[str, list[Slot]] = {}
    for slot in range(CREWS):
        place = int(s.crew_at[seat, slot])
        star = "*" if s.loaded[seat, slot] and not geometry.is_space(place) else ""
        found.setdefault(pool_name(s, place) + star, []).append(slot)
    return found


def possible_values(s: Any, seat: Seat, slot: Slot) -> list[int]:
    """The values that the public cannot exclude for this slot."""
    return [crew - 1 for crew in range(1, CREWS + 1) if knowledge.may_be(s, seat, slot, crew)]


def values_by_slot(s: Any) -> list[list[list[int]]]:
    """The same for every slot of every seat, found at once: a view needs all of them."""
    may_hold = (s.worlds[:, None, None] & HOLDS[:, 1:]).any(axis=-1)
    return [[VALUES[crews] for crews in slots] for slots in (may_hold @ CREW_BITS).tolist()]


def known_pools(s: Any, seat: Seat) -> list[str]:
    """isle.info.4, isle.info.6 The crews and pools whose values everybody can name. Everybody can
    name those of a pool of all six, so it is left out."""
    found = pools(s, seat)
    return [
        name
        for name, slots in found.items()
        if len(slots) < CREWS and len(possible_values(s, seat, slots[0])) == len(slots)
    ]


def implied_worlds(s: Any, seat: Seat, known: list[str]) -> Any:
    """The worlds that remain possible for somebody who knows what is in these pools, and nothing
    else."""
    spare = copy_record(s)
    spare.worlds[seat] = EVERY_WORLD
    for name in known:
        for slot in pools(s, seat)[name]:
            knowledge.narrow(spare, seat, slot, knowledge.crews_in_pool(s, seat, slot))
    return spare.worlds[seat]


def canonical(s: Any, seat: Seat, world: int) -> str:
    """The values in all slots in this world, as text. Within a pool they are sorted, so that worlds
    which nobody can tell apart are written alike."""
    values = [int(crew) - 1 for crew in SPREAD[world]]
    for slots in pools(s, seat).values():
        for slot, value in zip(slots, sorted(values[slot] for slot in slots), strict=True):
            values[slot] = value
    return "".join(map(str, values))


def possible_spreads(s: Any, seat: Seat) -> list[str]:
    """isle.info.11 All ways to spread the values that the public cannot exclude."""
    found = [world for world in range(WORLDS) if knowledge.is_possible(s, seat, world)]
    return sorted({canonical(s, seat, world) for world in found})


def worlds_of(s: Any, seat: Seat, spreads: set[str]) -> Any:
    """The set of all worlds that are written as one of these spreads."""
    words = np.zeros(WORDS, dtype=np.int64)
    for world in range(WORLDS):
        if canonical(s, seat, world) in spreads:
            words[world // WORD] |= 1 << world % WORD
    return words


def is_true_possible(s: Any, seat: Seat) -> bool:
    """Whether the public thinks possible what is really the case."""
    crews = [int(crew) for crew in s.crews[seat]]
    world = next(w for w in range(WORLDS) if SPREAD[w].tolist() == crews)
    return bool(knowledge.is_possible(s, seat, world))


def is_mixed(s: Any, seat: Seat) -> bool:
    """isle.info.6 Whether the public thinks the same of all slots of a pool."""
    return all(
        possible_values(s, seat, slot) == possible_values(s, seat, slot + 1)
        for slot in range(CREWS - 1)
        if knowledge.look_alike(s, seat, slot, slot + 1)
    )
