"""Several workers on one PostgreSQL, beside one: what a move costs when a table's people sit at
different processes, and how long it takes until all of them have it. And what bots that think hard
do to people's moves, with a process for bots and without.

    python benchmarks/load_workers.py --workers 3 --rounds 3
    python benchmarks/load_workers.py --experts 4 --rounds 3

It starts a PostgreSQL of its own, and every server as people run it, on a port of its own. Clients
play at a pace, so that all servers have the same to do: `--moves` a second in all. A move's time
runs from sending it to the last client of its table that has it. Processor time is that of all
servers together; PostgreSQL's is told beside it. What is compared is measured in turn.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parents[1] / "tests"))

import httpx

from load import Result, cpu_seconds, percentile
from load_line import Line, listen
from load_serai import Client, open_table, wait_for
from load_table import Table
from queues import postgres_seconds
from server.postgres import cluster, database

SERAI = [sys.executable, "-c", "from serai.cli import main; main()"]
KNOWN = 3.0
"""Seconds until servers know of a process for bots."""


class Paced(Client):
    """A seat that thinks for a while before it plays."""

    def __init__(self, table: Table, seat: dict[str, Any], pause: float) -> None:
        super().__init__(table, seat)
        self.pause = pause

    def play(self, line: Line, number: int, ply: bytes, action: bytes) -> None:
        """Play an offer, after about the pause."""
        wait = self.pause * random.uniform(0.5, 1.5)
        asyncio.get_running_loop().call_later(wait, super().play, line, number, ply, action)


# --- Servers ------------------------------------------------------------------------------------


@contextmanager
def serving(url: str, workers: int, bots: bool, game: str) -> Iterator[tuple[list[str], list[int]]]:
    """The addresses of so many servers, and their process numbers; beside them a process for bots
    if that is wanted."""
    with ExitStack() as stack:
        addresses, numbers = [], []
        for _ in range(workers):
            options = ["serve", "--port", "0", "--database", url, "--no-browser"]
            process = stack.enter_context(running([*options, "--patience", "1000000"]))
            assert process.stdout is not None
            address = process.stdout.readline().split("Serai is at ")[1].split("/ ")[0]
            wait_for(address, game)
            addresses.append(address)
            numbers.append(process.pid)
        if bots:
            process = stack.enter_context(running(["bots", "--database", url]))
            assert process.stdout is not None
            process.stdout.readline()
            time.sleep(KNOWN)
        yield addresses, numbers


@contextmanager
def running(words: Sequence[str]) -> Iterator[subprocess.Popen[str]]:
    """A command, while this block runs."""
    command = [*SERAI, *words]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(60)


# --- Clients ------------------------------------------------------------------------------------


def play_process(work: tuple[list[str], argparse.Namespace, float]) -> Result:
    """A process of clients."""
    return asyncio.run(play_tables(*work))


async def play_tables(addresses: list[str], chosen: argparse.Namespace, begin: float) -> Result:
    """All moves of all tables; a game that ends is followed by another."""
    found, end = Result(), begin + chosen.seconds
    pause = chosen.tables / chosen.moves

    async def keep_playing() -> None:
        while time.time() < end:
            seats = await open_table(addresses[0], chosen.game, chosen.players)
            await asyncio.sleep(max(0.0, begin - time.time()))
            table = Table(len(seats))
            spread(seats, addresses)
            clients = [
                listen(seat["url"], seat["headers"], Paced(table, seat, pause).hear, HELLO)
                for seat in seats
            ]
            playing = asyncio.gather(*clients)
            await asyncio.wait([playing], timeout=max(0.0, end - time.time()))
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            found.add(Result(table.times, table.received))

    await asyncio.gather(*(keep_playing() for _ in range(chosen.tables)), return_exceptions=True)
    return found


HELLO = b'{"type":"hello"}'


def spread(seats: list[dict[str, Any]], addresses: list[str]) -> None:
    """Let a table's people reach the servers in turn."""
    for number, seat in enumerate(seats):
        here = addresses[number % len(addresses)].replace("http", "ws", 1)
        seat["url"] = f"{here}/api/{seat['url'].partition('/api/')[2]}"


