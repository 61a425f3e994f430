"""Kills workers, bots, the database and what processes tell each other by, under play, and compares
what everybody was told with the log in the end:

    python tests/attack/kill.py --minutes 30 --workers 3 --kill-a-worker 300 --lose-answers 20

It starts a PostgreSQL of its own. Robots play at several workers; every table has seats at two. It
ends when the minutes are over and each harm was done as often as it was asked for; and it fails if
anything is lost, or if tables need too long to move again."""

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
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url

from attack.proxy import HarmfulProxy
from server.postgres import Cluster, database
from server.robot import Robot
from server.test_kill import PATIENCE, Killable, check, rest_all
from server.test_workers import cut_fanout

TABLES = 6
QUIET = (0.2, 0.8)
"""So many seconds, at least and at most, lie between two harms."""
MOST_PAUSE = 3.0
"""So many seconds 99 of 100 tables have to move again once harm is done."""
CLI = "from serai.cli import main; main()"


@dataclass
class Deployment:
    """Workers, a process for bots, and the database behind a proxy."""

    cluster: Cluster
    proxy: HarmfulProxy
    workers: list[Killable]
    direct: str
    rng: random.Random
    until: float
    least: Mapping[str, int]
    """How often each harm has to be done, by its name."""
    counts: Counter[str] = field(default_factory=Counter)
    pauses: dict[str, list[float]] = field(default_factory=dict)
    """After how many seconds each table moved again, by what had been done."""
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
        """End it at once, if it has not ended by itself."""
        if self.bots is None:
            return
        if self.bots.returncode is None:
            self.bots.kill()
        await self.bots.wait()

    # --- Harm -------------------------------------------------------------------------------------

    async def kill_a_worker(self) -> None:
        """SIGKILL. Another comes in its place; who was there goes elsewhere meanwhile."""
        worker = self.rng.choice(self.workers)
        worker.kill()
        self.repairs.append(asyncio.create_task(worker.start()))

    async def kill_the_bots(self) -> None:
        """SIGKILL, and another in its place."""
        if self.bots is not None and self.bots.returncode is not None:
            raise AssertionError(f"the bots ended by themselves, with {self.bots.returncode}")
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

    async def wipe_the_queue(self) -> None:
        """What tables have asked the processes for bots is forgotten, and every answer."""
        await asyncio.to_thread(wipe_questions, self.direct)

    async def restart_the_database(self) -> None:
        """As whoever looks after it would, and back after a while."""
        await self._restart_the_database(signal.SIGINT)

    async def crash_the_database(self) -> None:
        """At once, and back after a while: it has to repair itself first."""
        await self._restart_the_database(signal.SIGQUIT)

    async def _restart_the_database(self, how: signal.Signals) -> None:
        await asyncio.to_thread(self.cluster.stop, how)
        await asyncio.sleep(self.rng.uniform(0, 0.5))
        await asyncio.to_thread(self.cluster.start)

    async def do_harm(self) -> str:
        """Something of all that, by chance; says what."""
        left = self.left()
        (name,) = self.rng.choices(list(left), list(left.values()))
        await HARMS[name](self)
        self.counts[name] += 1
        return name

    def left(self) -> Mapping[str, int]:
        """What has not been done often enough, and how often it has to be; if nothing is left, how
        likely each harm is."""
        missing = {name: number - self.counts[name] for name, number in self.least.items()}
        return {name: number for name, number in missing.items() if number > 0} or LIKELY

    @property
    def has_time(self) -> bool:
        """Whether there is more to do."""
        return time.monotonic() < self.until or self.left() is not LIKELY

    async def repair(self) -> None:
        """Wait until all that was killed has others in its place."""
        repairs, self.repairs = self.repairs, []
        await asyncio.gather(*repairs)

    # --- Play -------------------------------------------------------------------------------------

    async def play_a_round(self) -> None:
        """Games from their beginning, harm done meanwhile, and what everybody was told compared
        with the log."""
        robots = await self.sit_down()
        playing = [asyncio.create_task(robot.play()) for robot in robots]
        try:
            while self.has_time and not all(robot.moment["over"] for robot in robots):
                await asyncio.sleep(self.rng.uniform(*QUIET))
                harm = await self.do_harm()
                self.pauses.setdefault(harm, []).extend(await moves_again(robots))
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


Harm: TypeAlias = Callable[[Deployment], Awaitable[None]]
DONE_BY: Mapping[Harm, int] = {
    Deployment.kill_a_worker: 20,
    Deployment.kill_the_bots: 6,
    Deployment.lose_answers: 2,
    Deployment.cut_connections: 1,
    Deployment.cut_the_fanout: 2,
    Deployment.wipe_the_queue: 2,
    Deployment.restart_the_database: 1,
    Deployment.crash_the_database: 1,
}
"""Every harm, and how likely it is."""
HARMS: Mapping[str, Harm] = {harm.__name__.replace("_", " "): harm for harm in DONE_BY}
LIKELY: Mapping[str, int] = {name: DONE_BY[harm] for name, harm in HARMS.items()}


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


