"""Processes that share a PostgreSQL tell each other what is new by its LISTEN and NOTIFY. A word is
said after the commit that it is about, on a connection of its own: said within the commit, it would
make commits wait for each other."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, Any

import orjson

if TYPE_CHECKING:
    from psycopg import AsyncConnection
    from sqlalchemy import Engine

    from serai.table.tables import Tables

CHANNEL = "serai"
MOST_BYTES = 7_000
"""PostgreSQL takes a little less than 8,000 in one notice."""


class Notices:
    """The fan-out of one process. What could not be said yet is said as soon as it can be."""

    def __init__(self, engine: Engine, tables: Tables) -> None:
        self._engine, self._tables = engine, tables
        self.process = secrets.token_hex(4)
        self._grown: dict[str, int] = {}
        self._people: dict[str, list[str]] = {}
        self._has_news = asyncio.Event()

    # --- Telling ------------------------------------------------------------------------------

    def tell_growth(self, table: str, number: int) -> None:
        """The log of this table has grown to this number."""
        self._grown[table] = number
        self._has_news.set()

    def tell_people(self, table: str, people: Collection[str]) -> None:
        """These people have this table open here."""
        self._people[table] = sorted(people)
        self._has_news.set()

    async def keep_telling(self) -> None:
        """Say what is new, until the connection fails."""
        async with await self._connect() as connection:
            while True:
                await self._has_news.wait()
                self._has_news.clear()
                await self._say(connection)

    async def _say(self, connection: AsyncConnection) -> None:
        grown, self._grown = self._grown, {}
        people, self._people = self._people, {}
        try:
            for text in self._texts(grown, people):
                await connection.execute("select pg_notify(%s, %s)", (CHANNEL, text))
        except BaseException:
            self._grown, self._people = grown | self._grown, people | self._people
            self._has_news.set()
            raise

    def _texts(self, grown: dict[str, int], people: dict[str, list[str]]) -> Iterator[str]:
        """What is new, in pieces that are short enough."""
        piece: list[Any] = []
        size = 0
        for word in [*grown.items(), *people.items()]:
            length = len(orjson.dumps(word))
            if piece and size + length > MOST_BYTES:
                yield self._text(piece)
                piece, size = [], 0
            piece.append(word)
            size += length
        if piece:
            yield self._text(piece)

    def _text(self, words: list[Any]) -> str:
        return orjson.dumps([self.process, words]).decode()

    # --- Hearing ------------------------------------------------------------------------------

    async def keep_listening(self) -> None:
        """Hear what others say, until the connection fails. What was said before is looked up."""
        async with await self._connect() as connection:
            await connection.execute(f"listen {CHANNEL}")  # a name of ours, not to be quoted
            await self._tables.hear_all()
            async for notice in connection.notifies():
                self._hear(notice.payload)

    def _hear(self, text: str) -> None:
        process, words = orjson.loads(text)
        if process == self.process:
            return
        for table, word in words:
            if isinstance(word, int):
                self._tables.hear_growth(table, word)
            else:
                self._tables.hear_people(process, table, word)

    async def _connect(self) -> AsyncConnection:
        from psycopg import AsyncConnection  # noqa: PLC0415 (only where there is a PostgreSQL)

        _, how = self._engine.dialect.create_connect_args(self._engine.url)
        return await AsyncConnection.connect(**how, autocommit=True)
