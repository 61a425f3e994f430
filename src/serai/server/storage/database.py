"""Opening a database, bringing it up to date, and copying it while it is in use."""

from __future__ import annotations

import os
import secrets
import sqlite3
import sys
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event, insert, inspect, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import OperationalError

from serai.engine.errors import SeraiError
from serai.server.storage.tables import SETTINGS

MIGRATIONS = Path(__file__).parent / "migrations"
HEAD = "0002"
"""The newest of the migrations."""
BUSY_MS = 10_000
KEY_BYTES = 32


class BadDatabase(SeraiError):
    """The database cannot be used."""


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
    file.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{file.resolve()}"


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
        raise BadDatabase(f"{engine.url!r} cannot be reached: {error.orig}") from None
    return engine


def _set_up_sqlite(connection: Any, _: object) -> None:
    """See to it that readers do not wait for the writer, and that a commit is on the disk when it
    returns."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_MS}"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def migrate(engine: Engine) -> None:
    """Bring the tables up to date. If they are already, Alembic is not even loaded."""
    if _revision(engine) == HEAD:
        return
    from alembic import command  # noqa: PLC0415 (see above)
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _revision(engine: Engine) -> str | None:
    """The revision that the tables are at; None for an empty database."""
    if not inspect(engine).has_table("alembic_version"):
        return None
    with engine.connect() as connection:
        found = connection.execute(text("select version_num from alembic_version")).scalar()
    return None if found is None else str(found)


def server_key(engine: Engine) -> bytes:
    """The key that signs tokens and invites. It is made at the first start."""
    with engine.begin() as connection:
        wanted = select(SETTINGS.c.value).where(SETTINGS.c.name == "key")
        found = connection.execute(wanted).scalar()
        if found is None:
            found = secrets.token_hex(KEY_BYTES)
            connection.execute(insert(SETTINGS).values(name="key", value=found))
    return bytes.fromhex(found)


def backup(url: str, target: Path) -> None:
    """Copy a SQLite database, even while it is in use. The copy is whole and of one moment."""
    place = make_url(url)
    if place.get_backend_name() != "sqlite" or place.database is None:
        raise BadDatabase("only SQLite is copied by us: use pg_dump for PostgreSQL")
    if not Path(place.database).exists():
        raise BadDatabase(f"there is no database {place.database}")
    if target.exists():
        raise BadDatabase(f"{target} is there already: name another file")
    with sqlite3.connect(place.database) as source, sqlite3.connect(target) as copy:
        source.backup(copy)
    copy.close()
    source.close()
