"""Damage payments against exhaustive enumeration: what small steps can pay is what may be paid."""

from collections.abc import Iterator
from itertools import chain, combinations

import pytest

from oracle_silver_isle.fights import payments
from serai.games.silver_isle.rules.damage import (
    can_pay_by_removing,
    is_payment,
    useful_crews,
)

Payment = tuple[tuple[int, ...], tuple[int, int] | None]
VALUES = range(6)


def subsets(values: list[int]) -> Iterator[tuple[int, ...]]:
    """All subsets."""
    return chain.from_iterable(combinations(values, number) for number in range(len(values) + 1))


def cases() -> list[tuple[tuple[int, ...], tuple[int, ...], int]]:
    """Every winning side without nulls, every Europe, every damage it can have suffered."""
    found = []
    for fighters in subsets([1, 2, 3, 4, 5]):
        rest = [value for value in VALUES if value not in fighters]
        for reserve in subsets(rest):
            found += [(fighters, reserve, damage) for damage in range(1, sum(fighters))]
    return found


CASES = cases()


def bits(values: tuple[int, ...]) -> int:
    """A set of crews."""
    return sum(1 << value + 1 for value in values)


def small_steps(fighters: tuple[int, ...], reserve: tuple[int, ...], damage: int) -> set[Payment]:
    """Every payment that can be reached crew by crew, as the game offers it."""
    found: set[Payment] = set()
    under_way: list[tuple[int, ...]] = [()]
    while under_way:
        removed = under_way.pop()
        left = tuple(value for value in fighters if value not in removed)
        if sum(removed) >= damage:
            found.add((removed, None))
            continue
        offers = 0
        for crew in left:
            more, rest = tuple(sorted((*removed, crew))), tuple(v for v in left if v != crew)
            if rest and can_go_on(rest, more, reserve, damage):
                under_way.append(more)
                offers += 1
            for by in reserve:
                if by < crew and is_payment(bits(removed), crew - by, damage):
                    found.add((removed, (crew, by)))
                    offers += 1
        assert offers or not removed, "a dead end"
    return found


def can_go_on(
    left: tuple[int, ...], removed: tuple[int, ...], reserve: tuple[int, ...], damage: int
) -> bool:
    """As the rules ask it, without a record."""
    if can_pay_by_removing(bits(left), bits(removed), damage):
        return True
    return bool(useful_crews(bits(left), bits(removed), damage) & bits(reserve))


def check(share: list[tuple[tuple[int, ...], tuple[int, ...], int]]) -> None:
    """The same payments both ways."""
    for fighters, reserve, damage in share:
        expected = {(tuple(removed), swap) for removed, swap in payments(fighters, reserve, damage)}
        assert small_steps(fighters, reserve, damage) == expected, (fighters, reserve, damage)
        could = can_go_on(fighters, (), reserve, damage)
        assert could == bool(expected), (fighters, reserve, damage)


def test_payments_in_small_steps_are_all_payments() -> None:
    """isle.fight.dmg.2 to .5"""
    check(CASES[::23])


@pytest.mark.full
def test_all_payments_of_all_fights() -> None:
    """isle.fight.dmg.2 to .5, isle.fight.dmg.10"""
    assert len(CASES) > 1000
    check(CASES)


@pytest.mark.parametrize("value", range(1, 6))
def test_a_single_crew_is_replaced_by_one_that_is_small_enough(value: int) -> None:
    """isle.fight.dmg.5"""
    for damage in range(1, value):
        found = small_steps((value,), tuple(v for v in VALUES if v != value), damage)
        assert found == {((), (value, by)) for by in range(value - damage + 1)}
