"""Geometry: cells, places and what lies next to what."""

from __future__ import annotations

from serai.engine.bits import bit
from serai.engine.jit import rule
from serai.games.silver_isle import terms
from serai.games.silver_isle.rules.place import bit_of, half_of
from serai.games.silver_isle.state import State
from serai.games.silver_isle.tables import FIRST_SPACE, SPOTS
from serai.games.silver_isle.terms import Place, Seat, Spot, Tile

ODD = 1
"""The eastern and the northern spaces of a tile have odd coordinates."""

# --- Tiles ------------------------------------------------------------------------------------


@rule
def tile_on(s: State, x: int, y: int) -> Tile:
    """isle.geo.1, isle.geo.10 The tile on this cell; NO_TILE is water, inside the isle too
    (isle.geo.12)."""
    return int(s.tile_at[y + terms.MARGIN, x + terms.MARGIN])


@rule
def is_land(s: State, x: int, y: int) -> bool:
    """isle.port.8 Isle tiles and ports are land."""
    return tile_on(s, x, y) != terms.NO_TILE


@rule
def put_tile(s: State, tile: Tile, x: int, y: int) -> None:
    """isle.geo.1 A tile lies on its cell for good."""
    s.tile_x[tile] = x
    s.tile_y[tile] = y
    s.tile_at[y + terms.MARGIN, x + terms.MARGIN] = tile


@rule
def port_of(seat: Seat) -> Place:
    """isle.geo.4 The seat's port: one place, without spaces."""
    return terms.PORT + seat


@rule
def port_tile(seat: Seat) -> Tile:
    """The tile of the seat's port."""
    return terms.PORT_TILE + seat


@rule
def is_port(place: Place) -> bool:
    """Whether the place is a port."""
    return terms.PORT <= place < terms.PLACES


@rule
def is_space(place: Place) -> bool:
    """isle.comp.8, isle.geo.3 Whether the place is a quarter of an isle tile."""
    return terms.NOWHERE < place < terms.PORT


@rule
def is_ashore(place: Place) -> bool:
    """Whether the place is on land, neither in Europe nor aboard."""
    return terms.NOWHERE < place < terms.PLACES


@rule
def tile_of(place: Place) -> Tile:
    """The tile of a space or a port."""
    if place >= terms.PORT:
        return place - terms.PORT + terms.PORT_TILE
    return (place - 1) // terms.QUARTERS + 1


@rule
def first_space(tile: Tile) -> Place:
    """isle.geo.3, isle.comp.7 The lower left of a tile's four spaces; the others follow. Ports lie
    face up, so they have none."""
    return (tile - 1) * terms.QUARTERS + 1


# --- Coordinates ------------------------------------------------------------------------------


@rule
def space_on(s: State, a: int, b: int) -> Place:
    """The space `[a,b]`, or NOWHERE if no isle tile is there."""
    tile = tile_on(s, a >> 1, b >> 1)
    if tile == terms.NO_TILE or tile >= terms.PORT_TILE:
        return terms.NOWHERE
    return first_space(tile) + (a & ODD) + 2 * (b & ODD)


@rule
def place_on(s: State, a: int, b: int) -> Place:
    """isle.geo.4, isle.geo.8 The space `[a,b]`, the port that covers it, or NOWHERE."""
    tile = tile_on(s, a >> 1, b >> 1)
    if tile >= terms.PORT_TILE:
        return tile - terms.PORT_TILE + terms.PORT
    return space_on(s, a, b)


@rule
def column_of(s: State, place: Place) -> int:
    """The a of a space, or of the western half of a port."""
    column = 2 * int(s.tile_x[tile_of(place)])
    return column if is_port(place) else column + (place - 1) % 2


@rule
def row_of(s: State, place: Place) -> int:
    """The b of a space, or of the southern half of a port."""
    row = 2 * int(s.tile_y[tile_of(place)])
    return row if is_port(place) else row + (place - 1) % terms.QUARTERS // 2


@rule
def place_of_spot(s: State, spot: Spot) -> Place:
    """The place that an action names, or NOWHERE if it is not on land."""
    if spot > SPOTS:
        return terms.PORT + spot - SPOTS - 1
    a = (spot - 1) % terms.SPAN + FIRST_SPACE
    b = (spot - 1) // terms.SPAN + FIRST_SPACE
    return space_on(s, a, b)


@rule
def spot_at(place: Place, a: int, b: int) -> Spot:
    """How an action names this place, which is a port or the space `[a,b]`."""
    if place >= terms.PORT:
        return SPOTS + 1 + place - terms.PORT
    return 1 + terms.SPAN * (b - FIRST_SPACE) + a - FIRST_SPACE


@rule
def spot_of(s: State, place: Place) -> Spot:
    """How an action names this place."""
    return int(s.spot[place])


# --- What lies next to what -------------------------------------------------------------------


@rule
def add_neighbour(s: State, place: Place, other: Place) -> None:
    """Remember that this other place lies next to this one."""
    if other != terms.NOWHERE and other != place:
        s.near[place, half_of(other)] |= bit_of(other)


@rule
def find_neighbours(s: State, place: Place) -> None:
    """isle.geo.5, isle.geo.8 Look all round the place: 8 quarters round a space, 12 round a
    port."""
    a = column_of(s, place)
    b = row_of(s, place)
    s.spot[place] = spot_at(place, a, b)
    width = 2 if is_port(place) else 1
    for row in range(b - 1, b + width + 1):
        for column in range(a - 1, a + width + 1):
            add_neighbour(s, place, place_on(s, column, row))


@rule
def find_tiles_beside(s: State, tile: Tile) -> None:
    """isle.geo.9, isle.geo.11 Remember the tiles that share a side with this one."""
    x = int(s.tile_x[tile])
    y = int(s.tile_y[tile])
    beside = bit(tile_on(s, x - 1, y)) | bit(tile_on(s, x + 1, y))
    beside |= bit(tile_on(s, x, y - 1)) | bit(tile_on(s, x, y + 1))
    s.beside[tile] = beside & ~bit(terms.NO_TILE)


@rule
def is_tile(s: State, tile: Tile) -> bool:
    """Whether this tile has been laid."""
    return 0 < tile <= s.num_tiles or terms.PORT_TILE <= tile <= terms.TILES


@rule
def find_places(s: State) -> None:
    """The neighbours of all places and tiles, once the ports stand."""
    for tile in range(1, terms.TILES + 1):
        if is_tile(s, tile):
            find_tiles_beside(s, tile)
    for place in range(1, terms.SPACES + 1):
        if is_tile(s, tile_of(place)):
            find_neighbours(s, place)
    for place in range(terms.PORT, terms.PLACES):
        find_neighbours(s, place)
