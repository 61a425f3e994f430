"""Compiles a game into the compiler's cache: `python -m serai.server.compiling silk`. It prints a
line for each function. The server runs this in the background."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from serai.bots import warm
from serai.engine.game import find_game
from serai.engine.jit import cache_root

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

TICK = "compiled one more function"
"""The line that is printed for each."""


def compile_game(game_id: str) -> None:
    """Compile a game with its bots."""

    def tick() -> None:
        sys.stdout.write(f"{TICK}\n")
        sys.stdout.flush()  # who reads it wants to know now

    game = find_game(game_id)
    with alone():
        if not warm.is_warm(game):  # another process may have compiled it meanwhile
            warm.warm(game, tick)


@contextmanager
def alone() -> Iterator[None]:
    """While this block runs no other process of this user compiles: they would overwrite each
    other's entries in the cache's index. (Windows has no such lock; there one server starts.)"""
    folder = cache_root()
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "compiling.lock").open("w") as file:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    compile_game(sys.argv[1])
