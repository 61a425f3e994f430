"""What the bots know about Silk Road: the score that a seat may expect."""

from __future__ import annotations

import pytest

from bots.judged import end_of, judgement, points
from serai.engine.match import Match
from serai.games.silk_road.rules.ending import is_winner
from silk_road.playing import ROAD, goods, market, play, table

AHEAD = {"kashgar": ["seller silk", "buyer silk", "trader silk>jewels"]}
"""Khotan leads to Kashgar, where silk can be sold."""


def worth(match: Match, seat: int = 0) -> float:
    """What the position is worth to a seat."""
    return points(ROAD, match.state, seat)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_at_the_end_the_judgement_is_the_score(players: int) -> None:
    s = end_of(ROAD, players, seed=players)
    for seat in range(players):
        assert points(ROAD, s, seat) == s.scores[seat]


def test_the_tie_break_is_part_of_the_judgement() -> None:
    s = end_of(ROAD, 4, seed=3, final_tie="money_then_goods")
    best = max(points(ROAD, s, seat) for seat in range(4))
    for seat in range(4):
        assert (points(ROAD, s, seat) == best) == is_winner(s, seat)


def test_more_money_and_more_goods_are_better() -> None:
    base = worth(table(goods=goods(A="1i")))
    assert worth(table(goods=goods(A="1i"), money={"A": 11, "B": 10, "C": 10, "D": 10})) > base
    assert worth(table(goods=goods(A="2i"))) > base
    assert worth(table(goods=goods(A="1i 1s"))) > base


def test_goods_that_can_be_sold_ahead_are_worth_more() -> None:
    silk = table(goods=goods(A="2s"), tiles=AHEAD)
    ivory = table(goods=goods(A="2i"), tiles=AHEAD)
    assert worth(silk) > worth(ivory)


def test_seats_that_have_the_same_are_judged_the_same() -> None:
    match = table(phase="auction", tiles=AHEAD, goods=goods(A="1s", B="1s", C="1s", D="1s"))
    judged = [judgement(ROAD, match.state, seat) for seat in range(1, 4)]
    assert judged[0] == judged[1] == judged[2]


def test_the_holder_has_the_best_prospects_before_the_bids() -> None:
    match = table(phase="auction", tiles=AHEAD, goods=goods(A="2s", B="2s", C="2s", D="2s"))
    assert worth(match, 0) > worth(match, 1)


def test_a_standing_bid_is_seen_on_both_sides() -> None:
    match = table(phase="auction", tiles=AHEAD, goods=goods(A="2s", B="2s", C="2s", D="2s"))
    play(match, "bid 8")
    assert judgement(ROAD, match.state, 0)["auction"] == 8
    assert judgement(ROAD, match.state, 1)["auction"] == -8


def test_a_seller_is_worth_taking_with_its_goods_in_stock() -> None:
    match = market("seller silk", goods=goods(A="3s"), tokens={})
    before = worth(match)
    play(match, "take seller-silk")
    assert worth(match) == pytest.approx(before)
    play(match, "use 3")
    assert judgement(ROAD, match.state, 0)["money"] == 19


def test_a_kept_tile_loses_its_worth_towards_the_end() -> None:
    early = judgement(ROAD, table(kept={"A": ["crook"]}, tiles=AHEAD).state, 0)["kept"]
    late = judgement(ROAD, table(kept={"A": ["crook"]}).state, 0)["kept"]
    assert early > late == 0


def test_a_vizier_pays_in_the_judgement_before_it_pays_in_silver() -> None:
    match = market("vizier", goods=goods(A="3s", B="1s"))
    play(match, "take vizier", "name silk")
    assert judgement(ROAD, match.state, 0)["go"] > judgement(ROAD, match.state, 1)["go"] >= 3
