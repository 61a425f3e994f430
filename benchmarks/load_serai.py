"""Our server under load: `serai serve` with its defaults, but for rate limits."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
import time
import uuid
from pathlib import Path
from typing import Any

import httpx

from load_line import Line, listen
from load_table import Table

START = 300.0
"""Seconds that the rules may take to be compiled."""
NAME = "serai"

NEWS = b'{"type":"news","number":'
OFFERS, OVER = b'"offers":[', b'"over":true'
PLY = re.compile(rb'"(?:moment|now)":\{"ply":(\d+)')
OFFER = re.compile(rb'\{"id":"([^"]+)","action"')
PLAY = b'{"type":"play","command":"%s","ply":%s,"action":"%s"}'


def start(folder: Path, game: str) -> tuple[subprocess.Popen[str], str]:
    """The server as people run it, on a free port, once the game can be played."""
    command = [sys.executable, "-c", "from serai.cli import main; main()"]
    options = ["serve", "--port", "0", "--database", str(folder / "load.db"), "--no-browser"]
    process = subprocess.Popen(
        [*command, *options, "--patience", "1000000"],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ,
    )
    assert process.stdout is not None
    address = process.stdout.readline().split("Serai is at ")[1].split("/ ")[0]
    wait_for(address, game)
    return process, address


def wait_for(address: str, game: str) -> None:
    """Wait until a game can be played."""
    deadline = time.monotonic() + START
    with httpx.Client(transport=httpx.HTTPTransport(retries=10), timeout=START) as http:
        while time.monotonic() < deadline:
            games = http.get(f"{address}/api/health").json()["games"]
            if {"game": game, "state": "ready"}.items() <= next(
                found.items() for found in games if found["game"] == game
            ):
                return
            time.sleep(0.2)
    raise SystemExit(f"{game} was not ready in time")


async def open_table(address: str, game: str, players: int) -> list[dict[str, Any]]:
    """A running game between people: what each client needs to know."""
    async with httpx.AsyncClient(base_url=f"{address}/api", timeout=START) as http:
        tokens = [(await http.post("/tokens")).json()["token"] for _ in range(players)]
        headers = [{"authorization": f"Bearer {token}"} for token in tokens]
        seats = [{"kind": "me", "name": "A"}, *[{"kind": "open"}] * (players - 1)]
        order = {"game": game, "seats": seats}
        opened = (await http.post("/tables", json=order, headers=headers[0])).json()["table"]
        for other in headers[1:]:
            join = {"name": "B", "invite": opened["invite"]}
            await http.post(f"/tables/{opened['id']}/join", json=join, headers=other)
    url = f"{address}/api/tables/{opened['id']}/socket".replace("http", "ws", 1)
    return [{"url": url, "headers": each} for each in headers]


class Client:
    """One seat: plays any offer at once, until the game is over. Of a message it reads just what it
    has to; to parse all of it would take longer than the server takes to write it."""

    def __init__(self, table: Table, seat: dict[str, Any]) -> None:
        self.table = table
        self.rng = random.Random(str(seat))
        self.is_first = True
        self.offers: list[bytes] = []

    def hear(self, line: Line, text: bytes) -> None:
        """Count news, and answer them if there is something to do."""
        if not text.startswith(NEWS):
            return
        number = int(text[len(NEWS) : text.index(b",", len(NEWS))])
        if not self.is_first:
            self.table.hear(number, len(text))
        self.is_first = False
        ply = PLY.search(text)
        if ply is None:
            return
        if (begin := text.find(OFFERS)) > 0:
            self.offers = OFFER.findall(text, begin)
        if self.offers:
            self.play(line, number, ply[1], self.rng.choice(self.offers))
        elif OVER in text:
            line.close()

    def play(self, line: Line, number: int, ply: bytes, action: bytes) -> None:
        """Play an offer."""
        command = uuid.uuid4().hex.encode()
        self.table.send(number + 1)
        line.send(PLAY % (command, ply, action))


async def client(table: Table, seat: dict[str, Any]) -> None:
    """One seat, until the game is over."""
    guest = Client(table, seat)
    await listen(seat["url"], seat["headers"], guest.hear, b'{"type":"hello"}')
