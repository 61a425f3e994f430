"""OpenSpiel asks for other worlds: histories that a seat cannot tell from the true one. They are
compared with all that there are, and with what any seat can see."""

from __future__ import annotations

from collections import Counter
from math import prod, sqrt
from random import Random
from typing import Any

import pytest

from research.spiel_playing import (
    TABLES,
    agreeing,
    at_the_ports,
    at_the_thief,
    before_the_vizier,
    beside_the_arms,
    first_decision,
    in_the_draw,
    played,
    replayed,
    walked,
)
from serai import research
from serai.engine.game import find_game
from serai.engine.seat import CHANCE
from serai.research.spiel_trail import Trail
from silk_road.stories import THEFT

EACH_TABLE = pytest.mark.parametrize(("game_id", "players"), TABLES)

# --- In any game ------------------------------------------------------------------------------


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


# --- In games so small that all worlds can be found -----------------------------------------------

DRAWN = ("draw ivory", "draw ivory", "draw jewels", "draw silk", "draw silk", "draw spices")
ALL_DRAWN = (*DRAWN, "draw silk", "draw fruits", "draw fruits")
NAMED = ("reveal 1", "reveal 1")
LOADED = ("load crew 4", "load crew 5")
ASHORE = ("load crew 4", "load crew 5", "load crew 0", "unload crew 0")
WALKED = ("step 5 [1,7]", "step 5 [1,6]")
SMALL = {
    "one has drawn two goods": (in_the_draw, DRAWN[:5], 0, 25),
    "a theft that one saw": (at_the_thief, ("take thief", "steal C", "stolen fruits"), 0, 1),
    "a theft among others": (at_the_thief, ("take thief", "steal C", "stolen fruits"), 1, 2),
    "numbers chosen for the Vizier": (before_the_vizier, NAMED, 2, 6),
    "one number was one's own": (before_the_vizier, NAMED, 0, 3),
    "two crews aboard": (at_the_ports, LOADED, 1, 30),
    "crews of two seats": (at_the_ports, ASHORE, 2, 180),
    "a crew on its way": (beside_the_arms, WALKED, 1, 3),
    "a fight turned it up": (beside_the_arms, (*WALKED, "attack 2 [1,6]"), 1, 1),
}
"""Where it begins, what is played, who looks, and how many histories agree with what it saw."""
LONG_STORY = (in_the_draw, (*ALL_DRAWN, "pass", "pass", "move yumen", *THEFT), 0, 135)
"""Six goods of the others are known, in 60 orders, and one out of the last three was stolen."""


def likelihood(trail: Trail) -> float:
    """How likely this history is. Of decisions that sound alike none is likelier than another."""
    if trail.game.id == "silver-isle":
        return 1
    return prod(share(ply) for ply in trail.plies)


def share(ply: Trail) -> float:
    """How likely chance was to play this, or somebody who chooses at random."""
    assert ply.before is not None, "a ply was played"
    if ply.who == CHANCE:
        return dict(ply.before.chances()).get(ply.number, 0)
    return 1 / len(ply.before.numbers)


def assert_as_likely(counted: Counter[Any], weights: dict[Any, float]) -> None:
    """Pearson's chi-squared is within four standard deviations of what it is on the average."""
    drawn, total, freedom = counted.total(), sum(weights.values()), len(weights) - 1
    expected = {world: drawn * weight / total for world, weight in weights.items()}
    squared = sum((counted[world] - mean) ** 2 / mean for world, mean in expected.items())
    assert squared <= freedom + 4 * sqrt(2 * freedom)


def assert_all_worlds_come(make: Any, moves: tuple[str, ...], seat: int, number: int) -> None:
    """OpenSpiel gets histories that agree, each of them, and each as often as it is likely."""
    state, rng = walked(make(), *moves), Random(1)
    worlds = {tuple(ply.number for ply in at.plies): at for at in agreeing(state.trail, seat)}
    weights = {history: weight for history, at in worlds.items() if (weight := likelihood(at))}
    draws = (state.resample_from_infostate(seat, rng.random) for _ in range(20 * number))
    counted = Counter(tuple(other.history()) for other in draws)
    assert len(weights) == number
    assert tuple(state.history()) in weights
    assert counted.keys() == weights.keys()
    assert_as_likely(counted, weights)


@pytest.mark.parametrize("name", SMALL)
def test_every_world_that_agrees_comes_as_often_as_it_is_likely(name: str) -> None:
    assert_all_worlds_come(*SMALL[name])


@pytest.mark.full
def test_every_world_of_a_story_comes_as_often_as_it_is_likely() -> None:
    assert_all_worlds_come(*LONG_STORY)
