"""How many sockets somebody may have open at once. Each costs memory while it is open, and a rate
limit would not bound that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from starlette.requests import HTTPConnection

from serai.table.errors import TooMany

PER_PERSON = 20
PER_ADDRESS = 200
"""Many people may share an address; but one of them could pretend to be any number of people."""


class TooManyConnections(TooMany):
    """A caller has too many sockets open."""


class ConnectionLimit:
    """The sockets that are open, counted by person and by address."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self.open: Counter[str] = Counter()

    @contextmanager
    def counted(self, connection: HTTPConnection, who: str | None) -> Iterator[None]:
        """Count one more socket while the block runs; raises TooManyConnections."""
        address = f"address {connection.client.host if connection.client else '?'}"
        limits = {address: PER_ADDRESS * self.patience}
        if who is not None:
            limits[f"person {who}"] = PER_PERSON * self.patience
        if any(self.open[caller] >= most for caller, most in limits.items()):
            raise TooManyConnections("too many connections: close one first")
        self.open.update(limits.keys())
        try:
            yield
        finally:
            self._release(list(limits))

    def _release(self, callers: Sequence[str]) -> None:
        """Count one socket less, and forget callers who have none left."""
        self.open.subtract(callers)
        for caller in callers:
            if not self.open[caller]:
                del self.open[caller]
