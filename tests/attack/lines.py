"""Broken requests and messages, over real connections to a real server. Each is answered with a
kind of error that is documented, or ends its connection; everybody else plays on."""

from __future__ import annotations

import asyncio
import json
import random
import time
from contextlib import suppress
from typing import Any
from urllib.parse import quote

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from attack.mutate import ODD, Mutator
from attack.report import Report, kept
from serai.server.error_answers import STATUS
from table.hearing import moment_after

PLAYERS = {"silk": 2, "silk-road": 3, "silver-isle": 4}
ANSWER_WITHIN = 20.0
ENOUGH = 2.0
"""After so many seconds without an answer a request says that nothing more will come."""
TALKERS = 4
ERRORS = {
    *STATUS, "bad-request", "too-large", "bad-origin", "bad-host", "old-ply", "not-running",
    "has-begun", "not-over", "illegal", "cannot-undo", "cannot-substitute", "unreadable", "closed",
    "no-open-seat",
}  # fmt: skip
"""The kinds of docs/api.md."""
GETS = (
    "/health", "/ready", "/games", "/words/silk/en.ftl", "/rules/silk/es", "/me", "/tables",
    "/learn/silk/en", "/learn/silk/pictures/board.webp", "/tables/{t}", "/tables/{t}/news?have=1",
    "/tables/{t}/invite?invite=x", "/tables/{t}/previews", "/tables/{t}/record",
    "/tables/{t}/replay?since=0&until=3&seat=0", "/tables/{t}/dice", "/me/games",
)  # fmt: skip


STOP = {"id": "stop", "action": {"do": "stop"}}
"""Something to play where nothing is offered."""


class Victim:
    """A server, somebody at tables of all games, and the moment of each as they saw it last."""

    def __init__(self, address: str, token: str) -> None:
        self.address = address
        self.headers = {"authorization": f"Bearer {token}"}
        self.moments: dict[str, Any] = {}
        self.moves = 0

    async def open(self, http: httpx.AsyncClient) -> None:
        """Open a table of each game, with the same person on all seats."""
        for game, players in PLAYERS.items():
            order = {"game": game, "seats": [{"kind": "me", "name": "Ann"}] * players}
            answer = await http.post("/tables", json=order, headers=self.headers)
            table = answer.json()["table"]["id"]
            await self.look(http, table)

    async def look(self, http: httpx.AsyncClient, table: str) -> Any:
        """How a table stands."""
        answer = await http.get(f"/tables/{table}", headers=self.headers)
        self.moments[table] = answer.json()["moment"]
        return self.moments[table]

    async def check_alive(self, http: httpx.AsyncClient, report: Report) -> None:
        """A move is played at every table. One whose game is over makes room for another."""
        for table in list(self.moments):
            moment = await self.look(http, table)
            if moment["over"]:
                del self.moments[table]
                continue
            offer = moment["offers"][len(moment["offers"]) // 2]["id"]
            order = {"command": f"alive-{self.moves:08}", "ply": moment["ply"], "action": offer}
            self.moves += 1
            path = f"/tables/{table}/play"
            answer = await http.post(path, json=order, headers=self.headers)
            if answer.status_code == 200:
                report.count("move", "played")
            elif answer.json()["error"] == "old-ply" or await self.has_moved(http, table, moment):
                report.count("move", "overtaken")
            else:
                report.fault("move", order, f"dead table: {answer.text[:200]}")
        if not self.moments:
            await self.open(http)

    async def has_moved(self, http: httpx.AsyncClient, table: str, moment: Any) -> bool:
        """Whether a table has other offers now. A ply comes again where others take back."""
        return bool((await self.look(http, table))["offers"] != moment["offers"])

    def some_table(self, rng: random.Random) -> str:
        """A table of theirs."""
        return rng.choice(list(self.moments))


def some_form(offer: Any, rng: random.Random) -> Any:
    """An offer by its notation or its typed form."""
    return rng.choice((offer["id"], offer["action"]))


# --- HTTP -----------------------------------------------------------------------------------------


def whole_request(victim: Victim, rng: random.Random) -> tuple[str, str, Any]:
    """A request that would be in order: how, what, with which body."""
    table = victim.some_table(rng)
    if rng.random() < 0.4:
        return "GET", rng.choice(GETS).replace("{t}", table), None
    ply = victim.moments[table]["ply"]
    offer = rng.choice(victim.moments[table]["offers"] or [STOP])
    command = f"fuzz-{rng.getrandbits(64):016x}"
    bodies: dict[str, Any] = {
        "/play": {"command": command, "ply": ply, "action": some_form(offer, rng)},
        "/undo": {"command": command, "ply": ply},
        "/chat": {"command": command, "text": "good evening"},
        "/why": {"action": offer["action"], "target": {"kind": "tile", "value": "2,3"}},
        "/join": {"name": "Ben", "invite": "x", "seat": 1, "words": ""},
        "/seat-bot": {"seat": 1, "bot": "easy"},
        "/open-seat": {"seat": 1},
        "/substitute": {"seat": 1, "bot": "easy"},
        "/return": {"seat": 0},
        "/report": {"number": 3},
        "/rematch": None,
    }  # fmt: skip
    if rng.random() < 0.1:
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "easy"}]
        order = {"game": "silk", "seats": seats, "options": {"edge_encloses": True}, "pace": "calm"}
        return "POST", "/tables", order
    what = rng.choice(list(bodies))
    return "POST", f"/tables/{table}{what}", bodies[what]


