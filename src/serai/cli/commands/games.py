"""`serai games [GAME]`"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rich.table import Table

    from serai.engine.game import Game

Chosen = Annotated[
    str | None, typer.Argument(metavar="[GAME]", help="The id of a game, to see its switches.")
]


def games(game: Chosen = None) -> None:
    """List the games: ours, and those that installed packages bring. Or list the switches of one,
    with their values and what they mean.

    Examples:

    - `serai games`
    - `serai games silk`
    """
    import serai
    from serai.cli.errors import tell_problem
    from serai.cli.look import make_console
    from serai.engine.game import game_problems

    console = make_console()
    if game is not None:
        console.print(table_of_switches(serai.game(game)))
        return
    console.print(table_of_games())
    for problem in game_problems():
        tell_problem(problem)


def table_of_games() -> Table:
    """Every game in a line."""
    from rich.table import Table

    import serai

    table = Table("id", "title", "players", "rules", "options", box=None, header_style="bold")
    for game in map(serai.game, serai.games()):
        players = f"{game.seats[0]} to {game.seats[-1]}"
        options = ", ".join(option.name for option in game.offered_options)
        table.add_row(game.id, game.title, players, f"version {game.rules_version}", options)
    return table


def table_of_switches(game: Game) -> Table:
    """Every switch that a table may set, its default first among its values."""
    from rich.table import Table

    table = Table("switch", "values", "ruling", "meaning", box=None, header_style="bold")
    for option in game.offered_options:
        values = ", ".join(option.words)
        if option.most is not None:
            values += f", or any up to {option.most}"
        table.add_row(option.name, values, option.ruling, option.meaning)
    return table
