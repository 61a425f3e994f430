"""What actions are about: cities, tiles, goods, seats and numbers, each with its words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, TypeAlias, cast

from serai.engine.action import Domain
from serai.engine.seat import LETTERS
from serai.games.silk_road import terms
from serai.games.silk_road.tables import CITIES as CITY_ROWS
from serai.games.silk_road.tables import TILES as TILE_ROWS
from serai.games.silk_road.terms import CITIES, GOODS_PER_KIND, NAMED_BIDS, TILES


def tile_word(name: str) -> str:
    """How an action writes a tile that a position writes `trader silk>jewels`: in one word."""
    return name.replace(" ", "-").replace(">", "-").replace(",", "_")


def city_domain(ids: Sequence[str]) -> Domain:
    """The cities of a board."""
    return Domain("city", [*ids, *[None] * (CITIES - len(ids))], first=1)


def tile_domain(names: Sequence[str]) -> Domain:
    """The tiles of a board; they may also be written as positions write them, with a hyphen."""
    words = [tile_word(name) for name in names]
    aliases = {name.replace(" ", "-"): i + 1 for i, name in enumerate(names)}
    return Domain("tile", [*words, *[None] * (TILES - len(words))], first=1, aliases=aliases)


def label_domain(names: Sequence[str]) -> Domain:
    """The tiles of a board as positions write them."""
    return Domain("tile", [*names, *[None] * (TILES - len(names))], first=1)


CITY = city_domain([row[0] for row in CITY_ROWS])
TILE = tile_domain([row[0] for row in TILE_ROWS])
GOOD = Domain("good", [good.name.lower() for good in terms.Good if good], first=1)
SEAT = Domain("seat", list(LETTERS))
PLACE = Domain("place on a tile", [place.name.lower() for place in terms.Place])
AMOUNT = Domain("bid", [str(amount) for amount in range(1, NAMED_BIDS + 1)], first=1)
NUMBER = Domain("number", [str(number) for number in range(1, GOODS_PER_KIND + 1)], first=1)
REVEALED = Domain("number", [str(number) for number in range(GOODS_PER_KIND + 1)])


def good_word(good: int) -> terms.GoodWord:
    """How a good is written."""
    return cast(terms.GoodWord, GOOD.write(good))


City: TypeAlias = Annotated[int, CITY]
Tile: TypeAlias = Annotated[int, TILE]
Good: TypeAlias = Annotated[int, GOOD]
Seat: TypeAlias = Annotated[int, SEAT]
Place: TypeAlias = Annotated[int, PLACE]
Amount: TypeAlias = Annotated[int, AMOUNT]
Number: TypeAlias = Annotated[int, NUMBER]
Revealed: TypeAlias = Annotated[int, REVEALED]
CityWord: TypeAlias = Annotated[str, CITY]
TileWord: TypeAlias = Annotated[str, TILE]
"""As events write them."""
