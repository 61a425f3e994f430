"""`serai tournament GAME`"""

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
    number_table,
    play_games,
    seats_of,
    seed_of,
    show_share,
    split_bots,
    with_games,
)
from serai.cli.params import GameId, Options, Players, Seed, read_options

if TYPE_CHECKING:
    from rich.table import Table

    from serai.arena.ladder import Ladder

GAMES_A_PAIR = 400

Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        "-b",
        metavar="BOT,BOT,...",
        help="Who takes part: `random`, `greedy`, a level, or a bot with its settings such as "
        "`search:iterations=500`.",
    ),
]
Neighbours = Annotated[
    bool,
    typer.Option("--neighbours", help="Each bot plays only the next one in the list."),
]


def tournament(  # noqa: PLR0913, PLR0917 (one a flag)
    game: GameId,
    bots: Bots,
    neighbours: Neighbours = False,
    players: Players = None,
    games: Games = None,
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
    """Let bots play everybody against everybody, and rank them with 95 % intervals.

    A pair plays `--games` games, 400 or a little more unless given. Every deal of dice is played in
    all seat orders: two players swap seats; at larger tables each bot sits alone among copies of
    the other, on every seat. Ctrl-C stops; with `--journal` the same command goes on.

    Examples:

    - `serai tournament silk --bots greedy,random --games 40 --seed 7`
    - `serai tournament silk --bots beginner,easy,medium --players 4 --journal run.jsonl`
    - `serai tournament silk --bots greedy,random --html ladder.html --json ladder.json`
    """
    from serai.arena import Setting
    from serai.arena.ladder import make_ladder
    from serai.arena.tournament_page import tournament_page

    files = Files(journal, json_file, html).check()
    rules: dict[str, Any] = {"options": read_options(option), "cap": cap, "patience": patience}
    rules["neighbours"] = neighbours
    seats, names = seats_of(game, players), split_bots(bots)
    setting = Setting(game, seats, names, 0, seed_of(seed, journal), **rules)
    setting = with_games(setting, games, GAMES_A_PAIR)
    played, is_whole = play_games(setting, journal, workers, ray)
    ladder = make_ladder(setting, played)
    files.write(ladder, lambda: tournament_page(ladder), lambda: report(ladder))
    leave(is_whole)


def report(ladder: Ladder) -> None:
    """The ladder, the pairs, and what must not be overlooked."""
    from serai.arena.wording import command_of, how_bots_met, how_bots_stand, warnings
    from serai.cli.look import make_console

    console = make_console()
    setting = ladder.setting
    title = setting.find().title
    console.print(f"{title}, {setting.players} players, {len(ladder.games)} games\n")
    if ladder.games:
        for shown in (ladder_rows(ladder), "", pair_rows(ladder), ""):
            console.print(shown)
    for sentence in (how_bots_stand(setting) + ".", how_bots_met(setting)):
        console.print(sentence, markup=False)
    for warning in warnings(ladder):
        console.print(warning, markup=False)
    console.print(command_of(setting, "tournament"), markup=False, soft_wrap=True)


def ladder_rows(ladder: Ladder) -> Table:
    """The bots from the strongest to the weakest."""
    table = number_table("bot", "wins", "95 %", "rating", "±", "ms", "forfeits")
    for rung in ladder.rungs:
        rating = (f"{rung.rating.mu:.1f}", f"{1.96 * rung.rating.sigma:.1f}")
        rest = (rung.effort.pace(), str(rung.forfeits.total()))
        table.add_row(rung.bot, *show_share(rung.share), *rating, *rest)
    return table


def pair_rows(ladder: Ladder) -> Table:
    """Each pair, the stronger bot first; at larger tables also what each won alone."""
    has_lone = ladder.setting.players > 2
    table = number_table("pair", "wins of the first", "95 %", *(["alone", "95 %"] * has_lone))
    strength = [rung.bot for rung in ladder.rungs]
    for duel in ladder.duels:
        upper, lower = sorted((duel.one, duel.other), key=strength.index)
        lone = duel.lone_of(upper)
        shown = (*show_share(duel.share_of(upper)), *(show_share(lone) if lone else ()))
        table.add_row(f"{upper} – {lower}", *shown)
    return table
