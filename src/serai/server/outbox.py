"""Messages that wait until a client reads them, bounded by number and by size."""

from __future__ import annotations

import asyncio

MESSAGES = 500
SIZE = 2 * 1024 * 1024
"""So many characters may wait: some hundred whole pictures of a table."""


class Outbox:
    """What waits for one client."""

    def __init__(self, messages: int = MESSAGES, size: int = SIZE) -> None:
        self.size = size
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue(messages)
        self._waiting_size = 0

    def put(self, text: str) -> bool:
        """Let a message wait; False if there is no room for it."""
        if self._waiting.full() or self._waiting_size + len(text) > self.size:
            return False
        self._waiting.put_nowait(text)
        self._waiting_size += len(text)
        return True

    async def get(self) -> str | None:
        """The next message; None when there will be no more."""
        text = await self._waiting.get()
        self._waiting_size -= len(text or "")
        return text

    def finish(self) -> None:
        """Send what waits, and then no more."""
        if self._waiting.full():
            self.end()
        else:
            self._waiting.put_nowait(None)

    def end(self) -> None:
        """Forget what waits: there will be no more."""
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self._waiting_size = 0
        self._waiting.put_nowait(None)
