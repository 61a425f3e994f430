"""A server that is killed at any moment loses nothing and doubles nothing, and everybody goes on by
themselves."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from serai.server.storage.database import open_database
from serai.server.storage.store import DatabaseStore
from serai.table.entry import Entry
from serai.table.messages import encode, story
from serai.table.session import Session
from server.robot import Robot, rest
from table.test_commands import check_log

TESTS = Path(__file__).resolve().parents[1]
TABLES = 10
KILLS = 30
UP_AT_LEAST, UP_AT_MOST = 0.05, 0.7
PATIENCE = 60.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Killable:
    """A server process that can be killed and started again."""

    def __init__(self, database: str) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = database

    async def open(self) -> None:
        """Start the launcher, and the first server."""
        environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
        self.launcher = await asyncio.create_subprocess_exec(
            sys.executable,
            str(TESTS / "server" / "launcher.py"),
            self.database,
            str(self.port),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=environment,
        )
        await self.start()

    async def start(self) -> None:
        """A new server, once it answers."""
        self.launcher.stdin.write(b"\n")
        self.pid = int(await self.launcher.stdout.readline())
        deadline = time.monotonic() + PATIENCE
        async with httpx.AsyncClient() as client:
            while time.monotonic() < deadline:
                try:
                    await client.get(f"{self.address}/api/me")
                except httpx.TransportError:
                    await asyncio.sleep(0.01)
                else:
                    return
        pytest.fail("the server did not come back")

    def kill(self) -> None:
        """End the server at once, in the middle of whatever it does."""
        os.kill(self.pid, signal.SIGKILL)

    async def close(self) -> None:
        self.kill()
        self.launcher.stdin.close()
        await self.launcher.wait()


async def sit_down(server: Killable) -> list[Robot]:
    """Ten tables, two robots and a bot at each."""
    robots = []
    async with httpx.AsyncClient(base_url=f"{server.address}/api", timeout=PATIENCE) as client:
        for number in range(TABLES):
            tokens = [(await client.post("/tokens")).json()["token"] for _ in range(2)]
            headers = [{"authorization": f"Bearer {token}"} for token in tokens]
            seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot"}]
            order: dict[str, Any] = {"game": "silk", "seats": seats}
            table = (await client.post("/tables", json=order, headers=headers[0])).json()["table"]
            joining = {"name": "Ben", "invite": table["invite"]}
            await client.post(f"/tables/{table['id']}/join", json=joining, headers=headers[1])
            for seat, token in enumerate(tokens):
                robots.append(Robot(server.address, table["id"], token, number * 2 + seat))
    return robots


async def torment(server: Killable, robots: list[Robot], rng: random.Random) -> None:
    """Kill the server again and again while they play; then wait until all go on."""
    playing = [asyncio.create_task(robot.play()) for robot in robots]
    for _ in range(KILLS):
        await asyncio.sleep(rng.uniform(UP_AT_LEAST, UP_AT_MOST))
        server.kill()
        await server.start()
    await wait_for_progress(robots)
    await rest_all(server.database, robots)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def wait_for_progress(robots: list[Robot]) -> None:
    """Every game that is not over moves on after the last start."""
    before = {robot.table: robot.number for robot in robots}
    deadline = time.monotonic() + PATIENCE
    while any(r.number <= before[r.table] and not r.moment["over"] for r in robots):
        assert time.monotonic() < deadline, "a game stands still after the last restart"
        await asyncio.sleep(0.05)


async def rest_all(database: str, robots: list[Robot]) -> None:
    """Let nobody move any more, and wait until everybody has heard all that is in the log."""
    store = DatabaseStore(open_database(database))
    await rest(robots, lambda tables: store.numbers(list(tables)), PATIENCE)
    store.close()


async def check(server: Killable, robots: list[Robot]) -> int:
    """Compare what everybody was told with what the log says; returns the moves in it."""
    store = DatabaseStore(open_database(server.database))
    moves = 0
    for table in {robot.table for robot in robots}:
        entries = await store.load(table)
        check_log(entries)
        moves += sum(entry.kind == "played" for entry in entries)
        for robot in (robot for robot in robots if robot.table == table):
            check_robot(robot, entries)
    store.close()
    return moves


def check_robot(robot: Robot, entries: list[Entry]) -> None:
    """What a robot that has heard all believes is what the log says: what it did, what happened,
    what was said, and who sits where."""
    commands = {str(entry.command).partition(" ")[2]: entry.number for entry in entries}
    assert robot.faults == []
    assert robot.acknowledged.items() <= commands.items()
    then = Session(entries)
    assert then.match is not None
    told = encode(story(then, robot.moment["you"], 0))
    assert robot.story == json.loads(told)
    assert robot.number == then.number
    assert robot.chat == {line["number"]: line["text"] for line in then.chat}
    seats = [(seat["kind"], seat["name"], seat["bot"]) for seat in robot.seats]
    assert seats == [(holder.kind, holder.name, holder.bot) for holder in then.seats]


@pytest.mark.full
def test_thirty_kills_lose_nothing_and_double_nothing(database_url: str) -> None:
    async def work() -> None:
        server = Killable(database_url)
        await server.open()
        try:
            robots = await sit_down(server)
            await torment(server, robots, random.Random(30))
        finally:
            await server.close()
        assert await check(server, robots) > 10 * TABLES

    asyncio.run(work())
