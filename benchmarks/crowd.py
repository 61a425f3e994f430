"""People's moves while very many others are there: with one table, a hundred and ten thousand, each
with a socket that only listens; and beside guests who do harm.

    python benchmarks/crowd.py --tables 1 100 10000
    python benchmarks/crowd.py --harm flood slow silent --rounds 2

The tables are copies of a running game (`start.py`); at a few others people move at a pace
(`load_workers.py`), and a move's time runs until everybody at its table has it. The server is
`serai serve` on SQLite. Many sockets come from one machine here, so there the limits are out of the
way; harm is done under the limits that everybody has, from other addresses than people's (Linux:
127.0.0.2 and so on). Processor time is the server's.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parents[1] / "tests"))

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from load import Result, cpu_seconds, percentile
from load_line import listen
from load_serai import wait_for
from load_workers import play_process
from start import fill, megabytes

SERAI = [sys.executable, "-c", "from serai.cli import main; main()"]
SPAWN = get_context("spawn")
OPENED_AT_ONCE = 50
HELLO = '{"type":"hello"}'
SLOW, SILENT = 500, 2000
FROM_ONE = {"slow": 180, "silent": 90}
"""So many connections come from one address: fewer than are allowed."""
GAME = "silk"


@contextmanager
def serving(database: Path, patience: float) -> Iterator[tuple[str, int]]:
    """The address of a server, and its process number."""
    options = ["serve", "--port", "0", "--database", str(database), "--no-browser"]
    process = subprocess.Popen(
        [*SERAI, *options, "--patience", str(patience)],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ,
    )
    assert process.stdout is not None
    try:
        address = process.stdout.readline().split("Serai is at ")[1].split("/ ")[0]
        wait_for(address, GAME)
        yield address, process.pid
    finally:
        process.kill()
        process.wait()


# --- Others ---------------------------------------------------------------------------------------


@asynccontextmanager
async def socket_at(
    address: str, table: str, source: str, **options: Any
) -> AsyncIterator[ClientConnection]:
    """A socket to a table, from this address of ours."""
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(url, local_addr=(source, 0), max_size=None, **options) as line:
        yield line


async def listen_only(address: str, tables: Sequence[str], is_there: Connection) -> None:
    """A socket at each of these tables, until this process ends."""
    gate = asyncio.Semaphore(OPENED_AT_ONCE)
    held: list[asyncio.Task[None]] = []

    async def come(table: str) -> None:
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        has_heard = asyncio.Event()
        async with gate:
            listening = listen(url, {}, lambda *_: has_heard.set(), HELLO.encode())
            held.append(asyncio.create_task(listening))
            await has_heard.wait()

    await asyncio.gather(*map(come, tables))
    while True:
        is_there.send(sum(not each.done() for each in held))
        await asyncio.sleep(1.0)


async def flood(address: str, table: str) -> None:
    """Say hello and nonsense as fast as it goes, and come again when that ended the connection."""
    while True:
        with contextlib.suppress(OSError, WebSocketException):
            async with socket_at(address, table, "127.0.0.2") as line:
                while True:
                    await line.send(HELLO)
                    await line.send("[" * 1000)
        await asyncio.sleep(0.01)


async def read_slowly(address: str, table: str) -> None:
    """Many who say hello and never read, and come again when they are let go."""

    async def one(number: int) -> None:
        source = f"127.0.0.{10 + number // FROM_ONE['slow']}"
        while True:
            with contextlib.suppress(OSError, WebSocketException):
                async with socket_at(address, table, source, max_queue=1) as line:
                    line.transport.pause_reading()
                    while True:
                        await line.send(HELLO)
                        await asyncio.sleep(1.0)
            await asyncio.sleep(1.0)

    await asyncio.gather(*map(one, range(SLOW)))


async def say_nothing(address: str, _: str) -> None:
    """Many connections over which nothing is asked, each followed by another when it is ended."""
    host, port = address.removeprefix("http://").split(":")

    async def one(number: int) -> None:
        source = f"127.0.1.{1 + number // FROM_ONE['silent']}"
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection(
                    host, int(port), local_addr=(source, 0)
                )
                await reader.read()
                writer.close()
            await asyncio.sleep(1.0)

    await asyncio.gather(*map(one, range(SILENT)))


HARMS: dict[str, Callable[[str, str], Coroutine[Any, Any, None]]] = {
    "flood": flood,
    "slow": read_slowly,
    "silent": say_nothing,
}


def do_harm(work: tuple[str, str, str]) -> None:
    """A process that does harm until it is ended."""
    name, address, table = work
    asyncio.run(HARMS[name](address, table))


# --- Measuring ------------------------------------------------------------------------------------


def play(address: str, pid: int, chosen: argparse.Namespace) -> Result:
    """What people's moves take now."""
    with ProcessPoolExecutor(1) as pool:
        begin = time.time() + chosen.settle
        playing = pool.submit(play_process, ([address], chosen, begin))
        time.sleep(max(0.0, begin - time.time()))
        before = cpu_seconds(pid)
        found: Result = playing.result()
        found.cpu_seconds = cpu_seconds(pid) - before
    return found


