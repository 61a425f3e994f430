"""Positions that cannot be: contradictions between fields, and more tiles than there are."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from serai import BadOption, BadPosition
from silk_road.playing import ROAD, position
from silk_road.records import FIELDS, load

ALL_GOODS = ["silk", "ivory", "jewels", "fruits", "spices"]
SIX_USED: dict[str, Any] = {
    "caravan": "samarkand", "marked": ALL_GOODS, "viziers_used": 6, "supply": {"silk": 13},
    "tiles": {"samarkand": ["thief", "thief"]},
}  # fmt: skip
THREE = ["thief", "buyer silk", "buyer ivory"]
EAST = {"direction": "east"}

REFUSED: list[tuple[str, dict[str, Any]]] = [
    # The tile in hand comes out of the box too.
    ("road.comp.4", SIX_USED | {"phase": "act", "tile": "vizier"}),
    ("road.comp.4", SIX_USED | {"phase": "reveal", "named": "silk"}),
    ("road.setup.6", {"phase": "act", "tile": "thief", "tiles": {
        "khotan": ["thief", "thief"], "kashgar": THREE}}),
    ("road.setup.6", {"phase": "act", "tile": "trader ivory>fruits", "tiles": {
        "khotan": ["thief", "thief"]}}),
    # Kept tiles come from cities where they may lie, and out of the box.
    ("road.setup.10", {"caravan": "tyre", "kept": {"A": ["barterer@tyre"]}}),
    ("road.setup.10", {"caravan": "tyre", "kept": {"A": ["crook@tyre"]}}),
    ("road.reverse.4", {"caravan": "yumen", "kept": {"A": ["crook@yumen"]}, "options": EAST}),
    ("road.setup.6", {"kept": {"A": ["barterer@loulan", "barterer@koria"],
                               "B": ["barterer@khotan"]}}),
    ("road.setup.6", {"kept": {"A": ["barterer@loulan"] * 2},
                      "tiles": {"kashgar": ["barterer", "thief", "thief"]}}),
    ("road.reverse.4", {"caravan": "merv", "options": EAST, "tiles": {
        "yumen": ["crook", "thief", "vizier"]}}),
    # The first go is the leader's.
    ("road.bid.10", {"leader": "C", "pawn": "A", "tiles": {"khotan": THREE}}),
    ("road.bid.10", {"leader": "C", "pawn": "A"}),
    ("road.pass.1", {"leader": "C", "pawn": "A", "tokens": {"B": 1},
                     "tiles": {"khotan": THREE[:2]}}),
    # Until the auction is decided the pawn is the holder's, and nobody leads.
    ("road.turn.2", {"phase": "auction", "pawn": "B"}),
    ("road.turn.2", {"phase": "decide", "pawn": "B", "bids": {"B": 1, "C": "pass", "D": 2}}),
    ("road.bid.9", {"phase": "auction", "leader": "B"}),
    ("road.bid.9", {"phase": "decide", "leader": "D", "bids": {"B": 1, "C": "pass", "D": 2}}),
    ("road.setup.15", {"caravan": "chang_an", "phase": "lay"}),
]  # fmt: skip


@pytest.mark.parametrize(("clause", "wrong"), REFUSED)
def test_a_contradiction_is_refused_with_the_clause(clause: str, wrong: dict[str, Any]) -> None:
    """road.comp.4, road.setup.6, .10, .15, road.reverse.4, road.bid.9, .10, road.turn.2"""
    with pytest.raises(BadPosition) as refused:
        load(position(**wrong))
    assert refused.value.clause == clause


@pytest.mark.parametrize(
    "right",
    [{"phase": "act", "tile": "thief", "tiles": {"khotan": ["thief", "thief"]}},
     SIX_USED | {"phase": "act", "tile": "vizier", "viziers_used": 5, "supply": {}},
     {"kept": {"A": ["barterer@loulan"], "B": ["barterer@khotan", "barterer", "crook@loulan"]}},
     {"leader": "C", "pawn": "C", "tiles": {"khotan": THREE}},
     {"leader": "B", "pawn": "A", "tokens": {"B": 1}, "tiles": {"khotan": THREE[:2]}},
     {"phase": "auction", "pawn": "A"}],
)  # fmt: skip
def test_what_can_just_be_is_read(right: dict[str, Any]) -> None:
    """road.comp.4, road.setup.6, road.bid.10"""
    load(position(**right))


def test_the_leader_may_be_left_out() -> None:
    """road.bid.10: whoever had the first go has a turn token."""
    given = position(pawn="A", tokens={"B": 1}, tiles={"khotan": THREE[:2]})
    assert load(given).leader == 1


# --- Nonsense ---------------------------------------------------------------------------------

ODD: list[Any] = [
    [], {}, [[]], {"A": []}, {"A": {}}, {"silk": []}, {"number": [], "owed": 2}, {"owed": "x"},
    {"crook": 1}, 1.5, "x", True, -1, 10**30, float("nan"),
]  # fmt: skip
BASES: list[dict[str, Any]] = [
    {"tiles": {"khotan": THREE}},
    {"phase": "act", "tile": "exchange 2", "tiles": {"khotan": THREE[:2]}},
    {"phase": "reveal", "named": "silk", "tiles": {"khotan": THREE[:2]}},
    {"phase": "auction"},
    {"phase": "lay", "caravan": "chang_an", "holder": None},
]


@pytest.mark.parametrize("field", FIELDS)
def test_whatever_stands_in_a_field_is_read_or_refused(field: str) -> None:
    """road.comp.1: nothing but BadPosition and BadOption comes out of a bad position."""
    for base in BASES:
        for odd in ODD:
            try:
                load(position(**base) | {field: odd})
            except (BadPosition, BadOption):
                continue


@pytest.mark.parametrize("wrong", [{"phase": []}, {"phase": {}}, {"barter": []}, {"barter": {}}])
def test_a_word_that_is_no_word_is_refused(wrong: dict[str, Any]) -> None:
    """road.turn.1, road.barter.3"""
    with pytest.raises(BadPosition):
        load(position() | wrong)


@pytest.mark.parametrize("owed", ["x", 1, [], None])
def test_a_good_is_owed_or_not(owed: object) -> None:
    """road.special.3"""
    wrong = {"number": 0, "given": ["silk"], "received": [], "owed": owed}
    given = position(phase="act", tile="exchange 2", tiles={"khotan": THREE[:2]})
    load(given | {"exchange": wrong | {"owed": True}})
    with pytest.raises(BadPosition, match="owed is true or false"):
        load(given | {"exchange": wrong})


# --- Set-up -----------------------------------------------------------------------------------


def a_swap() -> dict[str, Any]:
    """A position in which a tile is being swapped."""
    for seed in range(400):
        rng = Random(seed)
        match = ROAD.new(players=6, chance="manual")
        while match.position()["phase"] in ("lay", "repair"):
            match.play(rng.choices(match.legal(), match.weights())[0])
        if match.position()["phase"] == "swap":
            return match.position()
    raise AssertionError("no swap was found")


def test_a_swap_is_with_a_city_that_has_a_tile_for_it() -> None:
    """road.setup.12"""
    swap = a_swap()
    load(swap)
    wrong = {**swap, "partner": None}, swap | {"partner": "khotan"}, swap | {"partner": "tyre"}
    for given in (*wrong, swap | {"phase": "repair"}):
        with pytest.raises(BadPosition) as refused:
            load(given)
        assert refused.value.clause == "road.setup.12"


def test_no_crook_lies_on_the_last_cities_once_the_tiles_are_repaired() -> None:
    """road.setup.10"""
    given = a_swap() | {"phase": "first", "partner": None}
    with pytest.raises(BadPosition) as refused:
        load(given)
    assert refused.value.clause == "road.setup.10"
