"""Golden playthroughs: whole random games as text that a person can read, and the actions' numbers.

One game for each number of players, one eastward, and one with every switch turned from its
default. `SERAI_GOLDEN=rewrite` (or `make golden`) writes the files anew; the diff shows what has
changed.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from serai.engine.sampling import random_action, random_word
from serai.engine.seat import CHANCE, NOBODY, letter
from serai.games.silk_road import flow
from serai.games.silk_road.terms import Phase
from silk_road.playing import OPTIONS, ROAD
from silk_road.records import OFFERS, legal_actions, write

GOLDEN = Path(__file__).parent / "golden"
SHOWN = 12
"""So many offers are shown in full; of more, the first and the last few."""

GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "game-3": (3, {}),
    "game-4": (4, {}),
    "game-5": (5, {}),
    "game-6": (6, {}),
    "game-4-east": (4, {"direction": "east"}),
    "game-5-switches": (
        5,
        {name: values[-1] for name, values in OPTIONS.items() if name != "direction"},
    ),
}


def notation(number: int) -> str:
    """The action with this number, as people write it."""
    return str(ROAD.space.action(number))


def offers_in_short(numbers: list[int]) -> str:
    """The offers, abbreviated when there are many."""
    words = [notation(number) for number in numbers]
    if len(words) > SHOWN:
        words = [*words[:4], f"({len(words) - 8} more)", *words[-4:]]
    return ", ".join(words)


def position_lines(s: Any) -> Iterator[str]:
    """The position, a field a line."""
    yield ""
    for name, value in write(s).items():
        if value not in ({}, [], None):
            yield f"      {name}: {json.dumps(value)}"
    yield ""


def playthrough(players: int, options: dict[str, Any], seed: int) -> Iterator[str]:
    """A random game, line by line; the position at the start of every turn."""
    yield f"Silk Road, {players} players, seed {seed}: who decides, what is offered, what is played"
    yield f"options: {json.dumps(options)}"
    s = ROAD.start(players, options)
    shown_turn = 0
    ply = 0
    while (who := flow.actor(s)) != NOBODY:
        if s.turn > shown_turn:
            yield from position_lines(s)
            shown_turn = int(s.turn)
        played = int(random_action(s, OFFERS, random_word(seed, ply)))
        yield f"{ply:4} {'chance' if who == CHANCE else letter(who)}: {notation(played)}"
        if s.phase > Phase.DRAW:
            numbers = legal_actions(s)
            yield f"       of {len(numbers)}: {offers_in_short(numbers)}"
        flow.apply(s, played)
        ply += 1
    yield from position_lines(s)


def numbering() -> Iterator[str]:
    """Every action: number, notation, typed form."""
    for number, action in ROAD.space.named():
        yield f"{number:4}  {action!s:26} {json.dumps(action.to_json())}"


def assert_golden(name: str, lines: Iterator[str]) -> None:
    """The file says the same, or is written anew."""
    path = GOLDEN / f"{name}.txt"
    found = [line.rstrip() for line in lines]
    if os.environ.get("SERAI_GOLDEN") == "rewrite":
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join(found) + "\n", encoding="utf-8")
    told = path.read_text(encoding="utf-8").splitlines()
    for number, (expected, line) in enumerate(zip(told, found, strict=False), start=1):
        assert line == expected, f"{name}, line {number}"
    assert len(told) == len(found)


@pytest.mark.parametrize("name", GAMES)
def test_the_golden_game_is_played_as_written(name: str) -> None:
    """road.turn.1"""
    players, options = GAMES[name]
    seed = 200 + list(GAMES).index(name)
    assert_golden(name, playthrough(players, options, seed))


def test_the_golden_numbers_of_the_actions_are_as_written() -> None:
    """road.comp.1"""
    assert_golden("actions", numbering())
