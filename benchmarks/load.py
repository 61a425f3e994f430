"""Many tables moving at once on one machine: moves a second, and the time from the message of a
click until everybody at the table has the update.

    python benchmarks/load.py --tables 20 --seconds 10
    python benchmarks/load.py --tables 20 --seconds 10 --peer --rounds 2

Clients are real WebSocket connections from processes of their own; each plays any legal move as
soon as it is its turn, so every table always has exactly one move under way. Our server is `serai
serve` with its defaults (SQLite, every move durable before it is told), but for rate limits. A
move's time runs from sending it to the last client of its table that has received the update.

`--peer` measures a boardgame.io server in turn with ours: as many tables and clients, made of the
same line, and a game of about the same size (`peers/boardgame_io/`). It keeps its games in files
(FlatFile), and does not wait for the disk. On a machine that does other things too, compare the
servers' own processor time for a move. Clients share the machine with the servers; so they are as
light as they can be (`load_line.py`), and what they cost is reported.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import load_boardgame_io
import load_serai
from load_table import Table

SERVERS: dict[str, Any] = {each.NAME: each for each in (load_serai, load_boardgame_io)}


@dataclass
class Result:
    """What the clients of a server saw."""

    times: list[float] = field(default_factory=list)
    received: int = 0
    cpu_seconds: float = 0.0
    client_cpu_seconds: float = 0.0

    def add(self, other: Result) -> None:
        """Take in what was seen elsewhere, or in another round."""
        self.times += other.times
        self.received += other.received
        self.cpu_seconds += other.cpu_seconds
        self.client_cpu_seconds += other.client_cpu_seconds


# --- Clients ------------------------------------------------------------------------------------


def play_process(work: tuple[str, str, argparse.Namespace, int, float]) -> Result:
    """A process of clients."""
    return asyncio.run(play_tables(*work))


async def play_tables(
    server: str, address: str, chosen: argparse.Namespace, tables: int, begin: float
) -> Result:
    """All moves of some tables. A game that ends early is followed by another."""
    found, end = Result(), begin + chosen.seconds

    async def keep_playing() -> None:
        seats = await SERVERS[server].open_table(address, chosen.game, chosen.players)
        await asyncio.sleep(max(0.0, begin - time.time()))
        while time.time() < end:
            table = Table(len(seats))
            await play_one(server, table, seats, end)
            found.add(Result(table.times, table.received))
            if time.time() < end:
                seats = await SERVERS[server].open_table(address, chosen.game, chosen.players)

    tables_playing = asyncio.gather(*(keep_playing() for _ in range(tables)))
    await asyncio.sleep(max(0.0, begin - time.time()))
    before = time.process_time()
    await tables_playing
    found.client_cpu_seconds = time.process_time() - before
    return found


async def play_one(server: str, table: Table, seats: list[dict[str, Any]], end: float) -> None:
    """Play a game to its end, or as long as there is time."""
    playing = asyncio.gather(*(SERVERS[server].client(table, seat) for seat in seats))
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(playing, max(0.01, end - time.time()))


# --- Measuring ----------------------------------------------------------------------------------


def measure(server: str, chosen: argparse.Namespace) -> Result:
    """Start a server, let clients play, and end it."""
    with tempfile.TemporaryDirectory() as folder:
        process, address = SERVERS[server].start(Path(folder), chosen.game)
        try:
            found = measure_running(server, process.pid, address, chosen)
        finally:
            process.kill()
            process.wait()
    return found


def measure_running(server: str, pid: int, address: str, chosen: argparse.Namespace) -> Result:
    """All moves, played by clients in a few processes; the server's processor time counts from the
    first move on, when all tables are open."""
    share = [chosen.tables // chosen.processes] * chosen.processes
    share[0] += chosen.tables - sum(share)
    begin = time.time() + chosen.settle
    work = [(server, address, chosen, tables, begin) for tables in share]
    found = Result()
    with ProcessPoolExecutor(chosen.processes) as pool:
        parts = pool.map(play_process, work)
        time.sleep(max(0.0, begin - time.time()))
        before = cpu_seconds(pid)
        for part in parts:
            found.add(part)
        found.cpu_seconds = cpu_seconds(pid) - before
    return found


def cpu_seconds(pid: int) -> float:
    """The processor time of a process so far; 0 where the system does not tell it."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# --- Reporting ----------------------------------------------------------------------------------


def percentile(times: list[float], share: float) -> float:
    """In milliseconds."""
    return round(1000 * sorted(times)[min(len(times) - 1, int(share * len(times)))], 1)


def summary(server: str, chosen: argparse.Namespace, found: Result) -> dict[str, Any]:
    """What was found, as JSON."""
    moves, seconds = len(found.times), chosen.seconds * chosen.rounds
    return {
        "server": server,
        "tables": chosen.tables,
        "clients": chosen.tables * chosen.players,
        "moves": moves,
        "moves_per_second": round(moves / seconds, 1),
        "p50_ms": percentile(found.times, 0.5),
        "p95_ms": percentile(found.times, 0.95),
        "p99_ms": percentile(found.times, 0.99),
        "update_bytes": round(found.received / moves / chosen.players),
        "server_cpu_ms_per_move": round(1000 * found.cpu_seconds / moves, 2),
        "client_cpu_ms_per_move": round(1000 * found.client_cpu_seconds / moves, 2),
    }


def report(results: list[dict[str, Any]]) -> None:
    """One line of JSON and one for people, for each server."""
    for result in results:
        print(json.dumps(result))
    for result in results:
        print(
            f"{result['server']}: {result['moves_per_second']} moves/s, {result['tables']} tables; "
            f"from click to everybody {result['p50_ms']} / {result['p95_ms']} / {result['p99_ms']} "
            f"ms (50/95/99 %); {result['server_cpu_ms_per_move']} ms of processor a move, "
            f"{result['update_bytes']} bytes an update"
        )
    if len(results) > 1:
        ours, theirs = results
        moves = ours["moves_per_second"] / theirs["moves_per_second"]
        cpu = theirs["server_cpu_ms_per_move"] / ours["server_cpu_ms_per_move"]
        print(f"{ours['server']} / {theirs['server']}: {moves:.2f} times the moves a second, ")
        print(f"{cpu:.2f} times the moves for the same processor time of the server")


def main() -> None:
    """Measure in turn, and report."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="silk")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--settle", type=float, default=4.0, help="seconds to open all tables")
    parser.add_argument("--processes", type=int, default=1, help="of clients")
    parser.add_argument("--rounds", type=int, default=1, help="of all servers, in turn")
    parser.add_argument("--peer", action="store_true", help="boardgame.io too")
    chosen = parser.parse_args()
    found = {server: Result() for server in list(SERVERS)[: 2 if chosen.peer else 1]}
    for _ in range(chosen.rounds):
        for server, result in found.items():
            result.add(measure(server, chosen))
    report([summary(server, chosen, result) for server, result in found.items()])


if __name__ == "__main__":
    main()
