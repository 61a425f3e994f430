"""Compiles a game into the compiler's cache: `python -m serai.server.compiling silk`. It prints a
line for each function. The server runs this in the background."""

from __future__ import annotations

import sys

from serai.bots import warm
from serai.engine.game import find_game

TICK = "compiled one more function"
"""The line that is printed for each."""


def compile_game(game_id: str) -> None:
    """Compile a game with its bots."""

    def tick() -> None:
        sys.stdout.write(f"{TICK}\n")
        sys.stdout.flush()  # who reads it wants to know now

    warm.warm(find_game(game_id), tick)


if __name__ == "__main__":
    compile_game(sys.argv[1])
