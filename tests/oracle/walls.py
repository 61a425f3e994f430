"""Walls: reach, segments by brute force, regions by flood fill, enclosures (6.3 and 6.4)."""

from collections import Counter
from collections.abc import Iterable, Iterator

from oracle.board import COLUMNS, ROWS, Corner, Side, State, Tile, all_sides, ends, tiles_beside

Segment = tuple[tuple[Corner, ...], frozenset[Side]]  # corners in order, walls


# ---- reach -----------------------------------------------------------------------------------


def walls_at(corner: Corner, walls: Iterable[Side]) -> set[Side]:
    """The walls with an end on `corner`."""
    return {wall for wall in walls if corner in ends(wall)}


def far_end(wall: Side, corner: Corner) -> Corner:
    """The other end of a wall."""
    one, other = ends(wall)
    return other if corner == one else one


def is_gate(state: State, corner: Corner, seat: str) -> bool:
    """May the network of `seat` go on from this corner? silk.wall.3, R21."""
    through_all = state.options["connect_through_foreign_nursery"]
    return through_all or state.nurseries.get(corner, seat) == seat


def network(state: State, seat: str) -> set[Corner]:
    """Corners a new wall of `seat` may start from: silk.wall.2, silk.wall.3."""
    reached = state.nurseries_of(seat)
    todo = list(reached)
    while todo:
        corner = todo.pop()
        for wall in walls_at(corner, state.walls):
            end = far_end(wall, corner)
            if end not in reached and is_gate(state, end, seat):
                reached.add(end)
                todo.append(end)
    return reached


def wall_sites(state: State, seat: str) -> set[Side]:
    """Sides on which `seat` may build: silk.wall.1, .2, .5, silk.geo.wall.2."""
    if not state.wall_supply():
        return set()
    reach = network(state, seat)
    free = all_sides(ROWS[state.players]) - state.walls
    return {side for side in free if set(ends(side)) & reach}


# ---- segments --------------------------------------------------------------------------------


def segments(state: State) -> set[Segment]:
    """All segments, every simple path from every nursery: silk.seg.def, R22."""
    return {segment for start in state.nurseries for segment in segments_from(state, start)}


def segments_from(state: State, start: Corner) -> set[Segment]:
    """The segments that start on this nursery corner."""
    return {
        (corners, walls) for corners, walls in paths(state, (start,), frozenset())
        if len(walls) >= 2
    }  # fmt: skip


def paths(state: State, corners: tuple[Corner, ...], used: frozenset[Side]) -> Iterator[Segment]:
    """Every way to go on; a nursery ends the path, its own start included."""
    yield corners, used
    if used and corners[-1] in state.nurseries:
        return
    for wall in walls_at(corners[-1], state.walls) - used:
        end = far_end(wall, corners[-1])
        if end not in corners or end == corners[0]:
            yield from paths(state, (*corners, end), used | {wall})


def is_closed(state: State, segment: Segment) -> bool:
    """silk.seg.closed."""
    return segment[0][-1] in state.nurseries


def closing_points(state: State, candidates: Iterable[Segment]) -> int:
    """Points for the closed ones among these segments: silk.seg.score.1, .2, R23."""
    closed = {walls for corners, walls in candidates if is_closed(state, (corners, walls))}
    lengths = sorted(len(walls) for walls in closed) or [0]
    rule = state.options["multi_close"]
    return {"shortest": lengths[0], "longest": lengths[-1], "sum": sum(lengths)}[rule]


def has_long_wall(state: State, candidates: Iterable[Segment]) -> bool:
    """Is one of these segments 5 walls or longer? silk.imp.long.1 to .5, R27."""
    must_close = state.options["long_wall_must_close"]
    return any(
        len(segment[1]) >= 5 and (is_closed(state, segment) or not must_close)
        for segment in candidates
    )


# ---- regions and enclosures ------------------------------------------------------------------


