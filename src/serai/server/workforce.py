"""Several processes that serve one address together. One that ends is followed by another; a signal
(SIGHUP) replaces all, one after the other, so that there is always somebody to serve."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import tempfile
import threading
import time
from dataclasses import dataclass, field
from multiprocessing.connection import wait
from types import FrameType
from typing import TYPE_CHECKING, Any

from prometheus_client.multiprocess import mark_process_dead

from serai.server.logs import write_log
from serai.server.metrics import TOGETHER
from serai.server.run import make_server
from serai.server.settings import Settings

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess
    from multiprocessing.synchronize import Event

LOG = logging.getLogger(__name__)
SPAWN = multiprocessing.get_context("spawn")
"""A new process begins afresh: it also runs a new version, if one was installed."""
BEGIN_WITHIN, END_WITHIN = 60.0, 20.0
"""Seconds that a process has to begin and to end."""
PAUSE = 1.0
"""A process that ended by itself is followed by another after so many seconds."""


@dataclass(frozen=True)
class Job:
    """What each of the processes does. All listen to the same socket: what one does not take any
    more, another takes."""

    settings: Settings
    host: str
    port: int
    listener: socket.socket


@dataclass
class Worker:
    """One of the processes."""

    process: BaseProcess
    has_begun: Event
    born: float = field(default_factory=time.monotonic)


class Workforce:
    """Keeps so many processes at work."""

    def __init__(self, job: Job, size: int) -> None:
        self.job, self.size = job, size
        self.workers: list[Worker] = []
        self._is_ending = self._shall_replace = False

    def run(self) -> None:
        """Serve until a signal ends it."""
        with tempfile.TemporaryDirectory(prefix="serai-metrics-") as folder:
            os.environ[TOGETHER] = folder
            self._run()

    def _run(self) -> None:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._end)
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, self._replace)
        self.workers = [self._begin() for _ in range(self.size)]
        while not self._is_ending:
            wait([worker.process.sentinel for worker in self.workers], timeout=0.2)
            self._follow_the_dead()
            if self._shall_replace:
                self._shall_replace = False
                self._replace_all()
        self._end_all(self.workers)

    def _end(self, _: int, __: FrameType | None) -> None:
        self._is_ending = True

    def _replace(self, _: int, __: FrameType | None) -> None:
        self._shall_replace = True

    def _begin(self) -> Worker:
        has_begun = SPAWN.Event()
        process = SPAWN.Process(target=work, args=(self.job, has_begun))
        process.start()
        return Worker(process, has_begun)

    def _follow_the_dead(self) -> None:
        for place, worker in enumerate(self.workers):
            if not worker.process.is_alive() and not self._is_ending:
                forget_counts(worker)
                LOG.error("a worker ended (%s): another begins", worker.process.exitcode)
                if time.monotonic() - worker.born < PAUSE:
                    time.sleep(PAUSE)
                self.workers[place] = self._begin()

    def _replace_all(self) -> None:
        """One after the other: the next begins when the one before has been followed."""
        for place, old in enumerate(self.workers):
            new = self._begin()
            if self._is_ending or not new.has_begun.wait(BEGIN_WITHIN):
                self._end_all([new])
                LOG.error("a new worker did not begin: the others stay")
                return
            self.workers[place] = new
            self._end_all([old])
            forget_counts(old)

    def _end_all(self, workers: list[Worker]) -> None:
        for worker in workers:
            worker.process.terminate()
        deadline = time.monotonic() + END_WITHIN
        for worker in workers:
            worker.process.join(max(0.0, deadline - time.monotonic()))
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()


def forget_counts(worker: Worker) -> None:
    """What a worker that has ended had open is not open any more; what it counted still counts."""
    mark_process_dead(worker.process.pid)  # type: ignore[no-untyped-call]


def work(job: Job, has_begun: Any) -> None:
    """What one of the processes does, until it is told to end or nobody looks after it any more."""
    write_log(job.settings.log)
    server = make_server(job.settings, job.host, job.port)
    server.when_started = has_begun.set
    parent = multiprocessing.parent_process()

    def end_with_parent() -> None:
        if parent is not None:
            parent.join()
        server.should_exit = True

    threading.Thread(target=end_with_parent, daemon=True).start()
    server.run([job.listener])
