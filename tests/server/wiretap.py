"""A whole game at a real server, over real sockets, with every byte that each client receives.

The same game can be played in another world: its script says what everybody decides and what chance
does. Nothing that was received is altered before it is compared. Instead, what would differ from
server to server is drawn from a seed: the server's key, tokens, the table's id, the secret of the
dice. Nobody chats, so that no time of day is told.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import secrets
import socket
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from serai.engine.match import Match
from serai.engine.seat import CHANCE
from serai.server.run import make_server
from serai.table import absence, decision
from server.serving import settings_for

Action = dict[str, str]
HINT_EVERY = 20
"""Hints and records are asked for at each so-manieth decision: they take time."""
PATIENCE = 60.0


@dataclass(frozen=True)
class Script:
    """All actions of a game, chance included, and which seat decided each."""

    game: str
    players: int
    actions: Sequence[Action]
    seats: Sequence[int]


def script_of(match: Match, actions: Sequence[Action]) -> Script:
    """These actions, decided by whom they are decided in this match."""
    return Script(match.game.id, match.players, actions, [seat for seat, _ in match.log])


def follow_script(patch: pytest.MonkeyPatch, script: Script, seed: int) -> None:
    """Chance does what the script says, everything random is drawn from a seed, and nobody is ever
    away for long."""

    def scripted(match: Match, move: Any) -> tuple[Match, int]:
        ahead = match.branch(chance="manual")
        if move is not None:
            ahead.play(move)
        while ahead.ply < len(script.seats) and script.seats[ahead.ply] == CHANCE:
            ahead.play(script.actions[ahead.ply])
        return ahead, ahead.settle()

    patch.setattr(decision, "look_ahead", scripted)
    patch.setattr(absence, "_seconds", lambda *_: 0.0)  # a busy machine takes a second more
    keys, names, dice = (random.Random(seed + step) for step in range(3))
    patch.setattr(secrets, "token_hex", lambda size: keys.randbytes(size).hex())
    patch.setattr(secrets, "token_urlsafe", lambda size: names.randbytes(size).hex())
    patch.setattr(secrets, "token_bytes", dice.randbytes)


@dataclass
class Tap:
    """A client, and every text that came to it, in the order in which it came."""

    token: str
    http: httpx.AsyncClient
    line: ClientConnection
    received: list[str] = field(default_factory=list)

    async def ask(self, expected: Callable[[dict[str, Any]], bool], **message: Any) -> None:
        """Send something, and listen until its answer has come."""
        await self.line.send(json.dumps(message))
        await self.listen(expected)

    async def listen(self, expected: Callable[[dict[str, Any]], bool]) -> None:
        """Take in what comes, up to what was expected."""
        while True:
            text = await asyncio.wait_for(self.line.recv(), PATIENCE)
            self.received.append(str(text))
            if expected(json.loads(text)):
                return

    async def get(self, path: str) -> None:
        """Ask over HTTP."""
        answer = await self.http.get(path, headers={"authorization": f"Bearer {self.token}"})
        self.received.append(answer.text)


def is_(*kinds: str) -> Callable[[dict[str, Any]], bool]:
    """Whether a message is of one of these kinds."""
    return lambda message: message["type"] in kinds


def is_news(number: int) -> Callable[[dict[str, Any]], bool]:
    """Whether a message is the news with this number."""
    return lambda message: message["type"] == "news" and message["number"] == number


@asynccontextmanager
async def real_server(folder: Path, **changed: Any) -> AsyncIterator[str]:
    """The address of a server that listens on this machine."""
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    port = listener.getsockname()[1]
    server: uvicorn.Server = make_server(settings_for(folder, **changed), "127.0.0.1", port)
    serving = asyncio.create_task(server.serve([listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await serving


async def sit_down(http: httpx.AsyncClient, script: Script) -> tuple[str, list[str]]:
    """A table with people on all seats, and their tokens; the last token is a spectator's."""
    tokens = [(await http.post("/tokens")).json()["token"] for _ in range(script.players + 1)]
    headers = [{"authorization": f"Bearer {token}"} for token in tokens]
    seats = [{"kind": "me", "name": "P0"}, *[{"kind": "open"}] * (script.players - 1)]
    order = {"game": script.game, "seats": seats}
    table = (await http.post("/tables", json=order, headers=headers[0])).json()["table"]
    for number in range(1, script.players):
        join = {"name": f"P{number}", "invite": table["invite"]}
        await http.post(f"/tables/{table['id']}/join", json=join, headers=headers[number])
    return str(table["id"]), tokens


async def overhear(
    folder: Path, script: Script, servers: int = 1, **changed: Any
) -> list[list[str]]:
    """What each seat, and last a spectator, received in the game of this script. They sit at so
    many servers in turn."""
    taps: list[Tap] = []
    async with AsyncExitStack() as stack:
        guests = []
        for _ in range(servers):
            address = await stack.enter_async_context(real_server(folder, **changed))
            client = httpx.AsyncClient(base_url=f"{address}/api", timeout=PATIENCE)
            guests.append((address, await stack.enter_async_context(client)))
        table, tokens = await sit_down(guests[0][1], script)
        for _, http in guests:  # from now on each server hears what happens at the others
            await http.get(f"/tables/{table}")
        for (address, http), token in zip(itertools.cycle(guests), tokens, strict=False):
            url = f"{address}/api/tables/{table}/socket".replace("http", "ws", 1)
            headers = {"authorization": f"Bearer {token}"}
            line = await connect(url, additional_headers=headers, max_size=None)
            taps.append(Tap(token, http, line))
            await taps[-1].ask(is_("presence"), type="hello")
            for earlier in taps[:-1]:
                await earlier.listen(is_("presence"))
        await play(table, taps, script)
        for tap in taps:
            await tap.line.close()
    return [tap.received for tap in taps]


async def play(table: str, taps: Sequence[Tap], script: Script) -> None:
    """Play the script; before each decision everybody asks what can be asked."""
    number = script.players + 1  # opened, joined by all but the host, begun
    for ply, (seat, action) in enumerate(zip(script.seats, script.actions, strict=True)):
        if seat == CHANCE:
            continue
        if number % HINT_EVERY == 0:
            for tap in taps:
                await tap.get(f"/tables/{table}/hint")
                await tap.get(f"/tables/{table}/record")
        for tap in taps:
            target = {"kind": "seat", "value": "A"}
            await tap.ask(is_("reasons", "error"), type="why", ask=f"ask-{ply:08}", target=target)
        await taps[seat].ask(is_("previews"), type="preview", ply=ply)
        order = {"type": "play", "command": f"ply-{ply:08}", "ply": ply, "action": action}
        await taps[seat].ask(is_("done", "refused"), **order)
        assert json.loads(taps[seat].received[-1])["type"] == "done", taps[seat].received[-1]
        number += 1
        for tap in taps:
            if tap is not taps[seat]:
                await tap.listen(is_news(number))
