"""Compiling the rules and the bots ahead, so that nobody waits for a bot's first move.

The same names as `serai.engine.warm`, which compiles the rules alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from serai.bots.hint import advise
from serai.bots.registry import make_bot
from serai.bots.sight import look
from serai.bots.thinking import think
from serai.engine import warm as rules
from serai.engine.jit import INTERPRETED, cache_of, cache_root, watch_compiler

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from serai.bots.sight import Sight
    from serai.engine.game import Game

FIRST_GUESS = 60
"""Functions that the bots compile for a game, before anything has been counted."""
ENTRIES = ("greedy:nodes=2", "search:iterations=2")
"""Bots that together call all compiled code; every other is one of these with other settings."""


def expected(game: Game) -> int:
    """About how many functions are compiled, those of the rules included."""
    memory = _memory(game)
    bots = int(memory.read_text()) if memory.exists() else FIRST_GUESS
    return bots if rules.is_warm(game) else bots + rules.expected(game)


def is_warm(game: Game) -> bool:
    """Whether these very rules and bots have been compiled before."""
    return INTERPRETED or (_mark(game).exists() and rules.is_warm(game))


def warm(game: Game, tick: Callable[[], None]) -> None:
    """Compile whatever a match with bots calls, or fetch it from the cache."""
    if INTERPRETED:
        return
    rules.warm(game, tick)
    compiled = 0

    def count() -> None:
        nonlocal compiled
        compiled += 1
        tick()

    with watch_compiler(count):
        _touch_everything(game)
    if compiled:
        _memory(game).write_text(str(compiled))
    _mark(game).touch()


def _memory(game: Game) -> Path:
    return cache_root() / f"compiled-bots-{game.id}"


def _mark(game: Game) -> Path:
    return cache_of(think) / f"warm-bots-{game.id}"


def _touch_everything(game: Game) -> None:
    """Let each bot decide something, and give a hint."""
    sight = _first_choice(game)
    for written in ENTRIES:
        make_bot(written, game, 0).choose(sight)
    advise(sight, iterations=2)


def _first_choice(game: Game) -> Sight:
    """The first decision of a match that has two offers."""
    match = game.new(seed=0)
    sight = look(match)
    while len(sight.offers()) == 1:
        match.play(sight.offers()[0])
        sight = look(match)
    return sight