@contextmanager
def beside(work: Callable[..., Any], *given: Any) -> Iterator[None]:
    """Something goes on in another process meanwhile."""
    process = SPAWN.Process(target=work, args=given, daemon=True)
    process.start()
    try:
        yield
    finally:
        process.kill()
        process.join()


def hold(address: str, tables: Sequence[str], is_there: Connection) -> None:
    """A process that holds sockets."""
    asyncio.run(listen_only(address, tables, is_there))


def with_tables(count: int, chosen: argparse.Namespace) -> dict[str, Any]:
    """Moves while so many running tables have a listener each."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "crowd.db"
        names = asyncio.run(fill(f"sqlite:///{file}", GAME, count, 20))
        here, there = Pipe(duplex=False)
        with serving(file, 1e6) as (address, pid), beside(hold, address, names, there):
            here.recv()
            found = play(address, pid, chosen)
            while here.poll():
                held = here.recv()
            return {"tables": count, "sockets": held, "memory_mb": megabytes(pid), **told(found)}


def with_harm(name: str | None, chosen: argparse.Namespace) -> tuple[Result, int]:
    """Moves while somebody does this harm, or nobody any; and the memory of the server."""
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        address, pid = stack.enter_context(serving(Path(folder) / "crowd.db", 1.0))
        with httpx.Client(base_url=f"{address}/api") as http:
            token = http.post("/tokens").json()["token"]
            seats = [{"kind": "me", "name": "A"}, {"kind": "me"}]
            order = {"game": GAME, "seats": seats}
            headers = {"authorization": f"Bearer {token}"}
            table = http.post("/tables", json=order, headers=headers).json()["table"]["id"]
        if name:
            stack.enter_context(beside(do_harm, (name, address, table)))
        return play(address, pid, chosen), megabytes(pid)


def told(found: Result) -> dict[str, Any]:
    """What was found, as JSON."""
    moves = len(found.times)
    return {
        "moves": moves,
        **{f"p{share}_ms": percentile(found.times, share / 100) for share in (50, 95, 99)},
        "server_cpu_ms_per_move": round(1000 * found.cpu_seconds / moves, 2),
    }


def main() -> None:
    """Measure, and report a line for each."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, nargs="*", default=[])
    parser.add_argument("--harm", nargs="*", choices=list(HARMS), default=[])
    parser.add_argument("--moves", type=float, default=20.0, help="a second, in all")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--settle", type=float, default=6.0)
    parser.add_argument("--rounds", type=int, default=1)
    chosen = parser.parse_args()
    playing = argparse.Namespace(**vars(chosen), game=GAME, players=2)
    for count in chosen.tables:
        print(json.dumps(with_tables(count, among(playing, 10))), flush=True)
    if chosen.harm:
        found: dict[str | None, Result] = {name: Result() for name in (None, *chosen.harm)}
        memory: dict[str | None, int] = {}
        for _ in range(chosen.rounds):
            for name, result in found.items():
                once, memory[name] = with_harm(name, among(playing, 10))
                result.add(once)
        for name, result in found.items():
            line = {"harm": name or "none", "memory_mb": memory[name], **told(result)}
            print(json.dumps(line), flush=True)


def among(chosen: argparse.Namespace, tables: int) -> argparse.Namespace:
    """The same, with people at so many tables."""
    return argparse.Namespace(**{**vars(chosen), "tables": tables})


if __name__ == "__main__":
    main()
