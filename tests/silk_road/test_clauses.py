"""Clauses and switches that the worked examples do not reach."""

from __future__ import annotations

from typing import Any

import pytest

from serai import Match
from serai.engine.seat import CHANCE
from serai.games.silk_road.reasons import Reason
from serai.games.silk_road.terms import Good
from silk_road.playing import (
    DULL,
    ROAD,
    at,
    goods,
    held,
    legal,
    market,
    play,
    purse,
    refusal,
    stock,
    table,
)

FIVE = ("buyer ivory", "buyer silk", "buyer jewels", "buyer fruits", "buyer spices")

# --- Set-up and reverse game ------------------------------------------------------------------


def test_there_are_five_goods() -> None:
    """road.comp.2, .7"""
    assert [good.name.lower() for good in Good if good] == [
        "ivory", "silk", "jewels", "fruits", "spices",
    ]  # fmt: skip


def test_the_bag_and_the_decks_are_drawn_by_what_is_left() -> None:
    """road.setup.2, .6, road.comp.3"""
    match = ROAD.new(players=3, chance="manual")
    while str(match.legal()[0]).startswith(("lay", "swap", "first")):
        weights = match.weights()
        if str(match.legal()[0]).startswith("lay") and at(match, "phase") == "lay":
            laid = sum(len(tiles) for tiles in at(match, "tiles").values())
            assert sum(weights) == 45 - laid % 45
        match.play(match.legal()[weights.index(max(weights))])
    assert (match.weights(), match.actor) == ([15] * 5, CHANCE)
    match.play("draw silk")
    assert sorted(match.weights()) == [14, 15, 15, 15, 15]


def test_in_the_reverse_game_purple_tiles_lie_in_the_east_and_the_ban_moves() -> None:
    """road.reverse.1, .3, .4, .5"""
    for seed in range(3):
        match = ROAD.new(players=6, seed=seed, direction="east")
        tiles = at(match, "tiles")
        assert at(match, "caravan") == "antioch"
        assert not {"crook", "barterer"} & {*tiles["lanzhou"], *tiles["yumen"]}
        buyers = [t for city in ("aleppo", "tyre", "merv") for t in tiles[city] if "buyer" in t]
        sellers = [
            t for city in ("lanzhou", "yumen", "koria") for t in tiles[city] if "seller" in t
        ]
        assert buyers
        assert sellers
    east = table(caravan="bactra", phase="move", leader="A", options={"direction": "east"})
    assert (at(east, "caravan"), at(east, "phase")) == ("kashgar", "bonus")


# --- Auction and move -------------------------------------------------------------------------


def test_who_has_no_money_passes_and_is_asked_all_the_same() -> None:
    """road.bid.3, .5, .6, .7"""
    match = table(caravan="kashgar", phase="auction", money={"A": 9, "B": 0, "C": 3, "D": 3})
    assert (match.actor, legal(match)) == (1, {"pass"})
    play(match, "pass", "bid 2")
    assert legal(match) == {"pass", "bid 3"}
    assert refusal(match, "bid 2") == "road.bid.4"
    assert refusal(match, "bid 4") == "road.bid.6"
    play(match, "bid 3", "keep")
    assert at(match, "money") == {"A": 6, "B": 0, "C": 3, "D": 6}


def test_bids_above_83_are_made_of_fifties_and_the_rest() -> None:
    """road.bid.4, .6, road.money.1"""
    match = table(caravan="kashgar", phase="auction", money={"A": 0, "B": 84, "C": 160, "D": 134})
    assert legal(match) == {"fifty", "pass", *(f"bid {amount}" for amount in range(1, 84))}
    play(match, "fifty")
    assert legal(match) == {"bid 34"}
    assert refusal(match, "pass") == refusal(match, "bid 33") == "road.bid.3"
    assert refusal(match, "fifty") == "road.bid.6"
    play(match, "bid 34")
    assert at(match, "bids") == {"B": 84}
    assert legal(match) == {"pass", "fifty"}
    play(match, "fifty", "bid 83")
    assert at(match, "bids")["C"] == 133
    assert legal(match) == {"pass", "fifty"}
    play(match, "fifty", "fifty")
    assert legal(match) == {"bid 34"}


def test_bids_up_to_83_are_named_at_once() -> None:
    """road.bid.5, road.bid.6"""
    match = table(caravan="kashgar", phase="auction", money={"A": 0, "B": 83, "C": 82, "D": 0})
    assert legal(match) == {"pass", *(f"bid {amount}" for amount in range(1, 84))}
    assert refusal(match, "fifty") == "road.bid.6"
    play(match, "bid 70")
    assert legal(match) == {"pass", *(f"bid {amount}" for amount in range(71, 83))}


