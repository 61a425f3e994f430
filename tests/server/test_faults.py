"""One fault stays one fault: a damaged table, a database that goes away, a task that fails, two
servers that start at once. Nobody else is harmed, and health says what is wrong."""

from __future__ import annotations

import asyncio
import itertools
import logging
import os
import stat
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import Connection, Engine, event, text
from sqlalchemy.exc import OperationalError

from serai.server import app as application
from serai.server import background as background_module
from serai.server.background import Background
from serai.server.storage import database
from serai.server.storage.copies import backup
from serai.server.storage.database import Unreachable, open_database, server_key
from serai.server.storage.store import DatabaseStore
from serai.table.errors import Busy
from server.postgres import Cluster, or_skipped, own_cluster
from server.postgres import database as new_database
from server.serving import Person, serving
from server.test_storage import write

pytestmark = pytest.mark.once


def damage(folder: Path, table: str, number: int = 1, column: str = "body", to: str = "{") -> None:
    """Make an entry of a table's log unreadable."""
    engine = open_database(f"sqlite:///{folder / 'serai.db'}")
    with engine.begin() as connection:
        ruin = text(f"update entries set {column} = :to where table_id = :t and number = :n")
        connection.execute(ruin, {"t": table, "n": number, "to": to})
    engine.dispose()


def open_tables_and_damage_one(folder: Path) -> tuple[str, str]:
    """Two listed tables of one person, who waits at them; the first one is damaged afterwards."""
    with serving(folder) as client:
        ann = Person(client)
        tables = [ann.open("silk", "me", "open", listed=True)["id"] for _ in range(2)]
    damage(folder, tables[0])
    return tables[0], tables[1]


def test_a_damaged_table_is_left_out_of_the_lobby_and_harms_no_other(tmp_path: Path) -> None:
    damaged, whole = open_tables_and_damage_one(tmp_path)
    with serving(tmp_path) as client:
        ben = Person(client)
        lobby = ben.get("/tables")
        assert lobby.status_code == 200
        assert damaged not in {row["id"] for row in lobby.json()["open"]}
        assert ben.get(f"/tables/{whole}").status_code == 200


DAMAGES = [
    ("body", "{"),
    ("body", "[]"),
    ("body", "null"),
    ("body", "{}"),
    ("body", '{"game": 3, "rules": [], "options": 2}'),
    ("kind", "sung"),
    ("at", "noon"),
]


