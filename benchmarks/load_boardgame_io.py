"""A boardgame.io server under load, as its documentation sets one up: `peers/boardgame_io/`.

Its clients are made of the same line as ours, so that both servers have clients of the same cost:
they speak as much of the Socket.IO protocol as it takes.
"""

from __future__ import annotations

import json
import random
import re
import shutil
import socket
import subprocess
from pathlib import Path
from typing import Any

import httpx

from load_line import Line, listen
from load_table import Table

FOLDER = Path(__file__).parent / "peers" / "boardgame_io"
GAME = "meadow"
NAME = "boardgame.io"
TILES = 20

PING, PONG, OPEN = b"2", b"3", b"0"
CONNECT = f"40/{GAME},".encode()
EVENT = f"42/{GAME},".encode()
SYNC, UPDATE = EVENT + b'["sync"', EVENT + b'["update"'
PLAYER = re.compile(rb'"currentPlayer":"(\d+)"')
NUMBER = re.compile(rb'"_stateID":(\d+)')
GAMEOVER = b'"gameover":'
MOVE = (
    EVENT + b'["update",{"type":"MAKE_MOVE","payload":{"type":"place","args":[%d],'
    b'"playerID":"%s","credentials":"%s"}},%d,"%s","%s"]'
)


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


class Client:
    """One player: places a worm at once, until the game is over. Of a message it reads just what it
    has to: the state comes first in it, whatever else there is."""

    def __init__(self, table: Table, seat: dict[str, Any]) -> None:
        self.table = table
        self.seat = seat
        self.rng = random.Random(str(seat))
        self.player = seat["player"].encode()
        self.match = seat["match"].encode()
        self.credentials = seat["credentials"].encode()

    def hear(self, line: Line, text: bytes) -> None:
        """Greet, answer pings, and place a worm if it is this player's turn."""
        if text.startswith((UPDATE, SYNC)):
            self.look(line, text)
        elif text == PING:
            line.send(PONG)
        elif text.startswith(OPEN):
            line.send(CONNECT)
        elif text.startswith(CONNECT):
            seat = self.seat
            words = ("sync", seat["match"], seat["player"], seat["credentials"], seat["players"])
            line.send(EVENT + json.dumps(words).encode())

    def look(self, line: Line, text: bytes) -> None:
        """Count an update, and go on."""
        number, player = NUMBER.search(text), PLAYER.search(text)
        assert number is not None
        assert player is not None
        if text.startswith(UPDATE):
            self.table.hear(int(number[1]), len(text))
        if GAMEOVER in text:
            line.close()
        elif player[1] == self.player:
            self.place(line, int(number[1]))

    def place(self, line: Line, number: int) -> None:
        """Place a worm anywhere."""
        self.table.send(number + 1)
        tile = self.rng.randrange(TILES)
        line.send(MOVE % (tile, self.player, self.credentials, number, self.match, self.player))


async def client(table: Table, seat: dict[str, Any]) -> None:
    """One player, until the game is over."""
    await listen(seat["url"], {}, Client(table, seat).hear)