def test_moving_costs_nothing_and_cities_passed_by_are_left_behind() -> None:
    """road.move.2 to .5"""
    tiles = {"samarkand": ["thief", "vizier", "seller silk"], "bactra": ["seller ivory"] * 3}
    match = table(caravan="kashgar", phase="move", tiles=tiles)
    play(match, "move bactra")
    assert set(at(match, "tiles")) == {"bactra"}
    assert set(at(match, "money").values()) == {10}


def test_an_auction_is_held_even_when_only_the_end_is_ahead() -> None:
    """road.bid.15, road.end.1"""
    match = table(caravan="tyre", phase="auction")
    play(match, "bid 1", "pass", "pass", "keep")
    assert match.over
    assert at(match, "caravan") == "antioch"


# --- Printed actions and tiles ----------------------------------------------------------------


def printed(**fields: Any) -> Match:
    """A leads the caravan to Merv, where goods are sold at the good's own city."""
    options = {"bonus_set": "goods"} | fields.pop("options", {})
    tiles = {"merv": ["seller silk", "thief", "exchange 2"]}
    return table(caravan="merv", phase="bonus", tiles=tiles, options=options, **fields)


def test_a_printed_action_is_used_like_a_tile_and_may_be_declined() -> None:
    """road.bonus.2 to .6, road.seller.1, .2, .3"""
    match = printed(goods=goods(A="5i"))
    assert legal(match) == {"decline", *(f"use {n}" for n in range(1, 6))}
    play(match, "use 5")
    assert (purse(match), held(match), at(match, "phase")) == (21, {}, "take")
    assert match.view(0)["supply"]["ivory"] == 15
    assert at(play(printed(), "decline"), "phase") == "take"
    assert refusal(printed(), "take thief") == "road.bonus.4"


def test_a_crook_may_change_a_printed_action_unless_switched_off() -> None:
    """road.bonus.7"""
    fields = {"goods": goods(A="1s"), "kept": {"A": ["crook"]}}
    assert "crook shown silk" in legal(printed(**fields))
    barred = printed(options={"crook_on_bonus": False}, **fields)
    assert refusal(barred, "crook shown silk") == "road.bonus.7"


def test_with_three_players_the_second_go_has_no_printed_action() -> None:
    """road.three.7, .8, road.bonus.2"""
    tiles = {"merv": ["seller silk", "seller ivory", "thief", "exchange 2", "vizier"]}
    match = table(players=3, caravan="merv", phase="bonus", tiles=tiles)
    play(
        match, "decline", "take seller-silk", "decline", "pawn B", "take thief", "decline", "pawn A"
    )
    assert (at(match, "phase"), at(match, "pawn")) == ("take", "A")


@pytest.mark.parametrize(("number", "total"), list(enumerate((4, 7, 9, 10, 11, 12), start=1)))
def test_the_seller_pays_less_for_each_further_good(number: int, total: int) -> None:
    """road.seller.2"""
    match = play(market("seller silk", goods=goods(A="6s")), "take seller-silk", f"use {number}")
    assert purse(match) == 10 + total


@pytest.mark.parametrize(("number", "total"), list(enumerate((1, 3, 6, 10, 14, 18), start=1)))
def test_the_buyer_asks_more_for_each_further_good(number: int, total: int) -> None:
    """road.buyer.2, .5"""
    match = market("buyer silk", money={"A": 30, "B": 1, "C": 1, "D": 1})
    assert purse(play(match, "take buyer-silk", f"use {number}")) == 30 - total


def test_a_tile_whose_action_is_impossible_may_be_taken() -> None:
    """road.tile.7, road.seller.1"""
    match = play(market("seller silk"), "take seller-silk")
    assert legal(match) == {"decline"}
    assert refusal(match, "use 1") == "road.seller.1"
    assert refusal(match, "take thief") == "road.tile.4"


