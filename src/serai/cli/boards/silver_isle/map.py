"""The isle itself: tiles with their spaces, coasts and borders, ports, corners and ships."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from rich.text import Text

from serai.cli.boards.silver_isle.isle import AXIS, Cell, Isle, isle_width, space_width
from serai.cli.boards.silver_isle.pools import crew_sign, pool, pool_text
from serai.cli.boards.silver_isle.words import COAST, FAINT, SEATS, WORDS, inked, signs
from serai.cli.canvas import Canvas
from serai.cli.lattice import DOWN, DRAWN, LEFT, PLAIN, RIGHT, TARGET, UP
from serai.cli.look import Look


class IsleDrawing:
    """The isle on a canvas: tiles, then what stands on them, then ships and names of corners."""

    def __init__(self, isle: Isle, look: Look) -> None:
        self.isle, self.look = isle, look
        self.words, self.signs = WORDS[look.language], signs(look)
        self.lines = PLAIN if look.is_plain else DRAWN
        self.width = space_width(isle, look)
        (self.west, self.south), (self.east, self.north) = isle.bounds
        self.bottom = 1 + 3 * (self.north - self.south + 1)
        self.canvas = Canvas(isle_width(isle, self.width), self.bottom + 2)

    def corner_at(self, corner: Cell) -> Cell:
        """Where a corner lies on the canvas: column and line."""
        x, y = corner
        return AXIS + (x - self.west) * (2 * self.width + 1), 1 + 3 * (self.north + 1 - y)

    def space_at(self, space: Cell) -> Cell:
        """Where a space begins on the canvas."""
        a, b = space
        left, bottom = self.corner_at((a // 2, b // 2))
        return left + 1 + self.width * (a % 2), bottom - 1 - b % 2

    def draw(self) -> Text:
        """All of it."""
        self.draw_axes()
        self.draw_water()
        self.draw_lines()
        for cell in self.isle.land:
            if self.isle.is_port(cell):
                self.draw_port(cell)
            else:
                self.draw_tile(cell)
        for cell, line in self.isle.line_ends.items():
            left, bottom = self.corner_at(cell)
            label = f"{self.signs['mark']}{line}"
            self.canvas.put_around(left + self.width, bottom - 1, label, TARGET)
        self.draw_corners()
        return self.canvas.text()

    def draw_axes(self) -> None:
        """Above the isle and to its left the spaces; on the lines between them the corners."""
        for x in range(self.west, self.east + 2):
            left, _ = self.corner_at((x, self.south))
            self.canvas.put_around(left, self.bottom + 1, f"x{x}"[: 2 * self.width + 1], FAINT)
            if x <= self.east:
                for a in (2 * x, 2 * x + 1):
                    column, _ = self.space_at((a, 2 * self.south))
                    label = f"a{a}" if len(f"a{a}") < self.width + (a % 2) else str(a)
                    self.canvas.put(column, 0, label[: self.width], FAINT)
        for y in range(self.south, self.north + 2):
            _, line = self.corner_at((self.west, y))
            self.canvas.put(0, line, f"y{y}", FAINT)
            if y <= self.north:
                for b in (2 * y, 2 * y + 1):
                    _, line = self.space_at((2 * self.west, b))
                    self.canvas.put(0, line, f"b{b}", FAINT)

    def draw_water(self) -> None:
        """A wave in each cell without land: on the sea around, and on lakes."""
        for x in range(self.west, self.east + 1):
            for y in range(self.south, self.north + 1):
                left, bottom = self.corner_at((x, y))
                if (x, y) not in self.isle.land:
                    self.canvas.put_around(left + self.width, bottom - 1, "~", FAINT)

    # --- Sides --------------------------------------------------------------------------------

    def is_border(self, one: Cell, other: Cell) -> bool:
        """Whether a coast, a port's wall or the border of two owners runs between two cells."""
        if not {one, other} <= self.isle.land:
            return bool({one, other} & self.isle.land)
        is_same = self.isle.control.get(one) == self.isle.control.get(other)
        return not is_same or self.isle.is_port(one) or self.isle.is_port(other)

    def draw_lines(self) -> None:
        """Coasts and borders; sides within an owner's land are open, and water has none."""
        for x in range(self.west, self.east + 2):
            for y in range(self.south, self.north + 2):
                self.draw_side(x, y, is_across=True)
                self.draw_side(x, y, is_across=False)
                self.draw_crossing(x, y)

    def draw_side(self, x: int, y: int, *, is_across: bool) -> None:
        """The lower side of cell x,y, or its left one."""
        other = (x, y - 1) if is_across else (x - 1, y)
        if not {(x, y), other} & self.isle.land:
            return
        left, line = self.corner_at((x, y))
        border = self.is_border((x, y), other)
        style = COAST if border else FAINT
        if is_across:
            sign = self.lines.wall_across if border else self.lines.open_across
            self.canvas.put(left + 1, line, sign * 2 * self.width, style)
        else:
            sign = self.lines.wall_down if border else self.lines.open_down
            self.canvas.put_down(left, line - 2, sign * 2, style)

    def draw_crossing(self, x: int, y: int) -> None:
        """A corner, as the borders that meet there."""
        northeast, northwest, southeast, southwest = (x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1)
        if not {northeast, northwest, southeast, southwest} & self.isle.land:
            return
        sides = {
            UP: (northwest, northeast),
            RIGHT: (northeast, southeast),
            DOWN: (southwest, southeast),
            LEFT: (northwest, southwest),
        }
        meeting = sum(way for way, (one, other) in sides.items() if self.is_border(one, other))
        sign = self.lines.crossings[meeting]
        self.canvas.put(*self.corner_at((x, y)), sign, COAST if meeting else FAINT)

    # --- Spaces, ports and corners ------------------------------------------------------------

    def draw_tile(self, cell: Cell) -> None:
        """Its four spaces; bare land shows whose it is."""
        x, y = cell
        for space in ((2 * x + a, 2 * y + b) for a in (0, 1) for b in (0, 1)):
            sign, style = self.space_sign(space, self.isle.control.get(cell))
            name = f"[{space[0]},{space[1]}]"
            if {f"place {name}", f"space {name}"} & set(self.isle.targets):
                sign = self.target_sign(sign, space)
                style = TARGET
            self.canvas.put(*self.space_at(space), sign[: self.width], style)

    def target_sign(self, sign: str, space: Cell) -> str:
        """What may be chosen, with a mark if there is room."""
        is_taken = space in self.isle.crews or space in self.isle.ground
        if is_taken and len(sign) == self.width:
            return sign
        return self.signs["mark"] + sign

    def space_sign(self, space: Cell, owner: str | None) -> tuple[str, str]:
        """A mine, a crew, silver or bare land."""
        if space in self.isle.mines:
            suit = self.isle.mines[space]
            value = self.isle.view["mines"][suit]["value"]
            is_narrow = self.width < 3
            return f"{self.signs['mine']}{'' if is_narrow else suit}{value}", inked(suit)
        ground = self.isle.ground.get(space, 0)
        if space in self.isle.crews:
            suit, crew = self.isle.crews[space]
            sign = crew_sign(suit, crew) + ("$" if crew["silver"] else "") + ("+" if ground else "")
            is_cut = self.width < 3 and crew["silver"]
            return sign[1:] if is_cut else sign, SEATS[suit].style
        if ground:
            return f"${ground}", "bold"
        return (owner.lower(), inked(owner)) if owner else (self.signs["land"], FAINT)

    def draw_port(self, cell: Cell) -> None:
        """A port in its owner's colours: its name above, who and what is in it below."""
        suit = self.isle.ports[cell]
        left, bottom = self.corner_at(cell)
        room = 2 * self.width
        is_target = f"place port-{suit}" in self.isle.targets
        mark = self.signs["mark"] if is_target else ""
        name = f"{mark}{self.words['port']} {suit}"
        if len(name) > room:
            name = f"{mark}{self.words['port'][0].upper()} {suit}"
        style = TARGET if is_target else SEATS[suit].style
        self.canvas.put(left + 1, bottom - 2, f"{name:^{room}}"[:room], style)
        inside = pool_text(self.isle.view, suit, "port", "")
        silver = self.isle.view["silver"]["ground"].get(f"port {suit}", 0)
        ground = f"+${silver}" if silver else ""
        if len(inside + ground) > room:
            inside = f"{len(pool(self.isle.view, suit, 'port'))}:"
        text = f"{inside + ground:^{room}}"[:room]
        self.canvas.put(left + 1, bottom - 1, text, SEATS[suit].style)

    def draw_corners(self) -> None:
        """Where ships can be and where they are; corners that may be sailed to show their names."""
        for corner in self.isle.corners:
            self.canvas.put(*self.corner_at(corner), self.signs["corner"], FAINT)
        for corner, suits in self.isle.ships.items():
            style = SEATS[suits].style if len(suits) == 1 else "bold reverse"
            self.put_at_corner(corner, f"({suits})", style)
        for corner in self.isle.corners:
            name = f"<{corner[0]},{corner[1]}>"
            if f"harbour {name}" in self.isle.targets:
                ships = self.isle.ships.get(corner)
                self.put_at_corner(corner, f"({ships}){name}" if ships else name, TARGET)

    def put_at_corner(self, corner: Cell, text: str, style: str) -> None:
        """Text with its middle on a corner, as far as the edge of the drawing allows."""
        column, line = self.corner_at(corner)
        most = len(self.canvas.signs[line]) - len(text)
        self.canvas.put(max(0, min(column - (len(text) - 1) // 2, most)), line, text, style)


def draw_board(view: Mapping[str, Any], look: Look, targets: Collection[str]) -> Text:
    """The isle. Spaces, ports and corners that may be chosen stand out."""
    return IsleDrawing(Isle(view, targets), look).draw()
