"""How seats, tiles, places and corners of a record are written."""

from __future__ import annotations

from typing import Any

from serai.engine.bits import has
from serai.engine.seat import NOBODY, Seat
from serai.games.silver_isle.actions import HARBOUR, SPOT
from serai.games.silver_isle.rules.geometry import is_port, spot_of, tile_of
from serai.games.silver_isle.rules.sight import point_of
from serai.games.silver_isle.terms import (
    CREWS,
    EUROPE,
    SEATS,
    SHIP,
    SUIT_LETTERS,
    Corner,
    Crew,
    Place,
    Tile,
)


def suit(seat: Seat) -> str:
    """A seat by the letter of its suit."""
    return SUIT_LETTERS[seat]


def suit_or_none(seat: Seat) -> str | None:
    """A seat by the letter of its suit; None for NOBODY."""
    return None if seat == NOBODY else suit(seat)


def cell_name(s: Any, tile: Tile) -> str:
    """A tile by its cell: `-1,2`."""
    return f"{int(s.tile_x[tile])},{int(s.tile_y[tile])}"


def place_name(s: Any, place: Place) -> str:
    """A place on land as actions name it: `[0,3]`, `port-S`; otherwise `ship` or `europe`."""
    if place in (EUROPE, SHIP):
        return "ship" if place == SHIP else "europe"
    return SPOT.write(spot_of(s, place))


def pool_name(s: Any, place: Place) -> str:
    """A place as its owner names it: `[0,3]`, `port`, `ship`, `europe`."""
    return "port" if is_port(place) else place_name(s, place)


def corner_name(s: Any, corner: Corner) -> str:
    """A ship's place: `<0,5>` or `europe`."""
    return HARBOUR.write(point_of(s, corner))


def tile_name(s: Any, place: Place) -> str:
    """The tile of a place, by its cell."""
    return cell_name(s, tile_of(place))


def values_of(crews: int) -> list[int]:
    """The values of a set of crews, the smallest first."""
    return [crew - 1 for crew in range(1, CREWS + 1) if has(crews, crew)]


def value_name(crew: Crew) -> str:
    """A crew by its value."""
    return str(crew - 1)


def by_suit(values: Any) -> dict[str, int]:
    """A number for each seat that has any."""
    return {suit(seat): int(values[seat]) for seat in range(SEATS) if values[seat]}
