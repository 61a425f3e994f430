"""Games on several cores. A worker is a process that warms up once and plays what it is given."""

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
from serai.arena.playing import Witness, play, warm_up
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
    setting: Setting, todo: Iterable[Fixture], witness: Witness, workers: int
) -> Iterator[Played]:
    """Play these games; each is handed out as soon as it is over. One worker is this process."""
    waiting = list(todo)
    if min(workers, len(waiting)) <= 1:
        yield from _play_here(setting, waiting, witness)
        return
    crew = Crew(setting, witness, min(workers, len(waiting)))
    try:
        yield from crew.play(iter(waiting))
    finally:
        crew.stop()


def _play_here(setting: Setting, todo: list[Fixture], witness: Witness) -> Iterator[Played]:
    if todo:
        warm_up(setting)
    for fixture in todo:
        yield play(setting, fixture, witness)


class Crew:
    """Worker processes, each at the other end of a connection."""

    def __init__(self, setting: Setting, witness: Witness, workers: int) -> None:
        self.workers: dict[Connection, BaseProcess] = {}
        self.given: dict[Connection, Fixture] = {}
        with environment(ONE_THREAD):
            for _ in range(workers):
                self._hire(setting, witness)

    def _hire(self, setting: Setting, witness: Witness) -> None:
        """Spawned, not forked: a fork would inherit threads that do not run there."""
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        worker = context.Process(target=serve, args=(theirs, setting, witness), daemon=True)
        worker.start()
        theirs.close()
        self.workers[ours] = worker

    def play(self, todo: Iterator[Fixture]) -> Iterator[Played]:
        """Keep every worker busy until nothing is left to do."""
        for line in self.workers:
            self._give(line, todo)
        while self.given:
            ready = wait(list(self.given))
            for line in [line for line in self.workers if line in ready]:
                played = self._take(line)
                self._give(line, todo)
                yield played

    def _give(self, line: Connection, todo: Iterator[Fixture]) -> None:
        fixture = next(todo, None)
        if fixture is not None:
            self.given[line] = fixture
            line.send(fixture)

    def _take(self, line: Connection) -> Played:
        fixture = self.given.pop(line)
        try:
            played: Played = line.recv()
        except (EOFError, ConnectionError):
            bots = ", ".join(fixture.bots)
            raise WorkerLost(f"a worker died in game {fixture.number} of {bots}") from None
        return played

    def stop(self) -> None:
        """End all workers, whatever they are doing."""
        for line, worker in self.workers.items():
            worker.terminate()
            worker.join()
            line.close()


@contextmanager
def environment(settings: Mapping[str, str]) -> Iterator[None]:
    """These variables, for processes that are started meanwhile."""
    before = dict(os.environ)
    os.environ.update(settings)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


def serve(line: Connection, setting: Setting, witness: Witness) -> None:
    """What a worker does until it is ended. Ctrl-C is for the one who hired it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    warm_up(setting)
    while True:
        try:
            fixture = line.recv()
        except EOFError:
            return
        line.send(play(setting, fixture, witness))
