"""Clauses and switches beyond the worked examples, one by one."""

from fractions import Fraction
from typing import Any

import pytest

from oracle_silk_road.actions import ladder
from oracle_silk_road.board import Position, canonical, parse
from oracle_silk_road.data import (
    ARROWS,
    BOX,
    BUY_PRICES,
    DECKS,
    END,
    GOODS,
    MARKET_CITIES,
    PRINTED,
    SELL_PRICES,
    START,
    deck_of,
    fewest_moves,
)
from oracle_silk_road.helpers import DULL, market, money_of, offered, only, play, position, results
from oracle_silk_road.moves import chance_outcomes, decisions, outcomes, settled
from oracle_silk_road.scoring import final_scores, winners
from oracle_silk_road.secrets import looks_alike, public_part

pytestmark = pytest.mark.once

DECLINE = {"action": "decline"}
MERV_AUCTION = position(phase="auction", caravan="merv")
HERE, ELSEWHERE = "barterer@khotan", "barterer@yumen"


# ---- data ------------------------------------------------------------------------------------


def journeys(city: str, direction: str) -> list[int]:
    """The number of moves of every way from a city to the end."""
    if city == END[direction]:
        return [0]
    return [1 + more for goal in ARROWS[direction][city] for more in journeys(goal, direction)]


@pytest.mark.parametrize("direction", ["west", "east"])
def test_there_are_96_journeys_of_12_or_13_moves(direction: str) -> None:
    """road.reverse.6, section 15.2"""
    lengths = journeys(START[direction], direction)
    assert (lengths.count(13), lengths.count(12), len(lengths)) == (64, 32, 96)
    ways = {city: len(goals) for city, goals in ARROWS[direction].items()}
    assert ways.pop(END[direction]) == 0
    assert set(ways.values()) == {1, 2}
    assert sum(ways.values()) == 27


def test_the_box_holds_45_tiles_of_each_colour() -> None:
    """road.comp.4, section 15.4"""
    assert {colour: deck.total() for colour, deck in DECKS.items()} == {"orange": 45, "purple": 45}
    traders = [tile for tile in BOX if tile.startswith("trader")]
    assert len(traders) == 20
    assert {BOX[tile] for tile in traders} == {1}
    assert (BOX["vizier"], BOX["crook"], BOX["barterer"], BOX["thief"]) == (6, 4, 4, 6)
    assert (DECKS["orange"]["buyer silk"], DECKS["purple"]["buyer silk"]) == (3, 1)


def test_the_reverse_game_swaps_the_colours_of_the_tiles_only() -> None:
    """road.reverse.3, .5"""
    assert (deck_of("khotan", "west"), deck_of("khotan", "east")) == ("orange", "purple")
    assert (deck_of("tyre", "west"), deck_of("tyre", "east")) == ("purple", "orange")
    assert len(MARKET_CITIES) == 18
    east = position(caravan="samarkand", phase="move", leader="A", options={"direction": "east"})
    assert only(east)["phase"] == "bonus"
    assert PRINTED["neutral"].keys() == PRINTED["goods"].keys()


def test_price_ladders_end_on_their_last_step() -> None:
    """road.seller.2, road.buyer.2"""
    assert [ladder(SELL_PRICES, n) for n in range(1, 7)] == [4, 7, 9, 10, 11, 12]
    assert [ladder(BUY_PRICES, n) for n in range(1, 7)] == [1, 3, 6, 10, 14, 18]


# ---- format ----------------------------------------------------------------------------------


def test_the_normal_form_forgets_what_says_nothing() -> None:
    """Section 20"""
    plain = market("vizier", "thief", kept={"A": ["crook"]}, marked=["silk"], leader="B")
    wordy: Position = plain | {
        "options": {"direction": "west", "crookSameCity": "on"}, "kept": {"A": ["crook@yumen"]},
        "tiles": {"khotan": ["thief", "vizier"], "lanzhou": ["thief"], "tyre": []},
        "goods": {"A": {"silk": 0}}, "viziers_used": 1, "supply": {"silk": 14}, "tokens": {"C": 0},
        "bids": {"B": 2}, "legal": ["whatever"],
    }  # fmt: skip
    assert canonical(plain) == canonical(wordy)
    assert canonical(plain) != canonical(plain | {"supply": {"silk": 15}})
    assert canonical(plain) != canonical(plain | {"options": {"crookOnBonus": "off"}})


