"""`serai position GAME FILE`"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from serai.cli.errors import BadInput
from serai.cli.params import GameId, Lang, Language

File = Annotated[
    Path, typer.Argument(metavar="FILE", help="A position as JSON; `-` reads it from stdin.")
]
Why = Annotated[
    str | None,
    typer.Option("--why", metavar="ACTION", help="Ask about one action, such as 'graze 2,3'."),
]


def position(game: GameId, file: File, why: Why = None, lang: Lang = Language.ENGLISH) -> None:
    """Show a position, list what is legal there, and say why something is not.

    The format stands at the end of each rules page. In a game with secrets you see what the seat to
    decide sees.

    Examples:

    - `serai position silk mine.json`
    - `serai position silk mine.json --why 'graze 2,3'`
    """
    import serai
    from serai.cli.files import read_object
    from serai.cli.look import make_console
    from serai.cli.screen import Screen

    found, given = serai.game(game), read_object(file)
    if "actions" in given:
        raise BadInput(f"{file} is the record of a game, not a position: try serai replay {file}")
    match = found.load(given, chance="manual")
    screen = Screen(match, make_console(), lang.value)
    if why is not None:
        screen.show_answer(why)
    else:
        screen.show_table(screen.reader)
