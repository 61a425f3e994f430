"""A table of our server without a network: the whole application in this process, on SQLite, with
a client for every seat. What a move costs here is what the server's own code costs, down to the
log on disk; sockets and other processes come on top of that (`load.py`).

It asks for nothing but what the API says, and so measures any revision (`compare.py`).
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from serai.server.app import make_app
from serai.server.settings import Settings

NEWS = '{"type":"news","number":'
PLY = re.compile(r'"(?:moment|now)":\{"ply":(\d+)')
OFFER = re.compile(r'\{"id":"([^"]+)","action"')
PLAY = '{"type":"play","command":"benchmark-%d","ply":%s,"action":"%s"}'
SOCKET: dict[str, Any] = {
    "type": "websocket",
    "scheme": "ws",
    "http_version": "1.1",
    "query_string": b"",
    "client": ("127.0.0.1", 1),
    "subprotocols": [],
}


class Seat:
    """A client. It reads just what it needs: the ply and the offers."""

    def __init__(self, app: Any, table: str, token: str, rng: random.Random) -> None:
        self.app, self.rng = app, rng
        self.has_news = asyncio.Event()
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.scope = SOCKET | {
            "path": f"/api/tables/{table}/socket",
            "headers": [(b"host", b"localhost"), (b"authorization", f"Bearer {token}".encode())],
        }
        self.offers: list[str] = []
        self.turn: tuple[str, list[str]] | None = None
        self.is_over = False
        self.received = 0
        self.own_seconds = 0.0
        """What the client itself took, which is not the server's."""

    async def sit(self) -> None:
        """Hear all that is told, until the server ends."""
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.say('{"type":"hello"}')
        await self.app(self.scope, self.inbox.get, self.hear)

    def say(self, text: str) -> None:
        """Send a message."""
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})

    async def hear(self, message: dict[str, Any]) -> None:
        """Count news, and see what may be played."""
        begun = time.thread_time()  # not the clock's: others may have the processor meanwhile
        text = message.get("text") or ""
        if text.startswith(NEWS):
            self.received += len(text)
            ply = PLY.search(text)
            if '"offers":' in text:
                self.offers = OFFER.findall(text)
            self.turn = (ply[1], self.offers) if ply and self.offers else None
            self.is_over |= '"over":true' in text
            self.has_news.set()
        self.own_seconds += time.thread_time() - begun

    async def wait_for_news(self) -> None:
        """Wait until more is told than has been waited for."""
        await self.has_news.wait()
        self.has_news.clear()

    def play(self, number: int) -> None:
        """Play one of the offers."""
        assert self.turn is not None
        ply, offers = self.turn
        self.turn = None
        self.say(PLAY % (number, ply, self.rng.choice(offers)))


async def call(app: Any, method: str, path: str, body: Any = None, token: str = "") -> Any:
    """A request over HTTP, and its answer."""
    import httpx

    headers = {"authorization": f"Bearer {token}"} if token else {}
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
        return (await http.request(method, f"/api{path}", json=body, headers=headers)).json()


async def open_table(app: Any, game: str, players: int) -> list[Seat]:
    """A running game with a client on every seat."""
    tokens = [(await call(app, "POST", "/tokens"))["token"] for _ in range(players)]
    seats = [{"kind": "me", "name": "A"}, *[{"kind": "open"}] * (players - 1)]
    order = {"game": game, "seats": seats}
    table = (await call(app, "POST", "/tables", order, tokens[0]))["table"]
    for token in tokens[1:]:
        join = {"name": "B", "invite": table["invite"]}
        await call(app, "POST", f"/tables/{table['id']}/join", join, token)
    return [Seat(app, table["id"], token, random.Random(n)) for n, token in enumerate(tokens)]


async def wait_for_all(seats: list[Seat]) -> None:
    """Wait until everybody has heard of what was done last."""
    for seat in seats:
        await seat.wait_for_news()


async def play_moves(app: Any, game: str, players: int, moves: int) -> tuple[float, int]:
    """The server's processor seconds for so many moves, and the bytes that it sent."""
    seats: list[Seat] = []
    sitting: list[asyncio.Task[None]] = []
    spent, received, made = 0.0, 0, 0
    while made < moves:
        if not seats or any(seat.is_over for seat in seats):
            received += sum(seat.received for seat in seats)
            seats = await open_table(app, game, players)
            sitting += [asyncio.create_task(seat.sit()) for seat in seats]
            await wait_for_all(seats)
        own = sum(seat.own_seconds for seat in seats)
        begun = time.process_time()
        while made < moves and not any(seat.is_over for seat in seats):
            player = next(seat for seat in seats if seat.turn)
            player.play(made)
            await wait_for_all(seats)
            made += 1
        spent += time.process_time() - begun
        spent -= sum(seat.own_seconds for seat in seats) - own
    received += sum(seat.received for seat in seats)
    for task in sitting:
        task.cancel()
    await asyncio.gather(*sitting, return_exceptions=True)
    return spent, received


async def measure(game: str, players: int, moves: int, around: Callable[[], Any]) -> dict[str, Any]:
    """What a move costs, once the game can be played; `around` is entered while moves are made."""
    with tempfile.TemporaryDirectory() as folder:
        app = make_app(Settings(f"sqlite:///{Path(folder) / 'moves.db'}", patience=1e6))
        async with app.router.lifespan_context(app):
            while not is_ready(await call(app, "GET", "/health"), game):
                await asyncio.sleep(0.2)
            await play_moves(app, game, players, moves // 10)
            with around():
                spent, received = await play_moves(app, game, players, moves)
    return {"seconds": spent / moves, "bytes": round(received / moves / players)}


def is_ready(health: Any, game: str) -> bool:
    """Whether a game can be played."""
    return any(each["game"] == game and each["state"] == "ready" for each in health["games"])


def main() -> None:
    """One game's figures, for a look or for a profile."""
    import argparse
    import contextlib
    import cProfile
    import pstats

    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--moves", type=int, default=1000)
    parser.add_argument("--profile", action="store_true")
    chosen = parser.parse_args()
    profile = cProfile.Profile()
    around: Any = (lambda: profile) if chosen.profile else contextlib.nullcontext
    print(json.dumps(asyncio.run(measure(chosen.game, chosen.players, chosen.moves, around))))
    if chosen.profile:
        pstats.Stats(profile).sort_stats("tottime").print_stats(45)


if __name__ == "__main__":
    main()
