"""`serai simulate GAME`"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from serai.cli.params import (
    GameId,
    Options,
    Players,
    Seed,
    new_seed,
    positive_number,
    read_options,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.table import Table

    from serai.cli.tally import Tally

Games = Annotated[
    int,
    typer.Option("--games", "-n", metavar="NUMBER", parser=positive_number, help="How many games."),
]
Cap = Annotated[
    int,
    typer.Option(
        "--cap",
        metavar="PLIES",
        parser=positive_number,
        help="Stop a game after so many plies. No rule says so; the report tells how often.",
    ),
]
JsonFile = Annotated[
    str | None,
    typer.Option("--json", metavar="FILE", help="Write the results as JSON; `-` is stdout."),
]


def simulate(
    game: GameId,
    players: Players = None,
    games: Games = 1000,
    seed: Seed = None,
    json_file: JsonFile = None,
    option: Options = None,
    cap: Cap = 100_000,
) -> None:
    """Play many games at random, as fast as the compiled rules go.

    The first game has the seed, each next one the seed after it: the same seed, the same games.

    Examples:

    - `serai simulate silk --players 3 --games 10000 --seed 7`
    - `serai simulate silk --option multi_close=sum --json -`
    """
    import serai
    from serai.cli.files import check_writable, write_object
    from serai.cli.tally import Tally
    from serai.engine.chance import SeededChance

    check_writable(json_file)
    found = serai.game(game)
    begin = found.start(found.seats[0] if players is None else players, read_options(option))
    tally = Tally(found, begin, cap, SeededChance(new_seed(seed)).seed)
    run(tally, games)
    if json_file is not None:
        write_object(json_file, tally.to_json())
    if json_file != "-":
        report(tally)


def run(tally: Tally, games: int) -> None:
    """Play, with a bar that shows how long it will still take."""
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn

    from serai.cli.look import progress_bar
    from serai.cli.warming import ensure_warm

    ensure_warm(tally.game)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with progress_bar(TextColumn("{task.description}"), *columns) as bar:
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
        table.add_column(heading, justify="right")
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
