"""How many sockets, and questions that wait for news, somebody may have open at once. Each costs
memory while it is open, and a rate limit would not bound that."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from starlette.requests import HTTPConnection

from serai.server.open_files import limit
from serai.table.errors import TooMany

PER_PERSON = 20
PER_ADDRESS = 200
"""Many people may share an address; but one of them could pretend to be any number of people."""
IN_ALL = 3 / 4
"""So much of the files that a process may have open, whoever asks."""
WORTH_TELLING = 0.25
"""From this part of a limit on, other processes are told how many sockets a caller has."""
MOST_TOLD = 100
REMEMBERED = 10.0
"""So many seconds it counts what another process has told."""
TRY_AGAIN = 5.0
"""After so many seconds somebody may see whether there is room."""


class TooManyConnections(TooMany):
    """A caller has too many sockets open."""


class ConnectionLimit:
    """The sockets that are open, counted by person and by address. What other processes tell counts
    too; one that hears nothing keeps its own count."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self.open: Counter[str] = Counter()
        self.in_all = 0
        self._elsewhere: dict[str, tuple[Mapping[str, int], float]] = {}

    @contextmanager
    def counted(self, connection: HTTPConnection, who: str | None) -> Iterator[None]:
        """Count one more socket while the block runs; raises TooManyConnections."""
        callers = [f"address {connection.client.host if connection.client else '?'}"]
        if who is not None:
            callers.append(f"person {who}")
        if self.in_all >= IN_ALL * limit():
            raise TooManyConnections("too many people are here: come again soon", TRY_AGAIN)
        if any(self._count(caller) >= self._most(caller) for caller in callers):
            raise TooManyConnections("too many connections: close one first", TRY_AGAIN)
        self.open.update(callers)
        self.in_all += 1
        try:
            yield
        finally:
            self.in_all -= 1
            self._release(callers)

    def _most(self, caller: str) -> float:
        return self.patience * (PER_PERSON if caller.startswith("person") else PER_ADDRESS)

    def _count(self, caller: str) -> int:
        """How many sockets a caller has open, here and elsewhere."""
        now = time.monotonic()
        told = [counts for counts, until in self._elsewhere.values() if now < until]
        return self.open[caller] + sum(counts.get(caller, 0) for counts in told)

    def _release(self, callers: Sequence[str]) -> None:
        """Count one socket less, and forget callers who have none left."""
        self.open.subtract(callers)
        for caller in callers:
            if not self.open[caller]:
                del self.open[caller]

    # --- Other processes ----------------------------------------------------------------------

    def worth_telling(self) -> dict[str, int]:
        """Who has so many sockets open here that other processes should know."""
        most = self.open.most_common(MOST_TOLD)
        return {
            caller: count for caller, count in most if count >= WORTH_TELLING * self._most(caller)
        }

    def hear(self, process: str, counts: Mapping[str, int]) -> None:
        """Another process tells whom it has so many sockets of."""
        now = time.monotonic()
        known = {one: told for one, told in self._elsewhere.items() if now < told[1]}
        self._elsewhere = {**known, process: (counts, now + REMEMBERED)}