def test_the_city_of_a_barterer_counts_only_while_it_forbids_something() -> None:
    """road.barter.2"""
    one, other = (market(DULL, kept={"A": [name]}) for name in (HERE, ELSEWHERE))
    assert canonical(one) != canonical(other)
    gone = [canonical(found | {"phase": "auction"}) for found in (one, other)]
    assert gone[0] == gone[1]


def test_an_unknown_switch_is_refused() -> None:
    """Section 14"""
    with pytest.raises(ValueError, match="no such switch"):
        parse(position(options={"direction": "north"}))


def test_a_missing_turn_is_that_of_the_shortest_way() -> None:
    """Section 20"""
    assert (fewest_moves("kashgar", "west"), fewest_moves("chang_an", "west")) == (5, 0)
    start = position(phase="auction")
    del start["turn"]
    assert parse(start).turn == 5


# ---- auction ---------------------------------------------------------------------------------


def test_everybody_but_the_holder_speaks_once_from_his_left() -> None:
    """road.bid.1, .2, .3"""
    start = MERV_AUCTION | {"holder": "C"}
    after = play(start, {"bid": "pass"}, {"bid": 4}, {"bid": 6})
    assert after["bids"] == {"D": "pass", "A": 4, "B": 6}
    assert (after["phase"], after["pawn"]) == ("decide", "C")
    assert "leader" not in after


def test_a_bid_beats_the_standing_bid_and_stays_within_the_purse() -> None:
    """road.bid.4, .5, .6"""
    assert offered(MERV_AUCTION, "bid") == {"pass", *range(1, 11)}
    assert offered(only(MERV_AUCTION, bid=8), "bid") == {"pass", 9, 10}


def test_a_player_who_cannot_outbid_is_asked_and_must_pass() -> None:
    """road.bid.7, R53"""
    poor = MERV_AUCTION | {"money": {"A": 10, "B": 0, "C": 10, "D": 10}}
    assert offered(poor, "bid") == {"pass"}
    assert settled(poor) == canonical(poor)


def test_keeping_pays_the_highest_bidder() -> None:
    """road.bid.11, .13, road.money.3"""
    after = play(MERV_AUCTION, {"bid": 2}, {"bid": 10}, {"bid": "pass"}, {"decide": "keep"})
    assert money_of(after) == [0, 10, 20, 10]
    assert (after["leader"], after["pawn"]) == ("A", "A")


@pytest.mark.parametrize(("final", "phase"), [("skip", "over"), ("play", "auction")])
def test_the_switch_final_auction_keeps_the_last_auction(final: str, phase: str) -> None:
    """road.bid.15, R5"""
    options = {"finalAuction": final}
    start = market(DULL, city="tyre", pawn="C", tokens={"A": 1, "B": 1}, options=options)
    after = only(start, **DECLINE)
    assert after["phase"] == phase
    if phase == "auction":
        end = play(after, {"bid": "pass"}, {"bid": 3}, {"bid": "pass"}, {"decide": "sell"})
        assert (end["phase"], end["caravan"]) == ("over", "antioch")
        assert money_of(end) == [10, 7, 10, 13]


def test_a_position_nobody_rests_in_has_one_outcome() -> None:
    """R53, road.bid.15, road.barter.6"""
    skipped = {"finalAuction": "skip"}
    last = position(caravan="aleppo", phase="auction", turn=13, options=skipped)
    barred = market(DULL, DULL, phase="barter", tokens={"B": 1})
    single = position(caravan="turfan", phase="move", tiles={"koria": [DULL, DULL, DULL]})
    for start in (last, barred, single, position()):
        assert outcomes(start) == {settled(start)} != {canonical(start)}


# ---- move and bonus --------------------------------------------------------------------------


