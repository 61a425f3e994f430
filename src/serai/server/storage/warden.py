"""What whoever looks after the server may see and do: tables, reports, bans. It works beside
running servers: they notice at their next round of housekeeping."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Engine, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from serai.server.storage.tables import BANS, ENTRIES, HEADS, PEOPLE, REPORTS, SETTINGS
from serai.table.errors import Busy, NotFound

TRIES = 5
ORDERS = "orders"
"""The setting that counts what the warden has ordered: running servers look at it."""


class Warden:
    """The warden of a database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    # --- Tables -------------------------------------------------------------------------------

    def tables(self, stage: str | None, who: str | None, limit: int) -> Sequence[Any]:
        """Tables, the last touched first."""
        wanted = select(HEADS).order_by(HEADS.c.touched.desc())
        if stage:
            wanted = wanted.where(HEADS.c.stage == stage)
        if who:
            seated = select(PEOPLE.c.table_id).where(PEOPLE.c.who == who)
            wanted = wanted.where(HEADS.c.id.in_(seated))
        return self._read(wanted.limit(limit))

    def people(self, table: str) -> list[str]:
        """Who sits at a table."""
        wanted = select(PEOPLE.c.who).where(PEOPLE.c.table_id == table).order_by(PEOPLE.c.who)
        return [row.who for row in self._read(wanted)]

    def close(self, table: str) -> None:
        """Close a table, even one whose log is damaged; raises NotFound, and Busy if somebody moves
        there whenever this is tried."""
        for _ in range(TRIES):
            with suppress(IntegrityError):
                self._close(table)
                return
        raise Busy("people play at this table all the time: try again")

    def _close(self, table: str) -> None:
        with self.engine.begin() as connection:
            newest = select(func.max(ENTRIES.c.number)).where(ENTRIES.c.table_id == table)
            number = connection.execute(newest).scalar()
            is_open = (HEADS.c.id == table, HEADS.c.stage.in_(("waiting", "running")))
            closed = update(HEADS).where(*is_open).values(stage="closed", touched=now())
            if number is None or not connection.execute(closed).rowcount:
                raise NotFound(f"there is no table {table!r} that could be closed")
            row = {"table_id": table, "number": number + 1, "kind": "closed", "at": now()}
            connection.execute(insert(ENTRIES).values(**row, body="{}"))
            _note_order(connection)

    # --- People -------------------------------------------------------------------------------

    def ban(self, who: str) -> None:
        """Let somebody do nothing here any more."""
        with self.engine.begin() as connection:
            connection.execute(delete(BANS).where(BANS.c.who == who))
            connection.execute(insert(BANS).values(who=who, at=now()))
            _note_order(connection)

    def unban(self, who: str) -> None:
        """Let somebody in again; raises NotFound."""
        with self.engine.begin() as connection:
            if not connection.execute(delete(BANS).where(BANS.c.who == who)).rowcount:
                raise NotFound(f"{who} is not banned")
            _note_order(connection)

    def bans(self) -> Sequence[Any]:
        """Who is banned, and since when."""
        return self._read(select(BANS).order_by(BANS.c.at))

    # --- Chat ---------------------------------------------------------------------------------

    async def report(self, table: str, number: int, reporter: str) -> None:
        """Somebody wants a line of chat looked at. Reported twice, it is reported once."""
        row = {"table_id": table, "number": number, "at": now(), "reporter": reporter}
        await asyncio.to_thread(self._report, row)

    def _report(self, row: dict[str, Any]) -> None:
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(REPORTS).values(**row))
        except IntegrityError:
            return
        except SQLAlchemyError as error:
            raise Busy(f"the report could not be written: {type(error).__name__}") from error

    def reports(self) -> Sequence[Any]:
        """The lines that have been reported, the last first: who said them, and what they are."""
        said = (ENTRIES.c.table_id == REPORTS.c.table_id, ENTRIES.c.number == REPORTS.c.number)
        columns = (REPORTS, ENTRIES.c.who, ENTRIES.c.body)
        wanted = select(*columns).join(ENTRIES, said[0] & said[1])
        return self._read(wanted.order_by(REPORTS.c.at.desc()))

    def dismiss(self, table: str, number: int) -> None:
        """A report is dealt with."""
        reported = (REPORTS.c.table_id == table, REPORTS.c.number == number)
        with self.engine.begin() as connection:
            if not connection.execute(delete(REPORTS).where(*reported)).rowcount:
                raise NotFound(f"line {number} of table {table!r} has not been reported")

    # --- For running servers --------------------------------------------------------------------

    async def orders(self) -> int:
        """How many orders there have been; raises Busy."""
        wanted = select(SETTINGS.c.value).where(SETTINGS.c.name == ORDERS)
        rows = await asyncio.to_thread(self._read, wanted)
        return int(rows[0].value) if rows else 0

    async def banned(self) -> frozenset[str]:
        """Who is banned; raises Busy."""
        return frozenset(row.who for row in await asyncio.to_thread(self.bans))

    def _read(self, wanted: Any) -> Sequence[Any]:
        try:
            with self.engine.connect() as connection:
                return connection.execute(wanted).all()
        except SQLAlchemyError as error:
            raise Busy(f"the database could not be read: {type(error).__name__}") from error


def now() -> str:
    """The time of day, as the log writes it."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def _note_order(connection: Connection) -> None:
    kept = SETTINGS.c.name == ORDERS
    value = connection.execute(select(SETTINGS.c.value).where(kept)).scalar()
    if value is None:
        connection.execute(insert(SETTINGS).values(name=ORDERS, value="1"))
    else:
        connection.execute(update(SETTINGS).where(kept).values(value=str(int(value) + 1)))
