"""Several processes write to one log, and answers of the database get lost: whoever listens hears
every entry all the same, one by one, and nobody's command is done twice."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import pytest

from serai.table import command_runner
from serai.table.entry import Entry, Write
from serai.table.errors import Busy, OldPly
from serai.table.session import Session
from serai.table.tables import Tables
from table.memory import (
    Client,
    MemoryStore,
    actor_name,
    make_tables,
    play_first,
    run,
    table_of_two,
    wish,
)


class LosesAnswers(MemoryStore):
    """Commits, but says that it could not, as when the connection is cut before the answer. While
    `is_down` nothing can be read either."""

    def __init__(self) -> None:
        super().__init__()
        self.loses = False
        self.is_down = False

    async def append(self, writes: Sequence[Write]) -> None:
        await super().append(writes)
        if self.loses:
            self.loses = False
            raise Busy("the log could not be written: the connection was cut")

    async def load(self, table: str, after: int = 0) -> list[Entry]:
        if self.is_down:
            raise Busy("the log could not be read")
        return await super().load(table, after)


async def one_table_twice() -> tuple[tuple[Tables, Session, Client], tuple[Tables, Session]]:
    """A table of two in two processes with one store; Ann and Ben listen in the first."""
    store = MemoryStore()
    here, there = make_tables(store), make_tables(store)
    session = await table_of_two(here)
    client = Client("ann", here, session)
    await here.attach(session, client, 0, 0)
    return (here, session, client), (there, await there.find(session.id))


def follows_without_gaps(news: list[dict[str, Any]]) -> bool:
    """Whether each news says what came right before it, and counts one entry more."""
    return all(
        later["before"] == earlier["number"] and later["number"] == earlier["number"] + 1
        for earlier, later in itertools.pairwise(news)
    )


def test_what_another_process_wrote_is_told_entry_by_entry() -> None:
    async def work() -> None:
        (here, session, client), (there, other) = await one_table_twice()
        await there.chat(other, "ben", "c1", "hello")
        await there.chat(other, "ben", "c2", "are you there?")
        await play_first(here, session, "p1")
        assert follows_without_gaps(client.news)
        said = [line["text"] for news in client.news[1:] for line in news.get("chat", [])]
        assert said == ["hello", "are you there?"]
        assert client.news[-1]["number"] == session.number == other.number + 1

    run(work())


def test_a_command_that_loses_a_race_is_decided_again_before_anybody_is_told_busy() -> None:
    async def work() -> None:
        (here, session, _), (there, other) = await one_table_twice()
        await there.chat(other, "ben", "c1", "hello")
        number = await here.chat(session, "ann", "c2", "good evening")
        assert number == other.number + 1
        await there.chat(other, "ben", "c3", "ready?")
        assert [line["text"] for line in other.chat] == ["hello", "good evening", "ready?"]

    run(work())


def test_a_move_that_another_process_has_made_needless_is_refused_by_what_is_now() -> None:
    async def work() -> None:
        (here, session, client), (there, other) = await one_table_twice()
        ply = session.match.ply if session.match else 0
        offer = str(session.match.legal()[0]) if session.match else ""
        await play_first(there, other, "p1")
        with pytest.raises(OldPly):
            await here.play(session, actor_name(session), "p2", ply, offer)
        assert session.number == other.number
        assert follows_without_gaps(client.news)

    run(work())


def test_a_move_whose_commit_lost_its_answer_is_told_as_done_to_everybody() -> None:
    async def work() -> None:
        store = LosesAnswers()
        tables = make_tables(store)
        session = await table_of_two(tables)
        client = Client("ann", tables, session)
        await tables.attach(session, client, 0, 0)
        store.loses = True
        number = await play_first(tables, session, "p1")
        assert number == session.number == len(store.logs[session.id])
        assert client.news[-1]["number"] == number

    run(work())


def test_a_table_whose_commit_lost_its_answer_is_opened_once() -> None:
    async def work() -> None:
        store = LosesAnswers()
        tables = make_tables(store)
        store.loses = True
        session = await table_of_two(tables)
        assert list(store.logs) == [session.id]

    run(work())


@pytest.mark.parametrize("loses_reads", [False, True])
def test_a_table_whose_opening_was_not_answered_is_opened_once_though_it_is_asked_for_again(
    loses_reads: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command_runner, "FIND_WITHIN", 0.0)

    async def work() -> None:
        store = LosesAnswers()
        tables = make_tables(store)
        order = wish("silk", "me", "open")
        store.loses, store.is_down = True, loses_reads
        opened = []
        with suppress(Busy):
            opened.append(await tables.open("ann", order, "open-silk"))
        assert bool(opened) is not loses_reads
        store.is_down = False
        for _ in range(2):
            again = await tables.open("ann", order, "open-silk")
            assert list(store.logs) == [again.id]
        assert (await tables.open("ann", order, "open-another")).id != again.id
        assert (await tables.open("ben", order, "open-silk")).id != again.id

    run(work())


def test_who_opens_a_table_waits_a_moment_for_a_log_that_cannot_be_read() -> None:
    async def work() -> None:
        store = LosesAnswers()
        tables = make_tables(store)
        store.loses = store.is_down = True
        opening = asyncio.create_task(tables.open("ann", wish("silk", "me", "open")))
        await asyncio.sleep(0.1)
        store.is_down = False
        assert list(store.logs) == [(await opening).id]

    run(work())


def test_a_rematch_whose_opening_was_not_answered_is_opened_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(command_runner, "FIND_WITHIN", 0.0)

    async def work() -> None:
        store = LosesAnswers()
        tables = make_tables(store)
        session = await tables.open("ann", wish("silk", "me", "me"))
        while session.stage != "over":
            await play_first(tables, session, f"c{session.number}")
        store.loses = store.is_down = True
        with pytest.raises(Busy):
            await tables.rematch(session, "ann")
        store.is_down = False
        again = await tables.rematch(session, "ann")
        assert list(store.logs) == [session.id, again.id]
        assert (await tables.rematch(session, "ann")).id == again.id == session.rematch

    run(work())


def test_a_table_whose_game_cannot_begin_yet_is_opened_and_begins_by_itself() -> None:
    async def work() -> None:
        tables = make_tables(BeginsLate())
        session = await tables.open("ann", wish("silk", "me", "me"))
        assert session.stage == "waiting"
        await tables.clear_doubts()
        assert session.stage == "running"

    run(work())


def test_a_doubt_is_cleared_as_soon_as_the_log_can_be_read_again() -> None:
    async def work() -> None:
        store = LosesAnswers()
        tables = make_tables(store)
        session = await table_of_two(tables)
        client = Client("ann", tables, session)
        await tables.attach(session, client, 0, 0)
        before, ply = session.number, session.match.ply if session.match else 0
        who = actor_name(session)
        store.loses = store.is_down = True
        with pytest.raises(Busy):
            await play_first(tables, session, "p1")
        await tables.clear_doubts()
        assert session.number == before
        store.is_down = False
        await tables.clear_doubts()
        assert session.number == before + 1 == client.news[-1]["number"]
        again = await tables.play(session, who, "p1", ply, "whatever it was")
        assert again == before + 1

    run(work())


def test_a_command_in_doubt_is_not_written_twice() -> None:
    async def work() -> None:
        store = LosesAnswers()
        tables = make_tables(store)
        session = await table_of_two(tables)
        store.loses = store.is_down = True
        with pytest.raises(Busy):
            await tables.chat(session, "ann", "c1", "hello")
        store.is_down = False
        number = await tables.chat(session, "ann", "c1", "hello")
        assert [entry.body.get("text") for entry in store.logs[session.id]][-1] == "hello"
        assert number == session.number == len(store.logs[session.id])
        assert [line["text"] for line in session.chat] == ["hello"]

    run(work())


class BeginsLate(MemoryStore):
    """Cannot write once that a game begins."""

    def __init__(self) -> None:
        super().__init__()
        self.failures = 1

    async def append(self, writes: Sequence[Write]) -> None:
        if writes[0].entry.kind == "began" and self.failures:
            self.failures -= 1
            raise Busy("the log could not be written: the disk is full")
        await super().append(writes)


def test_a_full_table_begins_though_its_beginning_could_not_be_written_at_first() -> None:
    async def work() -> None:
        tables = make_tables(BeginsLate())
        session = await tables.open("ann", wish("silk", "me", "open"))
        with pytest.raises(Busy):
            await tables.join(session, "ben", "Ben", None, "")
        assert session.stage == "waiting"
        await tables.clear_doubts()
        assert session.stage == "running"

    run(work())
