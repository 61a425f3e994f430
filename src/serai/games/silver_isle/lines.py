"""Columns and rows of the isle while it is built, counted from the nearer side."""

from __future__ import annotations

from typing import Any

from serai.games.silver_isle.rules.building import is_upright, line_of
from serai.games.silver_isle.terms import Coast, Line, Seat, Tile


def isle_tiles(s: Any) -> range:
    """The tiles that have been laid; ports are none."""
    return range(1, int(s.num_tiles) + 1)


def side_of(coast: Coast) -> str:
    """A coast as words write it."""
    return coast.name.lower()


def nth_line(s: Any, coast: Coast, line: Line) -> tuple[int, str]:
    """Which column or row this is for a coast, and from which side it is counted."""
    lines = sorted({int(line_of(s, tile, coast)) for tile in isle_tiles(s)})
    sides = (Coast.WEST, Coast.EAST) if is_upright(coast) else (Coast.SOUTH, Coast.NORTH)
    return nth(lines, line, sides)


def nth(row: list[int], one: int, sides: tuple[Coast, Coast]) -> tuple[int, str]:
    """Which of a row this is, counted from the nearer end; the ends are on these sides."""
    before, after = row.index(one), len(row) - row.index(one) - 1
    return (1 + before, side_of(sides[0])) if before <= after else (1 + after, side_of(sides[1]))


def line_facts(s: Any, coast: Coast, line: Line) -> dict[str, str | int]:
    """The end of a line on a coast, which counts columns or rows."""
    number, side = nth_line(s, coast, line)
    kind = "column" if is_upright(coast) else "row"
    return {"line": kind, "nth": number, "side": side, "end": side_of(coast)}


def end_facts(s: Any, seat: Seat, tile: Tile) -> dict[str, str | int]:
    """The end of a line on a seat's coast, where this tile or port lies."""
    coast = Coast(int(s.coast[seat]))
    return line_facts(s, coast, int(line_of(s, tile, coast)))
