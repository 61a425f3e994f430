"""What the games say, counted by hand."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from arena.sitting import result, toy_setting
from serai.arena import Forfeit, games
from serai.arena.counting import whole_deals
from serai.arena.duel import duel
from serai.arena.ladder import make_ladder
from serai.arena.lineup_result import make_lineup_result, summary
from serai.arena.rating import rate
from serai.arena.tournament_page import pair_matrix

AB, BA = ("a", "b"), ("b", "a")
DUEL = [
    result(0, 0, AB, 0), result(1, 0, BA, 1),  # a wins from both seats
    result(2, 1, AB, 0), result(3, 1, BA, 0),  # the first seat wins twice
    result(4, 2, AB, 0, 1), result(5, 2, BA, 1),  # a shared win
]  # fmt: skip


def test_a_duel_counts_shared_wins_in_parts():
    found = duel("a", "b", DUEL)
    assert found.games == 6
    assert found.share.value == pytest.approx((2 + 1 + 1.5) / 6)
    assert found.share.count == 3
    assert found.wilson.count == 6
    assert found.wilson.value == pytest.approx(found.share.value)
    assert found.lone_one is None
    assert not found.is_clear


def test_a_result_is_clear_when_its_interval_excludes_an_even_one():
    won = [result(number, number // 2, (AB, BA)[number % 2], number % 2) for number in range(20)]
    assert duel("a", "b", won).is_clear
    assert duel("b", "a", won).to_json()["clear"]


def test_a_duel_of_four_tells_what_each_wins_alone():
    lone_a = [
        result(seat, 0, tuple("a" if seat == place else "b" for place in range(4)), seat)
        for seat in range(4)
    ]
    lone_b = [
        result(4 + seat, 0, tuple("b" if seat == place else "a" for place in range(4)), 0)
        for seat in range(4)
    ]
    found = duel("a", "b", lone_a + lone_b)
    assert (found.lone_one.value, found.lone_other.value) == (1.0, 0.25)
    assert found.share.value == pytest.approx((4 + 3) / 8)


def test_unfinished_deals_are_left_out():
    assert whole_deals(DUEL[:5], 2) == DUEL[:4]


def test_the_ladder_stands_by_wins_and_tells_of_forfeits():
    setting = toy_setting("crashing", "first", "random", games=20)
    ladder = make_ladder(setting, games(setting, workers=1))
    assert ladder.rungs[-1].bot == "crashing"
    assert ladder.rungs[-1].share.value == 0.0
    assert ladder.rungs[-1].forfeits == Counter(crashed=40)
    assert ladder.duel_of("random", "first") is ladder.duel_of("first", "random")
    told = ladder.to_json()
    assert told["ladder"][-1]["forfeits"] == {"crashed": 40}
    assert len(told["forfeits"]) == 20
    assert told["forfeits"][0]["told"] == "RuntimeError: no idea what to do (sitting.py, line 35)"
    one, other = (ladder.share_of(*pair) for pair in (("first", "random"), ("random", "first")))
    assert one.value + other.value == pytest.approx(1)


def test_a_stopped_tournament_has_a_ladder_too():
    setting = toy_setting("first", "random", games=4)
    ladder = make_ladder(setting, [])
    assert ladder.games == []
    assert make_ladder(setting, list(games(setting, workers=1))[:3]).left_out == 1


def test_ratings_order_bots_by_strength():
    strong_wins = [
        result(number, number, bots, bots.index(max(bots)))
        for number, bots in enumerate([("1", "2"), ("2", "3"), ("3", "1")] * 40)
    ]
    ratings = rate("123", strong_wins)
    assert ratings["1"].mu < ratings["2"].mu < ratings["3"].mu
    assert all(rating.sigma < 25 / 3 for rating in ratings.values())


def test_equal_bots_have_about_equal_ratings():
    even = [result(number, number, AB, number % 2) for number in range(200)]
    ratings = rate("ab", even)
    assert abs(ratings["a"].mu - ratings["b"].mu) < 1.0


def test_copies_of_a_bot_are_rated_as_one():
    ratings = rate("ab", [result(0, 0, ("a", "b", "b"), 0)])
    assert ratings["a"].mu > 25 > ratings["b"].mu


def test_a_lineup_is_counted_by_bot_and_by_seat():
    setting = toy_setting("a", "b", "b", players=3, games=3, is_lineup=True)
    orders = [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    played = [result(number, 0, order, 0) for number, order in enumerate(orders)]
    found = make_lineup_result(setting, played)
    assert {each.bot: each.share.value for each in found.bots} == {
        "a": pytest.approx(1 / 3),
        "b": pytest.approx(1 / 3),
    }
    assert [seat.share.value for seat in found.seats] == [1.0, 0.0, 0.0]
    assert found.margins() == [7, 7, 7]
    assert found.losing_scores() == [3] * 6


def test_games_without_an_end_by_the_rules_do_not_tell_of_balance():
    setting = toy_setting("a", "a", is_lineup=True, games=3)
    lost = Forfeit(0, "crashed", "no")
    played = [
        result(0, 0, ("a", "a"), 0, endings=("cards",)),
        result(1, 1, ("a", "a"), 0, 1, capped=True),
        result(2, 2, ("a", "a"), 1, forfeit=lost),
    ]
    found = make_lineup_result(setting, played)
    assert len(found.finished) == found.capped == len(found.forfeited()) == 1
    assert found.endings == {"cards": 1}
    assert found.lengths() == [10]


def test_a_summary_of_numbers():
    found = summary([1, 2, 2, 3, 10])
    assert (found["mean"], found["median"]) == (3.6, 2)
    assert found["counts"] == {"1": 1, "2": 2, "3": 1, "10": 1}
    assert found["quantiles"]["0.5"] == 2
    assert summary([])["mean"] is None


def test_where_only_neighbours_met_the_ladder_stands_by_ratings():
    setting = replace(toy_setting("c", "b", "a", games=40), neighbours=True)
    # b wins half of its games and c all, but c met only b: shares of wins would not tell b from a.
    won = [
        result(number, number // 4, bots, bots.index(max(bots)))
        for number, bots in enumerate([("c", "b"), ("b", "c"), ("b", "a"), ("a", "b")] * 20)
    ]
    ladder = make_ladder(setting, won)
    assert [rung.bot for rung in ladder.rungs] == ["c", "b", "a"]
    assert [(duel.one, duel.other) for duel in ladder.duels] == [("c", "b"), ("b", "a")]
    assert ladder.duel_of("a", "c") is None
    assert ladder.share_of("c", "a") is None
    assert "–" in pair_matrix(ladder)
