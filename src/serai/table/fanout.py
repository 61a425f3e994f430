"""What processes that share a database tell each other: that a table's log has grown, and who is at
a table. The log is the truth: whoever misses a word of this loses time and nothing else."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Protocol

REMEMBERED = timedelta(seconds=16)
"""So long somebody counts as being at another process that has not said so again."""


class Fanout(Protocol):
    """How the other processes are told. Nothing of it waits, or fails."""

    def tell_growth(self, table: str, number: int) -> None:
        """The log of this table has grown to this number."""

    def tell_people(self, table: str, people: Collection[str]) -> None:
        """These people have this table open here."""


class Alone:
    """There is no other process."""

    def tell_growth(self, table: str, number: int) -> None:
        """Nobody else wants to know."""

    def tell_people(self, table: str, people: Collection[str]) -> None:
        """Nobody else wants to know."""


@dataclass
class Elsewhere:
    """The people who have a table open at other processes, by process."""

    _there: dict[str, tuple[frozenset[str], datetime]] = field(default_factory=dict)

    def hear(self, process: str, people: Collection[str], now: datetime) -> frozenset[str]:
        """Those people are there now; returns who is not there any more."""
        before, _ = self._there.get(process, (frozenset(), now))
        self._there[process] = frozenset(people), now + REMEMBERED
        return before - frozenset(people)

    def has(self, who: str, now: datetime) -> bool:
        """Whether somebody is at one of them."""
        return any(who in people and now < until for people, until in self._there.values())
