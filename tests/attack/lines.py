"""Broken requests and messages, over real connections to a real server. Each is answered with a
kind of error that is documented, or ends its connection; everybody else plays on."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any, TypeAlias
from urllib.parse import quote

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from attack.mutate import ODD, Mutator
from attack.report import Report, kept
from attack.served import Served
from attack.victim import Victim
from attack.whole import Asked, whole_message, whole_request
from serai.server.error_answers import STATUS
from table.hearing import moment_after

ANSWER_WITHIN = 60.0
ENOUGH = 2.0
"""After so many seconds without an answer a request says that nothing more will come."""
TALKERS = 4
BREATH = 0.002
"""Seconds between two messages of one talker."""
UNHEARD = 25
"""So many messages are sent before the server has to show that it reads them."""
HELLO = '{"type": "hello"}'
ERRORS = {
    *STATUS, "bad-request", "too-large", "bad-origin", "bad-host", "old-ply", "not-running",
    "has-begun", "not-over", "illegal", "cannot-undo", "cannot-substitute", "unreadable", "closed",
    "no-open-seat",
}  # fmt: skip
"""The kinds of docs/api.md."""
Sent: TypeAlias = tuple[str, str]
"""What goes over a socket: "text", "binary" or "raw", which is no message; bytes as latin-1."""
LATELY = 40
"""So many things that were sent before a fault are kept with it."""
A_MINUTE = 60.0
ROUND = 0.5
"""Seconds between two looks at the server."""
PREY_EVERY = 4
"""So many rounds a table lasts that may be ruined."""


# --- HTTP -----------------------------------------------------------------------------------------


def request_bytes(asked: Asked) -> bytes:
    """A request as it goes over the line."""
    is_empty = asked.body is None
    content = b"" if is_empty else json.dumps(asked.body).encode("utf-8", "surrogatepass")
    lines = [
        f"{asked.method} /api{asked.path} HTTP/1.1", "host: 127.0.0.1",
        "content-type: application/json", f"authorization: Bearer {asked.token}",
        f"content-length: {len(content)}", "connection: close", "", "",
    ]  # fmt: skip
    return "\r\n".join(lines).encode("utf-8", "surrogatepass") + content


def broken_request(victim: Victim, rng: random.Random, mutator: Mutator) -> bytes:
    """A request with something wrong: in its body, its path, its headers, or anywhere; or with
    nothing wrong."""
    asked = whole_request(victim, rng)
    kind = rng.random()
    if kind < 0.15:
        return request_bytes(asked)
    if asked.body is not None and kind < 0.6:
        return request_bytes(replace(asked, body=mutator.json(asked.body)))
    if kind < 0.75:
        strange = quote(str(rng.choice(ODD))[:3000].encode("utf-8", "surrogatepass"))
        part = rng.choice(asked.path.split("/")[1:])
        return request_bytes(replace(asked, path=asked.path.replace(part, strange)))
    if kind < 0.8:
        method = rng.choice(("PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "get", "\0"))
        return request_bytes(replace(asked, method=method))
    return mutator.bytes(request_bytes(asked))


async def repeat_requests(report: Report, victim: Victim) -> None:
    """Send those of the corpus."""
    for tried in kept("http"):
        await try_request(report, victim, tried.encode("latin-1"))
        report.count("corpus", "request")


async def attack_http(report: Report, victim: Victim, rng: random.Random, until: float) -> None:
    """Send broken requests until then."""
    mutator = Mutator(rng)
    while time.monotonic() < until:
        await try_request(report, victim, broken_request(victim, rng, mutator))


async def try_request(report: Report, victim: Victim, request: bytes) -> None:
    """Send one request on a connection of its own, and judge the answer."""
    report.lately.append(("http", request.decode("latin-1")))
    host, port = victim.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        writer.write(request)
        answer = asyncio.ensure_future(reader.readline())
        await asyncio.wait([answer], timeout=ENOUGH)
        if not answer.done():
            writer.write_eof()  # it has promised more than it sends
        head = await asyncio.wait_for(answer, ANSWER_WITHIN)
        rest = await asyncio.wait_for(reader.read(200_000), ANSWER_WITHIN)
        judge_answer(report, request, head, rest)
    except TimeoutError:
        report.fault("http", request.decode("latin-1"), "no answer")
    except OSError:
        report.count("http", "cut")
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


def judge_answer(report: Report, request: bytes, head: bytes, rest: bytes) -> None:
    """Whether this is an answer that there may be."""
    if not head:
        report.count("http", "closed")
        return
    status = int(head.split()[1])
    said = rest.partition(b"\r\n\r\n")[2]
    if status >= 500 and b'"busy"' not in said and b'"ready"' not in said:
        report.fault("http", request.decode("latin-1"), f"{status}: {said[:200]!r}")
    elif b"Traceback" in said:
        report.fault("http", request.decode("latin-1"), "a traceback is shown")
    else:
        report.count("http", str(status))


# --- WebSocket ------------------------------------------------------------------------------------


@asynccontextmanager
async def line_to(
    report: Report, victim: Victim, table: str, sent: deque[Sent]
) -> AsyncIterator[ClientConnection]:
    """A connection to a table. What comes back is judged."""
    url = f"{victim.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    options = {"additional_headers": victim.headers, "max_size": None, "max_queue": None}
    async with connect(url, **options) as line:
        listener = asyncio.create_task(listen(report, victim, table, line, sent))
        try:
            yield line
        finally:
            listener.cancel()


async def repeat_messages(report: Report, victim: Victim) -> None:
    """Send those of the corpus, each row over a connection of its own."""
    for tried in kept("socket"):
        sent: deque[Sent] = deque(maxlen=LATELY)
        table = next(iter(victim.moments))
        with suppress(ConnectionClosed, OSError):
            async with line_to(report, victim, table, sent) as line:
                for how, text in tried:
                    sent.append((how, text))
                    await send(line, how, text)
                await asyncio.wait_for(line.wait_closed(), ENOUGH)
        report.count("corpus", "row of messages")


async def attack_sockets(report: Report, victim: Victim, rng: random.Random, until: float) -> None:
    """Send broken messages until then, over one connection after the other."""
    mutator = Mutator(rng)
    while time.monotonic() < until:
        table = victim.some_table(rng)
        sent: deque[Sent] = deque([("text", HELLO)], maxlen=LATELY)
        with suppress(ConnectionClosed, OSError):
            async with line_to(report, victim, table, sent) as line:
                await line.send(HELLO)
                for number in itertools.count(1):
                    if time.monotonic() > until or table not in victim.moments:
                        break
                    sent.append(broken_message(victim, table, mutator))
                    report.count("socket", "sent")
                    report.lately.append(("socket", sent[-1]))
                    await send(line, *sent[-1])
                    await asyncio.sleep(BREATH)
                    if number % UNHEARD == 0:
                        await asyncio.wait_for(await line.ping(), ENOUGH)


def broken_message(victim: Victim, table: str, mutator: Mutator) -> Sent:
    """A message with something wrong, or nothing, or what is none."""
    kind = mutator.rng.random()
    message = whole_message(victim, table, mutator.rng)
    text = json.dumps(mutator.json(message) if kind < 0.8 else message)
    if kind > 0.995:
        frame = Frame(Opcode.TEXT, text.encode()).serialize(mask=True)
        return "raw", mutator.bytes(frame).decode("latin-1")
    if kind > 0.97:
        return "binary", mutator.bytes(text.encode()).decode("latin-1")
    return "text", text


async def send(line: ClientConnection, how: str, text: str) -> None:
    """Send it; raises OSError if this side has closed the connection."""
    if how == "text":
        await line.send(text)
    elif how == "binary":
        await line.send(text.encode("latin-1"))
    else:
        write_raw(line, text.encode("latin-1"))


def write_raw(line: ClientConnection, data: bytes) -> None:
    """Write bytes that are no frame; raises OSError if this side has closed the connection."""
    try:
        line.transport.write(data)
    except RuntimeError as error:
        raise ConnectionError("nothing more may be written") from error


async def listen(
    report: Report, victim: Victim, table: str, line: ClientConnection, sent: deque[Sent]
) -> None:
    """Judge what comes back."""
    moment: dict[str, Any] = {}
    async for text in line:
        message = json.loads(text)
        kind = message["type"]
        if kind == "news" and table in victim.moments:
            moment = moment_after(message, moment)
            victim.moments[table] = moment or victim.moments[table]
        if kind in ("error", "refused"):
            kind = message["error"]
            if kind not in ERRORS:
                report.fault("socket", list(sent), f"an error that no page names: {message}")
        report.count("heard", kind)


# --- Together -------------------------------------------------------------------------------------


async def attack_lines(report: Report, server: Served, seed: int, until: float) -> None:
    """Attack a server until then, while somebody plays."""
    async with httpx.AsyncClient(base_url=f"{server.address}/api", timeout=60) as http:
        token = (await http.post("/tokens")).json()["token"]
        victim = Victim(server.address, token)
        await victim.open(http)
        await repeat_requests(report, victim)
        await repeat_messages(report, victim)
        attacks = [
            asyncio.create_task(attack(report, victim, random.Random(f"{seed} {number}"), until))
            for attack in (attack_http, attack_sockets)
            for number in range(TALKERS)
        ]
        await look_after(report, server, victim, http, until)
        await asyncio.gather(*attacks)
        tell_faults(report, server)


async def look_after(
    report: Report, server: Served, victim: Victim, http: httpx.AsyncClient, until: float
) -> None:
    """Play on, open tables that may be ruined, and look at the server's log and memory."""
    next_minute = time.monotonic()
    for number in itertools.count():
        if time.monotonic() > until:
            return
        if time.monotonic() >= next_minute:
            next_minute += A_MINUTE
            report.memory.append(server.memory_mb())
        if number % PREY_EVERY == 0:
            await victim.open_prey(http)
        await victim.check_alive(http, report)
        tell_faults(report, server)
        await asyncio.sleep(ROUND)


def tell_faults(report: Report, server: Served) -> None:
    """Nothing that anybody sends may put a traceback into the log."""
    for line in server.new_faults():
        report.fault("log", list(report.lately), line)
