"""Reading a position in the set-up: tiles that are still to be laid, replaced or swapped."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.engine.errors import BadPosition
from serai.engine.reading import read_mapping, read_number, read_place
from serai.games.silk_road.board import Board
from serai.games.silk_road.position import SETUP
from serai.games.silk_road.position_words import read_tile
from serai.games.silk_road.rules.repair import has_unused, offending_city, tiles_to_swap
from serai.games.silk_road.rules.setup import city_to_fill
from serai.games.silk_road.terms import NOWHERE, Phase


def read_setup(board: Board, s: Any, given: Mapping[str, Any]) -> None:
    """Where the set-up goes on, and which tiles are left for it."""
    s.site = city_to_fill(s) if s.phase == Phase.LAY else NOWHERE
    if s.phase not in SETUP or s.phase >= Phase.FIRST:
        s.undrawn[:] = 0
        return
    if s.phase != Phase.LAY:
        s.site = offending_city(s)
    if s.site == NOWHERE:
        raise BadPosition("every tile lies where it may", "road.setup.4")
    _read_undrawn(board, s, read_mapping(given.get("removed", {}), "removed"))
    _read_partner(board, s, given.get("partner"))


def _read_undrawn(board: Board, s: Any, removed: Mapping[str, Any]) -> None:
    """What neither lies on the map nor was removed."""
    for city, row in enumerate(s.tiles):
        for tile in row[row > 0]:
            s.undrawn[s.market[city], tile] -= 1
    barred = next((city for city in range(len(s.market)) if s.barred >> city & 1), 0)
    for name, number in removed.items():
        s.undrawn[s.market[barred], read_tile(board, name, "removed")] -= read_number(
            number, "removed", 1, 45
        )
    if (s.undrawn < 0).any():
        raise BadPosition("more tiles lie on the map than there are", "road.comp.4")


def _read_partner(board: Board, s: Any, partner: object) -> None:
    """road.setup.12 A swap is with a city that has a tile for it."""
    if (s.phase == Phase.SWAP) != (partner is not None):
        raise BadPosition("a swap, and nothing else, has a partner", "road.setup.12")
    if partner is None:
        return
    s.partner = read_place(partner, board.city, "partner")
    if has_unused(s, s.market[s.site]) or not tiles_to_swap(s, s.partner):
        raise BadPosition(f"no tile of {partner} is to be swapped", "road.setup.12")
