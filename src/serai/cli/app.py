"""All commands together, and how bad input ends: one sentence on stderr and exit code 2."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from serai.cli.cluster import ClusterCommand
from serai.cli.commands import (
    admin,
    analyse,
    backup,
    balance,
    bench,
    bots,
    export,
    games,
    play,
    position,
    replay,
    rules,
    serve,
    simulate,
    tournament,
    verify,
    warm,
)
from serai.cli.errors import tell_problem

BAD_INPUT = 2


class OneSentenceGroup(TyperGroup):
    """Commands that answer bad input with one sentence instead of a box or a traceback."""

    def main(self, args: Sequence[str] | None = None, *_: Any, **extra: Any) -> Any:
        """Run a command; the exit code is 0, or what the command ends with."""
        with one_sentence():
            code = super().main(args, **(extra | {"standalone_mode": False}))
            sys.exit(code or 0)


@contextmanager
def one_sentence() -> Iterator[None]:
    """Turn what bad input raises into a sentence."""
    from serai.engine.errors import SeraiError

    try:
        yield
    except typer.TyperException as error:
        complain(error.format_message())
    except SeraiError as error:
        complain(str(error))
    except BrokenPipeError:
        leave_quietly()
    except OSError as error:
        complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))


def complain(sentence: str) -> None:
    """Say what was wrong, and leave."""
    tell_problem(sentence)
    sys.exit(BAD_INPUT)


def leave_quietly() -> None:
    """Whoever reads our output has had enough of it (`serai rules silk | head`)."""
    sys.stdout = None  # nothing is left to flush
    sys.exit(0)


app = typer.Typer(
    cls=OneSentenceGroup,
    invoke_without_command=True,
    rich_markup_mode="markdown",
    add_completion=False,
    pretty_exceptions_enable=False,
)


def show_version(wanted: bool) -> None:
    """Print the version, and leave."""
    if wanted:
        import serai

        print("serai", serai.__version__)
        raise typer.Exit


@app.callback()
def serai(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001 (its callback acts)
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Which one this is."),
    ] = False,
) -> None:
    """Board games for the table and for research: the same rules for both.

    Begin with `serai` alone: it opens the table in the browser; or with `serai play silk` in this
    terminal. Each command explains itself: `serai simulate --help`.
    """
    if context.invoked_subcommand is None:
        serve.serve_or_help(context.get_help)


app.command("serve")(serve.serve)
app.command("bots")(bots.bots)
app.command("play")(play.play)
app.command("games")(games.games)
app.command("rules")(rules.rules)
app.command("position")(position.position)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.command("analyse")(analyse.analyse)
app.command("simulate", cls=ClusterCommand)(simulate.simulate)
app.command("tournament", cls=ClusterCommand)(tournament.tournament)
app.command("balance", cls=ClusterCommand)(balance.balance)
app.command("export")(export.export)
app.command("bench")(bench.bench)
app.command("warm")(warm.warm)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.add_typer(admin.admin, name="admin")
