"""What processes that share a database tell each other: what was written, who is at a table, how
much of what is limited somebody has done. The log is the truth: whoever misses a word of this loses
time and nothing else."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from serai.table.entry import Entry

REMEMBERED = timedelta(seconds=16)
"""So long somebody counts as being at another process that has not said so again."""
ALIVE = 1.8
"""A process that has said nothing for so many seconds is taken for gone."""


class Fanout(Protocol):
    """How the other processes are told. Nothing of it waits, or fails."""

    def tell_entry(self, entry: Entry) -> None:
        """This stands in the log now."""

    def tell_people(self, table: str, people: Collection[str]) -> None:
        """These people have this table open here."""

    def ask_people(self, table: str) -> None:
        """Who has this table open elsewhere? It has just come into memory here."""

    def is_alive(self, process: str) -> bool:
        """Whether another process has said something lately."""


class Alone:
    """There is no other process."""

    def tell_entry(self, entry: Entry) -> None:
        """Nobody else wants to know."""

    def tell_people(self, table: str, people: Collection[str]) -> None:
        """Nobody else wants to know."""

    def ask_people(self, table: str) -> None:
        """Nobody else knows."""

    def is_alive(self, process: str) -> bool:  # noqa: ARG002 (no process)
        """There is none."""
        return False


@dataclass
class Others:
    """The other processes, and when each last said something."""

    _heard: dict[str, float] = field(default_factory=dict)

    def hear(self, process: str) -> None:
        """This one is there."""
        self._heard[process] = time.monotonic()

    def forget(self, process: str) -> None:
        """This one has said that it ends."""
        self._heard.pop(process, None)

    def alive(self) -> list[str]:
        """Those that have said something lately."""
        return [process for process in self._heard if self.is_alive(process)]

    def is_alive(self, process: str) -> bool:
        """Whether it has said something lately."""
        return time.monotonic() - self._heard.get(process, -ALIVE) < ALIVE


@dataclass
class Elsewhere:
    """The people who have a table open at other processes, by process."""

    _there: dict[str, tuple[frozenset[str], datetime]] = field(default_factory=dict)
    _seen: dict[str, datetime] = field(default_factory=dict)
    """When somebody was last said to be at one of them."""

    def hear(self, process: str, people: Collection[str], now: datetime) -> None:
        """Those people, and nobody else, are there now."""
        before, _ = self._there.get(process, (frozenset(), now))
        self._seen.update(dict.fromkeys([*before, *people], now))
        self._there[process] = frozenset(people), now + REMEMBERED

    def knows(self, process: str) -> bool:
        """Whether this process has ever said who is there."""
        return process in self._there

    def has(self, who: str, now: datetime) -> bool:
        """Whether somebody is at one of them."""
        return who in self.people(now)

    def people(self, now: datetime) -> set[str]:
        """Everybody who is at one of them."""
        return {who for people, until in self._there.values() if now < until for who in people}

    def last_seen(self, who: str) -> datetime | None:
        """When somebody was last said to be at one of them: from then on they are away who are
        nowhere, even if their process could not say any more that they left."""
        return self._seen.get(who)
