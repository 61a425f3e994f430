"""`serai position GAME FILE`"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from serai.cli.params import GameId, Lang, Language

if TYPE_CHECKING:
    from serai.cli.screen import Screen

File = Annotated[
    Path, typer.Argument(metavar="FILE", help="A position as JSON; `-` reads it from stdin.")
]
Why = Annotated[
    str | None,
    typer.Option("--why", metavar="ACTION", help="Ask about one action, such as 'graze 2,3'."),
]


def position(game: GameId, file: File, why: Why = None, lang: Lang = Language.ENGLISH) -> None:
    """Show a position, list what is legal there, and say why something is not.

    The format stands at the end of each rules page.

    Examples: `serai position silk mine.json`, `serai position silk mine.json --why 'graze 2,3'`
    """
    import serai
    from serai.cli.files import read_object
    from serai.cli.look import make_console
    from serai.cli.screen import Screen

    match = serai.game(game).load(read_object(file), chance="manual")
    screen = Screen(match, make_console(), lang.value)
    if why is not None:
        answer(screen, why)
    else:
        screen.show_table(None)


def answer(screen: Screen, why: str) -> None:
    """Whether an action is allowed, and if not, by which clause."""
    refusal = screen.match.why_not(why)
    if refusal:
        screen.show_refusal(refusal)
    else:
        screen.say("allowed", action=why)
