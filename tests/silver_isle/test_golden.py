"""Golden playthroughs: one game per way to end and per option that matters, as text that a person
can read, and the actions' numbers.

`SERAI_GOLDEN=rewrite` (or `make golden`) writes the files anew; the diff shows what has changed.
"""

import json
import os
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from oracle_silver_isle.helpers import isle_a
from serai.engine.seat import CHANCE, NOBODY
from serai.games.silver_isle import flow
from silver_isle.records import ISLE, SUITS, eager_action, legal_actions, load, start, write

GOLDEN = Path(__file__).parent / "golden"
SHOWN = 12
"""So many offers are shown in full; of more, the first and the last few."""
POSITION_EVERY = 20

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


def notation(number: int) -> str:
    """The action with this number, as people write it."""
    return str(ISLE.space.action(number))


def offers_in_short(numbers: list[int]) -> str:
    """The offers, abbreviated when there are many."""
    words = [notation(number) for number in numbers]
    if len(words) > SHOWN:
        words = [*words[:4], f"({len(words) - 8} more)", *words[-4:]]
    return ", ".join(words)


def position_lines(s: Any) -> Iterator[str]:
    """The position, a field a line."""
    for name, value in write(s).items():
        if value not in ({}, [], None):
            yield f"      {name}: {json.dumps(value)}"


def playthrough(title: str, s: Any, seed: int) -> Iterator[str]:
    """A game by players who want something to happen, line by line."""
    yield f"Silver Isle, {title}, seed {seed}: who decides, what is offered, what is played."
    random, ply = Random(seed), 0
    while (who := flow.actor(s)) != NOBODY:
        if ply % POSITION_EVERY == 0:
            yield ""
            yield from position_lines(s)
            yield ""
        numbers = legal_actions(s)
        played = eager_action(s, random)
        yield f"{ply:4} {'chance' if who == CHANCE else SUITS[who]}: {notation(played)}"
        yield f"       of {len(numbers)}: {offers_in_short(numbers)}"
        flow.apply(s, played)
        ply += 1
    yield ""
    yield from position_lines(s)


def numbering() -> Iterator[str]:
    """The first and the last action of every kind: number, notation, typed form."""
    space = ISLE.space
    starts = [*(space.first(kind) for kind in space.kinds), space.size]
    for first, following in pairwise(starts):
        for number in sorted({first, following - 1}):
            action = space.action(number)
            yield f"{number:5}  {action!s:24} {json.dumps(action.to_json())}"


def assert_golden(name: str, lines: Iterator[str]) -> None:
    """The file says the same, or is written anew."""
    path = GOLDEN / name
    text = "\n".join(lines) + "\n"
    if os.environ.get("SERAI_GOLDEN") == "rewrite":
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    told = path.read_text(encoding="utf-8").splitlines()
    for number, (expected, found) in enumerate(zip(told, text.splitlines(), strict=False), start=1):
        assert found == expected, f"{name}, line {number}"
    assert len(told) == len(text.splitlines())


@pytest.mark.parametrize("name", GAMES)
def test_the_golden_game_is_played_as_written(name: str) -> None:
    """isle.limit.1, isle.limit.3, isle.turn.1"""
    told = ", ".join(f"{option}={value}" for option, value in GAMES[name].items())
    assert_golden(f"{name}.txt", playthrough(told, start(**GAMES[name]), seed=len(name)))


def test_the_golden_game_ends_when_all_silver_is_in_europe() -> None:
    """isle.end.1, isle.end.3"""
    s = load(isle_a(**LAST_TOKEN))
    assert_golden("ends-silver.txt", playthrough("the last token", s, seed=47))
    assert write(s)["silver"].get("ground", {}) == {}
    assert sum(write(s)["scores"].values()) == 4


def test_the_golden_numbers_of_the_actions_are_as_written() -> None:
    """isle.turn.3"""
    assert_golden("actions.txt", numbering())