def test_a_single_arrow_is_no_choice() -> None:
    """road.move.2, R53"""
    start = position(phase="auction", caravan="turfan", tiles={"koria": [DULL, DULL, DULL]})
    after = play(start, {"bid": "pass"}, {"bid": "pass"}, {"bid": "pass"})
    assert (after["phase"], after["caravan"], after["leader"]) == ("bonus", "koria", "A")


def test_tiles_of_cities_passed_by_are_gone() -> None:
    """road.move.3, .5"""
    tiles = {"turfan": [DULL] * 3, "loulan": ["thief"] * 3, "koria": ["vizier"] * 3}
    start = position(caravan="dunhuang", phase="move", leader="A", tiles=tiles)
    assert set(only(start, city="turfan")["tiles"]) == {"turfan", "koria"}
    assert set(only(start, city="loulan")["tiles"]) == {"loulan", "koria"}


def test_an_empty_market_goes_from_the_leader_to_anybody_else() -> None:
    """road.last.4, section 20"""
    start = position(caravan="dunhuang", phase="move", leader="B", pawn="B")
    after = only(start, city="loulan")
    assert (after["phase"], after["pawn"]) == ("handover", "B")
    assert offered(after, "receiver") == {"A", "C", "D"}


def test_the_bonus_is_asked_even_where_the_market_is_empty() -> None:
    """road.bonus.2, .3"""
    start = position(caravan="khotan", phase="move", leader="B", pawn="B")
    asked = only(start)
    assert (asked["phase"], asked["caravan"]) == ("bonus", "kashgar")
    assert only(asked)["phase"] == "handover"


@pytest.mark.parametrize(("allowed", "shown"), [(True, len(GOODS)), (False, 1)])
def test_a_crook_may_change_a_printed_action(allowed: bool, shown: int) -> None:
    """road.bonus.7, R7"""
    options = {"bonusSet": "goods", "crookOnBonus": allowed}
    start = market(DULL, city="koria", phase="bonus", kept={"A": ["crook"]}, options=options)
    assert len(offered(start, "as")) == shown
    assert "buyer fruits" in offered(start, "as")


def test_a_printed_thief_draws_by_number() -> None:
    """road.bonus.6, road.thief.2"""
    start = market(DULL, city="susia", phase="bonus", goods={"B": {"silk": 2, "ivory": 1}})
    assert sorted(chance_outcomes(start, victim="B").values()) == [Fraction(1, 3), Fraction(2, 3)]
    chosen = start | {"victim": "B"}
    assert chance_outcomes(chosen) == chance_outcomes(start, victim="B")
    with pytest.raises(ValueError, match="not one decision"):
        chance_outcomes(start)


# ---- goods -----------------------------------------------------------------------------------


def test_a_buyer_is_limited_by_the_supply() -> None:
    """road.buyer.4, R33"""
    goods = {"B": {"silk": 13}}
    start = market("buyer silk", DULL, goods=goods, money=dict.fromkeys("ABCD", 40))
    assert offered(start, "number", tile="buyer silk") == {1, 2}


def test_a_trader_needs_the_right_good_in_the_supply() -> None:
    """road.trader.3"""
    goods = {"A": {"silk": 2}, "B": {"jewels": 14}}
    start = market("trader silk>jewels", DULL, goods=goods)
    assert offered(start, "number", tile="trader silk>jewels") == {1}
    empty = market("trader silk>jewels", DULL, goods=goods | {"B": {"jewels": 15}})
    assert offered(empty, "number", tile="trader silk>jewels") == set()


def test_a_special_trader_takes_only_what_the_supply_has() -> None:
    """road.special.5"""
    goods = {"A": {"ivory": 2}, "B": {"silk": 15, "jewels": 14, "fruits": 15, "spices": 15}}
    start = market("exchange 2", DULL, goods=goods)
    found = {tuple(sorted(p["goods"]["A"].items())) for p in results(start, tile="exchange 2")}
    assert found == {(("ivory", 2),), (("ivory", 1), ("jewels", 1))}


def test_sold_goods_return_to_the_supply_and_any_number_may_be_sold() -> None:
    """road.seller.1, .3, road.tile.6"""
    start = market("seller silk", DULL, goods={"A": {"silk": 5}})
    gains = {only(start, number=n)["money"]["A"] - 10 for n in range(1, 6)}
    assert gains == {4, 7, 9, 10, 11}
    assert parse(only(start, number=5)).supply["silk"] == 15


