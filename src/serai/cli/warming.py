"""Compiling ahead, with a bar that shows how far it is."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from serai.bots import warm
from serai.cli.look import progress_bar
from serai.engine.game import find_game

if TYPE_CHECKING:
    from serai.engine.game import Game
    from serai.server.outgoing import Readiness


def make_bar() -> Progress:
    """A bar with what is being done, and for how long still."""
    return progress_bar(TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())


def label(title: str) -> str:
    """What is being done."""
    return f"Compiling {title} and its bots, this once"


def ensure_warm(game: Game) -> None:
    """Before a game is played for the first time: compile it, and say so."""
    if not warm.is_warm(game):
        warm_up(game)


def warm_up(game: Game) -> float:
    """Compile the game's rules and its bots; return the seconds that it took."""
    begun = time.perf_counter()
    with make_bar() as bar:
        task = bar.add_task(label(game.title), total=warm.expected(game))
        warm.warm(game, lambda: bar.advance(task))
    return time.perf_counter() - begun


class ServerBars:
    """How far the games of a server are, which already answers: a bar for the one that is being
    compiled, and a line when that is done or has failed."""

    def __init__(self) -> None:
        self.bar = make_bar()
        self.tasks: dict[str, TaskID] = {}

    def __call__(self, readiness: Readiness) -> None:
        """A game has come further."""
        if readiness["state"] == "compiling":
            self._advance(readiness)
        else:
            self._end(readiness)

    def _advance(self, readiness: Readiness) -> None:
        game = readiness["game"]
        if game not in self.tasks:
            self.bar.start()
            self.tasks[game] = self.bar.add_task(label(title_of(game)), total=readiness["expected"])
        self.bar.update(self.tasks[game], completed=readiness["done"])

    def _end(self, readiness: Readiness) -> None:
        game = readiness["game"]
        if game in self.tasks:
            self.bar.remove_task(self.tasks.pop(game))
        self.bar.stop()
        print(readiness["problem"] or f"{title_of(game)} can be played.", flush=True)


def title_of(game_id: str) -> str:
    """A game's name."""
    return find_game(game_id).title
