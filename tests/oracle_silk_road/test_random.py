"""Random games and positions: what must hold everywhere, and that rare things do occur."""

import json
from collections import Counter
from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from oracle_silk_road.board import Position, canonical, parse
from oracle_silk_road.data import GOODS, MARKET_CITIES
from oracle_silk_road.generate import (
    RESTING,
    random_game,
    random_options,
    random_position,
    random_start,
)
from oracle_silk_road.helpers import market, position, read
from oracle_silk_road.invariants import journey_faults, violations
from oracle_silk_road.moves import decisions, outcomes, settled
from oracle_silk_road.secrets import looks_alike
from oracle_silk_road.setup import start_faults

pytestmark = pytest.mark.once

PLAYERS = (3, 4, 5, 6)


def some_positions(seed: int, number: int) -> list[Position]:
    """Random positions of all player counts and switches."""
    rng = Random(seed)
    return [random_position(rng, PLAYERS[i % 4], **random_options(rng)) for i in range(number)]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_new_game_is_sound(players: int) -> None:
    """road.setup.1 to .18"""
    rng = Random(players)
    for _ in range(20):
        start = random_start(rng, players, **random_options(rng))
        assert violations(start) == []
        assert start_faults(start) == []


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("direction", ["west", "east"])
def test_a_random_game_is_sound_and_has_12_or_13_moves(players: int, direction: str) -> None:
    """13B"""
    rng = Random(players)
    options = random_options(rng) | {"direction": direction}
    game = random_game(rng, players, **options)
    assert [violations(at) for at in game if violations(at)] == []
    assert all(journey_faults(*pair) == [] for pair in pairwise(game))
    assert game[-1]["turn"] in (12, 13)
    visited = list(dict.fromkeys(at["caravan"] for at in game))
    assert len(set(visited) & set(MARKET_CITIES)) == game[-1]["turn"] - 1


def test_every_outcome_of_a_random_position_is_sound_and_at_rest() -> None:
    """13B: legal decisions are never empty before the end"""
    for start in some_positions(1, 80):
        assert violations(start) == []
        found = outcomes(start)
        assert found
        assert canonical(start) not in found
        for text in sorted(found)[::7]:
            after = read(text)
            assert violations(after) + journey_faults(start, after) == []
            assert canonical(after) == settled(after) == text


def test_the_weights_of_every_decision_sum_to_one() -> None:
    """road.thief.2"""
    thefts = 0
    for start in some_positions(2, 60):
        for _, chances in decisions(start):
            assert sum(chances.values()) == Fraction(1)
            thefts += len(chances) > 1
    assert thefts


def hidden_shuffle(start: Position, actor: str, rng: Random) -> Position:
    """The same position with the stocks of the others exchanged among them."""
    others = [seat for seat in start["goods"] if seat != actor]
    mixed = rng.sample(others, len(others))
    moved = {seat: start["goods"][twin] for seat, twin in zip(others, mixed, strict=True)}
    return start | {"goods": start["goods"] | moved}


def own_choices(start: Position) -> set[str]:
    """What the player to decide can choose between; reveals are the others' choice too."""
    found = [choice for choice, _ in decisions(start)]
    return {json.dumps({k: v for k, v in c.items() if k != "reveals"}) for c in found}


def test_what_lies_behind_other_shields_changes_no_legal_choice() -> None:
    """13B; with `thiefEmptyVictim: only_with_goods` the offer leaks, as R31 says"""
    rng = Random(3)
    for _ in range(60):
        options: dict[str, Any] = random_options(rng) | {"thiefEmptyVictim": "fails"}
        start = random_position(rng, rng.choice(PLAYERS), **options)
        if start["phase"] == "auction":
            continue
        other = hidden_shuffle(start, start["pawn"], rng)
        assert looks_alike(start, other, start["pawn"]) or options["openCounts"]
        assert own_choices(start) == own_choices(other)


@pytest.mark.parametrize("phase", RESTING)
def test_a_position_can_be_had_in_every_phase(phase: str) -> None:
    """13A"""
    for players in PLAYERS:
        start = random_position(Random(players), players, phase=phase)
        assert start["phase"] == phase
        assert violations(start) == []


def test_a_phase_inside_a_decision_is_not_generated() -> None:
    """Section 20"""
    with pytest.raises(ValueError, match="no such"):
        random_position(Random(1), 4, phase="reveal")


def rarities(start: Position) -> list[str]:
    """The rare things about a position."""
    state = parse(start)
    signs = {
        "empty hand": any(not state.holdings(seat) for seat in state.seats),
        "bankrupt": not all(state.money.values()),
        "sold out": not all(state.supply.values()),
        "virtual marker": any(state.supply[g] > n for g, n in state.computed_supply().items()),
        "sixth vizier": state.viziers_used > 5,
        "crook": any("crook" in tiles for tiles in state.kept.values()),
        "usable barterer": state.phase == "barter",
        "second tile": state.barter == "second",
        "called": state.barter == "called",
        "last tile": len(state.here) == 1,
        "thief here": state.phase == "take" and "thief" in state.here,
        "nobody to rob": sum(map(state.holdings, state.seats)) == 0,
        "vizier here": state.phase == "take" and "vizier" in state.here,
        "empty bank": state.bank() is not None and state.bank() == 0,
        "last city": state.caravan in ("aleppo", "tyre", "lanzhou", "yumen"),
    }
    return [sign for sign, seen in signs.items() if seen]


