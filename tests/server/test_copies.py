"""A copy of the database, made under play and put back, is the house as it was."""

from __future__ import annotations

import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from sqlalchemy.engine import make_url

from serai.server.storage.copies import ASIDE, backup, restore
from serai.server.storage.database import BadDatabase, database_url
from server.postgres import cluster_user, database, programs
from server.serving import Person, serving

pytestmark = pytest.mark.once


@pytest.fixture
def url(tmp_path: Path) -> str:
    """The database of `serving`, in the same folder."""
    return database_url(str(tmp_path / "serai.db"))


def looks_of(ann: Person, table: str) -> Any:
    """What somebody is told of a game, and which tables are theirs."""
    news, lobby = ann.get(f"/tables/{table}").json(), ann.get("/tables").json()
    return news["number"], news["moment"], [row["id"] for row in lobby["yours"]]


def test_what_was_copied_under_play_is_there_again_with_seats_and_tokens(
    tmp_path: Path, url: str
) -> None:
    with serving(tmp_path) as client:
        ann = Person(client)
        table = ann.open("silk", "me", "me")["id"]
        ann.play_first(table)
        then = looks_of(ann, table)
        backup(url, tmp_path / "copy.db")
        ann.play_first(table)
        assert looks_of(ann, table) != then
    assert restore(tmp_path / "copy.db", url, replace=True) == tmp_path / f"serai.db{ASIDE}"
    with serving(tmp_path) as client:
        ann.client = client
        assert looks_of(ann, table) == then
        assert ann.play_first(table).status_code == 200


def test_a_copy_is_put_where_no_database_is_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        ann = Person(client)
        table = ann.open("silk", "me", "me")["id"]
        backup(database_url(str(tmp_path / "serai.db")), tmp_path / "copy.db")
    new = tmp_path / "new" / "serai.db"
    assert restore(tmp_path / "copy.db", database_url(str(new))) is None
    assert new.stat().st_mode & 0o077 == 0
    with serving(new.parent) as client:
        ann.client = client
        assert ann.get(f"/tables/{table}").status_code == 200


def test_a_database_in_use_is_not_replaced(tmp_path: Path, url: str) -> None:
    with serving(tmp_path) as client:
        ann = Person(client)
        table = ann.open("silk", "me", "me")["id"]
        backup(url, tmp_path / "copy.db")
        with pytest.raises(BadDatabase, match="stop the server first"):
            restore(tmp_path / "copy.db", url, replace=True)
        assert ann.play_first(table).status_code == 200


def test_a_database_is_replaced_only_if_that_is_said(tmp_path: Path, url: str) -> None:
    with serving(tmp_path) as client:
        Person(client).open("silk", "me", "me")
        backup(url, tmp_path / "copy.db")
    with pytest.raises(BadDatabase, match="--replace"):
        restore(tmp_path / "copy.db", url)


def test_only_a_whole_copy_of_ours_is_put_back(tmp_path: Path, url: str) -> None:
    (tmp_path / "text.db").write_text("no database, but long enough to be read as one " * 50)
    sqlite3.connect(tmp_path / "other.db").execute("create table cats (name text)")
    with serving(tmp_path) as client:
        Person(client).open("silk", "me", "me")
        backup(url, tmp_path / "torn.db")
    torn = (tmp_path / "torn.db").read_bytes()
    (tmp_path / "torn.db").write_bytes(torn[:8192] + b"\xff" * 4096 + torn[12288:])
    for name in ("none.db", "text.db", "other.db", "torn.db"):
        with pytest.raises(BadDatabase):
            restore(tmp_path / name, url, replace=True)


@pytest.fixture
def two_databases(request: pytest.FixtureRequest) -> Iterator[tuple[str, str]]:
    """Two empty databases of one PostgreSQL."""
    address = request.getfixturevalue("postgres")
    with (
        database(address, f"old-{uuid4().hex}") as old,
        database(address, f"new-{uuid4().hex}") as new,
    ):
        yield old, new


@pytest.mark.postgres
def test_a_postgresql_is_copied_by_its_own_programs_as_the_page_says(
    tmp_path: Path, two_databases: tuple[str, str]
) -> None:
    old, new = two_databases
    with serving(tmp_path, database=old) as client:
        ann = Person(client)
        table = ann.open("silk", "me", "me")["id"]
        ann.play_first(table)
        then = looks_of(ann, table)
        dump = run_program("pg_dump", "--format=custom", plain(old))
        ann.play_first(table)
    run_program("pg_restore", "--no-owner", "--dbname", plain(new), told=dump)
    with serving(tmp_path, database=new) as client:
        ann.client = client
        assert looks_of(ann, table) == then
        assert ann.play_first(table).status_code == 200


def plain(url: str) -> str:
    """A URL as PostgreSQL's own programs read it."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


def run_program(name: str, *options: str, told: bytes | None = None) -> bytes:
    """What one of PostgreSQL's programs answers."""
    command = [programs() / name, *options]
    done = subprocess.run(
        command, user=cluster_user(), cwd="/", check=True, capture_output=True, input=told
    )
    return done.stdout
