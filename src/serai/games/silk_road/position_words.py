"""Reading a position: words that only this game has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from serai.engine.errors import BadPosition
from serai.games.silk_road.board import Board

Meaning = TypeVar("Meaning")


def read_word(value: object, words: Mapping[str, Meaning], what: str, clause: str) -> Meaning:
    """What one of a few words means."""
    if not isinstance(value, str) or value not in words:
        raise BadPosition(f"{what} is one of {', '.join(words)}, not {value!r}", clause)
    return words[value]


def read_truth(value: object, what: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise BadPosition(f"{what} is true or false, not {value!r}")
    return value


def read_tile(board: Board, name: object, what: str) -> int:
    """A tile by its name."""
    if not isinstance(name, str) or name not in board.tile_numbers:
        raise BadPosition(f"{what}: {name!r} is no tile", "road.comp.4")
    return board.tile_numbers[name]
