"""What silver is worth that is not in Europe yet: the less, the more actions it needs to come
there, and the easier it is taken away."""

from __future__ import annotations

import numpy as np

from serai.bots.knowledge.silver_isle.way import (
    CROSSING,
    LOADING,
    Ways,
    apart,
    steps_to_reach,
    way_at,
)
from serai.engine.jit import rule
from serai.engine.seat import NOBODY, Seat
from serai.games.silver_isle.reasons import Reason
from serai.games.silver_isle.rules.control import controls
from serai.games.silver_isle.rules.crew import crew_set, value_of
from serai.games.silver_isle.rules.ending import counts_aboard
from serai.games.silver_isle.rules.geometry import first_space, is_space, port_of, tile_of
from serai.games.silver_isle.rules.mine import mine_to_find, refuse_discovery
from serai.games.silver_isle.rules.place import place_in
from serai.games.silver_isle.rules.ship import is_in_europe
from serai.games.silver_isle.rules.side import strength
from serai.games.silver_isle.rules.sight import sees
from serai.games.silver_isle.state import State
from serai.games.silver_isle.terms import (
    CREWS,
    HALVES,
    NOWHERE,
    QUARTERS,
    SEATS,
    SHIP,
    Corner,
    Phase,
    Place,
)

DELAY = 0.08
"""The share of a token's worth that each action costs which it still needs. (Fitted to results it
is half of it; but then everything else is more urgent than to bring silver home.)"""
DANGER = 0.5
"""What is left of its worth where a stronger rival may strike in its next turn."""
STRIKE = 2
"""Steps from which a rival attacks within a turn, with a step and the attack."""
OPEN_GROUND = 0.4
DUG = 0.6
"""The chance to have the silver of a mine, whosever tile it is on: a seat that counts it so does
no worse among three that count half as much where the tile is defended: 30 % (24 to 37, 200 games,
seeds 12000 on)."""
AT_SEA, ON_FOOT = 0.8, 0.72
"""What is left of a token's worth while it is aboard, and while a crew carries it: it is robbed."""
UNLOADING = 0.15
"""What a token costs that is still aboard in Europe: less than at sea, or it would sail again."""
HOPED = 0.45


@rule
def after(actions: int) -> float:
    """What a token is worth that needs so many actions to come to Europe: the less, the more it
    needs."""
    return float(np.exp(-DELAY * actions))


# --- Silver on the move -----------------------------------------------------------------------


@rule
def aboard(s: State, seat: Seat, ways: Ways) -> float:
    """Tokens aboard the seat's ship."""
    silver = int(s.ship_silver[seat])
    if silver == 0:
        return 0.0
    if is_in_europe(s, seat):
        to_come = 0 if counts_aboard(s, seat) else silver
        return to_come - UNLOADING * silver
    safety = DANGER if is_hunted(s, seat) else 1.0
    return AT_SEA * safety * silver * after(int(ways.back[s.ship_at[seat]]) + CROSSING)


@rule
def is_hunted(s: State, seat: Seat) -> bool:
    """Whether another ship with a stronger crew can come and attack the seat's ship."""
    own = strength(crew_set(s, seat, SHIP))
    corner = int(s.ship_at[seat])
    for rival in range(SEATS):
        if rival == seat or is_in_europe(s, rival):
            continue
        near = s.ship_at[rival] == corner or sees(s, int(s.ship_at[rival]), corner)
        if near and strength(crew_set(s, rival, SHIP)) > own:
            return True
    return False


@rule
def carried(s: State, seat: Seat, ways: Ways) -> float:
    """Tokens on the seat's crews."""
    total = 0.0
    for slot in range(CREWS):
        if s.loaded[seat, slot]:
            place = int(s.crew_at[seat, slot])
            own = value_of(int(s.crews[seat, slot]))
            safety = DANGER if is_threatened(s, seat, place, own) else 1.0
            total += safety * after(int(ways.home[place]))
    return ON_FOOT * total


