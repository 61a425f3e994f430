"""What can go wrong, as types. Every message is one sentence that says what was wrong with what."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from serai.engine.refusal import Refusal


class SeraiError(ValueError):
    """Base of all errors that bad input causes. Nothing has changed when one is raised."""


class UnknownGame(SeraiError):
    """No game has this id."""


class BadPlayers(SeraiError):
    """The game is not played by so many."""


class BadOption(SeraiError):
    """The game has no such option, or the option no such value."""


class BadSeed(SeraiError):
    """A seed is a whole number from 0 up to 2**63 - 1."""


class BadNotation(SeraiError):
    """The text or JSON does not name an action of this game."""


class BadSeat(SeraiError):
    """Nobody sits on this seat."""


class BadPly(SeraiError):
    """The match has no such ply."""


class BadRecord(SeraiError):
    """The record is not one that this game can replay."""


class CannotUndo(SeraiError):
    """There is no decision that may be taken back."""


class BadPosition(SeraiError):
    """The position cannot occur; `clause` names the rule that it breaks, if it is one."""

    def __init__(self, message: str, clause: str | None = None) -> None:
        super().__init__(f"{message} [{clause}]" if clause else message)
        self.clause = clause


class IllegalAction(SeraiError):
    """The action is not allowed now; `refusal` says by which clause, in every language."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.action}: {refusal.text('en')} [{refusal.clause}]")
        self.refusal = refusal