def regions(state: State) -> set[frozenset[Tile]]:
    """Tiles joined over inner sides without a wall: silk.enc.def.1."""
    return {region_of(state, tile) for tile in state.tiles}


def region_of(state: State, tile: Tile) -> frozenset[Tile]:
    """Plain flood fill from one tile."""
    region = {tile}
    todo = [tile]
    while todo:
        near = open_neighbours(state, todo.pop()) - region
        region |= near
        todo += near
    return frozenset(region)


def open_neighbours(state: State, tile: Tile) -> set[Tile]:
    """Tiles beyond those sides of `tile` that have no wall."""
    free = sides_of(tile) - state.walls
    return {near for side in free for near in tiles_beside(side, ROWS[state.players])}


def sides_of(tile: Tile) -> set[Side]:
    """The four sides of a tile."""
    r, c = tile
    return {("H", r, c), ("H", r + 1, c), ("V", r, c), ("V", r, c + 1)}


def is_outer(side: Side, rows: int) -> bool:
    """Is this an outer side of the board?"""
    return len(tiles_beside(side, rows)) == 1


def is_enclosure(state: State, region: frozenset[Tile]) -> bool:
    """silk.enc.def.2, silk.enc.def.4; R28 when the edge may enclose."""
    rows = ROWS[state.players]
    if state.options["edge_encloses"]:
        return 2 <= len(region) < rows * COLUMNS
    outer = {side for tile in region for side in sides_of(tile) if is_outer(side, rows)}
    return len(region) >= 2 and outer <= state.walls


def enclosures(state: State) -> set[frozenset[Tile]]:
    """All enclosures on the board; they never overlap: silk.enc.def.5."""
    return {region for region in regions(state) if is_enclosure(state, region)}


def creates_enclosure(state: State, wall: Side) -> bool:
    """Has this wall, just built, made an enclosure of 3 or more tiles? silk.imp.enc.1."""
    rows = ROWS[state.players]
    beside = {region_of(state, tile) for tile in tiles_beside(wall, rows)}
    outer_fence = is_outer(wall, rows) and not state.options["edge_encloses"]
    separates = len(beside) == 2 or outer_fence  # silk.enc.def.3
    return separates and any(is_enclosure(state, region) and len(region) >= 3 for region in beside)


def surrounding_walls(state: State, region: frozenset[Tile]) -> set[Side]:
    """Walls between the region and anything else, holes included: silk.enc.touch."""
    rows = ROWS[state.players]
    return {
        wall for wall in state.walls
        if sum(tile in region for tile in tiles_beside(wall, rows)) == 1
    }  # fmt: skip


def contacts(state: State, region: frozenset[Tile]) -> Counter[str]:
    """Nurseries of each seat in contact with the region: silk.enc.touch."""
    touched = {corner for wall in surrounding_walls(state, region) for corner in ends(wall)}
    return Counter(owner for corner, owner in state.nurseries.items() if corner in touched)


def controller(state: State, region: frozenset[Tile]) -> str | None:
    """The seat with strictly the most nurseries in contact: silk.enc.control."""
    ranked = contacts(state, region).most_common()
    if not ranked or (len(ranked) > 1 and ranked[0][1] == ranked[1][1]):
        return None
    return ranked[0][0]


def multiplier(state: State, region: frozenset[Tile], seat: str) -> int:
    """By how many nurseries of a seat the tiles are multiplied: silk.enc.score, R30."""
    if state.options["enclosure_nurseries"] == "all_built":
        return list(state.nurseries.values()).count(seat)
    return contacts(state, region)[seat]


def enclosure_points(state: State) -> Counter[str]:
    """Final points for enclosures by seat: silk.enc.score, silk.enc.multi."""
    points: Counter[str] = Counter()
    for region in enclosures(state):
        if seat := controller(state, region):
            points[seat] += len(region) * multiplier(state, region, seat)
    return points
