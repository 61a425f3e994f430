"""Action 3: build a wall."""

from __future__ import annotations

from serai.engine.bits import Bits, bit, count, has
from serai.engine.jit import rule
from serai.games.silk import terms
from serai.games.silk.reasons import Reason
from serai.games.silk.rules.enclosure import is_enclosure, region_of
from serai.games.silk.rules.geometry import (
    NO_CORNERS,
    all_nurseries,
    connected_corners,
    ends_of,
    is_side,
    is_walled,
)
from serai.games.silk.rules.scoring import claim, gain, trigger_end
from serai.games.silk.rules.segment import Segments, segments_with
from serai.games.silk.state import State
from serai.games.silk.tables import BOARD
from serai.games.silk.terms import Improvement, MultiClose, Seat, Side


@rule
def network(s: State, seat: Seat) -> Bits:
    """silk.wall.2 to .4 The corners that walls, whoever built them, join to a nursery of this seat,
    other colours' nurseries on the way or not (unless `connect_through_foreign_nursery` is off)."""
    barred = NO_CORNERS
    if not s.connect_through_foreign_nursery:
        barred = all_nurseries(s) & ~s.nurseries[seat]
    return connected_corners(s, s.nurseries[seat], barred)


@rule
def spots_at(corners: Bits) -> Bits:
    """The spots of all sides that end at one of these corners."""
    return corners | corners >> 1 | corners >> terms.STRIDE


@rule
def refuse_wall(s: State, side: Side, reach: Bits) -> Reason:
    """May a wall be built on this side by the seat whose network is `reach`? silk.wall.5 Pieces
    beside it do not matter."""
    if s.supply == 0:
        return Reason.NO_WALLS_LEFT
    if not is_side(s, side):
        return Reason.NOT_A_SIDE
    if is_walled(s, side):
        return Reason.WALL_STANDS_THERE
    if ends_of(side) & reach == 0:
        return Reason.WALL_IS_UNCONNECTED
    return Reason.ALLOWED


@rule
def can_build_wall(s: State, seat: Seat) -> bool:
    """Whether some side may get a wall."""
    if s.supply == 0:
        return False
    reach = network(s, seat)
    spots = spots_at(reach)
    for side in range(terms.SIDES):
        if has(spots, side % terms.SPOTS) and refuse_wall(s, side, reach) == Reason.ALLOWED:
            return True
    return False


@rule
def put_wall(s: State, side: Side) -> None:
    """silk.wall.1, silk.geo.6 A wall of the supply stands here for good."""
    s.supply -= 1
    if side < terms.SPOTS:
        s.walls_h |= bit(side)
    else:
        s.walls_v |= bit(side - terms.SPOTS)


@rule
def build_wall(s: State, side: Side) -> None:
    """silk.wall.order A wall may score a segment, the Long Wall and the Enclosure all together.
    silk.end.2 The last one triggers the end."""
    put_wall(s, side)
    score_segments(s, segments_with(s, side))
    if encloses(s, side):
        claim(s, Improvement.ENCLOSURE)
    if s.supply == 0:
        trigger_end(s)


@rule
def score_segments(s: State, segments: Segments) -> None:
    """silk.seg.score.1 to .3, silk.seg.score.6 Whoever closes segments scores the walls of the
    shortest, old walls included, whoever's nurseries they join. silk.imp.long.1, .2, .5, .6 A
    segment of five walls, open or closed, claims the Long Wall for good."""
    shortest, longest_closed, across, around, longest = segments
    if s.multi_close == MultiClose.SHORTEST:
        gain(s, shortest)
    elif s.multi_close == MultiClose.LONGEST:
        gain(s, longest_closed)
    else:
        gain(s, across + around // 2)
    if (longest_closed if s.long_wall_must_close else longest) >= terms.LONG_WALL:
        claim(s, Improvement.LONG_WALL)


@rule
def encloses(s: State, side: Side) -> bool:
    """silk.imp.enc.1 to .3 The new wall parts two regions, or one from the edge, and one of them is
    now an enclosure of three tiles or more. Who controls it does not matter."""
    one = bit(side % terms.SPOTS) & BOARD[s.players]
    other = (bit(side % terms.SPOTS) >> (terms.STRIDE if side < terms.SPOTS else 1)) & BOARD[
        s.players
    ]
    if (one == 0 or other == 0) and s.edge_encloses:
        return False
    if one and other and region_of(s, one) & other:
        return False
    return is_large_enclosure(s, one) or is_large_enclosure(s, other)


@rule
def is_large_enclosure(s: State, tile: Bits) -> bool:
    """Whether the region of this tile is an enclosure that earns the Improvement."""
    region = region_of(s, tile)
    return count(region) >= terms.LARGE_ENCLOSURE and is_enclosure(s, region)
