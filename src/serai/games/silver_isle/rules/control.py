"""Control, areas, and starvation."""

from __future__ import annotations

from serai.engine.bits import Bits, bit, count, has, lowest, smallest
from serai.engine.jit import rule
from serai.engine.seat import NOBODY
from serai.games.silver_isle.reasons import Reason
from serai.games.silver_isle.rules.crew import eliminate, place_of
from serai.games.silver_isle.rules.geometry import first_space, is_ashore, tile_of
from serai.games.silver_isle.state import State
from serai.games.silver_isle.terms import CREWS, QUARTERS, TILES, Crew, Seat, Tile

# --- Control ----------------------------------------------------------------------------------


@rule
def controls(s: State, seat: Seat, tile: Tile) -> bool:
    """isle.control.1, isle.port.9 Whether this seat controls the tile; a port is always its
    owner's."""
    return s.control[tile] == seat


@rule
def is_defended(s: State, tile: Tile) -> bool:
    """isle.control.4, isle.control.8 Whether the tile's controller has a crew on it. Nobody else
    can have one there."""
    for place in range(first_space(tile), first_space(tile) + QUARTERS):
        if s.occupant[place] != NOBODY and s.occupant[place] == s.control[tile]:
            return True
    return False


@rule
def gain_control(s: State, seat: Seat, tile: Tile) -> None:
    """isle.control.2 to .4, isle.control.6, isle.control.7 You control the tile from now on, until
    somebody else gains it: nothing else changes control. isle.limit.2 The first to control a tile
    makes progress."""
    s.gained = tile
    s.lost_by = s.control[tile]
    if s.control[tile] == NOBODY:
        s.progress = 1
    s.control[tile] = seat


@rule
def num_controlled(s: State, seat: Seat) -> int:
    """isle.win.2 Isle tiles that this seat controls."""
    number = 0
    for tile in range(1, s.num_tiles + 1):
        number += controls(s, seat, tile)
    return number


# --- Areas ------------------------------------------------------------------------------------


@rule
def controlled_tiles(s: State, seat: Seat) -> Bits:
    """The tiles that this seat controls, its port too."""
    tiles = 0
    for tile in range(1, TILES + 1):
        if controls(s, seat, tile):
            tiles |= bit(tile)
    return tiles


@rule
def area_of(s: State, seat: Seat, tile: Tile) -> Bits:
    """isle.area.1 to .3 The seat's tiles that are connected with this one through shared sides. The
    port is a tile like any other; tiles that touch at a corner are not connected."""
    own = controlled_tiles(s, seat)
    area = 0
    edge = bit(tile) & own
    while edge:
        area |= lowest(edge)
        edge = (edge | s.beside[smallest(edge)] & own) & ~area
    return area


@rule
def surplus(s: State, seat: Seat, area: Bits) -> int:
    """isle.starve.3 to .5, isle.starve.7 How many more crews the seat has in the area than the area
    has tiles. Values do not matter; crews aboard or in Europe do not count."""
    crews = 0
    for slot in range(CREWS):
        place = int(s.crew_at[seat, slot])
        if is_ashore(place) and has(area, tile_of(place)):
            crews += 1
    return crews - count(area)


# --- Starvation -------------------------------------------------------------------------------


@rule
def is_hungry(s: State, seat: Seat, crew: Crew) -> bool:
    """isle.starve.2, isle.starve.6 Whether this crew is in an area with more crews than tiles."""
    place = place_of(s, seat, crew)
    return is_ashore(place) and surplus(s, seat, area_of(s, seat, tile_of(place))) > 0


@rule
def tiles_with_crews(s: State, seat: Seat) -> Bits:
    """The tiles on which this seat has crews."""
    tiles = 0
    for slot in range(CREWS):
        place = int(s.crew_at[seat, slot])
        if is_ashore(place):
            tiles |= bit(tile_of(place))
    return tiles


@rule
def is_anyone_hungry(s: State, seat: Seat) -> bool:
    """isle.starve.1, isle.starve.2 Whether some crew of this seat has to starve. Each area with
    crews is checked by itself."""
    left = tiles_with_crews(s, seat)
    while left:
        area = area_of(s, seat, smallest(left))
        if surplus(s, seat, area) > 0:
            return True
        left &= ~area
    return False


@rule
def refuse_starve(s: State, seat: Seat, crew: Crew) -> Reason:
    """isle.starve.6 You choose which crews of an overcrowded area go."""
    return Reason.ALLOWED if is_hungry(s, seat, crew) else Reason.CREW_IS_FED


@rule
def starve(s: State, seat: Seat, crew: Crew) -> None:
    """isle.starve.8 to .10 The crew goes to Europe unseen, its token stays, and control does not
    change."""
    eliminate(s, seat, crew, False)
