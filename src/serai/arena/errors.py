"""What can go wrong in the arena. What a bot does wrong is no error: it costs the bot its game."""

from __future__ import annotations

from serai.engine.errors import SeraiError


class ArenaError(SeraiError):
    """Base of the arena's errors."""


class BadSetting(ArenaError):
    """Games that cannot be arranged so."""


class BadJournal(ArenaError):
    """A journal that a run cannot go on with."""


class OtherCode(ArenaError):
    """Somebody would play by other sources than ours."""
