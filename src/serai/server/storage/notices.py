"""Processes that share a PostgreSQL tell each other what is new by its LISTEN and NOTIFY. A word is
said after the commit that it is about, on a connection of its own: said within the commit, it would
make commits wait for each other. What is new within a moment is said together."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeAlias

import orjson

from serai.table.entry import Entry
from serai.table.fanout import Others

if TYPE_CHECKING:
    from psycopg import AsyncConnection
    from sqlalchemy import Engine

    from serai.server.connection_limit import ConnectionLimit
    from serai.table.rate_limit import SharedRateLimits
    from serai.table.tables import Tables

CHANNEL = "serai"
MOST_BYTES = 7_000
"""PostgreSQL takes a little less than 8,000 in one notice."""
MOST_PEOPLE = 100
"""So many people at a table are told, and no more."""
TOGETHER = 0.003
"""What is new within so many seconds after something was said is said together."""
BEAT = 0.5
"""A process that has nothing to say says every so many seconds that it is there."""
ROUND = 2.0
"""Seconds between two times that a process says what may have been missed."""

Word: TypeAlias = tuple[str, Any, Any]
"""Its kind, what it is about, and what is so."""


class Notices:
    """The fan-out of one process. What could not be said yet is said as soon as it can be."""

    def __init__(
        self,
        engine: Engine,
        tables: Tables,
        limits: SharedRateLimits,
        connections: ConnectionLimit,
    ) -> None:
        self._engine, self._tables = engine, tables
        self._limits, self._connections = limits, connections
        self.process = secrets.token_hex(4)
        self.others = Others()
        self._entries: list[Entry] = []
        self._people: dict[str, list[str]] = {}
        self._has_news = asyncio.Event()
        self._next_round = 0.0
        self._hears: Mapping[str, Callable[[str, Any, Any], None]] = {
            "entry": self._hear_entry,
            "grown": self._hear_growth,
            "people": self._hear_people,
            "done": self._hear_done,
            "sockets": self._hear_sockets,
            "end": self._hear_end,
        }

    # --- Telling ------------------------------------------------------------------------------

    def tell_entry(self, entry: Entry) -> None:
        """This stands in the log now."""
        self._entries.append(entry)
        self._has_news.set()

    def tell_people(self, table: str, people: Collection[str]) -> None:
        """These people have this table open here."""
        self._people[table] = list(people)[:MOST_PEOPLE]
        self._has_news.set()

    def is_alive(self, process: str) -> bool:
        """Whether another process has said something lately."""
        return self.others.is_alive(process)

    async def keep_telling(self) -> None:
        """Say what is new, until the connection fails."""
        async with await self._connect() as connection:
            while True:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._has_news.wait(), BEAT)
                self._has_news.clear()
                await self._say(connection)
                await asyncio.sleep(TOGETHER)

    async def _say(self, connection: AsyncConnection) -> None:
        entries, self._entries = self._entries, []
        people, self._people = self._people, {}
        words = [*map(_entry_word, entries), *_words("people", people), *self._round()]
        try:
            for text in texts(self.process, words):
                await notify(connection, text)
        except BaseException:
            self._entries = entries + self._entries
            self._people = people | self._people
            self._has_news.set()
            raise

    def _round(self) -> list[Word]:
        """What is said now and then: who misses it hears it the next time."""
        if time.monotonic() < self._next_round:
            return []
        self._next_round = time.monotonic() + ROUND
        done = self._limits.take_done()
        spent = [("done", name, each) for name in done for each in done[name].items()]
        sockets = self._connections.worth_telling()
        return [*spent, ("sockets", None, sockets)]

    async def say_goodbye(self) -> None:
        """Say all that is left, and that this process ends: others need not wait to be sure."""
        async with await self._connect() as connection:
            await self._say(connection)
            for text in texts(self.process, [("end", None, None)]):
                await notify(connection, text)

    # --- Hearing ------------------------------------------------------------------------------

    async def keep_listening(self) -> None:
        """Hear what others say, until the connection fails. What was said before is looked up."""
        async with await self._connect() as connection:
            await connection.execute(f"listen {CHANNEL}")  # a name of ours, not to be quoted
            await self._tables.hear_all()
            async for notice in connection.notifies():
                self._hear(notice.payload)

    def _hear(self, text: str) -> None:
        if text.startswith(f'["{self.process}"'):
            return
        process, words = orjson.loads(text)
        self.others.hear(process)
        for kind, about, what in words:
            if kind in self._hears:  # a newer version may have more to say
                self._hears[kind](process, about, what)

    def _hear_entry(self, process: str, _: None, fields: list[Any]) -> None:
        self._tables.hear_entry(process, Entry(*fields))

    def _hear_growth(self, process: str, table: str, number: int) -> None:
        self._tables.hear_growth(process, table, number)

    def _hear_people(self, process: str, table: str, people: list[str]) -> None:
        self._tables.hear_people(process, table, people)

    def _hear_done(self, _: str, limit: str, done: tuple[str, int]) -> None:
        self._limits.hear_done(limit, dict([done]))

    def _hear_sockets(self, process: str, _: None, counts: dict[str, int]) -> None:
        self._connections.hear(process, counts)

    def _hear_end(self, process: str, _: None, __: None) -> None:
        self.others.forget(process)
        self._tables.hear_end(process)

    async def _connect(self) -> AsyncConnection:
        return await connect(self._engine)


async def connect(engine: Engine) -> AsyncConnection:
    """A connection of one's own to the same database, on which each statement is a transaction."""
    from psycopg import AsyncConnection  # noqa: PLC0415 (only where there is a PostgreSQL)

    _, how = engine.dialect.create_connect_args(engine.url)
    return await AsyncConnection.connect(**how, autocommit=True)


async def notify(connection: AsyncConnection, text: str) -> None:
    """Say something to all processes."""
    await connection.execute("select pg_notify(%s, %s)", (CHANNEL, text))


def _words(kind: str, told: Mapping[str, Any]) -> list[Word]:
    return [(kind, about, what) for about, what in told.items()]


def _entry_word(entry: Entry) -> Word:
    """An entry; if it is too long for a notice, that there is one."""
    fields = [getattr(entry, name) for name in Entry.__dataclass_fields__]
    if len(orjson.dumps(fields)) > MOST_BYTES // 2:
        return ("grown", entry.table, entry.number)
    return ("entry", None, fields)


def texts(process: str, words: Collection[Word]) -> Iterator[str]:
    """What a process says, in pieces that are short enough; at least that it is there."""
    piece: list[str] = []
    size = 0
    for word in words:
        text = orjson.dumps(word).decode()
        if piece and size + len(text) > MOST_BYTES:
            yield _text(process, piece)
            piece, size = [], 0
        piece.append(text)
        size += len(text)
    yield _text(process, piece)


def _text(process: str, words: Collection[str]) -> str:
    return f'["{process}",[{",".join(words)}]]'
