"""One table of the load benchmark, at whatever server: when moves were sent, and when the last of
its clients had them."""

from __future__ import annotations

import time


class Table:
    """A table's clients in one process; they share a clock."""

    def __init__(self, clients: int) -> None:
        self.clients = clients
        self.times: list[float] = []
        self.received = 0
        self._sent: dict[int, float] = {}
        self._heard: dict[int, int] = {}

    def send(self, number: int) -> None:
        """A move is being sent that will be update `number`."""
        self._sent[number] = time.perf_counter()

    def hear(self, number: int, size: int) -> None:
        """A client has this update; the last one ends the move's time."""
        self.received += size
        self._heard[number] = self._heard.get(number, 0) + 1
        if self._heard[number] == self.clients and number in self._sent:
            self.times.append(time.perf_counter() - self._sent.pop(number))
