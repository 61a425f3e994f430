"""The rulebook's nouns: kinds, numbers and sizes."""

from __future__ import annotations

from enum import IntEnum
from typing import TypeAlias

from serai.engine.seat import Seat

__all__ = ["Seat"]  # the engine's word, at hand with the game's own

Spot: TypeAlias = int
"""A place of the lattice. Tile, corner and sides share numbers: see `tables.py`."""
Tile: TypeAlias = Spot
Corner: TypeAlias = Spot
Side: TypeAlias = int
"""A wall site: the spot of its upper or left end, plus SPOTS if it runs down."""
Piece: TypeAlias = int
"""A big piece: a shepherd, a mastiff or the ookami."""
Face: TypeAlias = int

SEATS = 4
COLUMNS = 5
MAX_ROWS = 6
STRIDE = COLUMNS + 1
SPOTS = 1 + STRIDE * (MAX_ROWS + 1)
"""Spot 0 is nowhere; the corners of the largest board take 6 x 7 more."""
SIDES = 2 * SPOTS
NOWHERE: Spot = 0
NO_SIDE: Side = 0

WORMS = 15
FIRST_WORMS = 7
WORMS_PER_PLACEMENT = 2
TILE_CAPACITY = 3
NURSERIES = 4
FIRST_POINTS = 5
FACES = 6
HALF_RING = 3
"""The farthest that two faces of the ring of six lie apart."""
DICE = 2

SEGMENT = 2
"""Walls that a segment needs at least."""
LONG_WALL = 5
ENCLOSURE = 2
"""Tiles that an enclosure needs at least."""
LARGE_ENCLOSURE = 3
"""Tiles that the Enclosure Improvement asks for."""

NO_PIECE: Piece = 0
SHEPHERD: Piece = 1
"""The shepherd of seat 0; the next seats' follow."""
MASTIFF: Piece = SHEPHERD + SEATS
OOKAMI: Piece = MASTIFF + SEATS
PIECES = OOKAMI + 1


class Kind(IntEnum):
    """The kinds of big pieces, as rows and columns of the bump table."""

    NONE = 0
    SHEPHERD = 1
    MASTIFF = 2
    OOKAMI = 3


class Pasture(IntEnum):
    """What is printed on a tile. Its number is its value."""

    NONE = 0
    DRY = 1
    NORMAL = 2
    LEAFY = 3


class Direction(IntEnum):
    """The four ways off a tile, clockwise."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


DIRECTIONS = 4


class BoardAction(IntEnum):
    """The six actions of the action board, by their number on the die."""

    NONE = 0
    RAISE = 1
    HERD = 2
    WALL = 3
    NURSERY = 4
    GRAZE = 5
    OOKAMI = 6


class Improvement(IntEnum):
    """The four Improvement markers."""

    SILKWORM = 0
    LONG_WALL = 1
    ENCLOSURE = 2
    NURSERY = 3


IMPROVEMENTS = 4


class Phase(IntEnum):
    """What is to be decided. RAISE comes before the roll; the six actions have a phase each."""

    NONE = 0
    LAY = 1
    FIRST = 2
    WORMS = 3
    PIECES = 4
    RAISE = 5
    ROLL = 6
    DICE = 7
    ACTION_RAISE = 8
    ACTION_HERD = 9
    ACTION_WALL = 10
    ACTION_NURSERY = 11
    ACTION_GRAZE = 12
    ACTION_OOKAMI = 13
    PUSH = 14
    SPREAD = 15
    OVER = 16


SETUP = (Phase.LAY, Phase.FIRST, Phase.WORMS, Phase.PIECES)
AFTER_SETUP = range(Phase.RAISE, Phase.OVER + 1)
ACTIONS = range(Phase.ACTION_RAISE, Phase.ACTION_OOKAMI + 1)
"""The phases of the six actions of the board."""
BUMPED = (Phase.PUSH, Phase.SPREAD)
MID_ACTION = (*ACTIONS, *BUMPED)


class MultiClose(IntEnum):
    """Which closed segments score when one wall closes several."""

    SHORTEST = 0
    LONGEST = 1
    SUM = 2


class EnclosureNurseries(IntEnum):
    """Which nurseries of its controller multiply the tiles of an enclosure."""

    IN_CONTACT = 0
    ALL_BUILT = 1


class TieBreak(IntEnum):
    """What decides between equal totals."""

    NONE = 0
    FEWEST_IN_DEN = 1
