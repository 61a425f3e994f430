"""A client that keeps to the rules of docs/api.md: it plays by itself, and survives every kind of
loss by saying hello again and sending again what was not acknowledged."""

from __future__ import annotations

import asyncio
import json
import random
import time
import uuid
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Any, TypeAlias

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from table.hearing import moment_after, tells_the_game

TALKS = 0.05
"""How often it says something before it moves."""
Numbers: TypeAlias = Callable[[Collection[str]], Awaitable[Mapping[str, int]]]
"""Says how many entries the logs of these tables have."""


class Robot:
    """Somebody who plays any offer, and talks now and then. It keeps what it heard, and what was
    acknowledged. Where one server does not answer it goes to another of `elsewhere`."""

    def __init__(
        self, address: str, table: str, token: str, seed: int, elsewhere: Sequence[str] = ()
    ) -> None:
        self.addresses = [address, *elsewhere]
        self.address = address
        self.table = table
        self.headers = {"authorization": f"Bearer {token}"}
        self.rng = random.Random(seed)
        self.number = 0
        self.moment: dict[str, Any] = {"ply": 0, "offers": [], "over": False}
        self.story: list[dict[str, Any]] = []
        self.seats: list[dict[str, Any]] = []
        self.chat: dict[int, str] = {}
        self.pending: dict[str, dict[str, Any]] = {}
        """What was sent and not acknowledged, by its command."""
        self.acknowledged: dict[str, int] = {}
        self.faults: list[str] = []
        self.is_resting = False
        """Whether it only listens from now on."""
        self.longest_absence = 0.0
        """Seconds from the end of a connection until it heard how the table is."""
        self._left_at: float | None = None

    async def play(self) -> None:
        """Play, whatever happens to the connection, and go on listening after the game."""
        while True:
            url = f"{self.address}/api/tables/{self.table}/socket".replace("http", "ws", 1)
            try:
                async with connect(url, additional_headers=self.headers) as line:
                    await self._talk(line)
            except (OSError, ConnectionClosed, InvalidHandshake, EOFError):
                self._left_at = self._left_at or time.monotonic()
                self.address = self.rng.choice(self.addresses)
                await asyncio.sleep(0.02)

    async def _talk(self, line: ClientConnection) -> None:
        await self._greet(line)
        for message in list(self.pending.values()):
            await line.send(json.dumps(message))
        while True:
            await self._take(line, json.loads(await line.recv()))

    async def _greet(self, line: ClientConnection) -> None:
        hello = {"type": "hello", "have": self.number, "ply": self.moment["ply"]}
        await line.send(json.dumps(hello))

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
            self.pending.pop(message["command"], None)
            await self._greet(line)

    def _hear(self, news: dict[str, Any]) -> None:
        if news["before"] is not None and news["before"] > self.number:
            self.faults.append(f"a gap: {self.number} then {news['before']}")
        self.number = news["number"]
        if self._left_at is not None:
            absence = time.monotonic() - self._left_at
            self.longest_absence, self._left_at = max(self.longest_absence, absence), None
        if "table" in news:
            self.seats = news["table"]["seats"]
        for said in news.get("chat", []):
            if self.chat.setdefault(said["number"], said["text"]) != said["text"]:
                self.faults.append(f"two lines of one number: {said}")
        if tells_the_game(news):
            self.moment = moment_after(news, self.moment)
            since = self.moment["since"]
            kept = [told for told in self.story if told["ply"] < since]
            self.story = kept + self.moment["story"]

    def _note(self, command: str, number: int) -> None:
        if self.acknowledged.setdefault(command, number) != number:
            self.faults.append(f"{command} was acknowledged as two numbers")
        self.pending.pop(command, None)

    async def _move(self, line: ClientConnection) -> None:
        if self.pending or self.is_resting or not self.moment["offers"]:
            return
        if self.rng.random() < TALKS:
            await self._command(line, type="chat", text=f"my move {self.number}")
        offer = self.rng.choice(self.moment["offers"])["id"]
        await self._command(line, type="play", ply=self.moment["ply"], action=offer)

    async def _command(self, line: ClientConnection, **message: Any) -> None:
        command = uuid.UUID(int=self.rng.getrandbits(128)).hex
        self.pending[command] = {**message, "command": command}
        await line.send(json.dumps(self.pending[command]))


async def rest(robots: Sequence[Robot], numbers: Numbers, patience: float) -> None:
    """Let nobody move any more, and wait until everybody has heard all that the logs hold."""
    for robot in robots:
        robot.is_resting = True
    deadline = time.monotonic() + patience
    while behind := behind_of(robots, await numbers({robot.table for robot in robots})):
        assert time.monotonic() < deadline, f"somebody never hears all: {behind}"
        await asyncio.sleep(0.05)


def behind_of(robots: Sequence[Robot], numbers: Mapping[str, int]) -> list[str]:
    """Who has not heard all, waits for an answer, or sits where no robot has to move."""
    quiet = {robot.table for robot in robots if robot.moment["offers"] or robot.moment["over"]}
    return [
        f"{robot.table}: heard {robot.number} of {numbers[robot.table]}, waits for {robot.pending}"
        for robot in robots
        if robot.pending or robot.number != numbers[robot.table] or robot.table not in quiet
    ]
