"""Who sits where: balanced seats, paired seeds."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arena.sitting import toy_setting
from serai.arena.errors import BadSetting
from serai.arena.schedule import (
    MOST_ORDERS,
    Fixture,
    bot_seed,
    deal_seed,
    duel_orders,
    fixtures,
    seat_orders,
)
from serai.arena.setting import whole_deals
from serai.bots import UnknownBot
from serai.engine.errors import BadOption, BadPlayers, BadSeed, UnknownGame

pytestmark = pytest.mark.once

lineups = st.lists(st.sampled_from("abcdef"), min_size=1, max_size=6).map(tuple)


def sittings(orders: list[tuple[str, ...]]) -> dict[str, Counter[int]]:
    """How often each bot sits on each seat."""
    found: dict[str, Counter[int]] = defaultdict(Counter)
    for order in orders:
        for seat, bot in enumerate(order):
            found[bot][seat] += 1
    return found


@given(lineups)
def test_each_bot_sits_equally_often_on_every_seat(lineup):
    for counts in sittings(seat_orders(lineup)).values():
        assert len(counts) == len(lineup)
        assert len(set(counts.values())) == 1


@given(lineups)
def test_seat_orders_keep_the_lineup_and_are_few(lineup):
    orders = seat_orders(lineup)
    assert all(sorted(order) == sorted(lineup) for order in orders)
    assert len(orders) <= max(MOST_ORDERS, len(lineup))


@given(st.integers(2, 6))
def test_a_duel_gives_both_bots_the_same_seats(players):
    counts = sittings(duel_orders("a", "b", players))
    assert counts["a"] == counts["b"]
    assert set(counts["a"]) == set(range(players))


def test_one_bot_among_copies_takes_every_seat():
    assert seat_orders(("a", "b", "b")) == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]


def test_two_players_swap_seats():
    assert duel_orders("a", "b", 2) == [("a", "b"), ("b", "a")]


def test_at_larger_tables_each_bot_is_once_alone():
    alone = Counter(order.count("a") for order in duel_orders("a", "b", 4))
    assert alone == {1: 4, 3: 4}


@given(st.integers(1, 4), st.integers(1, 5), st.integers(0, 2**63 - 1))
def test_all_seat_orders_of_a_deal_have_the_same_dice(bots, deals, seed):
    orders = seat_orders(tuple("abcd"[:bots]))
    games = list(fixtures(orders, deals, seed))
    assert [game.number for game in games] == list(range(len(orders) * deals))
    by_deal = defaultdict(list)
    for game in games:
        by_deal[game.deal].append(game)
    assert [{game.seed for game in by_deal[deal]} for deal in range(deals)] == [
        {deal_seed(seed, deal)} for deal in range(deals)
    ]
    assert all([game.bots for game in deal] == orders for deal in by_deal.values())


def test_a_bot_draws_the_same_on_whichever_seat_and_copies_differ():
    there, back = (Fixture(0, 0, 7, ("a", "b", "b")), Fixture(1, 0, 7, ("b", "b", "a")))
    assert bot_seed(there, 0) == bot_seed(back, 2)
    assert bot_seed(there, 1) == bot_seed(back, 0)
    assert len({bot_seed(there, seat) for seat in range(3)}) == 3


def test_everybody_meets_everybody_deal_by_deal():
    setting = toy_setting("random", "first", "random:", games=4)
    games = setting.fixtures()
    assert len(games) == 3 * 4
    meetings = Counter(frozenset(game.bots) for game in games)
    assert set(meetings.values()) == {4}
    assert [game.deal for game in games] == [0] * 6 + [1] * 6


def test_neighbours_meet_and_nobody_else():
    setting = replace(toy_setting("random", "first", "random:", games=4), neighbours=True)
    meetings = Counter(frozenset(game.bots) for game in setting.fixtures())
    assert meetings == {frozenset({"random", "first"}): 4, frozenset({"first", "random:"}): 4}


@pytest.mark.parametrize(
    ("change", "error", "named"),
    [
        ({"games": 5}, BadSetting, "4 or 6"),
        ({"games": 1}, BadSetting, "take 2"),
        ({"games": 8, "players": 3}, BadSetting, "6 or 12"),
        ({"bots": ("random",)}, BadSetting, "at least two"),
        ({"bots": ("random", "random")}, BadSetting, "random is named twice"),
        ({"bots": ("random", "wizard")}, UnknownBot, "'wizard'"),
        ({"bots": ("random", "first:depth=3")}, UnknownBot, "depth"),
        ({"bots": ("random", "first", "first"), "is_lineup": True}, BadSetting, "2 seats"),
        ({"players": 9}, BadPlayers, "9"),
        ({"players": 0, "games": 0}, BadPlayers, "0"),
        ({"bots": tuple("abcdefghijkl"), "players": 12, "is_lineup": True}, BadPlayers, "12"),
        ({"seed": -1}, BadSeed, "-1"),
        ({"options": {"luck": 1}}, BadOption, "luck"),
        ({"game": "chess"}, UnknownGame, "chess"),
    ],
)
def test_what_cannot_be_played_is_said(change, error, named):
    told = {"bots": ("random", "first"), **change}
    game = told.pop("game", "toy")
    setting = toy_setting(*told.pop("bots"), **told)
    if game != "toy":
        setting = type(setting)(game, setting.players, setting.bots, 4, 1)
    with pytest.raises(error, match=named):
        setting.check()


def test_whole_deals_are_at_least_as_many_as_wanted():
    assert [whole_deals(400, size) for size in (2, 6, 8, 10)] == [400, 402, 400, 400]
