"""The worked examples of section 18, played by the oracle."""

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from oracle_silk_road.board import canonical, parse
from oracle_silk_road.data import KEPT_KINDS, TURN_TOKENS
from oracle_silk_road.generate import random_start
from oracle_silk_road.helpers import (
    DULL,
    market,
    money_of,
    offered,
    only,
    play,
    position,
    read,
    results,
)
from oracle_silk_road.moves import chance_outcomes, outcomes, settled
from oracle_silk_road.scoring import final_scores, winners
from oracle_silk_road.secrets import knows
from oracle_silk_road.setup import repair

pytestmark = pytest.mark.once

DECLINE: dict[str, Any] = {"action": "decline"}


@pytest.mark.parametrize(
    ("players", "each", "lying", "supply"),
    [(3, 5, 90, 66), (4, 3, 54, 63), (5, 4, 72, 60), (6, 5, 90, 57)],
)
def test_ex01_ex03_a_new_game_has_the_numbers_of_the_table(
    players: int, each: int, lying: int, supply: int
) -> None:
    """road.setup.4, .5, .16"""
    start = random_start(Random(players), players)
    state = parse(start)
    assert {len(tiles) for tiles in start["tiles"].values()} == {each}
    assert sum(len(tiles) for tiles in start["tiles"].values()) == lying
    assert sum(state.supply.values()) == supply
    assert set(money_of(start)) == {10}
    assert start["tokens"] == {}
    assert TURN_TOKENS[players] == each


def test_ex05_a_crook_in_tyre_is_replaced_by_a_legal_unused_tile() -> None:
    """road.setup.11"""
    layout = {"aleppo": [DULL], "tyre": ["crook", "thief"], "palmyra": ["vizier"]}
    unused = ["barterer", "seller silk"]
    repair(Random(1), layout, unused, "west")
    assert layout == {"aleppo": [DULL], "tyre": ["seller silk", "thief"], "palmyra": ["vizier"]}


AUCTION = position(phase="auction", caravan="merv")


def test_ex07_the_highest_bidder_buys_the_pawn() -> None:
    """road.bid.10, .13"""
    after = play(AUCTION, {"bid": 2}, {"bid": "pass"}, {"bid": 3}, {"decide": "sell"})
    assert money_of(after) == [13, 10, 10, 7]
    assert (after["phase"], after["leader"], after["pawn"], after["holder"]) == (
        "move", "D", "D", "A",
    )  # fmt: skip
    assert after["bids"] == {}
    assert after["tokens"] == {}


def test_ex09_without_a_bid_the_holder_leads_for_nothing() -> None:
    """road.bid.8"""
    after = play(AUCTION, {"bid": "pass"}, {"bid": "pass"}, {"bid": "pass"})
    assert (after["phase"], after["leader"]) == ("move", "A")
    assert money_of(after) == [10, 10, 10, 10]


def test_ex11_a_holder_who_cannot_pay_must_sell() -> None:
    """road.bid.12, R53: he is asked all the same"""
    start = AUCTION | {"money": {"A": 2, "B": 10, "C": 10, "D": 10}}
    asked = play(start, {"bid": "pass"}, {"bid": "pass"}, {"bid": 3})
    assert asked["phase"] == "decide"
    assert offered(asked, "decide") == {"sell"}
    assert money_of(only(asked)) == [5, 10, 10, 7]


def test_ex13_the_caravan_follows_the_arrows() -> None:
    """road.move.1"""
    start = position(caravan="dunhuang", phase="move", leader="A")
    assert offered(start, "city") == {"turfan", "loulan"}


def test_ex15_the_bonus_costs_neither_tile_nor_token() -> None:
    """road.bonus.2, .4, .5"""
    goods = {"A": {"ivory": 3, "silk": 1}}
    start = market(DULL, "thief", "vizier", city="kashgar", phase="bonus", goods=goods)
    after = only(start, give={"ivory": 2, "silk": 1}, get={"spices": 3})
    assert after["goods"]["A"] == {"ivory": 1, "spices": 3}
    assert (after["phase"], after["pawn"], after["tokens"]) == ("take", "A", {})
    assert len(after["tiles"]["kashgar"]) == 3
    passed = play(after, {"tile": DULL, "action": "decline"}, {"receiver": "C"})
    assert (passed["phase"], passed["pawn"], passed["tokens"]) == ("take", "C", {"A": 1})


