"""Kills workers, bots, the database and what processes tell each other by, under play, and compares
what everybody was told with the log in the end:

    python tests/attack/kill.py --minutes 30 --workers 3

It starts a PostgreSQL of its own. Robots play at several workers; every table has seats at two."""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import statistics
import sys
import tempfile
import time
import uuid
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from sqlalchemy.engine import make_url

from attack.proxy import HarmfulProxy
from server.postgres import Cluster, database
from server.robot import Robot
from server.test_kill import PATIENCE, Killable, check, rest_all
from server.test_workers import cut_fanout

TABLES = 6
QUIET = (0.2, 0.8)
"""So many seconds, at least and at most, lie between two harms."""
CLI = "from serai.cli import main; main()"


@dataclass
class Deployment:
    """Workers, a process for bots, and the database behind a proxy."""

    cluster: Cluster
    proxy: HarmfulProxy
    workers: list[Killable]
    direct: str
    rng: random.Random
    counts: dict[str, int] = field(default_factory=dict)
    pauses: list[float] = field(default_factory=list)
    moves: int = 0
    repairs: list[asyncio.Task[None]] = field(default_factory=list)
    bots: asyncio.subprocess.Process | None = None

    @property
    def addresses(self) -> list[str]:
        """Where people may turn to."""
        return [worker.address for worker in self.workers]

    async def start_bots(self) -> None:
        """A process in which bots think."""
        url = self.workers[0].database
        self.bots = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", CLI, "bots", "--threads", "1", "--database", url),
            env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )

    async def stop_bots(self) -> None:
        """End it at once."""
        if self.bots is None:
            return
        if self.bots.returncode is not None:
            raise AssertionError(f"the bots ended by themselves, with {self.bots.returncode}")
        self.bots.kill()
        await self.bots.wait()
        self.bots = None

    # --- Harm -------------------------------------------------------------------------------------

    async def kill_a_worker(self) -> None:
        """SIGKILL. Another comes in its place; who was there goes elsewhere meanwhile."""
        worker = self.rng.choice(self.workers)
        worker.kill()
        self.repairs.append(asyncio.create_task(worker.start()))

    async def kill_the_bots(self) -> None:
        """SIGKILL, and another in its place."""
        await self.stop_bots()
        await self.start_bots()

    async def lose_answers(self) -> None:
        """The answers of the next commits are lost."""
        self.proxy.lose_answers(self.rng.randint(1, 3))

    async def cut_connections(self) -> None:
        """All connections to the database are cut."""
        self.proxy.cut()

    async def cut_the_fanout(self) -> None:
        """What processes tell each other by is cut."""
        await asyncio.to_thread(cut_fanout, self.direct)

    async def restart_the_database(self) -> None:
        """Fast or immediate, and back after a while."""
        how = self.rng.choice((signal.SIGINT, signal.SIGQUIT))
        await asyncio.to_thread(self.cluster.stop, how)
        await asyncio.sleep(self.rng.uniform(0, 0.5))
        await asyncio.to_thread(self.cluster.start)

    async def do_harm(self) -> None:
        """Something of this, by chance."""
        harms: list[tuple[Callable[[], Awaitable[None]], int]] = [
            (self.kill_a_worker, 20), (self.kill_the_bots, 6), (self.lose_answers, 2),
            (self.cut_connections, 1), (self.cut_the_fanout, 2), (self.restart_the_database, 2),
        ]  # fmt: skip
        (harm,) = self.rng.choices([each for each, _ in harms], [weight for _, weight in harms])
        await harm()
        name = harm.__name__.replace("_", " ")
        self.counts[name] = self.counts.get(name, 0) + 1

    async def repair(self) -> None:
        """Wait until all that was killed has others in its place."""
        repairs, self.repairs = self.repairs, []
        await asyncio.gather(*repairs)

    # --- Play -------------------------------------------------------------------------------------

    async def play_a_round(self, until: float) -> None:
        """Games from their beginning, harm done meanwhile, and what everybody was told compared
        with the log."""
        robots = await self.sit_down()
        playing = [asyncio.create_task(robot.play()) for robot in robots]
        try:
            while time.monotonic() < until and not all(robot.moment["over"] for robot in robots):
                await asyncio.sleep(self.rng.uniform(*QUIET))
                await self.do_harm()
                self.pauses.append(await moves_again(robots))
                await self.repair()
            await rest_all(self.direct, robots)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        self.moves += await check(Direct(self.direct), robots)  # type: ignore[arg-type]

    async def sit_down(self) -> list[Robot]:
        """Tables with two robots, each at another worker, and a bot."""
        found = []
        for number in range(TABLES):
            here, there = self.rng.sample(self.workers, 2)
            async with httpx.AsyncClient(timeout=PATIENCE) as http:
                tokens = [await ask(http, here, "/tokens") for _ in range(2)]
                headers = [{"authorization": f"Bearer {each['token']}"} for each in tokens]
                seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot"}]
                order = {"game": "silk", "seats": seats}
                table = (await ask(http, here, "/tables", order, headers[0]))["table"]
                join = {"name": "Ben", "invite": table["invite"]}
                await ask(http, there, f"/tables/{table['id']}/join", join, headers[1])
            for seat, (worker, token) in enumerate(zip((here, there), tokens, strict=True)):
                seed = self.rng.getrandbits(32) + number * 2 + seat
                where = worker.address
                found.append(Robot(where, table["id"], token["token"], seed, self.addresses))
        return found


