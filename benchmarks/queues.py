"""What it costs to have one question answered by another process through PostgreSQL: by packages
that keep queues there, and by our own.

    pip install procrastinate pgqueuer
    python benchmarks/queues.py

Questions are put one after the other. Times run from putting one until whoever asked has its
answer. The processor time of Python is that of both sides, which share a process here. It starts a
PostgreSQL of its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from serai.server.storage.database import open_database
from serai.server.storage.notices import Notices
from serai.server.storage.questions import BotProcess, BotProcesses
from serai.table.question import Question, Rank
from serai.table.thinking import InThreads, Threads
from server.postgres import cluster, database

QUESTIONS = 200
Ask = Callable[[int], Awaitable[Any]]


@asynccontextmanager
async def procrastinate_queue(url: str) -> AsyncIterator[Ask]:
    """https://procrastinate.readthedocs.io"""
    import procrastinate

    answered: dict[int, asyncio.Event] = {}
    app = procrastinate.App(connector=procrastinate.PsycopgConnector(conninfo=url))

    @app.task(name="think")
    async def think(number: int) -> None:
        answered[number].set()

    async def ask(number: int) -> None:
        answered[number] = asyncio.Event()
        await think.configure(queueing_lock=f"{number}").defer_async(number=number)
        await answered[number].wait()

    async with app.open_async():
        await app.schema_manager.apply_schema_async()
        worker = app.run_worker_async(delete_jobs="always", install_signal_handlers=False)
        async with running(worker):
            yield ask


@asynccontextmanager
async def pgqueuer_queue(url: str) -> AsyncIterator[Ask]:
    """https://pgqueuer.readthedocs.io"""
    import psycopg
    from pgqueuer.db import PsycopgDriver
    from pgqueuer.qm import QueueManager
    from pgqueuer.queries import Queries

    answered: dict[int, asyncio.Event] = {}
    lines = [await psycopg.AsyncConnection.connect(url, autocommit=True) for _ in range(2)]
    asking, answering = (Queries(PsycopgDriver(line)) for line in lines)
    await asking.install()
    manager = QueueManager(answering)

    @manager.entrypoint("think")
    async def think(job: Any) -> None:
        answered[int(job.payload)].set()

    async def ask(number: int) -> None:
        answered[number] = asyncio.Event()
        await asking.enqueue("think", str(number).encode())
        await answered[number].wait()

    async with running(manager.run()):
        yield ask


class Nothing(InThreads):
    """Answers without a thought."""

    async def answer(self, question: Question) -> int:  # noqa: ARG002 (whatever it is)
        return 1


@asynccontextmanager
async def own_queue(url: str) -> AsyncIterator[Ask]:
    """`serai bots`, answers included."""
    engine = open_database(url.replace("postgresql:", "postgresql+psycopg:"))
    here, there = Notices(engine), Notices(engine)
    nobody = Nothing(Threads(2))
    processes = BotProcesses(here, nobody)
    bots = BotProcess(there, nobody, ["silk"], lambda _: True)
    works = [each.keep_telling() for each in (here, there)]
    works += [each.keep_listening() for each in (here, there)]
    works += [processes.keep_asking(), bots.keep_answering()]

    async def ask(number: int) -> Any:
        seen = (bytes(500),)
        asked = Question("choose", "table", number, Rank.OPPONENT, "silk", 0, "easy", 1, seen)
        return await processes.answer(asked)

    async with contextlib.AsyncExitStack() as stack:
        for work in works:
            await stack.enter_async_context(running(work))
        await asyncio.sleep(3)  # until they know of each other
        yield ask


@asynccontextmanager
async def running(work: Any) -> AsyncIterator[None]:
    """While this goes on."""
    task = asyncio.create_task(work)
    await asyncio.sleep(1)
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await asyncio.wait_for(task, 3)


def postgres_seconds() -> float:
    """The processor time of all PostgreSQL of this machine (Linux)."""
    ticks = 0
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if b"postgres" in (process / "cmdline").read_bytes():
                fields = (process / "stat").read_text().rsplit(")", 1)[1].split()
                ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def measure(queue: Any, url: str) -> None:
    """Put all questions, and say what it cost."""
    async with queue(url) as ask:
        await ask(-1)
        times, python, postgres = [], time.process_time(), postgres_seconds()
        for number in range(QUESTIONS):
            begun = time.perf_counter()
            await ask(number)
            times.append(time.perf_counter() - begun)
        python, postgres = time.process_time() - python, postgres_seconds() - postgres
    times.sort()
    half, most = times[len(times) // 2], times[len(times) * 99 // 100]
    print(
        f"{queue.__name__:20} 50 %: {1000 * half:6.1f} ms, 99 %: {1000 * most:7.1f} ms; processor "
        f"{1000 * python / QUESTIONS:.2f} + {1000 * postgres / QUESTIONS:.2f} ms a question"
    )


def main() -> None:
    """Measure each."""
    with cluster() as address:
        for queue in (procrastinate_queue, pgqueuer_queue, own_queue):
            with database(address, queue.__name__) as url:
                asyncio.run(measure(queue, url.replace("+psycopg", "")))


if __name__ == "__main__":
    main()
