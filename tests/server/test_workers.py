"""Two processes on one PostgreSQL are one house: who sits at one hears what happens at the other,
nobody is taken for absent who is there, and a fan-out that is cut off costs
time and nothing else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest
from sqlalchemy import create_engine, text
from websockets.asyncio.client import ClientConnection, connect

from serai.server.storage.notices import Notices
from server.postgres import database
from server.wiretap import PATIENCE, real_server
from table.hearing import moment_after

pytestmark = [pytest.mark.once, pytest.mark.postgres]


@pytest.fixture
def shared_url(request: pytest.FixtureRequest) -> Any:
    """A PostgreSQL database of its own."""
    with database(request.getfixturevalue("postgres"), f"serai-{uuid4().hex}") as url:
        yield url


class Guest:
    """Somebody at a table by one of the processes."""

    def __init__(self, address: str, token: str, table: str, line: ClientConnection) -> None:
        self.address, self.token, self.table, self.line = address, token, table, line
        self.number, self.moment, self.chat = 0, {}, []
        self.away: list[Any] = []
        self.gaps = 0

    async def listen(self, until: Callable[[], bool]) -> None:
        """Take in what comes, until this holds."""
        while not until():
            message = json.loads(await asyncio.wait_for(self.line.recv(), PATIENCE))
            if message["type"] == "presence":
                self.away = message["connected"]
            if message["type"] != "news":
                continue
            self.gaps += message["before"] not in (None, self.number)
            self.number = message["number"]
            self.moment = moment_after(message, self.moment)
            self.chat += [line["text"] for line in message.get("chat", [])]

    async def say(self, **message: Any) -> None:
        """Send a message."""
        await self.line.send(json.dumps(message))

    async def play(self) -> None:
        """Play the first offer."""
        action = self.moment["offers"][0]["id"]
        name = f"command-{self.moment['ply']}"
        await self.say(type="play", command=name, ply=self.moment["ply"], action=action)


async def come(address: str, token: str, table: str) -> Guest:
    """Sit at the table of this process."""
    url = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
    line = await connect(url, additional_headers=bearer(token), max_size=None)
    guest = Guest(address, token, table, line)
    await guest.say(type="hello")
    await guest.listen(lambda: bool(guest.number))
    return guest


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


async def table_of_two(address: str) -> tuple[str, list[str]]:
    """A table of Ann and Ben, and their tokens."""
    async with httpx.AsyncClient(base_url=f"{address}/api") as http:
        tokens = [(await http.post("/tokens")).json()["token"] for _ in range(2)]
        order = {"game": "silk", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}
        opened = await http.post("/tables", json=order, headers=bearer(tokens[0]))
        table = opened.json()["table"]
        join = {"name": "Ben", "invite": table["invite"]}
        await http.post(f"/tables/{table['id']}/join", json=join, headers=bearer(tokens[1]))
    return table["id"], tokens


def with_two_guests(
    folder: Path, url: str, work: Callable[[Guest, Guest], Coroutine[Any, Any, None]]
) -> None:
    """Let Ann sit at one process and Ben at another."""

    async def run() -> None:
        async with (
            real_server(folder, database=url) as one,
            real_server(folder, database=url) as two,
        ):
            table, tokens = await table_of_two(one)
            ann, ben = await come(one, tokens[0], table), await come(two, tokens[1], table)
            await work(ann, ben)
            for guest in (ann, ben):
                await guest.line.close()

    asyncio.run(run())


async def play_some(ann: Guest, ben: Guest, decisions: int) -> None:
    """Play so many decisions, wherever whoever has to decide sits."""
    for _ in range(decisions):
        actor = ann if ann.moment["offers"] else ben
        numbers = ann.number, ben.number
        await actor.play()
        await ann.listen(lambda: ann.number > numbers[0])  # noqa: B023 (it is waited for here)
        await ben.listen(lambda: ben.number > numbers[1])  # noqa: B023


def test_moves_and_lines_reach_the_guests_of_the_other_process(
    tmp_path: Path, shared_url: str
) -> None:
    async def work(ann: Guest, ben: Guest) -> None:
        await play_some(ann, ben, 10)
        await ben.say(type="chat", command="chat-0001", text="hello from the other side")
        await ann.listen(lambda: bool(ann.chat))
        await ben.listen(lambda: bool(ben.chat))
        assert ann.chat == ben.chat == ["hello from the other side"]
        assert (ann.number, ann.moment["ply"]) == (ben.number, ben.moment["ply"])
        assert ann.gaps == ben.gaps == 0

    with_two_guests(tmp_path, shared_url, work)


def test_who_is_at_the_other_process_is_not_away(tmp_path: Path, shared_url: str) -> None:
    async def work(ann: Guest, ben: Guest) -> None:
        await ann.listen(lambda: ann.away == [True, True])
        await ben.line.close()
        await ann.listen(lambda: ann.away == [True, False])

    with_two_guests(tmp_path, shared_url, work)


def test_a_fanout_that_is_cut_off_costs_time_and_nothing_else(
    tmp_path: Path, shared_url: str
) -> None:
    async def work(ann: Guest, ben: Guest) -> None:
        for _ in range(5):
            await asyncio.to_thread(cut_fanout, shared_url)
            await play_some(ann, ben, 2)
        assert ann.gaps == ben.gaps == 0
        assert ann.number == ben.number

    with_two_guests(tmp_path, shared_url, work)


def cut_fanout(url: str) -> None:
    """End the connections by which processes tell each other what is new."""
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(
            text(
                "select pg_terminate_backend(pid) from pg_stat_activity "
                "where pid <> pg_backend_pid() and datname = current_database() "
                "and (query ilike 'listen serai%' or query ilike '%pg_notify%')"
            )
        )
    engine.dispose()


def test_a_server_ends_quietly_though_its_database_is_gone(shared_url: str) -> None:
    async def work() -> None:
        engine = create_engine(shared_url.replace("host=", "host=/nowhere"))
        await asyncio.wait_for(Notices(engine).say_goodbye(), PATIENCE)

    asyncio.run(work())
