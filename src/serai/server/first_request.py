"""Connections over which nobody asks for anything. Each takes one of the files that a process may
have open, so they are few and short: of one address, and of all together. Where there are too many
in all, the one that has been silent longest makes room, so that whoever comes and asks is heard."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from serai.server.open_files import limit

WITHIN = 20.0
"""Seconds within which the first request has to come."""
SILENT_PER_ADDRESS = 100
"""So many connections of one address may wait for their first request at the same time."""
SILENT_IN_ALL = 1 / 8
"""So much of the files that a process may have open."""

_silent: dict[FirstRequestSoon, None] = {}
"""Those that have not asked for anything yet, as they came."""
_silent_at: Counter[str] = Counter()
_Protocol: Any = AutoHTTPProtocol


class FirstRequestSoon(_Protocol):  # type: ignore[misc]  # the class depends on what is installed
    """Uvicorn's protocol, which by itself waits for ever for the first request."""

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Somebody has connected."""
        super().connection_made(transport)
        self._address = str((transport.get_extra_info("peername") or ("?",))[0])
        if _silent_at[self._address] >= SILENT_PER_ADDRESS:
            transport.abort()
            return
        if len(_silent) >= SILENT_IN_ALL * limit():
            next(iter(_silent)).give_up()
        _silent[self] = None
        _silent_at[self._address] += 1
        self._deadline = self.loop.call_later(WITHIN, transport.abort)

    def give_up(self) -> None:
        """Others need the room."""
        self._speaks()
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Something was sent; whether it is a request shows afterwards."""
        super().data_received(data)
        if self.cycle is not None or self.transport.get_protocol() is not self:
            self._speaks()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._speaks()
        super().connection_lost(exc)

    def _speaks(self) -> None:
        """It is no silent connection any more."""
        if self in _silent:
            del _silent[self]
            self._deadline.cancel()
            _silent_at[self._address] -= 1
            if not _silent_at[self._address]:
                del _silent_at[self._address]
