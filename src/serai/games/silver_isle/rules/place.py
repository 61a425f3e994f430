"""Sets of places: there are 84, so a set takes two numbers, its *halves*."""

from __future__ import annotations

from serai.engine.bits import Bits, bit, has, smallest
from serai.engine.jit import rule
from serai.engine.seat import NOBODY
from serai.games.silver_isle.state import State
from serai.games.silver_isle.terms import HALF, Place, Seat


@rule
def half_of(place: Place) -> int:
    """In which half of a set this place is found."""
    return 1 if place > HALF else 0


@rule
def bit_of(place: Place) -> Bits:
    """The set of this place alone: one half, the other is empty."""
    return bit(place - HALF * half_of(place))


@rule
def place_in(half: int, places: Bits) -> Place:
    """The first place of a half of a set."""
    return smallest(places) + HALF * half


@rule
def is_next(s: State, place: Place, other: Place) -> bool:
    """isle.geo.5 to .8 Whether two places are next to each other: spaces at most one apart in each
    direction, even across the border of a tile or an area, or past water; and a port with all that
    its side or corner touches. isle.geo.2 The gaps that show control make no difference."""
    return has(s.near[place, half_of(other)], other - HALF * half_of(other))


@rule
def set_occupant(s: State, place: Place, seat: Seat) -> None:
    """From now on a crew of this seat is on the space; NOBODY: none is."""
    s.occupant[place] = seat
    if seat == NOBODY:
        s.occupied[half_of(place)] &= ~bit_of(place)
    else:
        s.occupied[half_of(place)] |= bit_of(place)


@rule
def lay_silver(s: State, place: Place, tokens: int) -> None:
    """isle.silver.4 So many more tokens lie on the ground, whatever lies there already. A negative
    number takes some away."""
    s.ground[place] += tokens
    if s.ground[place] == 0:
        s.with_silver[half_of(place)] &= ~bit_of(place)
    else:
        s.with_silver[half_of(place)] |= bit_of(place)
