"""What the public knows of a seat's crews (see `rules/knowledge.py`), as JSON: the fields `known`
and `possible` of a position."""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.engine.bits import has
from serai.engine.errors import BadPosition
from serai.engine.form import Numbers, reads, sees, writes
from serai.engine.jit import rule
from serai.engine.layout import copy_record
from serai.engine.reading import read_list, read_mapping
from serai.engine.seat import Seat
from serai.engine.seeing import seat_after
from serai.games.silver_isle.notation import pool_name
from serai.games.silver_isle.parts import read_suit, suit
from serai.games.silver_isle.rules import geometry, knowledge
from serai.games.silver_isle.rules.knowledge import may_be
from serai.games.silver_isle.state import State
from serai.games.silver_isle.tables import EVERY_WORLD, HOLDS, SPREAD
from serai.games.silver_isle.terms import CREWS, SEATS, WORD, WORDS, WORLDS, Slot, SuitLetter

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
    return [crew - 1 for crew in range(1, CREWS + 1) if may_be(s, seat, slot, crew)]


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


# --- As JSON ----------------------------------------------------------------------------------


@writes(State.known)
def write_known(s: Any) -> dict[SuitLetter, list[str]]:
    """isle.info.4 The crews and pools of which everybody can name the values."""
    known = {suit(seat): known_pools(s, seat) for seat in range(SEATS)}
    return {name: found for name, found in known.items() if found}


@reads(State.known)
def read_known(s: Any, known: object) -> None:
    """Everybody knows these, and nothing else."""
    for key, names in read_mapping(known, "known").items():
        seat = read_suit(key, "known")
        for name in read_list(names, f"known of {key}"):
            if not isinstance(name, str) or name not in pools(s, seat):
                raise BadPosition(f"{suit(seat)} has no crew at {name!r}", "isle.info.5")
        s.worlds[seat] = implied_worlds(s, seat, list(names))


@sees(State.known, SEATS, CREWS, CREWS)
@rule
def see_known(s: Any, seat: Seat, row: Numbers) -> None:
    """isle.info.10 For each slot which crews the public thinks possible."""
    for step in range(SEATS):
        who = seat_after(seat, step, s.players)
        for slot in range(CREWS):
            for crew in range(CREWS):
                at = (step * CREWS + slot) * CREWS + crew
                row[at] = may_be(s, who, slot, crew + 1)


@writes(State.possible)
def write_possible(s: Any) -> dict[SuitLetter, list[str]]:
    """isle.info.11 How the values may be spread, where the public knows more than whole pools."""
    return {
        suit(seat): possible_spreads(s, seat)
        for seat in range(SEATS)
        if (implied_worlds(s, seat, known_pools(s, seat)) != s.worlds[seat]).any()
    }


@reads(State.possible)
def read_possible(s: Any, possible: object) -> None:
    """The public excludes all other ways to spread the values."""
    for key, spreads in read_mapping(possible, "possible").items():
        seat = read_suit(key, "possible")
        found = {str(spread) for spread in read_list(spreads, f"possible of {key}")}
        s.worlds[seat] &= worlds_of(s, seat, found)


@sees(State.possible, SEATS, WORLDS)
@rule
def see_possible(s: Any, seat: Seat, row: Numbers) -> None:
    """isle.info.11 Which ways to spread a seat's values the public cannot exclude."""
    for step in range(SEATS):
        who = seat_after(seat, step, s.players)
        for word in range(WORDS):
            worlds = s.worlds[who, word]
            first = step * WORLDS + word * WORD
            for at in range(WORD):
                row[first + at] = has(worlds, at)
