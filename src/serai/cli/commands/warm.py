"""`serai warm [GAME...]`"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from serai.engine.game import Game

Games = Annotated[
    list[str] | None,
    typer.Argument(metavar="[GAME]...", help="The games; all of them unless given."),
]


def warm(games: Games = None) -> None:
    """Compile the rules and the bots ahead, so that nobody waits at the table.

    The machine code is kept on disk; it is made anew when they change.

    Examples:

    - `serai warm`
    - `serai warm silk`
    """
    import serai
    from serai.bots.warm import is_warm
    from serai.cli.warming import warm_up

    for game in [serai.game(game_id) for game_id in games or serai.games()]:
        report(game, None if is_warm(game) else warm_up(game))


def report(game: Game, seconds: float | None) -> None:
    """One line about a game."""
    from serai.engine import jit

    if jit.INTERPRETED:
        print(f"{game.title}: NUMBA_DISABLE_JIT is set, so the rules run uncompiled.")
    elif seconds is None:
        print(f"{game.title}: compiled already.")
    else:
        print(f"{game.title}: compiled in {seconds:.0f} s.")
