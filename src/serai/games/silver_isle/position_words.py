"""What positions call the things of Silver Isle, where that is more than a word of `parts.py`. Here
stands what there is; how it is called on an isle says `notation.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

import numpy as np

from serai.engine.action import Domain
from serai.engine.form import Context, Json, Numbers, Words
from serai.engine.reading import read_number
from serai.engine.schema import Schema
from serai.games.silver_isle import terms
from serai.games.silver_isle.terms import Phase

Writer: TypeAlias = Callable[[Any, int], str]
Reader: TypeAlias = Callable[[Any, object, str], int]
AnyWriter = TypeVar("AnyWriter", bound=Writer)
AnyReader = TypeVar("AnyReader", bound=Reader)

PHASE_WORDS = {Phase.DRAW: "build", Phase.LAY: "build", Phase.DROP: "act"}
"""Phases that positions do not tell apart from others; the rest are called what they are."""


class OnTheIsle(Words):
    """What has a name on this isle alone, since each isle has other tiles and corners. `numbers`
    are its numbers, as a seat sees them. Its names are written and read by functions of their own,
    which `written_by` and `read_by` give it."""

    def __init__(self, kind: str, numbers: Callable[[Numbers], Numbers]) -> None:
        self._kind, self._numbers_seen = kind, numbers
        self._writer: Writer | None = None
        self._reader: Reader | None = None
        self.first = 1

    def written_by(self, writer: AnyWriter) -> AnyWriter:
        """Mark the function that names a number."""
        self._writer = writer
        return writer

    def read_by(self, reader: AnyReader) -> AnyReader:
        """Mark the function that finds what has a name."""
        self._reader = reader
        return reader

    @property
    def kind(self) -> str:
        """What it is."""
        return self._kind

    @property
    def schema(self) -> Schema:
        """Any text."""
        return {"type": "string"}

    def write(self, number: int, at: Context) -> str:
        """The name on this isle."""
        assert self._writer is not None
        return self._writer(at.s, number)

    def read(self, word: Json, what: str, at: Context) -> int:
        """What is called so on this isle."""
        assert self._reader is not None
        return self._reader(at.s, word, what)

    def numbers(self, eyes: Numbers) -> Numbers:
        """All that there can be."""
        return self._numbers_seen(eyes)


class Values(Words):
    """Crews by their values, as numbers."""

    kind = "value"
    says = f"a number from 0 to {terms.CREWS - 1}"

    def __init__(self) -> None:
        self.first = 1

    @property
    def schema(self) -> Schema:
        """A number."""
        return {"type": "integer", "minimum": 0, "maximum": terms.CREWS - 1}

    def write(self, number: int, at: Context) -> Json:  # noqa: ARG002
        """The value."""
        return number - 1

    def read(self, word: Json, what: str, at: Context) -> int:  # noqa: ARG002
        """The crew of this value."""
        return 1 + read_number(word, what, 0, terms.CREWS - 1)

    def numbers(self, eyes: Numbers) -> Numbers:  # noqa: ARG002
        """All six."""
        return np.arange(1, terms.CREWS + 1)


def _grounds(eyes: Numbers) -> Numbers:
    """The spaces, then the ports, one's own first."""
    return np.concatenate([np.arange(1, terms.PORT), terms.PORT + eyes])


def _sides(eyes: Numbers) -> Numbers:
    """The same, then the ship."""
    return np.append(_grounds(eyes), terms.SHIP)


TILE = OnTheIsle("tile", lambda _: np.arange(1, terms.ISLE_TILES + 1))
CORNER = OnTheIsle("corner", lambda _: np.arange(terms.CORNERS))
GROUND = OnTheIsle("place", _grounds)
"""Where silver lies: a space or a port."""
SIDE = OnTheIsle("place", _sides)
"""Where one side of a fight is: a space, a port, or its ship."""
VALUE = Values()
PHASE = Domain(
    "phase",
    [PHASE_WORDS.get(phase, phase.name.lower()) for phase in Phase if phase],
    first=Phase.COASTS,
    aliases={"build": Phase.DRAW, "act": Phase.ACT},
)
