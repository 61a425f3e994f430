"""Names of places, the same at every moment once the ports stand: ports by their suits, land by its
bearing from a port, capes by their port or their coast."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from serai.engine.naming import Name, Target
from serai.engine.seat import Seat
from serai.games.silver_isle import capes
from serai.games.silver_isle.bearing import Bearing, beyond
from serai.games.silver_isle.lines import nth, side_of
from serai.games.silver_isle.notation import cell_name, corner_name, place_name
from serai.games.silver_isle.parts import suit
from serai.games.silver_isle.rules import building, geometry
from serai.games.silver_isle.state import State
from serai.games.silver_isle.terms import EUROPE, NO_CORNER, PORT, SEATS, Coast, Corner, Place, Tile

EAST_WEST = ("west", "east")
SOUTH_NORTH = ("south", "north")
SHAPE = (("num_tiles", "tile_at"), ("spot", "occupant"))
"""The parts of a record that say how the isle lies, each up to the field that follows it. Names
depend on nothing else."""
ISLES = 256
"""The names of so many isles are remembered: a move says dozens of them."""


def _place_of(field: str) -> int:
    return int(State.dtype.fields[field][1])  # type: ignore[index]  # it has fields


PARTS = [slice(_place_of(begin), _place_of(end)) for begin, end in SHAPE]


@functools.lru_cache(ISLES)
def _names_on(isle: tuple[bytes, ...]) -> dict[tuple[str, int], Name]:  # noqa: ARG001
    """What has been called by name on an isle of this shape."""
    return {}


def once_an_isle(call: Callable[[Any, int], Name]) -> Callable[[Any, int], Name]:
    """Remember what this finds, for each isle."""

    @functools.wraps(call)
    def remember(s: Any, thing: int) -> Name:
        memory, key = s.tobytes(), (call.__name__, thing)
        names = _names_on(tuple(memory[part] for part in PARTS))
        if key not in names:
            names[key] = call(s, thing)
        return names[key]

    return remember


# --- Land -------------------------------------------------------------------------------------


@once_an_isle
def place_called(s: Any, place: Place) -> Name:
    """A space or a port; or Europe."""
    if place == EUROPE:
        return Name("europe")
    at = Target("place", place_name(s, place))
    if geometry.is_port(place):
        return Name("port", port_facts(place - PORT), at)
    return Name("space", space_facts(s, place), at)


def port_facts(seat: Seat) -> dict[str, str | int]:
    """Whose port it is: the seat, for whom it may be their own, and the suit for all others."""
    return {"port": suit(seat), "suit": suit(seat).lower()}


def space_facts(s: Any, place: Place) -> dict[str, str | int]:
    """A space by its bearing from the nearest port, in steps. Those of a line from the port lie two
    and two, so they are told apart by their sides."""
    seat = nearest_port(s, geometry.tile_of(place))
    bearing = space_bearing(s, seat, place)
    facts = bearing_facts(bearing) | port_facts(seat)
    if bearing.east == 0:
        return facts | {"shape": "aside", "side": EAST_WEST[geometry.column_of(s, place) % 2]}
    if bearing.north == 0:
        return facts | {"shape": "aside", "side": SOUTH_NORTH[geometry.row_of(s, place) % 2]}
    return facts


def space_bearing(s: Any, seat: Seat, place: Place) -> Bearing:
    """Where a space lies, seen from a seat's port, which is two spaces wide."""
    west, south = geometry.column_of(s, PORT + seat), geometry.row_of(s, PORT + seat)
    return Bearing(
        beyond(west, west + 1, geometry.column_of(s, place)),
        beyond(south, south + 1, geometry.row_of(s, place)),
    )


@once_an_isle
def tile_called(s: Any, tile: Tile) -> Name:
    """A tile of the isle by its bearing from the nearest port, once the ports stand."""
    seat = nearest_port(s, tile)
    bearing = tile_bearing(s, seat, tile)
    facts = bearing_facts(bearing) | port_facts(seat) | {"nth": bearing.far}
    return Name("tile", facts, Target("cell", cell_name(s, tile)))


def tile_bearing(s: Any, seat: Seat, tile: Tile) -> Bearing:
    """Where a tile lies, seen from a seat's port."""
    port = geometry.port_tile(seat)
    return Bearing(int(s.tile_x[tile] - s.tile_x[port]), int(s.tile_y[tile] - s.tile_y[port]))


def nearest_port(s: Any, tile: Tile) -> Seat:
    """The seat from whose port a tile and its spaces are called: the nearest; if there are several,
    one from which a single wind says where."""

    def distance(seat: Seat) -> tuple[int, bool]:
        bearing = tile_bearing(s, seat, tile)
        return bearing.far, not bearing.is_straight

    return min(range(SEATS), key=distance)


def bearing_facts(bearing: Bearing) -> dict[str, str | int]:
    """How far to which wind; or how far to which two."""
    if bearing.is_straight:
        return {"shape": "straight", "far": bearing.far, "wind": bearing.wind}
    along, across = bearing.winds
    return {
        "shape": "off",
        "rows": abs(bearing.north),
        "along": along,
        "columns": abs(bearing.east),
        "across": across,
    }


# --- Capes ------------------------------------------------------------------------------------


@once_an_isle
def cape_called(s: Any, corner: Corner) -> Name:
    """A cape by its port, or by its coast; or Europe."""
    if corner == NO_CORNER:
        return Name("europe")
    at = Target("harbour", corner_name(s, corner))
    seat = capes.port_at(s, corner)
    if seat is not None:
        return Name("port-cape", cape_of_port(s, seat, corner), at)
    coast = capes.coast_of(s, corner)
    facts = nth_cape(capes.capes_of_coast(s, coast), corner, coast)
    return Name("coast-cape", facts | {"coast": side_of(coast)}, at)


def cape_of_port(s: Any, seat: Seat, corner: Corner) -> dict[str, str | int]:
    """The one cape of a port, or one of two."""
    others = [other for other in capes.capes_of_port(s, seat) if other != corner]
    side = capes.side_of_port(s, corner, others[0]) if others else "only"
    return port_facts(seat) | {"side": side}


def nth_cape(row: list[Corner], corner: Corner, coast: Coast) -> dict[str, str | int]:
    """One of the capes of a coast: the only one, or counted from the nearer end."""
    if len(row) == 1:
        return {"side": "only", "nth": 1}
    sides = (Coast.WEST, Coast.EAST) if building.is_upright(coast) else (Coast.NORTH, Coast.SOUTH)
    number, side = nth(row, corner, sides)
    return {"side": side, "nth": number}
