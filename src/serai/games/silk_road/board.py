"""The printed board: map and tiles, shipped (`tables.py`) or corrected by an owner of the box.

A corrected board is a JSON file of the form that `Board.to_json` writes; status and coordinates may
be left out. `board_reader.py` reads it, and `board_check.py` says what is wrong with it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, TypedDict, cast

import numpy as np

from serai.engine.action import Domain
from serai.engine.errors import BadNotation, BadPosition
from serai.engine.reading import read_number
from serai.games.silk_road import tables
from serai.games.silk_road.parts import GOOD, city_domain, label_domain, tile_domain
from serai.games.silk_road.terms import NO_TILE, NOWHERE, Deck, Direction, Kind

BONUS_SETS = ("neutral", "goods")
STORED = (
    "barred", "ahead", "caravan", "goal", "ways", "market", "printed", "tile_kind", "tile_goods",
    "tile_numbers", "undrawn",
)  # fmt: skip
"""The fields of a record that hold the board."""
UNSURE = "corrected"
"""The status of what an owner of the box has written."""


@dataclass(frozen=True)
class CityRow:
    """A city of the map; the two ends of the road have no colour."""

    id: str
    name: str
    colour: str | None
    x: int = 0
    y: int = 0
    name_status: str = UNSURE
    colour_status: str = UNSURE


@dataclass(frozen=True)
class EdgeRow:
    """An arrow, as it runs in the normal game."""

    start: str
    end: str
    status: str = UNSURE


@dataclass(frozen=True)
class TileRow:
    """A kind of tile, and how many there are with each back."""

    tile: str
    orange: int
    purple: int
    status: str = UNSURE


# --- As JSON ----------------------------------------------------------------------------------


class PrintedCity(TypedDict):
    """A city of the map; the two ends of the road have no colour."""

    colour: Literal["orange", "purple"] | None
    colour_status: str
    id: str
    name: str
    name_status: str
    x: int
    y: int


PrintedArrow = TypedDict("PrintedArrow", {"from": str, "to": str, "status": str})
PrintedArrow.__doc__ = "An arrow, as it runs in the normal game."


class PrintedTile(TypedDict):
    """A kind of tile, and how many there are with each back."""

    tile: str
    orange: int
    purple: int
    status: str


class PrintedBoard(TypedDict):
    """The map and the tiles, shipped or corrected by an owner of the box. `barred` are the cities
    without Crooks and Barterers, by direction; `printed` the actions on cities, by set and city."""

    name: str
    cities: list[PrintedCity]
    edges: list[PrintedArrow]
    start: str
    end: str
    barred: dict[str, list[str]]
    printed: dict[str, dict[str, str]]
    tiles: list[PrintedTile]


# --- The board --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Meaning:
    """What a tile says: its kind, the goods on its sides and how many of them."""

    kind: Kind
    goods: tuple[int, int] = (0, 0)
    numbers: tuple[int, int] = (1, 1)


@dataclass(frozen=True)
class Board:
    """A board that the rules can be played on, once `board_check.py` has found no fault."""

    name: str
    cities: tuple[CityRow, ...]
    edges: tuple[EdgeRow, ...]
    start: str
    end: str
    barred: Mapping[str, Sequence[str]]
    printed: Mapping[str, Mapping[str, str]]
    tiles: tuple[TileRow, ...]

    @cached_property
    def city(self) -> Domain:
        """The cities' numbers and ids."""
        return city_domain([row.id for row in self.cities])

    @cached_property
    def tile(self) -> Domain:
        """The tiles' numbers and words, as actions write them."""
        return tile_domain([row.tile for row in self.tiles])

    @cached_property
    def label(self) -> Domain:
        """The tiles' numbers and names, as positions write them."""
        return label_domain([row.tile for row in self.tiles])

    @cached_property
    def meanings(self) -> tuple[Meaning, ...]:
        """What each tile says."""
        return tuple(read_meaning(row.tile) for row in self.tiles)

    def ways(self, city: str, direction: Direction) -> list[str]:
        """road.move.1, road.reverse.2 Where the arrows lead; in the reverse game all are turned."""
        if direction == Direction.WEST:
            return [edge.end for edge in self.edges if edge.start == city]
        return [edge.start for edge in self.edges if edge.end == city]

    def ahead(self, city: str, direction: Direction) -> set[str]:
        """The city and all that can be reached from it."""
        found, waiting = set[str](), [city]
        while waiting:
            here = waiting.pop()
            if here not in found:
                found.add(here)
                waiting += self.ways(here, direction)
        return found

    def ends(self, direction: Direction) -> tuple[str, str]:
        """road.setup.14, road.reverse.1 Where the journey starts, and where it ends."""
        return (self.start, self.end) if direction == Direction.WEST else (self.end, self.start)

    def deck_of(self, colour: str | None, direction: Direction) -> Deck:
        """road.setup.6, road.reverse.3 Orange tiles lie on orange cities, in the reverse game on
        purple ones: buying comes first either way."""
        if colour is None:
            return Deck.NONE
        return Deck.ORANGE if (colour == "orange") == (direction == Direction.WEST) else Deck.PURPLE

    def to_json(self) -> PrintedBoard:
        """The board as JSON that `read_board` reads."""
        return {
            "name": self.name,
            "cities": [cast(PrintedCity, dict(sorted(vars(row).items()))) for row in self.cities],
            "edges": [{"from": e.start, "to": e.end, "status": e.status} for e in self.edges],
            "start": self.start,
            "end": self.end,
            "barred": {way: list(cities) for way, cities in self.barred.items()},
            "printed": {which: dict(actions) for which, actions in self.printed.items()},
            "tiles": [cast(PrintedTile, dict(vars(row))) for row in self.tiles],
        }

    @cached_property
    def hash(self) -> str:
        """A name for all of it that play depends on: not names, coordinates and status."""
        facts = [
            [[row.id, row.colour] for row in self.cities],
            [[edge.start, edge.end] for edge in self.edges],
            [self.start, self.end],
            [sorted(self.barred[way.name.lower()]) for way in Direction],
            [sorted(self.printed[which].items()) for which in BONUS_SETS],
            [[row.tile, row.orange, row.purple] for row in self.tiles],
        ]
        return hashlib.sha256(json.dumps(facts).encode()).hexdigest()[:16]

    @cached_property
    def _stored(self) -> dict[tuple[int, int], dict[str, Any]]:
        """What `store` has written before, by direction and set of printed actions."""
        return {}

    def store(self, s: Any) -> None:
        """Write into a record what play needs of the board."""
        key = (int(s.direction), int(s.bonus_set))
        if key not in self._stored:
            self._write(s)
            self._stored[key] = {name: np.copy(s[name]) for name in STORED}
        for name, value in self._stored[key].items():
            s[name] = value

    def _write(self, s: Any) -> None:
        """Write into a record what play needs of the board, in the direction of its option.
        road.reverse.5 Printed actions stay where they are in either direction."""
        direction = Direction(int(s.direction))
        start, goal = self.ends(direction)
        s.caravan, s.goal = self.city.read(start), self.city.read(goal)
        s.barred = self._set(self.barred[direction.name.lower()])
        printed = self.printed[BONUS_SETS[int(s.bonus_set)]]
        for number, row in enumerate(self.cities, 1):
            ways = [self.city.read(way) for way in self.ways(row.id, direction)]
            s.ways[number] = [*ways, NOWHERE, NOWHERE][:2]
            s.ahead[number] = self._set(self.ahead(row.id, direction))
            s.market[number] = self.deck_of(row.colour, direction)
            s.printed[number] = self.label.read(printed[row.id]) if row.id in printed else NO_TILE
        for number, (tile, meaning) in enumerate(zip(self.tiles, self.meanings, strict=True), 1):
            s.tile_kind[number] = meaning.kind
            s.tile_goods[number] = meaning.goods
            s.tile_numbers[number] = meaning.numbers
            s.undrawn[:, number] = (0, tile.orange, tile.purple)

    def _set(self, cities: Sequence[str] | set[str]) -> int:
        return sum(1 << self.city.read(city) for city in cities)


