"""The worked examples of the rules page, section 18."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from oracle_silk_road.scoring import final_scores
from serai import IllegalAction
from serai.games.silk_road.board import SHIPPED
from silk_road.playing import (
    ROAD,
    SEATS,
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

# --- Set-up -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "each", "supply", "unused"),
    [(3, 5, 66, 0), (4, 3, 63, 36), (5, 4, 60, 18), (6, 5, 57, 0)],
)
def test_1_and_3_a_new_game_is_set_up_by_number_of_players(
    players: int, each: int, supply: int, unused: int
) -> None:
    """road.setup.2 to .9, .13 to .18, road.comp.3, .4, .5, .6"""
    match = ROAD.new(players=players, seed=players)
    view = match.view(0)
    assert {len(tiles) for tiles in view["tiles"].values()} == {each}
    assert len(view["tiles"]) == 18
    assert 90 - sum(map(len, view["tiles"].values())) == unused
    assert sum(view["supply"].values()) == supply
    assert view["tokens_with_pawn"] == each
    assert set(at(match, "money").values()) == {10}
    assert [sum(stock.values()) for stock in at(match, "goods").values()] == [3] * players
    assert (view["caravan"], view["phase"], view["turn"]) == ("chang_an", "auction", 1)


def in_repair(players: int, *, crooks_in: str = "tyre") -> dict[str, object]:
    """A layout in which a Crook was dealt to a barred city and everything else is right."""
    per_city = {3: 5, 4: 3, 5: 4, 6: 5}[players]
    tiles: dict[str, list[str]] = {}
    for colour in ("orange", "purple"):
        deck = [row.tile for row in SHIPPED.tiles for _ in range(getattr(row, colour))]
        kept = [tile for tile in deck if tile in ("crook", "barterer")]
        rest = [tile for tile in deck if tile not in kept]
        cities = [row.id for row in SHIPPED.cities if row.colour == colour]
        for city in cities:
            share = per_city - (city == crooks_in)
            tiles[city] = ([kept.pop(0)] if city == crooks_in else []) + rest[:share]
            rest = rest[share:]
        if per_city == 5:
            for city, tile in zip(
                [c for c in cities if c not in ("aleppo", "tyre")], kept, strict=False
            ):
                rest.append(tiles[city].pop())
                tiles[city].append(tile)
            for city in cities:
                while len(tiles[city]) < per_city:
                    tiles[city].append(rest.pop())
    phase = {"phase": "repair", "caravan": "chang_an", "players": players}
    return phase | {"game": "silk-road", "tiles": tiles}


def test_5_a_crook_on_tyre_is_replaced_by_an_unused_purple_tile_and_leaves_the_game() -> None:
    """road.setup.10, .11"""
    match = ROAD.load(in_repair(4), chance="manual")
    laid = legal(match, "lay")
    assert laid
    assert not laid & {"crook", "barterer"}
    play(match, f"lay {sorted(laid)[0]}")
    assert at(match, "phase") == "first"
    assert "crook" not in at(match, "tiles")["tyre"]
    assert sum(map(len, at(match, "tiles").values())) == 54


def test_with_6_players_a_crook_on_tyre_is_swapped_with_a_purple_tile_of_another_city() -> None:
    """road.setup.12"""
    match = ROAD.load(in_repair(6), chance="manual")
    before = Counter(tile for tiles in at(match, "tiles").values() for tile in tiles)
    assert legal(match, "swap") == {
        "samarkand", "bactra", "merv", "hecatompylos", "susia", "ecbatana", "palmyra",
    }  # fmt: skip
    play(match, "swap merv")
    play(match, f"lay {sorted(legal(match, 'lay'))[0]}")
    tiles = at(match, "tiles")
    assert "crook" not in tiles["tyre"]
    assert "crook" in tiles["merv"]
    assert Counter(tile for row in tiles.values() for tile in row) == before


# --- Auction and move -------------------------------------------------------------------------


def auction(**fields: object) -> object:
    """4 players before a fork, A holds the pawn."""
    return table(caravan="kashgar", phase="auction", **fields)


def test_7_the_highest_bidder_pays_the_holder_and_nobody_else_pays() -> None:
    """road.bid.1 to .6, .9, .10, .13, .14, road.money.3"""
    match = play(auction(), "bid 2", "pass", "bid 3", "sell")
    assert at(match, "money") == {"A": 13, "B": 10, "C": 10, "D": 7}
    assert (at(match, "pawn"), at(match, "leader"), at(match, "phase")) == ("D", "D", "move")
    assert match.view(None)["tokens_with_pawn"] == 3


def test_9_when_nobody_bids_the_holder_leads_and_nobody_pays() -> None:
    """road.bid.8"""
    match = play(auction(), "pass", "pass", "pass")
    assert (at(match, "leader"), set(at(match, "money").values())) == ("A", {10})


def test_11_a_holder_who_cannot_pay_must_sell() -> None:
    """road.bid.12"""
    match = auction(money={"A": 2, "B": 10, "C": 10, "D": 10})
    play(match, "pass", "pass", "bid 3")
    assert refusal(match, "keep") == "road.bid.12"
    assert legal(match) == {"sell"}
    play(match, "sell")
    assert (purse(match, "A"), purse(match, "D")) == (5, 7)


def test_13_the_caravan_follows_an_arrow() -> None:
    """road.move.1"""
    match = table(caravan="dunhuang", phase="move")
    assert refusal(match, "move khotan") == "road.move.1"
    assert legal(match) == {"move turfan", "move loulan"}
    play(match, "move loulan")
    assert at(match, "caravan") == "loulan"


# --- Market -----------------------------------------------------------------------------------

PURPLE = ["seller ivory", "seller silk", "thief"]
ORANGE = ["buyer silk", "trader silk>jewels", "buyer ivory"]


def test_15_the_leader_uses_the_printed_action_before_his_tile() -> None:
    """road.bonus.1 to .6, road.special.1 to .3"""
    match = table(
        caravan="khotan",
        phase="move",
        goods=goods(A="3i 1s"),
        tiles={"kashgar": ORANGE},
        leader="A",
    )
    assert (at(match, "caravan"), at(match, "phase")) == ("kashgar", "bonus")
    play(match, "give ivory", "receive spices", "give ivory", "receive spices")
    play(match, "give silk", "receive spices", "done")
    assert held(match) == {"ivory": 1, "spices": 3}
    assert (at(match, "phase"), at(match, "tokens")) == ("take", {})
    play(match, "take buyer-silk", "decline")
    assert at(match, "tokens") == {"A": 1}
    play(match, "pawn B")
    assert at(match, "phase") == "take"


def test_17_a_declined_tile_is_gone_and_nothing_else_changes() -> None:
    """road.tile.3, .5, road.pass.1"""
    match = market("buyer silk")
    before = at(match, "money"), at(match, "goods")
    play(match, "take buyer-silk", "decline")
    assert (at(match, "money"), at(match, "goods")) == before
    assert (len(at(match, "tiles")["khotan"]), at(match, "tokens")) == (2, {"A": 1})
    assert at(match, "phase") == "pass"


def test_19_the_player_without_a_tile_gets_the_pawn_and_all_tokens() -> None:
    """road.last.1 to .3, road.turn.2"""
    tokens = dict.fromkeys("BCD", 1)
    match = market("buyer silk", players=5, tokens=tokens)
    play(match, "take buyer-silk", "decline")
    assert (at(match, "holder"), at(match, "phase"), at(match, "tokens")) == ("E", "auction", {})
    assert match.view(None)["tokens_with_pawn"] == 4


def test_21_a_buyer_sells_as_many_as_one_can_pay() -> None:
    """road.buyer.1 to .5"""
    match = play(market("buyer ivory", goods=goods(B="3i")), "take buyer-ivory")
    assert refusal(match, "use 5") == "road.buyer.3"
    play(match, "use 4")
    assert (purse(match), held(match)) == (0, {"ivory": 4})


def test_23_a_trader_exchanges_once_or_twice() -> None:
    """road.trader.1 to .4"""
    city = {"caravan": "merv", "tiles": {"merv": ["trader silk>spices", *PURPLE[:2]]}}
    match = play(table(goods=goods(A="2s"), **city), "take trader-silk-spices")
    assert refusal(match, "use 3") == "road.trader.2"
    assert legal(match) == {"use 1", "use 2", "decline"}
    play(match, "use 2")
    assert held(match) == {"spices": 2}
    once = play(table(goods=goods(A="1s"), **city), "take trader-silk-spices")
    assert refusal(once, "use 2") == "road.trader.3"


def test_25_a_special_trader_takes_as_many_as_it_gives_and_at_most_four() -> None:
    """road.special.1 to .4"""
    match = play(market("exchange 4", goods=goods(A="2i 1s 1f")), "take exchange-4")
    play(match, "give ivory", "receive jewels", "give ivory", "receive spices", "give silk")
    assert refusal(match, "done") == "road.special.3"
    assert refusal(match, "give fruits") == "road.special.3"
    play(match, "receive spices", "done")
    assert held(match) == stock("1j 1f 2p")
    again = play(market("exchange 4", goods=goods(A="6i")), "take exchange-4")
    for _ in range(4):
        play(again, "give ivory", "receive silk")
    assert (at(again, "phase"), held(again)) == ("pass", stock("2i 4s"))
    with pytest.raises(IllegalAction):
        again.play("give ivory")


def test_27_a_thief_draws_any_good_of_the_victim_and_others_hear_only_of_the_theft() -> None:
    """road.thief.1 to .3, road.info.3"""
    match = play(market("thief", goods=goods(B="3s 1i")), "take thief", "steal B")
    assert dict(zip(map(str, match.legal()), match.weights(), strict=True)) == {
        "stolen silk": 3,
        "stolen ivory": 1,
    }
    play(match, "stolen silk")
    assert (held(match, "A"), held(match, "B")) == (stock("1s"), stock("1i 2s"))
    told = {
        seat: [event.to_json() for event in match.events(seat=seat)] for seat in (0, 1, 2, None)
    }
    seen = {"event": "stolen-good-seen", "seat": "A", "victim": "B", "good": "silk"}
    assert [seen in told[seat] for seat in (0, 1, 2, None)] == [True, True, False, False]
    assert {"event": "good-stolen", "seat": "A", "victim": "B"} in told[None]


# --- Grand Vizier -----------------------------------------------------------------------------


def vizier(*numbers: int, **fields: object) -> object:
    """A names silk, and everybody reveals all of it."""
    owned = {seat: {"silk": n} for seat, n in zip(SEATS, numbers, strict=False)}
    match = play(market("vizier", goods=owned, **fields), "take vizier", "name silk")
    return play(match, *(f"reveal {number}" for number in numbers))


def test_29_the_most_silk_wins_5_and_the_next_3() -> None:
    """road.vizier.1, .3 to .5, .7, .8"""
    match = vizier(3, 2, 0, 1)
    assert at(match, "money") == {"A": 15, "B": 13, "C": 10, "D": 10}
    assert (held(match, "A"), held(match, "B")) == (stock("3s"), stock("2s"))
    assert match.view(None)["supply"]["silk"] == 15 - 6 - 1
    assert at(match, "marked") == ["silk"]


def test_31_after_a_tie_for_the_first_the_next_number_gets_3() -> None:
    """road.vizier.4, .5"""
    assert list(at(vizier(3, 3, 1, 0), "money").values()) == [15, 15, 13, 10]
    strict = {"vizier_after_tie": "no_second"}
    assert list(at(vizier(3, 3, 1, 0, options=strict), "money").values()) == [15, 15, 10, 10]


def test_33_nothing_revealed_wins_nothing_and_the_good_is_marked() -> None:
    """road.vizier.6, .9"""
    match = vizier(0, 0, 0, 0)
    assert set(at(match, "money").values()) == {10}
    assert (at(match, "marked"), at(match, "viziers_used")) == (["silk"], 1)


def test_35_the_sixth_vizier_may_name_any_good() -> None:
    """road.vizier.9, .10"""
    marked = ["ivory", "silk", "jewels", "fruits", "spices"]
    match = play(market("vizier", marked=marked, viziers_used=5), "take vizier")
    assert len(legal(match, "name")) == 5
    fifth = play(market("vizier", marked=marked[:4], viziers_used=4), "take vizier")
    assert legal(fifth, "name") == {"spices"}
    assert refusal(fifth, "name silk") == "road.vizier.9"


# --- Crook and Barterer -----------------------------------------------------------------------


def test_37_a_crook_lets_a_seller_buy_another_good() -> None:
    """road.crook.2, .3, .5, .6"""
    match = market("seller silk", goods=goods(A="2i"), kept={"A": ["crook"]})
    play(match, "take seller-silk", "crook shown ivory")
    assert at(match, "kept") == {"A": ["crook"]}
    play(match, "use 2")
    assert (purse(match), held(match), at(match, "kept")) == (17, {}, {})


@pytest.mark.parametrize("tile", ["thief", "vizier", "exchange 2"])
def test_39_a_crook_needs_a_printed_good(tile: str) -> None:
    """road.crook.4"""
    match = market(tile, goods=goods(A="2i", B="1s"), kept={"A": ["crook"]})
    play(match, f"take {tile.replace(' ', '-')}")
    for place in ("shown", "left", "right"):
        assert refusal(match, f"crook {place} silk") == "road.crook.4"


def test_41_a_barterer_waits_for_the_next_city() -> None:
    """road.barter.1 to .3"""
    tiles = {"merv": ["barterer", "seller ivory", "seller silk", "seller spices", "thief"]}
    further = {"susia": ["seller ivory", "seller silk", "seller jewels", "exchange 2", "vizier"]}
    match = table(players=3, caravan="merv", tiles=tiles | further)
    play(match, "take barterer", "pawn B", "take seller-ivory", "decline", "pawn A")
    play(match, "take seller-silk", "decline")
    assert at(match, "phase") == "pass"
    kept = {"A": ["barterer@merv"]}
    susia = table(players=3, caravan="susia", tiles=further, kept=kept)
    play(susia, "take seller-ivory", "decline")
    assert at(susia, "phase") == "barter"
    play(susia, "barter", "take seller-silk", "decline")
    assert (at(susia, "kept"), at(susia, "tokens")) == ({}, {"A": 1})


def test_43_each_barterer_leaves_one_more_player_without_a_tile() -> None:
    """road.barter.9 to .11"""
    kept = {"A": ["barterer@koria"], "B": ["barterer@koria"]}
    tiles = ["buyer ivory", "buyer silk", "buyer jewels", "buyer fruits", "buyer spices"]
    match = market(*tiles, players=6, kept=kept)
    play(match, "take buyer-ivory", "decline", "barter", "take buyer-silk", "decline", "pawn B")
    play(match, "take buyer-jewels", "decline", "barter", "take buyer-fruits", "decline", "pawn C")
    play(match, "take buyer-spices", "decline")
    assert (at(match, "phase"), at(match, "pawn")) == ("handover", "C")
    assert legal(match) == {"pawn D", "pawn E", "pawn F"}


def test_45_with_three_players_the_one_with_a_single_go_keeps_the_pawn() -> None:
    """road.three.1 to .6"""
    match = market("thief", players=3, tokens={"A": 2, "B": 2}, pawn="C", leader="A")
    play(match, "take thief", "decline")
    assert (at(match, "holder"), at(match, "phase")) == ("C", "auction")


# --- The end ----------------------------------------------------------------------------------


LAST_PAWN: dict[str, Any] = {
    "caravan": "aleppo", "phase": "handover", "tokens": {"A": 1, "B": 1, "C": 1}, "pawn": "C",
}  # fmt: skip
SKIPPED = {"final_auction": "skip"}


def test_47_there_is_an_auction_before_the_last_move_and_no_market_after_it() -> None:
    """road.bid.15, road.end.1, .2"""
    match = table(**LAST_PAWN)
    assert (at(match, "caravan"), at(match, "phase")) == ("aleppo", "auction")
    play(match, "pass", "pass", "pass")
    assert match.over
    assert (at(match, "caravan"), at(match, "phase")) == ("antioch", "over")


def test_47_the_last_auction_may_be_left_out() -> None:
    """road.bid.15, road.end.1, .2"""
    match = table(**LAST_PAWN, options=SKIPPED)
    assert match.over
    assert (at(match, "caravan"), at(match, "phase")) == ("antioch", "over")


@pytest.mark.parametrize("city", ["aleppo", "tyre"])
def test_47_the_next_turn_may_be_written_as_an_auction_that_is_skipped(city: str) -> None:
    """road.bid.15, road.end.1, .2"""
    match = table(caravan=city, phase="auction", holder="D", options=SKIPPED)
    assert match.over
    assert (at(match, "caravan"), at(match, "phase")) == ("antioch", "over")
    assert match.scores == [10, 10, 10, 10]


def test_49_equal_scores_share_the_win() -> None:
    """road.score.6, .7"""
    owned = goods(A="3s", C="2i")
    money = {"A": 18, "B": 1, "C": 19, "D": 0}
    end = {"caravan": "antioch", "phase": "over", "goods": owned, "money": money}
    match = table(**end)
    assert match.scores == [23, 1, 23, 0]
    assert final_scores(match.position() | {"options": {}}) == dict(
        zip("ABCD", match.scores, strict=True)
    )
    assert match.winners == [0, 2]
    assert table(options={"final_tie": "money_then_goods"}, **end).winners == [2]


def test_51_the_bank_never_runs_out_unless_it_is_strict() -> None:
    """road.money.2"""
    money = dict.fromkeys("ABCDE", 17) | {"F": 20}
    fields = {"players": 6, "goods": goods(A="3i"), "money": money}
    rich = play(market("seller ivory", **fields), "take seller-ivory", "use 3")
    assert (purse(rich), sum(at(rich, "money").values())) == (26, 114)
    strict = market("seller ivory", options={"bank": "strict45"}, **fields)
    assert purse(play(strict, "take seller-ivory", "use 3")) == 17


@pytest.mark.parametrize(
    ("city", "ways"), [("turfan", "dunhuang yumen"), ("khotan", "koria loulan")]
)
def test_53_in_the_reverse_game_all_arrows_are_turned(city: str, ways: str) -> None:
    """road.reverse.1, .2"""
    match = table(caravan=city, phase="move", options={"direction": "east"})
    assert legal(match, "move") == set(ways.split())
