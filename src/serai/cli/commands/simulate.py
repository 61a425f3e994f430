"""`serai simulate GAME`"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from serai.cli.contest import (
    Cap,
    Files,
    Games,
    JournalFile,
    JsonFile,
    Patience,
    Workers,
    contest_bar,
    leave,
    play_games,
    show_share,
    split_bots,
    with_games,
)
from serai.cli.params import GameId, Options, Players, Seed, new_seed, read_options

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.table import Table

    from serai.arena import Setting
    from serai.arena.table import TableResult
    from serai.cli.tally import Tally

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
    patience: Patience = 60.0,
) -> None:
    """Play many games between bots: at random, as fast as the compiled rules go, or any others.

    The first deal has the seed, each next one the seed after it: the same seed, the same games.
    Other bots than `random` play each deal in all seat orders, 100 games or a little more unless
    `--games` says otherwise; random games are 1000.

    Examples:

    - `serai simulate silk --players 3 --games 10000 --seed 7`
    - `serai simulate silk --option multi_close=sum --json -`
    - `serai simulate silk --bots greedy,random,random,random --games 40`
    """
    from serai.arena import Setting

    files = Files(journal, json_file).check()
    lineup = seat_lineup(game, split_bots(bots), players)
    rules: dict[str, Any] = {"options": read_options(option), "cap": cap, "patience": patience}
    number, die = games or RANDOM_GAMES, new_seed(seed)
    setting = Setting(game, len(lineup), lineup, number, die, is_table=True, **rules)
    if set(lineup) == {"random"} and journal is None:
        simulate_randomly(setting, files)
    else:
        simulate_bots(with_games(setting, games, BOT_GAMES), files, workers)


def seat_lineup(game: str, bots: tuple[str, ...], players: int | None) -> tuple[str, ...]:
    """The bot of each seat; a single one takes all seats."""
    import serai
    from serai.cli.errors import BadInput

    found = serai.game(game)
    if len(bots) == 1:
        number = found.seats[0] if players is None else players
        found.check_players(number)
        return bots * number
    if not bots:
        raise BadInput("--bots names nobody")
    if players not in (None, len(bots)):
        raise BadInput(f"--bots names {len(bots)} bots, and --players {players} seats")
    return bots


# --- Random bots: compiled --------------------------------------------------------------------


def simulate_randomly(setting: Setting, files: Files) -> None:
    """Many random games without leaving compiled code."""
    from serai.cli.tally import Tally
    from serai.engine.chance import SeededChance

    found = setting.find()
    begin = found.start(setting.players, setting.options)
    tally = Tally(found, begin, setting.cap, SeededChance(setting.seed).seed)
    run(tally, setting.games)
    files.write(tally, str, lambda: report(tally))


def run(tally: Tally, games: int) -> None:
    """Play, with a bar that shows how long it will still take."""
    from serai.cli.warming import ensure_warm

    ensure_warm(tally.game)
    with contest_bar() as bar:
        task = bar.add_task(tally.game.title, total=games)
        tally.play(range(tally.seed, tally.seed + games), lambda: bar.advance(task))


def report(tally: Tally) -> None:
    """A table of the seats, and what there is to say about all games."""
    from serai.cli.look import make_console

    console = make_console()
    console.print(seat_rows(tally))
    for line in summary(tally):
        console.print(line, markup=False)


def seat_rows(tally: Tally) -> Table:
    """Wins and scores, seat by seat."""
    from rich.table import Table

    from serai.cli.boards import board_of
    from serai.cli.look import look_at, make_console

    look = look_at(make_console(), liveries=board_of(tally.game.id).SEATS)
    table = Table("seat", box=None, header_style="bold")
    for heading in ("wins", "of all", "shared wins", "mean score"):
        table.add_column(heading, justify="right", no_wrap=True)
    for seat in tally.seats:
        share = tally.wins[seat] / max(1, tally.finished)
        numbers = (f"{tally.wins[seat]}", f"{share:.1%}", f"{tally.shared[seat]}")
        table.add_row(look.badge(tally.letter(seat)), *numbers, f"{tally.mean_score(seat):.2f}")
    return table


def summary(tally: Tally) -> Iterator[str]:
    """Length, speed, endings, and games without an end."""
    from serai.engine import jit

    length = tally.decisions / tally.played
    yield f"{tally.played} games of {tally.game.title} from seed {tally.seed}"
    yield f"{length:.0f} decisions a game"
    speed = tally.speed_to_json()
    how = " (uncompiled: NUMBA_DISABLE_JIT is set)" if jit.INTERPRETED else ""
    games, decisions = speed["games_per_second"], speed["decisions_per_second"]
    yield f"{games:,.0f} games/s, {decisions:,.0f} decisions/s{how}"
    if tally.endings:
        counts = ", ".join(f"{name} ({number})" for name, number in tally.endings.most_common())
        yield f"how they stood at the end: {counts}"
    if tally.capped:
        yield (
            f"{tally.capped} games were stopped after {tally.cap} plies, which no rule asks for: "
            "they have no winner and no score"
        )


# --- Any bots ---------------------------------------------------------------------------------


def simulate_bots(setting: Setting, files: Files, workers: int | None) -> None:
    """Games of a lineup in all its seat orders."""
    from serai.arena.table import make_table

    played, is_whole = play_games(setting, files.journal, workers)
    result = make_table(setting, played)
    files.write(result, str, lambda: report_bots(result))
    leave(is_whole)


def report_bots(result: TableResult) -> None:
    """The bots, the seats, and what there is to say about all games."""
    from serai.arena.wording import command_of
    from serai.cli.look import make_console

    console = make_console()
    for shown in (bot_table(result), "", seat_table(result), ""):
        console.print(shown)
    for line in game_lines(result):
        console.print(line, markup=False)
    console.print(command_of(result.setting, "simulate"), markup=False, soft_wrap=True)


def bot_table(result: TableResult) -> Table:
    """Each bot's share of wins a seat."""
    from rich.table import Table

    table = Table("bot", box=None, header_style="bold")
    headings = ("wins", "95 %", "fair", "mean score", "ms", "forfeits")
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    fair = f"{1 / result.setting.players:.1%}"
    for sitter in result.sitters:
        time = f"{sitter.effort.milliseconds:.1f}"
        rest = (fair, f"{sitter.mean_score:.2f}", time, str(sitter.forfeits.total()))
        table.add_row(sitter.bot, *show_share(sitter.share), *rest)
    return table


def seat_table(result: TableResult) -> Table:
    """Each seat's share of wins, whoever sat there."""
    from rich.table import Table

    from serai.cli.boards import board_of
    from serai.cli.look import look_at, make_console

    liveries = board_of(result.setting.game).SEATS
    look = look_at(make_console(), liveries=liveries)
    table = Table("seat", box=None, header_style="bold")
    for heading in ("wins", "95 %", "mean score"):
        table.add_column(heading, justify="right", no_wrap=True)
    for seat, mark in zip(result.seats, liveries, strict=False):
        table.add_row(look.badge(mark), *show_share(seat.share), f"{seat.mean_score:.2f}")
    return table


def game_lines(result: TableResult) -> Iterator[str]:
    """Length, endings, and what must not be overlooked."""
    from serai.arena.table import mean
    from serai.arena.wording import warnings

    title = result.setting.find().title
    yield f"{len(result.games)} games of {title} from seed {result.setting.seed}"
    yield f"{mean(result.lengths()):.0f} decisions a game, {result.shared} shared wins"
    if result.endings:
        counts = ", ".join(f"{name} ({number})" for name, number in result.endings.most_common())
        yield f"how they stood at the end: {counts}"
    yield from warnings(result)