def test_ex17_a_declined_tile_is_gone() -> None:
    """road.tile.3"""
    start = market("buyer silk", DULL, DULL)
    after = only(start, tile="buyer silk", action="decline")
    assert after["tiles"] == {"khotan": [DULL, DULL]}
    assert (after["phase"], after["pawn"], after["tokens"]) == ("pass", "A", {"A": 1})
    assert money_of(after) == [10, 10, 10, 10]


def test_ex19_the_player_without_a_tile_is_the_next_holder() -> None:
    """road.last.1, .2, .3"""
    start = market(DULL, players=5, pawn="D", tokens={"A": 1, "B": 1, "C": 1})
    after = only(start, action="decline")
    assert (after["phase"], after["holder"], after["pawn"]) == ("auction", "E", "E")
    assert (after["tokens"], after["turn"]) == ({}, 6)


def test_ex21_the_price_rises_to_four_and_nobody_owes() -> None:
    """road.buyer.2, .3"""
    start = market("buyer ivory", DULL, DULL, goods={"B": {"ivory": 3}})
    after = only(start, tile="buyer ivory", number=4)
    assert (after["money"]["A"], after["goods"]["A"]) == (0, {"ivory": 4})
    assert offered(start, "number", tile="buyer ivory") == {1, 2, 3, 4}


@pytest.mark.parametrize(("silk", "exchanges"), [(0, set()), (1, {1}), (2, {1, 2}), (3, {1, 2})])
def test_ex23_a_trader_exchanges_once_or_twice(silk: int, exchanges: set[int]) -> None:
    """road.trader.2, .3"""
    start = market("trader silk>spices", DULL, DULL, goods={"A": {"silk": silk}})
    assert offered(start, "number", tile="trader silk>spices") == exchanges
    for number in exchanges:
        after = parse(only(start, tile="trader silk>spices", number=number))
        assert after.goods["A"]["spices"] == number
        assert after.goods["A"]["silk"] == silk - number


def test_ex25_a_special_trader_gives_as_many_as_it_takes() -> None:
    """road.special.1, .2, .3"""
    start = market("exchange 4", DULL, DULL, goods={"A": {"ivory": 2, "silk": 1, "fruits": 1}})
    words = {"tile": "exchange 4", "give": {"ivory": 2, "silk": 1}}
    after = only(start, **words, get={"jewels": 1, "spices": 2})
    assert after["goods"]["A"] == {"fruits": 1, "jewels": 1, "spices": 2}
    assert not outcomes(start, **words, get={"jewels": 2})
    five = market("exchange 4", DULL, DULL, goods={"A": {"ivory": 5}})
    assert not outcomes(five, give={"ivory": 5})
    assert {sum(parse(p).goods["A"].values()) for p in results(five, tile="exchange 4")} == {5}


def test_ex27_a_kind_is_stolen_by_its_number_and_onlookers_learn_nothing() -> None:
    """road.thief.1, .2, road.info.3"""
    start = market("thief", DULL, DULL, goods={"B": {"silk": 3, "ivory": 1}})
    chances = chance_outcomes(start, tile="thief", victim="B")
    found = [read(text) for text in chances]
    by_kind = {tuple(after["goods"]["A"]): chances[canonical(after)] for after in found}
    assert by_kind == {("silk",): Fraction(3, 4), ("ivory",): Fraction(1, 4)}
    for seat in ("C", "D", None):
        assert len({knows([start, after], seat) for after in found}) == 1
    for seat in "AB":
        assert len({knows([start, after], seat) for after in found}) == 2


