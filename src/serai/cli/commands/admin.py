"""`serai admin ...`: what whoever looks after a server may see and do, while it runs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from serai.cli.commands.serve import Database

if TYPE_CHECKING:
    from serai.server.storage.warden import Warden

admin = typer.Typer(
    rich_markup_mode="markdown",
    no_args_is_help=True,
    help="Look after a server: list and close tables, ban people, read reported chat.",
)

TableId = Annotated[str, typer.Argument(metavar="TABLE", help="As in the address of its page.")]
Who = Annotated[str, typer.Argument(metavar="WHO", help="A person, as `serai admin` shows them.")]
Stage = Annotated[
    Literal["waiting", "running", "over", "closed"] | None,
    typer.Option("--stage", help="Only those at this stage."),
]
Sitting = Annotated[str | None, typer.Option("--who", help="Only those where this person sits.")]
Most = Annotated[int, typer.Option("--most", min=1, help="So many at most.")]


@admin.command("tables")
def tables(
    database: Database = None, stage: Stage = None, who: Sitting = None, most: Most = 50
) -> None:
    """List tables, the last touched first.

    Examples:

    - `serai admin tables --stage running`
    """
    warden = warden_of(database)
    found = warden.tables(stage, who, most)
    rows = [
        (row.id, row.game, row.stage, row.touched, " ".join(warden.people(row.id))) for row in found
    ]
    show(("table", "game", "stage", "touched", "people"), rows)


@admin.command("close")
def close(table: TableId, database: Database = None) -> None:
    """Close a table, without a result.

    Examples:

    - `serai admin close Xq3vT0aBcDeF`
    """
    warden_of(database).close(table)
    print(f"{table} is closed")


@admin.command("ban")
def ban(who: Who, database: Database = None) -> None:
    """Let a person do nothing here any more.

    Examples:

    - `serai admin ban 5f2a0c9e7b1d4f3a8c6e2b90`
    """
    warden_of(database).ban(who)
    print(f"{who} is banned")


@admin.command("unban")
def unban(who: Who, database: Database = None) -> None:
    """Let a person in again.

    Examples:

    - `serai admin unban 5f2a0c9e7b1d4f3a8c6e2b90`
    """
    warden_of(database).unban(who)
    print(f"{who} may come again")


@admin.command("bans")
def bans(database: Database = None) -> None:
    """List who is banned.

    Examples:

    - `serai admin bans`
    """
    show(("who", "since"), [(row.who, row.at) for row in warden_of(database).bans()])


@admin.command("reports")
def reports(database: Database = None) -> None:
    """List lines of chat that people have reported: who said them, and what they say.

    Examples:

    - `serai admin reports`
    """
    import json

    rows = [
        (row.table_id, str(row.number), row.at, row.who or "", json.loads(row.body)["text"])
        for row in warden_of(database).reports()
    ]
    show(("table", "line", "reported", "said by", "text"), rows)


@admin.command("dismiss")
def dismiss(
    table: TableId,
    line: Annotated[int, typer.Argument(metavar="LINE", help="The number of the line.")],
    database: Database = None,
) -> None:
    """A report is dealt with: list it no more.

    Examples:

    - `serai admin dismiss Xq3vT0aBcDeF 17`
    """
    warden_of(database).dismiss(table, line)
    print(f"line {line} of {table} is dealt with")


def warden_of(database: str | None) -> Warden:
    """The warden of this database; raises BadDatabase if there is none."""
    from serai.server.storage.database import database_url, open_database
    from serai.server.storage.warden import Warden

    return Warden(open_database(database_url(database)))


def show(titles: Iterable[str], rows: Iterable[Iterable[str]]) -> None:
    """A table of plain texts, one row a line."""
    from rich.table import Table
    from rich.text import Text

    from serai.cli.look import make_console

    table = Table(*titles, box=None, header_style="bold")
    for row in rows:
        table.add_row(*map(Text, row))
    make_console().print(table)