def test_the_supply_limits_buying_and_trading() -> None:
    """road.buyer.4, road.trader.3, road.special.5"""
    owned = goods(A="3i", B="14s", C="15j")
    rich = {"A": 30, "B": 0, "C": 0, "D": 0}
    tiles = ("buyer silk", "trader ivory>silk", "exchange 4")
    match = play(market(*tiles, goods=owned, money=rich), "take buyer-silk")
    assert refusal(match, "use 2") == "road.buyer.4"
    assert legal(match) == {"use 1", "decline"}
    trade = play(market(*tiles, goods=owned), "take trader-ivory-silk")
    assert refusal(trade, "use 2") == "road.trader.3"
    special = play(market(*tiles, goods=owned), "take exchange-4", "give ivory")
    assert legal(special) == {"receive silk", "receive fruits", "receive spices"}
    assert refusal(special, "receive jewels") == "road.special.5"
    play(special, "receive silk", "give ivory")
    assert refusal(special, "receive silk") == "road.special.5"


def test_of_a_hidden_supply_one_gets_what_there_is() -> None:
    """road.buyer.4, road.setup.17"""
    hidden = {"options": {"supply_counts": "hidden"}, "money": {"A": 30, "B": 0, "C": 0, "D": 0}}
    match = market("buyer silk", goods=goods(B="13s"), **hidden)
    play(match, "take buyer-silk")
    assert "use 5" in legal(match)
    play(match, "use 5")
    assert (held(match), purse(match)) == (stock("2s"), 27)
    assert match.view(1)["sold_out"] == ["silk"]
    trader = market("trader ivory>silk", goods=goods(A="2i", B="14s"), **hidden)
    play(trader, "take trader-ivory-silk", "use 2")
    assert held(trader) == stock("1i 1s")


def test_what_is_given_in_an_exchange_does_not_come_back() -> None:
    """road.special.2, .3"""
    match = play(market("exchange 2", goods=goods(A="1i")), "take exchange-2")
    play(match, "give ivory")
    assert refusal(match, "receive ivory") == "road.special.3"
    play(match, "receive silk")
    assert refusal(match, "give silk") == "road.special.3"
    assert refusal(match, "decline") == "road.special.4"
    assert legal(match) == {"done"}


# --- Thief and Vizier -------------------------------------------------------------------------


def test_a_thief_may_find_nothing() -> None:
    """road.thief.4, .1"""
    match = play(market("thief", goods=goods(B="1s")), "take thief")
    assert legal(match) == {"decline", "steal B", "steal C", "steal D"}
    assert refusal(match, "steal A") == "road.thief.1"
    assert refusal(match, "steal F") == "road.comp.1"
    play(match, "steal C")
    assert at(match, "phase") == "pass"
    assert "theft-failed" in {event.to_json()["event"] for event in match.events()}
    options = {"thief_empty_victim": "only_with_goods"}
    careful = play(market("thief", goods=goods(B="1s"), options=options), "take thief")
    assert legal(careful) == {"decline", "steal B"}
    assert refusal(careful, "steal C") == "road.thief.4"


def test_a_good_that_one_lacks_may_be_named_and_less_revealed_than_owned() -> None:
    """road.vizier.2, .3"""
    match = play(market("vizier", goods=goods(B="2s")), "take vizier", "name silk")
    assert (match.actor, legal(match)) == (0, {"reveal 0"})
    assert refusal(match, "reveal 1") == "road.vizier.3"
    play(match, "reveal 0")
    assert (match.actor, legal(match, "reveal")) == (1, {"0", "1", "2"})
    play(match, "reveal 1", "reveal 0", "reveal 0")
    assert purse(match, "B") == 15


def test_a_declined_vizier_marks_nothing() -> None:
    """road.vizier.11"""
    match = play(market("vizier"), "take vizier", "decline")
    assert (at(match, "marked"), at(match, "viziers_used")) == ([], 0)


def test_a_tie_for_the_second_prize() -> None:
    """road.vizier.5"""
    owned = goods(A="2s", B="1s", C="1s")
    reveals = ("take vizier", "name silk", "reveal 2", "reveal 1", "reveal 1", "reveal 0")
    assert list(at(play(market("vizier", goods=owned), *reveals), "money").values()) == [
        15, 13, 13, 10,
    ]  # fmt: skip
    strict = market("vizier", goods=owned, options={"vizier_tie_second": "none"})
    assert list(at(play(strict, *reveals), "money").values()) == [15, 10, 10, 10]


def test_a_strict_bank_pays_prizes_clockwise_from_the_user() -> None:
    """road.money.2, road.vizier.4"""
    money = {"A": 30, "B": 30, "C": 30, "D": 9}
    match = market(
        "vizier", goods=goods(A="1s", D="1s"), money=money, options={"bank": "strict45"}, pawn="C",
        leader="C",
    )  # fmt: skip
    play(match, "take vizier", "name silk", "reveal 1", "reveal 0", "reveal 0", "reveal 1")
    assert at(match, "money") == {"A": 31, "B": 30, "C": 30, "D": 14}


