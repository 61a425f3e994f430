"""What can go wrong in the arena, beyond what a bot does: that costs the bot its game."""

from __future__ import annotations

from serai.engine.errors import SeraiError


class ArenaError(SeraiError):
    """Base of the arena's errors."""


class BadSetting(ArenaError):
    """Games that cannot be arranged so."""


class BadJournal(ArenaError):
    """A journal that cannot be gone on with."""


class WorkerLost(ArenaError):
    """A process that played a game has died."""
