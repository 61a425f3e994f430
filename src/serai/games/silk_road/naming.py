"""What people call the things that actions and events are about: cities and tiles by their names, a
number by what it comes to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from serai.engine.naming import Name, Thing
from serai.games.silk_road.actions import Reveal
from serai.games.silk_road.board import SHIPPED, Board
from serai.games.silk_road.parts import CITY, TILE, Number, good_word
from serai.games.silk_road.rules.tile import buying_price, good_on, selling_price
from serai.games.silk_road.terms import Kind


def call(board: Board, s: Any, thing: Thing) -> Name | None:
    """What people call a thing."""
    return CALLERS[thing.kind](board, s, thing) if thing.kind in CALLERS else None


# --- Cities and tiles -------------------------------------------------------------------------


def city_called(board: Board, word: str) -> Name:
    """A city: in the reader's language, or as an owner of the box has written it."""
    name = names_of(board)[word]
    return Name("city", {"city": word if names_of(SHIPPED).get(word) == name else name})


def names_of(board: Board) -> dict[str, str]:
    """The cities of a board as they are written on it."""
    return {row.id: row.name for row in board.cities}


def _city(board: Board, _: Any, thing: Thing) -> Name:
    return Name("city", city_called(board, thing.word).facts, thing.target)


def _tile(_: Board, __: Any, thing: Thing) -> Name:
    return Name("tile", {"tile": thing.word}, thing.target)


# --- Numbers ----------------------------------------------------------------------------------


def _number(_: Board, s: Any, thing: Thing) -> Name:
    number = int(thing.word)
    if isinstance(thing.said, Reveal):
        return Name("reveal", {"good": good_word(int(s.named)), "number": number})
    return deal(s, number)


def deal(s: Any, number: Number) -> Name:
    """What it is to use the tile in use for so many goods or exchanges."""
    kind, good = Kind(int(s.tile_kind[s.tile])), good_word(int(good_on(s, 0)))
    facts: dict[str, str | int] = {"deal": kind.name.lower(), "good": good, "number": number}
    if price := PRICES.get(kind):
        return Name("deal", facts | {"money": int(price(number))})
    left, right = (number * int(each) for each in s.tile_numbers[s.tile])
    into = good_word(int(good_on(s, 1)))
    return Name("deal", facts | {"number": left, "into": into, "received": right})


PRICES = {Kind.SELLER: selling_price, Kind.BUYER: buying_price}
"""What the bank pays or asks, by the kind of tile."""

CALLERS: dict[str, Callable[[Board, Any, Thing], Name]] = {
    CITY.name: _city,
    TILE.name: _tile,
    "number": _number,
}
"""What people call things, by their kinds."""