async def watch_experts(address: str, game: str, experts: int, seconds: float) -> None:
    """Look at a table of experts only while people play elsewhere."""
    async with httpx.AsyncClient(base_url=f"{address}/api", timeout=60) as http:
        token = (await http.post("/tokens")).json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        seats = [{"kind": "bot", "bot": "expert"}] * experts
        order = {"game": game, "seats": seats}
        opened = (await http.post("/tables", json=order, headers=headers)).json()["table"]
    url = f"{address}/api/tables/{opened['id']}/socket".replace("http", "ws", 1)
    watching = listen(url, headers, lambda *_: None, HELLO)
    await asyncio.wait([asyncio.ensure_future(watching)], timeout=seconds)


def watch_process(work: tuple[str, str, int, float]) -> None:
    """A process that looks at experts."""
    asyncio.run(watch_experts(*work))


# --- Measuring ----------------------------------------------------------------------------------


def measure(address: str, chosen: argparse.Namespace, how: dict[str, Any]) -> Result:
    """One round of one arrangement, in a database of its own."""
    name = f"load-{time.time_ns()}"
    with (
        database(address, name) as url,
        serving(url, how["workers"], how["bots"], chosen.game) as (addresses, numbers),
        ProcessPoolExecutor(2) as pool,
    ):
        begin = time.time() + chosen.settle
        playing = pool.submit(play_process, (addresses, chosen, begin))
        if how["experts"]:
            seconds = chosen.settle + chosen.seconds
            pool.submit(watch_process, (addresses[0], chosen.game, how["experts"], seconds))
        time.sleep(max(0.0, begin - time.time()))
        servers, store = sum(map(cpu_seconds, numbers)), postgres_seconds()
        found: Result = playing.result()
        found.cpu_seconds = sum(map(cpu_seconds, numbers)) - servers
        found.client_cpu_seconds = postgres_seconds() - store
    return found


def report(name: str, found: Result, seconds: float) -> dict[str, Any]:
    """What was found, as JSON."""
    moves = len(found.times)
    return {
        "arrangement": name,
        "moves": moves,
        "moves_per_second": round(moves / seconds, 1),
        "p50_ms": percentile(found.times, 0.5),
        "p99_ms": percentile(found.times, 0.99),
        "servers_cpu_ms_per_move": round(1000 * found.cpu_seconds / moves, 3),
        "postgres_cpu_ms_per_move": round(1000 * found.client_cpu_seconds / moves, 3),
    }


def main() -> None:
    """Measure in turn, and report."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="silk")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--moves", type=float, default=200.0, help="a second, in all")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--settle", type=float, default=8.0, help="seconds to open all tables")
    parser.add_argument("--workers", type=int, default=3)
    parser.add_argument("--experts", type=int, default=0, help="bots that think meanwhile")
    parser.add_argument("--rounds", type=int, default=1)
    chosen = parser.parse_args()
    one = {"workers": 1, "bots": False, "experts": 0}
    if chosen.experts:
        hard = {"workers": 1, "experts": chosen.experts}
        hows = {
            "people alone": one,
            "and experts beside the server": {**hard, "bots": False},
            "and experts in a process": {**hard, "bots": True},
        }
    else:
        hows = {"one worker": one, f"{chosen.workers} workers": {**one, "workers": chosen.workers}}
    found = {name: Result() for name in hows}
    with cluster() as address:
        for _ in range(chosen.rounds):
            for name, how in hows.items():
                found[name].add(measure(address, chosen, how))
    for name, result in found.items():
        print(json.dumps(report(name, result, chosen.seconds * chosen.rounds)), flush=True)


if __name__ == "__main__":
    main()
