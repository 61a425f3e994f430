"""Who answers what tables ask bots. By itself a process has threads for that; whoever runs a server
may start processes for it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
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


MOST_SERVED = 200
"""So many people are remembered, with the order in which something was begun for them."""


class Thinkers(Protocol):
    """Who answers questions."""

    async def answer(self, question: Question) -> Answer:
        """The answer."""


@dataclass(frozen=True, eq=False)
class Task:
    """Work for a thread, and for whom it is done; nobody is nobody in particular."""

    rank: Rank
    whose: str
    work: Callable[[], Any]
    done: asyncio.Future[Any]


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
    """Threads that do what has the best rank first, and of that what is asked by whoever has the
    fewest threads, was served longest ago, or asked first. One thread is kept for people's
    opponents: whatever else is asked, they wait for nobody. And nobody's opponents have all of
    them."""

    def __init__(self, threads: int, pool: Executor | None = None) -> None:
        self.size = max(2, threads)
        self._pool = pool or ThreadPoolExecutor(self.size, thread_name_prefix="bot")
        self._waiting: list[Task] = []
        """As they came."""
        self._running: list[Task] = []
        self.served: dict[str, None] = {}
        """For whom something was begun lately, the last one last."""

    async def do(self, rank: Rank, work: Callable[[], Result], whose: str = "") -> Result:
        """Do this in a thread. Who gives up waiting before it began need not have it done."""
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.append(Task(rank, whose, work, done))
        self._begin_some()
        return await done

    @property
    def has_room(self) -> bool:
        """Whether another task of any rank would begin at once."""
        return not self._waiting and self._has_room(Rank.ANALYSIS)

    @property
    def has_room_for_opponents(self) -> bool:
        """Whether a person's opponent would begin at once."""
        return self._has_room(Rank.OPPONENT)

    @property
    def busy(self) -> list[str]:
        """Whose opponents have all the threads that one person's may have."""
        theirs = Counter(
            task.whose for task in self._running if task.whose and task.rank == Rank.OPPONENT
        )
        return [who for who, count in theirs.items() if count >= self.size - 1]

    @property
    def waiting(self) -> int:
        """How many tasks wait."""
        return len(self._waiting)

    def stop(self) -> None:
        """Begin nothing more."""
        self._waiting.clear()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _has_room(self, rank: Rank) -> bool:
        others = sum(task.rank != Rank.OPPONENT for task in self._running)
        is_for_all = rank == Rank.OPPONENT or others < self.size - 1
        return len(self._running) < self.size and is_for_all

    def _begin_some(self) -> None:
        while (task := self._next()) is not None:
            self._waiting.remove(task)
            self._begin(task)

    def _next(self) -> Task | None:
        """What is begun now."""
        if self._waiting and len(self._running) < self.size:
            self._waiting = [task for task in self._waiting if not task.done.cancelled()]
        ranks = [rank for rank in Rank if self._has_room(rank)]
        busy = self.busy
        able = (task for task in self._waiting if task.rank in ranks)
        fit = (task for task in able if task.rank != Rank.OPPONENT or task.whose not in busy)
        theirs = Counter(task.whose for task in self._running)
        lately = {who: place for place, who in enumerate(self.served, 1)}
        return min(
            fit,
            key=lambda task: (task.rank, theirs[task.whose], lately.get(task.whose, 0)),
            default=None,
        )

    def _begin(self, task: Task) -> None:
        loop = asyncio.get_running_loop()
        self._running.append(task)
        self.note_served(task.whose)
        future = self._pool.submit(task.work)
        future.add_done_callback(
            lambda found: None if loop.is_closed() else loop.call_soon_threadsafe(
                self._end, task, found
            )
        )  # fmt: skip

    def note_served(self, whose: str) -> None:
        """Something is begun for somebody."""
        self.served.pop(whose, None)
        if whose:
            self.served[whose] = None
        if len(self.served) > MOST_SERVED:
            del self.served[next(iter(self.served))]

    def _end(self, task: Task, found: Future[Any]) -> None:
        self._running.remove(task)
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
        work = partial(self._answers.answer, question)
        return await threads.do(question.rank, work, question.whose)