def test_a_short_bank_pays_what_is_left() -> None:
    """R57: the goods are sold all the same"""
    money = {"A": 20, "B": 40, "C": 40, "D": 0}
    start = market(
        "seller silk", DULL, money=money, goods={"A": {"silk": 3}}, options={"bank": "strict45"}
    )
    after = only(start, tile="seller silk", number=3)
    assert (after["money"]["A"], after["goods"]["A"]) == (25, {})


# ---- thief -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "victims"), [("fails", set("ACD")), ("only_with_goods", {"C"})])
def test_an_empty_stock_may_be_chosen_unless_the_switch_spares_it(
    mode: str, victims: set[str]
) -> None:
    """road.thief.1, .4, R31"""
    options = {"thiefEmptyVictim": mode}
    start = market("thief", DULL, DULL, pawn="B", goods={"C": {"silk": 1}}, options=options)
    assert offered(start, "victim") == victims
    if mode == "fails":
        assert outcomes(start, victim="A") == outcomes(start, tile="thief", action="decline")


# ---- vizier ----------------------------------------------------------------------------------


def test_a_vizier_names_any_good_that_is_not_marked() -> None:
    """road.vizier.2, .9"""
    start = market("vizier", DULL, marked=["silk", "ivory"])
    assert offered(start, "named") == {"jewels", "fruits", "spices"}


def test_a_declined_vizier_marks_nothing() -> None:
    """road.vizier.11"""
    after = only(market("vizier", DULL, DULL), tile="vizier", action="decline")
    assert (after["marked"], after["viziers_used"]) == ([], 0)


def test_a_marker_is_virtual_where_the_good_ran_out() -> None:
    """road.vizier.8, R27, road.supply.1"""
    start = market("vizier", DULL, goods={"B": {"silk": 15}})
    after = only(start, named="silk", reveals={"A": 0, "B": 1, "C": 0, "D": 0})
    assert after["supply"]["silk"] == 0
    assert after["goods"]["B"] == {"silk": 15}
    assert money_of(after) == [10, 15, 10, 10]


def test_each_player_may_reveal_fewer_than_he_has() -> None:
    """road.vizier.3, R30"""
    start = market("vizier", DULL, goods={"A": {"silk": 2}, "C": {"silk": 1}})
    reveals = [tuple(c["reveals"].values()) for c, _ in decisions(start, named="silk")]
    assert sorted(reveals) == [(a, 0, c, 0) for a in range(3) for c in range(2)]


def test_a_strict_bank_pays_vizier_prizes_clockwise_from_the_user() -> None:
    """R57"""
    money = {"A": 25, "B": 25, "C": 24, "D": 24}
    goods = {seat: {"silk": 1} for seat in "ABD"}
    options = {"bank": "strict45"}
    start = market("vizier", DULL, pawn="D", money=money, goods=goods, options=options)
    after = only(start, named="silk", reveals={"A": 1, "B": 1, "C": 0, "D": 1})
    assert money_of(after) == [27, 25, 24, 29]


def test_a_reveal_in_progress_is_finished_by_those_who_have_not_chosen() -> None:
    """road.vizier.3, section 20"""
    goods = {"A": {"silk": 2}, "C": {"silk": 1}}
    start = market(DULL, DULL, goods=goods, phase="reveal", named="silk", reveals={"A": 1, "B": 0})
    assert {tuple(money_of(after)) for after in results(start)} == {
        (15, 10, 10, 10), (15, 10, 15, 10),
    }  # fmt: skip
    whole = market("vizier", DULL, DULL, goods=goods)
    assert outcomes(start) < outcomes(whole, named="silk")


# ---- crook -----------------------------------------------------------------------------------


def test_an_action_in_progress_has_the_outcomes_of_its_tile() -> None:
    """road.tile.3, section 20"""
    fields: dict[str, Any] = {"goods": {"A": {"ivory": 2}}, "kept": {"A": ["crook"]}}
    begun = market(DULL, phase="act", tile="seller silk", **fields)
    assert outcomes(begun) == outcomes(market("seller silk", DULL, **fields), tile="seller silk")


