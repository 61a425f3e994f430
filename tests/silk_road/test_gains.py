"""What the view says each tile would bring: it must be what playing the tile then does."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from serai import Match
from silk_road.playing import ROAD, choose, goods, market, play

NOTHING = {"gives": 0, "gets": 0, "money": 0}


def brings(match: Match, tile: str, seat: int | None = 0) -> dict[str, Any] | None:
    found: dict[str, Any] | None = match.view(seat)["brings"].get(tile)
    return found


@pytest.mark.parametrize(
    ("tile", "owned", "expected"),
    [
        ("seller silk", "3s", {"gives": 3, "gets": 0, "money": 9}),
        ("seller silk", "2i", NOTHING),
        ("buyer silk", "", {"gives": 0, "gets": 4, "money": -10}),
        ("trader silk>jewels", "3s", {"gives": 2, "gets": 2, "money": 0}),
        ("exchange 4", "2s 1i", {"gives": 3, "gets": 3, "money": 0}),
        ("exchange 2", "2s 1i", {"gives": 2, "gets": 2, "money": 0}),
        ("exchange 2", "", NOTHING),
        ("vizier", "", {"gives": 0, "gets": 0, "money": 5, "prizes": [5, 3]}),
    ],
)
def test_a_tile_of_the_market_says_what_it_would_bring(
    tile: str, owned: str, expected: dict[str, Any]
) -> None:
    """road.seller.2, road.buyer.2, .4, road.trader.2, road.special.1, road.vizier.4, .5"""
    assert brings(market(tile, goods=goods(A=owned)), tile) == expected


def test_it_says_so_to_every_seat_by_its_own_stock_and_to_a_spectator_not_at_all() -> None:
    """road.info.1"""
    match = market("seller silk", goods=goods(A="3s", B="1s"))
    money = [(brings(match, "seller silk", seat) or {}).get("money") for seat in (0, 1, 2, None)]
    assert money == [9, 4, 0, None]


def test_an_open_supply_limits_what_a_tile_brings() -> None:
    """road.buyer.3"""
    match = market("buyer silk", goods=goods(B="13s"))
    assert brings(match, "buyer silk") == {"gives": 0, "gets": 2, "money": -3}


def test_a_hidden_supply_shows_nothing_but_what_has_run_out() -> None:
    """road.setup.17"""
    hidden = {"options": {"supply_counts": "hidden"}}
    few = market("buyer silk", goods=goods(B="13s"), **hidden)
    none = market("buyer silk", goods=goods(B="15s"), **hidden)
    assert brings(few, "buyer silk") == {"gives": 0, "gets": 4, "money": -10}
    assert brings(none, "buyer silk") == NOTHING


def test_the_tile_in_use_brings_what_a_crook_has_made_of_it() -> None:
    """road.crook.5"""
    match = market("seller ivory", goods=goods(A="3s"), kept={"A": ["crook"]})
    play(match, "take seller-ivory", "crook shown silk")
    assert brings(match, "seller ivory") == {"gives": 3, "gets": 0, "money": 9}
    assert match.view(1)["brings"] == {}


def stock(match: Match, seat: int) -> tuple[int, int]:
    return int(match.state.goods[seat].sum()), int(match.state.money[seat])


def test_the_largest_use_that_is_offered_does_what_was_said() -> None:
    """Whole games: Sellers, Buyers and Traders keep their word."""
    kept = 0
    for seed in range(4):
        match, rng = ROAD.new(players=4, seed=seed), Random(seed)
        while (seat := match.actor) is not None:
            uses = [action for action in match.legal() if str(action).startswith("use ")]
            if not uses:
                match.play(choose(rng, match))
                continue
            told = next(iter(match.view(seat)["brings"].values()))
            owned, money = stock(match, seat)
            match.play(uses[-1])
            gained = told["gets"] - told["gives"]
            assert stock(match, seat) == (owned + gained, money + told["money"])
            kept += 1
    assert kept > 40
