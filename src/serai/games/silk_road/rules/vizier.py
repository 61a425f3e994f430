"""The Grand Vizier."""

from __future__ import annotations

from serai.engine.bits import bit, has
from serai.engine.jit import rule
from serai.engine.seat import NOBODY
from serai.games.silk_road import terms
from serai.games.silk_road.reasons import Reason
from serai.games.silk_road.rules.supply import pay_from_bank, remember_having, watch_supply
from serai.games.silk_road.state import State
from serai.games.silk_road.terms import GoodId, Phase, Seat, VizierAfterTie, VizierTieSecond


@rule
def refuse_name(s: State, good: GoodId) -> Reason:
    """road.vizier.1, road.vizier.2, road.vizier.9, road.vizier.10 The user names any good, owned or
    not, that is not marked; when five Viziers have been used, any good at all."""
    if s.marked[good] and s.viziers_used < terms.VIZIERS_BEFORE_FREE_CHOICE:
        return Reason.GOOD_IS_MARKED
    return Reason.ALLOWED


@rule
def name_good(s: State, good: GoodId) -> None:
    """road.vizier.1 The good is called, and all players choose."""
    s.named = good
    s.phase = Phase.REVEAL


@rule
def next_to_reveal(s: State) -> Seat:
    """road.vizier.3 All choose at the same time: one after the other, in the order of the seats,
    and nobody learns what the others have chosen before. NOBODY when all have."""
    for seat in range(s.players):
        if not has(int(s.chosen), seat):
            return seat
    return NOBODY


@rule
def refuse_reveal(s: State, number: int) -> Reason:
    """road.vizier.3 You reveal from none up to all you own of the good."""
    if number > s.goods[next_to_reveal(s), s.named]:
        return Reason.REVEALS_MORE_THAN_OWNED
    return Reason.ALLOWED


@rule
def choose_number(s: State, number: int) -> None:
    """road.vizier.3 The number stays secret until everybody has chosen."""
    seat = next_to_reveal(s)
    s.revealed[seat] = number
    s.chosen |= bit(seat)


@rule
def best_below(s: State, limit: int) -> int:
    """The highest number revealed that is smaller than the limit; 0 if there is none."""
    best = 0
    for seat in range(terms.SEATS):
        if best < s.revealed[seat] < limit:
            best = int(s.revealed[seat])
    return best


@rule
def seats_with(s: State, number: int) -> int:
    """How many seats revealed this number."""
    seats = 0
    for seat in range(terms.SEATS):
        if s.revealed[seat] == number:
            seats += 1
    return seats


@rule
def second_number(s: State, most: int) -> int:
    """road.vizier.5 The number that wins the second prize, 0 for none: the next highest; not after
    a tie for the first (`vizier_after_tie`), not in a tie itself (`vizier_tie_second`)."""
    next_highest = best_below(s, most)
    if seats_with(s, most) > 1 and s.vizier_after_tie == VizierAfterTie.NO_SECOND:
        return 0
    if seats_with(s, next_highest) > 1 and s.vizier_tie_second == VizierTieSecond.NONE:
        return 0
    return next_highest


@rule
def pay_prizes(s: State) -> None:
    """road.vizier.4, road.vizier.5, road.vizier.6 5 silver for the most, 3 for the next highest,
    nothing for nothing; clockwise from the user, should the bank run short."""
    most = best_below(s, terms.GOODS_PER_KIND + 1)
    second = second_number(s, most)
    for step in range(s.players):
        seat = (int(s.pawn) + step) % int(s.players)
        number = int(s.revealed[seat])
        if number > 0 and number == most:
            pay_from_bank(s, seat, terms.FIRST_PRIZE)
        elif number > 0 and number == second:
            pay_from_bank(s, seat, terms.SECOND_PRIZE)


@rule
def mark(s: State, good: GoodId) -> None:
    """road.vizier.8, road.vizier.10 The used tile is set aside with a token of the good from the
    supply; if there is none, only in thought. road.vizier.11 A declined one comes never here."""
    s.viziers_used += 1
    if s.marked[good] == 0:
        called = 0
        for kind in range(1, terms.GOODS + 1):
            called = max(called, int(s.marked[kind]))
        s.marked[good] = called + 1
    if s.supply[good] > 0:
        s.supply[good] -= 1
        s.markers[good] += 1
        watch_supply(s, good)


@rule
def settle_vizier(s: State) -> None:
    """road.vizier.7 All show at once what they chose, and take it back behind their shields."""
    for seat in range(s.players):
        remember_having(s, seat, s.named, int(s.revealed[seat]))
    pay_prizes(s)
    mark(s, s.named)
