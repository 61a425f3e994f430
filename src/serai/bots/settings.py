"""What bots are told by their settings, checked: they come from people, as words."""

from __future__ import annotations

import math


def checked_whole(name: str, value: object, least: int) -> int:
    """A whole number that is not below the least; raises ValueError."""
    if not isinstance(value, int | float) or value % 1 != 0 or value < least:
        raise ValueError(f"{name} is a whole number, {least} or more, not {value!r}")
    return int(value)


def checked_number(name: str, value: object) -> float:
    """A number that is not below 0, and not endless; raises ValueError."""
    if not isinstance(value, int | float) or not 0 <= value < math.inf:
        raise ValueError(f"{name} is a number, 0 or more, not {value!r}")
    return float(value)