@dataclass
class Direct:
    """The database without the proxy."""

    database: str


async def ask(
    http: httpx.AsyncClient, worker: Killable, path: str, body: Any = None, headers: Any = None
) -> Any:
    """Ask until it is done: what was harmed a moment ago may be busy still."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        answer = await http.post(f"{worker.address}/api{path}", json=body, headers=headers)
        if answer.status_code < 300:
            return answer.json()
        await asyncio.sleep(0.1)
    raise AssertionError(f"{path}: {answer.text}")


async def moves_again(robots: list[Robot]) -> float:
    """Wait until every game that is not over moves on; returns for how many seconds."""
    began = time.monotonic()
    before = {robot.table: 0 for robot in robots}
    for robot in robots:
        before[robot.table] = max(before[robot.table], robot.number)
    while any(robot.number <= before[robot.table] and not robot.moment["over"] for robot in robots):
        if time.monotonic() - began > PATIENCE:
            still = {r.table for r in robots if r.number <= before[r.table]}
            raise AssertionError(f"tables stand still: {still}")
        await asyncio.sleep(0.01)
    return time.monotonic() - began


async def attack(seconds: float, seed: int, workers: int, folder: Path) -> Deployment:
    """Play and do harm for so long; raises AssertionError if anything was lost."""
    cluster = Cluster(folder)
    await asyncio.to_thread(cluster.start)
    proxy = HarmfulProxy(folder)
    await proxy.start()
    with database(cluster.address, f"kill-{uuid.uuid4().hex}") as direct:
        name = make_url(direct).database
        url = f"postgresql+psycopg://postgres@127.0.0.1:{proxy.port}/{name}?connect_timeout=3"
        servers = [Killable(url) for _ in range(workers)]
        attacked = Deployment(cluster, proxy, servers, direct, random.Random(seed))
        try:
            for worker in servers:
                await worker.open()
            await attacked.start_bots()
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                await attacked.play_a_round(until)
        finally:
            await attacked.stop_bots()
            for worker in servers:
                await worker.close()
            await proxy.stop()
    cluster.stop()
    return attacked


def told(attacked: Deployment) -> str:
    """The counts of an attack."""
    harms = ", ".join(f"{name} {number}" for name, number in sorted(attacked.counts.items()))
    pauses = sorted(attacked.pauses)
    late = pauses[int(0.99 * (len(pauses) - 1))] if pauses else 0.0
    typical = statistics.median(pauses) if pauses else 0.0
    return (
        f"{harms}; answers of commits lost {attacked.proxy.lost}\n"
        f"{attacked.moves} moves in the log, none lost, none doubled, every story equal to it\n"
        f"all tables move again within {typical:.2f} s (median), {late:.2f} s (99 %)"
    )


def main() -> None:
    """The command."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--minutes", type=float, default=2.0)
    reader.add_argument("--seed", type=int, default=int(time.time()))
    reader.add_argument("--workers", type=int, default=2)
    given = reader.parse_args()
    with tempfile.TemporaryDirectory(prefix="serai-kill-") as folder:
        attacked = asyncio.run(attack(given.minutes * 60, given.seed, given.workers, Path(folder)))
    sys.stdout.write(f"seed {given.seed}: {told(attacked)}\n")


if __name__ == "__main__":
    main()
