"""After a start, bots go on where they had to decide. Which tables those are is asked at once; they
come into memory while the server serves already, and only so many bots think at a time: however
many tables there are, nobody waits for them, and they do not fill the memory."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING

from serai.engine.game import game_ids
from serai.table.errors import Busy, Preparing, Unreadable

if TYPE_CHECKING:
    from serai.table.tables import Tables

AT_ONCE = 40
"""While the bots of so many tables think, no other table is woken."""
LOOK = 0.05
"""Seconds between two looks whether they still do."""


class Waking:
    """The tables that wait to be woken."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._asleep: dict[str, None] = {}
        self._has_some = asyncio.Event()

    async def look(self) -> None:
        """See which tables wait for a bot. A game whose rules are still being compiled is left for
        `begin_with`. Raises Busy."""
        await self._look_for(filter(self.tables.preparation.is_ready, game_ids()))

    async def begin_with(self, game: str) -> None:
        """The rules of a game are compiled: its tables begin or go on."""
        await self.tables.go_on_with(game)
        await self._look_for([game])

    async def _look_for(self, games: Iterable[str]) -> None:
        found = await self.tables.store.waiting_for_bots(list(games))
        self._asleep |= dict.fromkeys(found)
        self._has_some.set()

    async def keep_waking(self) -> None:
        """Wake whatever waits, and what comes to wait. Raises Busy if the log cannot be read: it
        has to be done again then."""
        while True:
            await self._has_some.wait()
            await self.wake_all()

    async def wake_all(self) -> None:
        """Wake whatever waits, the last touched first. Raises Busy."""
        while self._asleep:
            table = next(iter(self._asleep))
            await self._wait_for_room()
            await self._wake(table)
            del self._asleep[table]
        self._has_some.clear()

    async def _wait_for_room(self) -> None:
        while self._thinking() >= AT_ONCE:
            await asyncio.sleep(LOOK)

    def _thinking(self) -> int:
        return sum(session.thinking is not None for session in self.tables.sessions.values())

    async def _wake(self, table: str) -> None:
        try:
            self.tables.runner.wake(await self.tables.find_at_once(table))
        except Busy:
            raise
        except (Preparing, Unreadable):
            return
        except Exception as error:  # noqa: BLE001 (whatever it is, the others go on)
            self.tables.tell_fault(table, error)