def test_two_crooks_change_both_sides_of_a_trader_and_hold_for_both_exchanges() -> None:
    """road.crook.3, .5, .8, R22"""
    fields: dict[str, Any] = {"goods": {"A": {"spices": 2}}, "kept": {"A": ["crook", "crook"]}}
    start = market("trader silk>jewels", DULL, **fields)
    after = only(start, tile="trader silk>jewels", as_="trader spices>fruits", number=2)
    assert (after["goods"]["A"], after["kept"]) == ({"fruits": 2}, {})
    single = market("trader silk>jewels", DULL, **fields | {"kept": {"A": ["crook"]}})
    assert not outcomes(single, tile="trader silk>jewels", as_="trader spices>fruits")
    assert (
        only(single, tile="trader silk>jewels", as_="trader spices>jewels", number=1)["kept"] == {}
    )


def test_a_crook_is_kept_by_whoever_declines() -> None:
    """R23, R55"""
    start = market("seller silk", DULL, DULL, kept={"A": ["crook"]})
    assert only(start, tile="seller silk")["kept"] == {"A": ["crook"]}


def test_a_crook_may_make_both_sides_equal_and_is_spent_for_nothing() -> None:
    """R56"""
    goods = {"A": {"silk": 1}}
    start = market("trader silk>jewels", DULL, DULL, kept={"A": ["crook"]}, goods=goods)
    after = only(start, as_="trader silk>silk")
    assert (after["goods"]["A"], after["kept"]) == ({"silk": 1}, {})


def test_only_the_player_with_the_pawn_uses_his_own_crooks() -> None:
    """road.crook.9"""
    start = market("seller silk", DULL, kept={"B": ["crook"]}, goods={"A": {"ivory": 1}})
    assert offered(start, "as", tile="seller silk") == set()


@pytest.mark.parametrize(
    ("same", "kept", "shown"), [(True, "crook", 3), (False, "crook@khotan", 0)]
)
def test_a_crook_may_work_where_it_was_taken(same: bool, kept: str, shown: int) -> None:
    """road.crook.1, .7, R19, R54"""
    options = {"crookSameCity": same}
    goods = {"A": {"ivory": 1, "jewels": 1, "spices": 1}}
    start = market(
        "crook", "seller silk", DULL, kept={"A": [ELSEWHERE]}, goods=goods, options=options
    )
    taken = only(start, tile="crook")
    assert taken["kept"] == {"A": ["barterer", kept]}
    second = only(taken, barter=True)
    assert len(offered(second, "as", tile="seller silk")) == shown


# ---- barterer --------------------------------------------------------------------------------


def test_a_barterer_is_stored_and_does_not_work_in_its_own_city() -> None:
    """road.barter.1, .2, R54"""
    after = only(market("barterer", DULL, DULL), tile="barterer")
    assert (after["kept"], after["phase"]) == ({"A": [HERE]}, "pass")


def test_a_barterer_takes_a_second_tile_after_the_first_is_settled() -> None:
    """road.barter.3 to .9, .12, .13"""
    start = market(DULL, "buyer silk", "thief", kept={"A": [ELSEWHERE, "barterer@dunhuang"]})
    asked = only(start, tile="buyer silk", number=1)
    assert (asked["phase"], asked["goods"]["A"], asked["tokens"]) == ("barter", {"silk": 1}, {})
    second = only(asked, barter=True)
    assert (second["phase"], second["barter"], second["pawn"]) == ("take", "second", "A")
    assert second["kept"] == {"A": ["barterer"]}
    after = only(second, tile="thief", action="decline")
    assert (after["phase"], after["tokens"], after["kept"]) == ("pass", {"A": 1}, second["kept"])
    assert "barter" not in after
    assert only(asked, barter=False)["phase"] == "pass"


