"""The log of a table. A table can be made again from its entries alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from serai.table.facts import Ending, Stage


@dataclass(frozen=True)
class Entry:
    """Something that happened at a table. `number` counts the table's entries from 1. `who` caused
    it. `command` is the name that the client gave its request: sent twice, it is done once."""

    table: str
    number: int
    kind: str
    at: str
    who: str | None
    command: str | None
    body: Mapping[str, Any]


@dataclass(frozen=True)
class Head:
    """What tables are searched by, and how the game ended. It is kept beside the log, from which it
    could be made."""

    table: str
    game: str
    stage: Stage
    listed: bool
    people: frozenset[str]
    ending: Ending | None = None
    bot_decides: bool = False
    """Whether a bot has to decide: then the table goes on though nobody looks at it."""


@dataclass(frozen=True)
class Write:
    """An entry to be appended, and the table's head if it has changed; `bot_decides` if that alone
    has changed."""

    entry: Entry
    head: Head | None = None
    bot_decides: bool | None = None


@dataclass(frozen=True)
class Outline:
    """A finished table in short: how it ended, and its log without what was played and said."""

    ending: Ending
    entries: Sequence[Entry]


AT_LENGTH = ("began", "played", "undone", "chatted")
"""The kinds of entries that an outline leaves out."""


TURNS = ("began", "played", "undone", "seated")
"""The kinds of entries after which a bot may have to decide."""


class Conflict(Exception):
    """Somebody else has appended an entry with this number."""


class Store(Protocol):
    """Where logs are kept."""

    async def append(self, writes: Sequence[Write]) -> None:
        """Append all or nothing. When this returns, they are durable. Raises Conflict, or Busy,
        after which they may be durable all the same: the answer may have been lost."""

    async def load(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table, from the entry on that follows this number; empty if there is
        none. Raises Busy."""

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables. Raises Busy."""

    async def waiting_for_bots(self, games: Sequence[str]) -> list[str]:
        """The running tables of these games at which somebody sits and a bot has to decide, the
        last touched first. Raises Busy."""

    async def of_person(self, who: str, limit: int | None) -> list[str]:
        """The tables at which somebody sits, closed ones left out: those that are not over first,
        the last touched first. None: all of them."""

    async def naming(self, who: str) -> list[str]:
        """The tables whose logs say something of somebody."""

    async def forget(self, who: str, name: str) -> None:
        """Tell all logs anew without somebody: what they were called becomes this name, and what
        they said is gone."""

    async def outlines(self, tables: Sequence[str]) -> dict[str, Outline]:
        """Those of these tables whose ending is known."""

    async def listed(self, limit: int) -> list[str]:
        """The tables that wait for anybody, the last touched first."""
