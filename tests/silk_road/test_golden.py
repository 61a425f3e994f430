"""Golden playthroughs of Silk Road: a random game for each number of players, one eastward, and one
with every switch turned from its default."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from conformance.golden import Teller, assert_golden
from serai.games.silk_road.terms import Phase
from silk_road.playing import OPTIONS, ROAD

GOLDEN = Path(__file__).parent / "golden"
TELLER = Teller(ROAD, "ABCDEF")

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


def playthrough(players: int, options: dict[str, Any], seed: int) -> Iterator[str]:
    """A random game, line by line; the position at the start of every turn."""
    yield f"Silk Road, {players} players, seed {seed}: who decides, what is offered, what is played"
    yield f"options: {json.dumps(options)}"
    s = ROAD.start(players, options)
    yield from TELLER.tell(s, TELLER.randomly(seed), at_turns(), lambda s: s.phase > Phase.DRAW)


def at_turns() -> Callable[[Any, int], bool]:
    """Whether a turn begins."""
    shown = 0

    def begins(s: Any, _: int) -> bool:
        nonlocal shown
        before, shown = shown, int(s.turn)
        return shown > before

    return begins


@pytest.mark.parametrize("name", GAMES)
def test_the_golden_game_is_played_as_written(name: str) -> None:
    """road.turn.1"""
    players, options = GAMES[name]
    seed = 200 + list(GAMES).index(name)
    assert_golden(GOLDEN / f"{name}.txt", playthrough(players, options, seed))


def test_the_golden_numbers_of_the_actions_are_as_written() -> None:
    """road.comp.1"""
    assert_golden(GOLDEN / "actions.txt", TELLER.numbering(ROAD.space.named()))
