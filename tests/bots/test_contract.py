"""The contract: a bot gets what its seat may know, and answers with an offer."""

from __future__ import annotations

from dataclasses import fields

import pytest

from bots.playing import GAMES, HIDDEN, LEVELS, QUICK, new, play, seen_in, world
from serai.bots import Bot, Sight, look, make_bot
from serai.engine.match import Match

SECRETS = (
    "match",
    "log",
    "past",
    "memory",
    "seed",
    "chance",
    "record",
    "clock",
    "time",
    "state_of",
)


class Peeker(Bot):
    """Looks for more than it may know, and plays its last offer."""

    def __init__(self) -> None:
        self.found: list[object] = []

    def choose(self, sight):
        self.found += [getattr(sight, name) for name in SECRETS if hasattr(sight, name)]
        self.found += [thing for thing in vars(sight).values() if isinstance(thing, Match)]
        sight.state.players = 0  # a copy of its own: nobody else minds
        return new("silk").legal()[-1]


def test_a_sight_is_the_game_the_seat_and_the_redacted_record() -> None:
    assert [field.name for field in fields(Sight)] == ["game", "seat", "state"]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_bot_that_peeks_finds_nothing(game_id: str) -> None:
    match = new(game_id, plies=8)
    peeker = Peeker()
    before = match.state.tobytes()
    peeker.choose(look(match))
    assert peeker.found == []
    assert match.state.tobytes() == before


@pytest.mark.parametrize("game_id", HIDDEN)
def test_what_a_bot_gets_does_not_depend_on_what_it_cannot_know(game_id: str) -> None:
    sight = look(new(game_id, plies=40))
    worlds = [world(sight, seed) for seed in range(12)]
    assert len({s.tobytes() for s in worlds}) > 1
    known = {seen_in(sight.game, s, sight.seat).state.tobytes() for s in worlds}
    assert known == {sight.state.tobytes()}


@pytest.mark.parametrize("game_id", HIDDEN)
@pytest.mark.parametrize("name", QUICK)
def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_choice(game_id: str, name: str) -> None:
    sight = look(new(game_id, plies=40))
    choices = set()
    for seed in (1, 2):
        seen = seen_in(sight.game, world(sight, seed), sight.seat)
        choices.add(str(make_bot(name, sight.game, 5).choose(seen)))
    assert len(choices) == 1


def test_an_illegal_choice_is_refused_as_a_persons_would_be() -> None:
    match = new("silk", plies=30)
    wrong = "roll 1-1"
    assert match.why_not(wrong) is not None


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("name", QUICK)
def test_every_bot_plays_legally(game_id: str, name: str) -> None:
    match = new(game_id, plies=20)
    assert play(match, [name] * match.players, 4)


@pytest.mark.compiled
@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("name", ["greedy:nodes=200", "beginner", "easy"])
def test_every_bot_plays_whole_games_legally(game_id: str, name: str) -> None:
    match = new(game_id)
    play(match, [name] + ["random"] * (match.players - 1), 10_000)
    assert match.over


@pytest.mark.compiled
@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("name", LEVELS)
def test_every_level_decides(game_id: str, name: str) -> None:
    match = new(game_id, plies=60)
    assert play(match, [name] * match.players, 3)
