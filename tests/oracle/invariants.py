"""Section 10 as a checklist: which clauses a position breaks."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from oracle.board import (
    COLUMNS,
    MASTIFF,
    NURSERIES_PER_COLOUR,
    OOKAMI,
    PRINTED,
    ROWS,
    SHEPHERD,
    TILE_LIMIT,
    Corner,
    Position,
    State,
    all_sides,
    distance,
    ends,
    nursery_sites,
    parse,
)
from oracle.scoring import IMPROVEMENTS
from oracle.walls import far_end, walls_at

DRAWN_AT_MOST = {"D": 9, "N": 13, "L": 7}


def violations(position: Position) -> list[str]:
    """The clauses this position breaks, in order; an empty list for a sound position."""
    state = parse(position)
    checks = [tile_faults, worm_faults, nursery_faults, wall_faults, piece_faults, point_faults]
    return [clause for check in checks for clause in check(state)]


def tile_faults(state: State) -> Iterator[str]:
    """silk.comp.4, silk.comp.10."""
    shape = {(r, c) for r in range(ROWS[state.players]) for c in range(COLUMNS)}
    if set(state.tiles) != shape:
        yield "silk.comp.10"
    printed = Counter(PRINTED.get(kind, kind) for kind in state.tiles.values())
    too_many = any(printed[kind] > most for kind, most in DRAWN_AT_MOST.items())
    if too_many or printed["*"] != 1 or set(printed) - {*DRAWN_AT_MOST, "*"}:
        yield "silk.comp.4"


def worm_faults(state: State) -> Iterator[str]:
    """silk.inv.1, silk.occ.1."""
    if any(state.reserve(seat) < 0 or state.den[seat] < 0 for seat in state.seats):
        yield "silk.inv.1"
    if any(len(crowd) > TILE_LIMIT or at in state.big for at, crowd in state.worms.items()):
        yield "silk.inv.4"


def nursery_faults(state: State) -> Iterator[str]:
    """silk.inv.2, silk.geo.nursery.1, .3."""
    if set(state.nurseries) - nursery_sites(ROWS[state.players]):
        yield "silk.geo.nursery.1"
    least = state.options["nursery_min_distance"]
    close = any(distance(*pair) < least for pair in combinations(state.nurseries, 2))
    counts = Counter(state.nurseries.values())
    if close or any(count > NURSERIES_PER_COLOUR for count in counts.values()):
        yield "silk.inv.2"


def wall_faults(state: State) -> Iterator[str]:
    """silk.inv.3, silk.inv.5, silk.geo.wall.1."""
    if state.walls - all_sides(ROWS[state.players]):
        yield "silk.geo.wall.1"
    if state.wall_supply() < 0:
        yield "silk.inv.3"
    reached = corners_walled_to_nurseries(state)
    if any(not set(ends(wall)) & reached for wall in state.walls):
        yield "silk.inv.5"


def corners_walled_to_nurseries(state: State) -> set[Corner]:
    """All corners connected to any nursery along walls."""
    reached = set(state.nurseries)
    todo = list(reached)
    while todo:
        corner = todo.pop()
        near = {far_end(wall, corner) for wall in walls_at(corner, state.walls)} - reached
        reached |= near
        todo += near
    return reached


def piece_faults(state: State) -> Iterator[str]:
    """silk.inv.4: after setup every big piece is on the board."""
    owed = {(OOKAMI, "")}
    if state.phase not in ("worms", "pieces"):
        owed |= {(kind, seat) for kind in (SHEPHERD, MASTIFF) for seat in state.seats}
    if owed - set(state.big.values()):
        yield "silk.inv.4"


def point_faults(state: State) -> Iterator[str]:
    """silk.inv.7, silk.inv.8."""
    if any(points < 0 for points in state.points.values()):
        yield "silk.inv.7"
    if set(state.improvements) - set(IMPROVEMENTS):
        yield "silk.inv.8"
