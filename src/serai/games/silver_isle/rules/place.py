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
    """The place alone, in its half of a set."""
    return bit(place - HALF * half_of(place))


@rule
def place_in(half: int, places: Bits) -> Place:
    """The first place in this half of a set."""
    return smallest(places) + HALF * half


@rule
def is_next(s: State, place: Place, other: Place) -> bool:
    """isle.geo.5 to .8 Next to each other: spaces one apart in each direction, across borders
    between tiles and areas, past water, and ports whose side or corner is touched. isle.geo.2 The
    gaps that show control make no difference."""
    return has(s.near[place, half_of(other)], other - HALF * half_of(other))


@rule
def set_occupant(s: State, place: Place, seat: Seat) -> None:
    """A crew of this seat is on the space from now on; NOBODY: none is."""
    s.occupant[place] = seat
    if seat == NOBODY:
        s.occupied[half_of(place)] &= ~bit_of(place)
    else:
        s.occupied[half_of(place)] |= bit_of(place)


@rule
def lay_silver(s: State, place: Place, tokens: int) -> None:
    """isle.silver.4 So many more tokens lie on the ground, whatever lies there; fewer, if the
    number is negative."""
    s.ground[place] += tokens
    if s.ground[place] == 0:
        s.with_silver[half_of(place)] &= ~bit_of(place)
    else:
        s.with_silver[half_of(place)] |= bit_of(place)
