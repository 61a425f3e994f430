"""What positions call the things of Silk Road. Cities and tiles are named by the board."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from serai.engine.action import Domain
from serai.engine.errors import BadNotation, BadPosition
from serai.engine.form import Context, Json, Numbers, Words, domain_of
from serai.games.silk_road.board import SHIPPED, Board
from serai.games.silk_road.terms import Barter, Phase


class Ruled(Words):
    """Words of which any other breaks the clause of the field."""

    def names(self, at: Context) -> Domain:  # noqa: ARG002  # boards have their own
        """The words and their numbers."""
        return self.domain

    def read(self, word: Json, what: str, at: Context) -> int:
        """The number of a word."""
        try:
            return self.names(at).read(word)
        except BadNotation as error:
            raise BadPosition(f"{what}: {error}", at.clause) from error


class OnTheBoard(Ruled):
    """What each board may call otherwise. What a learner sees does not depend on that: a thing has
    the same number on every board."""

    def __init__(self, find: Callable[[Board], Domain]) -> None:
        super().__init__(find(SHIPPED))
        self._find = find

    def names(self, at: Context) -> Domain:
        """The words of the board that is played on."""
        return self._find(at.known)

    def write(self, number: int, at: Context) -> str:
        """The word of a number."""
        return self.names(at).write(number)

    def numbers(self, eyes: Numbers) -> Numbers:  # noqa: ARG002  # see `Words`
        """As many as there can be."""
        return np.arange(self.first, len(self.by_number))


CITY = OnTheBoard(lambda board: board.city)
TILE = OnTheBoard(lambda board: board.label)
PHASE = Ruled(domain_of(Phase))
BARTER = Ruled(domain_of(Barter))


def read_tile(board: Board, name: object, what: str) -> int:
    """A tile by the name that positions give it."""
    if not isinstance(name, str) or name not in board.label:
        raise BadPosition(f"{what}: {name!r} is no tile", "road.comp.4")
    return board.label.read(name)