def read_meaning(tile: str) -> Meaning:
    """road.trader.5 What a tile's name says; a side of a Trader lists one good, once or more."""
    word, _, rest = tile.partition(" ")
    try:
        return READS_PRINT.get(word.lower(), _nothing_printed)(Kind[word.upper()], rest)
    except (BadNotation, KeyError, ValueError):
        sentence = f"{tile!r} is no tile, such as 'trader silk>jewels'"
        raise BadPosition(sentence, "road.trader.5") from None


def _good(kind: Kind, rest: str) -> Meaning:
    return Meaning(kind, (GOOD.read(rest), 0))


def _two_sides(kind: Kind, rest: str) -> Meaning:
    left, right = (side.split(",") for side in rest.split(">"))
    if len({*left}) > 1 or len({*right}) > 1:
        raise ValueError(rest)
    return Meaning(kind, (GOOD.read(left[0]), GOOD.read(right[0])), (len(left), len(right)))


def _number(kind: Kind, rest: str) -> Meaning:
    return Meaning(kind, numbers=(read_number(int(rest), f"exchange {rest}", 1, 9), 0))


def _nothing_printed(kind: Kind, rest: str) -> Meaning:
    if rest or kind == Kind.NONE:
        raise ValueError(rest)
    return Meaning(kind)


READS_PRINT = {"buyer": _good, "seller": _good, "trader": _two_sides, "exchange": _number}
"""How to read what is printed on a tile, after its kind."""


SHIPPED = Board(
    name="reconstructed",
    cities=tuple(CityRow(*row) for row in tables.CITIES),
    edges=tuple(EdgeRow(*row) for row in tables.EDGES),
    start=tables.START,
    end=tables.END,
    barred=tables.BARRED,
    printed=tables.PRINTED,
    tiles=tuple(TileRow(*row) for row in tables.TILES),
)
"""The board that comes with this program."""
