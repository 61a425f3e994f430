"""The rulebook's nouns: kinds, numbers and sizes."""

from __future__ import annotations

from enum import IntEnum
from typing import Literal, TypeAlias, get_args

from serai.engine.seat import Seat

__all__ = ["Seat"]

Tile: TypeAlias = int
"""A tile on the table, numbered as it was laid; the ports come after the isle."""
Place: TypeAlias = int
"""Where a crew can be: EUROPE, a space of the isle, a port, or SHIP."""
Spot: TypeAlias = int
"""A space by its coordinates, or a port: how actions name a place. See `tables.py`."""
Corner: TypeAlias = int
"""An eligible corner, numbered once the ports stand; 0 is Europe."""
Point: TypeAlias = int
"""A corner by its coordinates: how actions name it. See `tables.py`."""
Crew: TypeAlias = int
"""A coin of a seat: 1 is the null, 6 the five. Its value is one less."""
Slot: TypeAlias = int
"""One of a seat's six crews as everybody can tell them apart: by where they are."""
Line: TypeAlias = int
"""A column or a row, by its x or y."""

SEATS = 4
SuitLetter: TypeAlias = Literal["S", "A", "M", "C"]
"""Suns, Arms, Moons, Crowns: the seats in the order of the printed coasts, clockwise."""
SUITS: tuple[SuitLetter, ...] = get_args(SuitLetter)
SUIT_LETTERS = "".join(SUITS)

CREWS = 6
NO_CREW: Crew = 0
NULL: Crew = 1
VALUES = 5
"""Values of the tiles that build the isle: 1 to 5."""
FACES = SEATS * VALUES
DRAWS = FACES - 1
"""All tiles but the one at the start are drawn."""

ISLE_TILES = 20
"""isle.build.1: 24 tiles less the four nulls."""
NO_TILE: Tile = 0
PORT_TILE: Tile = ISLE_TILES + 1
"""The port of seat 0; the next seats' follow."""
TILES = ISLE_TILES + SEATS
START_TILE: Tile = 1

QUARTERS = 4
SPACES = ISLE_TILES * QUARTERS
EUROPE: Place = 0
NOWHERE: Place = 0
PORT: Place = SPACES + 1
"""The port of seat 0; the next seats' follow."""
PLACES = SPACES + SEATS + 1
"""80 spaces, 4 ports, and place 0."""
SHIP: Place = PLACES
"""Aboard the seat's own ship."""
HALF = PLACES // 2
HALVES = 2
"""A set of places takes two numbers: places up to HALF, and those above."""

REACH = 5
"""isle.geo.10: no isle tile lies farther than 5 lines from the starting tile."""
LINES = 2 * REACH + 1
MARGIN = REACH + 2
"""Ports lie one farther out, and water surrounds them."""
CELLS = 2 * MARGIN + 1
SPAN = 2 * LINES
"""Spaces in a row from the westernmost possible tile to the easternmost."""
POINTS_A_ROW = LINES + 3
"""isle.geo.10: corners from -6 to 7."""

CORNERS = 41
"""A tile joined on one side has at most two exposed corners, on two sides one, else none; of 24
joined tiles at most 16 are joined on one side only, so at most 40; corner 0 is Europe."""
WORLDS = 720
"""isle.info.11: ways to spread six values over six crews."""
WORD = 48
"""Worlds to a word, a number of 64 bits: those that agree in the first two slots share one."""
WORDS = WORLDS // WORD

ACTIONS = 2
MOST_ROUNDS = 30_000
"""Without guards a game can go on for ever; here the count of its rounds stops, in 16 bits."""
NO_CORNER: Corner = 0
"""A ship without a corner is in Europe."""
OPEN_SEA: Corner = -1
"""No eligible corner. Never an index."""
NO_FACE = 0
NO_COAST = -1
"""Before the coasts have been cast by lot. Never an index."""
MOST_SILVER = 24
"""isle.comp.6: there are 24 tokens."""
MOST_IN_MINE = 6
"""The highest `mine_cap`."""
MOST_DAMAGE = 15
"""The values of all six crews together."""


class Coast(IntEnum):
    """The four sides of the isle, clockwise: the order of play."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


class Phase(IntEnum):
    """What is to be decided."""

    NONE = 0
    COASTS = 1
    DRAWER = 2
    DRAW = 3
    LAY = 4
    FIRST = 5
    PORT = 6
    STARVE = 7
    ACT = 8
    DROP = 9
    PAY = 10
    KEEP = 11
    SILVER = 12
    DISCOVER = 13
    OVER = 14


BEFORE_PORTS = (Phase.COASTS, Phase.DRAWER, Phase.DRAW, Phase.LAY, Phase.FIRST)
SETUP = (*BEFORE_PORTS, Phase.PORT)
BUILDING = (Phase.DRAW, Phase.LAY)
TURN = range(Phase.STARVE, Phase.OVER)
"""Somebody's turn is under way."""
FIGHTING = (Phase.PAY, Phase.KEEP, Phase.SILVER)
"""The winner of a fight decides."""
NO_TURN = (Phase.COASTS, Phase.DRAWER, Phase.FIRST, Phase.OVER)
"""It is nobody's turn."""


class Coasts(IntEnum):
    """Which coast belongs to which suit."""

    PRINTED = 0
    RANDOM = 1


class DamageShort(IntEnum):
    """What becomes of winners that cannot pay their damage."""

    SURVIVE = 0
    WIPED_OUT = 1


class Drop(IntEnum):
    """Where a crew may lay down its token."""

    OFF = 0
    PORT = 1


class SilverCounts(IntEnum):
    """When silver counts as being in Europe."""

    ARRIVED = 0
    UNLOADED = 1


class ShipReach(IntEnum):
    """Which silver on the ground a ship can take: what lies in the place closest to it, or next to
    that place too."""

    CLOSEST = 0
    NEXT = 1


class TieBreak(IntEnum):
    """What decides who wins, in this order."""

    SILVER = 0
    TILES = 1
    CREWS = 2
    STRENGTH = 3
    HIGHEST = 4
