"""Whom the attacks are for: somebody who plays on whatever is sent, and tables that may be
ruined."""

from __future__ import annotations

import random
from collections import deque
from dataclasses import dataclass
from typing import Any

import httpx

from attack.report import Report

PLAYERS = {"silk": 2, "silk-road": 3, "silver-isle": 4}
KEPT = 6
"""So many finished games are attacked."""


@dataclass(frozen=True)
class Prey:
    """A table that waits for guests, its host and a guest: all of it may be ruined."""

    table: str
    invite: str
    host: str
    guest: str


class Victim:
    """A server, somebody at tables of all games, and the moment of each as they saw it last."""

    def __init__(self, address: str, token: str) -> None:
        self.address = address
        self.token = token
        self.moments: dict[str, Any] = {}
        self.finished: deque[str] = deque(maxlen=KEPT)
        self.prey: Prey | None = None
        self.moves = 0

    @property
    def headers(self) -> dict[str, str]:
        """By which they are known."""
        return bearer(self.token)

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
                self.finished.append(table)
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

    async def open_prey(self, http: httpx.AsyncClient) -> None:
        """Open another table that may be ruined, by people who have nothing else."""
        host, guest = [(await http.post("/tokens")).json()["token"] for _ in range(2)]
        order = {"game": "silk", "seats": [{"kind": "me", "name": "Cleo"}, *[{"kind": "open"}] * 2]}
        answer = await http.post("/tables", json=order, headers=bearer(host))
        table = answer.json()["table"]
        self.prey = Prey(table["id"], table["invite"], host, guest)

    def some_table(self, rng: random.Random) -> str:
        """A table of theirs."""
        return rng.choice(list(self.moments))


def bearer(token: str) -> dict[str, str]:
    """The header by which somebody is known."""
    return {"authorization": f"Bearer {token}"}
