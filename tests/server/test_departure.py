"""A server that ends tells everybody who is connected to come again, one after the other."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from serai.server.departure import A_SECOND, COME_AGAIN, Departure
from server.test_workers import bearer, table_of_two
from server.wiretap import real_server

pytestmark = pytest.mark.once


def test_who_is_connected_is_told_to_come_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with real_server(tmp_path) as address:
            table, tokens = await table_of_two(address)
            url = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
            lines = [await connect(url, additional_headers=bearer(token)) for token in tokens]
            for line in lines:
                await line.send(json.dumps({"type": "hello"}))
        for line in lines:
            with pytest.raises(ConnectionClosed) as closed:
                await hear_all(line)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == COME_AGAIN

    asyncio.run(work())


async def hear_all(line: ClientConnection) -> None:
    """Take in what comes, until the connection is closed."""
    while True:
        await line.recv()


def test_many_are_sent_away_one_after_the_other() -> None:
    async def work() -> None:
        departure, told = Departure(), []
        names = range(A_SECOND // 4)

        def guest(name: int) -> None:
            told.append((name, time.monotonic()))

        with departure.tells(lambda: guest(-1)):
            pass
        for name in names:
            departure._told.add(lambda name=name: guest(name))
        await departure.begin()
        assert sorted(name for name, _ in told) == list(names)
        assert told[-1][1] - told[0][1] > 0.2
        assert departure.has_begun

    asyncio.run(work())