def test_no_manner_of_damage_harms_another_table_or_leaves_a_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Tables that run, wait and are over, with their first or second entry damaged."""
    with serving(tmp_path) as client:
        ann, ben = Person(client), Person(client)
        tables: dict[tuple[str, int], list[str]] = {}
        for number, (kind, _) in itertools.product((1, 2), enumerate(DAMAGES)):
            running, over = ann.open("silk", "me", "me"), ann.open("silk", "me", "me")
            waiting = ann.open("silk", "me", "open", "open", listed=True)
            ben.post(f"/tables/{waiting['id']}/join", name="Ben")
            tables[number, kind] = [running["id"], waiting["id"], over["id"]]
        whole = ann.open("silk", "me", "me")["id"]
    for (number, kind), ids in tables.items():
        for table in ids:
            damage(tmp_path, table, number, *DAMAGES[kind])
        give_ending(tmp_path, ids[-1])
    with serving(tmp_path) as client:
        ann.client = ben.client = client
        for person in (ann, ben, Person(client)):
            assert person.get("/tables").status_code == 200
        for table in itertools.chain(*tables.values()):
            answer = ann.get(f"/tables/{table}")
            assert answer.json()["error"] in ("unreadable", "unknown-game"), answer.text
        assert ann.play_first(whole).status_code == 200
        assert client.get("/api/health").json()["troubles"] == []
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


def give_ending(folder: Path, table: str) -> None:
    """Let the lobby take a table for one that is over."""
    engine = open_database(f"sqlite:///{folder / 'serai.db'}")
    ending = '{"at": "2026-01-01", "scores": [1, 2], "winners": [0]}'
    with engine.begin() as connection:
        over = text("update heads set stage = 'over', ending = :ending where id = :t")
        connection.execute(over, {"t": table, "ending": ending})
    engine.dispose()


def test_a_damaged_table_says_so_to_whoever_asks_and_is_logged_once_by_name(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    damaged, _ = open_tables_and_damage_one(tmp_path)
    with serving(tmp_path) as client, caplog.at_level(logging.ERROR):
        ben = Person(client)
        for _ in range(3):
            answer = ben.get(f"/tables/{damaged}")
            assert (answer.status_code, answer.json()["error"]) == (409, "unreadable")
    told = [record for record in caplog.records if damaged in record.getMessage()]
    assert len(told) == 1
    assert told[0].exc_info is None


def test_a_nul_or_a_wrong_sign_in_a_tables_name_names_no_table(client: TestClient) -> None:
    for name in ("%00", "a%00b", "a%20b", "a.b"):
        assert Person(client).get(f"/tables/{name}").status_code == 404


# --- Background work ----------------------------------------------------------------------------


def test_background_work_that_fails_begins_again_and_health_says_so_until_it_goes_on() -> None:
    async def work() -> None:
        background, troubles = Background(pause=0.001), []

        async def fail_twice() -> None:
            troubles.append(background.troubles)
            if len(troubles) < 3:
                raise RuntimeError("once more")

        background.start("work", fail_twice)
        while not background.is_done("work"):
            await asyncio.sleep(0.001)
        await background.stop()
        trouble = ["work: RuntimeError: once more"]
        assert (troubles, background.troubles) == ([[], trouble, trouble], [])

    asyncio.run(work())


def test_work_without_an_end_is_no_trouble_any_more_once_it_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(background_module, "SOUND", 0.01)

    async def work() -> None:
        background, begun = Background(pause=0.001), []

        async def listen() -> None:
            begun.append(background.troubles)
            if len(begun) == 1:
                raise RuntimeError("cut off")
            await asyncio.Event().wait()

        background.start("listening", listen)
        await asyncio.sleep(0.2)
        assert (begun, background.troubles) == ([[], ["listening: RuntimeError: cut off"]], [])
        await background.stop()

    asyncio.run(work())


def test_housekeeping_outlives_a_failed_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rounds: list[int] = []

    async def fail_first(_: object) -> None:
        rounds.append(len(rounds))
        if len(rounds) < 3:
            raise RuntimeError("a round fails")

    monkeypatch.setattr(application, "ROUND", 0.01)
    monkeypatch.setattr(application.Tables, "replace_absent", fail_first)
    with serving(tmp_path):
        wait_until(lambda: len(rounds) > 5)


def table_where_a_bot_decides(ann: Person) -> str:
    """A table of one person and a bot whose turn it is."""
    table = ann.open("silk", "me", "bot")["id"]
    while ann.moment(table)["actor"] == 0:
        ann.play_first(table)
    return str(table)


def number_of(client: TestClient, table: str) -> int:
    """How far a table has come in memory; nobody asks for it by this."""
    session = client.app.state.tables.sessions.get(table)  # type: ignore[attr-defined]
    return session.number if session is not None else 0


@pytest.fixture
def bots_turns(tmp_path: Path) -> list[tuple[str, int]]:
    """Three tables where a bot decides when the server ends, and how far they are."""
    with serving(tmp_path, bot_delay=1000.0) as client:
        ann = Person(client)
        tables = [table_where_a_bot_decides(ann) for _ in range(3)]
        return [(table, number_of(client, table)) for table in tables]


def test_bots_go_on_after_a_start_though_the_log_of_another_table_is_damaged(
    tmp_path: Path, bots_turns: list[tuple[str, int]]
) -> None:
    damage(tmp_path, bots_turns[-1][0])
    with serving(tmp_path) as client:
        wait_until(lambda: all(number_of(client, t) > was for t, was in bots_turns[:-1]))
        assert client.get("/api/health").json()["troubles"] == []


def test_bots_go_on_after_a_start_though_the_database_is_cut_off_in_the_middle_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bots_turns: list[tuple[str, int]]
) -> None:
    loaded: list[str] = []
    load = DatabaseStore.load

    async def fail_second(store: DatabaseStore, table: str, after: int = 0) -> Any:
        loaded.append(table)
        if len(loaded) == 2:
            raise Busy("the connection was cut")
        return await load(store, table, after)

    monkeypatch.setattr(DatabaseStore, "load", fail_second)
    with serving(tmp_path) as client:
        wait_until(lambda: all(number_of(client, t) > was for t, was in bots_turns))
        wait_until(lambda: client.get("/api/ready").status_code == 200)


def test_health_and_log_tell_that_nothing_can_be_written_and_when_it_can_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as client:
        ann = Person(client)
        with monkeypatch.context() as broken:
            broken.setattr(DatabaseStore, "_insert", refuse)
            for _ in range(3):
                assert ann.post("/tables", **SILK).json()["error"] == "busy"
            assert any("written" in each for each in client.get("/api/health").json()["troubles"])
            assert client.get("/api/ready").status_code == 503
        assert ann.post("/tables", **SILK).status_code == 201
        assert client.get("/api/health").json()["troubles"] == []
        assert client.get("/api/ready").status_code == 200
    told = [each.getMessage() for each in caplog.records if "written" in each.getMessage()]
    assert len(told) == 2, "once when it begins, and once when it ends"


def test_a_server_is_ready_again_when_there_is_room_though_nobody_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A proxy that asks whether it is ready sends nobody who would write."""
    monkeypatch.setattr(application, "ROUND", 0.01)
    with serving(tmp_path) as client:
        ann, disk = Person(client), Disk(client.app.state.store.engine)  # type: ignore[attr-defined]
        disk.pages = Disk.NONE
        while ann.post("/tables", **SILK).status_code == 201:
            pass  # what pages there are already has some room
        threading.Event().wait(0.2)
        assert client.get("/api/ready").status_code == 503
        disk.pages = Disk.ALL
        wait_until(lambda: client.get("/api/ready").status_code == 200)
    told = [each.getMessage() for each in caplog.records if "written" in each.getMessage()]
    assert len(told) == 2, "once when it begins, and once when it ends"


