"""What can be wrong with what somebody typed, beyond what the engine finds."""

from __future__ import annotations

import sys

from serai.engine.errors import SeraiError


class BadInput(SeraiError):
    """A file, a flag or a word on the command line that cannot be used."""


def tell_problem(sentence: str) -> None:
    """Say on stderr what is wrong, on one line."""
    print("serai:", " ".join(sentence.split()), file=sys.stderr)
