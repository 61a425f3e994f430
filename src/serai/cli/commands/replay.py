"""`serai replay FILE`"""

from __future__ import annotations

from typing import Annotated

import typer

from serai.cli.params import Lang, Language, RecordFile, whole_number

Upto = Annotated[
    int | None,
    typer.Option(
        "--upto",
        metavar="PLY",
        parser=whole_number,
        help="Stop after so many plies; what chance did counts too.",
    ),
]
Story = Annotated[bool, typer.Option(help="Tell what happened, ply by ply.")]


def replay(
    file: RecordFile, upto: Upto = None, lang: Lang = Language.ENGLISH, story: Story = True
) -> None:
    """Play a record again: its story, and the position that it comes to.

    Examples:

    - `serai replay game.json`
    - `serai replay game.json --upto 100 --no-story`
    """
    from serai.cli.files import read_record
    from serai.cli.look import make_console
    from serai.cli.screen import Screen

    game, record = read_record(file)
    found = game.replay(record, upto)
    match = found.branch(chance="manual")  # what the record does not say is not drawn
    screen = Screen(match, make_console(), lang.value)
    if story:
        screen.show_story(0, None, with_plies=True)
    screen.show_board(None)
    screen.show_question(None)
