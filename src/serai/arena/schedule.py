"""Who sits where, with which dice.

One *deal* is one seed for the dice. All seat orders of a lineup play each deal, so that luck and
the advantage of a seat fall on every bot alike.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import TypeAlias

from serai.engine.chance import SEED_LIMIT
from serai.engine.seat import Seat

Lineup: TypeAlias = tuple[str, ...]
"""The bot on each seat, as it is written."""

MOST_ORDERS = 24
"""More seat orders than these (four different bots) would make a deal too long: they rotate."""


@dataclass(frozen=True)
class Fixture:
    """One game to be played: its place in the schedule, its deal, its dice, its bots by seat."""

    number: int
    deal: int
    seed: int
    bots: Lineup


def seat_orders(lineup: Lineup) -> list[Lineup]:
    """Every different order of these bots, or their rotations if there are too many orders. In both
    cases each bot sits equally often on every seat."""
    orders = list(_orders(lineup))
    return orders if len(orders) <= MOST_ORDERS else rotations(lineup)


def rotations(lineup: Lineup) -> list[Lineup]:
    """Each bot moves on by one seat, until every bot has had every seat."""
    return [lineup[shift:] + lineup[:shift] for shift in range(len(lineup))]


def _orders(lineup: Lineup) -> Iterator[Lineup]:
    """All different orders, sorted by name. To swap two copies of a bot gives no new order."""
    if not lineup:
        yield ()
    for bot in sorted(set(lineup)):
        at = lineup.index(bot)
        for rest in _orders(lineup[:at] + lineup[at + 1 :]):
            yield (bot, *rest)


def duel_orders(one: str, other: str, players: int) -> list[Lineup]:
    """How two bots meet. With two players there is one of each. With more, one bot is alone among
    copies of the other, on every seat in turn, and the other way round. Either way each bot has
    half of all seats, and half of the games on every single seat."""
    alone = seat_orders((one,) + (other,) * (players - 1))
    if players == 2:
        return alone
    return alone + seat_orders((other,) + (one,) * (players - 1))


def pairs(bots: Sequence[str], neighbours: bool = False) -> list[tuple[str, str]]:
    """Every bot against every other, once; or only each bot against the next one in the list."""
    return list(pairwise(bots) if neighbours else combinations(bots, 2))


def deal_seed(seed: int, deal: int) -> int:
    """The seed of a deal's dice: the first deal has the given seed, each next one the next
    number."""
    return (seed + deal) % SEED_LIMIT


def fixtures(orders: Sequence[Lineup], deals: int, seed: int) -> Iterator[Fixture]:
    """All games, deal by deal: a run that is stopped early has played every order about equally."""
    for deal in range(deals):
        for place, lineup in enumerate(orders):
            number = deal * len(orders) + place
            yield Fixture(number, deal, deal_seed(seed, deal), lineup)


def bot_seed(fixture: Fixture, seat: Seat) -> int:
    """The seed of a bot's own random numbers. In one deal it is the same on every seat, and another
    one for each copy of the bot. The dice cannot be found out from it, unless the seed of the dice
    can be guessed."""
    bot = fixture.bots[seat]
    copy = fixture.bots[:seat].count(bot)
    digest = hashlib.sha256(f"{fixture.seed} {copy} {bot}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % SEED_LIMIT
