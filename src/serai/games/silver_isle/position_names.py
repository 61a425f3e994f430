"""What positions call the things of an isle. Each isle has other tiles, places and corners, so the
names are looked up in the record."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np

from serai.engine.action import Domain
from serai.engine.errors import BadPosition
from serai.engine.form import Context, Json, Numbers, Words
from serai.engine.reading import read_letter, read_number, read_place
from serai.engine.schema import Schema
from serai.engine.seat import Seat
from serai.games.silver_isle import parts, terms
from serai.games.silver_isle.parts import cell_name, corner_name, ground_name, place_name
from serai.games.silver_isle.rules.geometry import (
    is_space,
    place_of_spot,
    port_of,
    tile_of,
    tile_on,
)
from serai.games.silver_isle.rules.sight import corner_of_point
from serai.games.silver_isle.terms import Corner, Phase, Place, Tile

CELL_NAME = re.compile(r"(-?\d{1,9}),(-?\d{1,9})")
PHASE_WORDS = {Phase.DRAW: "build", Phase.LAY: "build", Phase.DROP: "act"}
"""Phases that positions do not tell apart from others; the rest are called what they are."""

# --- Reading one name -------------------------------------------------------------------------


def read_suit(value: object, what: str) -> Seat:
    """A seat by the letter of its suit."""
    return read_letter(value, terms.SUIT_LETTERS, what)


def read_cell(name: object, what: str) -> tuple[int, int]:
    """The column and the row of a cell."""
    found = CELL_NAME.fullmatch(name) if isinstance(name, str) else None
    if not found:
        raise BadPosition(f"{what}: a tile is written like -1,2, not {name!r}")
    return int(found[1]), int(found[2])


def read_tile(s: Any, name: object, what: str) -> Tile:
    """An isle tile by its cell."""
    x, y = read_cell(name, what)
    far = max(abs(x), abs(y)) > terms.REACH
    tile = terms.NO_TILE if far else int(tile_on(s, x, y))
    if not 0 < tile <= terms.ISLE_TILES:
        raise BadPosition(f"{what}: no isle tile lies on {name}", "isle.control.1")
    return tile


def read_space(s: Any, name: object, what: str) -> Place:
    """A space of the isle."""
    place = int(place_of_spot(s, read_place(name, parts.SPOT, what)))
    if not is_space(place) or tile_of(place) > s.num_tiles:
        raise BadPosition(f"{what}: {name} is no space of the isle", "isle.geo.3")
    return place


def read_port(name: object) -> Place:
    """A port as positions write it, `port S`, or as actions do, `port-S`; NOWHERE is no port."""
    if not isinstance(name, str) or not name.startswith(("port ", "port-")):
        return terms.NOWHERE
    return int(port_of(read_suit(name[len("port ") :], "a port")))


def read_ground(s: Any, name: object, what: str) -> Place:
    """The ground of a space or a port."""
    return read_port(name) or read_space(s, name, what)


def read_side(s: Any, name: object, what: str) -> Place:
    """Where one side of a fight is: a space, a port, or its ship."""
    if name == "ship":
        return terms.SHIP
    place = read_port(name) or int(place_of_spot(s, read_place(name, parts.SPOT, what)))
    if place == terms.NOWHERE:
        raise BadPosition(f"{what}: {name} is not on land", "isle.fight.who.1")
    return place


def read_corner(s: Any, name: object, what: str) -> Corner:
    """A ship's place."""
    corner = int(corner_of_point(s, read_place(name, parts.HARBOUR, what)))
    if corner == terms.OPEN_SEA:
        raise BadPosition(f"{name} is no corner for ships", "isle.ship.loc.2")
    return corner


# --- Words of fields --------------------------------------------------------------------------


class OnTheIsle(Words):
    """What has a name on this isle alone, since each isle has other tiles and corners. `found` are
    its numbers, as a seat sees them."""

    def __init__(
        self,
        kind: str,
        name: Callable[[Any, int], str],
        find: Callable[[Any, object, str], int],
        found: Callable[[Numbers], Numbers],
    ) -> None:
        self._kind, self._name, self._find, self._found = kind, name, find, found
        self.first = 1

    @property
    def kind(self) -> str:
        """What it is."""
        return self._kind

    @property
    def schema(self) -> Schema:
        """Any text."""
        return {"type": "string"}

    def write(self, number: int, at: Context) -> str:
        """The name on this isle."""
        return self._name(at.s, number)

    def read(self, word: Json, what: str, at: Context) -> int:
        """What is called so on this isle."""
        return self._find(at.s, word, what)

    def numbers(self, eyes: Numbers) -> Numbers:
        """All that there can be."""
        return self._found(eyes)


class Values(Words):
    """Crews by their values, as numbers."""

    kind = "value"
    says = f"a number from 0 to {terms.CREWS - 1}"

    def __init__(self) -> None:
        self.first = 1

    @property
    def schema(self) -> Schema:
        """A number."""
        return {"type": "integer", "minimum": 0, "maximum": terms.CREWS - 1}

    def write(self, number: int, at: Context) -> Json:  # noqa: ARG002
        """The value."""
        return number - 1

    def read(self, word: Json, what: str, at: Context) -> int:  # noqa: ARG002
        """The crew of this value."""
        return 1 + read_number(word, what, 0, terms.CREWS - 1)

    def numbers(self, eyes: Numbers) -> Numbers:  # noqa: ARG002
        """All six."""
        return np.arange(1, terms.CREWS + 1)


def _places(eyes: Numbers) -> Numbers:
    """The spaces, then the ports, one's own first."""
    return np.concatenate([np.arange(1, terms.PORT), terms.PORT + eyes])


TILE = OnTheIsle("tile", cell_name, read_tile, lambda _: np.arange(1, terms.ISLE_TILES + 1))
CORNER = OnTheIsle("corner", corner_name, read_corner, lambda _: np.arange(terms.CORNERS))
GROUND = OnTheIsle("place", ground_name, read_ground, _places)
SIDE = OnTheIsle(
    "place",
    place_name,
    read_side,
    lambda eyes: np.append(_places(eyes), terms.SHIP),
)
VALUE = Values()
PHASE = Domain(
    "phase",
    [PHASE_WORDS.get(phase, phase.name.lower()) for phase in Phase if phase],
    first=Phase.COASTS,
    aliases={"build": Phase.DRAW, "act": Phase.ACT},
)
