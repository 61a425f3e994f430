"""Processes for bots: they answer what tables of other processes ask; and where they are gone, or
never were, the tables' own threads do."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Engine, create_engine, text

from serai.engine.game import game_ids
from serai.server import bot_process
from serai.server.background import Background
from serai.server.storage.database import BadDatabase, open_database
from serai.server.storage.notices import Notices
from serai.server.storage.questions import (
    BotProcess,
    BotProcesses,
    edition_of,
    read_question,
    write_question,
)
from serai.table.question import Question, Rank, ask_bot
from serai.table.thinking import InThreads, Threads
from server.test_workers import bearer, shared_url
from server.wiretap import PATIENCE, real_server
from table.memory import make_tables, wish

pytestmark = [pytest.mark.once, pytest.mark.postgres]
__all__ = ["shared_url"]


class Counting(InThreads):
    """Counts what it answers, and waits with it for a gate."""

    def __init__(self, threads: int = 2) -> None:
        super().__init__(Threads(threads))
        self.answered: list[Question] = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def answer(self, question: Question) -> Any:
        self.answered.append(question)
        await self.gate.wait()
        return await super().answer(question)


class Process:
    """A process that speaks and hears, though it is none."""

    def __init__(self, engine: Engine) -> None:
        self.notices, self.background = Notices(engine), Background()
        self.background.start("telling", self.notices.keep_telling)
        self.background.start("hearing", self.notices.keep_listening)

    async def kill(self) -> None:
        """End without a word."""
        await self.background.stop()


class Bots(Process):
    """A process for bots."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self.thinkers = Counting()
        process = BotProcess(self.notices, self.thinkers, game_ids(), lambda _: True)
        self.background.start("answering", process.keep_answering)


class Asker(Process):
    """A process of tables, which can think by itself too."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self.alone = Counting()
        self.processes = BotProcesses(self.notices, self.alone)
        self.background.start("asking", self.processes.keep_asking)

    async def knows_somebody(self, question: Question) -> None:
        """Wait until it knows of a process for bots."""
        async with asyncio.timeout(PATIENCE):
            while not self.processes._can_be_asked(question):
                await asyncio.sleep(0.02)


@asynccontextmanager
async def one_asker(url: str, bots: int) -> AsyncIterator[tuple[Asker, list[Bots], Question]]:
    """A process of tables, some for bots, and a question."""
    engine = open_database(url)
    asker, others = Asker(engine), [Bots(engine) for _ in range(bots)]
    session = await make_tables().open("ann", wish("silk", "bot", "bot"))
    question = ask_bot(session, session.actor or 0, "greedy")
    if bots:
        await asker.knows_somebody(question)
    yield asker, others, question
    for process in (asker, *others):
        await process.kill()
    engine.dispose()


def test_a_process_for_bots_answers_what_threads_would(shared_url: str) -> None:
    async def work() -> None:
        async with one_asker(shared_url, 1) as (asker, (bots,), question):
            found = await asker.processes.answer(question)
            assert found == await asker.alone.answer(question)
            assert bots.thinkers.answered == [question]
            assert asker.processes.waiting == 0

    asyncio.run(work())


def test_without_a_process_threads_answer_at_once(shared_url: str) -> None:
    async def work() -> None:
        async with one_asker(shared_url, 0) as (asker, _, question):
            await asker.processes.answer(question)
            assert asker.alone.answered == [question]

    asyncio.run(work())


def test_what_a_killed_process_had_taken_is_answered_all_the_same(shared_url: str) -> None:
    async def work() -> None:
        async with one_asker(shared_url, 1) as (asker, (bots,), question):
            bots.thinkers.gate.clear()
            waiting = asyncio.create_task(asker.processes.answer(question))
            while not bots.thinkers.answered:
                await asyncio.sleep(0.02)
            await bots.kill()
            await asyncio.wait_for(waiting, PATIENCE)
            assert asker.alone.answered == [question]

    asyncio.run(work())


def test_another_process_takes_what_a_killed_one_had_taken(shared_url: str) -> None:
    async def work() -> None:
        async with one_asker(shared_url, 2) as (asker, bots, question):
            for each in bots:
                each.thinkers.gate.clear()
            waiting = asyncio.create_task(asker.processes.answer(question))
            while not any(each.thinkers.answered for each in bots):
                await asyncio.sleep(0.02)
            first, second = sorted(bots, key=lambda each: not each.thinkers.answered)
            second.thinkers.gate.set()
            await first.kill()
            await asyncio.wait_for(waiting, PATIENCE)
            assert second.thinkers.answered == [question]
            assert asker.alone.answered == []

    asyncio.run(work())


def test_a_queue_that_is_emptied_costs_time_and_nothing_else(shared_url: str) -> None:
    async def work() -> None:
        async with one_asker(shared_url, 1) as (asker, (bots,), question):
            bots.thinkers.gate.clear()
            waiting = asyncio.create_task(asker.processes.answer(question))
            while not bots.thinkers.answered:
                await asyncio.sleep(0.02)
            await asyncio.to_thread(empty_queue, shared_url)
            bots.thinkers.gate.set()
            await asyncio.wait_for(waiting, PATIENCE)

    asyncio.run(work())


def empty_queue(url: str) -> None:
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("truncate questions"))
    engine.dispose()


def test_people_are_served_before_hints_and_hints_before_tables_of_bots(shared_url: str) -> None:
    async def work() -> None:
        async with one_asker(shared_url, 1) as (asker, (bots,), question):
            bots.thinkers.gate.clear()
            ranks = [Rank.BOTS_ONLY, *[Rank.ADVICE] * 20, Rank.OPPONENT, Rank.BOTS_ONLY]
            waiting = []
            for ply, rank in enumerate(ranks):
                asked = Question(**{**vars(question), "ply": ply, "rank": rank})
                waiting.append(asyncio.create_task(asker.processes.answer(asked)))
                await asyncio.sleep(0.02)
            await asyncio.sleep(0.3)
            taken = [asked.rank for asked in bots.thinkers.answered]
            assert Rank.OPPONENT in taken, "a thread is kept for it"
            bots.thinkers.gate.set()
            await asyncio.gather(*waiting)
            late = [asked.rank for asked in bots.thinkers.answered[len(taken) :]]
            assert late == sorted(late)

    asyncio.run(work())


def test_processes_for_bots_serve_who_asks_little_before_who_asks_much(shared_url: str) -> None:
    async def work() -> None:
        async with one_asker(shared_url, 1) as (asker, (bots,), question):
            bots.thinkers._answers = blocked = Blocked()  # type: ignore[assignment]
            waiting = []
            for ply, who in enumerate(["eve"] * 8 + ["ann", "ben", "ann"]):
                asked = replace(question, ply=ply, rank=Rank.OPPONENT, whose=who)
                waiting.append(asyncio.create_task(asker.processes.answer(asked)))
                await asyncio.sleep(0.02)
            await asyncio.sleep(0.3)
            assert blocked.begun == ["eve", "ann"], "eve does not get both threads"
            blocked.gate.set()
            await asyncio.gather(*waiting)
            assert "ben" in blocked.begun[2:4]
            assert blocked.begun[-5:] == ["eve"] * 5

    asyncio.run(work())


class Blocked:
    """Writes down for whom it begins to think, and waits."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.gate = threading.Event()

    def answer(self, question: Question) -> int:
        self.begun.append(question.whose)
        self.gate.wait()
        return 0


