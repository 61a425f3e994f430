"""Work on the cores of this machine, by the standard library's pool of processes."""

from __future__ import annotations

import os
import pickle
import signal
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context

from serai.crew.errors import WorkerLost
from serai.crew.work import Item, Result, Work, do_packed

ONE_THREAD: Mapping[str, str] = dict.fromkeys(
    ("NUMBA_NUM_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1"
)
"""There are as many workers as cores: more threads than that would only wait for each other."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def on_cores(work: Work[Item, Result], items: Sequence[Item], workers: int) -> Iterator[Result]:
    """Results as they come. A single worker is this process itself."""
    if min(workers, len(items)) > 1:
        yield from _by_processes(work, items, min(workers, len(items)))
    elif items:
        work.prepare()
        yield from map(work.do, items)


def _by_processes(
    work: Work[Item, Result], items: Sequence[Item], workers: int
) -> Iterator[Result]:
    """Workers are spawned, not forked: a fork would inherit threads that do not run in it. They
    ignore Ctrl-C, which is for us, and are ended with whatever they are doing when nobody wants
    more results."""
    packed, before = pickle.dumps(work), active_children()
    ignore_ctrl_c = (signal.SIGINT, signal.SIG_IGN)
    pool = ProcessPoolExecutor(workers, get_context("spawn"), signal.signal, ignore_ctrl_c)
    try:
        with environment(ONE_THREAD):
            promised = [pool.submit(do_packed, packed, item) for item in items]
        for done in as_completed(promised):
            yield done.result()
    except BrokenProcessPool:
        raise WorkerLost("a worker died: it was killed, ran out of memory, or crashed") from None
    finally:
        for worker in set(active_children()) - set(before):
            worker.terminate()
        pool.shutdown(cancel_futures=True)


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
