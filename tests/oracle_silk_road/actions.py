"""What the action tiles do to goods, money and markers (section 10), searched exhaustively."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations_with_replacement, product
from typing import Any

from oracle_silk_road.board import State, in_hand, usable, without
from oracle_silk_road.data import (
    BUY_PRICES,
    BUYER,
    CROOK,
    EXCHANGE,
    GOODS,
    SELL_PRICES,
    SELLER,
    THIEF,
    TRADER,
    TRADER_REPEATS,
    VIZIER,
    VIZIER_FIRST,
    VIZIER_SECOND,
    VIZIERS_BEFORE_FREE_CHOICE,
)

Choice = dict[str, Any]  # the words that single a decision out
Chances = list[tuple[Fraction, State]]  # what a decision leads to, with the weights
Decisions = Iterator[tuple[Choice, Chances]]


def surely(state: State) -> Chances:
    """A decision without chance."""
    return [(Fraction(1), state)]


def ladder(prices: tuple[int, ...], number: int) -> int:
    """Price of so many goods; the last step holds for all further ones."""
    return sum(prices[min(step, len(prices) - 1)] for step in range(number))


def pay_from_bank(state: State, seat: str, amount: int) -> None:
    """The bank pays; a strict bank pays what is left: road.money.2, R57."""
    left = state.bank()
    state.money[seat] += amount if left is None else min(amount, left)


def to_supply(state: State, seat: str, good: str, number: int) -> None:
    """Goods go from a stock to the supply, or back where the number is negative."""
    state.goods[seat][good] -= number
    state.supply[good] += number


# ---- seller, buyer, traders ------------------------------------------------------------------


def sell(state: State, seat: str, good: str) -> Decisions:
    """road.seller.1 to .3."""
    for number in range(1, state.goods[seat][good] + 1):
        after = state.copy()
        to_supply(after, seat, good, number)
        pay_from_bank(after, seat, ladder(SELL_PRICES, number))
        yield {"number": number}, surely(after)


def buy(state: State, seat: str, good: str) -> Decisions:
    """road.buyer.1 to .5."""
    for number in range(1, state.supply[good] + 1):
        price = ladder(BUY_PRICES, number)
        if price <= state.money[seat]:
            after = state.copy()
            to_supply(after, seat, good, -number)
            after.money[seat] -= price
            yield {"number": number}, surely(after)


def trade(state: State, seat: str, pair: str) -> Decisions:
    """road.trader.1 to .5: one exchange after the other, each possible when it is made."""
    left, right = pair.split(">")
    for number in range(1, TRADER_REPEATS + 1):
        if not (state.goods[seat][left] and state.supply[right]):
            return
        state = state.copy()
        to_supply(state, seat, left, 1)
        to_supply(state, seat, right, -1)
        yield {"number": number}, surely(state.copy())


def exchange(state: State, seat: str, most: str) -> Decisions:
    """road.special.1 to .5; to give and receive the same good is not to exchange it."""
    for number in range(1, int(most) + 1):
        for give, get in product(mixes(state.goods[seat], number), mixes(state.supply, number)):
            if not give.keys() & get.keys():
                after = state.copy()
                for good, count in (give - get).items():
                    to_supply(after, seat, good, count)
                for good, count in (get - give).items():
                    to_supply(after, seat, good, -count)
                yield {"give": dict(give), "get": dict(get)}, surely(after)


def mixes(stock: dict[str, int], number: int) -> list[Counter[str]]:
    """Every mix of so many goods out of a stock."""
    found = (Counter(mix) for mix in combinations_with_replacement(GOODS, number))
    return [mix for mix in found if all(stock[good] >= count for good, count in mix.items())]


# ---- thief -----------------------------------------------------------------------------------


def steal(state: State, seat: str, _: str) -> Decisions:
    """road.thief.1 to .4; the switch `thiefEmptyVictim` may spare empty stocks: R31."""
    only_with_goods = state.options["thiefEmptyVictim"] == "only_with_goods"
    for victim in state.others(seat):
        if state.holdings(victim) or not only_with_goods:
            yield {"victim": victim}, stolen(state, seat, victim)


def stolen(state: State, seat: str, victim: str) -> Chances:
    """Every token of the victim is equally likely: road.thief.2, road.thief.4."""
    chances = []
    for good, number in in_hand(state.goods[victim]).items():
        after = state.copy()
        after.goods[victim][good] -= 1
        after.goods[seat][good] += 1
        chances.append((Fraction(number, state.holdings(victim)), after))
    return chances or surely(state.copy())


# ---- grand vizier ----------------------------------------------------------------------------


def call_vizier(state: State, seat: str, _: str) -> Decisions:
    """Name a good, reveal, pay: road.vizier.1, .2, .9, .10."""
    free = state.viziers_used >= VIZIERS_BEFORE_FREE_CHOICE
    for good in GOODS:
        if free or good not in state.marked:
            for choice, chances in reveal(state, seat, good, {}):
                yield {"named": good} | choice, chances


def reveal(state: State, seat: str, good: str, chosen: dict[str, int]) -> Decisions:
    """Every number each player may reveal, those in `chosen` apart: road.vizier.3."""
    ranges = [
        [chosen[who]] if who in chosen else range(state.goods[who][good] + 1) for who in state.seats
    ]
    for numbers in product(*ranges):
        reveals = dict(zip(state.seats, numbers, strict=True))
        after = state.copy()
        prizes = vizier_prizes(reveals, state.options)
        for winner in state.clockwise_from(seat):
            pay_from_bank(after, winner, prizes.get(winner, 0))
        mark(after, good)
        yield {"reveals": reveals}, surely(after)


def vizier_prizes(reveals: dict[str, int], options: dict[str, Any]) -> dict[str, int]:
    """road.vizier.4 to .6 with the switches `vizierAfterTie` and `vizierTieSecond`."""
    levels = sorted({number for number in reveals.values() if number}, reverse=True)
    ranks = [[seat for seat, number in reveals.items() if number == level] for level in levels]
    first, second = [*ranks, [], []][:2]
    if len(first) > 1 and options["vizierAfterTie"] == "no_second":
        second = []
    if len(second) > 1 and options["vizierTieSecond"] == "none":
        second = []
    return dict.fromkeys(first, VIZIER_FIRST) | dict.fromkeys(second, VIZIER_SECOND)


def mark(state: State, good: str) -> None:
    """One token from the supply, a virtual one where there is none: road.vizier.8, R27."""
    state.supply[good] = max(0, state.supply[good] - 1)
    state.marked |= {good}
    state.viziers_used += 1


# ---- crook -----------------------------------------------------------------------------------


def other_goods(good: str) -> list[str]:
    """The good itself and all it may be changed into."""
    return [good, *(other for other in GOODS if other != good)]


def disguises(tile: str) -> list[tuple[str, int]]:
    """What Crooks can make of a tile, and how many that takes: road.crook.2 to .4, .8."""
    kind, _, shown = tile.partition(" ")
    if kind in (BUYER, SELLER):
        return [(f"{kind} {good}", int(good != shown)) for good in other_goods(shown)]
    if kind == TRADER:
        left, right = shown.split(">")
        pairs = product(other_goods(left), other_goods(right))
        return [(f"{kind} {one}>{two}", (one != left) + (two != right)) for one, two in pairs]
    return [(tile, 0)]


# ---- any action ------------------------------------------------------------------------------

ACTIONS = {
    SELLER: sell, BUYER: buy, TRADER: trade, EXCHANGE: exchange, THIEF: steal, VIZIER: call_vizier,
}  # fmt: skip


def uses(state: State, tile: str, crooks_allowed: bool = True) -> Decisions:
    """Every way to use an action that moves something, with and without Crooks: R55.

    Crooks are spent before the action and hold for all of it: road.crook.5, .6, .9.
    """
    seat = state.pawn
    crooks = usable(state, seat, CROOK) if crooks_allowed else []
    for shown, needed in disguises(tile):
        if needed <= len(crooks):
            after = state.copy()
            after.kept[seat] = without(state.kept.get(seat, ()), *crooks[:needed])
            kind, _, parameter = shown.partition(" ")
            for choice, chances in ACTIONS[kind](after, seat, parameter):
                yield {"action": "use", "as": shown} | choice, chances
