"""Who acts: seats count from 0 in turn order and are written as letters."""

from __future__ import annotations

from typing import TypeAlias

Seat: TypeAlias = int

CHANCE: Seat = -1
"""Acts where dice, draws or shuffles decide. Never an index."""

NOBODY: Seat = -2
"""Acts when the game is over; holds what nobody holds. Never an index."""

LETTERS = "ABCDEF"


def letter(seat: Seat) -> str:
    """How a seat is written: A, B, C and so on."""
    return LETTERS[seat]
