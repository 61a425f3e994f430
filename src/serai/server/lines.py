"""How many sockets somebody may have open at once. Each costs memory as long as it stays open, and
no rate limit bounds that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from starlette.requests import HTTPConnection

from serai.table.errors import TooMany

PER_PERSON = 20
PER_ADDRESS = 200
"""Many people may share an address; but one of them can make up any number of persons."""


class TooManyLines(TooMany):
    """A caller has as many sockets open as one may have."""


class Lines:
    """The sockets that are open, counted by person and by address."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self.open: Counter[str] = Counter()

    @contextmanager
    def held(self, connection: HTTPConnection, who: str | None) -> Iterator[None]:
        """While this lasts, one more socket is open; raises TooManyLines."""
        address = f"address {connection.client.host if connection.client else '?'}"
        limits = {address: PER_ADDRESS * self.patience}
        if who is not None:
            limits[f"person {who}"] = PER_PERSON * self.patience
        if any(self.open[caller] >= most for caller, most in limits.items()):
            raise TooManyLines("too many connections: close one first")
        self.open.update(limits.keys())
        try:
            yield
        finally:
            self._release(list(limits))

    def _release(self, callers: Sequence[str]) -> None:
        """Who has none left is forgotten."""
        self.open.subtract(callers)
        for caller in callers:
            if not self.open[caller]:
                del self.open[caller]