def test_a_question_that_waited_is_the_same() -> None:
    async def work() -> None:
        session = await make_tables().open("ann", wish("silver-isle", *["bot"] * 4))
        question = ask_bot(session, session.actor or 0, "expert")
        assert read_question(write_question(question)) == question

    asyncio.run(work())


def test_games_of_another_edition_are_not_asked_about() -> None:
    assert edition_of("silk") != edition_of("silk-road")
    assert len(edition_of("silver-isle")) <= 80


def test_a_file_has_no_processes_for_bots(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match="PostgreSQL"):
        asyncio.run(bot_process.think(f"sqlite:///{tmp_path / 'serai.db'}", 1))


def test_bots_at_a_real_table_think_in_their_process(tmp_path: Path, shared_url: str) -> None:
    async def work() -> None:
        bots = Bots(open_database(shared_url))
        async with real_server(tmp_path, database=shared_url) as address:
            await asyncio.sleep(2.5)  # until the server has heard of it
            async with httpx.AsyncClient(base_url=f"{address}/api", timeout=PATIENCE) as http:
                token = (await http.post("/tokens")).json()["token"]
                order: dict[str, Any] = {
                    "game": "silk",
                    "seats": [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}],
                }
                opened = await http.post("/tables", json=order, headers=bearer(token))
                table = opened.json()["table"]["id"]
                for step in range(6):
                    await play_when_asked(http, table, token, step)
        await bots.kill()
        assert len(bots.thinkers.answered) > 2

    asyncio.run(work())


async def play_when_asked(http: httpx.AsyncClient, table: str, token: str, step: int) -> None:
    """Play the first offer, as soon as there is one."""
    while True:
        answer = await http.get(f"/tables/{table}", headers=bearer(token))
        moment = answer.json()["moment"]
        if moment["offers"]:
            break
        await asyncio.sleep(0.02)
    play = {"command": f"command-{step}", "ply": moment["ply"], "action": moment["offers"][0]["id"]}
    await http.post(f"/tables/{table}/play", json=play, headers=bearer(token))