def wipe_questions(url: str) -> None:
    """Empty the queue of a database."""
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("truncate questions"))
    engine.dispose()


async def moves_again(robots: list[Robot]) -> list[float]:
    """Wait until every game that is not over moves on; returns for how many seconds each did."""
    began = time.monotonic()
    before = {robot.table: 0 for robot in robots}
    for robot in robots:
        before[robot.table] = max(before[robot.table], robot.number)
    pauses: dict[str, float] = {}
    while len(pauses) < len(before):
        now = time.monotonic() - began
        for table in before.keys() - pauses.keys():
            there = [robot for robot in robots if robot.table == table]
            if all(robot.number > before[table] or robot.moment["over"] for robot in there):
                pauses[table] = now
        if now > PATIENCE:
            still = before.keys() - pauses.keys()
            raise AssertionError(
                f"tables stand still: {[stand(r) for r in robots if r.table in still]}"
            )
        await asyncio.sleep(0.01)
    return list(pauses.values())


def stand(robot: Robot) -> str:
    """What somebody waits for."""
    mine, moment = "mine" if robot.moment["offers"] else "not mine", robot.moment
    turn = f"turn of {moment.get('actor')}, {mine}, ply {moment['ply']}"
    return (
        f"{robot.table} at {robot.address}, heard {robot.number}, {turn}, waits for {robot.pending}"
    )


async def attack(
    seconds: float,
    seed: int,
    workers: int,
    folder: Path,
    least: Mapping[str, int],
) -> Deployment:
    """Play and do harm for so long, and each harm at least so often; raises AssertionError if
    anything was lost."""
    cluster = Cluster(folder)
    await asyncio.to_thread(cluster.start)
    proxy = HarmfulProxy(folder)
    await proxy.start()
    with database(cluster.address, f"kill-{uuid.uuid4().hex}") as direct:
        name = make_url(direct).database
        url = f"postgresql+psycopg://postgres@127.0.0.1:{proxy.port}/{name}?connect_timeout=3"
        servers = [Killable(url) for _ in range(workers)]
        until, rng = time.monotonic() + seconds, random.Random(seed)
        attacked = Deployment(cluster, proxy, servers, direct, rng, until, least)
        try:
            for worker in servers:
                await worker.open()
            await attacked.start_bots()
            while attacked.has_time:
                await attacked.play_a_round()
                sys.stderr.write(f"{told(attacked)}\n")  # whoever breaks it off has this
        except AssertionError as error:
            error.add_note(told(attacked))
            raise
        finally:
            await attacked.stop_bots()
            for worker in servers:
                await worker.close()
            await proxy.stop()
    cluster.stop()
    return attacked


def told(attacked: Deployment) -> str:
    """The counts of an attack, and how long tables stood still after each harm."""
    lines = [
        f"{attacked.moves} moves in the log, none lost, none doubled, every story equal to it",
        f"answers of commits lost: {attacked.proxy.lost}",
    ]
    for name, pauses in sorted(attacked.pauses.items()):
        lines.append(f"{name}: {attacked.counts[name]} times; {pauses_told(pauses)}")
    return "\n".join([*lines, f"after all: {pauses_told(all_pauses(attacked))}"])


def pauses_told(pauses: list[float]) -> str:
    """How long tables stood still, in short."""
    if not pauses:
        return "no table was waited for"
    typical, longest = statistics.median(pauses), max(pauses)
    late = late_of(pauses)
    return f"a table moves again within {typical:.2f} s (50 %), {late:.2f} (99 %), {longest:.2f}"


def all_pauses(attacked: Deployment) -> list[float]:
    """How long tables stood still, whatever had been done."""
    return [pause for pauses in attacked.pauses.values() for pause in pauses]


def late_of(pauses: list[float]) -> float:
    """The 99th percentile."""
    return sorted(pauses)[int(0.99 * (len(pauses) - 1))]


def main() -> None:
    """The command."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--minutes", type=float, default=2.0)
    reader.add_argument("--seed", type=int, default=int(time.time()))
    reader.add_argument("--workers", type=int, default=2)
    for name in HARMS:
        option = f"--{name.replace(' ', '-')}"
        reader.add_argument(option, type=int, default=1, metavar="N", help="at least so often")
    given = reader.parse_args()
    least = {name: getattr(given, harm.__name__) for name, harm in HARMS.items()}
    with tempfile.TemporaryDirectory(prefix="serai-kill-") as folder:
        work = attack(given.minutes * 60, given.seed, given.workers, Path(folder), least)
        attacked = asyncio.run(work)
    sys.stdout.write(f"seed {given.seed}, {given.workers} workers\n{told(attacked)}\n")
    if late_of(all_pauses(attacked)) > MOST_PAUSE:
        sys.exit(f"tables have to move again within {MOST_PAUSE:.0f} s (99 %)")


if __name__ == "__main__":
    main()