def test_a_barterer_needs_a_second_tile() -> None:
    """road.barter.6, R13"""
    start = market(DULL, pawn="C", tokens={"A": 1, "B": 1}, kept={"C": [ELSEWHERE]})
    after = only(start, **DECLINE)
    assert (after["phase"], after["holder"], after["kept"]) == ("auction", "D", {"C": ["barterer"]})


def test_one_per_tile_costs_two_tokens_at_the_end_of_the_go() -> None:
    """R11, R59"""
    options = {"bartererTokens": "per_tile"}
    start = market(DULL, DULL, DULL, kept={"A": [ELSEWHERE]}, options=options)
    after = play(start, DECLINE, {"barter": True}, DECLINE)
    assert (after["phase"], after["tokens"]) == ("pass", {"A": 2})
    assert offered(after, "receiver") == {"B", "C", "D"}


@pytest.mark.parametrize(("tokens", "phase"), [({"B": 1}, "barter"), ({"A": 1, "B": 1}, "pass")])
def test_one_per_tile_with_three_players_needs_a_player_without_token(
    tokens: dict[str, int], phase: str
) -> None:
    """R11"""
    tiles = [DULL] * (5 - sum(tokens.values()))
    options = {"bartererTokens": "per_tile"}
    start = market(*tiles, players=3, tokens=tokens, kept={"A": [ELSEWHERE]}, options=options)
    assert only(start, **DECLINE)["phase"] == phase


def test_a_barterer_called_before_the_first_tile_takes_two() -> None:
    """R12, R58, road.barter.6"""
    options = {"bartererCall": "before_first"}
    kept = {"B": [ELSEWHERE]}
    start = market(DULL, DULL, DULL, phase="pass", tokens={"A": 1}, kept=kept, options=options)
    asked = only(start, receiver="B")
    assert (asked["phase"], asked["pawn"]) == ("barter", "B")
    called = only(asked, barter=True)
    assert (called["phase"], called["barter"], called["kept"]) == ("take", "called", {})
    second = only(called, **DECLINE)
    assert (second["phase"], second["barter"]) == ("take", "second")
    assert only(second, **DECLINE)["tokens"] == {"A": 1, "B": 1}
    quiet = play(asked, {"barter": False}, DECLINE)
    assert (quiet["phase"], quiet["kept"]) == ("pass", {"B": ["barterer"]})
    single = only(start | {"tiles": {"khotan": [DULL]}}, receiver="B")
    assert single["phase"] == "take"


def test_a_barterer_called_early_is_asked_after_the_bonus() -> None:
    """R58"""
    fields: dict[str, Any] = {
        "kept": {"A": [ELSEWHERE]},
        "options": {"bartererCall": "before_first"},
    }
    start = market(DULL, DULL, DULL, city="merv", phase="bonus", **fields)
    assert only(start, **DECLINE)["phase"] == "barter"


# ---- pawn ------------------------------------------------------------------------------------


def test_the_pawn_goes_to_any_other_player_without_token() -> None:
    """road.pass.3, .4, .5"""
    start = market(DULL, DULL, players=5, pawn="C", tokens={"A": 1})
    after = only(start, **DECLINE)
    assert offered(after, "receiver") == {"B", "D", "E"}


def test_a_single_receiver_is_no_choice() -> None:
    """road.last.4, R53"""
    start = market(DULL, DULL, pawn="A", tokens={"B": 1, "C": 1})
    after = only(start, **DECLINE)
    assert (after["phase"], after["pawn"]) == ("take", "D")


def test_with_three_players_nobody_has_two_goes_in_a_row() -> None:
    """road.three.2, .3, .4"""
    start = market(DULL, DULL, DULL, players=3, pawn="A", tokens={"B": 1})
    assert offered(only(start, **DECLINE), "receiver") == {"B", "C"}
    full = market(DULL, DULL, players=3, pawn="C", tokens={"A": 2, "B": 1})
    assert only(full, **DECLINE)["pawn"] == "B"


