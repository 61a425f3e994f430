"""Positions: what was read is written, what was written is read, what cannot be is refused."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from conformance.same import check_same
from serai import BadOption, BadPosition
from serai.games.silk_road.position_knowledge import MEMORY
from silk_road.playing import ROAD, choose, goods, position, random_options, table
from silk_road.records import FIELDS, load, write

PAGE: dict[str, Any] = json.loads("""
{"game": "silk-road", "players": 4, "options": {},
 "caravan": "kashgar", "phase": "take", "holder": "A", "leader": "C", "pawn": "C", "turn": 6,
 "money": {"A": 13, "B": 8, "C": 10, "D": 9},
 "goods": {"A": {"silk": 2}, "B": {}, "C": {"ivory": 1, "spices": 1}, "D": {"jewels": 3}},
 "tiles": {"kashgar": ["buyer silk", "trader silk>jewels", "thief"],
  "samarkand": ["exchange 2", "vizier", "seller ivory"], "bactra": ["seller silk", "seller jewels", "thief"]},
 "kept": {"B": ["crook"], "C": ["barterer@loulan"]}, "tokens": {}, "marked": ["silk"], "viziers_used": 1, "bids": {}}
""")  # noqa: E501 (as it stands on the page)


def test_the_position_of_the_rules_page_is_written_as_it_was_read() -> None:
    """Section 20."""
    assert write(load(PAGE)) == PAGE


MID = [
    PAGE | {"phase": "act", "tile": "thief", "victim": "A",
            "tiles": {"kashgar": PAGE["tiles"]["kashgar"][:2]}},
    PAGE | {"phase": "reveal", "named": "ivory", "reveals": {"A": 0, "C": 1},
            "tiles": {"kashgar": PAGE["tiles"]["kashgar"][:2]}},
    PAGE | {"phase": "act", "pawn": "B", "leader": "C", "tile": "trader silk>jewels",
            "tokens": {"C": 1}, "crook": {"left": "ivory"}, "tiles": {"kashgar": ["thief"]},
            "goods": PAGE["goods"] | {"B": {"ivory": 1}}},
    PAGE | {"phase": "bonus", "exchange": {"number": 1, "given": ["silk"], "received": ["spices"],
                                           "owed": False}},
    PAGE | {"caravan": "khotan", "phase": "take", "barter": "second", "turn": 5, "kept": {},
            "tiles": {"khotan": ["thief", "buyer silk"]}, "pawn": "C"},
]  # fmt: skip


@pytest.mark.parametrize("given", MID)
def test_positions_in_the_middle_of_a_decision_are_written_as_they_were_read(
    given: dict[str, Any],
) -> None:
    """road.barter.3, road.crook.5, road.special.3, road.vizier.3"""
    s = load(given)
    assert write(s) == given
    check_same(load(write(s)), s)


def test_a_bid_under_way_is_written() -> None:
    """road.bid.4"""
    match = table(caravan="kashgar", phase="auction", money={"A": 1, "B": 150, "C": 2, "D": 3})
    match.play("fifty")
    match.play("fifty")
    assert match.position()["fifties"] == 2
    check_same(load(match.position()), match.state)
    assert {str(action) for action in match.legal()} == {f"bid {n}" for n in range(34, 51)}
    match.play("bid 50")
    assert match.position()["bids"] == {"B": 150}


GAMES = [1, *(pytest.param(seed, marks=pytest.mark.full) for seed in range(2, 40))]


@pytest.mark.parametrize("seed", GAMES)
def test_every_position_of_a_game_is_read_as_it_was_written(seed: int) -> None:
    """Set-up and decisions under way included."""
    rng = Random(seed)
    match = ROAD.new(players=3 + seed % 4, chance="manual", **random_options(rng))
    while match.actor is not None:
        check_same(load(json.loads(json.dumps(match.position()))), match.state)
        move = choose(rng, match)
        if match.actor < 0:
            move = rng.choices(match.legal(), match.weights())[0]
        match.play(move)
    check_same(load(match.position()), match.state)


def test_memory_begins_with_a_position_that_has_none() -> None:
    """road.info.2"""
    s = load(PAGE)
    assert s.drawn.tolist() == s.goods.tolist()
    assert not s.needed.any()
    assert {name for name in MEMORY if s[name].any()} == {"drawn", "drawn_number", "peak"}


AUCTION: dict[str, Any] = {"phase": "auction", "leader": None, "pawn": "A", "tiles": {}, "turn": 7}

FAULTS = {
    "road.comp.4": {"kept": {"A": ["crook"] * 5}},
    "road.money.2": {"money": {"A": 99, "B": 8}, "options": {"bank": "strict45"}},
    "road.setup.4": {"tiles": PAGE["tiles"] | {"bactra": ["thief"]}},
    "road.setup.6": {"tiles": PAGE["tiles"] | {"bactra": ["buyer ivory"] * 3}},
    "road.setup.8": {"tiles": {"antioch": ["thief"]}},
    "road.setup.10": {"tiles": {"aleppo": ["crook", "thief", "vizier"]}},
    "road.setup.16": {"players": 3, "tokens": {"A": 2, "B": 2, "C": 2},
                      "money": {}, "goods": {}, "tiles": {}, "phase": "handover"},
    "road.supply.1": {"goods": {"A": {"silk": 15}, "B": {"silk": 1}}},
    "road.vizier.9": {"viziers_used": 3},
    "road.end.1": {"phase": "over"},
    "road.bonus.1": {"phase": "bonus", "caravan": "khotan", "turn": 5, "tiles": {}},
    "road.bonus.2": {"phase": "bonus", "pawn": "B"},
    "road.bid.1": AUCTION | {"bids": {"A": 1}},
    "road.bid.2": AUCTION | {"bids": {"C": 1}},
    "road.bid.4": AUCTION | {"bids": {"B": 2, "C": 1}},
    "road.bid.6": AUCTION | {"bids": {"B": 9}},
    "road.bid.9": AUCTION | {"phase": "decide", "bids": {"B": 1}},
    "road.bid.15": AUCTION | {"caravan": "tyre", "turn": 13, "kept": {}, "bids": {"B": 1},
                              "options": {"final_auction": "skip"}},
    "road.turn.1": {"phase": "lunch"},
    "road.turn.2": {"phase": "bonus", "tokens": {"A": 1}},
    "road.pass.1": {"tokens": {"A": 1}},
    "road.pass.2": {"phase": "pass"},
    "road.pass.3": {"tokens": {"C": 1}, "tiles": {"kashgar": ["thief", "buyer silk"]}},
    "road.pass.6": {"phase": "handover"},
    "road.move.1": {"turn": 3},
    "road.move.3": {"kept": {"A": ["barterer@merv"]}},
    "road.tile.4": {"kept": {"A": ["thief"]}},
    "road.barter.3": {"barter": "called"},
    "road.barter.6": {"phase": "barter", "kept": {},
                      "tiles": {"kashgar": ["thief", "buyer silk"]}},
    "road.barter.9": {"tiles": {"kashgar": ["thief"]}},
    "road.crook.2": {"phase": "act", "tile": "buyer silk", "crook": {"shown": "silk"},
                     "pawn": "B", "tokens": {"C": 1}, "tiles": {"kashgar": ["thief"]}},
    "road.crook.4": {"phase": "act", "tile": "thief", "crook": {"shown": "silk"},
                     "tiles": {"kashgar": ["buyer silk"] * 2}},
    "road.crook.9": {"phase": "act", "tile": "buyer silk", "crook": {"shown": "ivory"},
                     "tiles": {"kashgar": ["thief"] * 2}},
    "road.thief.1": {"phase": "act", "tile": "thief", "victim": "B",
                     "tiles": {"kashgar": ["buyer silk"] * 2}},
    "road.vizier.3": {"phase": "reveal", "named": "ivory", "reveals": {"C": 2},
                      "tiles": {"kashgar": ["thief", "buyer silk"]}},
    "road.special.3": {"phase": "bonus", "exchange": {"number": 1, "given": ["silk"]}},
}  # fmt: skip


@pytest.mark.parametrize("clause", FAULTS)
def test_an_impossible_position_is_refused_with_the_clause(clause: str) -> None:
    """Section 20: an impossible position is refused with the clause."""
    with pytest.raises(BadPosition) as refused:
        load(PAGE | FAULTS[clause])
    assert refused.value.clause == clause


def test_two_tiles_in_a_go_need_a_barterer_that_nobody_keeps() -> None:
    """road.barter.9: at least one of the four Barterers has been spent."""
    market = {"pawn": "A", "tokens": {"C": 1}, "tiles": {"kashgar": ["thief"]}}
    load(PAGE | market | {"kept": {"A": ["barterer"] * 3}})
    with pytest.raises(BadPosition) as refused:
        load(PAGE | market | {"kept": {"A": ["barterer"] * 4}})
    assert refused.value.clause == "road.barter.9"


@pytest.mark.parametrize(
    "wrong",
    [{"players": 2}, {"players": 7}, {"caravan": "rome"}, {"money": {"E": 1}}, {"goods": {"A": 3}},
     {"tiles": {"merv": "thief"}}, {"supply": {"silk": -1}}, {"tides": {}}, {"pawn": "Z"},
     {"marked": ["silk", "silk"]}, {"game": "silk"}, {"board": "0123"}, {"phase": None}],
)  # fmt: skip
def test_nonsense_is_refused_in_words(wrong: dict[str, Any]) -> None:
    """road.comp.1"""
    with pytest.raises(BadPosition):
        load(PAGE | wrong)


def test_an_unknown_switch_is_refused() -> None:
    """Section 14."""
    with pytest.raises(BadOption):
        load(PAGE | {"options": {"weather": "fine"}})


def test_switches_may_be_written_as_on_the_page() -> None:
    """Section 14: `thiefEmptyVictim` is thief_empty_victim."""
    s = load(position(options={"thiefEmptyVictim": "only_with_goods", "crookOnBonus": "off"}))
    assert (int(s.thief_empty_victim), int(s.crook_on_bonus)) == (1, 0)


def test_a_crook_written_with_its_city_is_used_there() -> None:
    """road.crook.7: with `crook_same_city` its city does not matter; a Barterer's does,
    road.barter.2."""
    hand = {"phase": "act", "tile": "buyer silk", "tiles": {"khotan": ["thief", "thief"]}}
    kept = {"A": ["crook@khotan", "barterer@khotan"]}
    match = table(**hand, kept=kept)
    assert match.why_not("crook shown ivory") is None
    match.play("crook shown ivory")
    match.play("use 1")
    assert match.position()["kept"] == {"A": ["barterer@khotan"]}
    assert match.position()["phase"] == "pass"
    barred = table(**hand, kept=kept, options={"crook_same_city": False})
    refused = barred.why_not("crook shown ivory")
    assert refused is not None
    assert refused.clause == "road.crook.7"


def test_virtual_markers_and_second_tokens_are_told_by_the_supply() -> None:
    """road.supply.1, road.vizier.8: the supply is written where it cannot be computed."""
    virtual = position(marked=["silk"], viziers_used=1, goods=goods(A="15s"))
    assert load(virtual).markers[2] == 0
    assert write(load(virtual))["supply"]["silk"] == 0
    all_marked = ["ivory", "silk", "jewels", "fruits", "spices"]
    twice = position(marked=all_marked, viziers_used=6, supply={"silk": 13})
    assert load(twice).markers[2] == 2
    assert write(load(twice))["supply"] == {"ivory": 14, "silk": 13, "jewels": 14, "fruits": 14,
                                            "spices": 14}  # fmt: skip


def test_the_page_describes_every_field_of_a_position() -> None:
    """road.comp.1"""
    page = (Path(__file__).parents[2] / "docs" / "rules" / "silk-road.md").read_text("utf-8")
    chapter = page.split("## The position format")[1].split("\n## ")[0]
    assert [field for field in FIELDS if f"`{field}`" not in chapter] == []


def test_the_page_describes_every_kind_of_decision() -> None:
    """road.turn.1"""
    page = (Path(__file__).parents[2] / "docs" / "rules" / "silk-road.md").read_text("utf-8")
    chapter = page.split("## How a move is split into decisions")[1].split("\n## ")[0]
    said = set(re.findall(r"`([a-z]+)", chapter))
    assert {str(action).split()[0] for _, action in ROAD.space.named()} <= said
