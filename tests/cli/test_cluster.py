"""`--ray [ADDRESS]`: tournaments on a Ray cluster."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from cli.running import complaint
from crew.works import family, name_of
from serai.arena.journal import read_games, whole_lines
from serai.cli.cluster import with_address

PATIENCE = 300
"""Seconds. It takes some twenty; where nothing is compiled yet, and others work beside it, more."""
WORDS = ["tournament", "silk", "--bots", "random,greedy", "--games", "400", "--seed", "1"]


@pytest.mark.once
@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("silk --ray", "silk --ray=auto"),
        ("--ray silk", "--ray=auto silk"),
        ("silk --ray --games 4", "silk --ray=auto --games 4"),
        ("silk --ray local --games 4", "silk --ray local --games 4"),
        ("silk --ray auto", "silk --ray auto"),
        ("silk --ray 10.0.0.7:6379", "silk --ray 10.0.0.7:6379"),
        ("silk --ray=10.0.0.7:6379", "silk --ray=10.0.0.7:6379"),
        ("silk --games 4", "silk --games 4"),
    ],
)
def test_the_address_of_a_cluster_may_be_left_out(written, meant):
    assert list(with_address(written.split())) == meant.split()


@pytest.mark.once
@pytest.mark.parametrize(
    "words",
    [
        ("tournament", "silk", "--bots", "random,greedy", "--ray"),
        ("simulate", "silk", "--bots", "greedy", "--ray", "local"),
        ("balance", "silk", "--ray", "10.0.0.7:6379"),
    ],
)
def test_without_ray_a_sentence_says_what_to_install(words, monkeypatch):
    monkeypatch.setattr("serai.crew.cluster.find_spec", lambda _: None)
    told = (
        "serai: Invalid value for '--ray': Ray is not installed: pip install \"serai[cluster]\"\n"
    )
    assert complaint(*words) == told


@pytest.mark.once
def test_random_games_are_compiled_and_need_no_cluster(monkeypatch):
    monkeypatch.setattr("serai.crew.cluster.find_spec", lambda _: object())
    assert "--ray is not for games of `random` alone" in complaint("simulate", "silk", "--ray")


@pytest.mark.compiled
@pytest.mark.skipif(sys.platform != "linux", reason="finds the workers in /proc")
def test_a_worker_killed_twice_leaves_the_journal_of_one_process(tmp_path):
    alone, together = tmp_path / "alone.jsonl", tmp_path / "together.jsonl"
    with begun(alone, "--workers", "1") as running:
        assert running.wait(PATIENCE) == 0
    with begun(together, "--workers", "3", "--ray", "local") as running:
        for games in (40, 200):
            kill_a_worker(running, together, games)
        assert running.wait(PATIENCE) == 0
    assert games_in(together) == games_in(alone)
    assert len(games_in(together)) == 400
    assert heads(together) == heads(alone)


@contextmanager
def begun(journal: Path, *words: str) -> Iterator[subprocess.Popen[bytes]]:
    """A tournament in a process of its own, which ends with the block at the latest."""
    command = [sys.executable, "-c", "from serai.cli import main; main()", *WORDS, *words]
    running = subprocess.Popen([*command, "--journal", journal], stdout=subprocess.DEVNULL)
    try:
        yield running
    finally:
        running.kill()
        running.wait()


def kill_a_worker(running: subprocess.Popen[bytes], journal: Path, games: int) -> None:
    """Kill one of the three workers while it plays, when so many games have been played."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and running.poll() is None:
        workers = [pid for pid in family(running.pid) if name_of(pid) == "ray::do_packed"]
        if workers and journal.exists() and len(journal.read_bytes().splitlines()) > games:
            os.kill(workers[0], signal.SIGKILL)
            return
        time.sleep(0.01)
    pytest.fail(f"there was nobody to kill after {games} games")


def games_in(journal: Path) -> list[dict[str, object]]:
    """The games, by number. How long a bot thought is another time each time."""
    found = read_games(journal, whole_lines(journal))
    return [replace(found[number], seconds=()).to_json() for number in sorted(found)]


def heads(journal: Path) -> dict[str, object]:
    """The first line."""
    return json.loads(whole_lines(journal)[0])