@pytest.mark.parametrize(
    ("reveals", "prizes", "options"),
    [
        ([3, 2, 0, 1], [5, 3, 0, 0], {}),
        ([3, 3, 1, 0], [5, 5, 3, 0], {}),
        ([3, 3, 1, 0], [5, 5, 0, 0], {"vizierAfterTie": "no_second"}),
        ([0, 0, 0, 0], [0, 0, 0, 0], {}),
        ([3, 1, 1, 0], [5, 3, 3, 0], {}),
        ([3, 1, 1, 0], [5, 0, 0, 0], {"vizierTieSecond": "none"}),
        ([3, 3, 1, 1], [5, 5, 3, 3], {}),
        ([3, 0, 0, 0], [5, 0, 0, 0], {}),
    ],
)
def test_ex29_ex31_ex33_the_vizier_pays_the_most_and_the_next(
    reveals: list[int], prizes: list[int], options: dict[str, str]
) -> None:
    """road.vizier.4 to .9, R24, R25, R26"""
    goods = {"A": {"silk": 3}, "B": {"silk": 3}, "C": {"silk": 1}, "D": {"silk": 1}}
    start = market("vizier", DULL, DULL, goods=goods, options=options)
    told = dict(zip("ABCD", reveals, strict=True))
    after = only(start, named="silk", reveals=told)
    assert [money - 10 for money in money_of(after)] == prizes
    assert {seat: after["goods"][seat] for seat in "ABCD"} == goods
    assert (after["marked"], after["viziers_used"]) == (["silk"], 1)
    assert parse(after).supply["silk"] == parse(start).supply["silk"] - 1


def test_ex35_the_sixth_vizier_may_name_any_good() -> None:
    """road.vizier.10, road.supply.1"""
    marked = ["ivory", "silk", "jewels", "fruits", "spices"]
    start = market("vizier", DULL, marked=marked, viziers_used=5)
    assert offered(start, "named") == set(marked)
    after = only(start, named="silk")
    assert after["viziers_used"] == 6
    assert after["supply"] == {"ivory": 14, "silk": 13, "jewels": 14, "fruits": 14, "spices": 14}


def test_ex37_a_crook_turns_a_seller_to_another_good() -> None:
    """road.crook.2, .6"""
    goods = {"A": {"ivory": 2}}
    start = market("seller silk", DULL, DULL, kept={"A": ["crook"]}, goods=goods)
    after = only(start, tile="seller silk", as_="seller ivory", number=2)
    assert (after["money"]["A"], after["goods"]["A"], after["kept"]) == (17, {}, {})


@pytest.mark.parametrize("tile", ["thief", "vizier", "exchange 2", "exchange 4"])
def test_ex39_a_crook_needs_a_printed_good(tile: str) -> None:
    """road.crook.4"""
    goods = {"A": {"ivory": 2}, "B": {"silk": 1}}
    start = market(tile, DULL, DULL, kept={"A": ["crook"]}, goods=goods)
    assert offered(start, "as", tile=tile) == {tile}
    assert all(after["kept"] == {"A": ["crook"]} for after in results(start, tile=tile))


@pytest.mark.parametrize(("city", "phase"), [("merv", "pass"), ("susia", "barter")])
def test_ex41_a_barterer_waits_for_another_city(city: str, phase: str) -> None:
    """road.barter.2"""
    start = market(
        DULL, "thief", "vizier", city=city, players=3, kept={"A": ["barterer@merv"]},
        tokens={"A": 1, "B": 1},
    )  # fmt: skip
    after = only(start, tile="vizier", action="decline")
    assert after["phase"] == phase
    assert after["kept"] == {"A": ["barterer@merv" if city == "merv" else "barterer"]}


def test_ex43_each_barterer_leaves_one_more_player_without_a_tile() -> None:
    """road.barter.10, .11"""
    kept = {"A": ["barterer@yumen"], "B": ["barterer@dunhuang"]}
    start = market(DULL, DULL, DULL, DULL, DULL, players=6, kept=kept)
    two: list[dict[str, Any]] = [DECLINE, {"barter": True}, DECLINE]
    last = play(start, *two, {"receiver": "B"}, *two, {"receiver": "C"}, DECLINE)
    assert (last["phase"], last["pawn"]) == ("handover", "C")
    assert last["tokens"] == {"A": 1, "B": 1, "C": 1}
    assert offered(last, "receiver") == {"D", "E", "F"}
    assert last["kept"] == {}


