"""Which games can be played already. Compiling a game takes a while the first time. Meanwhile its
tables can be opened and joined; they begin when it is ready."""

from __future__ import annotations

from typing import Protocol


class Preparation(Protocol):
    """Who compiles the games. Tables ask here before they call a game's rules."""

    def is_ready(self, game: str) -> bool:
        """Whether the rules are compiled: then they answer at once."""

    def check(self, game: str) -> None:
        """Raise Unprepared if the rules could not be compiled."""

    async def wait(self, game: str) -> None:
        """Wait until the rules are compiled; raise Unprepared if they could not be."""


class AllReady:
    """Every game is ready: its rules are not compiled, or were so before."""

    def is_ready(self, game: str) -> bool:  # noqa: ARG002 (every game)
        """It is."""
        return True

    def check(self, game: str) -> None:
        """It is ready."""

    async def wait(self, game: str) -> None:
        """There is nothing to wait for."""
