"""Our bot against OpenSpiel's MCTS at equal time per move, both playing our Silk.

    python benchmarks/against_openspiel.py --games 20 --ours expert

OpenSpiel drives our rules through `research.spiel`, a Python game of its own kind. The opponent is
its Python MCTS, and its rollouts are our compiled random games: far more of them than if every step
went through OpenSpiel. Its C++ MCTS is no opponent: that of open_spiel 2.0.2 crashes on any game
written in Python, OpenSpiel's own `python_tic_tac_toe` included.

The opponent gets as long for a decision as ours took on average, or `--milliseconds`. Seats are
swapped and dice paired as in `serai tournament`; the result has its 95 % interval. One core, one
game at a time.
"""

from __future__ import annotations

import argparse
import time
from typing import Any, ClassVar

import numpy as np
from open_spiel.python.algorithms import mcts

import serai
from serai import research
from serai.arena import Setting, games
from serai.arena.ladder import make_ladder
from serai.bots import Bot, Observation, look, make_bot, registry
from serai.engine.action import Action
from serai.engine.dispatch import make_numbers
from serai.engine.layout import copy_record
from serai.engine.sampling import play_randomly
from serai.research.rewards import zero_sum
from serai.research.spiel_trail import Trail

SILK = serai.game("silk")
PLY_CAP = 100_000
CURIOSITY = 1.0
"""OpenSpiel's example of MCTS has 2 for rewards from -1 to 1; ours go from -0.5 to 0.5."""


def state_at(spiel: Any, s: Any) -> Any:
    """The record as a state of OpenSpiel: a game that begins there."""
    state = spiel.new_initial_state()
    state.trail = Trail(SILK, copy_record(s))
    return state


class CompiledRollouts(mcts.Evaluator):
    """A random game to its end, without leaving compiled code."""

    def __init__(self, seed: int) -> None:
        self.seeds = np.random.default_rng(seed)
        self.offers = make_numbers(SILK.space)

    def evaluate(self, state: Any) -> list[float]:
        s = copy_record(state.trail.s)
        play_randomly(s, self.offers, int(self.seeds.integers(1 << 62)), 0, PLY_CAP)
        return zero_sum(SILK, s)

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class OpenSpielBot(Bot):
    """OpenSpiel's MCTS on one of our seats."""

    simulations: ClassVar[list[int]] = []

    def __init__(self, _: Any, seed: int, milliseconds: float) -> None:
        self.spiel = research.spiel("silk", players=2, horizon=PLY_CAP)
        self.seconds = milliseconds / 1000
        self.rate = 500.0
        dice = np.random.RandomState(seed % (1 << 32))
        rollouts = CompiledRollouts(seed)
        self.search = mcts.MCTSBot(self.spiel, CURIOSITY, 1, rollouts, random_state=dice)

    def choose(self, observation: Observation) -> Action:
        """What the search prefers after its time."""
        offers = observation.offers()
        if len(offers) == 1:
            return offers[0]
        return SILK.space.action(self.step(state_at(self.spiel, observation.state)))

    def step(self, state: Any) -> int:
        """The search counts simulations, not time: as many as the last ones' pace allows."""
        self.search.max_simulations = max(2, int(self.rate * self.seconds))
        self.simulations.append(self.search.max_simulations)
        begun = time.perf_counter()
        number = self.search.step(state)
        spent = time.perf_counter() - begun
        self.rate += 0.5 * (self.search.max_simulations / spent - self.rate)
        return int(number)


def measure(ours: str) -> float:
    """The milliseconds that our bot takes for a decision that has a choice, over one game."""
    match = SILK.new(players=2, seed=1)
    bots = [make_bot(ours, SILK, seed) for seed in range(2)]
    times = []
    while (seat := match.actor) is not None:
        observation = look(match)
        begun = time.perf_counter()
        action = bots[seat].choose(observation)
        if (
            len(observation.offers()) > 1 and match.ply > 40
        ):  # the first ones also load machine code
            times.append(time.perf_counter() - begun)
        match.play(action)
    return 1000 * float(np.mean(times))


def main() -> None:
    """Play, and say what came out."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ours", default="expert", help="our bot, as serai tournament writes it")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--milliseconds", type=float, help="the opponent's time for a decision")
    wanted = parser.parse_args()
    registry.OWN["openspiel"] = OpenSpielBot  # in this process alone, so there are no workers
    registry.makers.cache_clear()
    allowed = wanted.milliseconds or measure(wanted.ours)
    other = f"openspiel:milliseconds={allowed:.1f}"
    setting = Setting("silk", 2, (wanted.ours, other), wanted.games, wanted.seed)
    print(f"{wanted.ours} against OpenSpiel's MCTS, {allowed:.1f} ms a decision with choice")
    played = []
    for game in games(setting, workers=1):
        played.append(game)
        print(f"  game {len(played)}: {game.bots[game.winners[0]].split(':')[0]} {game.scores}")
    report(make_ladder(setting, played), wanted.ours, other)


def report(ladder: Any, ours: str, other: str) -> None:
    """The share of wins with its interval, the time of both, and forfeits."""
    share = ladder.share_of(ours, other)
    print(f"{ours} wins {share.value:.1%} of {len(ladder.games)} games", end=" ")
    print(f"(95 % interval {share.low:.1%} to {share.high:.1%})")
    for rung in ladder.rungs:
        lost = f", {rung.forfeits.total()} forfeits" if rung.forfeits else ""
        print(f"  {rung.bot}: {rung.effort.milliseconds:.1f} ms a decision, forced ones too{lost}")
    mean = np.mean(OpenSpielBot.simulations)
    print(f"  OpenSpiel made {mean:.0f} simulations a decision with choice")


if __name__ == "__main__":
    main()
