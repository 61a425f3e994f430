"""What a table refuses. An error changes nothing; its kind is what programs read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serai.engine.errors import SeraiError

if TYPE_CHECKING:
    from serai.engine.refusal import Refusal


class TableError(SeraiError):
    """Base: a kind from the list in docs/api.md, and a sentence."""

    kind = "bad-input"


class UnknownTable(TableError):
    """No table has this id."""

    kind = "unknown-table"


class BadInput(TableError):
    """A game, option, bot or number of seats that there is not."""


def in_short(error: Exception) -> str:
    """What a fault was, in one line of the log."""
    return f"{type(error).__name__}: {str(error).partition(chr(10))[0]}"


class NoSeat(TableError):
    """You do not sit at this table."""

    kind = "no-seat"


class NotYourSeat(TableError):
    """Somebody else sits there."""

    kind = "not-your-seat"


class NotYourTurn(TableError):
    """Somebody else has to decide."""

    kind = "not-your-turn"


class BadInvite(TableError):
    """The invite is not one to this table."""

    kind = "bad-invite"


class NotHost(TableError):
    """Only the host of a table may do that."""

    kind = "not-host"


class SentAway(TableError):
    """The host has sent you away from this table."""

    kind = "sent-away"


class Closed(TableError):
    """The host, or whoever looks after the server, has closed this table."""

    kind = "closed"


class NoOpenSeat(TableError):
    """Nobody can sit down here any more."""

    kind = "no-open-seat"


class OldPly(TableError):
    """The table has moved on since the client looked."""

    kind = "old-ply"


class NotRunning(TableError):
    """The game has not begun, or is over."""

    kind = "not-running"


class HasBegun(TableError):
    """The game has begun: what is arranged before it cannot be changed."""

    kind = "has-begun"


class NotOver(TableError):
    """The game is not over yet."""

    kind = "not-over"


class NotFound(TableError):
    """There is no such ply or seat."""

    kind = "not-found"


class UndoRefused(TableError):
    """There is no decision that may be taken back."""

    kind = "cannot-undo"


class CannotSubstitute(TableError):
    """No bot may take this seat now."""

    kind = "cannot-substitute"


class Preparing(TableError):
    """The game is still being compiled: a table that has begun is found when that is done."""

    kind = "preparing"

    def __init__(self, game: str) -> None:
        super().__init__(f"{game} is being prepared: wait a little")
        self.game = game


class Unprepared(TableError):
    """The game could not be compiled."""

    kind = "unprepared"


class Unreadable(TableError):
    """The log of a table is damaged."""

    kind = "unreadable"


class TooMany(TableError):
    """Somebody does too much of something; after so many seconds there is room for more."""

    kind = "too-many"

    def __init__(self, sentence: str, seconds: float | None = None) -> None:
        super().__init__(sentence)
        self.seconds = seconds


class Busy(TableError):
    """The log could not be written."""

    kind = "busy"


class Illegal(TableError):
    """A rule forbids it."""

    kind = "illegal"

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.text('en')} [{refusal.clause}]")
        self.refusal = refusal
