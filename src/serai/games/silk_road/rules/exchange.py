"""Special Traders: give one good, receive one, up to two or four times.

A good that was given is not received in the same use, and one that was received is not given: that
would only undo it.
"""

from __future__ import annotations

from serai.engine.bits import bit, has
from serai.engine.jit import rule
from serai.games.silk_road.reasons import Reason
from serai.games.silk_road.rules.supply import is_sold_out, return_to_supply, take_from_supply
from serai.games.silk_road.state import State
from serai.games.silk_road.terms import GOODS, GoodId


@rule
def is_received(s: State, good: GoodId) -> bool:
    """Whether this good was received in this use."""
    return has(int(s.received), good)


@rule
def is_given(s: State, good: GoodId) -> bool:
    """Whether this good was given in this use."""
    return has(int(s.given), good)


@rule
def can_receive_for(s: State, given: GoodId) -> bool:
    """road.special.5 Whether the supply has some other good, not given before, for this one."""
    for good in range(1, GOODS + 1):
        if good != given and not is_given(s, good) and not is_sold_out(s, good):
            return True
    return False


@rule
def refuse_give(s: State, good: GoodId) -> Reason:
    """road.special.1, road.special.2 Up to two or four goods of any mix may be given, one after the
    other."""
    if s.owed:
        return Reason.RECEIVE_FIRST
    if s.goods[s.pawn, good] == 0:
        return Reason.NOTHING_TO_GIVE
    if is_received(s, good):
        return Reason.NOT_BACK_AGAIN
    if not can_receive_for(s, good):
        return Reason.NOTHING_TO_RECEIVE
    return Reason.ALLOWED


@rule
def refuse_receive(s: State, good: GoodId) -> Reason:
    """road.special.3, road.special.5 As many goods are received, of any mix that the supply has."""
    if not s.owed:
        return Reason.GIVE_FIRST
    if is_given(s, good):
        return Reason.NOT_BACK_AGAIN
    if is_sold_out(s, good):
        return Reason.NOTHING_TO_RECEIVE
    return Reason.ALLOWED


@rule
def refuse_done(s: State) -> Reason:
    """road.special.3 An exchange ends when as many goods were received as given."""
    if s.owed:
        return Reason.RECEIVE_FIRST
    if s.exchanged == 0:
        return Reason.GIVE_FIRST
    return Reason.ALLOWED


@rule
def refuse_decline(s: State) -> Reason:
    """road.special.4 A special Trader is declined only before the first good is given."""
    return Reason.EXCHANGE_IS_BEGUN if s.owed or s.exchanged else Reason.ALLOWED


@rule
def give(s: State, good: GoodId) -> None:
    """road.special.2 One good goes to the supply."""
    return_to_supply(s, s.pawn, good, 1)
    s.given |= bit(good)
    s.owed = 1


@rule
def receive(s: State, good: GoodId) -> None:
    """road.special.3 One good comes from the supply."""
    take_from_supply(s, s.pawn, good, 1)
    s.received |= bit(good)
    s.owed = 0
    s.exchanged += 1


@rule
def is_exchange_over(s: State) -> bool:
    """road.special.1, road.special.4 Whether the tile allows no further good."""
    return s.exchanged == s.tile_numbers[s.tile, 0]
