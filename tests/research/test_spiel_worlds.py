"""OpenSpiel asks for other worlds: histories that a seat cannot tell from the true one. They are
compared with all that there are, and with what any seat can see."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from research.spiel_playing import TABLES, first_decision, played, replayed
from serai import research
from serai.engine.game import find_game

EACH_TABLE = pytest.mark.parametrize(("game_id", "players"), TABLES)


def assert_looks_alike(state: Any, other: Any, seat: int) -> None:
    """Whatever OpenSpiel shows to a seat is the same in both states, ply by ply."""
    assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.observation_string(seat) == state.observation_string(seat)
    assert other.observation_tensor(seat) == state.observation_tensor(seat)
    assert other.current_player() == state.current_player()
    assert len(other.history()) == len(state.history())
    if state.current_player() == seat:
        assert other.legal_actions() == state.legal_actions()


def other_worlds(game_id: str, players: int, points: int, times: int) -> Counter[str]:
    """Resample so many times at some points of a random game, once seats decide, for every seat,
    and check the worlds. Count how many there were, how many of them had another history, and how
    many were another world to some other seat."""
    rng, counted, game = Random(players), Counter[str](), research.spiel(game_id, players)
    begun = first_decision(game, 1)
    for point in range(points):
        state = played(game, 1, begun + 10 * (point + 1))
        for seat in range(players):
            for _ in range(times // (points * players) + 1):
                other = state.resample_from_infostate(seat, rng.random)
                assert_looks_alike(state, other, seat)
                assert_looks_alike(state, replayed(game, other.history()), seat)
                counted["worlds"] += 1
                counted["another history"] += other.history() != state.history()
                counted["told apart by others"] += any(
                    other.information_state_string(who) != state.information_state_string(who)
                    for who in range(players)
                )
    return counted


def assert_worlds_differ(game_id: str, counted: Counter[str], share: float) -> None:
    """Where something is hidden, enough worlds are others; where nothing is, none is."""
    if find_game(game_id).hides is None:
        assert counted["another history"] == 0
    else:
        assert counted["another history"] > share * counted["worlds"]
        assert counted["told apart by others"] > 0


@EACH_TABLE
def test_a_seat_cannot_tell_another_world_apart(game_id: str, players: int) -> None:
    counted = other_worlds(game_id, players, 4, 8)
    assert_worlds_differ(game_id, counted, 0.1)


@pytest.mark.full
@pytest.mark.compiled
@EACH_TABLE
def test_a_seat_cannot_tell_a_thousand_worlds_apart(game_id: str, players: int) -> None:
    counted = other_worlds(game_id, players, 16, 1000)
    assert counted["worlds"] >= 1000
    assert_worlds_differ(game_id, counted, 0.4)
