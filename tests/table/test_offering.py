"""Why something on the board cannot be chosen: the answer is to what was most likely meant."""

from __future__ import annotations

import random

import pytest

import serai
from serai.engine.match import Match
from serai.table.offering import NOT_CHANCE, asked_now, offers, why_not_there

SOON = 400


def match_where(game: str, players: int, *kinds: str) -> Match:
    """A match that has come to a decision between actions of these kinds, no others."""
    match, chooser = serai.game(game).new(players=players, seed=5), random.Random(3)
    for _ in range(SOON):
        if {type(action).__name__ for action in match.legal()} == set(kinds):
            return match
        match.play(chooser.choice(match.legal()))
    raise AssertionError("such a decision does not come")


def reason_there(match: Match, kind: str, value: str) -> str:
    """Why nothing can be done with something on the board."""
    found = why_not_there(match, kind, value)
    assert found is not None
    return found["reason"]


def test_another_city_while_a_tile_is_to_be_taken() -> None:
    match = match_where("silk-road", 3, "TakeTile")
    assert reason_there(match, "city", "antioch") == "take-a-tile"


def test_a_space_before_any_crew_is_ashore() -> None:
    match = match_where("silver-isle", 4, "LoadCrew", "Sail")
    for place in ("[0,0]", "port-S"):
        assert reason_there(match, "place", place) == "act-now"


def test_a_space_is_refused_to_a_crew_that_could_go_elsewhere() -> None:
    match = match_where("silver-isle", 4, "Sail", "Step", "UnloadCrew")
    lit = {target["value"] for offer in offers(match) for target in offer["targets"]}
    far = "[-10,-10]"
    assert far not in lit
    assert reason_there(match, "place", far) == "space-is-not-next"


def test_a_tile_while_a_die_is_to_be_chosen() -> None:
    match = match_where("silk", 2, "UseDie")
    assert reason_there(match, "tile", "0,0") == "choose-a-die"


@pytest.mark.parametrize(("game", "players"), [("silk", 2), ("silk-road", 3), ("silver-isle", 4)])
def test_what_is_asked_is_never_that_chance_does_not_decide(game: str, players: int) -> None:
    match, chooser = serai.game(game).new(players=players, seed=1), random.Random(1)
    for _ in range(60):
        asked = asked_now(match)
        assert asked is not None
        assert asked.reason != NOT_CHANCE
        match.play(chooser.choice(match.legal()))


def test_what_is_nowhere_on_the_board_has_no_reason() -> None:
    assert why_not_there(serai.game("silk").new(players=2, seed=1), "tile", "nowhere") is None
