"""Opening a database, bringing it up to date, and copying it while it is in use."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, func, insert, inspect, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import OperationalError

from serai.engine.errors import SeraiError
from serai.server.storage.tables import SETTINGS

LOG = logging.getLogger(__name__)
MIGRATIONS = Path(__file__).parent / "migrations"
HEAD = "0006"
"""The newest of the migrations."""
BUSY_MS = 10_000
KEY_BYTES = 32
BETWEEN_TRIES = 0.5
"""Seconds between two tries to reach a database that does not answer."""
OWNER_READS, OWNER_ENTERS = 0o600, 0o700
START_LOCK = 0x5E7A1
"""PostgreSQL's name of the lock that a first start holds."""


class BadDatabase(SeraiError):
    """The database cannot be used. `may_pass`: perhaps it is only being started."""

    may_pass = False


class Unreachable(BadDatabase):
    """The database does not answer."""

    may_pass = True


def default_file() -> Path:
    """The file in the user's data folder."""
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "serai" / "serai.db"


def database_url(written: str | None) -> str:
    """The URL of a database that somebody named by URL or file; of the default file if by
    neither."""
    if written is not None and "://" in written:
        return written
    file = default_file() if written is None else Path(written)
    file.parent.mkdir(mode=OWNER_ENTERS, parents=True, exist_ok=True)
    keep_private(file)
    return f"sqlite:///{file.resolve()}"


def keep_private(file: Path) -> None:
    """See to it that only its owner reads a file, there already or not. SQLite gives the files that
    it puts beside a database the same permissions."""
    file.touch(OWNER_READS)
    file.chmod(OWNER_READS)


def open_database(url: str) -> Engine:
    """Open the database of this URL, and bring its tables up to date."""
    try:
        engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"))
    except ImportError as error:
        raise BadDatabase(
            f"the driver for {make_url(url).drivername} is missing: {error}"
        ) from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_up_sqlite)
    try:
        migrate(engine)
    except OperationalError as error:
        engine.dispose()
        raise Unreachable(f"{engine.url!r} cannot be reached: {error.orig}") from None
    return engine


async def open_patiently(url: str) -> tuple[Engine, bytes]:
    """The database and its server's key, once it answers. What goes on is logged once."""
    has_told = False
    while True:
        try:
            return await asyncio.to_thread(_open_with_key, url)
        except Unreachable as error:
            if not has_told:
                LOG.warning("%s. Waiting for it.", error)
            has_told = True
            await asyncio.sleep(BETWEEN_TRIES)


def _open_with_key(url: str) -> tuple[Engine, bytes]:
    engine = open_database(url)
    try:
        return engine, server_key(engine)
    except OperationalError as error:
        engine.dispose()
        raise Unreachable(f"{engine.url!r} cannot be reached: {error.orig}") from None


def wait_for_database(url: str, tell: Callable[[str], None], pause: float = 1.0) -> None:
    """Wait until the database answers, and tell once that it does not yet. Its tables are up to
    date then."""
    has_told = False
    while True:
        try:
            open_database(url).dispose()
        except BadDatabase as error:
            if not error.may_pass:
                raise
            if not has_told:
                tell(f"{error}. Waiting for it.")
            has_told = True
            time.sleep(pause)
        else:
            return


def _set_up_sqlite(connection: Any, _: object) -> None:
    """See to it that readers do not wait for the writer, and that a commit is on the disk when it
    returns."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_MS}"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


@contextmanager
def alone(engine: Engine) -> Iterator[Connection]:
    """A transaction during which no other process makes its first start on this database: several
    may be started at once."""
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("begin immediate")
        else:
            connection.execute(select(func.pg_advisory_xact_lock(START_LOCK)))
        yield connection


def migrate(engine: Engine) -> None:
    """Bring the tables up to date. If they are already, Alembic is not even loaded."""
    with engine.connect() as connection:
        if _revision(connection) == HEAD:
            return
    with alone(engine) as connection:
        if _revision(connection) != HEAD:
            _upgrade(connection)


def _upgrade(connection: Connection) -> None:
    from alembic import command  # noqa: PLC0415 (rarely needed, and slow to load)
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _revision(connection: Connection) -> str | None:
    """The revision that the tables are at; None for an empty database."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("select version_num from alembic_version")).scalar()
    return None if found is None else str(found)


def server_key(engine: Engine) -> bytes:
    """The key that signs tokens and invites. It is made at the first start."""
    with alone(engine) as connection:
        wanted = select(SETTINGS.c.value).where(SETTINGS.c.name == "key")
        found = connection.execute(wanted).scalar()
        if found is None:
            found = secrets.token_hex(KEY_BYTES)
            connection.execute(insert(SETTINGS).values(name="key", value=found))
    return bytes.fromhex(found)
