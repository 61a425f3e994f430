"""Eligible corners, and which of them see each other."""

from __future__ import annotations

from serai.engine.bits import bit, has
from serai.engine.jit import rule
from serai.games.silver_isle import terms
from serai.games.silver_isle.rules.geometry import find_places, first_space, is_land, is_tile
from serai.games.silver_isle.state import State
from serai.games.silver_isle.tables import FIRST_POINT
from serai.games.silver_isle.terms import Corner, Place, Point, Seat, Tile

# --- Corners ----------------------------------------------------------------------------------


@rule
def is_eligible(s: State, x: int, y: int) -> bool:
    """isle.ship.loc.2, isle.ship.loc.3 A corner is eligible, or exposed, if exactly one of its four
    cells is land."""
    west = is_land(s, x - 1, y - 1) + is_land(s, x - 1, y)
    east = is_land(s, x, y - 1) + is_land(s, x, y)
    return west + east == 1


@rule
def shows_a_corner(s: State, tile: Tile) -> bool:
    """isle.port.6 Whether some corner of this tile is exposed."""
    x = int(s.tile_x[tile])
    y = int(s.tile_y[tile])
    south = is_eligible(s, x, y) or is_eligible(s, x + 1, y)
    return south or is_eligible(s, x, y + 1) or is_eligible(s, x + 1, y + 1)


@rule
def closest_place(tile: Tile, east: int, north: int) -> Place:
    """isle.ship.loc.8 The space of the tile, or the port, that touches its corner."""
    if tile >= terms.PORT_TILE:
        return tile - terms.PORT_TILE + terms.PORT
    return first_space(tile) + east + 2 * north


@rule
def add_corner(s: State, tile: Tile, east: int, north: int) -> None:
    """isle.ship.loc.1, isle.ship.loc.4 Give this corner of the tile a number, for good, if it is
    eligible."""
    x = int(s.tile_x[tile]) + east
    y = int(s.tile_y[tile]) + north
    if is_eligible(s, x, y):
        s.num_corners += 1
        s.corner_x[s.num_corners] = x
        s.corner_y[s.num_corners] = y
        s.closest[s.num_corners] = closest_place(tile, east, north)


@rule
def find_corners(s: State) -> None:
    """Number all eligible corners, tile by tile."""
    s.num_corners = 0
    for tile in range(1, terms.TILES + 1):
        if is_tile(s, tile):
            for north in range(2):
                for east in range(2):
                    add_corner(s, tile, east, north)


@rule
def corner_of_point(s: State, point: Point) -> Corner:
    """The eligible corner that an action names. NO_CORNER is Europe, OPEN_SEA a corner where no
    ship can be."""
    if point == 0:
        return terms.NO_CORNER
    x = (point - 1) % terms.POINTS_A_ROW + FIRST_POINT
    y = (point - 1) // terms.POINTS_A_ROW + FIRST_POINT
    for corner in range(1, s.num_corners + 1):
        if s.corner_x[corner] == x and s.corner_y[corner] == y:
            return corner
    return terms.OPEN_SEA


@rule
def point_of(s: State, corner: Corner) -> Point:
    """How an action names this corner; 0 is Europe."""
    if corner == terms.NO_CORNER:
        return 0
    column = int(s.corner_x[corner]) - FIRST_POINT
    return 1 + terms.POINTS_A_ROW * (int(s.corner_y[corner]) - FIRST_POINT) + column


@rule
def is_docked(s: State, seat: Seat, port: Place) -> bool:
    """isle.ship.loc.7 A ship is docked at a port if it is at an eligible corner of it, whoever owns
    it."""
    return s.ship_at[seat] != terms.NO_CORNER and s.closest[s.ship_at[seat]] == port


# --- Sight ------------------------------------------------------------------------------------


@rule
def side_of_line(x1: int, y1: int, x2: int, y2: int, x: int, y: int) -> int:
    """On which side of the line a point lies: above 0, below 0, or 0 on it."""
    return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)


@rule
def crosses(x1: int, y1: int, x2: int, y2: int, x: int, y: int) -> bool:
    """isle.ship.sight.2, isle.ship.sight.5 Whether the segment runs through the inside of the tile
    `(x,y)`. It does if it overlaps the tile, and corners of the tile lie on both sides of it.
    Touching a corner is not crossing."""
    if max(x1, x2) <= x or min(x1, x2) >= x + 1 or max(y1, y2) <= y or min(y1, y2) >= y + 1:
        return False
    southwest = side_of_line(x1, y1, x2, y2, x, y)
    southeast = side_of_line(x1, y1, x2, y2, x + 1, y)
    northwest = side_of_line(x1, y1, x2, y2, x, y + 1)
    northeast = side_of_line(x1, y1, x2, y2, x + 1, y + 1)
    highest = max(southwest, southeast, northwest, northeast)
    lowest = min(southwest, southeast, northwest, northeast)
    return highest > 0 and lowest < 0


@rule
def runs_inside(s: State, x1: int, y1: int, x2: int, y2: int) -> bool:
    """isle.ship.sight.3, isle.ship.sight.4 Whether the segment runs along a side shared by two land
    tiles. Along a coast it may run."""
    if x1 == x2:
        for y in range(min(y1, y2), max(y1, y2)):
            if is_land(s, x1 - 1, y) and is_land(s, x1, y):
                return True
    if y1 == y2:
        for x in range(min(x1, x2), max(x1, x2)):
            if is_land(s, x, y1 - 1) and is_land(s, x, y1):
                return True
    return False


@rule
def is_in_sight(s: State, x1: int, y1: int, x2: int, y2: int) -> bool:
    """isle.ship.sight.1, isle.ship.sight.7 Whether the segment runs over no land, ports included.
    isle.ship.sight.6 Ships and crews never block it, and it may pass where two tiles meet at a
    corner only."""
    for tile in range(1, terms.TILES + 1):
        if is_tile(s, tile) and crosses(x1, y1, x2, y2, int(s.tile_x[tile]), int(s.tile_y[tile])):
            return False
    return not runs_inside(s, x1, y1, x2, y2)


@rule
def look_from(s: State, corner: Corner) -> None:
    """isle.ship.sight.8 Find which of the corners before this one see it, and are seen by it."""
    x = int(s.corner_x[corner])
    y = int(s.corner_y[corner])
    for other in range(1, corner):
        if is_in_sight(s, x, y, int(s.corner_x[other]), int(s.corner_y[other])):
            s.sight[corner] |= bit(other)
            s.sight[other] |= bit(corner)


@rule
def sees(s: State, corner: Corner, other: Corner) -> bool:
    """Whether a ship can sail from one corner to the other."""
    return has(s.sight[corner], other)


@rule
def map_land(s: State) -> None:
    """isle.geo.1 Find what lies next to what, the eligible corners, and what they see. Once, when
    the ports stand: the land never changes again."""
    find_places(s)
    find_corners(s)
    for corner in range(1, s.num_corners + 1):
        look_from(s, corner)
