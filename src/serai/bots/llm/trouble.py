"""Why a language model has not decided."""

from __future__ import annotations

from enum import StrEnum


class Trouble(StrEnum):
    """What people are told. It says nothing of what was asked or answered, since that may be what
    only the seat knows."""

    UNREACHABLE = "unreachable"
    """Nobody answers at the address, or what answers there speaks otherwise."""
    REFUSED = "refused"
    """The address answers that it will not, or that it cannot now."""
    SLOW = "slow"
    """No answer came in time."""
    UNUSABLE = "unusable"
    """No answer named an offer, in as many tries as there are."""
    SPENT = "spent"
    """The tokens of the game, or of the day, are spent."""


class Failed(Exception):
    """There is no answer. `may_pass` says whether there may be one soon."""

    def __init__(self, trouble: Trouble, told: str, may_pass: bool = False) -> None:
        super().__init__(f"{trouble}: {told}")
        self.trouble, self.may_pass = trouble, may_pass
