"""What each seat would have if the game ended now is what the rules' own scoring says, as far as
it may be known, in every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import serai
from serai import Match
from serai.engine.layout import copy_record
from serai.engine.tally import SeatTally, Tally, broken_ties
from serai.games.silk.rules.ending import finish_game
from serai.games.silk_road.rules.ending import final_score
from serai.games.silver_isle.rules.ending import silver_in_europe
from serai.table.tallying import tally_facts

PLIES = 700
GAMES = serai.games()
SEEDS = [1, *(pytest.param(seed, marks=pytest.mark.full) for seed in range(2, 8))]
every_game = pytest.mark.parametrize("game_id", GAMES)


def silk_now(s: Any) -> list[int]:
    """The final scores of a game of Silk that ends here."""
    ended = copy_record(s)
    finish_game(ended)
    return [int(ended.scores[seat]) for seat in range(s.players)]


ENDED_NOW: dict[str, Callable[[Any], list[int]]] = {
    "silk": silk_now,
    "silk-road": lambda s: [int(final_score(s, seat)) for seat in range(s.players)],
    "silver-isle": lambda s: [int(silver_in_europe(s, seat)) for seat in range(s.players)],
}


def random_options(game: serai.Game, rng: Random) -> dict[str, Any]:
    """Every switch at its default half of the time."""
    return {option.name: rng.choice((option.values[0], *option.values)) for option in game.options}


def random_game(game_id: str, seed: int) -> Iterator[Match]:
    """A random game, decision by decision, to its end if that comes soon."""
    game, rng = serai.game(game_id), Random(seed)
    options = random_options(game, rng) if seed > 1 else {}
    match = game.new(players=rng.choice(game.seats), seed=seed, **options)
    while match.actor is not None and match.ply < PLIES:
        yield match
        match.play(rng.choice(match.legal()))
    yield match


def tallies(match: Match) -> list[Tally]:
    """What a spectator and every seat may know."""
    return [match.tally(seat) for seat in (None, *range(match.players))]


@pytest.mark.parametrize("seed", SEEDS)
@every_game
def test_what_a_seat_would_have_is_what_the_game_would_score_if_it_ended(
    game_id: str, seed: int
) -> None:
    for match in random_game(game_id, seed):
        truth = match.scores if match.over else ENDED_NOW[game_id](match.state)
        for tally in tallies(match):
            for found, score in zip(tally.seats, truth, strict=True):
                assert found.low is None or found.low <= score <= found.high


@pytest.mark.parametrize("seed", SEEDS)
@every_game
def test_at_the_end_the_sources_of_every_seat_add_up_for_everybody(game_id: str, seed: int) -> None:
    *_, match = random_game(game_id, seed)
    if not match.over:
        pytest.skip("this random game takes longer")
    for tally in tallies(match):
        assert [seat.low for seat in tally.seats] == match.scores
        assert [seat.high for seat in tally.seats] == match.scores
        assert [seat.score for seat in tally.seats] == match.scores
        assert tally.distances == ()


@every_game
def test_no_distance_is_longer_than_the_whole_way(game_id: str) -> None:
    for match in random_game(game_id, 1):
        for each in match.tally().distances:
            assert 0 <= each.low <= each.high
            assert each.of is None or each.high <= each.of


@every_game
def test_all_that_is_tallied_is_declared_so_that_it_has_words(game_id: str) -> None:
    declared = __import__(
        f"serai.games.{game_id.replace('-', '_')}.tally", fromlist=["SOURCES", "DISTANCES"]
    )
    for match in random_game(game_id, 1):
        for tally in tallies(match):
            found = {each.name for seat in tally.seats for each in (*seat.sources, *seat.coming)}
            assert found <= set(declared.SOURCES)
            assert {each.name for each in tally.distances} <= set(declared.DISTANCES)


def test_a_tally_is_told_with_the_messages_of_its_parts() -> None:
    match = serai.game("silk").new(players=2, chance="manual")
    told = tally_facts(match.game, match.state, None)
    assert told["seats"][0] == {
        "score": 5,
        "low": 5,
        "high": 5,
        "sources": [
            {"id": "source-points", "low": 5, "high": 5},
            {"id": "source-enclosures", "low": 0, "high": 0},
            {"id": "source-pastures", "low": 0, "high": 0},
            {"id": "source-den", "low": 0, "high": 0},
        ],
        "coming": [],
    }
    assert told["distances"][0] == {"id": "end-points", "low": 25, "high": 25, "of": 30}


def test_nothing_is_said_of_a_final_score_that_may_not_be_known() -> None:
    assert (SeatTally().low, SeatTally().high) == (None, None)


# --- Ties -------------------------------------------------------------------------------------


def breaks(**values: list[int]) -> list[tuple[str, Callable[[int], int]]]:
    """Tie-breaks by name, with what each seat has of it."""
    return [(name, of.__getitem__) for name, of in values.items()]


def test_a_tie_is_told_by_what_broke_it_and_by_nothing_that_came_too_late() -> None:
    compared = breaks(tiles=[5, 9, 5, 5], crews=[1, 1, 2, 2], luck=[0, 9, 1, 3])
    assert [tie.name for tie in broken_ties([6, 2, 6, 6], [3], compared)] == ["crews", "luck"]


def test_where_nothing_broke_a_tie_nothing_is_told() -> None:
    assert broken_ties([6, 6], [0, 1], breaks(tiles=[1, 2])) == ()
    assert broken_ties([6, 5], [0], breaks(tiles=[1, 2])) == ()
