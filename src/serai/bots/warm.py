"""Compiling the rules and the bots ahead of time, so that nobody waits for a bot's first move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serai.bots.hint import advise
from serai.bots.mcts import think
from serai.bots.observation import look
from serai.bots.registry import make_bot
from serai.engine.warm import RULES, Warming

if TYPE_CHECKING:
    from collections.abc import Callable

    from serai.bots.observation import Observation
    from serai.engine.game import Game

SAMPLES = ("greedy:nodes=2", "search:iterations=2")
"""Bots that together call all compiled code: every other one is one of these with other
settings."""


def expected(game: Game) -> int:
    """About how many functions are compiled, those of the rules included."""
    return sum(each.expected(game) for each in (RULES, BOTS) if not each.is_warm(game))


def is_warm(game: Game) -> bool:
    """Whether these very rules and bots have been compiled before."""
    return RULES.is_warm(game) and BOTS.is_warm(game)


def warm(game: Game, tick: Callable[[], None]) -> None:
    """Compile whatever a match with bots calls, or fetch it from the cache."""
    RULES.warm(game, tick)
    BOTS.warm(game, tick)


def _touch_bots(game: Game) -> None:
    """Let each bot decide something, and give a hint."""
    observation = _first_choice(game)
    for written in SAMPLES:
        make_bot(written, game, 0).choose(observation)
    advise(observation, iterations=2)


def _first_choice(game: Game) -> Observation:
    """The first decision of a match with more than one offer."""
    match = game.new(seed=0)
    observation = look(match)
    while len(observation.offers()) == 1:
        match.play(observation.offers()[0])
        observation = look(match)
    return observation


BOTS = Warming("bots", think, _touch_bots, first_guess=60)
