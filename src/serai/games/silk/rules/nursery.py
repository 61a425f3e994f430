"""Action 4: build a nursery, or regenerate a barren tile."""

from __future__ import annotations

from serai.engine.bits import Bits, bit, count, has
from serai.engine.jit import rule
from serai.games.silk.reasons import Reason
from serai.games.silk.rules.geometry import (
    all_nurseries,
    corners_of,
    is_on_board,
    refuse_nursery_site,
    tiles_next_to_nurseries,
)
from serai.games.silk.rules.herding import shepherd_of
from serai.games.silk.rules.occupancy import is_empty
from serai.games.silk.rules.scoring import claim
from serai.games.silk.rules.segment import ANY_SIDE, NO_SEGMENTS, segments_from
from serai.games.silk.rules.wall import score_segments
from serai.games.silk.state import State
from serai.games.silk.terms import NURSERIES, SPOTS, Corner, Improvement, Seat, Tile


@rule
def has_all_nurseries(s: State, seat: Seat) -> bool:
    """Whether all four nurseries of this seat stand on the board."""
    return count(s.nurseries[seat]) == NURSERIES


@rule
def refuse_nursery(s: State, seat: Seat, corner: Corner) -> Reason:
    """silk.nur.1 to .4 May this seat build here: at a corner of its shepherd's tile, far enough
    from every nursery? Neither worms nor walls matter."""
    if has_all_nurseries(s, seat):
        return Reason.NURSERIES_ALL_BUILT
    reason = refuse_nursery_site(s, corner)
    if reason != Reason.ALLOWED:
        return reason
    if not has(shepherd_corners(s, seat), corner):
        return Reason.NURSERY_NEEDS_SHEPHERD
    return Reason.ALLOWED


@rule
def shepherd_corners(s: State, seat: Seat) -> Bits:
    """silk.nur.1 The corners of the tile on which the seat's shepherd stands."""
    return corners_of(s.location[shepherd_of(seat)])


@rule
def can_build_nursery(s: State, seat: Seat) -> bool:
    """Whether some corner may get a nursery."""
    corners = shepherd_corners(s, seat)
    for corner in range(1, SPOTS):
        if has(corners, corner) and refuse_nursery(s, seat, corner) == Reason.ALLOWED:
            return True
    return False


@rule
def put_nursery(s: State, seat: Seat, corner: Corner) -> None:
    """silk.geo.6 A nursery stands here for good."""
    s.nurseries[seat] |= bit(corner)


@rule
def build_nursery(s: State, seat: Seat, corner: Corner) -> None:
    """silk.imp.nur The first with all four on the board claims the Nursery Improvement.
    silk.seg.nursery Segments closed by a nursery score nothing, unless
    `nursery_scores_segments`."""
    put_nursery(s, seat, corner)
    if s.nursery_scores_segments:
        score_segments(s, segments_from(s, corner, ANY_SIDE, all_nurseries(s), NO_SEGMENTS))
    if has_all_nurseries(s, seat):
        claim(s, Improvement.NURSERY)


@rule
def refuse_regenerate(s: State, seat: Seat, tile: Tile) -> Reason:
    """May this seat turn this tile back? silk.regen.3, .4 It must be empty; the shepherd may be
    anywhere."""
    if not has_all_nurseries(s, seat):
        return Reason.REGENERATE_NEEDS_NURSERIES
    if not is_on_board(s, tile):
        return Reason.NOT_A_TILE
    if not has(s.barren, tile):
        return Reason.REGENERATE_NEEDS_BARREN
    if not has(tiles_next_to_nurseries(s, seat), tile):
        return Reason.REGENERATE_NEEDS_NURSERY_NEAR
    if not is_empty(s, tile):
        return Reason.REGENERATE_NEEDS_EMPTY
    return Reason.ALLOWED


@rule
def barren_tiles(s: State) -> Bits:
    """silk.regen.2 The tiles that lie barren side up."""
    return int(s.barren)


@rule
def can_regenerate(s: State, seat: Seat) -> bool:
    """Whether some tile may be turned back."""
    for tile in range(1, SPOTS):
        if refuse_regenerate(s, seat, tile) == Reason.ALLOWED:
            return True
    return False


@rule
def regenerate(s: State, tile: Tile) -> None:
    """silk.regen.2 The tile shows its printed pasture again."""
    s.barren &= ~bit(tile)
