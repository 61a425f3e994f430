"""Which games can be played already. Compiling one takes a while the first time; its tables are
opened and joined meanwhile, and begin when it is ready."""

from __future__ import annotations

from typing import Protocol


class Preparation(Protocol):
    """What tables ask before they call a game's rules."""

    def is_ready(self, game: str) -> bool:
        """Whether the rules may be called: they answer at once from now on."""

    def check(self, game: str) -> None:
        """Raise Unprepared if the game will never be ready."""

    async def wait(self, game: str) -> None:
        """Wait until the game is ready; raise Unprepared if it never will be."""


class AllReady:
    """Every game can be played: nothing is compiled, or all of it was."""

    def is_ready(self, game: str) -> bool:  # noqa: ARG002 (every game)
        """It is."""
        return True

    def check(self, game: str) -> None:
        """It is ready."""

    async def wait(self, game: str) -> None:
        """There is nothing to wait for."""
