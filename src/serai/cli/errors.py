"""What can be wrong with what somebody typed, beyond what the engine finds."""

from __future__ import annotations

from serai.engine.errors import SeraiError


class BadInput(SeraiError):
    """A file, a flag or a word on the command line that cannot be used."""