@pytest.mark.parametrize(
    ("pawn", "tokens", "heirs"),
    [
        ("A", {"A": 1, "B": 1, "C": 1}, {"B", "C"}),
        ("B", {"A": 2, "C": 1}, {"C"}),
        ("C", {"A": 2, "B": 2}, {"C"}),
        ("A", {"A": 1, "B": 2}, {"C"}),
    ],
)
def test_the_last_to_act_chooses_among_the_fewest_tokens_and_not_himself(
    pawn: str, tokens: dict[str, int], heirs: set[str]
) -> None:
    """road.last.4, road.three.6, R17"""
    after = only(market(DULL, players=3, pawn=pawn, tokens=tokens), **DECLINE)
    if after["phase"] == "handover":
        assert offered(after, "receiver") == heirs
    else:
        assert (after["phase"], {after["holder"]}) == ("auction", heirs)


# ---- scoring ---------------------------------------------------------------------------------


def test_a_majority_must_be_strict_and_kept_tiles_score_nothing() -> None:
    """road.score.1 to .5"""
    goods = {"A": {"silk": 2, "ivory": 1}, "B": {"silk": 2}, "C": {"jewels": 1}}
    end = position(
        caravan="antioch", phase="over", goods=goods, kept={"A": ["crook"], "D": [ELSEWHERE]}
    )
    assert final_scores(end) == {"A": 15, "B": 12, "C": 13, "D": 10}
    assert winners(end) == ["A"]


def test_money_then_goods_may_still_leave_a_tie() -> None:
    """R42"""
    goods = {
        "A": {"silk": 1, "ivory": 1},
        "B": {"silk": 1, "ivory": 1},
        "C": {},
        "D": {"spices": 1},
    }
    money = {"A": 10, "B": 10, "C": 12, "D": 9}
    end = position(caravan="antioch", phase="over", goods=goods, money=money)
    assert winners(end) == ["A", "B", "C", "D"]
    decided = end | {"options": {"finalTie": "money_then_goods"}}
    assert winners(decided) == ["C"]
    assert winners(decided | {"money": money | {"C": 0, "D": 9}}) == ["A", "B"]


# ---- secrets ---------------------------------------------------------------------------------

HIDDEN = market(
    DULL, goods={"A": {"silk": 2}, "B": {"jewels": 1}}, kept={"B": ["crook"]}, marked=["silk"]
)


def test_a_view_holds_own_stock_and_money_and_nobody_elses() -> None:
    """road.info.1, .2"""
    seen = public_part(HIDDEN, "A")
    assert (seen["goods"], seen["money"]) == ({"A": {"silk": 2}}, {"A": 10})
    assert seen["kept"] == {"B": ["crook"]}
    assert seen["supply"]["silk"] == 12
    assert "goods_totals" not in seen
    onlooker = public_part(HIDDEN, None)
    assert (onlooker["goods"], onlooker["money"]) == ({}, {})


def test_open_counts_show_totals_and_money_but_no_kinds() -> None:
    """R41"""
    seen = public_part(HIDDEN | {"options": {"openCounts": True}}, "C")
    assert seen["goods"] == {"C": {}}
    assert seen["goods_totals"] == {"A": 2, "B": 1, "C": 0, "D": 0}
    assert seen["money"] == dict.fromkeys("ABCD", 10)


def test_a_hidden_supply_tells_only_what_is_out() -> None:
    """R38"""
    start = HIDDEN | {"options": {"supplyCounts": "hidden"}, "goods": {"A": {"silk": 14}}}
    seen = public_part(start, "B")
    assert seen["sold_out"] == ["silk"]
    assert "supply" not in seen


def test_a_number_chosen_for_the_vizier_is_hidden_until_the_reveal() -> None:
    """road.info.1"""
    start = market(DULL, phase="reveal", named="silk", goods={"A": {"silk": 2}})
    chosen = [start | {"reveals": {"A": number}} for number in range(3)]
    assert looks_alike(chosen[0], chosen[2], "B")
    assert not looks_alike(chosen[0], chosen[2], "A")
    assert public_part(chosen[1], "B")["named"] == "silk"


def test_at_the_end_everything_is_revealed() -> None:
    """road.info.5"""
    end = HIDDEN | {"caravan": "antioch", "phase": "over"}
    assert public_part(end, "C")["goods"]["A"] == {"silk": 2}
    assert public_part(end, None)["money"] == dict.fromkeys("ABCD", 10)
