"""A PostgreSQL of one's own for tests: a throwaway cluster in a temporary folder, reached by a
socket in it, that no other program can find."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import create_engine, text

DEBIAN = Path("/usr/lib/postgresql")
"""Debian keeps the programs of each version apart, and off the path."""
USER = "postgres"
PATIENCE = 60.0

Found = TypeVar("Found")


class NoPostgres(Exception):
    """There is none here, and why."""


@contextmanager
def or_skipped(found: AbstractContextManager[Found]) -> Iterator[Found]:
    """What this gives; where there can be no PostgreSQL, the test is skipped and says why."""
    with ExitStack() as stack:
        try:
            entered = stack.enter_context(found)
        except NoPostgres as reason:
            pytest.skip(str(reason))
        yield entered


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


class Cluster:
    """A PostgreSQL in a folder, without databases. It can be stopped and started under whoever uses
    it."""

    def __init__(self, folder: Path) -> None:
        self.programs, self.user = programs(), cluster_user()
        self.folder, self.data = folder, folder / "data"
        self.address = f"postgresql+psycopg://{USER}@/{{database}}?host={folder}"
        if self.user is not None:
            shutil.chown(folder, self.user)
        self._run("initdb", "-D", self.data, "-U", USER, "-A", "trust", "-E", "UTF8")

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [self.programs / "postgres", "-D", self.data, "-h", "", "-k", self.folder]
        with (self.folder / "log").open("a") as log:
            self.server = subprocess.Popen(
                command, user=self.user, cwd=self.folder, stdout=log, stderr=log
            )
        wait_for(self.programs, str(self.folder))

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it: SIGINT is its fast shutdown, SIGQUIT its immediate one."""
        self.server.send_signal(how)
        self.server.wait(30)

    def _run(self, program: str, *options: object) -> None:
        command = [self.programs / program, *map(str, options)]
        subprocess.run(command, user=self.user, cwd=self.folder, check=True, capture_output=True)


@contextmanager
def own_cluster() -> Iterator[Cluster]:
    """A cluster that runs; raises NoPostgres."""
    with tempfile.TemporaryDirectory(prefix="serai-pg-") as folder:
        found = Cluster(Path(folder))
        found.start()
        try:
            yield found
        finally:
            found.stop()


@contextmanager
def cluster() -> Iterator[str]:
    """The URL of a cluster without databases; raises NoPostgres."""
    with own_cluster() as found:
        yield found.address


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
