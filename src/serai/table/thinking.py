"""Who answers what tables ask bots. By itself a process has threads for that; whoever runs a server
may start processes for it."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from threading import Thread
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from serai.bots.registry import is_remote
from serai.table.answering import Answer, Answers
from serai.table.question import Rank

if TYPE_CHECKING:
    from serai.table.question import Question

Result = TypeVar("Result")
REMOTE_AT_ONCE = 32
"""So many remote bots are waited for at the same time: their threads do nothing meanwhile."""


class Thinkers(Protocol):
    """Who answers questions."""

    async def answer(self, question: Question) -> Answer:
        """The answer."""


@dataclass(order=True)
class Task:
    """Work that waits for a thread: by rank, then by when it came."""

    rank: Rank
    number: int
    work: Callable[[], Any] = field(compare=False)
    done: asyncio.Future[Any] = field(compare=False)


class WaitingThreads(Executor):
    """A thread for each task, which nobody waits for when the process ends."""

    def submit(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        """Begin at once."""
        found: Future[Any] = Future()

        def run() -> None:
            try:
                found.set_result(work(*given, **named))
            except BaseException as error:  # noqa: BLE001 (whoever asked is told)
                found.set_exception(error)

        Thread(target=run, name="remote-bot", daemon=True).start()
        return found


class Threads:
    """Threads that do what has the best rank first, and what came first of that. One of them is
    kept for people's opponents: whatever else is asked, they wait for nobody."""

    def __init__(self, threads: int, pool: Executor | None = None) -> None:
        self.size = max(2, threads)
        self._pool = pool or ThreadPoolExecutor(self.size, thread_name_prefix="bot")
        self._waiting: list[Task] = []
        self._numbers = itertools.count()
        self._running: list[Rank] = []

    async def do(self, rank: Rank, work: Callable[[], Result]) -> Result:
        """Do this in a thread. Who gives up waiting before it began need not have it done."""
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, Task(rank, next(self._numbers), work, done))
        self._begin_some()
        return await done

    @property
    def has_room(self) -> bool:
        """Whether another task of any rank would begin at once."""
        return not self._waiting and self._may_begin(Rank.ANALYSIS)

    @property
    def has_room_for_opponents(self) -> bool:
        """Whether a person's opponent would begin at once."""
        return self._may_begin(Rank.OPPONENT)

    @property
    def waiting(self) -> int:
        """How many tasks wait."""
        return len(self._waiting)

    def stop(self) -> None:
        """Begin nothing more."""
        self._waiting.clear()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _may_begin(self, rank: Rank) -> bool:
        others = sum(each != Rank.OPPONENT for each in self._running)
        is_for_all = rank == Rank.OPPONENT or others < self.size - 1
        return len(self._running) < self.size and is_for_all

    def _begin_some(self) -> None:
        while self._waiting and self._may_begin(self._waiting[0].rank):
            task = heapq.heappop(self._waiting)
            if not task.done.cancelled():
                self._begin(task)

    def _begin(self, task: Task) -> None:
        loop = asyncio.get_running_loop()
        self._running.append(task.rank)
        future = self._pool.submit(task.work)
        future.add_done_callback(
            lambda found: None if loop.is_closed() else loop.call_soon_threadsafe(
                self._end, task, found
            )
        )  # fmt: skip

    def _end(self, task: Task, found: Future[Any]) -> None:
        self._running.remove(task.rank)
        if not task.done.done() and not found.cancelled():
            if error := found.exception():
                task.done.set_exception(error)
            else:
                task.done.set_result(found.result())
        self._begin_some()


class InThreads:
    """Answers questions in threads of this process. Remote bots have threads of their own, so that
    however slow they are, nobody else's bot waits for them."""

    def __init__(self, threads: Threads) -> None:
        self.threads = threads
        self.remote = Threads(REMOTE_AT_ONCE, WaitingThreads())
        self._answers = Answers()

    async def answer(self, question: Question) -> Answer:
        """Let a thread answer."""
        threads = self.remote if is_remote(question.bot) else self.threads
        return await threads.do(question.rank, lambda: self._answers.answer(question))
