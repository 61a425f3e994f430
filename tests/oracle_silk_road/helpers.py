"""Small positions for the examples of section 18."""

import json
from typing import Any

from oracle_silk_road.board import Position
from oracle_silk_road.data import SEATS
from oracle_silk_road.moves import decisions, outcomes

DULL = "trader fruits>spices"  # nobody has fruits unless a test says so


def position(players: int = 4, **fields: Any) -> Position:
    """A bare position: everybody has 10, nobody has goods, A has every role."""
    return {
        "game": "silk-road", "players": players, "options": {}, "caravan": "khotan",
        "phase": "take", "holder": "A", "turn": 5, "goods": {},
        "money": dict.fromkeys(SEATS[:players], 10),
    } | fields  # fmt: skip


def market(*tiles: str, city: str = "khotan", **fields: Any) -> Position:
    """A market with these tiles; A has the pawn unless a test says otherwise."""
    basis: dict[str, Any] = {"caravan": city, "tiles": {city: list(tiles)}, "pawn": "A"}
    return position(**basis | fields)


def read(text: str) -> Position:
    """A normal form as a position."""
    return dict(json.loads(text))


def results(start: Position, **words: Any) -> list[Position]:
    """The outcomes as positions, in a fixed order."""
    return [read(text) for text in sorted(outcomes(start, **words))]


def only(start: Position, **words: Any) -> Position:
    """The one position a decision leads to."""
    found = results(start, **words)
    assert len(found) == 1, f"{len(found)} results of {words}"
    return found[0]


def play(start: Position, *steps: dict[str, Any]) -> Position:
    """One decision after the other, each without chance."""
    for words in steps:
        start = only(start, **words)
    return start


def offered(start: Position, word: str, **words: Any) -> set[Any]:
    """The values of one word among the decisions of a position."""
    return {choice[word] for choice, _ in decisions(start, **words) if word in choice}


def money_of(found: Position) -> list[int]:
    """The purses in the order of the seats."""
    return [found["money"][seat] for seat in sorted(found["money"])]
