"""What one guest sends or does not read harms nobody else: floods, silence, broken frames, and
addresses that are made up."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from socket import create_connection
from typing import Any

import httpx
import pytest
import websockets
from fastapi.testclient import TestClient
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from serai.bots import Observation, make_bot
from serai.server import connection_limit, first_request, guard, socket
from serai.server.outbox import SIZE, Outbox
from serai.server.run import make_server
from server.serving import Person, serving, settings_for
from server.wiretap import real_server

pytestmark = pytest.mark.once
SILK = {"game": "silk", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}


async def open_table(http: httpx.AsyncClient) -> str:
    """A table that anybody may watch; returns the path of its socket."""
    token = (await http.post("/api/tokens")).json()["token"]
    headers = {"authorization": f"Bearer {token}"}
    table = (await http.post("/api/tables", json=SILK, headers=headers)).json()["table"]["id"]
    return f"/api/tables/{table}/socket"


def test_an_outbox_is_full_by_number_and_by_bytes() -> None:
    async def work() -> None:
        small, long = Outbox(messages=3, size=100), Outbox(messages=3, size=100)
        assert [small.put("x") for _ in range(4)] == [True, True, True, False]
        assert [long.put("x" * 60) for _ in range(2)] == [True, False]
        assert await long.get() == "x" * 60
        assert long.put("x" * 60)
        long.end()
        assert await long.get() is None

    asyncio.run(work())


@pytest.mark.parametrize("length", [10, 5_000, 500_000])
def test_what_waits_for_a_client_takes_bounded_memory_whatever_it_is(length: int) -> None:
    async def work() -> None:
        outbox = Outbox()
        tracemalloc.start()
        for number in range(5_000):
            outbox.put(f"{number}".rjust(length))
        waiting, _ = tracemalloc.get_traced_memory()
        outbox.end()
        afterwards, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert waiting < 1.2 * SIZE
        assert afterwards < 0.1 * SIZE

    asyncio.run(work())


def test_hello_is_answered_so_often_and_then_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            real_server(tmp_path, patience=1.0) as address,
            httpx.AsyncClient(base_url=address) as http,
        ):
            url = address.replace("http", "ws") + await open_table(http)
            async with connect(url, max_size=None) as line:
                for _ in range(40):
                    await line.send('{"type": "hello"}')
                kinds = [json.loads(await line.recv()) for _ in range(40)]
        refused = [each for each in kinds if each.get("error") == "too-many"]
        assert len(refused) >= 40 - socket.HELLOS - 3

    asyncio.run(work())


def test_who_never_reads_is_let_go_and_others_are_answered_meanwhile(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            real_server(tmp_path) as address,
            httpx.AsyncClient(base_url=address, timeout=20) as http,
        ):
            url = address.replace("http", "ws") + await open_table(http)
            lines = [await connect(url, max_queue=1, max_size=None) for _ in range(20)]
            floods = [asyncio.create_task(flood(line)) for line in lines]
            clock = asyncio.get_running_loop()
            slowest = 0.0
            for _ in range(10):
                begun = clock.time()
                assert (await http.get("/api/health")).status_code == 200
                slowest = max(slowest, clock.time() - begun)
            for each in floods:
                each.cancel()
            for line in lines:
                line.transport.abort()
        assert slowest < 5.0

    asyncio.run(work())


async def flood(line: Any) -> None:
    """Say hello as fast as it goes, and read nothing."""
    while True:
        await line.send('{"type": "hello"}')
        await asyncio.sleep(0)


THOUGHT = 1.0


class Ponders:
    """A bot that thinks long."""

    def choose(self, observation: Observation) -> Any:
        time.sleep(THOUGHT)
        return observation.offers()[0]


def make_some_ponder(name: str, game: Any, seed: int) -> Any:
    return Ponders() if name == "expert" else make_bot(name, game, seed)


@pytest.mark.full
@pytest.mark.parametrize(
    ("seats", "people"), [(["expert"] * 4, 10), (["expert", "expert", "expert", "me"], 1)]
)
def test_however_much_others_let_bots_think_ones_own_answers_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: list[str], people: int
) -> None:
    """As many tables as one address may open: a person may have three of bots only."""
    monkeypatch.setattr("serai.table.answering.make_bot", make_some_ponder)
    with serving(tmp_path, patience=1.0, bot_threads=2) as client:
        crowd = [Person(client) for _ in range(people)]
        alone = longest_wait(client, Person(client))
        wishes = [{"kind": "me"} if who == "me" else {"kind": "bot", "bot": who} for who in seats]
        opened = [crowd[at % people].post("/tables", game="silk", seats=wishes) for at in range(28)]
        assert [answer.status_code for answer in opened] == [201] * 28
        time.sleep(THOUGHT)  # all threads are busy by now that may be
        beside_a_crowd = longest_wait(client, Person(client))
    assert beside_a_crowd < alone + THOUGHT / 2


def longest_wait(client: TestClient, person: Person) -> float:
    """How long an easy bot needs at most for an answer."""
    waits, bot = [], {"kind": "bot", "bot": "random"}
    opened = person.post("/tables", game="silk", seats=[{"kind": "me"}, bot])
    table = opened.json()["table"]["id"]
    session = client.app.state.tables.sessions[table]  # type: ignore[attr-defined]
    for _ in range(12):
        begun = time.perf_counter()
        while session.bot_decides:
            time.sleep(0.002)
        waits.append(time.perf_counter() - begun)
        person.play_first(table)
    return max(waits)


def test_who_opens_a_socket_and_says_nothing_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "HELLO_WITHIN", 0.2)

    async def work() -> None:
        async with real_server(tmp_path) as address, httpx.AsyncClient(base_url=address) as http:
            url = address.replace("http", "ws") + await open_table(http)
            async with connect(url) as line:
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await asyncio.wait_for(line.recv(), 10)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == socket.TOO_SLOW

    asyncio.run(work())


async def say_nothing(address: str, times: int) -> tuple[list[Any], list[asyncio.Task[bytes]]]:
    """Connections that ask for nothing, and what each hears until it is closed."""
    host, port = address.removeprefix("http://").split(":")
    silent = [await asyncio.open_connection(host, int(port)) for _ in range(times)]
    ends = [asyncio.create_task(reader.read()) for reader, _ in silent]
    await asyncio.sleep(0.1)
    return silent, ends


def test_a_connection_without_a_request_is_closed_and_room_is_left_for_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(first_request, "WITHIN", 0.3)
    monkeypatch.setattr(first_request, "SILENT_PER_ADDRESS", 10)

    async def work() -> None:
        async with real_server(tmp_path) as address:
            _silent, ends = await say_nothing(address, 15)
            assert sum(end.done() for end in ends) == 5
            await asyncio.wait_for(asyncio.gather(*ends, return_exceptions=True), 10)
            async with httpx.AsyncClient(base_url=address) as http:
                assert (await http.get("/api/health")).status_code == 200

    asyncio.run(work())


SMALL_LIMIT = (100, 200)
"""So many files may the server have open by itself, and at most."""


@contextmanager
def small_server(folder: Path) -> Iterator[tuple[str, int]]:
    """The address and the process of a server that may have few files open."""
    few = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, {SMALL_LIMIT})"
    command = [sys.executable, "-c", f"{few}; from serai.cli import main; main()", "serve"]
    process = subprocess.Popen(
        [*command, "--port", "0", "--database", str(folder / "serai.db"), "--no-browser"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
    )
    assert process.stdout is not None
    try:
        yield process.stdout.readline().split("Serai is at ")[1].split("/ ")[0], process.pid
    finally:
        process.terminate()
        process.wait(60)


@pytest.mark.full
@pytest.mark.skipif(sys.platform != "linux", reason="comes from many addresses of this machine")
def test_silent_guests_of_many_addresses_keep_nobody_out(tmp_path: Path) -> None:
    with small_server(tmp_path) as (address, process), ExitStack() as held:
        httpx.get(f"{address}/api/health", timeout=60)
        host, port = address.removeprefix("http://").split(":")
        for number in range(300):
            source = (f"127.0.0.{2 + number % 6}", 0)
            held.enter_context(create_connection((host, int(port)), source_address=source))
        for _ in range(20):
            assert httpx.get(f"{address}/api/health", timeout=10).status_code == 200
        assert f"Max open files            {SMALL_LIMIT[1]} " in limits_of(process)


def limits_of(process: int) -> str:
    """What a process may have, as Linux says it."""
    return Path(f"/proc/{process}/limits").read_text()


def test_who_has_been_silent_longest_makes_room_for_who_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(first_request, "limit", lambda: 80)

    async def work() -> None:
        async with real_server(tmp_path) as address:
            silent, ends = await say_nothing(address, 15)
            assert [end.done() for end in ends] == [True] * 5 + [False] * 10
            async with httpx.AsyncClient(base_url=address) as http:
                assert (await http.get("/api/health")).status_code == 200
            for _, writer in silent:
                writer.close()
            await asyncio.gather(*ends, return_exceptions=True)

    asyncio.run(work())


def test_all_people_together_have_as_many_sockets_as_leave_room_for_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limit, "limit", lambda: 4)
    with serving(tmp_path) as client:
        table = Person(client).open("silk", "me", "open")["id"]
        with ExitStack() as held:
            for _ in range(3):
                line = held.enter_context(client.websocket_connect(f"/api/tables/{table}/socket"))
                line.send_json({"type": "hello"})
                line.receive_json()
            with client.websocket_connect(f"/api/tables/{table}/socket") as one_more:
                assert one_more.receive_json()["error"] == "too-many"
        with client.websocket_connect(f"/api/tables/{table}/socket") as line:
            line.send_json({"type": "hello"})
            assert line.receive_json()["type"] == "news"


def test_a_body_that_never_comes_ends_its_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "BODY_WITHIN", 0.3)
    promise = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n"

    async def work() -> None:
        async with real_server(tmp_path) as address:
            host, port = address.removeprefix("http://").split(":")
            waiting = [await asyncio.open_connection(host, int(port)) for _ in range(3)]
            for _, writer in waiting:
                writer.write(promise)
            for reader, _ in waiting:
                answer = await asyncio.wait_for(reader.read(), 10)
                assert answer.split()[1] == b"400"

    asyncio.run(work())


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.TEXT, b"\xff\xfe"),
        Frame(Opcode.TEXT, b"x" * 70_000),
        Frame(Opcode.CONT, b"of nothing"),
    ],
    ids=["invalid UTF-8", "too large", "a part of nothing"],
)
def test_frames_that_break_the_protocol_end_a_connection_and_leave_no_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, frame: Frame
) -> None:
    async def work() -> None:
        async with real_server(tmp_path) as address, httpx.AsyncClient(base_url=address) as http:
            url = address.replace("http", "ws") + await open_table(http)
            logging.getLogger("uvicorn").propagate = True  # it would keep its records to itself
            async with connect(url, max_size=None) as line:
                await line.send('{"type": "hello"}')
                line.transport.write(frame.serialize(mask=True))
                more = Frame(Opcode.TEXT, b'{"type": "hello"}' * 200).serialize(mask=True)
                while not line.transport.is_closing():  # why it ends is heard all the same
                    line.transport.write(more)
                    await asyncio.sleep(0.001)
                await asyncio.wait_for(line.wait_closed(), 10)
            assert line.close_code in (1002, 1007, 1009)

    asyncio.run(work())
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


def test_an_address_is_believed_only_from_a_proxy_that_the_host_has_named(tmp_path: Path) -> None:
    def options(**named: Any) -> tuple[bool, Any]:
        config = make_server(settings_for(tmp_path, **named), "127.0.0.1", 0).config
        return config.proxy_headers, config.forwarded_allow_ips

    assert options() == (False, [])
    assert options(proxies=("10.0.0.1",)) == (True, ["10.0.0.1"])


@pytest.mark.parametrize(("named", "counted"), [((), 1), (("10.0.0.1",), 1), (("127.0.0.1",), 5)])
def test_who_is_no_proxy_cannot_make_up_addresses(
    tmp_path: Path, named: tuple[str, ...], counted: int
) -> None:
    """The requests come from 127.0.0.1, each in the name of another address."""

    async def work() -> None:
        async with (
            real_server(tmp_path, proxies=named, patience=0.01) as address,
            httpx.AsyncClient(base_url=address) as http,
        ):
            answers = [
                await http.get("/api/health", headers={"x-forwarded-for": f"192.0.2.{number}"})
                for number in range(5)
                for _ in range(3)
            ]
        served = sum(answer.status_code == 200 for answer in answers)
        at_once = 3 * counted  # from each address that is believed; some time goes by as well
        assert at_once <= served < at_once + 3

    asyncio.run(work())
