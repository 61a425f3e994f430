"""How sure a result is."""

from __future__ import annotations

import math
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.arena.interval import paired, student, wilson

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    ("wins", "count", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),  # the textbook's values
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (1, 400, 0.0004, 0.0140),
        (7.5, 15, 0.2742, 0.7258),
    ],
)
def test_wilson_against_known_values(wins, count, low, high):
    found = wilson(wins, count)
    assert found.value == wins / count
    assert (found.low, found.high) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


def test_no_games_say_nothing():
    found = wilson(0, 0)
    assert math.isnan(found.value)
    assert (found.low, found.high) == (0.0, 1.0)
    assert found.to_json() == {"value": None, "low": 0.0, "high": 1.0, "count": 0}


@given(st.integers(1, 500).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_wilson_holds_its_value_and_stays_a_share(pair):
    found = wilson(*pair)
    assert 0 <= found.low <= found.value + 1e-12
    assert found.value - 1e-12 <= found.high <= 1


def test_paired_against_a_worked_example():
    found = paired([0.5, 1.0, 0.5, 0.0, 0.5])
    assert found.value == 0.5
    assert found.high - 0.5 == pytest.approx(2.776 * math.sqrt(0.125) / math.sqrt(5), abs=1e-4)


def test_deals_that_all_agree_still_leave_doubt():
    assert paired([1.0] * 20).low == pytest.approx(wilson(20, 20).low)
    assert paired([0.5] * 4).high > 0.8


@pytest.mark.parametrize(
    ("freedom", "value"), [(1, 12.706), (30, 2.042), (60, 2.000), (200, 1.972)]
)
def test_students_distribution(freedom, value):
    assert student(freedom) == pytest.approx(value, abs=2e-3)


def test_paired_intervals_hold_the_truth_about_95_times_in_100():
    dice = Random(5)
    hits = 0
    for _ in range(1000):
        found = paired([(dice.random() < 0.7) / 2 + (dice.random() < 0.7) / 2 for _ in range(60)])
        hits += found.low <= 0.7 <= found.high
    assert 930 <= hits <= 970


def test_the_others_share():
    here = wilson(30, 100)
    there = here.of_the_other()
    assert (there.value, there.low, there.high) == (0.7, 1 - here.high, 1 - here.low)
