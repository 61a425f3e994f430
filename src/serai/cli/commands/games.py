"""`serai games`"""

from __future__ import annotations


def games() -> None:
    """List the games: ours, and those that installed packages bring.

    Examples:

    - `serai games`
    """
    from rich.table import Table

    import serai
    from serai.cli.errors import tell_problem
    from serai.cli.look import make_console
    from serai.engine.game import game_problems

    table = Table("id", "title", "players", "rules", "options", box=None, header_style="bold")
    for game_id in serai.games():
        game = serai.game(game_id)
        players = f"{game.seats[0]} to {game.seats[-1]}"
        options = ", ".join(option.name for option in game.offered_options)
        table.add_row(game_id, game.title, players, f"version {game.rules_version}", options)
    make_console().print(table)
    for problem in game_problems():
        tell_problem(problem)