@rule
def is_threatened(s: State, seat: Seat, place: Place, own: int) -> bool:
    """Whether a stronger crew of another seat can strike at this place in its next turn."""
    for rival in range(SEATS):
        for slot in range(CREWS):
            start = int(s.crew_at[rival, slot])
            if rival == seat or not is_space(start):
                continue
            is_stronger = value_of(int(s.crews[rival, slot])) > own
            if is_stronger and apart(s, place, start) <= STRIKE:
                return True
    return False


@rule
def on_the_ground(s: State, seat: Seat, ways: Ways) -> float:
    """Tokens that lie about: who comes first takes them."""
    total = 0.0
    for half in range(HALVES):
        places = int(s.with_silver[half])
        while places:
            place = place_in(half, places)
            way = crews_way(s, seat, place, ways) + LOADING + way_at(s, place, ways.home)
            total += OPEN_GROUND * int(s.ground[place]) * after(way)
            places &= places - 1
    return total


@rule
def crews_way(s: State, seat: Seat, place: Place, ways: Ways) -> int:
    """The actions until a crew of the seat, ready to take a token, stands next to a place."""
    best = way_at(s, place, ways.landing)
    for slot in range(CREWS):
        best = min(best, steps_to_reach(s, seat, slot, place))
    return best


# --- Mines ------------------------------------------------------------------------------------


@rule
def tokens(number: int, first: int, cycle: int) -> float:
    """What so many tokens of a mine are worth. The first comes home after so many actions, each
    other one so many later."""
    return after(first) * (1.0 - after(number * cycle)) / (1.0 - after(cycle))


@rule
def found_mines(s: State, seat: Seat, ways: Ways, own: bool) -> float:
    """The silver in the mines on the seat's tiles, or on all others."""
    total = 0.0
    for owner in range(SEATS):
        mine = int(s.mine_at[owner])
        if mine != NOWHERE and s.mine_value[owner] > 0 and controls(s, seat, tile_of(mine)) == own:
            way = way_at(s, mine, ways.home)
            first = crews_way(s, seat, mine, ways) + LOADING + way
            found = tokens(int(s.mine_value[owner]), first, cycle_of(way))
            total += DUG * found
    return total


@rule
def cycle_of(way: int) -> int:
    """The actions from one token of a mine to the next: dig, carry it to the ship, load it, come
    back. The voyage is not counted, as it serves many."""
    return LOADING + max(LOADING, way - CROSSING)


@rule
def unfound_mine(s: State, seat: Seat, ways: Ways) -> float:
    """The seat's own mine before it is found: somewhere on the coast, on a tile that nobody
    controls, far from the port, since its value is the way to it."""
    if s.mine_at[seat] != NOWHERE:
        return 0.0
    best = 0.0
    if s.phase == Phase.DISCOVER and s.turn == seat and mine_to_find(s) == seat:
        best = find_at_once(s, seat, ways)
    for corner in range(1, s.num_corners + 1):
        place = int(s.closest[corner])
        if is_space(place) and s.control[tile_of(place)] == NOBODY:
            best = max(best, prospect(s, seat, corner, ways))
    return HOPED * best


@rule
def find_at_once(s: State, seat: Seat, ways: Ways) -> float:
    """What the own mine would be worth on the tile just gained."""
    best = 0.0
    first = first_space(int(s.gained))
    for place in range(first, first + QUARTERS):
        if refuse_discovery(s, place) == Reason.ALLOWED:
            way = way_at(s, place, ways.home)
            number = min(int(s.mine_cap), apart(s, place, port_of(seat)))
            best = max(best, tokens(number, LOADING + way, cycle_of(way)))
    return best


@rule
def prospect(s: State, seat: Seat, corner: Corner, ways: Ways) -> float:
    """What the own mine would be worth beside this corner."""
    place = int(s.closest[corner])
    number = min(int(s.mine_cap), apart(s, place, port_of(seat)))
    arrival = min(int(ways.landing[place]), 1 + crews_way(s, seat, place, ways))
    first = arrival + 2 * LOADING + int(ways.back[corner]) + CROSSING
    return tokens(number, first, 2 * LOADING)
