"""Small positions for the examples of section 12: P is seat A, G is seat B."""

import json
from typing import Any

from oracle.board import Position, parse, write
from oracle.moves import after_roll, die_outcomes, outcomes, raise_outcomes

FIVE_ROWS = ["DNLND", "NNLDN", "DN*LN", "NDNNL", "DDNLL"]
PASTURES = {2: FIVE_ROWS[:4], 3: FIVE_ROWS, 4: [*FIVE_ROWS, "DDNNL"]}


def position(players: int = 2, **fields: Any) -> Position:
    """A bare board with these fields; pieces that do not matter are left out."""
    return {
        "game": "silk", "players": players, "options": {}, "tiles": PASTURES[players],
        "turn": "A", "phase": "dice", "dice": [1], "ended_by": None, **fields,
    }  # fmt: skip


def read(text: str) -> Position:
    """A normal form as a position."""
    return dict(json.loads(text))


def results(start: Position, action: int, **choice: str) -> list[Position]:
    """The results of one action as positions."""
    return [read(text) for text in outcomes(start, action, **choice)]


def only(found: list[Position]) -> Position:
    """The one result there is."""
    assert len(found) == 1, f"{len(found)} results"
    return found[0]


def build(start: Position, *sides: str) -> tuple[Position, list[int]]:
    """Seat to move builds these walls one after the other; with the points each one gave."""
    gains = []
    for side in sides:
        after = only(results(start, 3, side=side))
        seat = start["turn"]
        gains.append(after["points"][seat] - write(parse(start))["points"][seat])
        start = after
    return start, gains


def some_next(start: Position) -> Position:
    """Play on in any legal way by one resting position; a roll gives 1 and 6."""
    if start["phase"] == "roll":
        return read(after_roll(start, 1, 6))
    found = raise_outcomes(start) if start["phase"] == "raise" else die_outcomes(start)
    return read(min(found))


def play_out(start: Position) -> list[Position]:
    """Some legal way to the end of a game whose end is triggered."""
    game = [start]
    while game[-1]["phase"] != "over":
        game.append(some_next(game[-1]))
    return game
