"""Dealing the goods that others may have drawn, within what is known of them."""

from __future__ import annotations

from serai.engine.jit import rule
from serai.engine.sampling import below, random_word
from serai.games.silk_road.rules.knowledge import is_drawn_total_known, least_drawn, most_drawn
from serai.games.silk_road.state import State
from serai.games.silk_road.terms import GOODS, GOODS_PER_KIND, Good, GoodId, Seat


@rule
def draw(seed: int, index: int, limit: int) -> int:
    """A random number below the limit."""
    return below(random_word(seed, index), limit)


@rule
def deal(s: State, observer: Seat, seed: int, base: int, known: int) -> bool:
    """Deal the others what they must have drawn, and the rest at random; return whether that was
    possible."""
    set_needed_aside(s, observer, known)
    index = base
    for good in range(1, GOODS + 1):
        if is_drawn_total_known(s, good):
            for _ in range(most_drawn(s, good) - drawn_of(s, good)):
                seat = random_hand(s, draw(seed, index, max(1, still_to_deal_in_all(s))))
                if seat < 0:
                    return False
                s.drawn[seat, good] += 1
                index += 1
    while still_to_deal_in_all(s) > 0:
        good = random_good(s, draw(seed, index, max(1, all_in_bag(s))))
        if good == Good.NONE:
            return False
        s.drawn[random_hand(s, 0), good] += 1
        index += 1
    return are_totals_right(s)


@rule
def set_needed_aside(s: State, observer: Seat, known: int) -> None:
    """The others have drawn what they must have drawn, and nothing else yet."""
    for seat in range(s.players):
        if seat != observer:
            for good in range(1, GOODS + 1):
                s.drawn[seat, good] = least_drawn(s, seat, good, known, observer)


@rule
def drawn_of(s: State, good: GoodId) -> int:
    """How many of a good have been dealt."""
    number = 0
    for seat in range(s.players):
        number += int(s.drawn[seat, good])
    return number


@rule
def still_to_deal(s: State, seat: Seat) -> int:
    """How many goods a seat has still to be dealt."""
    number = int(s.drawn_number[seat])
    for good in range(1, GOODS + 1):
        number -= int(s.drawn[seat, good])
    return number


@rule
def still_to_deal_in_all(s: State) -> int:
    """How many goods all seats together have still to be dealt. A seat that was dealt too many
    counts as 0."""
    number = 0
    for seat in range(s.players):
        number += max(0, still_to_deal(s, seat))
    return number


@rule
def random_hand(s: State, ticket: int) -> Seat:
    """The seat whose share of the goods still to be dealt the ticket falls into; -1 for none."""
    for seat in range(s.players):
        ticket -= max(0, still_to_deal(s, seat))
        if ticket < 0:
            return seat
    return -1


@rule
def in_bag(s: State, good: GoodId) -> int:
    """How many of a good may still be dealt; each of them is as likely as any other good."""
    dealt = drawn_of(s, good)
    return GOODS_PER_KIND - dealt if dealt < most_drawn(s, good) else 0


@rule
def all_in_bag(s: State) -> int:
    """How many goods may still be dealt."""
    number = 0
    for good in range(1, GOODS + 1):
        number += in_bag(s, good)
    return number


@rule
def random_good(s: State, ticket: int) -> GoodId:
    """The good whose share of the bag the ticket falls into."""
    for good in range(1, GOODS + 1):
        ticket -= in_bag(s, good)
        if ticket < 0:
            return good
    return Good.NONE


@rule
def are_totals_right(s: State) -> bool:
    """Whether everybody has drawn the right number of goods, and no good was drawn too often or,
    where its total is known, too rarely."""
    for seat in range(s.players):
        if still_to_deal(s, seat) != 0:
            return False
    for good in range(1, GOODS + 1):
        dealt = drawn_of(s, good)
        if dealt > most_drawn(s, good):
            return False
        if dealt < most_drawn(s, good) and is_drawn_total_known(s, good):
            return False
    return True
