"""Somebody's connection is lost in the middle of a game, at a real server: after a while a bot
plays for them, and gives the seat back when they come again. Only the times are shorter."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError

from serai.server import app
from serai.server.run import WS_LIMIT
from serai.table import absence
from server.wiretap import PATIENCE, real_server
from table.hearing import moment_after

AWAY = 0.4
TOO_BIG = 1009
"""How a WebSocket says that a message is longer than it takes."""


class Seat:
    """A person who has the table open."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.moment: dict[str, Any] = {}
        self.bots: list[str | None] = []

    async def hear(self) -> dict[str, Any]:
        """The next news."""
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(self.line.recv(), PATIENCE))
            if message["type"] == "news":
                self.moment = moment_after(message, self.moment)
                if "table" in message:
                    self.bots = [seat["bot"] for seat in message["table"]["seats"]]
                return message

    async def play(self) -> None:
        """Play the first offer."""
        ply, action = self.moment["ply"], self.moment["offers"][0]["id"]
        order = {"type": "play", "command": f"command-{ply}", "ply": ply, "action": action}
        await self.line.send(json.dumps(order))


class Room:
    """A table of Silk for two, at a real server."""

    def __init__(self, address: str, table: str, tokens: list[str]) -> None:
        self.url = f"{address}/api/tables/{table}/socket".replace("http", "ws", 1)
        self.tokens = tokens

    @classmethod
    async def open(cls, address: str) -> Room:
        """Ann and Ben sit down."""
        async with httpx.AsyncClient(base_url=f"{address}/api", timeout=PATIENCE) as http:
            tokens = [(await http.post("/tokens")).json()["token"] for _ in range(2)]
            headers = [{"authorization": f"Bearer {token}"} for token in tokens]
            seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
            order = {"game": "silk", "seats": seats, "pace": "quick"}
            table = (await http.post("/tables", json=order, headers=headers[0])).json()["table"]
            join = {"name": "Ben", "invite": table["invite"]}
            await http.post(f"/tables/{table['id']}/join", json=join, headers=headers[1])
        return cls(address, table["id"], tokens)

    async def enter(self, seat: int) -> Seat:
        """Somebody opens the table."""
        headers = {"authorization": f"Bearer {self.tokens[seat]}"}
        person = Seat(await connect(self.url, additional_headers=headers))
        await person.line.send('{"type":"hello"}')
        await person.hear()
        return person


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot takes over soon, and the housekeeper looks around often."""
    monkeypatch.setitem(absence.BY_ITSELF, "quick", AWAY)
    monkeypatch.setattr(app, "ROUND", 0.05)


@pytest.mark.usefixtures("impatient")
def test_a_bot_takes_over_an_abandoned_seat_and_gives_it_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with real_server(tmp_path) as address:
            room = await Room.open(address)
            people = [await room.enter(0), await room.enter(1)]
            absent = people[0].moment["actor"]
            here, gone = people[1 - absent], people[absent]
            here_seat, loop = 1 - absent, asyncio.get_running_loop()
            left = loop.time()
            await gone.line.close()
            while here.bots[absent] is None:
                await here.hear()
            assert loop.time() - left >= AWAY
            assert here.bots == [None if seat == here_seat else "random" for seat in range(2)]
            while here.moment["actor"] != here_seat:  # the bot plays on
                await here.hear()
            back = await room.enter(absent)
            assert back.bots == [None, None]
            while here.bots[absent] is not None:
                await here.hear()
            while back.moment["actor"] != absent:
                await here.play()
                await back.hear()
                await here.hear()
            assert back.moment["offers"]
            await back.play()
            await back.hear()
            assert back.moment["story"]
            await back.line.close()
            await here.line.close()

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


def test_a_message_larger_than_any_ends_the_connection_and_changes_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with real_server(tmp_path) as address:
            room = await Room.open(address)
            ann = await room.enter(0)
            before = ann.moment
            await ann.line.send("x" * (WS_LIMIT + 1))
            with pytest.raises(ConnectionClosedError) as closed:
                await ann.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == TOO_BIG
            again = await room.enter(0)
            assert again.moment == before
            await again.line.close()

    asyncio.run(asyncio.wait_for(work(), PATIENCE))
