"""How fast other engines play random games, on one core, in this process.

A decision is one action of a player; chance (dice, deals) is not counted. Decisions that leave no
choice are counted, as each engine asks for them. Only the play is timed, by the processor time of
this thread; loading and counting are not. The engines run as their wheels ship them.
"""

import importlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from types import ModuleType
from typing import Any

SECONDS = 3.0


class MissingPeer(Exception):
    """A peer's package is not installed."""

    def __init__(self, package: str) -> None:
        self.package = package
        super().__init__(f"{package} is missing; the extra 'peers' has it: pip install '.[peers]'")


@dataclass(frozen=True)
class Measurement:
    """What one engine did in a time."""

    name: str
    decisions: int
    games: int
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds


def openspiel_backgammon(seconds: float = SECONDS) -> Measurement:
    """A decision is a whole turn: one action names the checkers for both dice."""
    return measure_openspiel("backgammon", seconds)


def openspiel_gin_rummy(seconds: float = SECONDS) -> Measurement:
    """A decision is a draw, a discard, a knock, a meld or a pass."""
    return measure_openspiel("gin_rummy", seconds)


def catanatron(seconds: float = SECONDS) -> Measurement:
    """Four random players; a decision is a tick, rolling the dice and ending the turn included."""
    engine = load("catanatron", package="catanatron")

    def play_one(seed: int) -> Any:
        game = engine.Game([engine.RandomPlayer(color) for color in engine.Color], seed=seed)
        game.play()
        return game

    return measure("Catanatron, 4 players", play_one, catanatron_decisions, seconds)


def measure_openspiel(game_name: str, seconds: float) -> Measurement:
    """Two uniform random bots of OpenSpiel's own, so that a whole game runs inside C++.

    Its MCTS rollouts ran within 6 % of this (faster in backgammon, slower in gin rummy), but do not
    say how many decisions they made. Here the history tells, so nothing is estimated.
    """
    pyspiel = load("pyspiel", package="open_spiel")
    game = pyspiel.load_game(game_name)
    initial = game.new_initial_state()  # cloned: gin rummy takes longer to make one than to play it
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]

    def play_one(seed: int) -> Any:
        state = initial.clone()
        pyspiel.evaluate_bots(state, bots, seed)
        return state

    return measure(f"OpenSpiel {game_name}", play_one, openspiel_decisions, seconds)


def openspiel_decisions(state: Any) -> int:
    """The actions in a state's history that a player took; chance has a negative number."""
    return sum(entry.player >= 0 for entry in state.full_history())


def catanatron_decisions(game: Any) -> int:
    return len(game.state.actions)


def measure(
    name: str,
    play_one: Callable[[int], Any],
    decisions_of: Callable[[Any], int],
    seconds: float,
) -> Measurement:
    """Play whole games, seeded 1, 2, 3, ..., until their play has taken the time."""
    play_one(1)  # first calls are slower
    decisions, spent = 0, 0.0
    for games in count(1):
        start = time.thread_time()
        finished = play_one(games)
        spent += time.thread_time() - start
        decisions += decisions_of(finished)
        if spent >= seconds:
            return Measurement(name, decisions, games, spent)
    raise AssertionError("the time never ran out")


def load(module: str, package: str) -> ModuleType:
    """The peer's module, or a MissingPeer that says how to get it."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as missing:
        raise MissingPeer(package) from missing


PEERS: tuple[Callable[[float], Measurement], ...] = (
    openspiel_backgammon,
    openspiel_gin_rummy,
    catanatron,
)


def main() -> None:
    """Print a line a peer; one that is missing says so and the others go on."""
    for peer in PEERS:
        try:
            result = peer(SECONDS)
        except MissingPeer as missing:
            print(missing)
        else:
            print(f"{result.name:24}{result.decisions_per_second:>12,.0f} decisions/s")


if __name__ == "__main__":
    main()
