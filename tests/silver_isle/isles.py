"""Random isles, and what stands on them by brute force, for tests of the land."""

from random import Random
from typing import Any

from serai.games.silver_isle.rules.geometry import port_tile
from serai.games.silver_isle.terms import Phase
from silver_isle.records import after, legal_actions, start

Cell = tuple[int, int]
COASTS = {"S": (0, 1), "A": (1, 0), "M": (0, -1), "C": (-1, 0)}
"""One step out to sea from each suit's coast, as printed."""


def surveyed(seed: int) -> Any:
    """A random isle with ports."""
    s, random = start(), Random(seed)
    while s.phase < Phase.STARVE:
        s = after(s, random.choice(legal_actions(s)))
    return s


def tiles(s: Any) -> list[Cell]:
    """The cells of all isle tiles."""
    return [(int(s.tile_x[tile]), int(s.tile_y[tile])) for tile in range(1, int(s.num_tiles) + 1)]


def ports(s: Any) -> list[Cell]:
    """The cells of the four ports."""
    return [(int(s.tile_x[tile]), int(s.tile_y[tile])) for tile in map(port_tile, range(4))]


def land_of(s: Any) -> set[Cell]:
    """All cells with a tile."""
    return {*tiles(s), *ports(s)}


def sides(cell: Cell) -> set[Cell]:
    """The four cells beside this one."""
    return {(cell[0] + dx, cell[1] + dy) for dx, dy in COASTS.values()}


def lines_of(isle: set[Cell], suit: str) -> dict[int, list[Cell]]:
    """The lines that a suit's coast counts, with their tiles."""
    axis = 0 if COASTS[suit][1] else 1
    lines: dict[int, list[Cell]] = {}
    for cell in isle:
        lines.setdefault(cell[axis], []).append(cell)
    return lines


def fitting_cells(isle: set[Cell], face: str) -> set[Cell]:
    """Where a tile may be laid, straight from the rules page."""
    (dx, dy), value = COASTS[face[0]], int(face[1])
    lines = lines_of(isle, face[0])
    counts = [len(cells) for cells in lines.values() if len(cells) <= value]
    best = [line for line, cells in lines.items() if counts and len(cells) == max(counts)]
    nearest = [line for line in best if abs(line) == min(map(abs, best))]
    ends = [max(lines[line], key=lambda cell: cell[0] * dx + cell[1] * dy) for line in nearest]
    return {(x + dx, y + dy) for x, y in ends}


def has_gap(isle: set[Cell]) -> bool:
    """isle.geo.12 Whether some line has water between two of its tiles."""
    for suit in "SA":
        axis = 1 if suit == "S" else 0
        for cells in lines_of(isle, suit).values():
            along = [cell[axis] for cell in cells]
            if max(along) - min(along) >= len(along):
                return True
    return False


def has_lake(isle: set[Cell]) -> bool:
    """isle.geo.12 Whether some water cannot be reached from outside along shared sides."""
    frame = {(x, y) for x in range(-7, 8) for y in range(-7, 8)}
    sea, new = {(-7, -7)}, [(-7, -7)]
    while new:
        more = (sides(new.pop()) & frame) - isle - sea
        sea |= more
        new += more
    return len(sea) + len(isle) < len(frame)
