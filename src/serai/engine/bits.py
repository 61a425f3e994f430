"""Sets of up to 63 things in one integer. Signed 64-bit throughout: NumPy turns a mixture of signed
and unsigned numbers into floats, and bit 63 is never used."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from serai.engine.jit import rule

Bits: TypeAlias = int
"""A set: bit n is on when n belongs to it."""


@rule
def bit(member: int) -> Bits:
    """The set of one member."""
    return int(np.int64(1) << np.int64(member))


@rule
def has(bits: Bits, member: int) -> bool:
    """Whether the member belongs to the set."""
    return bool((bits >> np.int64(member)) & 1)


@rule
def count(bits: Bits) -> int:
    """How many members the set has."""
    number = 0
    while bits:
        bits &= bits - 1
        number += 1
    return number


@rule
def lowest(bits: Bits) -> Bits:
    """The set of the smallest member alone; the empty set stays empty."""
    return bits & -bits


ROOT = 67
"""2 is a primitive root of this prime: all powers of two up to 2**62 leave different rests."""
_MEMBERS = {(1 << member) % ROOT: member for member in range(63)}
MEMBER_BY_REST = np.array([_MEMBERS.get(rest, 0) for rest in range(ROOT)])


@rule
def smallest(bits: Bits) -> int:
    """The smallest member of a set that has one."""
    return int(MEMBER_BY_REST[lowest(bits) % ROOT])


def members(bits: Bits) -> Iterator[int]:
    """The members of a set, the smallest first. For what is no rule: it takes a step a member."""
    while bits:
        first = bits & -bits
        yield first.bit_length() - 1
        bits ^= first


def table_of_sets(rows: Mapping[Any, list[int]]) -> NDArray[np.int64]:
    """A row for each key, from 0 on: the set of what is listed for it."""
    table = np.zeros(max(rows) + 1, dtype=np.int64)
    for key, members in rows.items():
        table[key] = sum(1 << member for member in members)
    return table
