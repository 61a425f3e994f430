"""Golden playthroughs of Silver Isle: one game per way to end and per option that matters."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from conformance.golden import Teller, assert_golden
from oracle_silver_isle.helpers import isle_a
from serai import Action
from silver_isle.records import ISLE, SUITS, eager_action, load, start, write

GOLDEN = Path(__file__).parent / "golden"
TELLER = Teller(ISLE, SUITS)

GAMES: dict[str, dict[str, Any]] = {
    "ends-quiet": {"quiet_rounds": 1},
    "ends-limit": {"limit_rounds": 8, "mine_cap": 6},
    "ends-limit-random-coasts": {"limit_rounds": 5, "coasts": "random"},
    "ends-limit-drop": {"limit_rounds": 10, "drop": "port"},
    "ends-limit-wiped-out": {"limit_rounds": 10, "damage_short": "wiped_out"},
}
"""The games by name, with their options."""

LAST_TOKEN = {
    "control": {"0,3": "S", "0,2": "S", "1,0": "A", "-1,-1": "M", "-2,-1": "C"},
    "crews": {"S": {"5": "port"}, "A": {"4": "[3,1]"}},
    "ships": {"S": "<0,5>"},
    "mines": {
        "S": {"space": "[1,7]", "value": 1},
        "A": {"space": "[2,1]", "value": 0},
        "M": {"space": "[-2,-2]", "value": 0},
        "C": {"space": "[-4,-2]", "value": 0},
    },
    "silver": {"europe": {"A": 1, "C": 2}},
    "europe_max": 3,
}
"""One token is left, in the mine beside the Suns' port on Isle A."""


def playthrough(title: str, s: Any, seed: int) -> Iterator[str]:
    """A game by players who want something to happen, line by line."""
    yield f"Silver Isle, {title}, seed {seed}: who decides, what is offered, what is played."
    random = Random(seed)
    yield from TELLER.tell(s, lambda s, _: eager_action(s, random))


def first_and_last() -> Iterator[tuple[int, Action]]:
    """The first and the last action of every kind."""
    space = ISLE.space
    starts = [*(space.first(kind) for kind in space.kinds), space.size]
    for first, following in pairwise(starts):
        for number in sorted({first, following - 1}):
            yield number, space.action(number)


@pytest.mark.parametrize("name", GAMES)
def test_the_golden_game_is_played_as_written(name: str) -> None:
    """isle.limit.1, isle.limit.3, isle.turn.1"""
    told = ", ".join(f"{option}={value}" for option, value in GAMES[name].items())
    assert_golden(GOLDEN / f"{name}.txt", playthrough(told, start(**GAMES[name]), seed=len(name)))


def test_the_golden_game_ends_when_all_silver_is_in_europe() -> None:
    """isle.end.1, isle.end.3"""
    s = load(isle_a(**LAST_TOKEN))
    assert_golden(GOLDEN / "ends-silver.txt", playthrough("the last token", s, seed=28))
    assert write(s)["silver"].get("ground", {}) == {}
    assert sum(write(s)["scores"].values()) == 4


def test_the_golden_numbers_of_the_actions_are_as_written() -> None:
    """isle.turn.3"""
    assert_golden(GOLDEN / "actions.txt", TELLER.numbering(first_and_last()))
