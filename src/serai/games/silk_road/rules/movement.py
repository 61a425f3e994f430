"""Movement: one city along an arrow, west or east, never back."""

from __future__ import annotations

from serai.engine.bits import Bits, bit, has
from serai.engine.jit import rule
from serai.games.silk_road.reasons import Reason
from serai.games.silk_road.state import State
from serai.games.silk_road.terms import CITIES, NO_TILE, NOWHERE, SLOTS, WAYS, City


@rule
def number_of_ways(s: State) -> int:
    """road.move.2, road.reverse.6 Arrows that leave the caravan's city: one or two."""
    number = 0
    for way in range(WAYS):
        if s.ways[s.caravan, way] != NOWHERE:
            number += 1
    return number


@rule
def is_only_the_end_ahead(s: State) -> bool:
    """Whether the only way leads into the end city."""
    return number_of_ways(s) == 1 and s.ways[s.caravan, 0] == s.goal


@rule
def next_cities(s: State) -> Bits:
    """The cities to which arrows lead."""
    return (bit(s.ways[s.caravan, 0]) | bit(s.ways[s.caravan, 1])) & ~bit(NOWHERE)


@rule
def refuse_move(s: State, city: City) -> Reason:
    """road.move.1, road.move.4, road.reverse.2 The leader moves the caravan one city along an
    arrow, which costs nothing."""
    for way in range(WAYS):
        if city != NOWHERE and s.ways[s.caravan, way] == city:
            return Reason.ALLOWED
    return Reason.NO_ARROW_LEADS_THERE


@rule
def leave_behind(s: State) -> None:
    """road.move.3, road.move.5 What can no longer be reached is never used."""
    for city in range(1, CITIES + 1):
        if not has(s.ahead[s.caravan], city):
            for slot in range(SLOTS):
                s.tiles[city, slot] = NO_TILE
