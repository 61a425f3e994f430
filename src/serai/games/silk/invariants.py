"""What holds in every position. Positions that people write are checked by it, and
so is every position of the tests' random games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from serai.engine.bits import bit, count, has
from serai.engine.moment import Checks, Fault, faults_found_by, refuse_faults
from serai.engine.seat import NOBODY, letter
from serai.games.silk import terms
from serai.games.silk.invariants_moment import CHECKS_BY_PHASE
from serai.games.silk.parts import CORNER, SIDE, TILE
from serai.games.silk.rules import geometry
from serai.games.silk.tables import NEARER_THAN, NURSERY_SITES, WALLS
from serai.games.silk.terms import Phase


def check_position(s: Any) -> None:
    """Raise BadPosition for the first thing that cannot be."""
    refuse_faults(faults(s))


def faults(s: Any) -> Iterator[Fault]:
    """Every invariant that the record breaks."""
    return faults_found_by(CHECKS, s)


def _worms(s: Any) -> Iterator[Fault]:
    for seat in range(s.players):
        board = sum(int(s.worms[tile, seat]) for tile in range(1, terms.SPOTS))
        total = board + int(s.reserve[seat]) + int(s.den[seat]) + int(s.hand[seat])
        if total != terms.WORMS or s.reserve[seat] < 0:
            yield "silk.inv.1", f"{letter(seat)} has {total} worms"


def _nurseries(s: Any) -> Iterator[Fault]:
    corners = geometry.all_nurseries(s)
    if count(corners) != sum(count(s.nurseries[seat]) for seat in range(s.players)):
        yield "silk.geo.nursery.2", "two nurseries stand on one corner"
    for seat in range(s.players):
        if count(s.nurseries[seat]) > terms.NURSERIES:
            yield "silk.inv.2", f"{letter(seat)} has {count(s.nurseries[seat])} nurseries"
    for corner in range(1, terms.SPOTS):
        if not has(corners, corner):
            continue
        if not has(NURSERY_SITES[s.players], corner):
            yield "silk.geo.nursery.1", f"{CORNER.write(corner)} is no nursery site"
        if corners & NEARER_THAN[s.nursery_min_distance, corner] != bit(corner):
            yield "silk.inv.2", f"the nursery on {CORNER.write(corner)} is too near another"


def _walls(s: Any) -> Iterator[Fault]:
    if count(s.walls_h) + count(s.walls_v) + int(s.supply) != WALLS[s.players] or s.supply < 0:
        yield (
            "silk.inv.3",
            f"{count(s.walls_h) + count(s.walls_v)} walls stand, {s.supply} are left",
        )
    reached = geometry.connected_corners(s, geometry.all_nurseries(s), geometry.NO_CORNERS)
    for side in range(terms.SIDES):
        if geometry.is_walled(s, side) and not geometry.ends_of(side) & reached:
            yield "silk.inv.5", f"no nursery is connected to the wall {SIDE.write(side)}"


def _tiles(s: Any) -> Iterator[Fault]:
    for tile in range(1, terms.SPOTS):
        crowd = sum(int(number) for number in s.worms[tile])
        if crowd != s.crowd[tile] or crowd > terms.TILE_CAPACITY:
            yield "silk.setup.p1.6", f"{crowd} worms are on {TILE.write(tile)}"
        if any(
            bool(s.worms[tile, seat]) != has(s.worm_tiles[seat], tile)
            for seat in range(terms.SEATS)
        ):
            yield "silk.inv.1", f"the worms on {TILE.write(tile)} are not where they are said to be"
        if crowd and s.piece_at[tile] != terms.NO_PIECE:
            yield "silk.occ.1", f"worms share {TILE.write(tile)} with a big piece"


def _pieces(s: Any) -> Iterator[Fault]:
    for piece in range(1, terms.PIECES):
        tile = int(s.location[piece])
        if tile != terms.NOWHERE and s.piece_at[tile] != piece:
            yield "silk.inv.4", f"piece {piece} is not where it should be"
    if sum(int(piece) != terms.NO_PIECE for piece in s.piece_at) != sum(
        int(tile) != terms.NOWHERE for tile in s.location
    ):
        yield "silk.inv.4", "a big piece stands on two tiles"


def _points(s: Any) -> Iterator[Fault]:
    for seat in range(s.players):
        if s.points[seat] < 0:
            yield "silk.inv.7", f"{letter(seat)} has {s.points[seat]} points"
    if any(owner not in (NOBODY, *range(s.players)) for owner in s.improvements):
        yield "silk.inv.8", "an Improvement was paid to nobody's seat"


ALWAYS = tuple(Phase)

CHECKS: Checks = (
    (ALWAYS, _worms),
    (ALWAYS, _nurseries),
    (ALWAYS, _walls),
    (ALWAYS, _tiles),
    (ALWAYS, _pieces),
    (ALWAYS, _points),
    *CHECKS_BY_PHASE,
)
"""What has to hold at which moments, in the order in which it is looked at."""
