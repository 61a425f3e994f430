"""What each seat would have if the game ended now, as far as another may know it, and how far the
caravan has to go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from serai.engine.seat import Seat
from serai.engine.tally import Distance, SeatTally, Source, Tally, Tie, broken_ties, exactly
from serai.games.silk_road.majority import KnownGoods
from serai.games.silk_road.parts import good_word
from serai.games.silk_road.position import winners
from serai.games.silk_road.rules import ending, supply
from serai.games.silk_road.terms import GOODS, MAJORITY_POINTS, GoodId

SILVER, NUMBER, MOST = "silver", "goods", "most-"
SOURCES = (SILVER, NUMBER, *(f"{MOST}{good_word(good)}" for good in range(1, GOODS + 1)))
MOVES = "moves"
DISTANCES = (MOVES,)
TIES = (SILVER, NUMBER)


def tally(s: Any, seat: Seat | None) -> Tally:
    """road.score.1 to .5, as a seat that looks may know it, or a spectator."""
    if not supply.is_set_up(s):
        return Tally(tuple(SeatTally() for _ in range(s.players)))
    known = KnownGoods(s, seat)
    seats = tuple(_seat(known, owner) for owner in range(s.players))
    return Tally(seats, (), _ties(s)) if ending.is_over(s) else Tally(seats, tuple(_distances(s)))


def _seat(known: KnownGoods, owner: Seat) -> SeatTally:
    """road.score.1 A point for each silver and each good, and the majorities."""
    if not known.is_counted(owner):
        return SeatTally()
    sources = [exactly(SILVER, int(known.s.money[owner])), exactly(NUMBER, known.number(owner))]
    sources += (
        _majority(known, owner, good)
        for good in range(1, GOODS + 1)
        if known.may_have_most(owner, good)
    )
    score = int(known.s.scores[owner]) if ending.is_over(known.s) else None
    return SeatTally(score, tuple(sources))


def _majority(known: KnownGoods, owner: Seat, good: GoodId) -> Source:
    """road.score.3 What a majority brings that this seat may have."""
    is_sure = known.must_have_most(owner, good)
    return Source(f"{MOST}{good_word(good)}", MAJORITY_POINTS * is_sure, MAJORITY_POINTS)


def _distances(s: Any) -> Iterator[Distance]:
    """road.end.1 How many moves lead to the end city, on the shortest and on the longest way."""
    goal, reached = int(s.goal), {int(s.caravan)}
    fewest = most = 0
    while on_the_way := reached - {goal}:
        reached = {int(way) for city in on_the_way for way in s.ways[city] if way}
        most += 1
        if goal in reached and not fewest:
            fewest = most
    yield Distance(MOVES, fewest, most)


def _ties(s: Any) -> tuple[Tie, ...]:
    """road.score.7 With `final_tie` money decides, then the number of goods."""
    scores = [int(s.scores[seat]) for seat in range(s.players)]
    breaks = [
        (SILVER, lambda seat: int(s.money[seat])),
        (NUMBER, lambda seat: int(supply.goods_of(s, seat))),
    ]
    return broken_ties(scores, winners(s), breaks)
