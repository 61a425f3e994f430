"""What is legal: a list of all actions that `offers.py` allows.

It asks about those actions only that have a chance: a crew that is not aboard cannot be unloaded,
and where no token lies none can be claimed. A test compares the list with all that is not refused.
"""

from __future__ import annotations

import numpy as np

from serai.engine.bits import Bits, bit, smallest
from serai.engine.jit import rule
from serai.engine.layout import Ints
from serai.games.silver_isle import actions
from serai.games.silver_isle.actions import FIRST_OF, FIRST_PARTS, NUM_SECOND, NUM_SPOTS
from serai.games.silver_isle.offers import names_crew_and_place, open_kinds, refuse_open
from serai.games.silver_isle.reasons import Reason
from serai.games.silver_isle.rules.crew import crew_set
from serai.games.silver_isle.rules.geometry import first_space, is_ashore, port_of, spot_of
from serai.games.silver_isle.rules.place import bit_of, half_of, is_next, place_in
from serai.games.silver_isle.rules.ship import is_in_europe, shore_of
from serai.games.silver_isle.rules.sight import point_of
from serai.games.silver_isle.state import State
from serai.games.silver_isle.terms import (
    CREWS,
    HALF,
    HALVES,
    NO_CORNER,
    NO_CREW,
    NOWHERE,
    PLACES,
    PORT,
    QUARTERS,
    SEATS,
    SHIP,
    Crew,
    Phase,
    Place,
)

PORTS = np.array([0, sum(1 << port - HALF for port in range(PORT, PLACES))])
"""The set of all ports, in two halves."""
WITH_CREW_ABOARD: Bits = sum(
    1 << kind
    for kind in (actions.UNLOAD_CREW, actions.SHIP_ATTACKS_SHIP, actions.SHIP_ATTACKS_SHORE)
)
WITH_CREW_IN_PORT: Bits = sum(
    1 << kind for kind in (actions.DROP_SILVER, actions.PORT_ATTACKS, actions.PORT_ATTACKS_SHIP)
)
"""Kinds of action for which a crew has to be there."""


@rule
def legal(s: State, offers: Ints) -> int:
    """Write the numbers of all legal actions into `offers`; return how many there are."""
    kinds = kinds_to_ask(s)
    number = 0
    while kinds:
        number = offer_kind(s, smallest(kinds), offers, number)
        kinds &= kinds - 1
    return number


@rule
def kinds_to_ask(s: State) -> Bits:
    """The kinds of action that may come now and have a chance."""
    kinds = open_kinds(s)
    if s.phase == Phase.ACT:
        if crew_set(s, int(s.turn), SHIP) == 0:
            kinds &= ~WITH_CREW_ABOARD
        if crew_set(s, int(s.turn), port_of(int(s.turn))) == 0:
            kinds &= ~WITH_CREW_IN_PORT
    return kinds


@rule
def offer_kind(s: State, kind: int, offers: Ints, number: int) -> int:
    """Add the legal actions of one kind to the offers; return how many there are now."""
    if kind == actions.CLAIM and s.phase == Phase.SILVER:
        return offer_spoils(s, offers, number)
    if names_crew_and_place(kind):
        return offer_near(s, kind, offers, number)
    if kind == actions.SAIL:
        return offer_corners(s, offers, number)
    if kind == actions.MINE:
        return offer_mines(s, offers, number)
    if kind >= actions.LOAD_CREW and kind <= actions.UNLOAD_CREW:
        return offer_cargo(s, kind, offers, number)
    if kind == actions.PORT_ATTACKS:
        return offer_targets(s, kind, NO_CREW, port_of(int(s.turn)), offers, number)
    if kind == actions.DISCOVER:
        return offer_spaces(s, offers, number)
    return offer_all(s, kind, offers, number)


@rule
def offer_all(s: State, kind: int, offers: Ints, number: int) -> int:
    """Add those of all actions of this kind that are legal."""
    action = FIRST_OF[kind]
    part = FIRST_PARTS[kind, 0]
    while action < FIRST_OF[kind + 1]:
        for rank in range(NUM_SECOND[kind]):
            if refuse_open(s, kind, part, FIRST_PARTS[kind, 1] + rank) == Reason.ALLOWED:
                offers[number] = action + rank
                number += 1
        part += 1
        action += NUM_SECOND[kind]
    return number


# --- Places -----------------------------------------------------------------------------------


@rule
def offer_place(s: State, kind: int, crew: Crew, place: Place, offers: Ints, number: int) -> int:
    """Add the action of this kind about this place if it is legal; NO_CREW where none acts."""
    part = crew if crew else place
    if refuse_open(s, kind, part, place) != Reason.ALLOWED:
        return number
    rank = crew - 1 if crew else 0
    offers[number] = FIRST_OF[kind] + rank * NUM_SPOTS + spot_of(s, place) - 1
    return number + 1


