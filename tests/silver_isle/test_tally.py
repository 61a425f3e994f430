"""What is told of who is ahead in Silver Isle, and of how near the end is."""

from __future__ import annotations

from serai.engine.tally import Distance, Source
from silver_isle.playing import table

CONTROL = {"0,2": "S", "0,1": "A"}
EMPTY = {
    "S": {"space": "[1,4]", "value": 0},
    "A": {"space": "[0,2]", "value": 3},
}


def test_silver_at_home_counts_and_what_is_on_its_way_does_not() -> None:
    """isle.end.2, isle.win.1"""
    match = table(
        control=CONTROL, mines=EMPTY, ships={"S": "<0,5>"},
        crews={"S": {"5": "[0,4]"}},
        silver={"europe": {"S": 2}, "ships": {"S": 1}, "crews": ["[0,4]"]},
    )  # fmt: skip
    found = match.tally(1).seats[0]
    assert found.score == found.low == found.high == 2
    assert found.sources == (Source("home", 2, 2), Source("docked", 0, 0))
    assert found.coming == (Source("aboard", 1, 1), Source("carried", 1, 1))


def test_silver_aboard_a_ship_in_europe_is_at_home() -> None:
    """isle.win.1"""
    match = table(control=CONTROL, mines=EMPTY, silver={"ships": {"S": 2}})
    found = match.tally(None).seats[0]
    assert found.score == 2
    assert found.sources == (Source("home", 0, 0), Source("docked", 2, 2))


def test_the_end_is_as_far_as_mines_silver_and_quiet_rounds_say() -> None:
    """isle.end.1, isle.limit.1"""
    match = table(
        control=CONTROL, mines=EMPTY, quiet_rounds=4, round=9,
        options={"limit_rounds": 30}, silver={"ground": {"[0,4]": 2}},
    )  # fmt: skip
    assert match.tally().distances == (
        Distance("hidden", 2, 2, 4),
        Distance("mines", 3, 3),
        Distance("large", 2, 2),
        Distance("quiet", 8, 8, 12),
        Distance("rounds", 21, 21, 30),
    )
