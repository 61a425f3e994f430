"""`serai replay FILE`"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from serai.cli.params import Lang, Language

File = Annotated[
    Path, typer.Argument(metavar="FILE", help="A record as JSON; `-` reads it from stdin.")
]
Upto = Annotated[
    int | None,
    typer.Option("--upto", metavar="PLY", help="Stop after so many plies; chance counts too."),
]
Story = Annotated[bool, typer.Option(help="Tell what happened, ply by ply.")]


def replay(
    file: File, upto: Upto = None, lang: Lang = Language.ENGLISH, story: Story = True
) -> None:
    """Play a record again: its story, and the position that it comes to.

    Examples: `serai replay game.json`, `serai replay game.json --upto 100 --no-story`
    """
    from serai.cli.files import game_of, read_object
    from serai.cli.look import make_console
    from serai.cli.screen import Screen
    from serai.engine.chance import ManualChance

    record = read_object(file)
    match = game_of(record).replay(record, upto)
    match.chance = ManualChance()  # what the record does not say is not drawn
    screen = Screen(match, make_console(), lang.value)
    if story:
        screen.show_story(0, None, with_plies=True)
    screen.show_board(None)
    screen.show_question()