@rule
def places_to_ask(s: State, kind: int, start: Place, half: int) -> Bits:
    """One half of the places about which it is worth asking: crews step where nobody stands, claim
    where tokens lie, and attack those who stand next to them, and ports."""
    near = s.near[start, half]
    if kind == actions.STEP:
        return near & ~s.occupied[half]
    if kind == actions.CLAIM:
        here = bit_of(start) if half_of(start) == half else 0
        return (near | here) & s.with_silver[half]
    return near & (s.occupied[half] | PORTS[half])


@rule
def offer_targets(s: State, kind: int, crew: Crew, start: Place, offers: Ints, number: int) -> int:
    """Add what is legal about the places at and next to this one."""
    for half in range(HALVES):
        places = places_to_ask(s, kind, start, half)
        while places:
            number = offer_place(s, kind, crew, place_in(half, places), offers, number)
            places &= places - 1
    return number


@rule
def offer_near(s: State, kind: int, offers: Ints, number: int) -> int:
    """Add what each crew ashore may do where it is and next to it."""
    for slot in range(CREWS):
        start = int(s.crew_at[s.turn, slot])
        if is_ashore(start):
            number = offer_targets(s, kind, int(s.crews[s.turn, slot]), start, offers, number)
    return number


@rule
def offer_spoils(s: State, offers: Ints, number: int) -> int:
    """isle.fight.silver.3 Add what the winner may do with the loser's tokens."""
    for crew in range(1, CREWS + 1):
        for place in range(1, PLACES):
            if s.spoils[place]:
                number = offer_place(s, actions.CLAIM, crew, place, offers, number)
    return number


@rule
def offer_spaces(s: State, offers: Ints, number: int) -> int:
    """Add the spaces of the gained tile on which the mine may be placed."""
    start = first_space(int(s.gained))
    for place in range(start, start + QUARTERS):
        number = offer_place(s, actions.DISCOVER, NO_CREW, place, offers, number)
    return number


# --- Ships, cargo and mines -------------------------------------------------------------------


@rule
def corners_to_ask(s: State) -> Bits:
    """A ship in Europe may arrive at any corner, for all we know; one that is not may go where it
    sees, and home."""
    if is_in_europe(s, int(s.turn)):
        return bit(int(s.num_corners) + 1) - 1
    return s.sight[s.ship_at[s.turn]] | bit(NO_CORNER)


@rule
def offer_corners(s: State, offers: Ints, number: int) -> int:
    """Add where the ship may sail."""
    corners = corners_to_ask(s)
    while corners:
        corner = smallest(corners)
        if refuse_open(s, actions.SAIL, corner, 0) == Reason.ALLOWED:
            offers[number] = FIRST_OF[actions.SAIL] + point_of(s, corner)
            number += 1
        corners &= corners - 1
    return number


@rule
def cargo_to_ask(s: State, kind: int) -> Bits:
    """The crews that may be loaded or unloaded, or whose token may: those at the ship's shore, or
    aboard. What is no crew is a token from the ground."""
    seat = int(s.turn)
    if kind == actions.UNLOAD_CREW:
        return crew_set(s, seat, SHIP)
    crews = crew_set(s, seat, shore_of(s, seat))
    return crews if kind == actions.LOAD_CREW else crews | bit(NO_CREW)


@rule
def offer_cargo(s: State, kind: int, offers: Ints, number: int) -> int:
    """Add what the ship may load, or unload."""
    crews = cargo_to_ask(s, kind)
    while crews:
        crew = smallest(crews)
        if refuse_open(s, kind, crew, 0) == Reason.ALLOWED:
            offers[number] = FIRST_OF[kind] + crew - FIRST_PARTS[kind, 0]
            number += 1
        crews &= crews - 1
    return number


@rule
def offer_mines(s: State, offers: Ints, number: int) -> int:
    """Add the mines that have been found, and who may dig there."""
    for owner in range(SEATS):
        if s.mine_at[owner] != NOWHERE and s.mine_value[owner]:
            number = offer_mine(s, owner, offers, number)
    return number


@rule
def offer_mine(s: State, owner: int, offers: Ints, number: int) -> int:
    """Add the crews next to this mine that may dig."""
    for slot in range(CREWS):
        crew = int(s.crews[s.turn, slot])
        is_there = is_next(s, int(s.mine_at[owner]), int(s.crew_at[s.turn, slot]))
        if is_there and refuse_open(s, actions.MINE, crew, owner) == Reason.ALLOWED:
            offers[number] = FIRST_OF[actions.MINE] + (crew - 1) * SEATS + owner
            number += 1
    return number


@rule
def weight(s: State, action: int) -> int:  # noqa: ARG001 (every game has it)
    """isle.seat.3, isle.build.4 All outcomes of chance are equally likely."""
    return 1
