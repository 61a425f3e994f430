"""`serai simulate GAME`"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from serai.cli.cluster import RayAddress
from serai.cli.contest import (
    Cap,
    Files,
    Games,
    JournalFile,
    JsonFile,
    Patience,
    Workers,
    leave,
    number_table,
    play_compiled,
    play_games,
    seats_of,
    seed_of,
    show_share,
    split_bots,
    with_games,
)
from serai.cli.params import GameId, Options, Players, Seed, read_options

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from rich.table import Table

    from serai.arena import Setting
    from serai.arena.lineup_result import LineupResult

RANDOM_GAMES = 1000
BOT_GAMES = 100

Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        "-b",
        metavar="BOT,BOT,...",
        help="One bot a seat, or one for all seats. Only random bots: compiled, very fast.",
    ),
]


def simulate(  # noqa: PLR0913, PLR0917 (one a flag)
    game: GameId,
    players: Players = None,
    games: Games = None,
    seed: Seed = None,
    json_file: JsonFile = None,
    option: Options = None,
    cap: Cap = 100_000,
    bots: Bots = "random",
    journal: JournalFile = None,
    workers: Workers = None,
    ray: RayAddress = None,
    patience: Patience = 60.0,
) -> None:
    """Play many games between bots: at random, as fast as the compiled rules go, or any others.

    The first deal has the seed, each next one the seed after it: the same seed, the same games.
    Other bots than `random` play each deal in all seat orders, 100 games or a little more unless
    `--games` says otherwise; random games are 1000. Those know no `--journal`, `--workers`, `--ray`
    or `--patience`; write `random:` to seat random bots like others.

    Examples:

    - `serai simulate silk --players 3 --games 10000 --seed 7`
    - `serai simulate silk --option multi_close=sum --json -`
    - `serai simulate silk --bots greedy,random,random,random --games 40`
    """
    from serai.arena import Setting
    from serai.arena.lineup_result import make_lineup_result

    files = Files(journal, json_file).check()
    lineup = seat_lineup(game, split_bots(bots), players)
    rules: dict[str, Any] = {"options": read_options(option), "cap": cap, "patience": patience}
    setting = Setting(game, len(lineup), lineup, 0, seed_of(seed, journal), is_lineup=True, **rules)
    is_random = set(lineup) == {"random"}
    setting = with_games(setting, games, RANDOM_GAMES if is_random else BOT_GAMES)
    if is_random:
        refuse_vain_flags(setting, journal, workers, ray)
        played, is_whole = play_compiled(setting)
    else:
        played, is_whole = play_games(setting, journal, workers, ray)
    result = make_lineup_result(setting, played)
    files.write(result, str, lambda: report(result, is_random))
    leave(is_whole)


def seat_lineup(game: str, bots: tuple[str, ...], players: int | None) -> tuple[str, ...]:
    """The bot of each seat; a single one takes all seats."""
    from serai.cli.errors import BadInput

    if len(bots) == 1:
        return bots * seats_of(game, players)
    if not bots:
        raise BadInput("--bots names nobody")
    if players not in (None, len(bots)):
        raise BadInput(f"--bots names {len(bots)} bots, and --players {players} seats")
    return bots


def refuse_vain_flags(
    setting: Setting, journal: Path | None, workers: int | None, ray: str | None
) -> None:
    """Complain about flags that would change nothing, because compiled games do not know them."""
    from serai.arena.setting import PATIENCE
    from serai.cli.errors import BadInput

    given = {
        "--journal": journal is not None,
        "--workers": workers is not None,
        "--ray": ray is not None,
        "--patience": setting.patience != PATIENCE,
    }
    for flag in filter(given.get, given):
        raise BadInput(
            f"{flag} is not for games of `random` alone, which are played compiled, on one core: "
            "leave it out, or write `random:` to seat them like other bots"
        )


def report(result: LineupResult, is_compiled: bool) -> None:
    """The bots, the seats, and what there is to say about all games."""
    from serai.arena.wording import command_of
    from serai.cli.look import make_console

    console = make_console()
    if result.games:
        for shown in (bot_table(result), "", seat_table(result), ""):
            console.print(shown)
    for line in game_lines(result):
        console.print(line, markup=False)
    if is_compiled and result.games:
        console.print(speed(result), markup=False)
    console.print(command_of(result.setting, "simulate"), markup=False, soft_wrap=True)


def bot_table(result: LineupResult) -> Table:
    """Each bot's share of wins a seat, unless one has all seats: then it is the fair share."""
    has_rivals = len(result.bots) > 1
    shares = ("wins", "95 %", "fair") if has_rivals else ()
    table = number_table("bot", *shares, "mean score", "ms", "forfeits")
    fair = f"{1 / result.setting.players:.1%}"
    for bot in result.bots:
        time = bot.effort.pace()
        rest = (f"{bot.mean_score:.2f}", time, str(bot.forfeits.total()))
        share = (*show_share(bot.share), fair) if has_rivals else ()
        table.add_row(bot.bot, *share, *rest)
    return table


def seat_table(result: LineupResult) -> Table:
    """Each seat's share of wins, whoever sat there."""
    from serai.cli.boards import board_of
    from serai.cli.look import look_at, make_console

    liveries = board_of(result.setting.find()).SEATS
    look = look_at(make_console(), liveries=liveries)
    table = number_table("seat", "wins", "95 %", "mean score")
    for seat, mark in zip(result.seats, liveries, strict=False):
        table.add_row(look.badge(mark), *show_share(seat.share), f"{seat.mean_score:.2f}")
    return table


def game_lines(result: LineupResult) -> Iterator[str]:
    """Length, endings, and what must not be overlooked."""
    from serai.arena.lineup_result import mean
    from serai.arena.wording import warnings

    title = result.setting.find().title
    yield f"{len(result.games)} games of {title} from seed {result.setting.seed}"
    if result.finished:
        yield f"{mean(result.lengths()):.0f} decisions a game, {result.shared} shared wins"
    if result.endings:
        counts = ", ".join(f"{name} ({number})" for name, number in result.endings.most_common())
        yield f"how they stood at the end: {counts}"
    yield from warnings(result)


def speed(result: LineupResult) -> str:
    """How fast compiled games went, without the counting."""
    from serai.engine import jit

    (random,) = result.bots
    seconds = max(random.effort.seconds, 1e-9)
    how = " (uncompiled: NUMBA_DISABLE_JIT is set)" if jit.INTERPRETED else ""
    games, decisions = len(result.games) / seconds, random.effort.decisions / seconds
    return f"{games:,.0f} games/s, {decisions:,.0f} decisions/s{how}"
