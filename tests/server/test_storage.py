"""The database: migrations, group commit, second writers, copies."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, event, inspect, text

from serai.server.storage.copies import backup
from serai.server.storage.database import (
    HEAD,
    MIGRATIONS,
    BadDatabase,
    open_database,
    server_key,
)
from serai.server.storage.database import (
    database_url as url_of,
)
from serai.server.storage.store import DatabaseStore
from serai.server.storage.tables import METADATA
from serai.table.entry import Conflict, Entry, Head, Outline, Write

pytestmark = pytest.mark.once


@pytest.fixture
def engine(database_url: str) -> Iterator[Engine]:
    found = open_database(database_url)
    yield found
    found.dispose()


def write(table: str, number: int, **head: Any) -> Write:
    """An entry to be written."""
    entry = Entry(
        table, number, "played", "2026-01-01T12:00:00", "ann", f"c{number}", {"a": number}
    )
    return Write(entry, Head(table, "silk", **head) if head else None)


def test_migrations_make_the_tables_that_we_declare(engine: Engine) -> None:
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, METADATA) == []
    assert "alembic_version" in inspect(engine).get_table_names()


def test_the_newest_migration_is_known_by_name() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


def test_opening_again_keeps_the_key(engine: Engine) -> None:
    assert server_key(engine) == server_key(engine)
    assert len(server_key(engine)) == 32


def test_entries_come_back_as_they_were(engine: Engine) -> None:
    async def work() -> None:
        store = DatabaseStore(engine)
        people = frozenset({"ann", "ben"})
        await store.append([write("t", 1, stage="waiting", listed=True, people=people)])
        await store.append([write("t", 2)])
        assert await store.load("t") == [write("t", 1).entry, write("t", 2).entry]
        assert await store.load("none") == []
        assert await store.of_person("ben", 5) == await store.listed(5) == ["t"]
        assert await store.waiting_for_bots(["silk"]) == []
        await store.append([write("t", 3, stage="running", listed=True, people=people)])
        assert (await store.waiting_for_bots(["silk"]), await store.listed(5)) == ([], [])
        await store.append([replace(write("t", 4), bot_decides=True)])
        assert await store.waiting_for_bots(["silk"]) == ["t"]
        assert await store.waiting_for_bots(["silver-isle"]) == []
        bots = write("bots", 1, stage="running", listed=False, people=frozenset(), bot_decides=True)
        await store.append([bots])
        assert await store.waiting_for_bots(["silk"]) == ["t"], "nobody waits for bots alone"
        await store.append([replace(write("t", 5), bot_decides=False)])
        assert await store.waiting_for_bots(["silk"]) == []

    asyncio.run(work())


def test_how_a_game_ended_is_kept_beside_a_log_in_short(engine: Engine) -> None:
    async def work() -> None:
        store = DatabaseStore(engine)
        ending = {"at": "2026-01-02", "scores": [3, 5], "winners": [1]}
        who = {"people": frozenset({"ann"}), "listed": False}
        opened = replace(write("t", 1).entry, kind="opened")
        await store.append([Write(opened), write("t", 2, stage="over", ending=ending, **who)])
        await store.append([write("old", 1, stage="over", **who)])
        await store.append([write("new", 1, stage="running", **who)])
        assert await store.outlines(["t", "old", "new"]) == {"t": Outline(ending, [opened])}
        assert await store.outlines([]) == {}
        assert (await store.of_person("ann", 5))[0] == "new"

    asyncio.run(work())


def test_a_database_of_before_gets_what_is_new_and_keeps_its_tables(database_url: str) -> None:
    engine = open_database(database_url)
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
        row = "insert into heads values ('t', 'silk', 'over', false, '2026-01-01')"
        connection.execute(text(row))
    engine.dispose()
    engine = open_database(database_url)
    with engine.connect() as connection:
        assert connection.execute(text("select id, ending from heads")).all() == [("t", None)]
    engine.dispose()


def test_a_number_is_taken_once_and_others_do_not_suffer(engine: Engine) -> None:
    async def work() -> None:
        store = DatabaseStore(engine)
        await store.append([write("t", 1)])
        appends = [
            store.append([write("t", 1)]),
            *(store.append([write(f"u{i}", 1)]) for i in range(5)),
        ]
        done = await asyncio.gather(*appends, return_exceptions=True)
        assert isinstance(done[0], Conflict)
        assert done[1:] == [None] * 5
        assert len(await store.load("u4")) == 1

    asyncio.run(work())


def test_all_or_nothing(engine: Engine) -> None:
    async def work() -> None:
        store = DatabaseStore(engine)
        await store.append([write("t", 1)])
        with pytest.raises(Conflict):
            await store.append([write("u", 1), write("t", 1)])
        assert await store.load("u") == []

    asyncio.run(work())


def test_many_tables_share_a_commit(engine: Engine) -> None:
    commits = []
    event.listen(engine, "commit", lambda _: commits.append(1))

    async def work() -> None:
        store = DatabaseStore(engine)
        await asyncio.gather(*(store.append([write(f"t{i}", 1)]) for i in range(200)))

    asyncio.run(work())
    assert len(commits) <= 3


def test_a_connection_that_died_between_two_moves_is_not_noticed(engine: Engine) -> None:
    if engine.dialect.name != "postgresql":
        pytest.skip("a file does not hang up")

    async def work() -> None:
        store = DatabaseStore(engine)
        await store.append([write("t", 1)])
        hang_up(engine)
        await store.append([write("t", 2)])
        assert len(await store.load("t")) == 2
        store.close()

    asyncio.run(work())


def hang_up(engine: Engine) -> None:
    """End all other connections to a PostgreSQL database, as its restart would."""
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
    with engine.connect() as connection:
        connection.exec_driver_sql(f"{others} AND datname = current_database()")


def test_a_commit_is_on_the_disk(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'serai.db'}")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    engine.dispose()


def test_a_database_in_use_is_copied_whole(tmp_path: Path) -> None:
    url = url_of(str(tmp_path / "deep" / "serai.db"))
    engine = open_database(url)

    async def work() -> None:
        store = DatabaseStore(engine)
        await store.append([write("t", 1)])
        backup(url, tmp_path / "copy.db")
        await store.append([write("t", 2)])

    asyncio.run(work())
    rows = sqlite3.connect(tmp_path / "copy.db").execute("select number from entries").fetchall()
    assert rows == [(1,)]
    with pytest.raises(BadDatabase, match="already"):
        backup(url, tmp_path / "copy.db")
    with pytest.raises(BadDatabase, match="no database"):
        backup(f"sqlite:///{tmp_path / 'none.db'}", tmp_path / "other.db")
    with pytest.raises(BadDatabase, match="pg_dump"):
        backup("postgresql://somewhere/serai", tmp_path / "other.db")


def test_an_unreachable_database_is_said_in_a_sentence_without_its_password() -> None:
    with pytest.raises(BadDatabase, match="cannot be reached") as caught:
        open_database("postgresql+psycopg://ann:secret@127.0.0.1:1/serai?connect_timeout=2")
    assert "secret" not in str(caught.value)


def test_a_missing_driver_is_said_in_a_sentence() -> None:
    with pytest.raises(BadDatabase, match="driver"):
        open_database("oracle://somewhere")
