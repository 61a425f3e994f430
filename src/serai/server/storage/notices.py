"""Processes that share a PostgreSQL tell each other what is new by its LISTEN and NOTIFY. A word is
said after the commit that it is about, on a connection of its own: said within the commit, it would
make commits wait for each other. What is new within a moment is said together."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeAlias

import orjson

from serai.server.metrics import FANOUT
from serai.table.entry import Entry
from serai.table.fanout import Others

if TYPE_CHECKING:
    from psycopg import AsyncConnection
    from sqlalchemy import Engine

    from serai.server.connection_limit import ConnectionLimit
    from serai.table.rate_limit import SharedRateLimits
    from serai.table.tables import Tables

CHANNEL = "serai"
NOTIFY = "select pg_notify(%s, %s)"
MOST_BYTES = 7_000
"""PostgreSQL takes a little less than 8,000 in one notice."""
LONGEST_ENTRY = 3_500
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
Hear: TypeAlias = Callable[[str, Any, Any], None]
"""Called with the process that says a word, what it is about, and what is so."""


class Notices:
    """What one process says and hears. What could not be said yet is said as soon as it can be.

    `hears` says who is told which kind of word; each of `rounds` is asked now and then for words
    that are said again in case they were missed; each of `lookups` is called when this process
    begins to listen: what was said before has to be looked up."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.process = secrets.token_hex(4)
        self.others = Others()
        self.hears: dict[str, Hear] = {"end": lambda process, *_: self.others.forget(process)}
        self.rounds: list[Callable[[], list[Word]]] = []
        self.lookups: list[Callable[[], Awaitable[None]]] = []
        self._news: list[Word] = []
        self._has_news = asyncio.Event()
        self._next_round = 0.0

    # --- Telling ------------------------------------------------------------------------------

    def tell(self, kind: str, about: Any, what: Any) -> None:
        """Say this soon."""
        self._news.append((kind, about, what))
        self._has_news.set()

    async def keep_telling(self) -> None:
        """Say what is new, until the connection fails."""
        async with await self.connect() as connection:
            while True:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._has_news.wait(), BEAT)
                self._has_news.clear()
                await self._say(connection)
                await asyncio.sleep(TOGETHER)

    async def _say(self, connection: AsyncConnection) -> None:
        news, self._news = self._news, []
        try:
            for text in self.texts([*news, *self._round()]):
                await connection.execute(NOTIFY, (CHANNEL, text))
        except BaseException:
            self._news = news + self._news
            self._has_news.set()
            raise

    def _round(self) -> list[Word]:
        """What is said now and then: who misses it hears it the next time."""
        if time.monotonic() < self._next_round:
            return []
        self._next_round = time.monotonic() + ROUND
        return [word for words in self.rounds for word in words()]

    async def say_goodbye(self) -> None:
        """Say all that is left, and that this process ends: others need not wait to be sure. If the
        database is gone already, they have to."""
        from psycopg import Error  # noqa: PLC0415 (only where there is a PostgreSQL)

        self.tell("end", None, None)
        with suppress(Error):
            async with await self.connect() as connection:
                await self._say(connection)

    def texts(self, words: Collection[Word]) -> Iterator[str]:
        """What this process says, in pieces that are short enough; at least that it is there."""
        piece: list[str] = []
        size = 0
        for word in words:
            text = orjson.dumps(word).decode()
            if piece and size + len(text) > MOST_BYTES:
                yield self._text(piece)
                piece, size = [], 0
            piece.append(text)
            size += len(text)
        yield self._text(piece)

    def _text(self, words: Collection[str]) -> str:
        return f'["{self.process}",[{",".join(words)}],{time.time():.4f}]'

    async def connect(self) -> AsyncConnection:
        """A connection of one's own to the same database."""
        return await connect(self._engine)

    # --- Hearing ------------------------------------------------------------------------------

    async def keep_listening(self) -> None:
        """Hear what others say, until the connection fails."""
        async with await self.connect() as connection:
            await connection.execute(f"listen {CHANNEL}")  # a name of ours, not to be quoted
            for look_up in self.lookups:
                await look_up()
            await self._hear_all(connection)

    async def _hear_all(self, connection: AsyncConnection) -> None:
        """Hear what comes. psycopg's own `notifies` prepares to wait anew for each notice, which
        costs more than twice as much as the notice."""
        loop = asyncio.get_running_loop()
        failed: asyncio.Future[None] = loop.create_future()
        loop.add_reader(connection.fileno(), self._hear_some, connection, failed)
        self._hear_some(connection, failed)
        try:
            await failed
        finally:
            loop.remove_reader(connection.fileno())

    def _hear_some(self, connection: AsyncConnection, failed: asyncio.Future[None]) -> None:
        """Hear what has come by now."""
        try:
            connection.pgconn.consume_input()
            while (notice := connection.pgconn.notifies()) is not None:
                self._hear(notice.extra.decode())
        except Exception as error:  # noqa: BLE001 (whoever listens begins again)
            if not failed.done():
                failed.set_exception(error)

    def _hear(self, text: str) -> None:
        if text.startswith(f'["{self.process}"'):
            return
        process, words, said_at = orjson.loads(text)
        self.others.hear(process)
        FANOUT.observe(max(0.0, time.time() - said_at))
        for kind, about, what in words:
            if kind in self.hears:  # a newer version may have more to say
                self.hears[kind](process, about, what)


