"""Why an action is refused, as rules say it: a small number with a name and a clause."""

from __future__ import annotations

from enum import IntEnum
from typing import Self


class Reasons(IntEnum):
    """Base of a game's reasons. Each line of a subclass gives one reason its clause; the numbers
    follow by themselves. The first is `ALLOWED`, which no clause forbids, and is 0.

    The catalogues have a sentence for each: `PIECE_NEEDS_ROOM` is `refusal-piece-needs-room`.
    """

    clause: str

    def __new__(cls, clause: str) -> Self:
        """Number the reasons in the order in which they stand."""
        number = len(cls.__members__)
        reason = int.__new__(cls, number)
        reason._value_ = number
        reason.clause = clause
        return reason

    @property
    def word(self) -> str:
        """The reason's name as messages write it: `piece-needs-room`."""
        return self.name.lower().replace("_", "-")
