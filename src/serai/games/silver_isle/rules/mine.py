"""Discovering mines and digging."""

from __future__ import annotations

from serai.engine.bits import Bits
from serai.engine.jit import rule
from serai.engine.seat import NOBODY
from serai.games.silver_isle import terms
from serai.games.silver_isle.reasons import Reason
from serai.games.silver_isle.rules.control import controls
from serai.games.silver_isle.rules.crew import is_loaded, load_token, place_of
from serai.games.silver_isle.rules.geometry import (
    first_space,
    is_ashore,
    is_space,
    port_of,
    tile_of,
)
from serai.games.silver_isle.rules.place import bit_of, half_of, is_next, place_in
from serai.games.silver_isle.state import State
from serai.games.silver_isle.terms import Crew, Place, Seat, Tile

EVERY_PLACE: Bits = (1 << terms.HALF + 1) - 2
"""The set of all places has this in both halves."""

# --- Where mines are --------------------------------------------------------------------------


@rule
def has_mine(s: State, place: Place) -> bool:
    """isle.move.3, isle.dig.5 Whether a mine, working or exhausted, is on this space."""
    for owner in range(terms.SEATS):
        if place != terms.NOWHERE and s.mine_at[owner] == place:
            return True
    return False


@rule
def tile_has_mine(s: State, tile: Tile) -> bool:
    """isle.mine.6, isle.port.10 Whether a mine is on this tile; on a port it never is."""
    for owner in range(terms.SEATS):
        if s.mine_at[owner] != terms.NOWHERE and tile_of(int(s.mine_at[owner])) == tile:
            return True
    return False


# --- The way to the port ----------------------------------------------------------------------


@rule
def passable(s: State, owner: Seat, half: int) -> Bits:
    """isle.mine.15, isle.mine.16, isle.mine.17 The places that a way to the owner's port may lead
    through, one half of them: mines and other ports bar it; crews, silver and control do not."""
    places = EVERY_PLACE
    for other in range(terms.SEATS):
        mine = int(s.mine_at[other])
        if half_of(mine) == half:
            places &= ~bit_of(mine)
        if other != owner and half_of(port_of(other)) == half:
            places &= ~bit_of(port_of(other))
    return places


@rule
def next_to_all(s: State, low: Bits, high: Bits, half: int) -> Bits:
    """The places, one half of them, next to any place of a set that is given in two halves."""
    places = 0
    while low:
        places |= s.near[place_in(0, low), half]
        low &= low - 1
    while high:
        places |= s.near[place_in(1, high), half]
        high &= high - 1
    return places


@rule
def steps_to_port(s: State, owner: Seat, place: Place) -> int:
    """isle.mine.13, isle.mine.14, isle.mine.18, isle.mine.19 The least number of steps from a space
    into the owner's port. It is at least one, and there is always a way. `low` and `high` are the
    halves of the set of places reached so far; ports are the last places, so they are in `high`."""
    low = bit_of(place) if half_of(place) == 0 else 0
    high = bit_of(place) if half_of(place) == 1 else 0
    open_low = passable(s, owner, 0)
    open_high = passable(s, owner, 1)
    steps = 0
    while high & bit_of(port_of(owner)) == 0 and steps < terms.SPACES:
        more_low = next_to_all(s, low, high, 0) & open_low
        high |= next_to_all(s, low, high, 1) & open_high
        low |= more_low
        steps += 1
    return steps


# --- Discovery --------------------------------------------------------------------------------


@rule
def mine_to_find(s: State) -> Seat:
    """isle.mine.2, isle.mine.3 Whose mine can be found on the tile just gained: your own if nobody
    controlled it, otherwise that of the seat that lost it."""
    return int(s.turn) if s.lost_by == NOBODY else int(s.lost_by)


@rule
def refuse_discovery(s: State, place: Place) -> Reason:
    """isle.mine.1, isle.mine.4 to .7 A mine is found on a tile just gained, in whatever way, that
    has none. The mine must still be in Europe. isle.mine.10 The space holds no crew and no
    silver."""
    if s.gained == terms.NO_TILE or not is_space(place) or tile_of(place) != s.gained:
        return Reason.MINE_NEEDS_GAINED_TILE
    if tile_has_mine(s, int(s.gained)):
        return Reason.TILE_HAS_MINE
    if s.mine_at[mine_to_find(s)] != terms.NOWHERE:
        return Reason.MINE_IS_PLACED
    if s.occupant[place] != NOBODY or s.ground[place]:
        return Reason.MINE_NEEDS_FREE_SPACE
    return Reason.ALLOWED


@rule
def can_discover(s: State) -> bool:
    """isle.mine.8 Whether there is something to decide: discovery is up to you."""
    if s.gained == terms.NO_TILE:
        return False
    first = first_space(int(s.gained))
    for place in range(first, first + terms.QUARTERS):
        if refuse_discovery(s, place) == Reason.ALLOWED:
            return True
    return False


@rule
def discover(s: State, place: Place) -> None:
    """isle.mine.9, isle.mine.11, isle.mine.12 You choose the space, whoever's mine it is; it costs
    no action, and the mine stays there. isle.mine.13 Its value is the way to its port, at most
    `mine_cap`. isle.limit.2 That is progress."""
    owner = mine_to_find(s)
    s.mine_value[owner] = min(int(s.mine_cap), steps_to_port(s, owner, place))
    s.mine_at[owner] = place
    s.progress = 1


# --- Digging ----------------------------------------------------------------------------------


@rule
def refuse_dig(s: State, seat: Seat, crew: Crew, owner: Seat) -> Reason:
    """isle.dig.1 A mine of any suit that is not exhausted. isle.dig.2 You control its tile.
    isle.dig.3 The crew, without a token, is next to it, on whatever tile or in your port."""
    mine = int(s.mine_at[owner])
    if mine == terms.NOWHERE:
        return Reason.MINE_IS_NOT_FOUND
    place = place_of(s, seat, crew)
    if not is_ashore(place):
        return Reason.CREW_IS_NOT_ASHORE
    if not is_next(s, place, mine):
        return Reason.MINE_IS_NOT_NEXT
    if not controls(s, seat, tile_of(mine)):
        return Reason.MINE_NEEDS_CONTROL
    if s.mine_value[owner] == 0:
        return Reason.MINE_IS_EXHAUSTED
    if is_loaded(s, seat, crew):
        return Reason.CREW_CARRIES_SILVER
    return Reason.ALLOWED


@rule
def dig(s: State, seat: Seat, crew: Crew, owner: Seat) -> None:
    """isle.dig.4, isle.dig.5 The value drops by one, and the token is put on the crew; at 0 the
    mine stays where it is. isle.limit.2 That is progress."""
    s.mine_value[owner] -= 1
    load_token(s, seat, crew)
    s.progress = 1