class SharedTables:
    """The tables' part of what processes tell each other: their `Fanout`."""

    def __init__(
        self,
        notices: Notices,
        tables: Tables,
        limits: SharedRateLimits,
        connections: ConnectionLimit,
    ) -> None:
        self._notices, self._tables = notices, tables
        self._limits, self._connections = limits, connections
        notices.rounds.append(self._round)
        notices.lookups.append(tables.hear_all)
        notices.hears |= {
            "entry": lambda process, _, fields: tables.hear_entry(process, Entry(*fields)),
            "grown": tables.hear_growth,
            "people": tables.hear_people,
            "who": lambda _, table, __: tables.tell_people_at(table),
            "done": lambda _, limit, done: limits.hear_done(limit, dict([done])),
            "sockets": lambda process, _, counts: connections.hear(process, counts),
            "end": self._hear_end,
        }

    def tell_entry(self, entry: Entry) -> None:
        """This stands in the log now. If it is too long for a notice, others look it up."""
        fields = [getattr(entry, name) for name in Entry.__dataclass_fields__]
        if len(orjson.dumps(fields)) > LONGEST_ENTRY:
            self._notices.tell("grown", entry.table, entry.number)
        else:
            self._notices.tell("entry", None, fields)

    def tell_people(self, table: str, people: Collection[str]) -> None:
        """These people have this table open here."""
        self._notices.tell("people", table, list(people)[:MOST_PEOPLE])

    def ask_people(self, table: str) -> None:
        """Who has this table open elsewhere?"""
        self._notices.tell("who", table, None)

    def is_alive(self, process: str) -> bool:
        """Whether another process has said something lately."""
        return self._notices.others.is_alive(process)

    def _round(self) -> list[Word]:
        done = self._limits.take_done()
        spent = [("done", name, each) for name in done for each in done[name].items()]
        return [*spent, ("sockets", None, self._connections.worth_telling())]

    def _hear_end(self, process: str, _: None, __: None) -> None:
        self._notices.others.forget(process)
        self._tables.hear_end(process)


async def connect(engine: Engine) -> AsyncConnection:
    """A connection of one's own to the same database, on which each statement is a transaction."""
    from psycopg import AsyncConnection  # noqa: PLC0415 (only where there is a PostgreSQL)

    _, how = engine.dialect.create_connect_args(engine.url)
    return await AsyncConnection.connect(**how, autocommit=True)
