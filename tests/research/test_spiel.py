"""research.spiel: the games in OpenSpiel, checked by OpenSpiel's own tests."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

import pyspiel
import pytest

import serai
from serai import research
from serai.engine.game import find_game

GAMES = [(game_id, players) for game_id in serai.games() for players in find_game(game_id).seats]
EACH_GAME = pytest.mark.parametrize("game_id", serai.games())
EACH_TABLE = pytest.mark.parametrize(("game_id", "players"), GAMES)
SHORT = 30


def played(game: Any, seed: int, plies: int) -> Any:
    """A state after so many random plies."""
    state, rng = game.new_initial_state(), Random(seed)
    while state.move_number() < plies and not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def copies(state: Any) -> Iterator[Any]:
    """The state copied in every way that there is."""
    yield state.clone()
    yield copy.deepcopy(state)
    yield pickle.loads(pickle.dumps(state))
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    yield pyspiel.deserialize_game_and_state(text)[1]


@EACH_TABLE
def test_openspiel_loads_every_game_by_its_line(game_id: str, players: int) -> None:
    line = f"serai_{game_id.replace('-', '_')}(players={players})"
    game = pyspiel.load_game(line)
    assert game.num_players() == players
    assert str(game) == str(research.spiel(game_id, players)) == line
    assert game.new_initial_state().num_players() == players


@EACH_TABLE
def test_openspiels_own_random_test_passes_with_serialisation(game_id: str, players: int) -> None:
    game = research.spiel(game_id, players, horizon=SHORT)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@EACH_GAME
def test_copies_of_a_state_are_like_it_and_go_on_alike(game_id: str) -> None:
    state = played(research.spiel(game_id), 4, SHORT)
    for other in copies(state):
        assert other.history() == state.history()
        assert str(other) == str(state)
        action = other.legal_actions()[-1]
        other.apply_action(action)
        assert str(other) == str(state.child(action)) != str(state)
