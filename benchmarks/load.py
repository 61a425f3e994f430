"""Many tables moving at once on one machine: moves a second, and the time from the message of a
click until everybody at the table has the update.

    python benchmarks/load.py --tables 20 --seconds 10

Clients are real WebSocket connections from processes of their own; each plays any legal move as
soon as it is its turn, so every table always has exactly one move under way. The server is `serai
serve` with its defaults (SQLite, every move durable before it is told), but for rate limits. A
move's time runs from sending it to the last client of its table that has received the update. On a
machine that does other things too, the server's own processor time for a move says more.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import uuid
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

START = 180.0


class Table:
    """A table's clients in one process; they share a clock."""

    def __init__(self) -> None:
        self.sent: dict[int, float] = {}
        self.heard: dict[int, int] = {}
        self.times: list[float] = []

    def hear(self, number: int, clients: int) -> None:
        """A client has this update; the last one of a table ends a move's time."""
        self.heard[number] = self.heard.get(number, 0) + 1
        if self.heard[number] == clients and number in self.sent:
            self.times.append(time.perf_counter() - self.sent.pop(number))


async def client(
    address: str, table: Table, opened: dict[str, Any], token: str, end: float
) -> None:
    """One seat: plays any offer at once, until the end."""
    url = f"{address}/api/tables/{opened['id']}/socket".replace("http", "ws", 1)
    rng, seats = random.Random(token), len(opened["seats"])
    async with connect(url, additional_headers={"authorization": f"Bearer {token}"}) as line:
        await line.send('{"type":"hello"}')
        is_first = True
        while time.time() < end:
            try:
                news = json.loads(await asyncio.wait_for(line.recv(), max(0.01, end - time.time())))
            except TimeoutError:
                return
            if news["type"] != "news":
                continue
            if not is_first:
                table.hear(news["number"], seats)
            is_first = False
            offers = news["moment"]["offers"]
            if offers:
                offer = rng.choice(offers)["id"]
                play = {"type": "play", "command": uuid.uuid4().hex, "ply": news["moment"]["ply"]}
                table.sent[news["number"] + 1] = time.perf_counter()
                await line.send(json.dumps({**play, "action": offer}))
            if news["moment"]["over"]:
                return


async def open_table(address: str, game: str, players: int) -> tuple[dict[str, Any], list[str]]:
    """A running game between people."""
    async with httpx.AsyncClient(base_url=f"{address}/api", timeout=START) as http:
        tokens = [(await http.post("/tokens")).json()["token"] for _ in range(players)]
        headers = [{"authorization": f"Bearer {token}"} for token in tokens]
        seats = [{"kind": "me", "name": "A"}, *[{"kind": "open"}] * (players - 1)]
        order = {"game": game, "seats": seats}
        opened = (await http.post("/tables", json=order, headers=headers[0])).json()["table"]
        for other in headers[1:]:
            join = {"name": "B", "invite": opened["invite"]}
            await http.post(f"/tables/{opened['id']}/join", json=join, headers=other)
    return opened, tokens


async def play_tables(
    address: str, game: str, players: int, tables: int, begin: float, seconds: float
) -> list[float]:
    """The times of all moves of some tables. A game that ends early is followed by another."""
    found: list[float] = []

    async def keep_playing() -> None:
        opened, tokens = await open_table(address, game, players)
        await asyncio.sleep(max(0.0, begin - time.time()))
        end = begin + seconds
        while time.time() < end:
            table = Table()
            await asyncio.gather(*(client(address, table, opened, token, end) for token in tokens))
            found.extend(table.times)
            if time.time() < end:
                opened, tokens = await open_table(address, game, players)

    await asyncio.gather(*(keep_playing() for _ in range(tables)))
    return found


def play_process(arguments: tuple[str, str, int, int, float, float]) -> list[float]:
    """A process of clients."""
    return asyncio.run(play_tables(*arguments))


def percentile(times: list[float], share: float) -> float:
    """In milliseconds."""
    return 1000 * sorted(times)[min(len(times) - 1, int(share * len(times)))]


def start_server(folder: Path) -> tuple[subprocess.Popen[str], str]:
    """The server as people run it, on a free port."""
    command = [sys.executable, "-c", "from serai.cli import main; main()"]
    options = ["serve", "--port", "0", "--database", str(folder / "load.db"), "--no-browser"]
    process = subprocess.Popen(
        [*command, *options, "--patience", "1000000"],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ,
    )
    assert process.stdout is not None
    for line in process.stdout:
        if "http://" in line:
            return process, line.split("Serai is at ")[1].split("/ ")[0]
    raise SystemExit("the server did not start")


def measure(chosen: argparse.Namespace, address: str) -> list[float]:
    """The times of all moves, played by clients in a few processes."""
    share = [chosen.tables // chosen.processes] * chosen.processes
    share[0] += chosen.tables - sum(share)
    begin = time.time() + chosen.settle
    work = [
        (address, chosen.game, chosen.players, tables, begin, chosen.seconds) for tables in share
    ]
    with ProcessPoolExecutor(chosen.processes) as pool:
        return [moment for times in pool.map(play_process, work) for moment in times]


def main() -> None:
    """Measure, and print one line of JSON and one for people."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="silk")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--settle", type=float, default=4.0, help="seconds to open all tables")
    parser.add_argument("--processes", type=int, default=1, help="of clients")
    parser.add_argument("--address", help="of a server that runs already")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process, address = (None, chosen.address) if chosen.address else start_server(Path(folder))
        try:
            times = measure(chosen, address)
            used = cpu_seconds(process.pid) if process is not None else None
        finally:
            if process is not None:
                process.kill()
                process.wait()
    report(chosen, times, used)


def cpu_seconds(pid: int) -> float | None:
    """The processor time of a process so far, where the system tells it; its start is in it."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return None
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def report(chosen: argparse.Namespace, times: list[float], used: float | None) -> None:
    """What was found."""
    result = {
        "server": "serai",
        "game": chosen.game,
        "clients": chosen.tables * chosen.players,
        "tables": chosen.tables,
        "moves": len(times),
        "moves_per_second": round(len(times) / chosen.seconds, 1),
        "p50_ms": round(percentile(times, 0.5), 1),
        "p95_ms": round(percentile(times, 0.95), 1),
        "p99_ms": round(percentile(times, 0.99), 1),
        "server_cpu_seconds": used,
    }
    print(json.dumps(result))
    print(
        f"{result['moves_per_second']} moves/s at {chosen.tables} tables; from click to everybody "
        f"{result['p50_ms']} / {result['p95_ms']} / {result['p99_ms']} ms (50/95/99 %)"
    )


if __name__ == "__main__":
    main()
