"""A match in a notebook or in a text: the board as on a terminal."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from rich.console import Console

from serai.cli.boards import board_of, with_printed
from serai.cli.look import Look
from serai.cli.panels import beside

if TYPE_CHECKING:
    from serai.engine.match import Match

WIDTH = 110
PAGE = '<pre style="line-height: 1.2">{code}</pre>'


def draw(match: Match, as_html: bool) -> str:
    """What the match is and how it stands, as a spectator may see it, in HTML or plain text.
    Nothing is drawn from chance for it."""
    game, board = match.game, board_of(match.game)
    look = Look(WIDTH, liveries=board.SEATS)
    view = with_printed(game, game.view(game, match.state, None))
    console = Console(record=True, width=WIDTH, file=io.StringIO(), highlight=False, emoji=False)
    console.print(repr(match), markup=False)
    console.print(beside(board.draw_board(view, look, ()), board.draw_seats(view, look), look))
    if as_html:
        return console.export_html(code_format=PAGE, inline_styles=True)
    return console.export_text()
