"""A boardgame.io server under load, as its documentation sets one up: `peers/boardgame_io/`.

Its clients are written here with the same WebSocket library as ours, so that both servers have
clients of the same cost: they speak as much of the Socket.IO protocol as it takes.
"""

from __future__ import annotations

import json
import random
import shutil
import socket
import subprocess
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from load_table import Table

FOLDER = Path(__file__).parent / "peers" / "boardgame_io"
GAME = "meadow"
NAME = "boardgame.io"
TILES = 20
PING, PONG = "2", "3"


def start(folder: Path, _: str) -> tuple[subprocess.Popen[str], str]:
    """The server with its file storage, on a free port."""
    if not (FOLDER / "node_modules").exists():
        raise SystemExit(f"boardgame.io is not installed: npm install in {FOLDER}")
    with socket.socket() as probe:
        probe.bind(("", 0))
        port = probe.getsockname()[1]
    command = [str(shutil.which("node")), "server.js", str(port), str(folder)]
    process = subprocess.Popen(command, cwd=FOLDER, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    for line in process.stdout:
        if "App serving" in line:
            return process, f"http://127.0.0.1:{port}"
    raise SystemExit("boardgame.io did not start")


async def open_table(address: str, _: str, players: int) -> list[dict[str, Any]]:
    """A match between people: what each client needs to know."""
    async with httpx.AsyncClient(base_url=f"{address}/games/{GAME}", timeout=60) as http:
        match = (await http.post("/create", json={"numPlayers": players})).json()["matchID"]
        seats = []
        for number in range(players):
            join = {"playerID": str(number), "playerName": "A"}
            answer = (await http.post(f"/{match}/join", json=join)).json()
            seats.append(
                {
                    "url": f"{address}/socket.io/?EIO=4&transport=websocket".replace(
                        "http", "ws", 1
                    ),
                    "match": match,
                    "player": str(number),
                    "credentials": answer["playerCredentials"],
                    "players": players,
                }
            )
    return seats


async def client(table: Table, seat: dict[str, Any]) -> None:
    """One player: places a worm at once, until the game is over."""
    rng = random.Random(str(seat))
    async with connect(seat["url"]) as line:
        await line.recv()
        await line.send(f"40/{GAME},")
        await line.recv()
        await emit(
            line, "sync", seat["match"], seat["player"], seat["credentials"], seat["players"]
        )
        async for text in line:
            if text == PING:
                await line.send(PONG)
                continue
            kind, _, *rest = json.loads(str(text).partition(",")[2])
            if kind == "update":
                table.hear(rest[0]["_stateID"], len(text))
            if kind in ("sync", "update"):
                state = rest[0]["state"] if kind == "sync" else rest[0]
                await place_any(table, line, seat, state, rng)
                if "gameover" in state["ctx"]:
                    return


async def emit(line: ClientConnection, *words: Any) -> None:
    """Send an event."""
    await line.send(f"42/{GAME},{json.dumps(words)}")


async def place_any(
    table: Table,
    line: ClientConnection,
    seat: dict[str, Any],
    state: dict[str, Any],
    rng: random.Random,
) -> None:
    """Place a worm anywhere, if it is this player's turn."""
    context = state["ctx"]
    if context["currentPlayer"] != seat["player"] or "gameover" in context:
        return
    payload = {
        "type": "place",
        "args": [rng.randrange(TILES)],
        "playerID": seat["player"],
        "credentials": seat["credentials"],
    }
    move = {"type": "MAKE_MOVE", "payload": payload}
    number = state["_stateID"]
    table.send(number + 1)
    await emit(line, "update", move, number, seat["match"], seat["player"])
