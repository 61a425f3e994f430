"""OpenSpiel's own algorithms play our games, and find what we find by trying everything."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any, TypeAlias

import numpy as np
import pytest
from open_spiel.python.algorithms import exploitability, ismcts, mcts
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver
from open_spiel.python.policy import UniformRandomPolicy

import serai
from research.spiel_playing import (
    TABLES,
    at_the_last_vizier,
    first_decision,
    in_the_pastures,
    played,
)
from serai import research
from serai.engine.dispatch import make_numbers
from serai.engine.game import find_game
from serai.engine.layout import copy_record
from serai.engine.seat import CHANCE, NOBODY

SIMULATIONS, CURIOSITY = 20, 2.0
HIDING = [table for table in TABLES if find_game(table[0]).hides is not None]

# --- Search -----------------------------------------------------------------------------------


def at_a_choice(game_id: str, players: int) -> Any:
    """A state in which a seat has to choose; the game is cut off soon after."""
    begun = first_decision(research.spiel(game_id, players), 1)
    state = played(research.spiel(game_id, players, horizon=begun + 12), 1, begun)
    assert len(state.legal_actions()) > 1
    return state


def rollouts() -> mcts.RandomRolloutEvaluator:
    """A random game from wherever the search stops."""
    return mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_mcts_chooses_a_legal_action(game_id: str, players: int) -> None:
    state = at_a_choice(game_id, players)
    bot = mcts.MCTSBot(
        state.get_game(), CURIOSITY, SIMULATIONS, rollouts(), random_state=np.random.RandomState(1)
    )
    assert bot.mcts_search(state).explore_count == SIMULATIONS
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(("game_id", "players"), HIDING)
def test_is_mcts_chooses_a_legal_action(game_id: str, players: int) -> None:
    state = at_a_choice(game_id, players)
    bot = ismcts.ISMCTSBot(
        state.get_game(), rollouts(), CURIOSITY, SIMULATIONS, random_state=np.random.RandomState(1)
    )
    assert bot.step(state) in state.legal_actions()


# --- What everything comes to, if it is tried ---------------------------------------------------

Worlds: TypeAlias = list[tuple[Any, float]]
"""Records, and how likely each is."""


class Everything:
    """Tries all that may happen in a small game of ours, by the rules alone: nobody asks OpenSpiel.
    All choose at random; `seat` may know better."""

    def __init__(self, spiel: Any) -> None:
        self.game: serai.Game = spiel.parameters.game
        self.horizon: int = spiel.parameters.horizon
        self.start: Worlds = [(copy_record(spiel.start.s), 1.0)]
        self.players = spiel.num_players()

    def value(self, seat: int, *, is_clever: bool) -> float:
        """What the seat gets on the average."""
        return self._value(self.start, seat, 0, is_clever=is_clever)

    def _value(self, worlds: Worlds, seat: int, ply: int, *, is_clever: bool) -> float:
        """What the seat gets of worlds that it cannot tell apart."""
        actor = int(self.game.play.actor(worlds[0][0]))
        if actor == NOBODY or ply == self.horizon:
            return sum(share * self.margin(s, seat) for s, share in worlds)
        if is_clever and actor == seat:
            after = [self.after_one(worlds, number) for number in self.numbers(worlds[0][0])]
            return max(self._value(each, seat, ply + 1, is_clever=True) for each in after)
        after = self.told_apart([each for world in worlds for each in self.after(*world)], seat)
        return sum(self._value(each, seat, ply + 1, is_clever=is_clever) for each in after)

    def margin(self, s: Any, seat: int) -> float:
        """By how many points the seat is ahead of the best other."""
        scores = [int(self.game.play.score(s, each)) for each in range(self.players)]
        return scores[seat] - max(scores[:seat] + scores[seat + 1 :])

    def numbers(self, s: Any) -> list[int]:
        """What may be played."""
        room = make_numbers(self.game.space)
        return [int(number) for number in room[: self.game.play.legal(s, room)]]

    def after_one(self, worlds: Worlds, number: int) -> Worlds:
        """The worlds after the same action in all of them."""
        return [(self.played(s, number), share) for s, share in worlds]

    def after(self, s: Any, share: float) -> Iterator[tuple[Any, float]]:
        """The worlds after anything that may happen."""
        numbers, by_chance = self.numbers(s), int(self.game.play.actor(s)) == CHANCE
        weights = [int(self.game.play.weight(s, each)) if by_chance else 1 for each in numbers]
        for number, weight in zip(numbers, weights, strict=True):
            yield self.played(s, number), share * weight / sum(weights)

    def played(self, s: Any, number: int) -> Any:
        """The record after an action."""
        then = copy_record(s)
        self.game.play.apply(then, number)
        return then

    def told_apart(self, worlds: Worlds, seat: int) -> list[Worlds]:
        """The worlds, together where they look the same to the seat."""
        looks = defaultdict(list)
        for s, share in worlds:
            seen = copy_record(s)
            self.game.play.redact(seen, seat)
            looks[seen.tobytes()].append((s, share))
        return list(looks.values())


def test_exploitability_is_what_trying_everything_gives() -> None:
    game = in_the_pastures(3, rewards="margin")
    found = exploitability.exploitability(game, UniformRandomPolicy(game))
    tried = Everything(game)
    best = [tried.value(seat, is_clever=True) for seat in range(2)]
    assert found == pytest.approx(sum(best) / 2)
    assert found > 1


def test_where_much_is_hidden_best_responses_are_what_trying_everything_gives() -> None:
    game = at_the_last_vizier(rewards="margin")
    chosen, tried = UniformRandomPolicy(game), Everything(game)
    for seat in range(3):
        found = exploitability.best_response(game, chosen, seat)
        best = tried.value(seat, is_clever=True)
        usual = tried.value(seat, is_clever=False)
        assert found["best_response_value"] == pytest.approx(best)
        assert found["on_policy_value"] == pytest.approx(usual)
        assert best > usual + 1


# --- Learning -----------------------------------------------------------------------------------


def test_mccfr_learns_to_play_a_cut_down_game() -> None:
    """External sampling: who plays like that leaves the others a third of what chance leaves."""
    game = at_the_last_vizier(rewards="margin")
    np.random.seed(1)  # noqa: NPY002 (the solver draws from it)
    solver = ExternalSamplingSolver(game)
    for _ in range(30):
        solver.iteration()
    left = exploitability.nash_conv(game, solver.average_policy())
    assert 0 < left < exploitability.nash_conv(game, UniformRandomPolicy(game)) / 3