def request_bytes(victim: Victim, method: str, path: str, body: Any) -> bytes:
    """A request as it goes over the line."""
    content = b"" if body is None else json.dumps(body).encode("utf-8", "surrogatepass")
    lines = [
        f"{method} /api{path} HTTP/1.1", "host: 127.0.0.1", "content-type: application/json",
        f"authorization: {victim.headers['authorization']}", f"content-length: {len(content)}",
        "connection: close", "", "",
    ]  # fmt: skip
    return "\r\n".join(lines).encode("utf-8", "surrogatepass") + content


def broken_request(victim: Victim, rng: random.Random, mutator: Mutator) -> bytes:
    """A request with something wrong: in its body, its path, its headers, or anywhere."""
    method, path, body = whole_request(victim, rng)
    kind = rng.random()
    if body is not None and kind < 0.6:
        return request_bytes(victim, method, path, mutator.json(body))
    if kind < 0.75:
        strange = quote(str(rng.choice(ODD))[:3000].encode("utf-8", "surrogatepass"))
        return request_bytes(
            victim, method, path.replace(rng.choice(path.split("/")[1:]), strange), body
        )
    if kind < 0.8:
        method = rng.choice(("PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "get", "\0"))
        return request_bytes(victim, method, path, body)
    return mutator.bytes(request_bytes(victim, method, path, body))


async def attack_http(report: Report, victim: Victim, rng: random.Random, until: float) -> None:
    """Send broken requests until then; first those of the corpus."""
    mutator = Mutator(rng)
    for tried in kept("http"):
        await try_request(report, victim, tried.encode("latin-1"))
    while time.monotonic() < until:
        await try_request(report, victim, broken_request(victim, rng, mutator))


async def try_request(report: Report, victim: Victim, request: bytes) -> None:
    """Send one request on a connection of its own, and judge the answer."""
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


def whole_message(victim: Victim, table: str, rng: random.Random) -> Any:
    """A message that would be in order."""
    moment = victim.moments[table]
    ply, offer = moment["ply"], rng.choice(moment["offers"] or [STOP])
    command = f"fuzz-{rng.getrandbits(64):016x}"
    return rng.choice(
        [
            {"type": "hello", "have": rng.randrange(50), "ply": ply},
            {"type": "play", "command": command, "ply": ply, "action": some_form(offer, rng)},
            {"type": "undo", "command": command, "ply": ply},
            {"type": "chat", "command": command, "text": "good evening"},
            {"type": "why", "ask": command, "action": offer["action"]},
            {"type": "why", "ask": command, "target": {"kind": "tile", "value": "2,3"}},
            {"type": "preview", "ply": ply},
        ]
    )  # fmt: skip


async def attack_sockets(report: Report, victim: Victim, rng: random.Random, until: float) -> None:
    """Send broken messages until then, over one connection after the other."""
    mutator = Mutator(rng)
    while time.monotonic() < until:
        table = victim.some_table(rng)
        url = f"{victim.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        with suppress(ConnectionClosed, OSError):
            async with connect(
                url, additional_headers=victim.headers, max_size=None, max_queue=None
            ) as line:
                listener = asyncio.create_task(listen(report, victim, table, line))
                try:
                    await talk(report, victim, table, line, mutator, until)
                finally:
                    listener.cancel()


async def talk(
    report: Report,
    victim: Victim,
    table: str,
    line: ClientConnection,
    mutator: Mutator,
    until: float,
) -> None:
    """Say hello, and then broken things."""
    rng = mutator.rng
    await line.send('{"type": "hello"}')
    while time.monotonic() < until and table in victim.moments:
        kind = rng.random()
        message = whole_message(victim, table, rng)
        text = json.dumps(mutator.json(message) if kind < 0.8 else message)
        report.count("socket", "sent")
        if kind > 0.995:
            frame = Frame(Opcode.TEXT, text.encode()).serialize(mask=True)
            write_raw(line, mutator.bytes(frame))
        elif kind > 0.97:
            await line.send(mutator.bytes(text.encode()))
        else:
            await line.send(text)
        await asyncio.sleep(0.002)


def write_raw(line: ClientConnection, data: bytes) -> None:
    """Write bytes that are no frame; raises OSError if this side has closed the connection."""
    try:
        line.transport.write(data)
    except RuntimeError as error:
        raise ConnectionError("nothing more may be written") from error


async def listen(report: Report, victim: Victim, table: str, line: ClientConnection) -> None:
    """Judge what comes back."""
    moment: dict[str, Any] = {}
    async for text in line:
        message = json.loads(text)
        kind = message["type"]
        if kind == "news":
            moment = moment_after(message, moment)
            victim.moments[table] = moment or victim.moments[table]
        if kind in ("error", "refused"):
            kind = message["error"]
            if kind not in ERRORS:
                report.fault("socket", message, "an error of a kind that is not documented")
        report.count("heard", kind)


# --- Together -------------------------------------------------------------------------------------


async def attack_lines(report: Report, address: str, seed: int, until: float) -> None:
    """Attack a server at this address until then, while somebody plays."""
    async with httpx.AsyncClient(base_url=f"{address}/api", timeout=60) as http:
        token = (await http.post("/tokens")).json()["token"]
        victim = Victim(address, token)
        await victim.open(http)
        attacks = [
            asyncio.create_task(attack(report, victim, random.Random(f"{seed} {number}"), until))
            for attack in (attack_http, attack_sockets)
            for number in range(TALKERS)
        ]
        while time.monotonic() < until:
            await asyncio.sleep(0.5)
            await victim.check_alive(http, report)
        await asyncio.gather(*attacks)