def test_random_positions_meet_the_rare_cases() -> None:
    """road.buyer.4, road.vizier.8, .10, road.barter.*"""
    seen = Counter(sign for start in some_positions(4, 600) for sign in rarities(start))
    wanted = {
        "empty hand", "bankrupt", "sold out", "virtual marker", "crook", "usable barterer",
        "second tile", "called", "last tile", "thief here", "vizier here", "last city",
    }  # fmt: skip
    assert wanted - set(seen) == set()


# ---- violations are found --------------------------------------------------------------------

SOUND = market(
    "thief", "vizier", "buyer silk", tokens={}, leader="A", kept={"B": ["barterer@yumen"]},
    marked=["silk"], goods={"A": {"silk": 2}},
)  # fmt: skip


@pytest.mark.parametrize(
    ("clause", "change"),
    [
        ("road.comp.1", {"players": 7}),
        ("road.supply.1", {"goods": {"A": {"silk": 15}}, "supply": {"silk": 1}}),
        ("road.supply.1", {"supply": {"ivory": 14}}),
        ("road.money.4", {"money": {"A": -1, "B": 1, "C": 1, "D": 1}}),
        ("road.money.2", {"options": {"bank": "strict45"}, "money": dict.fromkeys("ABCD", 27)}),
        ("road.setup.4", {"tiles": {"khotan": ["thief"] * 3, "tyre": ["thief"]}}),
        ("road.setup.10", {"tiles": {"khotan": ["thief"] * 3, "tyre": ["crook"] * 3}}),
        ("road.setup.6", {"tiles": {"khotan": ["seller silk", "seller silk", "thief"]}}),
        ("road.comp.4", {"kept": {"A": ["crook"] * 5}}),
        ("road.move.3", {"kept": {"A": ["barterer@merv"]}}),
        ("road.vizier.9", {"viziers_used": 2}),
        ("road.end.1", {"phase": "over"}),
        ("road.bonus.1", {"phase": "bonus"}),
        ("road.pass.6", {"phase": "move"}),
        ("road.pass.3", {"tokens": {"A": 1}, "tiles": {"khotan": ["thief", "vizier"]}}),
        ("road.pass.1", {"tokens": {"B": 1}}),
        ("road.barter.9", {"tiles": {"khotan": ["thief"]}}),
        ("road.barter.6", {"phase": "barter"}),
        ("road.tile.1", {"tiles": {}, "tokens": {"B": 1, "C": 1, "D": 1}}),
        ("road.pass.2", {"phase": "pass"}),
        ("road.barter.3", {"barter": "called"}),
        ("road.turn.1", {"phase": "dinner"}),
    ],
)
def test_a_broken_clause_is_named(clause: str, change: dict[str, Any]) -> None:
    """13B"""
    assert violations(SOUND) == []
    assert clause in violations(SOUND | change)


@pytest.mark.parametrize(
    ("clause", "phase", "bids"),
    [
        ("road.bid.1", "auction", {"A": 2}),
        ("road.bid.2", "auction", {"C": 2}),
        ("road.bid.4", "auction", {"B": 2, "C": 2}),
        ("road.bid.5", "auction", {"B": 0}),
        ("road.bid.6", "auction", {"B": 11}),
        ("road.bid.3", "auction", {"B": 1, "C": "pass", "D": "pass"}),
        ("road.bid.9", "decide", {"B": "pass", "C": "pass", "D": "pass"}),
    ],
)
def test_a_broken_auction_is_named(clause: str, phase: str, bids: dict[str, Any]) -> None:
    """road.bid.*"""
    assert violations(position(phase="auction", bids={"B": 1, "C": "pass"})) == []
    assert clause in violations(position(phase=phase, bids=bids))


def test_the_last_auction_is_refused_where_it_is_skipped() -> None:
    """road.bid.15"""
    last = position(phase="auction", caravan="tyre", turn=13)
    assert violations(last) == []
    assert violations(last | {"options": {"finalAuction": "skip"}}) == ["road.bid.15"]


def test_the_example_of_the_page_is_sound() -> None:
    """Section 20"""
    example = {
        "game": "silk-road", "players": 4, "options": {}, "caravan": "kashgar", "phase": "take",
        "holder": "A", "leader": "C", "pawn": "C", "turn": 6,
        "money": {"A": 13, "B": 8, "C": 10, "D": 9},
        "goods": {"A": {"silk": 2}, "B": {}, "C": {"ivory": 1, "spices": 1}, "D": {"jewels": 3}},
        "tiles": {
            "kashgar": ["buyer silk", "trader silk>jewels", "thief"],
            "samarkand": ["exchange 2", "vizier", "seller ivory"],
            "bactra": ["seller silk", "seller jewels", "thief"],
        },
        "kept": {"B": ["crook"], "C": ["barterer@loulan"]}, "tokens": {}, "marked": ["silk"],
        "viziers_used": 1, "bids": {},
    }  # fmt: skip
    assert violations(example) == []
    state = parse(example)
    assert {good: state.supply[good] for good in GOODS} == {
        "ivory": 14, "silk": 12, "jewels": 12, "fruits": 15, "spices": 14,
    }  # fmt: skip
    assert {read(text)["phase"] for text in outcomes(example)} == {"barter"}
