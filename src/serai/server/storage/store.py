"""The log in a database. What several tables want to write at the same time shares one commit: the
disk is waited for once, and all are acknowledged together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import datetime
from typing import TYPE_CHECKING, Any

import orjson
from sqlalchemy import Connection, Engine, case, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from serai.server.storage.forgetting import names, rewritten, without
from serai.server.storage.tables import ENTRIES, HEADS, PEOPLE, SETTINGS
from serai.table.entry import AT_LENGTH, Conflict, Entry, Outline, Write
from serai.table.errors import Busy, Unreadable
from serai.table.messages import encode

if TYPE_CHECKING:
    from sqlalchemy import Select

LOG = logging.getLogger(__name__)
APPEND = insert(ENTRIES)
AT_ONCE = 500
"""So many tables are named in one question: databases have a limit."""
TRIAL, PAGES = "trial", 4 * 4096
TRY = (
    insert(SETTINGS).values(name=TRIAL, value="." * PAGES),
    delete(SETTINGS).where(SETTINGS.c.name == TRIAL),
)
"""Writes as much as takes new room, and leaves nothing of it."""


class DatabaseStore:
    """A store for one server process. `append` may be called by many at once."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="log")
        self._pending: list[tuple[Sequence[Write], asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._connection: Connection | None = None
        """For writing. It is kept from commit to commit; only the log's thread uses it."""
        self.trouble: str | None = None
        """Why the last commit could not be made."""

    # --- Writing ------------------------------------------------------------------------------

    async def append(self, writes: Sequence[Write]) -> None:
        """Append all of these or none. They are durable when this returns."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending.append((writes, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await done

    async def _write_all(self) -> None:
        """Write what waits, and then what has come meanwhile, until nothing waits."""
        try:
            while self._pending:
                batch, self._pending = self._pending, []
                await self._write_batch(batch)
        finally:
            self._writing = None

    async def _write_batch(self, batch: list[tuple[Sequence[Write], asyncio.Future[None]]]) -> None:
        loop = asyncio.get_running_loop()
        groups = [writes for writes, _ in batch]
        outcomes = await loop.run_in_executor(self._thread, self._commit, groups)
        for (_, done), error in zip(batch, outcomes, strict=True):
            if done.cancelled():
                continue
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

    def _commit(self, groups: list[Sequence[Write]]) -> list[Exception | None]:
        """Write all in one commit. If that fails, each group gets its own, so that none fails for
        the fault of another. Returns each group's error, or None."""
        try:
            self._commit_together([write for group in groups for write in group])
        except SQLAlchemyError as error:
            if len(groups) == 1:
                return [self._meaning(error)]
            return [outcome for group in groups for outcome in self._commit([group])]
        self._note(None)
        return [None] * len(groups)

    def _meaning(self, error: SQLAlchemyError) -> Exception:
        """A database's error as one that tables know."""
        if isinstance(error, IntegrityError):
            return Conflict()
        self._note(f"the log could not be written: {type(error).__name__}")
        return Busy(str(self.trouble))

    def _note(self, trouble: str | None) -> None:
        """What is wrong now. Whoever looks after the server reads of it once, and of its end."""
        if trouble and not self.trouble:
            LOG.error("%s", trouble)
        elif self.trouble and not trouble:
            LOG.warning("the log can be written again")
        self.trouble = trouble

    async def try_again(self) -> None:
        """If nothing could be written the last time: can it be now? A proxy sends nobody to a
        server that is not ready, so that nobody else may come to find out."""
        if self.trouble:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._try)

    def _try(self) -> None:
        with suppress(Busy):
            self._write(TRY)
            self._note(None)

    def _commit_together(self, writes: Sequence[Write]) -> None:
        """Write all in one commit. If the kept connection has died since the last one, try once
        more with a new connection."""
        kept = self._connection is not None
        try:
            self._insert(writes)
        except DBAPIError as error:
            if not (kept and error.connection_invalidated):
                raise
            self._insert(writes)

    def _insert(self, writes: Sequence[Write]) -> None:
        if self._connection is None:
            self._connection = self.engine.connect()
        try:
            with self._connection.begin():
                self._connection.execute(APPEND, [_row(write.entry) for write in writes])
                for write in writes:
                    _write_head(self._connection, write)
        except SQLAlchemyError:
            self._let_go()
            raise

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    # --- Reading ------------------------------------------------------------------------------

    async def load(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table, from the entry on that follows this number."""
        tail = (ENTRIES.c.table_id == table, ENTRIES.c.number > after)
        wanted = select(ENTRIES).where(*tail).order_by(ENTRIES.c.number)
        return [_entry(row) for row in await asyncio.to_thread(self._read, wanted)]

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        found = {}
        for some in (tables[at : at + AT_ONCE] for at in range(0, len(tables), AT_ONCE)):
            newest = select(ENTRIES.c.table_id, func.max(ENTRIES.c.number).label("number"))
            wanted = newest.where(ENTRIES.c.table_id.in_(some)).group_by(ENTRIES.c.table_id)
            rows = await asyncio.to_thread(self._read, wanted)
            found.update({row.table_id: int(row.number) for row in rows})
        return found

    async def waiting_for_bots(self, games: Sequence[str]) -> list[str]:
        """The running tables of these games at which somebody sits and a bot has to decide, the
        last touched first."""
        waiting = (HEADS.c.stage == "running", HEADS.c.bot_decides.is_not(False))
        found = (HEADS.c.game.in_(games), HEADS.c.id.in_(select(PEOPLE.c.table_id)))
        wanted = select(HEADS.c.id).where(*waiting, *found).order_by(HEADS.c.touched.desc())
        return [row.id for row in await asyncio.to_thread(self._read, wanted)]

    async def of_person(self, who: str, limit: int | None) -> list[str]:
        """The tables at which somebody sits, closed ones left out."""
        seated = select(PEOPLE.c.table_id).where(PEOPLE.c.who == who)
        wanted = select(HEADS.c.id).where(HEADS.c.id.in_(seated), HEADS.c.stage != "closed")
        is_over = case((HEADS.c.stage == "over", 1), else_=0)
        newest = wanted.order_by(is_over, HEADS.c.touched.desc()).limit(limit)
        return [row.id for row in await asyncio.to_thread(self._read, newest)]

    async def outlines(self, tables: Sequence[str]) -> dict[str, Outline]:
        """Those of these tables whose ending is known."""
        return await asyncio.to_thread(self._read_outlines, tables)

    def _read_outlines(self, tables: Sequence[str]) -> dict[str, Outline]:
        known = (HEADS.c.id.in_(tables), HEADS.c.ending.is_not(None))
        endings = self._read(select(HEADS.c.id, HEADS.c.ending).where(*known))
        logs: dict[str, list[Entry]] = {row.id: [] for row in endings}
        brief = (ENTRIES.c.table_id.in_(logs), ENTRIES.c.kind.not_in(AT_LENGTH))
        damaged = set()
        for row in self._read(select(ENTRIES).where(*brief).order_by(ENTRIES.c.number)):
            try:
                logs[row.table_id].append(_entry(row))
            except Unreadable:
                damaged.add(row.table_id)
        return {
            row.id: Outline(orjson.loads(row.ending), logs[row.id])
            for row in endings
            if row.id not in damaged
        }

    async def listed(self, limit: int) -> list[str]:
        """The tables that wait for anybody."""
        waiting = (HEADS.c.stage == "waiting", HEADS.c.listed.is_(True))
        wanted = select(HEADS.c.id).where(*waiting).order_by(HEADS.c.touched.desc()).limit(limit)
        return [row.id for row in await asyncio.to_thread(self._read, wanted)]

    async def naming(self, who: str) -> list[str]:
        """The tables whose logs say something of somebody."""
        wanted = select(ENTRIES.c.table_id).where(names(who)).distinct()
        return [row.table_id for row in await asyncio.to_thread(self._read, wanted)]

    async def forget(self, who: str, name: str) -> None:
        """Tell all logs anew without somebody."""
        rows = await asyncio.to_thread(self._read, select(ENTRIES).where(names(who)))
        loop = asyncio.get_running_loop()
        for some in (rows[at : at + AT_ONCE] for at in range(0, len(rows), AT_ONCE)):
            await loop.run_in_executor(self._thread, self._write, rewritten(some, who, name))
        await loop.run_in_executor(self._thread, self._write, without(who))

    def _write(self, statements: Sequence[Any]) -> None:
        try:
            with self.engine.begin() as connection:
                for statement in statements:
                    connection.execute(statement)
        except SQLAlchemyError as error:
            raise self._meaning(error) from error

    def _read(self, wanted: Select[Any]) -> Sequence[Any]:
        try:
            with self.engine.connect() as connection:
                return connection.execute(wanted).all()
        except SQLAlchemyError as error:
            raise Busy(f"the log could not be read: {type(error).__name__}") from error

    def close(self) -> None:
        """Wait for what is being written, then close the database."""
        self._thread.submit(self._let_go)
        self._thread.shutdown(wait=True)
        self.engine.dispose()


def _row(entry: Entry) -> dict[str, Any]:
    return {
        "table_id": entry.table,
        "number": entry.number,
        "kind": entry.kind,
        "at": entry.at,
        "who": entry.who,
        "command": entry.command,
        "body": encode(entry.body),
    }


def _entry(row: Any) -> Entry:
    """An entry; raises Unreadable if it is none."""
    try:
        body = orjson.loads(row.body)
        datetime.fromisoformat(row.at)
    except ValueError:
        body = None
    if not isinstance(body, dict):
        raise Unreadable(f"entry {row.number} of table {row.table_id} cannot be read")
    return Entry(row.table_id, row.number, row.kind, row.at, row.who, row.command, body)


def _write_head(connection: Connection, write: Write) -> None:
    head = write.head
    if head is None:
        if write.bot_decides is not None:
            known = update(HEADS).where(HEADS.c.id == write.entry.table)
            connection.execute(known.values(bot_decides=write.bot_decides))
        return
    connection.execute(delete(PEOPLE).where(PEOPLE.c.table_id == head.table))
    connection.execute(delete(HEADS).where(HEADS.c.id == head.table))
    row = {
        "id": head.table,
        "game": head.game,
        "stage": head.stage,
        "listed": head.listed,
        "bot_decides": head.bot_decides,
    }
    ending = None if head.ending is None else encode(head.ending)
    connection.execute(insert(HEADS).values(**row, touched=write.entry.at, ending=ending))
    if head.people:
        people = [{"table_id": head.table, "who": who} for who in sorted(head.people)]
        connection.execute(insert(PEOPLE), people)
