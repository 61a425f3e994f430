"""What the commands of the arena share: their flags, playing with a bar, and what is said after."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, Protocol, TypeAlias

import typer

from serai.cli.params import positive_number

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from rich.progress import Progress
    from rich.table import Table

    from serai.arena import Played, Setting
    from serai.arena.interval import Estimate
    from serai.arena.playing import EndingsOf

STOPPED = 130
"""The exit code after Ctrl-C."""


class Result(Protocol):
    """What all results have."""

    def to_json(self) -> dict[str, Any]:
        """The results as JSON."""


def seconds(text: str) -> float:
    """A time, more than none."""
    try:
        number = float(text)
    except ValueError:
        raise typer.BadParameter(f"{text!r} is no number") from None
    if not 0 < number <= 1e6:
        raise typer.BadParameter(f"{text} seconds are no time for a decision")
    return number


Games: TypeAlias = Annotated[
    int | None,
    typer.Option("--games", "-n", metavar="NUMBER", parser=positive_number, help="How many games."),
]
Cap: TypeAlias = Annotated[
    int,
    typer.Option(
        "--cap",
        metavar="PLIES",
        parser=positive_number,
        help="Stop a game after so many plies. No rule says so; the report tells how often.",
    ),
]
Patience: TypeAlias = Annotated[
    float,
    typer.Option(
        "--patience",
        metavar="SECONDS",
        parser=seconds,
        help="How long a bot may take for one decision before it loses by forfeit.",
    ),
]
Workers: TypeAlias = Annotated[
    int | None,
    typer.Option(
        "--workers",
        "-w",
        metavar="NUMBER",
        parser=positive_number,
        help="How many games are played at a time; one a core unless given.",
    ),
]
JournalFile: TypeAlias = Annotated[
    Path | None,
    typer.Option(
        "--journal",
        metavar="FILE",
        help="Keep each finished game here; the same command then goes on where it was stopped.",
    ),
]
JsonFile: TypeAlias = Annotated[
    str | None,
    typer.Option("--json", metavar="FILE", help="Write the results as JSON; `-` is stdout."),
]
HtmlFile: TypeAlias = Annotated[
    Path | None,
    typer.Option("--html", metavar="FILE", help="Write a report with plots: one file, all in it."),
]


def split_bots(written: str) -> tuple[str, ...]:
    """The bots of a list. A part such as `threads=2` belongs to the bot before it, as in
    `search:iterations=500,threads=2,random`."""
    bots: list[str] = []
    for part in filter(None, (part.strip() for part in written.split(","))):
        if bots and "=" in part and ":" not in part:
            bots[-1] += f",{part}"
        else:
            bots.append(part)
    return tuple(bots)


def seats_of(game: str, players: int | None) -> int:
    """How many play; as few as possible unless given."""
    import serai

    found = serai.game(game)
    if players is None:
        return found.seats[0]
    found.check_players(players)
    return players


def seed_of(seed: int | None, journal: Path | None) -> int:
    """The seed as given; else that of the journal that is gone on with, or a new one."""
    from serai.arena.journal import read_head, whole_lines
    from serai.cli.params import new_seed

    lines = whole_lines(journal) if seed is None and journal else []
    kept = read_head(journal, lines).get("seed") if journal and lines else None
    return kept if isinstance(kept, int) else new_seed(seed)


def with_games(setting: Setting, games: int | None, usual: int) -> Setting:
    """The setting with the games that were asked for, or the usual number in whole deals."""
    from dataclasses import replace

    from serai.arena.setting import whole_deals

    setting.check_seats()
    number = whole_deals(usual, setting.games_a_deal) if games is None else games
    return replace(setting, games=number)


def play_games(
    setting: Setting,
    journal: Path | None = None,
    workers: int | None = None,
    ray: str | None = None,
) -> tuple[list[Played], bool]:
    """The games of bots that are seated like people, and whether all were played."""
    from serai.arena import games

    endings_of = prepare(setting)
    running = games(setting, journal=journal, workers=workers, ray=ray, endings_of=endings_of)
    return follow(setting, running, journal)


def play_compiled(setting: Setting) -> tuple[list[Played], bool]:
    """The games of random bots, without leaving compiled code, and whether all were played."""
    from serai.arena.compiled import random_games

    return follow(setting, random_games(setting, prepare(setting)))


def prepare(setting: Setting) -> EndingsOf:
    """Complain about what cannot be played, compile what is; the answer says how games end."""
    from functools import partial

    from serai.cli.boards import board_of
    from serai.cli.warming import ensure_warm

    setting.check()
    ensure_warm(setting.find())
    return partial(board_of(setting.find()).endings, language="en")


def follow(
    setting: Setting, running: Iterable[Played], journal: Path | None = None
) -> tuple[list[Played], bool]:
    """Play, with a bar that shows how long it will still take; also whether all were played.
    Ctrl-C stops, and what has been played counts."""
    total = len(setting.orders()) * setting.deals
    with contest_bar() as bar:
        found = collect(running, bar, setting.find().title, total)
    if len(found) < total:
        tell_stopped(len(found), total, journal)
    return found, len(found) == total


def contest_bar() -> Progress:
    """How many games, how long so far, how long still."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    from serai.cli.look import progress_bar

    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    return progress_bar(TextColumn("{task.description}"), *columns)


