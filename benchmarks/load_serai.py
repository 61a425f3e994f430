"""Our server under load: `serai serve` with its defaults, but for rate limits."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
import uuid
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from load_table import Table

START = 300.0
"""Seconds that the rules may take to be compiled."""
NAME = "serai"


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
    with httpx.Client(transport=httpx.HTTPTransport(retries=10)) as http:
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


async def client(table: Table, seat: dict[str, Any]) -> None:
    """One seat: plays any offer at once, until the game is over."""
    rng, is_first = random.Random(str(seat)), True
    async with connect(seat["url"], additional_headers=seat["headers"]) as line:
        await line.send('{"type":"hello"}')
        async for text in line:
            news = json.loads(text)
            if news["type"] != "news":
                continue
            if not is_first:
                table.hear(news["number"], len(text))
            is_first = False
            await play_any(table, line, news, rng)
            if news["moment"]["over"]:
                return


async def play_any(
    table: Table, line: ClientConnection, news: dict[str, Any], rng: random.Random
) -> None:
    """Play one of the offers, if there are any."""
    offers = news["moment"]["offers"]
    if offers:
        play = {"type": "play", "command": uuid.uuid4().hex, "ply": news["moment"]["ply"]}
        table.send(news["number"] + 1)
        await line.send(json.dumps({**play, "action": rng.choice(offers)["id"]}))
