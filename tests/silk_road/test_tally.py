"""What is told of who is ahead in Silk Road: your own total, and majorities as they may be."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from serai import Match
from serai.engine.tally import Distance, SeatTally, Source, Tie
from serai.games.silk_road.events import CaravanMoved
from serai.games.silk_road.majority import Spread
from silk_road.playing import ROAD, choose, goods, market, random_options, table


def majorities(match: Match, viewer: int | None, owner: int) -> dict[str, tuple[int, int]]:
    """What a seat may get for the most of each good, as far as a viewer knows."""
    sources = match.tally(viewer).seats[owner].sources
    return {each.name.removeprefix("most-"): (each.low, each.high) for each in sources[2:]}


def test_your_own_silver_and_goods_are_counted_and_of_the_others_nothing_is_told() -> None:
    """road.score.1, road.info.1, road.info.2"""
    match = market("buyer silk", goods=goods(A="2i 1s", B="2s"))
    seats = match.tally(0).seats
    assert seats[0].sources[:2] == (Source("silver", 10, 10), Source("goods", 3, 3))
    assert seats[1:] == (SeatTally(), SeatTally(), SeatTally())
    assert match.tally(None).seats == (SeatTally(),) * 4


def test_a_majority_is_sure_when_all_the_others_together_have_fewer() -> None:
    """road.score.3, road.setup.17: the supply lies open, so all know what is in all stocks."""
    match = market("buyer silk", goods=goods(A="3i 2s 1p", B="2i", C="2s", D="4p"))
    assert majorities(match, 0, 0) == {"ivory": (2, 2), "silk": (0, 2)}
    assert match.tally(0).seats[0].low == 10 + 6 + 2


def test_a_tie_is_no_majority_so_what_cannot_be_beaten_is_not_told() -> None:
    """road.score.4: of four spices behind three other shields, somebody has two."""
    match = market("buyer silk", goods=goods(A="2p", B="2p", C="1p"))
    assert majorities(match, 0, 0) == {"spices": (0, 2)}
    match = market("buyer silk", goods=goods(A="2p", B="2p", C="2p"))
    assert majorities(match, 0, 0) == {}


def test_with_open_counts_everybody_is_told_and_numbers_narrow_the_majorities() -> None:
    """road.info.2"""
    stocks = goods(A="2s", B="3s", C="1i")
    match = market("buyer silk", goods=stocks, options={"open_counts": True})
    spectator = match.tally(None).seats
    assert [seat.sources[1].low for seat in spectator] == [2, 3, 1, 0]
    assert majorities(match, 0, 3) == {}
    assert majorities(match, 0, 2) == {"ivory": (0, 2)}
    assert majorities(match, 0, 1) == {"silk": (0, 2), "ivory": (0, 2)}


def test_a_hidden_supply_leaves_more_open() -> None:
    """road.setup.17"""
    stocks = goods(A="2i", B="1i", C="1i")
    assert majorities(market("buyer silk", goods=stocks), 0, 0) == {"ivory": (0, 2)}
    hidden = market("buyer silk", goods=goods(A="2i"), options={"supply_counts": "hidden"})
    assert majorities(hidden, 0, 0) == {"ivory": (0, 2)}
    assert majorities(market("buyer silk", goods=goods(A="2i")), 0, 0) == {"ivory": (2, 2)}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_so_many_moves_are_made_as_were_foreseen(seed: int) -> None:
    """road.end.1, road.move.1"""
    rng = Random(seed)
    match = ROAD.new(players=3, seed=seed, **random_options(rng))
    foreseen: list[tuple[int, Distance]] = []
    while match.actor is not None:
        foreseen += [(match.ply, each) for each in match.tally().distances]
        match.play(choose(rng, match))
    assert foreseen
    for ply, moves in foreseen:
        made = sum(isinstance(event, CaravanMoved) for event in match.events(ply))
        assert moves.low <= made <= moves.high


def test_it_is_told_that_silver_decided_between_equal_scores() -> None:
    """road.score.7"""
    end: dict[str, Any] = {
        "caravan": "antioch", "phase": "over", "goods": goods(A="3i", C="1s"),
        "money": {"A": 5, "B": 0, "C": 7, "D": 0},
    }  # fmt: skip
    match = table(options={"final_tie": "money_then_goods"}, **end)
    assert match.scores[0] == match.scores[2]
    assert match.tally(None).ties == (Tie("silver", (5, 0, 7, 0)),)
    assert table(**end).tally(None).ties == ()


# --- How goods may be spread ------------------------------------------------------------------


def every_way(spread: Spread, most: int) -> list[list[int]]:
    """Every way to fill the hidden stocks."""
    hidden = list(spread.rooms)
    found = []
    for numbers in product(*(range(spread.rooms[seat] + 1) for seat in hidden)):
        if spread.fewest <= sum(numbers) <= most:
            way = list(spread.shown)
            for seat, number in zip(hidden, numbers, strict=True):
                way[seat] = number
            found.append(way)
    return found


def has_most(numbers: list[int], seat: int) -> bool:
    """Whether a seat alone has the most."""
    return all(numbers[seat] > number for i, number in enumerate(numbers) if i != seat)


@pytest.mark.parametrize("seed", range(150))
def test_the_best_and_the_worst_spread_say_what_all_spreads_together_say(seed: int) -> None:
    """road.score.3: compared with every way to spread a few goods over the hidden stocks."""
    rng = Random(seed)
    players, most = rng.randint(3, 4), rng.randint(0, 6)
    hidden = [seat for seat in range(players) if seat or rng.random() < 0.2]
    rooms = {seat: min(most, rng.randint(0, 6)) for seat in hidden}
    fewest = rng.choice([0, most])
    if sum(rooms.values()) < most:
        rooms[hidden[0]] = most
    shown = [0 if seat in hidden else rng.randint(0, 6) for seat in range(players)]
    spread = Spread(shown, rooms, fewest)
    ways = every_way(spread, most)
    for seat in range(players):
        found = [has_most(way, seat) for way in ways]
        assert has_most(spread.best(seat), seat) == any(found)
        assert has_most(spread.worst(seat), seat) == all(found)
