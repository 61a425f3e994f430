"""Lists of legal actions, where the record counts otherwise than actions do: by its crews' slots,
its places, corners and mines.

Only those are asked about that have a chance: nobody steps where a crew is, and no token is claimed
where none lies. A test compares the lists with all that is not refused.

Each `list_` writes the numbers of the legal actions of one kind into `numbers`, from place `count`
on, and returns the new count; `first` is the number of the first action of that kind. Sets are
gone through from the smallest member up: `places &= places - 1` takes the smallest out.
"""

from __future__ import annotations

import numpy as np

from serai.engine.bits import Bits, bit, smallest
from serai.engine.jit import rule
from serai.engine.layout import Ints
from serai.games.silver_isle import terms
from serai.games.silver_isle.reasons import Reason
from serai.games.silver_isle.rules.attack import refuse_attack, refuse_port_attack
from serai.games.silver_isle.rules.crew import crews_at
from serai.games.silver_isle.rules.fight import refuse_spoils
from serai.games.silver_isle.rules.geometry import first_space, is_ashore, port_of, spot_of
from serai.games.silver_isle.rules.mine import refuse_dig, refuse_discovery
from serai.games.silver_isle.rules.movement import refuse_claim, refuse_step
from serai.games.silver_isle.rules.place import bit_of, half_of, is_next, place_in
from serai.games.silver_isle.rules.ship import (
    is_in_europe,
    refuse_sail,
    refuse_ship_claim,
    shore_of,
)
from serai.games.silver_isle.rules.sight import point_of
from serai.games.silver_isle.state import State
from serai.games.silver_isle.tables import NUM_SPOTS
from serai.games.silver_isle.terms import Crew, Place, Seat, Slot

PORTS = np.array([0, sum(1 << port - terms.HALF for port in range(terms.PORT, terms.PLACES))])
"""The set of all ports, in two halves."""


@rule
def number_of(s: State, first: int, crew: Crew, place: Place) -> int:
    """The number of the action that names this crew and this place."""
    return first + (crew - 1) * NUM_SPOTS + spot_of(s, place) - 1


# --- Steps ------------------------------------------------------------------------------------


@rule
def list_steps(s: State, seat: Seat, numbers: Ints, count: int, first: int) -> int:
    """Crews ashore step to places next to them."""
    for slot in range(terms.CREWS):
        if is_ashore(int(s.crew_at[seat, slot])):
            for half in range(terms.HALVES):
                count = list_steps_of(s, seat, slot, half, numbers, count, first)
    return count


@rule
def list_steps_of(
    s: State, seat: Seat, slot: Slot, half: int, numbers: Ints, count: int, first: int
) -> int:
    """One crew's steps, to where no crew is, into one half of all places."""
    crew = int(s.crews[seat, slot])
    places = s.near[s.crew_at[seat, slot], half] & ~s.occupied[half]
    while places:
        place = place_in(half, places)
        if refuse_step(s, seat, crew, place) == Reason.ALLOWED:
            numbers[count] = number_of(s, first, crew, place)
            count += 1
        places &= places - 1
    return count


# --- Claims -----------------------------------------------------------------------------------


@rule
def list_claims(s: State, seat: Seat, numbers: Ints, count: int, first: int) -> int:
    """Crews ashore claim silver where they are and next to them."""
    for slot in range(terms.CREWS):
        if is_ashore(int(s.crew_at[seat, slot])):
            for half in range(terms.HALVES):
                count = list_claims_of(s, seat, slot, half, numbers, count, first)
    return count


@rule
def list_claims_of(
    s: State, seat: Seat, slot: Slot, half: int, numbers: Ints, count: int, first: int
) -> int:
    """What one crew claims, where tokens lie, in one half of all places."""
    crew = int(s.crews[seat, slot])
    start = int(s.crew_at[seat, slot])
    here = bit_of(start) if half_of(start) == half else 0
    places = (s.near[start, half] | here) & s.with_silver[half]
    while places:
        place = place_in(half, places)
        if refuse_claim(s, seat, crew, place) == Reason.ALLOWED:
            numbers[count] = number_of(s, first, crew, place)
            count += 1
        places &= places - 1
    return count


@rule
def list_ship_claims(s: State, seat: Seat, numbers: Ints, count: int, first: int) -> int:
    """The ship claims silver next to its closest place, where it reaches so far."""
    if s.ship_reach == terms.ShipReach.CLOSEST:
        return count
    for half in range(terms.HALVES):
        places = s.near[shore_of(s, seat), half] & s.with_silver[half]
        while places:
            place = place_in(half, places)
            if refuse_ship_claim(s, seat, place) == Reason.ALLOWED:
                numbers[count] = first + spot_of(s, place) - 1
                count += 1
            places &= places - 1
    return count


