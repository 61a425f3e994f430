"""Work on the cores of this machine."""

from __future__ import annotations

import os
from multiprocessing import active_children

import pytest

from crew.works import Die, Fail, Leave, Prepared, Square, Threads
from serai.crew import WorkerLost, cores, spread
from serai.crew.cores import ONE_THREAD, environment

pytestmark = pytest.mark.once


@pytest.mark.parametrize("workers", [1, 2])
def test_every_item_is_done_once(workers):
    assert sorted(spread(Square(), range(7), workers=workers)) == [0, 1, 4, 9, 16, 25, 36]


def test_there_are_cores():
    assert 1 <= cores() <= (os.cpu_count() or 1)


def test_nothing_to_do_is_done_at_once():
    assert list(spread(Fail(), [], workers=4)) == []


def test_a_single_worker_is_this_process():
    assert list(spread(Prepared(), range(3), workers=1)) == [(os.getpid(), 1)] * 3


def test_each_worker_prepares_itself_once():
    done = list(spread(Prepared(), range(12), workers=2))
    assert {times for _, times in done} == {1}
    assert os.getpid() not in {pid for pid, _ in done}


def test_workers_get_one_thread_and_we_keep_ours(monkeypatch):
    monkeypatch.setenv("OMP_NUM_THREADS", "7")
    assert set(spread(Threads(), ONE_THREAD, workers=2)) == {"1"}
    assert os.environ["OMP_NUM_THREADS"] == "7"


def test_an_environment_is_put_back(monkeypatch):
    monkeypatch.delenv("SERAI_TOLD", raising=False)
    with environment({"SERAI_TOLD": "yes"}):
        assert os.environ["SERAI_TOLD"] == "yes"
    assert "SERAI_TOLD" not in os.environ


def test_what_the_work_raises_comes_out():
    with pytest.raises(LookupError, match="no square of"):
        list(spread(Fail(), range(4), workers=2))


@pytest.mark.parametrize(
    ("work", "told"), [(Leave(), "told to end at 0: 3"), (Die(), "a worker died: it was killed")]
)
def test_a_worker_that_is_lost_is_told_of(work, told):
    with pytest.raises(WorkerLost, match=told):
        list(spread(work, [0, 0], workers=2))


def test_whoever_stops_leaves_no_worker_behind():
    before = set(active_children())
    running = spread(Square(), range(1000), workers=2)
    next(running)
    assert set(active_children()) - before
    running.close()
    assert set(active_children()) - before == set()