def test_ex45_the_player_with_a_single_go_keeps_the_pawn() -> None:
    """road.three.3 to .6"""
    start = market(DULL, DULL, DULL, DULL, DULL, players=3)
    steps = [step for seat in "BAB" for step in (DECLINE, {"receiver": seat})]
    fourth = play(start, *steps)
    assert (fourth["pawn"], fourth["tokens"]) == ("B", {"A": 2, "B": 1})
    fifth = only(fourth, **DECLINE)  # C is the only receiver
    assert (fifth["pawn"], fifth["tokens"]) == ("C", {"A": 2, "B": 2})
    after = only(fifth, **DECLINE)
    assert (after["phase"], after["holder"]) == ("auction", "C")


def test_ex46_the_last_leg_has_an_auction_like_any_other() -> None:
    """road.bid.15, R5"""
    start = market(DULL, city="aleppo", pawn="C", tokens={"A": 1, "B": 1}, turn=12)
    after = only(start, **DECLINE)
    assert (after["phase"], after["caravan"], after["turn"]) == ("auction", "aleppo", 13)
    passed = play(after, {"bid": "pass"}, {"bid": "pass"}, {"bid": "pass"})
    assert (passed["phase"], passed["caravan"]) == ("over", "antioch")


def test_ex47_the_last_leg_has_no_auction_and_no_market_where_it_is_skipped() -> None:
    """road.bid.15, road.end.1, .2"""
    skip = {"finalAuction": "skip"}
    start = market(
        DULL, city="aleppo", pawn="C", tokens={"A": 1, "B": 1}, turn=12, options=skip
    )  # fmt: skip
    after = only(start, **DECLINE)
    assert (after["phase"], after["caravan"], after["turn"]) == ("over", "antioch", 13)
    assert outcomes(after) == set()
    waiting = position(caravan="aleppo", phase="auction", holder="D", turn=13, options=skip)
    assert settled(waiting) == canonical(after)


def test_ex49_equal_totals_share_the_win_or_money_decides() -> None:
    """road.score.7, R42"""
    goods = {"A": {"silk": 1, "ivory": 2}, "B": {"silk": 1, "ivory": 2}, "C": {}, "D": {}}
    money = {"A": 20, "B": 1, "C": 23, "D": 3}
    end = position(caravan="antioch", phase="over", goods=goods, money=money)
    assert final_scores(end) == {"A": 23, "B": 4, "C": 23, "D": 3}
    assert winners(end) == ["A", "C"]
    assert winners(end | {"options": {"finalTie": "money_then_goods"}}) == ["C"]


@pytest.mark.parametrize(("bank", "gain"), [("unlimited", 9), ("strict45", 0)])
def test_ex51_a_strict_bank_can_be_empty(bank: str, gain: int) -> None:
    """road.money.2, R39, R57"""
    money = {"A": 20, "B": 20, "C": 20, "D": 20, "E": 20, "F": 5}
    goods = {"A": {"silk": 3}}
    start = market("seller silk", DULL, players=6, money=money, goods=goods, options={"bank": bank})
    after = only(start, tile="seller silk", number=3)
    assert after["money"]["A"] == 20 + gain
    assert after["goods"]["A"] == {}


@pytest.mark.parametrize(
    ("city", "ways"), [("turfan", {"dunhuang", "yumen"}), ("khotan", {"koria", "loulan"})]
)
def test_ex53_the_reverse_game_turns_every_arrow(city: str, ways: set[str]) -> None:
    """road.reverse.2"""
    start = position(caravan=city, phase="move", leader="A", options={"direction": "east"})
    assert offered(start, "city") == ways


def test_the_last_cities_of_a_new_game_hold_neither_crook_nor_barterer() -> None:
    """road.setup.10, .12, road.reverse.4"""
    rng = Random(5)
    for players in (3, 4, 5, 6) * 5:
        for direction, last in (("west", ("aleppo", "tyre")), ("east", ("lanzhou", "yumen"))):
            tiles = random_start(rng, players, direction=direction)["tiles"]
            assert not set(KEPT_KINDS) & {tile for city in last for tile in tiles[city]}
