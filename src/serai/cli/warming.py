"""Compiling ahead, with a bar that shows how far it is."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from rich.progress import BarColumn, TextColumn, TimeRemainingColumn

from serai.bots import warm
from serai.cli.look import progress_bar

if TYPE_CHECKING:
    from serai.engine.game import Game


def ensure_warm(game: Game) -> None:
    """Before a game is played for the first time: compile it, and say so."""
    if not warm.is_warm(game):
        warm_up(game)


def warm_up(game: Game) -> float:
    """Compile the game's rules and its bots; return the seconds that it took."""
    begun = time.perf_counter()
    with progress_bar(TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn()) as bar:
        label = f"Compiling {game.title} and its bots, this once"
        task = bar.add_task(label, total=warm.expected(game))
        warm.warm(game, lambda: bar.advance(task))
    return time.perf_counter() - begun
