"""Who may not use this server, as this process knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serai.table.errors import TableError

if TYPE_CHECKING:
    from serai.server.storage.warden import Warden
    from serai.table.tables import Tables


class Banned(TableError):
    """Whoever looks after the server has banned you."""

    kind = "banned"


class Bans:
    """The people who are banned. What the warden orders is noticed at the next `look`."""

    def __init__(self, warden: Warden, tables: Tables) -> None:
        self._warden, self._tables = warden, tables
        self._orders = -1
        self.people: frozenset[str] = frozenset()

    async def look(self) -> None:
        """Notice what has been ordered since the last look: bans, and tables that were closed."""
        orders = await self._warden.orders()
        if orders == self._orders:
            return
        self.people = await self._warden.banned()
        self._let_go()
        await self._tables.hear_all()
        self._orders = orders

    def check(self, who: str | None) -> None:
        """Raise Banned if somebody is."""
        if who in self.people:
            raise Banned("you may not use this server any more")

    def _let_go(self) -> None:
        """End the connections of those who are banned."""
        for session in self._tables.sessions.values():
            for listener in [each for each in session.listeners if each.who in self.people]:
                listener.let_go()
