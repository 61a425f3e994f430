"""Whether two records are the same, told by fields."""

from __future__ import annotations

from typing import Any


def fields_of(s: Any) -> dict[str, Any]:
    """What stands in the fields of a record."""
    return {name: s[name].tolist() for name in s.dtype.names}


def check_same(one: Any, other: Any) -> None:
    """Two records are equal to the last byte. If not, the fields that differ are named."""
    if one.tobytes() != other.tobytes():
        here, there = fields_of(one), fields_of(other)
        differing = {name: (here[name], there[name]) for name in here if here[name] != there[name]}
        raise AssertionError(differing or "bytes differ that belong to no field")
