"""Copies of a SQLite database, made while it is in use, and put back while it is not."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url

from serai.server.storage.database import BadDatabase, keep_private
from serai.server.storage.tables import METADATA

ASIDE = ".replaced"
"""What a restored database replaces is kept under its name and this."""
BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside a database while it is in use."""


def backup(url: str, target: Path) -> None:
    """Copy a database, even while it is in use. The copy is whole and of one moment."""
    source = _file_of(url, "pg_dump")
    if not source.exists():
        raise BadDatabase(f"there is no database {source}")
    if target.exists():
        raise BadDatabase(f"{target} is there already: name another file")
    _copy(source, target)


def restore(copy: Path, url: str, replace: bool = False) -> Path | None:
    """Put a copy in the place of a database that nobody uses. What was there is kept beside it;
    returns where."""
    target = _file_of(url, "pg_restore")
    _check_copy(copy)
    is_there = target.exists() and target.stat().st_size > 0
    if is_there and not replace:
        raise BadDatabase(f"{target} is there already: --replace puts the copy in its place")
    if is_there:
        _check_unused(target)
    fresh = target.with_name(f"{target.name}.restoring")
    fresh.unlink(missing_ok=True)
    _copy(copy, fresh)
    aside = target.with_name(target.name + ASIDE) if is_there else None
    if aside:
        target.replace(aside)
    for ending in BESIDE:
        target.with_name(target.name + ending).unlink(missing_ok=True)
    fresh.replace(target)
    return aside


def _file_of(url: str, instead: str) -> Path:
    place = make_url(url)
    if place.get_backend_name() != "sqlite" or place.database is None:
        raise BadDatabase(f"only SQLite is copied by us: use {instead} for PostgreSQL")
    return Path(place.database)


def _copy(source: Path, target: Path) -> None:
    keep_private(target)
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


def _check_copy(copy: Path) -> None:
    """Raise BadDatabase unless this is a whole database of ours."""
    if not copy.is_file():
        raise BadDatabase(f"there is no file {copy}")
    try:
        with closing(sqlite3.connect(f"file:{copy.resolve()}?mode=ro", uri=True)) as connection:
            state = connection.execute("pragma integrity_check").fetchone()[0]
            named = connection.execute("select name from sqlite_master where type = 'table'")
            tables = {name for (name,) in named}
    except sqlite3.DatabaseError as error:
        raise BadDatabase(f"{copy} is no copy of a database: {error}") from None
    if state != "ok":
        raise BadDatabase(f"{copy} is damaged: {state}")
    if not {"entries", "settings"} <= tables:
        raise BadDatabase(f"{copy} is a database, but none of ours: {', '.join(METADATA.tables)}")


def _check_unused(target: Path) -> None:
    """Raise BadDatabase while a server has this database open: SQLite leaves its journal's mode
    only when nobody else has the database open. What is in the file beside it is taken in."""
    with closing(sqlite3.connect(target, timeout=0.2)) as connection:
        try:
            connection.execute("pragma journal_mode=delete")
        except sqlite3.OperationalError:
            raise BadDatabase(f"{target} is in use: stop the server first") from None