def test_a_marker_is_virtual_when_the_supply_is_empty() -> None:
    """road.vizier.8, road.supply.1"""
    match = play(market("vizier", goods=goods(B="15s")), "take vizier", "name silk", "reveal 0")
    play(match, "reveal 0", "reveal 0", "reveal 0")
    assert (at(match, "marked"), match.view(0)["supply"]["silk"]) == (["silk"], 0)


# --- Crook ------------------------------------------------------------------------------------


def test_two_crooks_change_both_sides_of_a_trader() -> None:
    """road.crook.3, .5, .8"""
    match = market("trader silk>jewels", goods=goods(A="2i"), kept={"A": ["crook", "crook"]})
    play(match, "take trader-silk-jewels", "crook left ivory")
    assert refusal(match, "crook left fruits") == "road.crook.8"
    play(match, "crook right spices", "use 2")
    assert (held(match), at(match, "kept")) == (stock("2p"), {})


def test_a_crook_may_make_both_sides_equal_and_is_spent_for_nothing() -> None:
    """road.crook.6"""
    match = market("trader silk>jewels", goods=goods(A="1j"), kept={"A": ["crook"]})
    play(match, "take trader-silk-jewels", "crook left jewels", "use 1")
    assert (held(match), at(match, "kept")) == (stock("1j"), {})


def test_who_declines_after_all_keeps_the_crook() -> None:
    """road.crook.6, .9"""
    match = market("seller silk", goods=goods(A="1i"), kept={"A": ["crook"]})
    play(match, "take seller-silk")
    assert refusal(match, "crook shown silk") == "road.crook.2"
    assert refusal(match, "crook shown jewels") == "road.crook.6"
    play(match, "crook shown ivory", "decline")
    assert (at(match, "kept"), held(match)) == ({"A": ["crook"]}, stock("1i"))
    nobody = play(market("seller silk", kept={"B": ["crook"]}), "take seller-silk")
    assert refusal(nobody, "crook shown ivory") == "road.crook.9"


def test_a_crook_may_be_used_where_it_was_taken_unless_switched_off() -> None:
    """road.crook.1, .7"""
    for allowed in (True, False):
        match = market(
            "crook", "seller silk", players=3, goods=goods(A="1i"), pawn="A", leader="A",
            options={"crook_same_city": allowed},
        )  # fmt: skip
        play(match, "take crook", "pawn B", f"take {DULL[1].replace(' ', '-').replace('>', '-')}")
        play(match, "decline", "pawn A", "take seller-silk")
        found = refusal(match, "crook shown ivory")
        assert found is None if allowed else found == "road.crook.7"


# --- Barterer and pawn ------------------------------------------------------------------------


def test_a_barterer_is_spent_after_the_first_tile_or_not() -> None:
    """road.barter.3 to .8, .12, .13"""
    match = market(*FIVE[:3], kept={"A": ["barterer@koria", "barterer@koria"]})
    play(match, "take buyer-ivory", "use 1")
    assert legal(match) == {"barter", "decline"}
    assert refusal(match, "take buyer-silk") == "road.barter.5"
    play(match, "barter")
    assert at(match, "barter") == "second"
    assert legal(match) == {"take buyer-silk", "take buyer-jewels"}
    play(match, "take buyer-silk", "decline")
    assert (at(match, "phase"), at(match, "kept")) == ("pass", {"A": ["barterer@koria"]})
    assert at(match, "tokens") == {"A": 1}
    saved = market(*FIVE[:3], kept={"A": ["barterer@koria"]})
    play(saved, "take buyer-ivory", "decline", "decline")
    assert (at(saved, "phase"), at(saved, "kept")) == ("pass", {"A": ["barterer@koria"]})


def test_a_barterer_needs_a_second_tile() -> None:
    """road.barter.6"""
    tokens = {"B": 1, "C": 1}
    match = market("buyer silk", kept={"A": ["barterer@koria"]}, tokens=tokens)
    play(match, "take buyer-silk", "decline")
    assert (at(match, "holder"), at(match, "kept")) == ("D", {"A": ["barterer@koria"]})


def test_a_barterer_may_have_to_be_called_before_the_first_tile() -> None:
    """road.barter.5"""
    early = {"options": {"barterer_call": "before_first"}, "kept": {"A": ["barterer@koria"]}}
    match = table(caravan="koria", phase="move", leader="A", tiles={"khotan": [*FIVE[:3]]}, **early)
    play(match, "move khotan")
    assert at(match, "phase") == "barter"
    play(match, "barter", "take buyer-ivory", "decline")
    assert at(match, "barter") == "second"
    play(match, "take buyer-silk", "decline")
    assert at(match, "phase") == "pass"


