"""A PostgreSQL of one's own for tests: a throwaway cluster in a temporary folder, reached by a
socket in it, that no other program can find."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import create_engine, text

DEBIAN = Path("/usr/lib/postgresql")
"""Debian keeps the programs of each version apart, and off the path."""
USER = "postgres"
PATIENCE = 60.0


class NoPostgres(Exception):
    """There is none here, and why."""


def programs() -> Path:
    """The folder of `initdb` and `postgres`; raises NoPostgres."""
    on_path = shutil.which("initdb")
    found = [Path(on_path).resolve().parent] if on_path else []
    found += sorted(DEBIAN.glob("*/bin"), reverse=True)
    for folder in found:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise NoPostgres("PostgreSQL is not installed: `make postgres` does, with apt")


def cluster_user() -> str | None:
    """PostgreSQL refuses to run as root: who runs it instead; None is whoever runs the tests."""
    if os.geteuid() != 0:
        return None
    if USER not in {entry.pw_name for entry in pwd.getpwall()}:
        raise NoPostgres(f"PostgreSQL does not run as root, and there is no user {USER!r}")
    return USER


@contextmanager
def cluster() -> Iterator[str]:
    """The URL of a cluster without databases; raises NoPostgres."""
    where, user = programs(), cluster_user()
    with tempfile.TemporaryDirectory(prefix="serai-pg-") as folder:
        if user is not None:
            shutil.chown(folder, user)
        data = Path(folder) / "data"
        setup = [where / "initdb", "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8"]
        subprocess.run(setup, user=user, cwd=folder, check=True, capture_output=True)
        start = [where / "postgres", "-D", data, "-h", "", "-k", folder]
        with (Path(folder) / "log").open("w") as log:
            server = subprocess.Popen(start, user=user, cwd=folder, stdout=log, stderr=log)
        try:
            wait_for(where, folder)
            yield f"postgresql+psycopg://{USER}@/{{database}}?host={folder}"
        finally:
            server.terminate()
            server.wait(30)


def wait_for(where: Path, folder: str) -> None:
    """Wait until the cluster answers."""
    ready = [where / "pg_isready", "-q", "-h", folder]
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if subprocess.run(ready, check=False).returncode == 0:
            return
        time.sleep(0.05)
    raise NoPostgres((Path(folder) / "log").read_text())


@contextmanager
def database(address: str, name: str) -> Iterator[str]:
    """The URL of a new database of a cluster."""
    administration = create_engine(
        address.format(database=USER), isolation_level="AUTOCOMMIT", pool_pre_ping=True
    )
    with administration.connect() as connection:
        connection.execute(text(f'create database "{name}"'))
    try:
        yield address.format(database=name)
    finally:
        with administration.connect() as connection:
            connection.execute(text(f'drop database "{name}" with (force)'))
        administration.dispose()
