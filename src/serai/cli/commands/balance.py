"""`serai balance GAME`"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from serai.cli.cluster import RayAddress
from serai.cli.contest import (
    Cap,
    Files,
    Games,
    HtmlFile,
    JournalFile,
    JsonFile,
    Patience,
    Workers,
    leave,
    play_games,
    seats_of,
    seed_of,
)
from serai.cli.params import GameId, Options, Players, Seed, read_options

if TYPE_CHECKING:
    from serai.arena.lineup_result import LineupResult

GAMES = 1000

Sitter = Annotated[
    str,
    typer.Option("--bot", "-b", metavar="BOT", help="Who sits on every seat."),
]


def balance(  # noqa: PLR0913, PLR0917 (one a flag)
    game: GameId,
    players: Players = None,
    bot: Sitter = "greedy",
    games: Games = GAMES,
    seed: Seed = None,
    option: Options = None,
    journal: JournalFile = None,
    json_file: JsonFile = None,
    html: HtmlFile = None,
    workers: Workers = None,
    ray: RayAddress = None,
    cap: Cap = 100_000,
    patience: Patience = 60.0,
) -> None:
    """Measure a game itself: wins by seat, length, scores, how games end.

    The same bot sits on every seat, so what differs between seats is the game's own doing. A better
    bot tells more about how people will find it; `random` tells what the rules do by themselves.

    Examples:

    - `serai balance silk --players 4 --games 400 --seed 7`
    - `serai balance silk --bot random --html balance.html --json balance.json`
    """
    from serai.arena import Setting
    from serai.arena.balance_page import balance_page
    from serai.arena.lineup_result import make_lineup_result

    files = Files(journal, json_file, html).check()
    rules: dict[str, Any] = {"options": read_options(option), "cap": cap, "patience": patience}
    seats = seats_of(game, players)
    lineup = (bot,) * seats
    setting = Setting(
        game, seats, lineup, games or GAMES, seed_of(seed, journal), is_lineup=True, **rules
    )
    played, is_whole = play_games(setting, journal, workers, ray)
    result = make_lineup_result(setting, played)
    files.write(result, lambda: balance_page(result), lambda: report(result))
    leave(is_whole)


def report(result: LineupResult) -> None:
    """A table of the seats, and what there is to say about all games."""
    from serai.arena.balance_page import verdict
    from serai.arena.wording import command_of
    from serai.cli.commands.simulate import game_lines, seat_table
    from serai.cli.look import make_console

    console = make_console()
    if result.games:
        console.print(seat_table(result))
        console.print(f"\n{verdict(result)}", markup=False)
    for line in game_lines(result):
        console.print(line, markup=False)
    console.print(command_of(result.setting, "balance"), markup=False, soft_wrap=True)
