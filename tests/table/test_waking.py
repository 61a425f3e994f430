"""After a start bots go on where they had to decide, so many tables at a time."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from serai.table import waking
from serai.table.bot_runner import BotRunner
from serai.table.question import Question
from serai.table.tables import Tables
from serai.table.thinking import InThreads, Threads
from serai.table.waking import Waking
from table.memory import MemoryStore, make_tables, play_first, run, wish


class Gated(InThreads):
    """Answers when it may."""

    def __init__(self) -> None:
        super().__init__(Threads(2))
        self.gate = asyncio.Event()

    async def answer(self, question: Question) -> Any:
        await self.gate.wait()
        return await super().answer(question)


async def bots_turns(store: MemoryStore, count: int) -> list[str]:
    """So many tables of a person and a bot whose turn it is."""
    tables = make_tables(store)
    found = []
    for _ in range(count):
        session = await tables.open("ann", wish("silk", "me", "bot"))
        while not session.bot_decides:
            await play_first(tables, session, f"c{session.number}")
        found.append(session.id)
    return found


def with_thinkers(store: MemoryStore, thinkers: Gated) -> Tables:
    tables = make_tables(store)
    tables.runner.wake = BotRunner(tables.runner, thinkers, 0.0, "beginner").wake
    return tables


def test_no_more_tables_are_woken_than_bots_can_think_about(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(waking, "AT_ONCE", 2)
    monkeypatch.setattr(waking, "LOOK", 0.001)

    async def work() -> None:
        store, thinkers = MemoryStore(), Gated()
        opened = await bots_turns(store, 5)
        before = {table: len(store.logs[table]) for table in opened}
        tables = with_thinkers(store, thinkers)
        woken = Waking(tables)
        await woken.look()
        assert not tables.sessions, "the server can be ready"
        task = asyncio.create_task(woken.wake_all())
        await asyncio.sleep(0.2)
        assert len(tables.sessions) == 2
        thinkers.gate.set()
        await asyncio.wait_for(task, 20)
        async with asyncio.timeout(20):
            while any(len(store.logs[table]) == before[table] for table in opened):
                await asyncio.sleep(0.01)

    run(work())


def test_a_game_that_is_ready_later_is_woken_then(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        store, thinkers = MemoryStore(), Gated()
        opened = await bots_turns(store, 2)
        tables = with_thinkers(store, thinkers)
        monkeypatch.setattr(tables.preparation, "is_ready", lambda game: game != "silk")
        woken = Waking(tables)
        await woken.look()
        await woken.wake_all()
        assert not tables.sessions
        monkeypatch.undo()
        await woken.begin_with("silk")
        await woken.wake_all()
        assert set(tables.sessions) == set(opened)

    run(work())
