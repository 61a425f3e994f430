"""How many actions it takes to bring things about: to carry silver home, to bring a crew ashore.

Crews on the way are ignored, as they may have moved on; water, mines and other ports are not.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from serai.engine.bits import Bits, bit, smallest
from serai.engine.jit import rule
from serai.engine.layout import Ints
from serai.games.silver_isle.rules.crew import crew_set
from serai.games.silver_isle.rules.geometry import column_of, is_port, port_of, row_of
from serai.games.silver_isle.rules.mine import passable
from serai.games.silver_isle.rules.place import bit_of, half_of, place_in
from serai.games.silver_isle.rules.ship import is_in_europe, shore_of
from serai.games.silver_isle.state import State
from serai.games.silver_isle.terms import (
    CORNERS,
    EUROPE,
    HALVES,
    PLACES,
    SEATS,
    SHIP,
    TILES,
    Corner,
    Place,
    Seat,
    Slot,
)

FAR = 30
"""More actions than anybody plans for."""
CROSSING = 1
"""From Europe to the port, or back."""
LOADING = 1
BUSY = 3
"""Actions until a crew that carries a token is free again."""
ALL_ASHORE, IN_EUROPE, ABOARD = range(3)

Ways: TypeAlias = Any
"""The ways of one seat with its ship in one place (`WAYS`)."""
WAYS = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("found_for", "i8"),  # what else they depend on, see `circumstances`; 0 before
                ("back", "i1", (CORNERS,)),  # the sails from each corner to the own port
                ("there", "i1", (CORNERS,)),  # and from where the ship is to each corner
                ("home", "i1", (PLACES,)),  # the actions from each place to Europe, for silver
                ("landing", "i1", (PLACES,)),  # and those until a crew comes there by ship
            ],
            align=True,
        ),
    )
)
Scratch: TypeAlias = Any
"""What a judgement keeps: all ways found on one isle (`SCRATCH`)."""
SCRATCH = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("shores", "i8", (FAR, HALVES)),  # the places next to the sea, by the way to them
                ("ways", WAYS, (SEATS, CORNERS)),
                ("tile_x", "i1", (TILES + 1,)),  # the isle
                ("tile_y", "i1", (TILES + 1,)),
            ],
            align=True,
        ),
    )
)

# --- Found once -------------------------------------------------------------------------------


@rule
def ways_of(s: State, seat: Seat, scratch: Scratch) -> Ways:
    """The ways of this seat. For each corner where its ship can be, those found last are kept,
    since most decisions do not change them."""
    if not is_known(s, scratch):
        get_to_know(s, scratch)
    ways = scratch.ways[seat, s.ship_at[seat]]
    now = circumstances(s, seat)
    if ways.found_for != now:
        chart_for(s, seat, ways)
        find_ways_home(s, seat, ways, scratch.shores)
        find_landings(s, seat, ways, scratch.shores)
        ways.found_for = now
    return ways


@rule
def is_known(s: State, scratch: Scratch) -> bool:
    """Whether the ways were found on this isle."""
    for tile in range(1, TILES + 1):
        if s.tile_x[tile] != scratch.tile_x[tile] or s.tile_y[tile] != scratch.tile_y[tile]:
            return False
    return True


@rule
def get_to_know(s: State, scratch: Scratch) -> None:
    """Forget the ways of another isle."""
    for tile in range(1, TILES + 1):
        scratch.tile_x[tile] = s.tile_x[tile]
        scratch.tile_y[tile] = s.tile_y[tile]
    for seat in range(SEATS):
        for corner in range(CORNERS):
            scratch.ways[seat, corner].found_for = 0


@rule
def circumstances(s: State, seat: Seat) -> int:
    """A number for all that the seat's ways depend on, besides the isle and the place of its ship:
    the mines, which bar ways, and where a crew is that can be landed. Never 0."""
    found = 1 + where_crews_wait(s, seat)
    for owner in range(SEATS):
        found = found * PLACES + int(s.mine_at[owner])
    return found


@rule
def where_crews_wait(s: State, seat: Seat) -> int:
    """Where a crew is that can be landed: aboard, else in Europe, else nowhere."""
    if crew_set(s, seat, SHIP) != 0:
        return ABOARD
    return IN_EUROPE if crew_set(s, seat, EUROPE) != 0 else ALL_ASHORE


# --- At sea -----------------------------------------------------------------------------------


@rule
def docks(s: State, seat: Seat) -> Bits:
    """The corners of the seat's own port."""
    found = 0
    for corner in range(1, s.num_corners + 1):
        if s.closest[corner] == port_of(seat):
            found |= bit(corner)
    return found


@rule
def chart(s: State, start: Bits, number: int, sails: Ints) -> None:
    """Write how many actions a ship needs to each corner, if it comes to one of the first corners
    with so many. A ship can sail back the way it came, so these are the ways back as well."""
    for corner in range(1, s.num_corners + 1):
        sails[corner] = FAR
    front = start
    charted = start
    while front:
        seen = 0
        while front:
            corner = smallest(front)
            sails[corner] = number
            seen |= s.sight[corner]
            front &= front - 1
        front = seen & ~charted
        charted |= front
        number += 1


