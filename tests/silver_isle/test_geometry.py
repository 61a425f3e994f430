"""Geometry against brute force: sight by exact fractions, builder and neighbours by hand."""

from fractions import Fraction
from itertools import combinations, pairwise
from random import Random

import pytest

from serai.games.silver_isle.notation import place_name
from serai.games.silver_isle.parts import FACE
from serai.games.silver_isle.rules.place import is_next
from serai.games.silver_isle.rules.sight import is_in_sight, sees
from serai.games.silver_isle.terms import Phase
from silver_isle.isles import Cell, fitting_cells, has_gap, has_lake, land_of, surveyed, tiles
from silver_isle.records import ISLE, after, legal_actions, start

FULL = [pytest.param(seed, marks=pytest.mark.full) for seed in range(3, 60)]
CHUNKS = [pytest.param(number, marks=pytest.mark.full) for number in range(1, 11)]
PAIRS, PAIRS_AN_ISLE = 5_200, 400
"""A chunk looks at so many pairs of corners, and at most at so many on one isle: 52,000 in all."""
BUILDS = 106
"""A chunk draws 19 tiles for each of so many isles: 20,140 in all."""


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


def corners_around(land: set[Cell]) -> dict[Cell, int]:
    """All corners of land, and how many of their four cells are land."""
    around = {(x + a, y + b) for x, y in land for a in (0, 1) for b in (0, 1)}
    return {(x, y): sum((x - a, y - b) in land for a in (0, 1) for b in (0, 1)) for x, y in around}


@pytest.mark.parametrize("seed", [0, 1, 2, *FULL])
def test_sight_is_what_exact_fractions_say(seed: int) -> None:
    """isle.ship.sight.1 to .8, isle.ship.loc.2, isle.ship.loc.3"""
    s = surveyed(seed)
    land = land_of(s)
    numbers = range(1, int(s.num_corners) + 1)
    corners = {(int(s.corner_x[corner]), int(s.corner_y[corner])): corner for corner in numbers}
    assert set(corners) == {corner for corner, cells in corners_around(land).items() if cells == 1}
    for one, two in combinations(corners, 2):
        clear = is_clear(land, one, two)
        assert sees(s, corners[one], corners[two]) == clear, (one, two)
        assert sees(s, corners[two], corners[one]) == clear


@pytest.mark.parametrize("chunk", CHUNKS)
def test_no_corner_of_the_coast_sees_through_land(chunk: int) -> None:
    """isle.ship.sight.1 to .6, also between corners at which no ship can be"""
    random, seen, hidden = Random(chunk), 0, 0
    while seen + hidden < PAIRS:
        s = surveyed(random.randrange(1 << 30))
        land = land_of(s)
        coast = sorted(corner for corner, cells in corners_around(land).items() if cells < 4)
        pairs = list(combinations(coast, 2))
        for one, two in random.sample(pairs, min(PAIRS_AN_ISLE, len(pairs))):
            clear = is_clear(land, one, two)
            assert is_in_sight(s, *one, *two) == clear, (one, two)
            seen, hidden = seen + clear, hidden + (not clear)
    assert min(seen, hidden) > PAIRS // 20


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


def build_by_hand(seed: int) -> set[Cell]:
    """Build a random isle beside the game's builder, and compare after every draw."""
    s, random = start(), Random(seed)
    s = after(s, random.choice(legal_actions(s)))
    isle: set[Cell] = {(0, 0)}
    while s.phase == Phase.DRAW:
        action = random.choice(legal_actions(s))
        cells = fitting_cells(isle, FACE.write(ISLE.space.action(action).tile))
        drawn = after(s, action)
        is_tie = drawn.phase == Phase.LAY
        results = [after(drawn, line) for line in legal_actions(drawn)] if is_tie else [drawn]
        assert set().union(*(set(tiles(result)) - isle for result in results)) == cells
        assert len(results) == max(1, len(cells)) <= 2
        s = random.choice(results)
        isle = set(tiles(s))
    assert s.phase == Phase.FIRST
    return isle


@pytest.mark.parametrize("seed", range(6))
def test_tiles_are_laid_where_the_rules_page_says(seed: int) -> None:
    """isle.build.6 to .18"""
    assert len(build_by_hand(seed)) <= 20


@pytest.mark.parametrize("chunk", CHUNKS)
def test_twenty_thousand_tiles_are_laid_gaps_and_lakes_included(chunk: int) -> None:
    """isle.build.6 to .18, isle.geo.12"""
    isles = [build_by_hand(10_000 * chunk + number) for number in range(BUILDS)]
    assert sum(map(has_gap, isles)) > BUILDS // 4
    assert sum(map(has_lake, isles)) > 0
