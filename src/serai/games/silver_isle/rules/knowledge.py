"""What the public can tell about the values of a seat's crews.

A seat's six *slots* are its crews as everybody can tell them apart: by their places, in order. A
*world* spreads the six values over the slots. The record keeps the worlds that the public cannot
exclude. Crews in one pool look alike, so the set is always closed under exchanges within a pool.
"""

from __future__ import annotations

from serai.engine.bits import Bits, bit, has
from serai.engine.jit import rule
from serai.games.silver_isle import tables, terms
from serai.games.silver_isle.state import State
from serai.games.silver_isle.terms import Place, Seat, Slot

# --- Pools ------------------------------------------------------------------------------------


@rule
def is_pool(place: Place) -> bool:
    """isle.info.6 Ship, port and Europe are pools; a space holds one crew at most."""
    return place == terms.EUROPE or place >= terms.PORT


@rule
def order_at(place: Place, has_token: int) -> int:
    """Where a slot comes in the order: by its place, and in a port those without a token first
    (R55)."""
    return 2 * place + has_token


@rule
def order_of(s: State, seat: Seat, slot: Slot) -> int:
    """Where this slot comes in the order."""
    return order_at(int(s.crew_at[seat, slot]), int(s.loaded[seat, slot]))


@rule
def look_alike(s: State, seat: Seat, slot: Slot, other: Slot) -> bool:
    """isle.info.6 Whether both slots are in one pool, so that nobody can tell them apart."""
    return order_of(s, seat, slot) == order_of(s, seat, other)


@rule
def crews_in_pool(s: State, seat: Seat, slot: Slot) -> Bits:
    """The crews in the pool of this slot. A slot on the isle is a pool by itself."""
    crews = 0
    for other in range(terms.CREWS):
        if look_alike(s, seat, slot, other):
            crews |= bit(s.crews[seat, other])
    return crews


# --- Worlds -----------------------------------------------------------------------------------


@rule
def is_possible(s: State, seat: Seat, world: int) -> bool:
    """Whether the public cannot exclude this world."""
    return has(s.worlds[seat, world // terms.WORD], world % terms.WORD)


@rule
def is_everything_possible(s: State, seat: Seat) -> bool:
    """Whether the public can exclude no world."""
    for word in range(terms.WORDS):
        if s.worlds[seat, word] != tables.EVERY_WORLD:
            return False
    return True


@rule
def exchange(s: State, seat: Seat, slot: Slot) -> None:
    """A slot and the next have changed places. What was possible of one is possible of the
    other."""
    if is_everything_possible(s, seat):
        return
    for number in range(tables.NUM_EXCHANGES[slot]):
        word = tables.LOWER[slot, number]
        other = tables.UPPER[slot, number]
        shift = tables.APART[slot, number]
        moved = tables.MOVED[slot, number]
        changed = ((s.worlds[seat, other] >> shift) ^ s.worlds[seat, word]) & moved
        s.worlds[seat, word] ^= changed
        s.worlds[seat, other] ^= changed << shift


@rule
def blend(s: State, seat: Seat, slot: Slot) -> None:
    """isle.info.6 A slot and the next are in one pool from now on: each may be what the other
    was."""
    if is_everything_possible(s, seat):
        return
    for number in range(tables.NUM_EXCHANGES[slot]):
        word = tables.LOWER[slot, number]
        other = tables.UPPER[slot, number]
        shift = tables.APART[slot, number]
        moved = tables.MOVED[slot, number]
        either = ((s.worlds[seat, other] >> shift) | s.worlds[seat, word]) & moved
        s.worlds[seat, word] |= either
        s.worlds[seat, other] |= either << shift


# --- What the public learns -------------------------------------------------------------------


@rule
def worlds_with(slot: Slot, crews: Bits, word: int) -> Bits:
    """The worlds in which the slot is one of these crews, out of one word of worlds."""
    worlds = 0
    for crew in range(1, terms.CREWS + 1):
        if has(crews, crew):
            worlds |= tables.HOLDS[slot, crew, word]
    return worlds


@rule
def narrow(s: State, seat: Seat, slot: Slot, crews: Bits) -> None:
    """isle.info.8 The public learns that the slot is one of these crews."""
    for word in range(terms.WORDS):
        s.worlds[seat, word] &= worlds_with(slot, crews, word)


@rule
def show(s: State, seat: Seat, slot: Slot) -> None:
    """isle.info.4 The public sees which crew this is."""
    narrow(s, seat, slot, bit(s.crews[seat, slot]))


@rule
def show_pool(s: State, seat: Seat, slot: Slot) -> None:
    """isle.info.4, isle.info.6 The crews of this slot's pool are turned up, and mix again: the
    public knows which are there, not which is which."""
    narrow(s, seat, slot, crews_in_pool(s, seat, slot))


@rule
def show_whether_in_europe(s: State, seat: Seat, crews: Bits, is_there: bool) -> None:
    """isle.info.9 The public learns whether any of these crews is in Europe."""
    for word in range(terms.WORDS):
        worlds = 0
        for slot in range(terms.CREWS):
            if s.crew_at[seat, slot] == terms.EUROPE:
                worlds |= worlds_with(slot, crews, word)
        s.worlds[seat, word] &= worlds if is_there else ~worlds


# --- What can be told -------------------------------------------------------------------------


@rule
def may_be(s: State, seat: Seat, slot: Slot, crew: int) -> bool:
    """Whether the public thinks that the slot may be this crew."""
    for word in range(terms.WORDS):
        if s.worlds[seat, word] & tables.HOLDS[slot, crew, word]:
            return True
    return False


@rule
def num_worlds(s: State, seat: Seat) -> int:
    """isle.info.11 How many worlds the public cannot exclude."""
    number = 0
    for world in range(terms.WORLDS):
        number += is_possible(s, seat, world)
    return number


@rule
def nth_world(s: State, seat: Seat, number: int) -> int:
    """The possible world that so many others come before."""
    for world in range(terms.WORLDS):
        if is_possible(s, seat, world):
            if number == 0:
                return world
            number -= 1
    return 0
