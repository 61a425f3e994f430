"""Reading the land of a position: coasts, tiles, ports and control."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from serai.engine.errors import BadPosition
from serai.engine.reading import read_mapping, read_place
from serai.engine.seat import Seat
from serai.games.silver_isle.parts import SPOT
from serai.games.silver_isle.position import BEFORE_PORTS
from serai.games.silver_isle.rules.geometry import (
    is_space,
    place_of_spot,
    put_tile,
    tile_of,
    tile_on,
)
from serai.games.silver_isle.rules.port import put_port
from serai.games.silver_isle.rules.sight import map_land
from serai.games.silver_isle.terms import (
    ISLE_TILES,
    NO_TILE,
    REACH,
    SEATS,
    START_TILE,
    SUIT_LETTERS,
    Coast,
    Phase,
    Place,
    Tile,
)

CELL = re.compile(r"(-?\d{1,9}),(-?\d{1,9})")


def read_suit(value: object, what: str) -> Seat:
    """A seat by the letter of its suit."""
    if not isinstance(value, str) or len(value) != 1 or value not in SUIT_LETTERS:
        raise BadPosition(f"{what} names one of the suits S, A, M, C, not {value!r}")
    return SUIT_LETTERS.index(value)


def read_coasts(s: Any, coasts: object) -> None:
    if s.phase == Phase.COASTS:
        return
    given = read_mapping(coasts, "coasts") if coasts is not None else {}
    names = {coast.name.lower(): coast for coast in Coast}
    for key, name in given.items():
        if not isinstance(name, str) or name not in names:
            raise BadPosition(f"coasts are {', '.join(names)}, not {name!r}")
        s.coast[read_suit(key, "coasts")] = names[name]
    if sorted(s.coast) != sorted(Coast):
        raise BadPosition("each suit has a coast of its own", "isle.build.3")


def read_cell(name: object, what: str) -> tuple[int, int]:
    found = CELL.fullmatch(name) if isinstance(name, str) else None
    if not found:
        raise BadPosition(f"{what}: a tile is written like -1,2, not {name!r}")
    return int(found[1]), int(found[2])


def read_tiles(s: Any, tiles: Any) -> None:
    if "0,0" not in tiles or len(tiles) > ISLE_TILES:
        raise BadPosition("tiles are up to 20 cells, '0,0' among them", "isle.build.2")
    put_tile(s, NO_TILE, 0, 0)
    for number, name in enumerate(tiles, START_TILE):
        x, y = read_cell(name, "tiles")
        if max(abs(x), abs(y)) > REACH:
            raise BadPosition(f"no tile can come to lie on {name}", "isle.geo.10")
        if tile_on(s, x, y) != NO_TILE:
            raise BadPosition(f"tile {name} is listed twice", "isle.geo.1")
        s.num_tiles = number
        put_tile(s, number, x, y)


def read_ports(s: Any, ports: Mapping[str, Any]) -> None:
    for key, name in ports.items():
        seat = read_suit(key, "ports")
        x, y = read_cell(name, "ports")
        if max(abs(x), abs(y)) > REACH + 1:
            raise BadPosition(f"no port can come to lie on {name}", "isle.geo.10")
        if tile_on(s, x, y) != NO_TILE:
            raise BadPosition(f"a tile lies on {name} already", "isle.port.4")
        put_port(s, seat, x, y)
    if len(ports) == SEATS:
        map_land(s)
    elif s.phase not in (*BEFORE_PORTS, Phase.PORT):
        raise BadPosition("all four ports stand before the first turn", "isle.port.1")


def read_tile(s: Any, name: object, what: str) -> Tile:
    x, y = read_cell(name, what)
    far = max(abs(x), abs(y)) > REACH
    tile = NO_TILE if far else int(tile_on(s, x, y))
    if not 0 < tile <= ISLE_TILES:
        raise BadPosition(f"{what}: no isle tile lies on {name}", "isle.control.1")
    return tile


def read_control(s: Any, control: Mapping[str, Any]) -> None:
    for name, owner in control.items():
        s.control[read_tile(s, name, "control")] = read_suit(owner, f"control of {name}")


def read_space(s: Any, name: object, what: str) -> Place:
    place = int(place_of_spot(s, read_place(name, SPOT, what)))
    if not is_space(place) or tile_of(place) > s.num_tiles:
        raise BadPosition(f"{what}: {name} is no space of the isle", "isle.geo.3")
    return place
