"""How a server leaves: everybody who is connected is told to come again, one after the other, so
that they do not all come at once to whoever serves them next."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager

COME_AGAIN = 1012
"""How a WebSocket says that its server starts again."""
A_SECOND = 200
"""So many connections are ended a second."""
LONGEST = 10.0
"""But no departure takes more seconds than that."""


class Departure:
    """Who has to be told when this server leaves."""

    def __init__(self) -> None:
        self._told: set[Callable[[], None]] = set()
        self.has_begun = False

    @contextmanager
    def tells(self, leave: Callable[[], None]) -> Iterator[None]:
        """While this block runs, `leave` is called when the server leaves."""
        self._told.add(leave)
        try:
            yield
        finally:
            self._told.discard(leave)

    async def begin(self) -> None:
        """Tell everybody, in any order."""
        self.has_begun = True
        waiting = list(self._told)
        random.shuffle(waiting)
        pause = min(1 / A_SECOND, LONGEST / max(1, len(waiting)))
        for leave in waiting:
            leave()
            await asyncio.sleep(pause)
