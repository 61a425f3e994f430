"""`serai serve --workers N`: several processes at one address. They are replaced one by one and are
killed while people play; every game goes on, and nobody is told anything twice or not at all."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from cli.running import complaint
from serai.engine.jit import cache_root
from serai.server.compiling import alone
from serai.server.storage.database import open_database
from serai.server.storage.store import DatabaseStore
from server.robot import Robot
from server.test_kill import check_robot, rest_all
from server.test_watching import samples
from server.test_workers import bearer, shared_url
from server.wiretap import PATIENCE

pytestmark = pytest.mark.once
__all__ = ["shared_url"]
ABSENCE = 2.0
"""So many seconds at most somebody is without their table while workers are replaced."""


@contextmanager
def workforce(url: str, workers: int) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """The address of so many workers, and the process that looks after them."""
    command = [sys.executable, "-c", "from serai.cli import main; main()", "serve"]
    options = ["--database", url, "--workers", str(workers), "--port", "0", "--no-browser"]
    process = subprocess.Popen(
        [*command, *options, "--patience", "1000000", "--bot-delay", "0"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
    )
    assert process.stdout is not None
    try:
        yield process.stdout.readline().split("Serai is at ")[1].split("/ ")[0], process
    finally:
        process.terminate()
        assert process.wait(PATIENCE) == 0


def children(pid: int) -> list[int]:
    """The workers of a process (Linux)."""
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    lines = {each: Path(f"/proc/{each}/cmdline").read_text() for each in listed}
    return [int(each) for each, line in lines.items() if "spawn_main" in line]


async def sit_down(address: str) -> list[Robot]:
    """Two robots and a bot."""
    async with httpx.AsyncClient(base_url=f"{address}/api", timeout=PATIENCE) as http:
        tokens = [(await http.post("/tokens")).json()["token"] for _ in range(2)]
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
        order: dict[str, Any] = {"game": "silk", "seats": seats}
        opened = await http.post("/tables", json=order, headers=bearer(tokens[0]))
        table = opened.json()["table"]
        join = {"name": "Ben", "invite": table["invite"]}
        await http.post(f"/tables/{table['id']}/join", json=join, headers=bearer(tokens[1]))
    return [Robot(address, table["id"], token, seed) for seed, token in enumerate(tokens)]


@pytest.mark.postgres
@pytest.mark.skipif(sys.platform != "linux", reason="finds the workers in /proc")
def test_workers_are_replaced_and_killed_and_nobody_notices(shared_url: str) -> None:
    async def work() -> None:
        with workforce(shared_url, 2) as (address, process):
            robots = await sit_down(address)
            playing = [asyncio.create_task(robot.play()) for robot in robots]
            await until_moved(robots)
            await replace_all(process, robots)
            await kill_one(process, robots)
            await rest_all(shared_url, robots)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            counted = samples((await asyncio.to_thread(httpx.get, f"{address}/metrics")).text)
        store = DatabaseStore(open_database(shared_url))
        entries = await store.load(robots[0].table)
        for robot in robots:
            assert len(robot.acknowledged) > 3
            check_robot(robot, entries)
        told = sum(len(robot.acknowledged) for robot in robots)
        assert counted["serai_entries_total{kind=played}"] >= told, "all workers count together"
        store.close()

    asyncio.run(work())


async def replace_all(process: subprocess.Popen[str], robots: list[Robot]) -> None:
    """All workers make room for others, and nobody is without their table for long."""
    before = children(process.pid)
    assert len(before) == 2
    process.send_signal(signal.SIGHUP)
    await until(lambda: not set(before) & set(children(process.pid)))
    await until_moved(robots)
    absences = [robot.longest_absence for robot in robots]
    assert 0.0 < max(absences) < ABSENCE, absences


async def kill_one(process: subprocess.Popen[str], robots: list[Robot]) -> None:
    """A worker is killed, and another comes."""
    killed = children(process.pid)[0]
    os.kill(killed, signal.SIGKILL)
    await until_moved(robots)
    await until(lambda: killed not in children(process.pid))


async def until(holds: Any) -> None:
    """Wait until this holds."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.05)


async def until_moved(robots: list[Robot]) -> None:
    """Wait until everybody has heard of something new, unless the game is over."""
    before = [robot.number for robot in robots]
    await until(
        lambda: all(
            robot.number > number or robot.moment["over"]
            for robot, number in zip(robots, before, strict=True)
        )
    )


def test_several_workers_need_a_database_through_which_they_speak(tmp_path: Path) -> None:
    sentence = complaint("serve", "--workers", 2, "--database", tmp_path / "serai.db")
    assert "PostgreSQL" in sentence


def test_games_are_compiled_by_one_process_at_a_time(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setenv("SERAI_CACHE", str(tmp_path))
    program = "from serai.server.compiling import alone\nwith alone(): print('alone', flush=True)"
    with alone():
        other = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
        with pytest.raises(subprocess.TimeoutExpired):
            other.communicate(timeout=3)
    assert cache_root() == tmp_path
    assert other.communicate(timeout=PATIENCE)[0] == "alone\n"
