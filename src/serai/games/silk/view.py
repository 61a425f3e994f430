"""What one seat may see. Silk hides nothing: the board is the same for every seat and for
spectators."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypedDict

from serai.engine.bits import Bits, lowest, members
from serai.engine.seat import NOBODY, letter
from serai.engine.view import View
from serai.games.silk.parts import TILE
from serai.games.silk.position import POSITION
from serai.games.silk.rules.enclosure import controller, is_enclosure, region_of
from serai.games.silk.tables import BOARD


class Enclosure(TypedDict):
    """An enclosed piece of land, and who would score it now, if anybody."""

    tiles: list[str]
    controller: str | None


VIEW = View(POSITION)
VIEW.shows("seat", "position", "supply", "reserve", "nursery_reserve")


@VIEW.opens
def enclosures(s: Any) -> list[Enclosure]:
    """All enclosures there are."""
    return [write_enclosure(s, region) for region in regions(s) if is_enclosure(s, region)]


def regions(s: Any) -> Iterator[Bits]:
    """The board, region by region."""
    tiles = int(BOARD[s.players])
    while tiles:
        region = int(region_of(s, lowest(tiles)))
        tiles &= ~region
        yield region


def write_enclosure(s: Any, region: Bits) -> Enclosure:
    """A region as an enclosure."""
    seat = int(controller(s, region))
    return {
        "tiles": [TILE.write(tile) for tile in members(region)],
        "controller": None if seat == NOBODY else letter(seat),
    }
