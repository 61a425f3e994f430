"""A store that keeps logs in memory, and tables made with it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

from serai.table.bot_runner import BotRunner
from serai.table.command_runner import CommandRunner
from serai.table.entry import AT_LENGTH, Conflict, Entry, Head, Outline, Write
from serai.table.listener import Listener
from serai.table.seating import SeatWish, Wish
from serai.table.session import Session
from serai.table.tables import Tables
from serai.table.thinking import InThreads, Threads
from serai.table.waking import Waking
from table.hearing import with_moments

KEY = b"a key for tests"
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


class MemoryStore:
    """As a database would, refuses a number that is taken."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Entry]] = {}
        self.heads: dict[str, Head] = {}

    async def append(self, writes: Sequence[Write]) -> None:
        await asyncio.sleep(0)
        for write in writes:
            log = self.logs.setdefault(write.entry.table, [])
            if write.entry.number != len(log) + 1:
                raise Conflict
            log.append(write.entry)
            if write.head is not None:
                self.heads[write.entry.table] = write.head
            elif write.bot_decides is not None:
                head = self.heads[write.entry.table]
                self.heads[head.table] = replace(head, bot_decides=write.bot_decides)

    async def load(self, table: str, after: int = 0) -> list[Entry]:
        return self.logs.get(table, [])[after:]

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        return {table: len(self.logs[table]) for table in tables}

    async def waiting_for_bots(self, games: Sequence[str]) -> list[str]:
        heads = (head for head in self.heads.values() if head.game in games and head.people)
        return [head.table for head in heads if head.stage == "running" and head.bot_decides]

    async def naming(self, who: str) -> list[str]:
        return [table for table, log in self.logs.items() if who in repr(log)]

    async def forget(self, who: str, name: str) -> None:
        raise NotImplementedError

    async def of_person(self, who: str, limit: int | None) -> list[str]:
        heads = {table: head for table, head in self.heads.items() if head.stage != "closed"}
        found = [table for table, head in heads.items() if who in head.people]
        return sorted(found, key=lambda table: self.heads[table].stage == "over")[:limit]

    async def outlines(self, tables: Sequence[str]) -> dict[str, Outline]:
        found = {}
        for table in tables:
            if (head := self.heads.get(table)) and head.ending:
                brief = [entry for entry in self.logs[table] if entry.kind not in AT_LENGTH]
                found[table] = Outline(head.ending, brief)
        return found

    async def listed(self, limit: int) -> list[str]:
        heads = self.heads.values()
        return [head.table for head in heads if head.listed and head.stage == "waiting"][:limit]


class Clock:
    """A time of day that stands still until a test moves it on."""

    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> datetime:
        return self.time

    def wait(self, seconds: float) -> None:
        """So many seconds go by."""
        self.time += timedelta(seconds=seconds)


def make_tables(
    store: MemoryStore | None = None, with_bots: bool = False, clock: Clock | None = None
) -> Tables:
    """Tables with a store of their own, bots if they are wanted, and a clock."""
    runner = CommandRunner(store or MemoryStore(), clock or Clock())
    tables = Tables(runner, KEY)
    if with_bots:
        runner.wake = BotRunner(runner, InThreads(Threads(1)), 0.0, "beginner").wake
    return tables


def wish(game: str, *kinds: str, **rest: Any) -> Wish:
    """A wish for seats `me`, `open` or `bot`."""
    names = {"me": "Ann"}
    seats = [SeatWish(kind=kind, name=names.get(kind)) for kind in kinds]  # type: ignore[arg-type]
    return Wish(game, seats, **rest)


class Client(Listener):
    """A listener that keeps what it is told."""

    def __init__(self, who: str | None, tables: Tables, session: Session) -> None:
        self.heard: list[str] = []
        super().__init__(who, tables.invite(session.id), self.heard.append)

    @property
    def news(self) -> list[dict[str, Any]]:
        """The news that came, without presence, each with the whole moment."""
        return with_moments(self.raw_news)

    @property
    def raw_news(self) -> list[dict[str, Any]]:
        """The same as they came."""
        messages = [json.loads(text) for text in self.heard]
        return [message for message in messages if message["type"] == "news"]


def run(work: Coroutine[Any, Any, None]) -> None:
    """Do something asynchronous."""
    asyncio.run(work)


async def resume(tables: Tables) -> None:
    """What a server does after its start."""
    waking = Waking(tables)
    await waking.look()
    await waking.wake_all()


async def table_of_two(tables: Tables, game: str = "silk") -> Session:
    """Ann and Ben sit down to play."""
    session = await tables.open("ann", wish(game, "me", "open"))
    await tables.join(session, "ben", "Ben", None, "")
    return session


def actor_name(session: Session) -> str:
    """Who has to decide."""
    assert session.actor is not None
    return str(session.seats[session.actor].who)


def first_offer(session: Session) -> str:
    """An action that may be played."""
    assert session.match is not None
    return str(session.match.legal()[0])


async def play_first(tables: Tables, session: Session, command: str) -> int:
    """Let whoever has to decide play the first offer."""
    assert session.match is not None
    return await tables.play(
        session, actor_name(session), command, session.match.ply, first_offer(session)
    )
