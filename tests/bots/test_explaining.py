"""What would have been better is a function of what the seat knew."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import serai
from serai.bots.analysis import known_before
from serai.bots.explaining import explain
from serai.bots.judge import SearchJudge
from serai.bots.observation import Observation
from silk_road.worlds import guessed, relive

STORED = Path(__file__).parents[1] / "stored/games"


def stored(game: str) -> serai.Match:
    """A game of greedy bots."""
    line = (STORED / f"{game}.greedy.rules-1.jsonl").read_text(encoding="utf-8").splitlines()[0]
    return serai.game(game).replay(json.loads(line)["record"])


@pytest.mark.full
def test_worlds_that_a_seat_cannot_tell_apart_are_explained_alike() -> None:
    """road.info.1 to .4"""
    whole = stored("silk-road")
    ply = next(ply for ply in range(80, whole.ply) if whole.seat_of(ply) == 1)
    match = whole.branch(upto=ply + 1, chance="manual")
    true = match.state_before(ply).tobytes()
    twins = (relive(match, guessed(match, 1, seed), 1) for seed in range(50))
    twin = next(twin for twin in twins if twin.state_before(ply).tobytes() != true)
    found = [explain(each, ply, SearchJudge(each.game, 8)) for each in (match, twin)]
    told = [
        (each.choice, [(str(step.action), step.before.tobytes()) for step in each.turn])
        for each in found
    ]
    assert told[0] == told[1]
    assert found[0].differences == found[1].differences
    assert found[0].reasons == found[1].reasons


@pytest.mark.parametrize(
    "game", ["silk", pytest.param("silk-road", marks=pytest.mark.full), "silver-isle"]
)
def test_the_better_turn_is_played_to_its_end_and_can_be_played(game: str) -> None:
    match = stored(game)
    for ply in range(60, match.ply, match.ply // 4):
        if match.seat_of(ply) < 0:
            continue
        found = explain(match, ply, SearchJudge(match.game, 8))
        seat = match.seat_of(ply)
        for step in found.turn:
            offers = Observation(match.game, seat, step.before).offers()
            assert step.action in offers
        last = found.turn[-1]
        branch = last.before.copy()
        match.game.play.apply(branch, match.game.space.number(last.action))
        assert match.game.play.actor(branch) != seat
        assert found.turn[0].action in known_before(match, ply).offers()
        assert found.choice.best == found.turn[0].action