@rule
def list_spoils(s: State, numbers: Ints, count: int, first: int) -> int:
    """isle.fight.silver.3 The winner's crews claim the loser's tokens."""
    for crew in range(1, terms.CREWS + 1):
        for place in range(1, terms.PLACES):
            if s.spoils[place] and refuse_spoils(s, crew, place) == Reason.ALLOWED:
                numbers[count] = number_of(s, first, crew, place)
                count += 1
    return count


# --- Attacks ----------------------------------------------------------------------------------


@rule
def list_attacks(s: State, seat: Seat, numbers: Ints, count: int, first: int) -> int:
    """Crews ashore attack crews and ports next to them."""
    for slot in range(terms.CREWS):
        if is_ashore(int(s.crew_at[seat, slot])):
            for half in range(terms.HALVES):
                count = list_attacks_of(s, seat, slot, half, numbers, count, first)
    return count


@rule
def list_attacks_of(
    s: State, seat: Seat, slot: Slot, half: int, numbers: Ints, count: int, first: int
) -> int:
    """What one crew attacks, in one half of all places."""
    crew = int(s.crews[seat, slot])
    places = s.near[s.crew_at[seat, slot], half] & (s.occupied[half] | PORTS[half])
    while places:
        place = place_in(half, places)
        if refuse_attack(s, seat, crew, place) == Reason.ALLOWED:
            numbers[count] = number_of(s, first, crew, place)
            count += 1
        places &= places - 1
    return count


@rule
def list_port_attacks(s: State, seat: Seat, numbers: Ints, count: int, first: int) -> int:
    """A port with a crew inside attacks crews and ports next to it."""
    port = port_of(seat)
    if crews_at(s, seat, port) == 0:
        return count
    for half in range(terms.HALVES):
        places = s.near[port, half] & (s.occupied[half] | PORTS[half])
        while places:
            place = place_in(half, places)
            if refuse_port_attack(s, seat, place) == Reason.ALLOWED:
                numbers[count] = first + spot_of(s, place) - 1
                count += 1
            places &= places - 1
    return count


# --- Ships and mines --------------------------------------------------------------------------


@rule
def corners_to_sail_to(s: State, seat: Seat) -> Bits:
    """A ship at a corner sees where it can sail, and may sail home. From Europe it can come to a
    corner of its port: all are worth asking about."""
    if is_in_europe(s, seat):
        return bit(int(s.num_corners) + 1) - 1
    return s.sight[s.ship_at[seat]] | bit(terms.NO_CORNER)


@rule
def list_voyages(s: State, seat: Seat, numbers: Ints, count: int, first: int) -> int:
    """The ship sails to a corner, or home."""
    corners = corners_to_sail_to(s, seat)
    while corners:
        corner = smallest(corners)
        if refuse_sail(s, seat, corner) == Reason.ALLOWED:
            numbers[count] = first + point_of(s, corner)
            count += 1
        corners &= corners - 1
    return count


@rule
def list_digging(s: State, seat: Seat, numbers: Ints, count: int, first: int) -> int:
    """Mine by mine, the crews next to it dig there."""
    for owner in range(terms.SEATS):
        if s.mine_at[owner] != terms.NOWHERE and s.mine_value[owner]:
            count = list_digging_at(s, seat, owner, numbers, count, first)
    return count


@rule
def list_digging_at(
    s: State, seat: Seat, owner: Seat, numbers: Ints, count: int, first: int
) -> int:
    """Crews that are next to this mine dig there."""
    for slot in range(terms.CREWS):
        crew = int(s.crews[seat, slot])
        is_there = is_next(s, int(s.mine_at[owner]), int(s.crew_at[seat, slot]))
        if is_there and refuse_dig(s, seat, crew, owner) == Reason.ALLOWED:
            numbers[count] = first + (crew - 1) * terms.SEATS + owner
            count += 1
    return count


@rule
def list_discoveries(s: State, numbers: Ints, count: int, first: int) -> int:
    """The mine is placed on a space of the gained tile."""
    start = first_space(int(s.gained))
    for place in range(start, start + terms.QUARTERS):
        if refuse_discovery(s, place) == Reason.ALLOWED:
            numbers[count] = first + spot_of(s, place) - 1
            count += 1
    return count
