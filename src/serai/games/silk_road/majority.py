"""Who has the most of a good, as far as one seat may know it.

The table tells what lies open and what lies behind one's own shield: no more is looked at here, not
even what a good memory could follow (R41). Where that leaves something open, the rule is asked for
both ends: for the goods spread as well as they can be for a seat, and as badly.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from serai.engine.layout import copy_record
from serai.engine.seat import EVERYBODY, NOBODY, Seat, sees
from serai.games.silk_road.rules.ending import has_majority, is_over
from serai.games.silk_road.rules.knowledge import goods_followed, redact
from serai.games.silk_road.rules.supply import goods_of, is_sold_out, is_supply_open
from serai.games.silk_road.terms import GOODS, GOODS_PER_KIND, GoodId


class KnownGoods:
    """A record without what a seat (None: a spectator) may not know. At the end all is known."""

    def __init__(self, s: Any, seat: Seat | None) -> None:
        self.s = copy_record(s)
        if seat != EVERYBODY:
            redact(self.s, NOBODY if seat is None else seat)
        self.seats = range(int(s.players))
        self.hidden = [owner for owner in self.seats if not (is_over(s) or sees(seat, owner))]
        """road.info.1, road.info.5 The seats whose goods are not known by kind."""

    def is_counted(self, owner: Seat) -> bool:
        """road.info.1, road.info.2 Whether a seat's money and its number of goods are shown."""
        return owner not in self.hidden or bool(self.s.open_counts)

    def number(self, owner: Seat) -> int:
        """How many goods a seat has."""
        return int((goods_followed if owner in self.hidden else goods_of)(self.s, owner))

    def may_have_most(self, owner: Seat, good: GoodId) -> bool:
        """Whether this seat can have the majority of a good."""
        return self._has_most(owner, good, self._spreads[good].best(owner))

    def must_have_most(self, owner: Seat, good: GoodId) -> bool:
        """Whether it has it in any case."""
        return self._has_most(owner, good, self._spreads[good].worst(owner))

    def _has_most(self, owner: Seat, good: GoodId, numbers: Sequence[int]) -> bool:
        self._trial.goods[: len(numbers), good] = numbers
        return bool(has_majority(self._trial, owner, good))

    @cached_property
    def _trial(self) -> Any:
        return copy_record(self.s)

    @cached_property
    def _spreads(self) -> list[Spread]:
        """For each good, how it may be spread. A hidden supply (`supply_counts`) only shows whether
        something is left."""
        s = self.s
        shown = s.goods[: len(self.seats)].T.tolist()
        counted = [GOODS_PER_KIND] * len(self.seats)
        if s.open_counts:
            counted = [self.number(owner) for owner in self.seats]
        spreads = [Spread(shown[0], {}, 0)]
        for good in range(1, GOODS + 1):
            most = GOODS_PER_KIND - int(s.supply[good]) - int(s.markers[good]) - sum(shown[good])
            fewest = most if is_supply_open(s) or is_sold_out(s, good) else 0
            rooms = {owner: min(most, counted[owner]) for owner in self.hidden}
            spreads.append(Spread(shown[good], rooms, fewest))
        return spreads


@dataclass(frozen=True)
class Spread:
    """How many of a good each stock is known to hold, how many each hidden stock has room for, and
    how many the hidden stocks hold together at least. They can always be filled."""

    shown: list[int]
    rooms: dict[Seat, int]
    fewest: int

    def best(self, owner: Seat) -> list[int]:
        """How many each has where that is best for one seat: it has all that it can have, and the
        others have the rest in equal parts."""
        numbers, left = list(self.shown), self.fewest
        numbers[owner] += self.rooms.get(owner, 0)
        left -= self.rooms.get(owner, 0)
        others = [seat for seat in self.rooms if seat != owner]
        while left > 0 and others:
            seat = min(others, key=numbers.__getitem__)
            numbers[seat] += 1
            left -= 1
            others = [each for each in others if numbers[each] < self.rooms[each]]
        return numbers

    def worst(self, owner: Seat) -> list[int]:
        """The same where that is worst: whoever can have most has as many as that."""
        numbers = list(self.shown)
        rooms = {seat: room for seat, room in self.rooms.items() if seat != owner}
        if owner in self.rooms:
            numbers[owner] = max(0, self.fewest - sum(rooms.values()))
        for seat, room in rooms.items():
            numbers[seat] = room
        return numbers
