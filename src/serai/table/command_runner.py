"""Runs commands at tables: decides, writes, takes in, tells, in this order. So nobody is told of
what could still be lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from serai.table import decision
from serai.table.clock import utc_now
from serai.table.decision import Decision
from serai.table.entry import Conflict, Entry, Head, Store, Write
from serai.table.errors import Busy
from serai.table.holder import read_holder
from serai.table.messages import encode, presence
from serai.table.preparation import AllReady, Preparation

if TYPE_CHECKING:
    from serai.table.facts import Ending
    from serai.table.listener import WrittenParts
    from serai.table.session import Session

Answer = TypeVar("Answer")
Decide: TypeAlias = Callable[[], Decision | None]
"""Asks whether a command may be done, and what the log will say of it. None: it is done already."""


class CommandRunner:
    """Runs commands, one at a time at each table. `wake` is called after each, because a bot may
    have to decide now; `preparation` says whether a game's rules are compiled."""

    def __init__(self, store: Store, now: Callable[[], datetime] = utc_now) -> None:
        self.store = store
        self.now = now
        self.wake: Callable[[Session], None] = lambda _: None
        self.preparation: Preparation = AllReady()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def run(
        self, session: Session, who: str | None, decide: Decide, command: str | None = None
    ) -> int:
        """Run a command and return its number in the log. One with a name is done only once,
        however often it is sent."""
        return await self.finish(self._run(session, who, decide, command))

    async def _run(
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
        """Write a decision to the log, take it in and tell it. The caller holds the table's
        lock."""
        entry = self.entry(session.id, session.number + 1, decided, who, command)
        await self._append(session, [Write(entry, head_after(session, decided, entry.at))])
        session.fold(entry, decided.after)
        announce(session, entry)
        return entry.number

    async def go_on(self, session: Session) -> None:
        """Do whatever the table waits for that no person has to do."""
        async with session.lock:
            await self.begin_if_full(session)
        self.wake(session)

    async def begin_if_full(self, session: Session) -> None:
        """Begin the game if all seats are taken and its rules are compiled."""
        is_full = session.stage == "waiting" and not session.open_seats()
        if is_full and self.preparation.is_ready(session.game.id):
            await self.commit(session, None, decision.begin(session))

    def entry(
        self, table: str, number: int, decided: Decision, who: str | None, command: str | None
    ) -> Entry:
        """The entry of the log that a decision becomes."""
        at = self.now().isoformat(timespec="seconds")
        return Entry(table, number, decided.kind, at, who, command, decided.body)

    async def finish(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Do all of this work, even if whoever waits for it gives up."""
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


def head_after(session: Session, decided: Decision, at: str) -> Head | None:
    """The table's head after a decision, taken at this time; None if it stays as it is."""
    if decided.kind == "seated":
        changed = decided.body["seats"]
        seats = [
            read_holder(changed[str(seat)]) if str(seat) in changed else holder
            for seat, holder in enumerate(session.seats)
        ]
        return session.head(seats=seats)
    if decided.stage is None:
        return None
    return session.head(stage=decided.stage, ending=ending_after(decided, at))


def ending_after(decided: Decision, at: str) -> Ending | None:
    """How the game ended, if a decision ends it."""
    if decided.stage != "over" or decided.after is None:
        return None
    return {"at": at, "scores": decided.after.scores, "winners": decided.after.winners}


def announce(session: Session, entry: Entry) -> None:
    """Tell every listener what an entry changed."""
    written: WrittenParts = {}
    for listener in list(session.listeners):
        listener.tell(session, entry, written)


def tell_presence(session: Session) -> None:
    """Tell every listener who is here."""
    text = encode(presence(session))
    for listener in list(session.listeners):
        listener.send(text)
