"""Who acts: seats count from 0 in turn order and are written as letters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, TypeVar

Seat: TypeAlias = int
Held = TypeVar("Held")

CHANCE: Seat = -1
"""Acts where dice, draws or shuffles decide. Never an index."""

NOBODY: Seat = -2
"""Acts when the game is over; holds what nobody holds. Never an index."""

EVERYBODY: Seat = -3
"""Sees what all seats know together: for games that are over. Never an index."""

LETTERS = "ABCDEF"


def letter(seat: Seat) -> str:
    """How a seat is written: A, B, C and so on."""
    return LETTERS[seat]


def sees(viewer: Seat | None, owner: Seat) -> bool:
    """Whether this viewer (None: a spectator) sees what only this owner knows."""
    return viewer in (owner, EVERYBODY)


def by_letter(held: Sequence[Held], seats: int) -> dict[str, Held]:
    """What each of the first seats holds."""
    return dict(zip(LETTERS[:seats], held, strict=False))
