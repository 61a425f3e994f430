"""What one seat may see. Silk hides nothing: the board is the same for every seat and for
spectators."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from serai.engine.bits import Bits, lowest, members
from serai.engine.seat import NOBODY, Seat, letter
from serai.games.silk.parts import TILE
from serai.games.silk.position import POSITION
from serai.games.silk.rules.enclosure import controller, is_enclosure, region_of
from serai.games.silk.tables import BOARD

if TYPE_CHECKING:
    from serai.engine.game import Game


def view(game: Game, s: Any, seat: Seat | None) -> dict[str, Any]:
    """The position, what is left in the supplies, the enclosures, and whose eyes these are."""
    return {
        "seat": None if seat is None else letter(seat),
        "position": POSITION.write(game, s),
        **POSITION.show(s, "supply", "reserve", "nursery_reserve"),
        "enclosures": [
            write_enclosure(s, region) for region in regions(s) if is_enclosure(s, region)
        ],
    }


def regions(s: Any) -> Iterator[Bits]:
    """The board, region by region."""
    tiles = int(BOARD[s.players])
    while tiles:
        region = int(region_of(s, lowest(tiles)))
        tiles &= ~region
        yield region


def write_enclosure(s: Any, region: Bits) -> dict[str, Any]:
    """Its tiles, and who would score it now, if anybody."""
    seat = int(controller(s, region))
    return {
        "tiles": [TILE.write(tile) for tile in members(region)],
        "controller": None if seat == NOBODY else letter(seat),
    }


def asks(seen: Mapping[str, Any]) -> str:
    """The message that asks for the next decision."""
    return f"prompt-{seen['position']['phase']}"