def collect(running: Iterable[Played], bar: Progress, title: str, total: int) -> list[Played]:
    """All games, or those before Ctrl-C."""
    found: list[Played] = []
    task = bar.add_task(title, total=total)
    try:
        for played in running:
            found.append(played)
            bar.advance(task)
    except KeyboardInterrupt:
        pass
    return found


def tell_stopped(played: int, total: int, journal: Path | None) -> None:
    """Where a stopped run stands, and how it goes on."""
    rest = (
        f"{journal} keeps them, and the same command goes on from there"
        if journal
        else "no --journal keeps them, so the next run starts anew"
    )
    print(f"serai: stopped after {played} of {total} games; {rest}", file=sys.stderr)


class Files(NamedTuple):
    """Where the results go."""

    journal: Path | None
    json: str | None
    html: Path | None = None

    def check(self) -> Files:
        """Complain now about what cannot be written later, or would overwrite something."""
        from serai.cli.errors import BadInput
        from serai.cli.files import check_apart, check_writable

        named = {"--journal": self.journal, "--html": self.html, "--json": self.json}
        for flag, file in named.items():
            if str(file) == "-" and flag != "--json":
                raise BadInput(f"{flag} - names no file: only --json can be written to stdout")
            check_writable(file)
        check_apart(named)
        return self

    def write(self, result: Result, page: Callable[[], str], show: Callable[[], None]) -> None:
        """Show the results, unless stdout is taken by them, and write what was asked for. Whichever
        of these fails, the others are done: hours may have gone into the results."""
        from contextlib import ExitStack

        with ExitStack() as whatever_happens:
            whatever_happens.callback(self._write_html, page)
            whatever_happens.callback(self._write_json, result)
            if self.json != "-":
                show()

    def _write_json(self, result: Result) -> None:
        from serai.cli.files import write_object

        if self.json is not None:
            write_object(self.json, result.to_json())

    def _write_html(self, page: Callable[[], str]) -> None:
        from serai.cli.files import write_text

        if self.html is not None:
            write_text(self.html, page())


def leave(is_whole: bool) -> None:
    """A stopped run says so by its exit code."""
    if not is_whole:
        raise typer.Exit(STOPPED)


def number_table(first: str, *headings: str) -> Table:
    """A table of names and numbers. Where there is no room for a name it goes on below."""
    from rich.table import Table

    table = Table(box=None, header_style="bold")
    table.add_column(first, overflow="fold")
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def show_share(estimate: Estimate) -> tuple[str, str]:
    """A share and its interval, as two cells of a table."""
    return f"{estimate.value:.1%}", f"{estimate.low:.1%} – {estimate.high:.1%}"
