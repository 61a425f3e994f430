"""How long each level thinks about a decision: the mean, and the slowest.

    python benchmarks/levels.py [--levels expert,hard] [--games 3]

One bot of the level sits among `greedy` bots at a full table. What counts is the processor time of
its thread, which is what a decision takes on a machine that has a core for it.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass

import serai
from serai.bots import look, make_bot
from serai.bots.levels import LEVELS
from serai.bots.warm import warm
from serai.engine.game import Game

GOAL = 2.0
"""Seconds within which `expert` answers."""


@dataclass(frozen=True)
class Pace:
    """The seconds of each decision of a level in a game."""

    game: str
    level: str
    seconds: list[float]

    def row(self) -> str:
        mean, slowest = sum(self.seconds) / len(self.seconds), max(self.seconds)
        cells = f"{len(self.seconds):>9,} {1000 * mean:>9.1f} {1000 * slowest:>12.1f}"
        return f"{self.game:<26} {self.level:<9} {cells}"


def watch(game: Game, level: str, games: int) -> Pace:
    """Play these games and look at the clock; a decision with one offer takes no thought."""
    players, seconds = game.seats[-1], []
    for seed in range(games):
        match = game.new(players=players, seed=seed)
        bots = [make_bot("greedy", game, seed + seat) for seat in range(players)]
        watched = seed % players
        bots[watched] = make_bot(level, game, seed)
        while match.actor is not None:
            seat, observation = match.actor, look(match)
            begun = time.thread_time()
            action = bots[seat].choose(observation)
            if seat == watched and len(observation.offers()) > 1:
                seconds.append(time.thread_time() - begun)
            match.play(action)
    return Pace(f"{game.title}, {players} players", level, seconds)


def main() -> int:
    """All games, the levels that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--levels", default="expert", help="such as expert,hard")
    parser.add_argument("--games", type=int, default=3)
    wanted = parser.parse_args()
    names = wanted.levels.split(",")
    if unknown := set(names) - {level.name for level in LEVELS}:
        parser.error(f"no such level: {', '.join(sorted(unknown))}")
    header = f"{'game':<26} {'level':<9} {'decisions':>9} {'mean ms':>9} {'slowest ms':>12}\n"
    sys.stdout.write(header)
    slowest = 0.0
    for game in map(serai.game, serai.games()):
        warm(game, tick=lambda: None)
        for name in names:
            pace = watch(game, name, wanted.games)
            sys.stdout.write(pace.row() + "\n")
            slowest = max(slowest, *pace.seconds)
    sys.stdout.write(f"slowest {slowest:.2f} s, goal {GOAL:.0f} s\n")
    return 0 if slowest <= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