def test_two_tiles_may_cost_two_tokens() -> None:
    """road.barter.9, road.three.3"""
    fields = {"players": 3, "options": {"barterer_tokens": "per_tile"}}
    match = market(*FIVE, kept={"A": ["barterer@koria"]}, **fields)
    play(match, "take buyer-ivory", "decline", "barter", "take buyer-silk", "decline")
    assert at(match, "tokens") == {"A": 2}
    again = market(*FIVE[:3], kept={"A": ["barterer@koria"]}, tokens={"A": 1, "B": 1}, **fields)
    play(again, "take buyer-ivory", "decline")
    assert at(again, "phase") == "pass"


def test_the_pawn_goes_to_whom_it_may() -> None:
    """road.pass.2 to .5, road.three.3, .4"""
    match = market("buyer silk", players=5, tokens={"B": 1})
    play(match, "take buyer-silk", "decline")
    assert legal(match) == {"pawn C", "pawn D", "pawn E"}
    assert refusal(match, "pawn A") == "road.pass.5"
    assert refusal(match, "pawn B") == "road.pass.3"
    three = market("buyer silk", players=3, tokens={"A": 1, "B": 2})
    play(three, "take buyer-silk", "decline")
    assert at(three, "pawn") == "C"
    free = play(market("buyer silk", players=3), "take buyer-silk", "decline")
    assert refusal(free, "pawn A") == "road.three.4"
    full = market("thief", players=3, tokens={"A": 1, "B": 1, "C": 1}, pawn="A")
    play(full, "take thief", "decline")
    assert legal(full) == {"pawn B", "pawn C"}


def test_when_tiles_are_gone_the_pawn_goes_to_one_with_the_fewest_tokens() -> None:
    """road.last.4, road.barter.10"""
    kept = {"A": ["barterer@koria"]}
    match = market("buyer silk", "buyer ivory", kept=kept, tokens={"B": 1})
    play(match, "take buyer-silk", "decline", "barter", "take buyer-ivory", "decline")
    assert (at(match, "phase"), legal(match)) == ("handover", {"pawn C", "pawn D"})
    assert refusal(match, "pawn B") == "road.last.4"
    empty = table(tiles={})
    assert legal(empty) == {"pawn B", "pawn C", "pawn D"}
    assert refusal(empty, "pawn A") == "road.pass.5"


# --- The end ----------------------------------------------------------------------------------


def test_majorities_bring_two_points_and_ties_none() -> None:
    """road.score.1 to .5"""
    owned = goods(A="2i 1s", B="1i 1s", C="3p")
    match = table(caravan="antioch", phase="over", goods=owned, kept={"D": ["crook"]}, turn=12)
    assert match.scores == [10 + 3 + 2, 10 + 2, 10 + 3 + 2, 10]
    assert match.winners == [0, 2]


def test_actions_out_of_turn_are_refused_with_the_phase() -> None:
    """road.turn.1, road.end.1, road.move.2, road.pass.2"""
    over = table(caravan="antioch", phase="over")
    assert refusal(over, "pass") == "road.end.1"
    move = table(caravan="kashgar", phase="move")
    assert refusal(move, "bid 1") == "road.move.2"
    assert refusal(move, "stolen silk") == "road.turn.1"
    auction = table(caravan="kashgar", phase="auction")
    assert refusal(auction, "sell") == "road.bid.3"
    decided = play(auction, "bid 1", "pass", "pass")
    assert refusal(decided, "pass") == "road.bid.9"
    passing = play(market("buyer silk"), "take buyer-silk", "decline")
    assert refusal(passing, "take thief") == "road.pass.2"
    stealing = play(market("thief", goods=goods(B="1s")), "take thief", "steal B")
    assert refusal(stealing, "decline") == "road.thief.2"
    reveal = play(market("vizier"), "take vizier", "name silk")
    assert refusal(reveal, "decline") == "road.vizier.3"
    assert refusal(market("thief"), "pawn B") == "road.tile.1"


def test_every_reason_says_why_in_both_languages() -> None:
    """Refusals cite a clause."""
    for reason in set(Reason) - {Reason.ALLOWED}:
        texts = {ROAD.words.say(language, f"refusal-{reason.word}") for language in ("en", "es")}
        assert len(texts) == 2
