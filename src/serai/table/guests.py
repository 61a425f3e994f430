"""What hosts may do about guests, and how a person is forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serai.engine.errors import SeraiError
from serai.table import hosting
from serai.table.errors import Busy

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from serai.engine.seat import Seat
    from serai.table.session import Session
    from serai.table.tables import Tables


class Guests:
    """The guests of all tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def send_away(self, session: Session, who: str, seat: Seat) -> int:
        """The host sends a guest away."""
        bot = self.tables.default_bot
        return await self.tables.runner.run(
            session, who, lambda: hosting.send_away(session, who, seat, bot)
        )

    async def renew_invite(self, session: Session, who: str) -> int:
        """The host wants another invite."""
        return await self.tables.runner.run(
            session, who, lambda: hosting.renew_invite(session, who)
        )

    async def close(self, session: Session, who: str) -> int:
        """The host closes the table."""
        return await self.tables.runner.run(session, who, lambda: hosting.close(session, who))

    async def forget(self, who: str) -> None:
        """Let nothing here say any more who somebody was. Their seats go to others first, so that
        people at those tables hear of it; then the log is told anew without them."""
        await self.tables.runner.finish(self._forget(who))

    async def _forget(self, who: str) -> None:
        named = await self.tables.store.naming(who)
        told_without = set(await self.tables.store.outlines(named)) - self.tables.sessions.keys()
        for table in named:
            if table not in told_without:
                await self._forget_at(table, who)
        await self.tables.store.forget(who, hosting.FORGOTTEN)

    async def _forget_at(self, table: str, who: str) -> None:
        bot = self.tables.default_bot
        try:
            session = await self.tables.find(table)
            await self.tables.runner.run(session, None, lambda: hosting.forget(session, who, bot))
        except Busy:
            raise
        except SeraiError:
            return  # a table that cannot be read has nobody who listens

    async def games_of(self, who: str) -> AsyncIterator[Session]:
        """All tables of somebody whose games have begun, one by one: none is kept in memory."""
        for table in await self.tables.store.of_person(who, limit=None):
            try:
                session = await self.tables.look_at(table)
            except Busy:
                raise
            except SeraiError:
                continue
            if session.match is not None:
                yield session
