"""What stands beside any board, and how it is put there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serai.cli.look import Look
from serai.cli.speaker import OWN_WORDS

LABEL, NUMBER = 11, 3
"""The widths of a table's first column and of a seat's column."""
PANEL = 27
"""The width of a panel: a label and four seats."""
GAP = 2


def seat_table(
    rows: Mapping[str, Mapping[str, object] | None], turn: str | None, look: Look
) -> Table:
    """A column a seat under its badge, a row for each thing that has a number for each seat."""
    seats = list(next(iter(rows.values())) or ())
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=LABEL)
    for _ in seats:
        table.add_column(justify="right", width=NUMBER)
    table.add_row("", *(seat_head(seat, turn, look) for seat in seats))
    if look.humans:
        table.add_row("", *(who_plays(seat, look) for seat in seats), style="dim")
    for label, numbers in rows.items():
        if numbers:
            table.add_row(label, *(str(numbers[seat]) for seat in seats))
    return table


def seat_head(seat: str, turn: str | None, look: Look) -> Text:
    """A seat's badge, with a mark if it is this seat's turn."""
    mark = ">" if look.is_plain else "▶"
    return Text(mark if seat == turn else " ") + look.badge(seat)


def who_plays(seat: str, look: Look) -> str:
    """Whether a person at this terminal or a bot plays the seat."""
    return OWN_WORDS.say(look.language, "you" if seat in look.humans else "bot")


def beside(board: Text, panels: Sequence[RenderableType], look: Look) -> RenderableType:
    """The panels to the right of the board; where the terminal is too narrow, below it in a row."""
    width = max(line.cell_len for line in board.split("\n"))
    if width + GAP + PANEL > look.width:
        return Group(board, in_row(panels))
    column = [part for panel in panels for part in (panel, Text())]
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(width=width, no_wrap=True)
    grid.add_column(width=PANEL)
    grid.add_row(board, Group(*column))
    return grid


def in_row(panels: Sequence[RenderableType]) -> Table:
    """Panels side by side."""
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_row(*panels)
    return grid
