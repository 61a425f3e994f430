"""Connections over which nobody asks for anything. Each takes one of the files that a process may
have open, so they are few and short."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

WITHIN = 20.0
"""Seconds within which the first request has to come."""
SILENT_PER_ADDRESS = 100
"""So many connections of one address may wait for their first request at the same time."""

_silent: Counter[str] = Counter()
_Protocol: Any = AutoHTTPProtocol


class FirstRequestSoon(_Protocol):  # type: ignore[misc]  # the class depends on what is installed
    """Uvicorn's protocol, which by itself waits for ever for the first request."""

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Somebody has connected."""
        super().connection_made(transport)
        self._address = str((transport.get_extra_info("peername") or ("?",))[0])
        self._is_silent = _silent[self._address] < SILENT_PER_ADDRESS
        if not self._is_silent:
            transport.abort()
            return
        _silent[self._address] += 1
        self._deadline = self.loop.call_later(WITHIN, transport.abort)

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
        if self._is_silent:
            self._is_silent = False
            self._deadline.cancel()
            _silent[self._address] -= 1
            if not _silent[self._address]:
                del _silent[self._address]
