"""The contract: a bot gets what its seat may know, and answers with an offer."""

from __future__ import annotations

import gc
from dataclasses import fields
from inspect import getattr_static
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType, SimpleNamespace
from typing import ClassVar

import numpy as np
import pytest

import serai
from bots.playing import GAMES, HIDDEN, LEVELS, QUICK, new, play, seen_in, world
from serai.arena import Played, Setting, playing
from serai.arena.schedule import Fixture
from serai.bots import Bot, Observation, look, make_bot, makers
from serai.engine.action import Action
from serai.engine.chance import SeededChance
from serai.engine.errors import IllegalAction
from serai.engine.game import Game
from serai.engine.match import Match

TOLD_TO_ALL = (ModuleType, type, CodeType)
"""Whoever follows these comes to the program, which everybody knows, and not to a match."""


class Peeker(Bot):
    """Takes all that it can come to from what it is handed, and spoils its record."""

    handed: ClassVar[list[object]] = []

    def __init__(self, game: Game, seed: int) -> None:
        self.seed = seed
        self.handed += [game, seed]

    def choose(self, observation: Observation) -> Action:
        self.handed.append(observation)
        offers = observation.offers()
        observation.state.players = 0  # a copy of its own: nobody else minds
        return offers[-1]


def reachable(*handed: object) -> list[object]:
    """Everything that references lead to, and the memory under each view of an array."""
    found: dict[int, object] = {}
    ways = list(handed)
    while ways:
        thing = ways.pop()
        if id(thing) not in found and not isinstance(thing, TOLD_TO_ALL):
            found[id(thing)] = thing
            ways += carried(thing)
    return list(found.values())


def carried(thing: object) -> list[object]:
    """What a thing refers to; of a function what it was given, not the program around it."""
    if isinstance(thing, BuiltinFunctionType):
        return [thing.__self__]
    if isinstance(thing, FunctionType):
        return [thing.__closure__, thing.__defaults__, thing.__kwdefaults__]
    if isinstance(thing, np.ndarray | np.generic):
        return [*gc.get_referents(thing), thing.base]
    if type(thing).__module__.startswith("numba"):  # a compiled function, and the compiler behind
        return [getattr_static(thing, "py_func", None)]
    return gc.get_referents(thing)


def test_an_observation_is_the_game_the_seat_the_redacted_record_and_what_was_heard() -> None:
    assert [field.name for field in fields(Observation)] == ["game", "seat", "state", "story"]


def test_who_is_handed_a_match_would_come_to_its_secrets() -> None:
    match = new("silver-isle", plies=8)
    appended = [match].append
    for way in (SimpleNamespace(deep=[match]), lambda: match, lambda _=match: 0, appended):
        assert {Match, SeededChance} <= {type(thing) for thing in reachable(way)}


@pytest.mark.parametrize("game_id", GAMES)
def test_a_bot_that_peeks_finds_nothing(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(makers(), "peeker", Peeker)
    monkeypatch.setattr(Peeker, "handed", [])
    players = serai.game(game_id).seats[0]
    setting = Setting(game_id, players, ("peeker",) * players, 1, 7, is_lineup=True, cap=130)
    played = playing.play(setting, Fixture(0, 0, 7, setting.bots))
    assert played.forfeit is None
    observations = [thing for thing in Peeker.handed if isinstance(thing, Observation)]
    assert len(observations) == sum(played.decisions) > 10
    found = reachable(*Peeker.handed)
    secrets = Match | SeededChance | Fixture | Played
    assert [thing for thing in found if isinstance(thing, secrets)] == []
    assert 7 not in [thing for thing in Peeker.handed if isinstance(thing, int)]


@pytest.mark.parametrize("game_id", HIDDEN)
def test_the_memory_of_an_observation_holds_no_secret(game_id: str) -> None:
    match = new(game_id, plies=40)
    observation = look(match)
    memories = [
        thing for thing in reachable(observation) if isinstance(thing, np.ndarray | np.void)
    ]
    assert match.state.tobytes() != observation.state.tobytes()
    assert match.state.tobytes() not in [memory.tobytes() for memory in memories]
    assert observation.state.tobytes() in [memory.tobytes() for memory in memories]


@pytest.mark.parametrize("game_id", HIDDEN)
def test_what_a_bot_gets_does_not_depend_on_what_it_cannot_know(game_id: str) -> None:
    observation = look(new(game_id, plies=40))
    worlds = [world(observation, seed) for seed in range(12)]
    assert len({s.tobytes() for s in worlds}) > 1
    known = {seen_in(observation.game, s, observation.seat).state.tobytes() for s in worlds}
    assert known == {observation.state.tobytes()}


@pytest.mark.parametrize("game_id", HIDDEN)
@pytest.mark.parametrize("name", QUICK)
def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_choice(game_id: str, name: str) -> None:
    observation = look(new(game_id, plies=40))
    choices = set()
    for seed in (1, 2):
        seen = seen_in(observation.game, world(observation, seed), observation.seat)
        choices.add(str(make_bot(name, observation.game, 5).choose(seen)))
    assert len(choices) == 1


class Cheat(Bot):
    """Wants the best roll, whatever it may do."""

    def choose(self, observation: Observation) -> Action:
        return observation.game.space.action(observation.game.space.size - 1)


def test_an_illegal_choice_is_refused_as_a_persons_would_be() -> None:
    match = new("silk", plies=30)
    choice = Cheat().choose(look(match))
    before, ply = match.state.tobytes(), match.ply
    assert choice not in match.legal()
    with pytest.raises(IllegalAction):
        match.play(choice)
    assert (match.state.tobytes(), match.ply) == (before, ply)


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
