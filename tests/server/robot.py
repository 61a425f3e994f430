"""A client that keeps to the rules of docs/api.md: it plays by itself, and survives every kind of
loss by saying hello again and sending again what was not acknowledged."""

from __future__ import annotations

import asyncio
import json
import random
import uuid
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from table.hearing import moment_after, tells_the_game


class Robot:
    """Somebody who plays any offer. It keeps what it heard, and what was acknowledged."""

    def __init__(self, address: str, table: str, token: str, seed: int) -> None:
        self.address = f"{address}/api/tables/{table}/socket".replace("http", "ws", 1)
        self.table = table
        self.headers = {"authorization": f"Bearer {token}"}
        self.rng = random.Random(seed)
        self.number = 0
        self.moment: dict[str, Any] = {"ply": 0, "offers": [], "over": False}
        self.story: list[dict[str, Any]] = []
        self.pending: dict[str, Any] | None = None
        self.acknowledged: dict[str, int] = {}
        self.faults: list[str] = []

    async def play(self) -> None:
        """Play until the game is over, whatever happens to the connection."""
        while not self.moment["over"]:
            try:
                async with connect(self.address, additional_headers=self.headers) as line:
                    await self._talk(line)
            except (OSError, ConnectionClosed, InvalidHandshake, EOFError):
                await asyncio.sleep(0.02)

    async def _talk(self, line: ClientConnection) -> None:
        await line.send(
            json.dumps({"type": "hello", "have": self.number, "ply": self.moment["ply"]})
        )
        if self.pending is not None:
            await line.send(json.dumps(self.pending))
        while not self.moment["over"]:
            await self._take(line, json.loads(await line.recv()))

    async def _take(self, line: ClientConnection, message: dict[str, Any]) -> None:
        if message["type"] == "news":
            self._hear(message)
            await self._move(line)
        elif message["type"] == "done":
            self._note(message["command"], message["number"])
            await self._move(line)
        elif message["type"] == "refused":
            if message["error"] not in ("old-ply", "not-your-turn", "busy"):
                self.faults.append(str(message))
            self.pending = None
            await line.send(
                json.dumps({"type": "hello", "have": self.number, "ply": self.moment["ply"]})
            )

    def _hear(self, news: dict[str, Any]) -> None:
        if news["before"] is not None and news["before"] > self.number:
            self.faults.append(f"a gap: {self.number} then {news['before']}")
        self.number = news["number"]
        if tells_the_game(news):
            self.moment = moment_after(news, self.moment)
            since = self.moment["since"]
            kept = [told for told in self.story if told["ply"] < since]
            self.story = kept + self.moment["story"]

    def _note(self, command: str, number: int) -> None:
        if self.acknowledged.setdefault(command, number) != number:
            self.faults.append(f"{command} was acknowledged as two numbers")
        if self.pending is not None and self.pending["command"] == command:
            self.pending = None

    async def _move(self, line: ClientConnection) -> None:
        if self.pending is not None or not self.moment["offers"]:
            return
        offer = self.rng.choice(self.moment["offers"])["id"]
        command = uuid.UUID(int=self.rng.getrandbits(128)).hex
        self.pending = {
            "type": "play",
            "command": command,
            "ply": self.moment["ply"],
            "action": offer,
        }
        await line.send(json.dumps(self.pending))
