"""What holds for the bots' knowledge of every game."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

import serai
from bots.judged import fingerprint, points, random_positions
from bots.twins import run_twins
from serai.bots.judging import knowledge_of
from serai.engine.dispatch import actor, legal, make_numbers
from serai.engine.layout import copy_record


@pytest.mark.parametrize(
    ("game_id", "players", "options", "every", "most"),
    [
        ("silk", 3, {}, slice(None), 1000),
        ("silk-road", 5, {}, slice(20, None, 3), 1000),
        ("silver-isle", 4, {"limit_rounds": 4}, slice(None), 100),
    ],
)
def test_a_judgement_changes_nothing_and_is_finite(
    game_id: str, players: int, options: dict[str, Any], every: slice, most: int
) -> None:
    game = serai.game(game_id)
    positions = random_positions(game, players, seed=9, **options)
    for s in islice(positions, every.start, every.stop, every.step):
        before = copy_record(s)
        fingerprint(game, s)
        assert s.tobytes() == before.tobytes()
        assert all(abs(points(game, s, seat)) < most for seat in range(players))


@pytest.mark.parametrize(
    ("game_id", "options"),
    [("silk", {}), ("silk-road", {}), ("silver-isle", {"limit_rounds": 3})],
)
def test_priors_stay_within_their_bounds(game_id: str, options: dict[str, Any]) -> None:
    game = serai.game(game_id)
    offers = make_numbers(game.space)
    for s in random_positions(game, 4, seed=2, **options):
        if actor(s) >= 0:
            found = [knowledge_of(game).prior(s, int(a)) for a in offers[: legal(s, offers)]]
            assert all(0.01 <= prior <= 20 for prior in found)


@pytest.mark.full
@pytest.mark.compiled
@pytest.mark.parametrize(
    ("game_id", "first", "last"), [("silk", 50, 56), ("silk-road", 50, 56), ("silver-isle", 60, 62)]
)
def test_judgements_are_the_same_interpreted_and_compiled(
    game_id: str, first: int, last: int
) -> None:
    run_twins(game_id, 4, first, last)
