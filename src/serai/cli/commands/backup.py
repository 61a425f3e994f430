"""`serai backup FILE` and `serai restore FILE`"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from serai.cli.commands.serve import Database

Replace = Annotated[
    bool, typer.Option("--replace", help="Take the place of the database that is there.")
]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The copy, a new file.")],
    database: Database = None,
) -> None:
    """Copy the database while the server runs: whole, and as of one moment.

    Examples:

    - `serai backup games-monday.db`
    """
    from serai.cli.files import check_writable
    from serai.server.storage.copies import backup as copy
    from serai.server.storage.database import database_url

    check_writable(file)
    copy(database_url(database), file)
    print(f"Saved in {file}")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy made by `serai backup`.")],
    database: Database = None,
    replace: Replace = False,
) -> None:
    """Put a copy in the place of the database, while no server runs.

    What it replaces is kept beside it.

    Examples:

    - `serai restore games-monday.db --replace`
    """
    from serai.server.storage.copies import restore as put_back
    from serai.server.storage.database import database_url

    aside = put_back(file, database_url(database), replace)
    print(f"Restored from {file}")
    if aside:
        print(f"What was there is in {aside}")
