"""How fast the search thinks: simulations a second, beside OpenSpiel's C++ MCTS in the same run.

    python benchmarks/search.py

A simulation is one iteration: down the tree, one new node, its value. OpenSpiel's plays on at
random to the end of the game; ours plays to the end of the turn, by what looks good, and judges the
position. That is how either is meant to be used, but it is not the same work: read the ratio as
thoughts a second. Ours is also shown without any rollout (`rollout_turns` 0).
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

import peers
import serai
from serai.bots import look, make_bot
from serai.bots.search import SearchBot

SECONDS = 3.0
SIMULATIONS = 1000
"""A decision's budget, for everybody."""
GOAL = 5
"""How many times OpenSpiel's simulations a second Silk aims at."""


@dataclass(frozen=True)
class Rate:
    """What one search did in a time."""

    name: str
    simulations: int
    seconds: float

    @property
    def per_second(self) -> float:
        return self.simulations / self.seconds


def measure(name: str, decide: Callable[[], int], seconds: float) -> Rate:
    """Decide again and again; what counts is the processor time of this thread."""
    decide()  # first calls are slower
    simulations, begun = 0, time.thread_time()
    while time.thread_time() - begun < seconds:
        simulations += decide()
    return Rate(name, simulations, time.thread_time() - begun)


def ours(game_id: str, players: int, seconds: float, **settings: float) -> Rate:
    """Decisions of one game after another, each thought about from nothing."""
    game = serai.game(game_id)
    walker = make_bot("random", game, 1)
    bot = SearchBot(game, 1, iterations=SIMULATIONS, **settings)
    match = game.new(players=players, seed=1)

    def decide() -> int:
        nonlocal match
        if match.actor is None:
            match = game.new(players=players, seed=match.ply)
        observation = look(match)
        match.play(walker.choose(observation))
        bot.search.expected = b""
        bot.search.begin(observation)
        # All of them, however clear the choice is.
        bot.search.think(observation, bot.settings, SIMULATIONS)
        return SIMULATIONS

    name = f"{game.title}, {players} players" + (f", {settings}" if settings else "")
    return measure(name, decide, seconds)


def openspiel(game_name: str, seconds: float) -> Rate:
    """OpenSpiel's own MCTS bot in C++, one random rollout a simulation."""
    pyspiel = peers.load("pyspiel", package="open_spiel")
    game = pyspiel.load_game(game_name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 1000, False, 1, False)
    state = game.new_initial_state()
    dice = iter(range(10**9))

    def decide() -> int:
        nonlocal state
        state = next_decision(game, state, next(dice))
        state.apply_action(bot.step(state))
        return SIMULATIONS

    return measure(f"OpenSpiel {game_name}", decide, seconds)


def next_decision(game: Any, state: Any, number: int) -> Any:
    """The state with chance played out, of a new game if it was over."""
    if state.is_terminal():
        state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[number % len(outcomes)][0])
    return state


def memory(game_id: str) -> str:
    """What a state and the largest search take."""
    tree, workspace, *others = SearchBot(serai.game(game_id), 1, iterations=10**6).search.memories[
        0
    ]
    own = [part for part in workspace if part is not workspace.evaluation]
    parts = [*tree, *own, *workspace.evaluation, *others]
    total = sum(part.nbytes for part in parts)
    state = workspace.states.itemsize
    return f"{game_id}: {state:,} B a state, {total / 1e6:.1f} MB a search at most"


def main(seconds: float = SECONDS) -> int:
    """Measure and print."""
    rates = [
        ours("silk", 2, seconds),
        ours("silk", 2, seconds, rollout_turns=0),
        ours("silk", 4, seconds),
    ]
    rates += [ours(game_id, 4, seconds) for game_id in serai.games() if game_id != "silk"]
    try:
        rates.append(openspiel("backgammon", seconds))
    except peers.MissingPeer as missing:
        print(missing)
    for rate in rates:
        print(f"{rate.name:36}{rate.per_second:>12,.0f} simulations/s")
    for game_id in serai.games():
        print(memory(game_id))
    if rates[-1].name.startswith("OpenSpiel"):
        ratio = rates[0].per_second / rates[-1].per_second
        print(f"goal {GOAL} times {rates[-1].name}: {ratio:.1f} times")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
