"""A match in a notebook, in a text or as a picture: the board as on a terminal."""

from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING

from rich.console import Console

from serai.cli.boards import board_of, with_printed
from serai.cli.look import Look
from serai.cli.panels import beside

if TYPE_CHECKING:
    from serai.engine.drawing import Drawing
    from serai.engine.match import Match

WIDTH = 110
PAGE = '<pre style="line-height: 1.2">{code}</pre>'


def draw(match: Match, drawing: Drawing) -> str:
    """What the match is and how it stands, as a spectator may see it. Nothing is drawn from chance
    for it."""
    game, board = match.game, board_of(match.game)
    look = Look(WIDTH, liveries=board.SEATS)
    view = with_printed(game, game.view(game, match.state, None))
    console = Console(
        record=True,
        width=WIDTH,
        file=io.StringIO(),
        highlight=False,
        emoji=False,
        force_jupyter=False,  # in a notebook it would show by itself all that it records
    )
    console.print(repr(match), markup=False)
    console.print(beside(board.draw_board(view, look, ()), board.draw_seats(view, look), look))
    if drawing == "html":
        return console.export_html(code_format=PAGE, inline_styles=True)
    return picture(console, game.title) if drawing == "svg" else console.export_text()


def picture(console: Console, title: str) -> str:
    """What a console has recorded, as an SVG."""
    return without_links(console.export_svg(title=title, unique_id="serai"))


def without_links(svg: str) -> str:
    """Rich asks for fonts from the network; any monospaced font of the reader's will do."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    return re.sub(r"<!--.*?-->", "", svg)
