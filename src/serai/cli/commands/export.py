"""`serai export FILE...`"""

from __future__ import annotations

from itertools import chain
from pathlib import Path
from typing import Annotated

import typer

Files = Annotated[
    list[Path],
    typer.Argument(
        metavar="FILE...",
        help="Records, one as JSON or one a line, and journals of the arena.",
    ),
]
GamesFile = Annotated[
    Path | None,
    typer.Option(
        "--games", "-g", metavar="FILE", help="Write the games, a row each: `.parquet` or `.npz`."
    ),
]
DecisionsFile = Annotated[
    Path | None,
    typer.Option(
        "--decisions", "-d", metavar="FILE", help="Write every decision, with what its seat knew."
    ),
]
Rewards = Annotated[
    str | None,
    typer.Option(
        "--rewards",
        metavar="NAME",
        help="What a decision earned: `win` unless given, or `zero-sum`, `rank`, `margin`, "
        "`points`.",
    ),
]


def export(
    files: Files,
    games: GamesFile = None,
    decisions: DecisionsFile = None,
    rewards: Rewards = None,
) -> None:
    """Turn kept games into datasets for learners and statistics, as Parquet or NumPy arrays.

    What stands in the row of a decision is what its seat could know. A journal keeps results alone:
    for `--decisions` its bots play again, and every game has to come out as the journal says.
    Beside each dataset goes its SHA-256. docs/data.md describes every column.

    Examples:

    - `serai export game.json --decisions mine.parquet`
    - `serai export run.jsonl --games games.npz --decisions decisions.npz --rewards zero-sum`
    """
    from serai.cli.contest import contest_bar
    from serai.cli.errors import BadInput
    from serai.cli.kept_games import kept_games
    from serai.research import export as write_datasets

    check(files, games, decisions)
    if rewards and not decisions:
        raise BadInput("--rewards says what stands in --decisions FILE: give that too")
    with contest_bar() as bar:
        kept = bar.track(chain.from_iterable(map(kept_games, files)), description="Exporting")
        num_games, num_decisions = write_datasets(kept, games, decisions, rewards or "win")
    if games:
        print(f"{num_games:,} games in {games}")
    if decisions:
        print(f"{num_decisions:,} decisions in {decisions}")


def check(files: list[Path], games: Path | None, decisions: Path | None) -> None:
    """Complain now about what cannot be written later, or would overwrite something."""
    from serai.cli.errors import BadInput
    from serai.cli.files import check_apart, check_writable

    if games is None and decisions is None:
        raise BadInput("nothing to write: give --games FILE or --decisions FILE")
    for file in (games, decisions):
        check_writable(file)
    written = {"--games": games, "--decisions": decisions}
    check_apart(written)
    for file in files:
        for flag, goal in written.items():
            check_apart({str(file): file, flag: goal})
