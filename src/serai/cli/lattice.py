"""A board of square tiles: rows and columns, sides that may carry walls, corners that may carry
something too. A side or a corner that may be chosen shows its name."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import TypeAlias

from serai.cli.canvas import Canvas

Place: TypeAlias = tuple[int, int]
"""A row and a column: of a tile, or of a corner, which is the upper left one of that tile."""

OPEN, WALL, TARGET = "dim", "bold", "bold reverse"
UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8

AXIS = 3
"""Room for the labels of the rows, left of the board."""
OVERHANG = 2
"""Room for what stands on the rim and juts out to the right."""
ROOM_FOR_NAMES = 3
"""Lines that a tile needs to keep one free for the names of the sides that run down."""


@dataclass(frozen=True)
class Lines:
    """`crossings` has a sign for each set of walls that meet, UP, RIGHT, DOWN and LEFT added up."""

    open_across: str
    open_down: str
    wall_across: str
    wall_down: str
    crossings: str


DRAWN = Lines("╌", "╎", "━", "┃", "·╹╺┗╻┃┏┣╸┛━┻┓┫┳╋")
PLAIN = Lines(".", ":", "=", "|", "+" * 16)


class Lattice:
    """The grid on a canvas, with labels for its rows and its columns; tiles have a width and a
    height in signs."""

    def __init__(
        self, rows: Sequence[str], columns: Sequence[str], tile: Place, *, is_plain: bool
    ) -> None:
        self.rows, self.columns = len(rows), len(columns)
        self.tile_width, self.tile_height = tile
        self.lines = PLAIN if is_plain else DRAWN
        right, bottom = self.corner((self.rows, self.columns))
        self.canvas = Canvas(right + 1 + OVERHANG, bottom + 1)
        self._draw_axes(rows, columns)

    def corner(self, place: Place) -> Place:
        """Where a corner lies on the canvas: its column and its line."""
        row, column = place
        return AXIS + column * (self.tile_width + 1), 1 + row * (self.tile_height + 1)

    def tiles(self) -> Iterator[Place]:
        """All tiles, in reading order."""
        return product(range(self.rows), range(self.columns))

    def corners(self) -> Iterator[Place]:
        """All corners, in reading order."""
        return product(range(self.rows + 1), range(self.columns + 1))

    def _draw_axes(self, rows: Sequence[str], columns: Sequence[str]) -> None:
        for column, label in enumerate(columns):
            left, _ = self.corner((0, column))
            self.canvas.put_around(left + self.tile_width // 2, 0, label, WALL)
        for row, label in enumerate(rows):
            _, top = self.corner((row, 0))
            self.canvas.put(0, top + self.tile_height // 2 + 1, label, WALL)

    def draw_sides(self, walls: Collection[str]) -> None:
        """Every side, with a wall or open."""
        for row, column in self.corners():
            left, top = self.corner((row, column))
            if column < self.columns:
                walled = f"H{row},{column}" in walls
                sign = self.lines.wall_across if walled else self.lines.open_across
                self.canvas.put(left + 1, top, sign * self.tile_width, WALL if walled else OPEN)
            if row < self.rows:
                walled = f"V{row},{column}" in walls
                sign = self.lines.wall_down if walled else self.lines.open_down
                self.canvas.put_down(
                    left, top + 1, sign * self.tile_height, WALL if walled else OPEN
                )

    def draw_crossings(self, walls: Collection[str]) -> None:
        """Every corner, as the walls that meet there."""
        for place in self.corners():
            meeting = sum(way for way, side in _sides_at(place).items() if side in walls)
            style = WALL if meeting else OPEN
            self.canvas.put(*self.corner(place), self.lines.crossings[meeting], style)

    def put_on_corners(self, signs: Mapping[str, tuple[str, str]]) -> None:
        """Signs with their styles on corners, which are given by name."""
        for name, (sign, style) in signs.items():
            row, column = map(int, name.split(","))
            self.canvas.put_around(*self.corner((row, column)), sign, style)

    def draw_targets(self, targets: Collection[str]) -> None:
        """The names of sides and corners that may be chosen; `V` alone where there is no room."""
        for row, column in self.corners():
            left, top = self.corner((row, column))
            name = f"{row},{column}"
            if f"side H{name}" in targets:
                self.canvas.put_around(left + self.tile_width // 2, top, f"H{name}", TARGET)
            if f"side V{name}" in targets:
                label = f"V{name}" if self.tile_height >= ROOM_FOR_NAMES else "V"
                self.canvas.put_around(left, top + self.tile_height, label, TARGET)
            if f"corner {name}" in targets:
                self.canvas.put_around(left, top, f"<{name}>", TARGET)


def _sides_at(corner: Place) -> dict[int, str]:
    row, column = corner
    return {
        UP: f"V{row - 1},{column}",
        RIGHT: f"H{row},{column}",
        DOWN: f"V{row},{column}",
        LEFT: f"H{row},{column - 1}",
    }