@rule
def chart_for(s: State, seat: Seat, ways: Ways) -> None:
    """Write the sails from each corner back to the own port, and those from where the seat's ship
    is now to each corner."""
    chart(s, docks(s, seat), 0, ways.back)
    if is_in_europe(s, seat):
        chart(s, docks(s, seat), CROSSING, ways.there)
    else:
        chart(s, bit(s.ship_at[seat]), 0, ways.there)


@rule
def actions_to_fetch(s: State, seat: Seat, ways: Ways) -> int:
    """The actions until a crew from Europe is aboard and the ship is back at the port."""
    outward = 0 if is_in_europe(s, seat) else int(ways.back[s.ship_at[seat]]) + CROSSING
    return outward + LOADING + CROSSING


# --- On land ----------------------------------------------------------------------------------


@rule
def gap(start: int, width: int, other: int, other_width: int) -> int:
    """Steps between two intervals of spaces, in one direction."""
    return max(0, other - (start + width - 1), start - (other + other_width - 1))


@rule
def apart(s: State, place: Place, other: Place) -> int:
    """Steps from one place to another as the crow flies; a port is two spaces wide."""
    width = 1 + is_port(place)
    other_width = 1 + is_port(other)
    columns = gap(column_of(s, place), width, column_of(s, other), other_width)
    return max(columns, gap(row_of(s, place), width, row_of(s, other), other_width))


@rule
def find_ways_home(s: State, seat: Seat, ways: Ways, shores: Ints) -> None:
    """Write for each place how many actions a token on a crew of this seat needs from there to
    Europe: steps to a corner to which the ship comes, loading, and the voyage."""
    shores[:] = 0
    for corner in range(1, s.num_corners + 1):
        voyage = int(ways.there[corner]) + LOADING + int(ways.back[corner]) + CROSSING
        note_shore(s, corner, voyage, shores)
    spread_inland(s, seat, shores, ways.home)


@rule
def find_landings(s: State, seat: Seat, ways: Ways, shores: Ints) -> None:
    """Write for each place after how many actions a crew can stand there that comes by ship: one
    that is aboard, or one that is fetched from Europe. FAR everywhere if all are ashore."""
    waiting = where_crews_wait(s, seat)
    if waiting == ALL_ASHORE:
        ways.landing[:] = FAR
        return
    shores[:] = 0
    is_aboard = waiting == ABOARD
    fetching = 0 if is_aboard else actions_to_fetch(s, seat, ways)
    for corner in range(1, s.num_corners + 1):
        sails = int(ways.there[corner]) if is_aboard else int(ways.back[corner])
        note_shore(s, corner, fetching + sails + LOADING, shores)
    spread_inland(s, seat, shores, ways.landing)


@rule
def note_shore(s: State, corner: Corner, actions: int, shores: Ints) -> None:
    """Note with how many actions a corner's closest place is reached."""
    if actions < FAR:
        place = int(s.closest[corner])
        shores[actions, half_of(place)] |= bit_of(place)


@rule
def spread_inland(s: State, seat: Seat, shores: Ints, ways: Ints) -> None:
    """Write for each place how many actions it takes, step by step from the shores. All land is
    connected: when nothing new is reached, all has been."""
    for place in range(PLACES):
        ways[place] = FAR
    low, high = passable(s, seat, 0), passable(s, seat, 1)
    near_low = near_high = 0
    is_landed = False
    for cost in range(LOADING, FAR):
        new_low = (near_low | shores[cost, 0]) & low
        new_high = (near_high | shores[cost, 1]) & high
        if new_low | new_high:
            is_landed = True
        elif is_landed:
            break
        low &= ~new_low
        high &= ~new_high
        low_of_low, high_of_low = mark(s, new_low, 0, cost, ways)
        low_of_high, high_of_high = mark(s, new_high, 1, cost, ways)
        near_low = low_of_low | low_of_high
        near_high = high_of_low | high_of_high


@rule
def mark(s: State, places: Bits, half: int, cost: int, ways: Ints) -> tuple[Bits, Bits]:
    """Write that these places take so many actions; return what lies next to them, in two
    halves."""
    near_low = near_high = 0
    while places:
        place = place_in(half, places)
        ways[place] = cost
        near_low |= s.near[place, 0]
        near_high |= s.near[place, 1]
        places &= places - 1
    return near_low, near_high


@rule
def way_at(s: State, place: Place, ways: Ints) -> int:
    """The shortest way of this place and all next to it, since silver is taken from there, too."""
    best = int(ways[place])
    for half in range(HALVES):
        places = int(s.near[place, half])
        while places:
            best = min(best, int(ways[place_in(half, places)]))
            places &= places - 1
    return best


# --- Crews ------------------------------------------------------------------------------------


@rule
def steps_to_reach(s: State, seat: Seat, slot: Slot, place: Place) -> int:
    """About how many actions a crew on the isle needs until it stands next to a place. If it
    carries a token, it brings that aboard first."""
    start = int(s.crew_at[seat, slot])
    if start in (EUROPE, SHIP):
        return FAR
    waiting = 0
    if s.loaded[seat, slot]:
        waiting = BUSY
        start = port_of(seat) if is_in_europe(s, seat) else shore_of(s, seat)
    return waiting + max(0, apart(s, start, place) - 1)
