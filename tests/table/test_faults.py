"""A fault of one table: it is told once, in one line, and what can go on does."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from serai.table import bot_runner, hosting
from serai.table.bot_runner import BotRunner, seat_of_bot
from serai.table.entry import Entry
from serai.table.errors import Unreadable
from serai.table.question import Question
from serai.table.session import Session
from serai.table.tables import Tables
from serai.table.thinking import InThreads, Threads
from table.memory import (
    Client,
    Clock,
    MemoryStore,
    make_tables,
    play_first,
    resume,
    run,
    wish,
)

NEXT_DAY = 90_000.0


class Thinkers(InThreads):
    """Calls this before each answer."""

    def __init__(self, before: Callable[[], None] = lambda: None) -> None:
        super().__init__(Threads(1))
        self.before = before
        self.asked = asyncio.Event()
        self.may_answer = asyncio.Event()

    async def answer(self, question: Question) -> int:
        self.asked.set()
        await self.may_answer.wait()
        self.before()
        return int(await super().answer(question))


async def bots_turn(tables: Tables, thinkers: Thinkers) -> Session:
    """A table at which a bot has just begun to think."""
    tables.runner.wake = BotRunner(tables.runner, thinkers, 0.0, "beginner").wake
    session = await tables.open("ann", wish("silk", "me", "bot"))
    while seat_of_bot(session) is None:
        await play_first(tables, session, f"c{session.number}")
    await thinkers.asked.wait()
    return session


async def end_of_thought(session: Session) -> None:
    """Wait until no bot thinks any more, and for what Python says of tasks that nobody asked."""
    async with asyncio.timeout(10):
        while session.thinking is not None:
            await asyncio.sleep(0.005)
    gc.collect()
    await asyncio.sleep(0)


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged as a fault; none of it as a traceback."""
    found = [each for each in caplog.records if each.levelno >= logging.ERROR]
    assert [each.getMessage() for each in found if each.exc_info] == []
    return [each.getMessage() for each in found]


def test_a_table_that_is_closed_while_its_bot_thinks_is_no_fault(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def work() -> None:
        thinkers = Thinkers()
        tables = make_tables()
        session = await bots_turn(tables, thinkers)
        await tables.runner.run(session, "ann", lambda: hosting.close(session, "ann"))
        thinkers.may_answer.set()
        await end_of_thought(session)

    run(work())
    assert lines(caplog) == []


def test_a_bot_whose_thought_fails_is_logged_once_and_asked_again(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_runner, "RETRY", 0.001)
    failures = [OSError("no thread"), ValueError("no number"), OSError("no thread")]

    def fail() -> None:
        if failures:
            raise failures.pop()

    async def work() -> None:
        thinkers = Thinkers(fail)
        session = await bots_turn(make_tables(), thinkers)
        before = session.number
        thinkers.may_answer.set()
        await end_of_thought(session)
        assert session.number > before
        said = lines(caplog)
        assert len(said) == 1
        assert session.id in said[0]

    run(work())


class Damaged(MemoryStore):
    """Cannot read what follows this number."""

    def __init__(self) -> None:
        super().__init__()
        self.sound: int | None = None

    async def load(self, table: str, after: int = 0) -> list[Entry]:
        found = await super().load(table, after)
        if self.sound is not None and any(entry.number > self.sound for entry in found):
            raise Unreadable("an entry cannot be read")
        return found


async def two_processes(
    store: MemoryStore,
) -> tuple[tuple[Tables, Session], tuple[Tables, Session]]:
    """Ann's table with a bot, in two processes."""
    here, there = make_tables(store), make_tables(store)
    session = await here.open("ann", wish("silk", "me", "me"))
    return (here, session), (there, await there.find(session.id))


def test_a_bot_that_meets_what_cannot_be_read_ends_and_its_table_is_read_anew(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def work() -> None:
        thinkers, store = Thinkers(), Damaged()
        here, there = make_tables(store), make_tables(store)
        session = await bots_turn(here, thinkers)
        await there.chat(await there.find(session.id), "ann", "c1", "hello")
        store.sound = session.number
        thinkers.may_answer.set()
        await end_of_thought(session)
        assert session.id not in here.sessions
        with pytest.raises(Unreadable):
            await here.find(session.id)
        assert len(lines(caplog)) == 1
        assert session.id in lines(caplog)[0]

    run(work())


@pytest.mark.parametrize("is_next", [True, False])
def test_an_entry_that_is_heard_and_cannot_be_read_is_logged_and_the_table_is_read_anew(
    is_next: bool, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        store = Damaged()
        here, there = make_tables(store), make_tables(store)
        session = await here.open("ann", wish("silk", "me", "me"))
        other = await there.find(session.id)
        left: list[str] = []
        client = Client("ann", here, session)
        client.let_go = lambda: left.append("ann")
        await here.attach(session, client, 0, 0)
        await there.chat(other, "ann", "c1", "one")
        await there.chat(other, "ann", "c2", "two")
        if is_next:
            heard = replace(store.logs[session.id][session.number], body={})
        else:
            store.sound, heard = session.number, store.logs[session.id][-1]
        here.hear_entry("there", heard)
        await asyncio.sleep(0.01)
        assert session.id not in here.sessions
        assert left == ["ann"], "who listens comes again, and is told"
        assert len(lines(caplog)) == 1
        assert session.id in lines(caplog)[0]
        if is_next:
            again = await here.find(session.id)
            assert [line["text"] for line in again.chat] == ["one", "two"]

    run(work())


# --- Rounds over all tables -----------------------------------------------------------------------


async def three_tables(tables: Tables) -> Sequence[Session]:
    """Three tables of Ann, who listens, and Ben, who is away when it is his turn."""
    found = []
    for _ in range(3):
        session = await tables.open("ann", wish("silk", "me", "open"))
        await tables.join(session, "ben", "Ben", None, "")
        while session.seats_of("ben") != [session.actor]:
            await play_first(tables, session, f"c{session.number}")
        await tables.attach(session, Client("ann", tables, session), 0, 0)
        found.append(session)
    return found


def test_a_fault_of_one_table_keeps_no_bot_from_sitting_in_at_another(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        clock = Clock()
        tables = make_tables(clock=clock)
        sessions = await three_tables(tables)
        monkeypatch.setattr(sessions[1], "left_at", None)
        clock.wait(NEXT_DAY)
        for _ in range(3):
            await tables.replace_absent()
        bots = [session.seats[1].is_played_by_bot for session in sessions]
        assert bots == [True, False, True]
        assert len(lines(caplog)) == 1
        assert sessions[1].id in lines(caplog)[0]

    run(work())


def test_a_fault_of_one_table_keeps_no_other_from_being_resumed(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        store = MemoryStore()
        before = make_tables(store)
        opened = [await before.open("ann", wish("silk", "me", "bot")) for _ in range(3)]
        for session in opened:
            while not session.bot_decides:
                await play_first(before, session, f"c{session.number}")
        tables = make_tables(store)
        read = tables._read

        async def fail_one(table: str) -> Session:
            if table == opened[1].id:
                raise RecursionError("too deep")
            return await read(table)

        monkeypatch.setattr(tables, "_read", fail_one)
        await resume(tables)
        assert {opened[0].id, opened[2].id} == set(tables.sessions)
        assert len(lines(caplog)) == 1
        assert opened[1].id in lines(caplog)[0]

    run(work())
