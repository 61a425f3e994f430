"""Compiling a game ahead, so that nobody waits at the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from serai.engine.dispatch import make_offers
from serai.engine.jit import INTERPRETED, cache_of, cache_root, watch_compiler
from serai.engine.layout import copy_record
from serai.engine.sampling import pick_outcome, play_randomly, total_weight

if TYPE_CHECKING:
    from serai.engine.game import Game

FIRST_GUESS = 400
"""Functions that a game of this size compiles, before anything has been counted."""
PLY_CAP = 100_000


def expected(game: Game) -> int:
    """About how many functions are compiled: a first guess, then what it was the last time."""
    memory = _memory(game)
    return int(memory.read_text()) if memory.exists() else FIRST_GUESS


def is_warm(game: Game) -> bool:
    """Whether these very rules have been compiled before; interpreted rules always are."""
    return INTERPRETED or _mark(game).exists()


def warm(game: Game, tick: Callable[[], None]) -> None:
    """Compile whatever a match and a simulation of this game call, or fetch it from the cache."""
    if INTERPRETED:
        return
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
    return cache_root() / f"compiled-{game.id}"


def _mark(game: Game) -> Path:
    return cache_of(play_randomly) / f"warm-{game.id}"


def _touch_everything(game: Game) -> None:
    """Call each entry point once, as a match does."""
    s = game.start(game.seats[0])
    offers = make_offers(game.space)
    number = game.flow.legal(s, offers)
    total_weight(s, offers, number)
    game.flow.refuse(s, int(pick_outcome(s, offers, number, 0)))
    game.flow.weight(s, int(offers[0]))
    game.flow.score(s, 0)
    spare = copy_record(s)
    game.flow.redact(spare, 0)
    game.flow.guess(spare, 0, 0)
    game.flow.actor(s)
    game.flow.apply(s, int(offers[0]))
    play_randomly(s, offers, 0, 1, PLY_CAP)
    game.write_position(game, s)
    game.read_position(game, game.write_position(game, s))
