"""engine/bits.py, against Python's own sets."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from serai.engine.bits import bit, count, has, lowest, smallest

MEMBERS = st.integers(0, 62)
SETS = st.sets(MEMBERS)


def as_bits(members: set[int]) -> int:
    """The set as one number."""
    return sum(1 << member for member in members)


@given(MEMBERS)
def test_bit_is_the_set_of_one_member(member: int) -> None:
    assert int(bit(member)) == 1 << member


@given(SETS, MEMBERS)
def test_has_says_who_belongs(members: set[int], member: int) -> None:
    assert bool(has(as_bits(members), member)) == (member in members)


@given(SETS)
def test_count_says_how_many_belong(members: set[int]) -> None:
    assert count(as_bits(members)) == len(members)


@given(SETS)
def test_lowest_keeps_the_smallest_member_alone(members: set[int]) -> None:
    assert lowest(as_bits(members)) == as_bits({min(members)} if members else set())


@given(st.sets(MEMBERS, min_size=1))
def test_smallest_names_the_smallest_member(members: set[int]) -> None:
    assert smallest(as_bits(members)) == min(members)


@given(SETS, SETS)
def test_the_operators_are_those_of_sets(left: set[int], right: set[int]) -> None:
    assert as_bits(left) | as_bits(right) == as_bits(left | right)
    assert as_bits(left) & as_bits(right) == as_bits(left & right)
    assert as_bits(left) & ~as_bits(right) == as_bits(left - right)
