"""Compiling ahead, with a bar that shows how far it is."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from serai.cli.look import make_console
from serai.engine import jit

if TYPE_CHECKING:
    from serai.engine.game import Game


def can_start_at_once(game: Game) -> bool:
    """Whether the game's machine code is there, or none is wanted."""
    if jit.INTERPRETED:
        return True
    from serai.engine import warm

    return warm.is_warm(game)


def ensure_warm(game: Game) -> None:
    """Before a game is played for the first time: compile it, and say so."""
    if not can_start_at_once(game):
        warm_up(game)


def warm_up(game: Game) -> float:
    """Compile the game's rules; return the seconds that it took."""
    from serai.engine import warm

    begun = time.perf_counter()
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=make_console(stderr=True), transient=True) as bar:
        label = f"Compiling the rules of {game.title}, this once"
        task = bar.add_task(label, total=warm.expected(game))
        warm.warm(game, lambda: bar.advance(task))
    return time.perf_counter() - begun
