"""Tiles, spaces, corners, ways and lines of sight (sections 2, 7.1 and 7.2), by exact numbers."""

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import pairwise
from math import floor

from oracle_silver_isle.data import Cell, Corner, Ground, Space, port_ground

Point = tuple[Fraction, Fraction]


def spaces_of(cell: Cell) -> tuple[Space, ...]:
    """The four spaces of a tile: sw, se, nw, ne."""
    x, y = cell
    return tuple((2 * x + i, 2 * y + j) for j in (0, 1) for i in (0, 1))


def cell_of(space: Space) -> Cell:
    """The tile a space lies on."""
    return space[0] // 2, space[1] // 2


def corners_of(cell: Cell) -> tuple[Corner, ...]:
    """The four corners of a tile."""
    x, y = cell
    return tuple((x + i, y + j) for j in (0, 1) for i in (0, 1))


def near(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Same, adjacent or diagonal."""
    return abs(one[0] - other[0]) <= 1 and abs(one[1] - other[1]) <= 1


def next_to(one: Space, other: Space) -> bool:
    """Adjacent or diagonal: isle.geo.5."""
    return one != other and near(one, other)


def joined(one: Cell, other: Cell) -> bool:
    """Do two tiles share a side: isle.geo.9?"""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def pieces(cells: frozenset[Cell]) -> list[frozenset[Cell]]:
    """The maximal sets of cells connected through shared sides, in a fixed order."""
    left, found = set(cells), []
    while left:
        piece = {min(left)}
        while more := {c for c in left - piece if any(joined(c, other) for other in piece)}:
            piece |= more
        left -= piece
        found.append(frozenset(piece))
    return found


def touching(point: Point) -> list[Cell]:
    """All cells whose closed square contains the point: one, two or four."""
    columns, rows = ([floor(at)] if at.denominator != 1 else [int(at) - 1, int(at)] for at in point)
    return [(x, y) for x in columns for y in rows]


def probes(start: Corner, end: Corner) -> list[Point]:
    """The points where a segment meets the lines of the grid, and one point between any two."""
    crossings = {Fraction(0), Fraction(1)}
    for a, b in zip(start, end, strict=True):
        low, high = min(a, b), max(a, b)
        crossings |= {Fraction(line - a, b - a) for line in range(low, high + 1) if a != b}
    steps = sorted(crossings)
    steps += [(one + two) / 2 for one, two in pairwise(steps)]
    (x, y), (u, v) = start, end
    return [(x + t * (u - x), y + t * (v - y)) for t in steps]


@dataclass(frozen=True)
class Land:
    """The isle with the ports placed so far; everything here is fixed once the ports lie."""

    tiles: frozenset[Cell]
    ports: tuple[tuple[str, Cell], ...]

    @cached_property
    def port(self) -> dict[str, Cell]:
        """The cell of each port."""
        return dict(self.ports)

    @cached_property
    def cells(self) -> frozenset[Cell]:
        """All land: isle.port.8."""
        return self.tiles | frozenset(self.port.values())

    @cached_property
    def spaces(self) -> tuple[Space, ...]:
        """All spaces, in a fixed order; ports have none: isle.geo.4."""
        return tuple(sorted(space for tile in self.tiles for space in spaces_of(tile)))

    @cached_property
    def neighbours(self) -> dict[Space, tuple[Space, ...]]:
        """The spaces next to each space, over all borders: isle.geo.5 to .7."""
        return {
            space: tuple(other for other in self.spaces if next_to(space, other))
            for space in self.spaces
        }

    @cached_property
    def beside_port(self) -> dict[str, tuple[Space, ...]]:
        """The spaces next to each port: isle.geo.8."""
        return {
            suit: tuple(
                space
                for space in self.spaces
                if any(next_to(space, quarter) for quarter in spaces_of(cell))
            )
            for suit, cell in self.port.items()
        }

    @cached_property
    def eligible(self) -> tuple[Corner, ...]:
        """The corners touched by exactly one land tile: isle.ship.loc.2."""
        corners = {corner for cell in self.cells for corner in corners_of(cell)}
        return tuple(sorted(corner for corner in corners if len(self.land_at(corner)) == 1))

    def land_at(self, corner: Corner) -> list[Cell]:
        """The land tiles that touch a corner."""
        x, y = corner
        around = [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)]
        return [cell for cell in around if cell in self.cells]

    @cached_property
    def closest(self) -> dict[Corner, Ground]:
        """The closest space (or port) of each eligible corner: isle.ship.loc.8."""
        return {corner: self.closest_to(corner) for corner in self.eligible}

    def closest_to(self, corner: Corner) -> Ground:
        """The space whose middle is closest, or the port that touches the corner."""
        (cell,) = self.land_at(corner)
        owner = [suit for suit, port in self.port.items() if port == cell]
        if owner:
            return port_ground(owner[0])

        def distance(space: Space) -> Fraction:
            middles = (Fraction(2 * at + 1, 4) for at in space)
            return sum((m - c) ** 2 for m, c in zip(middles, corner, strict=True)) + Fraction(0)

        return min(spaces_of(cell), key=distance)

    @cached_property
    def docks(self) -> dict[str, tuple[Corner, ...]]:
        """The eligible corners of each port: isle.ship.loc.7."""
        return {
            suit: tuple(corner for corner in corners_of(cell) if corner in self.eligible)
            for suit, cell in self.port.items()
        }

    def sees(self, start: Corner, end: Corner) -> bool:
        """Does the segment stay out of the interior of the land: isle.ship.sight.1?

        A point is in the interior exactly if every cell that touches it is land.
        """
        inside = (self.cells.issuperset(touching(point)) for point in probes(start, end))
        return not any(inside)

    def seen_from(self, start: Corner) -> tuple[Corner, ...]:
        """What a ship can reach from an eligible corner by one action: isle.ship.sail.1."""
        return tuple(end for end in self.eligible if end != start and self.sees(start, end))

    @cached_property
    def in_sight(self) -> dict[Corner, tuple[Corner, ...]]:
        """The same for every eligible corner."""
        return {start: self.seen_from(start) for start in self.eligible}

    def ports_touch(self, one: str, other: str) -> bool:
        """Do two ports share a side or a corner: isle.fight.who.9?"""
        return near(self.port[one], self.port[other])

    def steps_to_port(self, space: Space, suit: str, mines: frozenset[Space]) -> int:
        """Least number of crew steps from a space into a port around mines: isle.mine.13-17."""
        reached, steps = {space}, 1
        while not reached & set(self.beside_port[suit]):
            more = {there for here in reached for there in self.neighbours[here]} - mines
            if more <= reached:
                raise ValueError("L6")
            reached |= more
            steps += 1
        return steps


@lru_cache(maxsize=512)
def land_of(tiles: frozenset[Cell], ports: tuple[tuple[str, Cell], ...]) -> Land:
    """The land with these ports; one object, so that its tables are computed once."""
    return Land(tiles, ports)