SILK = {"game": "silk", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}


def refuse(*_: object) -> None:
    raise OperationalError("insert", {}, Exception("disk full"))


class Disk:
    """The room that SQLite has: without any it says what a full disk makes it say."""

    ALL, NONE = 2**30, 1

    def __init__(self, engine: Engine) -> None:
        self.pages = self.ALL
        event.listen(engine, "begin", self._limit)

    def _limit(self, connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count={self.pages}")


def test_on_a_full_disk_nothing_is_half_written_and_play_goes_on_when_there_is_room(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as client:
        ann, store = Person(client), client.app.state.store  # type: ignore[attr-defined]
        table = ann.open("silk", "me", "me")["id"]
        disk = Disk(store.engine)
        disk.pages = Disk.NONE
        while ann.play_first(table).status_code == 200:
            pass  # what pages there are already has some room
        refused = ann.play_first(table)
        assert (refused.status_code, refused.json()["error"]) == (503, "busy")
        before = ann.moment(table)
        assert client.get("/api/ready").status_code == 503
        written = [entry.number for entry in asyncio.run(store.load(table))]
        assert written == [*range(1, number_of(client, table) + 1)]
        disk.pages = Disk.ALL
        assert ann.moment(table) == before
        assert ann.play_first(table).status_code == 200
        assert client.get("/api/ready").status_code == 200
        now = ann.moment(table)
    with serving(tmp_path) as client:
        ann.client = client
        assert ann.moment(table) == now
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


def test_reading_from_a_database_that_is_gone_is_answered_as_busy(tmp_path: Path) -> None:
    async def work() -> None:
        engine = open_database(f"sqlite:///{tmp_path / 'serai.db'}")
        store = DatabaseStore(engine)
        with engine.begin() as connection:
            connection.execute(text("drop table entries"))
        with pytest.raises(Busy):
            await store.load("t")
        store.close()

    asyncio.run(work())


@pytest.mark.postgres
def test_a_postgresql_that_stops_under_play_is_busy_to_everybody_and_play_goes_on_after(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with (
        or_skipped(own_cluster()) as cluster,
        database_of(cluster) as url,
        serving(tmp_path, database=url) as client,
    ):
        ann = Person(client)
        table = ann.open("silk", "me", "me", listed=True)["id"]
        asleep = ann.open("silk", "me", "open")["id"]
        client.app.state.tables.sessions.pop(asleep)
        cluster.stop()
        assert refusals(ann, table, asleep) == {(503, "busy")}
        assert client.get("/api/health").status_code == 200
        assert client.get("/api/ready").status_code == 503
        cluster.start()
        wait_until(lambda: client.get("/api/ready").status_code == 200)
        assert ann.play_first(table).status_code == 200
        assert ann.get(f"/tables/{asleep}").status_code == 200
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


def refusals(ann: Person, table: str, asleep: str) -> set[tuple[int, str]]:
    """How everything that needs the log is answered."""
    answers = [
        ann.play_first(table),
        ann.post(f"/tables/{table}/chat", command="chat-0001", text="hello?"),
        ann.post("/tables", **SILK),
        ann.get("/tables"),
        ann.get(f"/tables/{asleep}"),
    ]
    return {(each.status_code, each.json()["error"]) for each in answers}


def database_of(cluster: Cluster) -> AbstractContextManager[str]:
    """A new database of it."""
    return new_database(cluster.address, f"serai-{uuid4().hex}")


# --- Starting -----------------------------------------------------------------------------------


def test_a_start_waits_for_its_database_with_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[str] = []

    def open_third_time(url: str) -> Any:
        tries.append(url)
        if len(tries) < 3:
            raise Unreachable("it cannot be reached")
        return open_database("sqlite://")

    monkeypatch.setattr(database, "open_database", open_third_time)
    said: list[str] = []
    database.wait_for_database("sqlite://", said.append, pause=0.001)
    assert len(tries) == 3
    assert len(said) == 1
    assert "cannot be reached" in said[0]


def test_a_server_that_loses_its_database_while_it_starts_waits_for_it_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tries: list[str] = []

    def open_third_time(url: str) -> Any:
        tries.append(url)
        if len(tries) < 3:
            raise Unreachable("it cannot be reached")
        return open_database(url)

    monkeypatch.setattr(database, "BETWEEN_TRIES", 0.001)
    monkeypatch.setattr(database, "open_database", open_third_time)
    with serving(tmp_path) as client:
        assert client.get("/api/health").status_code == 200
    assert len([each for each in caplog.records if "Waiting for it" in each.getMessage()]) == 1


def test_two_first_starts_on_one_new_database_agree(database_url: str) -> None:
    keys: list[bytes] = []

    def start() -> None:
        engine = open_database(database_url)
        keys.append(server_key(engine))
        engine.dispose()

    starts = [threading.Thread(target=start) for _ in range(4)]
    for each in starts:
        each.start()
    for each in starts:
        each.join()
    assert len(keys) == 4
    assert len(set(keys)) == 1


@pytest.fixture
def open_umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


@pytest.mark.usefixtures("open_umask")
@pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")
def test_only_its_owner_reads_the_database_and_its_copies(tmp_path: Path) -> None:
    async def work(store: DatabaseStore) -> None:
        await store.append([write("t", 1)])
        assert {mode(file) for file in tmp_path.glob("serai.db*")} == {0o600}

    url = database.database_url(str(tmp_path / "serai.db"))
    store = DatabaseStore(open_database(url))
    asyncio.run(work(store))
    store.close()
    backup(url, tmp_path / "copy.db")
    assert mode(tmp_path / "copy.db") == 0o600
    assert mode(Path(database.database_url(str(tmp_path / "new" / "x.db"))[10:]).parent) == 0o700


def wait_until(holds: Any, seconds: float = 10.0) -> None:
    """Wait in the test's own thread until this holds."""
    for _ in range(int(seconds / 0.01)):
        if holds():
            return
        threading.Event().wait(0.01)
    pytest.fail("it did not come to that")
