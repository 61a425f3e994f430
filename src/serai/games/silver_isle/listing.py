"""What is legal: a list of all actions that `offers.py` allows."""

from __future__ import annotations

from serai.engine.bits import has
from serai.engine.jit import rule
from serai.engine.layout import Ints
from serai.games.silver_isle.actions import (
    CLAIM,
    DISCOVER,
    FIRST_OF,
    KINDS,
    NUM_SPOTS,
    PARTS_OF,
    PORT_ATTACKS,
    SAIL,
)
from serai.games.silver_isle.clauses import Clause
from serai.games.silver_isle.offers import names_crew_and_place, open_kinds, refuse_open
from serai.games.silver_isle.rules.crews import place_of
from serai.games.silver_isle.rules.geometry import first_space, is_ashore, port_of, spot_of
from serai.games.silver_isle.rules.sight import point_of
from serai.games.silver_isle.state import State
from serai.games.silver_isle.terms import (
    CREWS,
    NEIGHBOURS,
    NOWHERE,
    PLACES,
    QUARTERS,
    Phase,
    Place,
)


@rule
def legal(s: State, offers: Ints) -> int:
    """Write the numbers of all legal actions into `offers`; return how many there are."""
    kinds = open_kinds(s)
    number = 0
    for kind in range(1, KINDS + 1):
        if has(kinds, kind):
            number = offer_kind(s, kind, offers, number)
    return number


@rule
def offer_kind(s: State, kind: int, offers: Ints, number: int) -> int:
    """Add the legal actions of one kind to the offers; return how many there are now."""
    if kind == CLAIM and s.phase == Phase.SILVER:
        return offer_spoils(s, offers, number)
    if names_crew_and_place(kind):
        return offer_near(s, kind, offers, number)
    if kind == SAIL:
        return offer_corners(s, offers, number)
    if kind == PORT_ATTACKS:
        return offer_neighbours(s, kind, 0, port_of(int(s.turn)), offers, number)
    if kind == DISCOVER:
        return offer_spaces(s, offers, number)
    for action in range(FIRST_OF[kind], FIRST_OF[kind + 1]):
        part = int(PARTS_OF[action, 0])
        if refuse_open(s, kind, part, int(PARTS_OF[action, 1])) == Clause.ALLOWED:
            offers[number] = action
            number += 1
    return number


@rule
def offer_place(s: State, kind: int, crew: int, place: Place, offers: Ints, number: int) -> int:
    """Add the action of this kind about this place if it is legal; `crew` is 0 where none acts."""
    part = crew if crew else place
    if refuse_open(s, kind, part, place) != Clause.ALLOWED:
        return number
    rank = crew - 1 if crew else 0
    offers[number] = FIRST_OF[kind] + rank * NUM_SPOTS + spot_of(s, place) - 1
    return number + 1


@rule
def offer_neighbours(
    s: State, kind: int, crew: int, start: Place, offers: Ints, number: int
) -> int:
    """Add what is legal about the places next to this one."""
    for index in range(NEIGHBOURS):
        place = int(s.next_to[start, index])
        if place == NOWHERE:
            break
        number = offer_place(s, kind, crew, place, offers, number)
    return number


@rule
def offer_near(s: State, kind: int, offers: Ints, number: int) -> int:
    """Add what each crew ashore may do where it is and next to it."""
    for crew in range(1, CREWS + 1):
        start = place_of(s, int(s.turn), crew)
        if is_ashore(start):
            if kind == CLAIM:
                number = offer_place(s, kind, crew, start, offers, number)
            number = offer_neighbours(s, kind, crew, start, offers, number)
    return number


@rule
def offer_spoils(s: State, offers: Ints, number: int) -> int:
    """isle.fight.silver.3 Add what the winner may do with the loser's tokens."""
    for crew in range(1, CREWS + 1):
        for place in range(1, PLACES):
            if s.spoils[place]:
                number = offer_place(s, CLAIM, crew, place, offers, number)
    return number


@rule
def offer_corners(s: State, offers: Ints, number: int) -> int:
    """Add where the ship may sail."""
    for corner in range(s.num_corners + 1):
        if refuse_open(s, SAIL, corner, 0) == Clause.ALLOWED:
            offers[number] = FIRST_OF[SAIL] + point_of(s, corner)
            number += 1
    return number


@rule
def offer_spaces(s: State, offers: Ints, number: int) -> int:
    """Add the spaces of the gained tile on which the mine may be placed."""
    first = first_space(int(s.gained))
    for place in range(first, first + QUARTERS):
        number = offer_place(s, DISCOVER, 0, place, offers, number)
    return number


@rule
def weight(s: State, action: int) -> int:  # noqa: ARG001 (every game has it)
    """isle.seat.3, isle.build.4 All outcomes of chance are equally likely."""
    return 1
