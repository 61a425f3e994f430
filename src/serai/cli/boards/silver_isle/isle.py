"""What a view says of the isle, by place; and how wide its drawing is."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import cached_property
from typing import Any, TypeAlias

from serai.cli.look import Look
from serai.cli.panels import GAP, PANEL

Cell: TypeAlias = tuple[int, int]
"""x and y, which grow to the east and to the north."""

AXIS = 4
"""Room for the names of the rows, left of the isle."""
RIM = 2
"""Room for the last corner, and for what stands there and juts out to the right."""
SPACE_WIDTHS = (4, 3, 2)
"""Signs for a space, the widest first."""


def pair(name: str) -> Cell:
    """The two numbers of `0,1`, `[0,1]` or `<0,1>`."""
    first, second = re.findall(r"-?\d+", name)
    return int(first), int(second)


class Isle:
    """What the view says, by place."""

    def __init__(self, view: Mapping[str, Any], targets: Collection[str] = ()) -> None:
        self.view = view
        self.targets = targets
        self.ports = {pair(cell): suit for suit, cell in view["ports"].items()}
        self.land = {pair(cell) for cell in view["tiles"]} | set(self.ports)
        self.control = {pair(cell): suit for cell, suit in view["control"].items()} | self.ports
        self.mines = {pair(mine["space"]): suit for suit, mine in view["mines"].items()}
        self.corners = {pair(corner) for corner in view["corners"]}

    @cached_property
    def crews(self) -> dict[Cell, tuple[str, Mapping[str, Any]]]:
        """The crews on spaces, with their suits."""
        return {
            pair(crew["place"]): (suit, crew)
            for suit, crews in self.view["crews"].items()
            for crew in crews
            if crew["place"].startswith("[")
        }

    @cached_property
    def ground(self) -> dict[Cell, int]:
        """Silver on the ground of spaces."""
        found = self.view["silver"]["ground"].items()
        return {pair(place): number for place, number in found if place.startswith("[")}

    @cached_property
    def ships(self) -> dict[Cell, str]:
        """The suits of the ships at each corner."""
        found = dict[Cell, str]()
        for suit, corner in self.view["ships"].items():
            if corner.startswith("<"):
                found[pair(corner)] = found.get(pair(corner), "") + suit
        return found

    @cached_property
    def line_ends(self) -> dict[Cell, str]:
        """isle.build.12 The cells where the lines end that may be chosen now, on the coast of the
        seat to decide."""
        lines = [int(word.split()[1]) for word in self.targets if word.startswith("line ")]
        tiles = [pair(cell) for cell in self.view["tiles"]]
        coast = self.coast_of_line
        if not lines or coast is None:
            return {}
        along = 1 if coast in ("north", "south") else 0
        out = 1 if coast in ("north", "east") else -1
        ends = dict[Cell, str]()
        for line in lines:
            reach = [tile[along] for tile in tiles if tile[1 - along] == line]
            end = (max(reach) if out > 0 else min(reach)) + out
            ends[(line, end) if along else (end, line)] = str(line)
        return ends

    @property
    def coast_of_line(self) -> str | None:
        """The coast of a drawn tile's suit; otherwise that of the seat whose port is placed."""
        suit = (self.view.get("drawn") or self.view.get("actor") or "")[:1]
        coasts: Mapping[str, str] = self.view["coasts"]
        return coasts.get(suit)

    @cached_property
    def bounds(self) -> tuple[Cell, Cell]:
        """The cells in the southwest and in the northeast of all that is shown."""
        cells = self.land | set(self.line_ends)
        xs, ys = [x for x, _ in cells], [y for _, y in cells]
        return (min(xs), min(ys)), (max(xs), max(ys))

    @property
    def columns(self) -> int:
        """How many cells wide it is."""
        (west, _), (east, _) = self.bounds
        return east - west + 1

    def is_port(self, cell: Cell) -> bool:
        """Whether a port lies there."""
        return cell in self.ports


def space_width(isle: Isle, look: Look) -> int:
    """How many signs wide a space is drawn: as many as there is room for, if possible with the
    seats beside the isle."""
    for room in (look.width - PANEL - GAP, look.width):
        for width in SPACE_WIDTHS[:-1] if room < look.width else SPACE_WIDTHS:
            if isle_width(isle, width) <= room:
                return width
    return SPACE_WIDTHS[-1]


def isle_width(isle: Isle, width: int) -> int:
    """How wide the drawing is with spaces of this width."""
    return AXIS + isle.columns * (2 * width + 1) + RIM
