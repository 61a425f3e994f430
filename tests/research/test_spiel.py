"""research.spiel: the games in OpenSpiel, checked by OpenSpiel's own tests."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from typing import Any

import pyspiel
import pytest

import serai
from research.spiel_playing import TABLES, first_decision, played
from serai import research

EACH_GAME = pytest.mark.parametrize("game_id", serai.games())
EACH_TABLE = pytest.mark.parametrize(("game_id", "players"), TABLES)


def copies(state: Any) -> Iterator[Any]:
    """The state copied in every way that there is."""
    yield state.clone()
    yield copy.deepcopy(state)
    yield pickle.loads(pickle.dumps(state))
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    yield pyspiel.deserialize_game_and_state(text)[1]


def pass_random_test(game_id: str, players: int, plies: int, runs: int) -> None:
    """OpenSpiel plays so many random games, each for so many plies once seats decide; it writes and
    reads states on the way."""
    begun = first_decision(research.spiel(game_id, players), 1)
    game = research.spiel(game_id, players, horizon=begun + plies)
    pyspiel.random_sim_test(game, num_sims=runs, serialize=True, verbose=False)


@EACH_TABLE
def test_openspiel_loads_every_game_by_its_line(game_id: str, players: int) -> None:
    line = f"serai_{game_id.replace('-', '_')}(players={players})"
    game = pyspiel.load_game(line)
    assert game.num_players() == players
    assert str(game) == str(research.spiel(game_id, players)) == line
    assert game.new_initial_state().num_players() == players


@EACH_TABLE
def test_openspiels_own_random_test_passes_with_serialisation(game_id: str, players: int) -> None:
    pass_random_test(game_id, players, plies=20, runs=1)


@pytest.mark.full
@pytest.mark.compiled
@EACH_TABLE
def test_openspiels_own_random_test_passes_20_times(game_id: str, players: int) -> None:
    pass_random_test(game_id, players, plies=120, runs=20)


@EACH_GAME
def test_copies_of_a_state_are_like_it_and_go_on_alike(game_id: str) -> None:
    game = research.spiel(game_id)
    state = played(game, 4, first_decision(game, 4) + 10)
    for other in copies(state):
        assert other.history() == state.history()
        assert str(other) == str(state)
        action = other.legal_actions()[-1]
        other.apply_action(action)
        assert str(other) == str(state.child(action)) != str(state)
