"""A start with very many running tables: how long until people may be sent there, for how much
processor time and memory; and how long it takes to come to one of them.

    python benchmarks/start.py --tables 10000 --bots 0.1

The tables are copies of one that has been played for some moves between people, and of one, by so
much of all, at which a bot has to decide: such tables are woken by the start. The server is
`serai serve` with its defaults; its rules are compiled before, or interpreted
(`NUMBA_DISABLE_JIT=1`), which makes no difference to a start.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx

from serai.server.storage.database import open_database
from serai.server.storage.store import DatabaseStore
from serai.table.command_runner import CommandRunner
from serai.table.entry import Entry, Head, Write
from serai.table.seating import SeatWish, Wish
from serai.table.tables import Tables

AT_ONCE = 500
PATIENCE = 600.0


async def fill(url: str, game: str, tables: int, moves: int, bots: float) -> list[str]:
    """Write that many running tables, and return their names."""
    store = DatabaseStore(open_database(url))
    between_people = await played(store, game, SeatWish(kind="me", name="B"), moves)
    with_a_bot = await played(store, game, SeatWish(kind="bot", bot="easy"), moves)
    names = [f"copy-{number}" for number in range(tables)]
    bots_turn = names[: round(bots * tables)]
    await copy_to(store, bots_turn, *with_a_bot)
    await copy_to(store, names[len(bots_turn) :], *between_people)
    store.close()
    return names


async def copy_to(store: DatabaseStore, names: list[str], entries: list[Entry], head: Head) -> None:
    """Write the same log under each of these names."""
    for begin in range(0, len(names), AT_ONCE):
        some = names[begin : begin + AT_ONCE]
        await store.append([write for name in some for write in copies(name, entries, head)])


async def played(
    store: DatabaseStore, game: str, other: SeatWish, moves: int
) -> tuple[list[Entry], Head]:
    """The log of a game of somebody and another that goes on, and what it is found by. Where the
    other is a bot, it has to decide as soon as it can."""
    tables = Tables(CommandRunner(store), b"key")
    session = await tables.open("ann", Wish(game, [SeatWish(kind="me", name="A"), other]))
    for number in range(moves):
        if session.bot_decides:
            break
        assert session.match is not None
        action = session.match.legal()[0]
        await tables.play(session, "ann", f"move-{number}", session.match.ply, action)
    return await store.load(session.id), replace(session.head(), bot_decides=session.bot_decides)


def copies(name: str, entries: list[Entry], head: Head) -> list[Write]:
    """The same log under another name."""
    *first, last = [replace(entry, table=name) for entry in entries]
    return [*map(Write, first), Write(last, replace(head, table=name))]


def start(url: str) -> tuple[subprocess.Popen[str], str]:
    """The server, as soon as it listens."""
    command = [sys.executable, "-c", "from serai.cli import main; main()", "serve", "--port", "0"]
    process = subprocess.Popen(
        [*command, "--database", url, "--no-browser"],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ,
    )
    assert process.stdout is not None
    return process, process.stdout.readline().split("Serai is at ")[1].split("/ ")[0]


def measure(url: str, table: str) -> dict[str, Any]:
    """From nothing to a server that is ready, and to one of its tables."""
    begun = time.perf_counter()
    process, address = start(url)
    try:
        with httpx.Client(base_url=f"{address}/api", timeout=PATIENCE) as http:
            listening = time.perf_counter() - begun
            while http.get("/ready").status_code != 200:
                time.sleep(0.05)
            ready = time.perf_counter() - begun
            spent, memory = cpu_seconds(process.pid), megabytes(process.pid)
            asked = time.perf_counter()
            http.get(f"/tables/{table}").raise_for_status()
            came = time.perf_counter() - asked
    finally:
        process.kill()
        process.wait()
    return {
        "listens_s": round(listening, 2),
        "ready_s": round(ready, 2),
        "processor_s": round(spent, 2),
        "memory_mb": memory,
        "first_table_s": round(came, 3),
    }


def cpu_seconds(pid: int) -> float:
    """The processor time of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(pid: int) -> int:
    """The memory that a process has."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) // 1024 if found else 0


def main() -> None:
    """Measure, with no table and with many."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="silk")
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--bots", type=float, default=0.0)
    chosen = parser.parse_args()
    for tables in (1, chosen.tables):
        with tempfile.TemporaryDirectory() as folder:
            url = f"sqlite:///{Path(folder) / 'start.db'}"
            names = asyncio.run(fill(url, chosen.game, tables, chosen.moves, chosen.bots))
            kinds = {"tables": tables, "bots": chosen.bots}
            print(json.dumps({**kinds, **measure(url, names[-1])}))


if __name__ == "__main__":
    main()
