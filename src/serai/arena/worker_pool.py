"""Games on several cores. A worker is a process that compiles once and plays what it is given."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from serai.arena.errors import WorkerLost
from serai.arena.played import Played
from serai.arena.playing import EndingsOf, play, warm_up
from serai.arena.schedule import Fixture
from serai.arena.setting import Setting

ONE_THREAD: Mapping[str, str] = dict.fromkeys(
    ("NUMBA_NUM_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1"
)
"""There are as many workers as cores: more threads than that would only wait for each other."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_all(
    setting: Setting, todo: Iterable[Fixture], endings_of: EndingsOf, workers: int
) -> Iterator[Played]:
    """Play these games; each is handed out as soon as it is over. A single worker is this process
    itself."""
    waiting = list(todo)
    if min(workers, len(waiting)) <= 1:
        yield from _play_here(setting, waiting, endings_of)
        return
    pool = WorkerPool(setting, endings_of, min(workers, len(waiting)))
    try:
        yield from pool.play(iter(waiting))
    finally:
        pool.stop()


def _play_here(setting: Setting, todo: list[Fixture], endings_of: EndingsOf) -> Iterator[Played]:
    if todo:
        warm_up(setting)
    for fixture in todo:
        yield play(setting, fixture, endings_of)


class WorkerPool:
    """Worker processes. Each is reached by a connection of its own."""

    def __init__(self, setting: Setting, endings_of: EndingsOf, workers: int) -> None:
        self.workers: dict[Connection, BaseProcess] = {}
        self.playing: dict[Connection, Fixture] = {}
        with environment(ONE_THREAD):
            for _ in range(workers):
                self._start_worker(setting, endings_of)

    def _start_worker(self, setting: Setting, endings_of: EndingsOf) -> None:
        """Workers are spawned, not forked: a fork would inherit threads that do not run in it."""
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        worker = context.Process(target=work, args=(theirs, setting, endings_of), daemon=True)
        worker.start()
        theirs.close()
        self.workers[ours] = worker

    def play(self, todo: Iterator[Fixture]) -> Iterator[Played]:
        """Keep every worker busy until nothing is left to do."""
        for worker in self.workers:
            self._give(worker, todo)
        while self.playing:
            ready = wait(list(self.playing))
            for worker in [worker for worker in self.workers if worker in ready]:
                played = self._take(worker)
                self._give(worker, todo)
                yield played

    def _give(self, worker: Connection, todo: Iterator[Fixture]) -> None:
        """Let a worker play the next game, if there is one."""
        fixture = next(todo, None)
        if fixture is not None:
            self.playing[worker] = fixture
            worker.send(fixture)

    def _take(self, worker: Connection) -> Played:
        """The game that a worker has finished; raises WorkerLost."""
        fixture = self.playing.pop(worker)
        try:
            played: Played = worker.recv()
        except (EOFError, ConnectionError):
            bots = ", ".join(fixture.bots)
            raise WorkerLost(f"a worker died in game {fixture.number} of {bots}") from None
        return played

    def stop(self) -> None:
        """End all workers, whatever they are doing."""
        for connection, worker in self.workers.items():
            worker.terminate()
            worker.join()
            connection.close()


@contextmanager
def environment(variables: Mapping[str, str]) -> Iterator[None]:
    """Set these environment variables for the processes that are started meanwhile."""
    before = dict(os.environ)
    os.environ.update(variables)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


def work(pool: Connection, setting: Setting, endings_of: EndingsOf) -> None:
    """What a worker does until it is ended: it plays each game that it is sent. It ignores Ctrl-C,
    which is for the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    warm_up(setting)
    while True:
        try:
            fixture = pool.recv()
        except EOFError:
            return
        pool.send(play(setting, fixture, endings_of))
