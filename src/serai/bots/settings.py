"""Checking the settings of bots, which people write as words."""

from __future__ import annotations

MOST = 1_000_000_000
"""More than any setting needs, and small enough for the integers of compiled code."""


def checked_whole(name: str, value: object, least: int, most: int = MOST) -> int:
    """A whole number within these bounds; raises ValueError."""
    if not isinstance(value, int | float) or value % 1 != 0 or not least <= value <= most:
        raise ValueError(f"{name} is a whole number from {least} to {most:,}, not {value!r}")
    return int(value)


def checked_number(name: str, value: object, most: int = MOST) -> float:
    """A number from 0 on; raises ValueError."""
    if not isinstance(value, int | float) or not 0 <= value <= most:
        raise ValueError(f"{name} is a number from 0 to {most:,}, not {value!r}")
    return float(value)
