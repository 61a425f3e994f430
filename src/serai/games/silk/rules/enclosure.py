"""Enclosures: regions of tiles with walls all around."""

from __future__ import annotations

from serai.engine.bits import Bits, count, lowest
from serai.engine.jit import rule
from serai.engine.seat import NOBODY
from serai.games.silk.state import State
from serai.games.silk.tables import BOARD
from serai.games.silk.terms import ENCLOSURE, STRIDE, EnclosureNurseries, Seat


@rule
def region_of(s: State, tiles: Bits) -> Bits:
    """silk.enc.def.1, silk.enc.def.5, silk.enc.perm The tiles joined to these over sides without a
    wall. Walls stay, so regions only shrink."""
    board = BOARD[s.players]
    grown = tiles
    while True:
        east = (grown << 1) & ~s.walls_v
        west = (grown & ~s.walls_v) >> 1
        south = (grown << STRIDE) & ~s.walls_h
        north = (grown & ~s.walls_h) >> STRIDE
        tiles = (grown | east | west | south | north) & board
        if tiles == grown:
            return tiles
        grown = tiles


@rule
def rim_h(region: Bits) -> Bits:
    """The horizontal sides, named by their left ends, that part the region from anything else:
    one of the tiles above and below belongs to it, not both (silk.enc.def.3)."""
    return region ^ (region << STRIDE)


@rule
def rim_v(region: Bits) -> Bits:
    """The upright sides, named by their upper ends, that part the region from anything else."""
    return region ^ (region << 1)


@rule
def is_enclosure(s: State, region: Bits) -> bool:
    """silk.enc.def.2, silk.enc.def.4 At least two tiles, with a wall on every side of the rim, the
    board's edge included; with `edge_encloses`, any region but the whole board."""
    if count(region) < ENCLOSURE:
        return False
    if s.edge_encloses:
        return region != BOARD[s.players]
    return rim_h(region) & ~s.walls_h == 0 and rim_v(region) & ~s.walls_v == 0


@rule
def corners_in_contact(s: State, region: Bits) -> Bits:
    """silk.enc.touch The ends of the walls on the rim, those around a hole included."""
    across = rim_h(region) & s.walls_h
    down = rim_v(region) & s.walls_v
    return across | (across << 1) | down | (down << STRIDE)


@rule
def controller(s: State, region: Bits) -> Seat:
    """silk.enc.control Who has strictly the most nurseries in contact; a tie or none: NOBODY."""
    corners = corners_in_contact(s, region)
    best = NOBODY
    most = 0
    for seat in range(s.players):
        nurseries = count(s.nurseries[seat] & corners)
        if nurseries > most:
            best = seat
            most = nurseries
        elif nurseries == most:
            best = NOBODY
    return best


@rule
def multiplying_nurseries(s: State, region: Bits, seat: Seat) -> Bits:
    """silk.enc.score The controller's nurseries that multiply the tiles: those in contact, or with
    `enclosure_nurseries` all that are built (R30)."""
    if s.enclosure_nurseries == EnclosureNurseries.ALL_BUILT:
        return int(s.nurseries[seat])
    return int(s.nurseries[seat]) & corners_in_contact(s, region)


@rule
def enclosure_points(s: State, region: Bits, seat: Seat) -> int:
    """silk.enc.score Tiles times the controller's nurseries. silk.enc.multi A nursery counts for
    every enclosure that it touches."""
    return count(region) * count(multiplying_nurseries(s, region, seat))


@rule
def score_enclosures(s: State) -> None:
    """silk.final.1 Every enclosure pays its controller."""
    tiles = BOARD[s.players]
    while tiles:
        region = region_of(s, lowest(tiles))
        tiles &= ~region
        if is_enclosure(s, region):
            seat = controller(s, region)
            if seat != NOBODY:
                s.enclosed[seat] += enclosure_points(s, region, seat)
