"""The clerk decides, writes, takes in and tells, in this order: nobody hears of what is not
durable."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from serai.table import decision
from serai.table.decision import Decision
from serai.table.entry import Conflict, Entry, Head, Store, Write
from serai.table.errors import Busy
from serai.table.holder import read_holder
from serai.table.preparation import AllReady, Preparation
from serai.table.telling import encode, watchers

if TYPE_CHECKING:
    from serai.table.ear import Drafts
    from serai.table.session import Session

Answer = TypeVar("Answer")
Decide: TypeAlias = Callable[[], Decision | None]
"""Asks whether something may be done, and what the log will say; None: it is so already."""


def utc_now() -> datetime:
    """The time of day, for the log."""
    return datetime.now(UTC)


class Clerk:
    """Does commands, one at a time for each table. `wake` is told whenever a table may wait for a
    bot; `preparation` is asked whether a game can begin."""

    def __init__(self, store: Store, now: Callable[[], datetime] = utc_now) -> None:
        self.store = store
        self.now = now
        self.wake: Callable[[Session], None] = lambda _: None
        self.preparation: Preparation = AllReady()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def do(
        self, session: Session, who: str | None, decide: Decide, command: str | None = None
    ) -> int:
        """Do a command, once for each name that the client gave it; returns its number in the log.
        It is done whole, even if whoever asked goes away meanwhile."""
        return await self.whole(self._do(session, who, decide, command))

    async def _do(
        self, session: Session, who: str | None, decide: Decide, command: str | None
    ) -> int:
        name = None if command is None else f"{who} {command}"
        async with session.lock:
            if name is not None and name in session.commands:
                return session.commands[name]
            decided = decide()
            if decided is None:
                return session.number
            number = await self.commit(session, who, decided, name)
            await self.begin_if_full(session)
        self.wake(session)
        return number

    async def commit(
        self, session: Session, who: str | None, decided: Decision, command: str | None = None
    ) -> int:
        """Write what was decided, take it in and tell it; who calls holds the table's lock."""
        entry = self.entry(session.id, session.number + 1, decided, who, command)
        await self._append(session, [Write(entry, head_after(session, decided))])
        session.fold(entry)
        announce(session, entry)
        return entry.number

    async def go_on(self, session: Session) -> None:
        """Whatever a table waits for that no person has to do."""
        async with session.lock:
            await self.begin_if_full(session)
        self.wake(session)

    async def begin_if_full(self, session: Session) -> None:
        """The last seat is taken and the rules are at hand: the game begins."""
        is_full = session.stage == "waiting" and not session.open_seats()
        if is_full and self.preparation.is_ready(session.game.id):
            await self.commit(session, None, decision.begin(session))

    def entry(
        self, table: str, number: int, decided: Decision, who: str | None, command: str | None
    ) -> Entry:
        """The entry that a decision becomes."""
        at = self.now().isoformat(timespec="seconds")
        return Entry(table, number, decided.kind, at, who, command, decided.body)

    async def whole(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Do all of it, even if whoever waits for it is cancelled."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _append(self, session: Session, writes: Sequence[Write]) -> None:
        try:
            await self.store.append(writes)
        except Conflict:
            session.rebuild(await self.store.load(session.id))
            raise Busy("somebody else wrote to this table: look again") from None


def head_after(session: Session, decided: Decision) -> Head | None:
    """The table's head once this is done; None if it stays as it is."""
    if decided.kind == "seated":
        changed = decided.body["seats"]
        seats = [
            read_holder(changed[str(seat)]) if str(seat) in changed else holder
            for seat, holder in enumerate(session.seats)
        ]
        return session.head(seats=seats)
    return session.head(stage=decided.stage) if decided.stage else None


def announce(session: Session, entry: Entry) -> None:
    """Tell everybody what an entry changed."""
    drafts: Drafts = {}
    for ear in list(session.ears):
        ear.hear(session, entry, drafts)


def tell_presence(session: Session) -> None:
    """Tell everybody who is here."""
    here = [holder.kind == "bot" or session.is_connected(holder.who) for holder in session.seats]
    message = {"type": "presence", "connected": here, "watchers": watchers(session)}
    text = encode(message)
    for ear in list(session.ears):
        ear.send(text)
