"""The end and the score."""

from __future__ import annotations

from serai.engine.jit import rule
from serai.games.silk_road.rules.supply import goods_of
from serai.games.silk_road.state import State
from serai.games.silk_road.terms import GOODS, MAJORITY_POINTS, FinalTie, GoodId, Phase, Seat


@rule
def is_over(s: State) -> bool:
    """road.end.1 Whether the game is over."""
    return s.phase == Phase.OVER


@rule
def has_majority(s: State, seat: Seat, good: GoodId) -> bool:
    """road.score.3, road.score.4 Whether this seat alone has the most of a good. A tie gives it to
    nobody, and so does a good that nobody owns."""
    for other in range(s.players):
        if other != seat and s.goods[other, good] >= s.goods[seat, good]:
            return False
    return True


@rule
def final_score(s: State, seat: Seat) -> int:
    """road.score.1, road.score.2, road.score.3, road.score.5 A point for each silver and each good,
    two for each good of which you have the most; kept tiles and markers score nothing."""
    points = int(s.money[seat]) + goods_of(s, seat)
    for good in range(1, GOODS + 1):
        if has_majority(s, seat, good):
            points += MAJORITY_POINTS
    return points


@rule
def finish_game(s: State) -> None:
    """road.end.1, road.end.2, road.info.5 The game is over at once: no market, no bonus, and all
    is revealed and counted."""
    s.phase = Phase.OVER
    for seat in range(s.players):
        s.scores[seat] = final_score(s, seat)


@rule
def score(s: State, seat: Seat) -> int:
    """road.score.1 The final score; nothing before the end, because scores are told to all and
    stocks are secret."""
    return int(s.scores[seat])


@rule
def beats(s: State, seat: Seat, other: Seat) -> bool:
    """road.score.6, road.score.7 The higher total wins; equal totals share the win, or money and
    then the number of goods decide (`final_tie`)."""
    if s.scores[seat] != s.scores[other]:
        return s.scores[seat] > s.scores[other]
    if s.final_tie == FinalTie.SHARED:
        return False
    if s.money[seat] != s.money[other]:
        return s.money[seat] > s.money[other]
    return goods_of(s, seat) > goods_of(s, other)


@rule
def is_winner(s: State, seat: Seat) -> bool:
    """road.score.6 Whether nobody beats this seat."""
    for other in range(s.players):
        if beats(s, other, seat):
            return False
    return True
