"""Geometry against brute force: sight by exact fractions, builder and neighbours by hand."""

from fractions import Fraction
from itertools import combinations, pairwise
from random import Random
from typing import Any

import pytest

from serai.games.silver_isle.actions import FACE
from serai.games.silver_isle.names import corner_name, place_name
from serai.games.silver_isle.rules.geometry import is_next, port_tile
from serai.games.silver_isle.rules.sight import sees
from serai.games.silver_isle.terms import Phase
from silver_isle.records import ISLE, after, legal_actions, start

Cell = tuple[int, int]
FULL = [pytest.param(seed, marks=pytest.mark.full) for seed in range(3, 60)]


def surveyed(seed: int) -> Any:
    """A random isle with ports."""
    s, random = start(), Random(seed)
    while s.phase < Phase.STARVE:
        s = after(s, random.choice(legal_actions(s)))
    return s


def land_of(s: Any) -> set[Cell]:
    """All cells with a tile."""
    tiles = [*range(1, s.num_tiles + 1), *(port_tile(seat) for seat in range(4))]
    return {(int(s.tile_x[tile]), int(s.tile_y[tile])) for tile in tiles}


# --- Sight ------------------------------------------------------------------------------------


def is_inside(land: set[Cell], x: Fraction, y: Fraction) -> bool:
    """Whether all cells that touch the point are land: then it is in the land's interior."""
    columns = [int(x // 1)] if x.denominator > 1 else [int(x) - 1, int(x)]
    rows = [int(y // 1)] if y.denominator > 1 else [int(y) - 1, int(y)]
    return all((column, row) in land for column in columns for row in rows)


def is_clear(land: set[Cell], one: Cell, two: Cell) -> bool:
    """Whether the segment stays out of the interior: asked at each crossing of the lattice, and
    halfway between."""
    (x1, y1), (x2, y2) = one, two
    times = {Fraction(0), Fraction(1)}
    for start_at, end_at in ((x1, x2), (y1, y2)):
        low, high = sorted((start_at, end_at))
        if low != high:
            times |= {Fraction(n - start_at, end_at - start_at) for n in range(low, high + 1)}
    ordered = sorted(times)
    asked = ordered + [(early + late) / 2 for early, late in pairwise(ordered)]
    return not any(is_inside(land, x1 + t * (x2 - x1), y1 + t * (y2 - y1)) for t in asked)


@pytest.mark.parametrize("seed", [0, 1, 2, *FULL])
def test_sight_is_what_exact_fractions_say(seed: int) -> None:
    """isle.ship.sight.1 to .8, isle.ship.loc.2, isle.ship.loc.3"""
    s = surveyed(seed)
    land = land_of(s)
    numbers = range(1, int(s.num_corners) + 1)
    corners = {(int(s.corner_x[corner]), int(s.corner_y[corner])): corner for corner in numbers}
    around = {(x + a, y + b) for x, y in land for a in (0, 1) for b in (0, 1)}
    cells = {(x, y): [(x - a, y - b) in land for a in (0, 1) for b in (0, 1)] for x, y in around}
    assert set(corners) == {corner for corner, touching in cells.items() if sum(touching) == 1}
    for one, two in combinations(corners, 2):
        clear = is_clear(land, one, two)
        assert sees(s, corners[one], corners[two]) == clear, (one, two)
        assert sees(s, corners[two], corners[one]) == clear


@pytest.mark.parametrize("seed", [0, 1, 2, *FULL])
def test_all_docks_reach_each_other_and_every_port_has_one(seed: int) -> None:
    """isle.port.6, isle.port.7"""
    s = surveyed(seed)
    docks = [corner for corner in range(1, s.num_corners + 1) if s.closest[corner] > 80]
    assert {int(s.closest[corner]) for corner in docks} == {81, 82, 83, 84}
    reached, new = {docks[0]}, [docks[0]]
    while new:
        corner = new.pop()
        more = {other for other in range(1, s.num_corners + 1) if sees(s, corner, other)} - reached
        reached |= more
        new += more
    assert set(docks) <= reached, [corner_name(s, corner) for corner in set(docks) - reached]


# --- Neighbours -------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [0, 1])
def test_neighbours_are_what_the_coordinates_say(seed: int) -> None:
    """isle.geo.5 to .9"""
    s = surveyed(seed)
    quarters: dict[int, list[Cell]] = {}
    for place in [*range(1, 4 * int(s.num_tiles) + 1), *range(81, 85)]:
        tile = (place - 1) // 4 + 1 if place <= 80 else place - 60
        x, y = 2 * int(s.tile_x[tile]), 2 * int(s.tile_y[tile])
        whole = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
        quarters[place] = whole if place > 80 else [whole[(place - 1) % 4]]
    for one, two in combinations(quarters, 2):
        near = any(
            max(abs(a - c), abs(b - d)) <= 1 for a, b in quarters[one] for c, d in quarters[two]
        )
        assert is_next(s, one, two) == is_next(s, two, one) == near, (
            place_name(s, one),
            place_name(s, two),
        )


# --- The builder ------------------------------------------------------------------------------

COASTS = {"S": (0, 1), "A": (1, 0), "M": (0, -1), "C": (-1, 0)}


def fitting_cells(isle: set[Cell], face: str) -> set[Cell]:
    """Where a tile may be laid, straight from the rules page."""
    (dx, dy), value = COASTS[face[0]], int(face[1])
    axis = 0 if dy else 1
    lines: dict[int, list[Cell]] = {}
    for cell in isle:
        lines.setdefault(cell[axis], []).append(cell)
    counts = [len(cells) for cells in lines.values() if len(cells) <= value]
    best = [line for line, cells in lines.items() if counts and len(cells) == max(counts)]
    nearest = [line for line in best if abs(line) == min(map(abs, best))]
    ends = [max(lines[line], key=lambda cell: cell[0] * dx + cell[1] * dy) for line in nearest]
    return {(x + dx, y + dy) for x, y in ends}


@pytest.mark.parametrize(
    "seed", [*range(6), *(pytest.param(n, marks=pytest.mark.full) for n in range(6, 200))]
)
def test_tiles_are_laid_where_the_rules_page_says(seed: int) -> None:
    """isle.build.6 to .18"""
    s, random = start(), Random(seed)
    s = after(s, random.choice(legal_actions(s)))
    isle: set[Cell] = {(0, 0)}
    while s.phase == Phase.DRAW:
        action = random.choice(legal_actions(s))
        cells = fitting_cells(isle, FACE.write(ISLE.space.action(action).tile))
        drawn = after(s, action)
        results = [drawn]
        if drawn.phase == Phase.LAY:
            results = [after(drawn, line) for line in legal_actions(drawn)]
        laid = [set(tiles(result)) - isle for result in results]
        assert set().union(*laid) == cells
        assert len(results) == max(1, len(cells)) <= 2
        s = random.choice(results)
        isle = set(tiles(s))
    assert len(isle) <= 20
    assert s.phase == Phase.FIRST


def tiles(s: Any) -> list[Cell]:
    """The cells of all isle tiles."""
    return [(int(s.tile_x[tile]), int(s.tile_y[tile])) for tile in range(1, int(s.num_tiles) + 1)]
