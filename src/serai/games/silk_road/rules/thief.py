"""The Thief."""

from __future__ import annotations

from serai.engine.jit import rule
from serai.games.silk_road.reasons import Reason
from serai.games.silk_road.rules.supply import goods_of, remember_theft
from serai.games.silk_road.state import State
from serai.games.silk_road.terms import GoodId, Seat, ThiefEmptyVictim


@rule
def refuse_victim(s: State, seat: Seat) -> Reason:
    """road.thief.1, road.thief.4 Choose another player; one without goods may be chosen and loses
    nothing (`thief_empty_victim`)."""
    if seat >= s.players:
        return Reason.NO_SUCH_SEAT
    if seat == s.pawn:
        return Reason.NOT_FROM_YOURSELF
    if s.thief_empty_victim == ThiefEmptyVictim.ONLY_WITH_GOODS and goods_of(s, seat) == 0:
        return Reason.VICTIM_HAS_NOTHING
    return Reason.ALLOWED


@rule
def choose_victim(s: State, seat: Seat) -> None:
    """road.thief.1 Chance will draw one of the victim's goods."""
    s.victim = seat


@rule
def number_to_steal(s: State, good: GoodId) -> int:
    """road.thief.2 How many of a good the victim has: each is as likely to be drawn."""
    return int(s.goods[s.victim, good])


@rule
def refuse_stolen(s: State, good: GoodId) -> Reason:
    """road.thief.2, road.thief.3 Chance draws one of the victim's goods; money is never stolen."""
    return Reason.ALLOWED if number_to_steal(s, good) else Reason.NO_SUCH_GOOD_LEFT


@rule
def steal(s: State, good: GoodId) -> None:
    """road.thief.1 The good becomes the thief's."""
    s.goods[s.victim, good] -= 1
    s.goods[s.pawn, good] += 1
    remember_theft(s, s.pawn, s.victim, good)
