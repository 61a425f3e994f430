"""Tiles, places and corners as actions, events and positions write them. Each isle has other ones,
so they are looked up in the record."""

from __future__ import annotations

import re
from typing import Any

from serai.engine.errors import BadPosition
from serai.engine.reading import read_place
from serai.games.silver_isle import terms
from serai.games.silver_isle.parts import HARBOUR, SPOT, read_suit, suit
from serai.games.silver_isle.position_words import CORNER, GROUND, SIDE, TILE
from serai.games.silver_isle.rules import geometry, sight
from serai.games.silver_isle.terms import Corner, Place, Tile

CELL = re.compile(r"(-?\d{1,9}),(-?\d{1,9})")

# --- Tiles, by their cells --------------------------------------------------------------------


@TILE.written_by
def cell_name(s: Any, tile: Tile) -> str:
    """A tile by its cell: `-1,2`."""
    return written_cell(int(s.tile_x[tile]), int(s.tile_y[tile]))


def written_cell(column: int, row: int) -> str:
    """A cell: `-1,2`."""
    return f"{column},{row}"


def read_cell(name: object, what: str) -> tuple[int, int]:
    """The column and the row of a cell."""
    found = CELL.fullmatch(name) if isinstance(name, str) else None
    if not found:
        raise BadPosition(f"{what}: a tile is written like -1,2, not {name!r}")
    return int(found[1]), int(found[2])


@TILE.read_by
def read_tile(s: Any, name: object, what: str) -> Tile:
    """An isle tile by its cell."""
    x, y = read_cell(name, what)
    far = max(abs(x), abs(y)) > terms.REACH
    tile = terms.NO_TILE if far else int(geometry.tile_on(s, x, y))
    if not 0 < tile <= terms.ISLE_TILES:
        raise BadPosition(f"{what}: no isle tile lies on {name}", "isle.control.1")
    return tile


# --- Spaces, ports, ships and Europe ----------------------------------------------------------


@SIDE.written_by
def place_name(s: Any, place: Place) -> str:
    """A place on land as actions name it: `[0,3]`, `port-S`; otherwise `ship` or `europe`."""
    if place in (terms.EUROPE, terms.SHIP):
        return "ship" if place == terms.SHIP else "europe"
    return SPOT.write(geometry.spot_of(s, place))


def pool_name(s: Any, place: Place) -> str:
    """A place as its owner names it: `[0,3]`, `port`, `ship`, `europe`."""
    return "port" if geometry.is_port(place) else place_name(s, place)


@GROUND.written_by
def ground_name(s: Any, place: Place) -> str:
    """The ground of a space or a port: `[1,3]`, `port S`."""
    if geometry.is_port(place):
        return f"port {suit(place - terms.PORT)}"
    return place_name(s, place)


def read_space(s: Any, name: object, what: str) -> Place:
    """A space of the isle."""
    place = _read_spot(s, name, what)
    if not geometry.is_space(place) or geometry.tile_of(place) > s.num_tiles:
        raise BadPosition(f"{what}: {name} is no space of the isle", "isle.geo.3")
    return place


def _read_spot(s: Any, name: object, what: str) -> Place:
    return int(geometry.place_of_spot(s, read_place(name, SPOT, what)))


def read_port(name: object) -> Place:
    """A port as positions write it, `port S`, or as actions do, `port-S`; NOWHERE is no port."""
    if not isinstance(name, str) or not name.startswith(("port ", "port-")):
        return terms.NOWHERE
    return int(geometry.port_of(read_suit(name[len("port ") :], "a port")))


@GROUND.read_by
def read_ground(s: Any, name: object, what: str) -> Place:
    """The ground of a space or a port."""
    return read_port(name) or read_space(s, name, what)


@SIDE.read_by
def read_side(s: Any, name: object, what: str) -> Place:
    """Where one side of a fight is: a space, a port, or its ship."""
    if name == "ship":
        return terms.SHIP
    place = read_port(name) or _read_spot(s, name, what)
    if place == terms.NOWHERE:
        raise BadPosition(f"{what}: {name} is not on land", "isle.fight.who.1")
    return place


# --- Corners ----------------------------------------------------------------------------------


@CORNER.written_by
def corner_name(s: Any, corner: Corner) -> str:
    """A ship's place: `<0,5>` or `europe`."""
    return HARBOUR.write(sight.point_of(s, corner))


@CORNER.read_by
def read_corner(s: Any, name: object, what: str) -> Corner:
    """A ship's place."""
    corner = int(sight.corner_of_point(s, read_place(name, HARBOUR, what)))
    if corner == terms.OPEN_SEA:
        raise BadPosition(f"{name} is no corner for ships", "isle.ship.loc.2")
    return corner
