"""Golden playthroughs: whole random games as text that a person can read, and the actions' numbers.

`SERAI_GOLDEN=rewrite` (or `make golden`) writes the files anew; the diff shows what has changed.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from serai.engine.sampling import random_action, random_word
from serai.engine.seat import CHANCE, NOBODY, letter
from serai.games.silk import flow
from silk.playing import SILK
from silk.records import OFFERS, legal_actions, write

GOLDEN = Path(__file__).parent / "golden"
SHOWN = 12
"""So many offers are shown in full; of more, the first and the last few."""
POSITION_EVERY = 20


def notation(number: int) -> str:
    """The action with this number, as people write it."""
    return str(SILK.space.action(number))


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


def playthrough(players: int, seed: int) -> Iterator[str]:
    """A random game, line by line."""
    yield f"Silk, {players} players, seed {seed}: who decides, what is offered, what is played."
    s = SILK.start(players)
    ply = 0
    while (who := flow.actor(s)) != NOBODY:
        if ply % POSITION_EVERY == 0:
            yield ""
            yield from position_lines(s)
            yield ""
        played = int(random_action(s, OFFERS, random_word(seed, ply)))
        actor = "chance" if who == CHANCE else letter(who)
        numbers = legal_actions(s)
        yield f"{ply:4} {actor}: {notation(played)}"
        yield f"       of {len(numbers)}: {offers_in_short(numbers)}"
        flow.apply(s, played)
        ply += 1
    yield ""
    yield from position_lines(s)


def numbering() -> Iterator[str]:
    """Every action: number, notation, typed form."""
    for number, action in SILK.space.named():
        yield f"{number:4}  {action!s:22} {json.dumps(action.to_json())}"


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


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_golden_game_is_played_as_written(players: int) -> None:
    """silk.turn.2"""
    assert_golden(f"game-{players}.txt", playthrough(players, seed=100 + players))


def test_the_golden_numbers_of_the_actions_are_as_written() -> None:
    """silk.act.num"""
    assert_golden("actions.txt", numbering())
