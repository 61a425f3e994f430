"""Runs commands at tables: decides, writes, takes in, tells, in this order. So nobody is told of
what could still be lost."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from serai.table import decision
from serai.table.clock import utc_now
from serai.table.decision import Decision
from serai.table.entry import TURNS, Conflict, Entry, Head, Store, Write
from serai.table.errors import Busy, Unreadable
from serai.table.fanout import Alone, Fanout
from serai.table.holder import Holder, read_holder
from serai.table.listener import Written
from serai.table.messages import encode, presence
from serai.table.preparation import AllReady, Preparation

if TYPE_CHECKING:
    from serai.engine.match import Match
    from serai.table.facts import Ending
    from serai.table.session import Session

Answer = TypeVar("Answer")
Decide: TypeAlias = Callable[[], Decision | None]
"""Asks whether a command may be done, and what the log will say of it. None: it is done already."""
LONGEST_THOUGHT = timedelta(seconds=30)
"""If the bots of another process have not played for so long, this process lets them think too."""
FIND_WITHIN, LOOK_AGAIN = 2.0, 0.1
"""So many seconds it is tried to see whether a table was opened, and so many lie between tries."""
TRIES = 3
"""So often somebody decides who loses races against other processes, before they are told."""


class CommandRunner:
    """Runs commands, one at a time at each table. `wake` is called after each, because a bot may
    have to decide now; `preparation` says whether a game's rules are compiled."""

    def __init__(self, store: Store, now: Callable[[], datetime] = utc_now) -> None:
        self.store = store
        self.now = now
        self.wake: Callable[[Session], None] = lambda _: None
        self.preparation: Preparation = AllReady()
        self.fanout: Fanout = Alone()
        self.lose: Callable[[Session, Unreadable], None] = lambda *_: None
        """Called with a table whose log cannot be read as it goes on."""
        self.measure: Callable[[str, float], None] = lambda *_: None
        """Called with the kind of each entry that was written, and the seconds that it took."""
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
            number = await self.do(session, who, decide, name)
            await self.begin_if_full(session)
        self.wake(session)
        return number

    async def do(
        self, session: Session, who: str | None, decide: Decide, command: str | None = None
    ) -> int:
        """Decide and write, and return the number in the log. Who loses a race against another
        process takes in what that has written and decides again. The caller holds the table's
        lock."""
        if session.is_in_doubt:
            await self.hear_tail(session)
        for _ in range(TRIES):
            if command is not None and command in session.commands:
                return session.commands[command]
            decided = decide()
            if decided is None:
                return session.number
            with suppress(Conflict):
                return await self._commit(session, who, decided, command)
        raise Busy("others write to this table all the time: try again")

    async def _commit(
        self, session: Session, who: str | None, decided: Decision, command: str | None
    ) -> int:
        """Write a decision to the log, take it in and tell it."""
        entry = self.entry(session.id, session.number + 1, decided, who, command)
        begun = time.perf_counter()
        try:
            await self.store.append([write_of(session, decided, entry)])
        except Conflict:
            self._check_own(entry, await self.hear_tail(session), Conflict())
        except Busy as error:
            session.is_in_doubt = True
            self._check_own(entry, await self.hear_tail(session), error)
        else:
            with self._losing(session):
                take_in(session, entry, decided.after)
        if entry.kind in TURNS:
            session.left_to = None
        self.fanout.tell_entry(entry)
        self.measure(entry.kind, time.perf_counter() - begun)
        return entry.number

    def _check_own(self, entry: Entry, found: Sequence[Entry], error: Exception) -> None:
        """The log did not answer that it has the entry, but it may have it: the answer was lost
        then. Raise the error unless it has."""
        if not any(is_same(entry, each) for each in found):
            raise error

    async def hear_tail(self, session: Session) -> list[Entry]:
        """Take in and tell what stands in the log and is not known here, entry by entry. The caller
        holds the table's lock."""
        with self._losing(session):
            tail = await self.store.load(session.id, session.number)
            for entry in tail:
                take_in(session, entry)
        return tail

    @contextmanager
    def _losing(self, session: Session) -> Iterator[None]:
        """What is in memory of a table may be half of what its log says, if that cannot be read."""
        try:
            yield
        except Unreadable as error:
            self.lose(session, error)
            raise

    def hear(self, session: Session, entry: Entry) -> None:
        """Another process has written this entry."""
        if entry.number == session.number + 1 and not session.lock.locked():
            with suppress(Unreadable), self._losing(session):
                take_in(session, entry)
        elif entry.number > session.number:
            self.hear_soon(session)

    def hear_soon(self, session: Session) -> None:
        """Other processes have written to this table."""
        task = asyncio.create_task(self._hear_soon(session))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _hear_soon(self, session: Session) -> None:
        async with session.lock:
            try:
                await self.hear_tail(session)
            except Unreadable:
                return
            except Busy:
                session.is_in_doubt = True

    def is_left_to_another(self, session: Session) -> bool:
        """Whether another process, which lives, lets the bots of this table think."""
        left_to = session.left_to
        if left_to is None or self.now() - left_to.since > LONGEST_THOUGHT:
            return False
        return self.fanout.is_alive(left_to.process)

    async def clear_doubt(self, session: Session) -> None:
        """Hear what has become of an entry of which the log did not say whether it has it, and do
        what it kept the table from. Raises Busy if the log still cannot be read or written."""
        async with session.lock:
            await self.hear_tail(session)
            session.is_in_doubt = False
            await self.begin_if_full(session)
        self.wake(session)

    async def found(self, entry: Entry, head: Head) -> bool:
        """Write the first entry of a table. False if the table has another: whoever was not
        answered has asked again for what is there."""
        try:
            await self.store.append([Write(entry, head)])
        except (Conflict, Busy) as error:
            log = await self._look_for(entry.table)
            if not log:
                raise Busy("the table could not be written to the log") from error
            return is_same(entry, log[0])
        return True

    async def _look_for(self, table: str) -> list[Entry]:
        """The log of a table, as soon as it can be read; raises Busy if that takes long."""
        deadline = time.monotonic() + FIND_WITHIN
        while True:
            try:
                return await self.store.load(table)
            except Busy:
                if time.monotonic() > deadline:
                    raise
            await asyncio.sleep(LOOK_AGAIN)

    async def go_on(self, session: Session) -> None:
        """Do whatever the table waits for that no person has to do."""
        async with session.lock:
            await self.begin_if_full(session)
        self.wake(session)

    async def begin_if_full(self, session: Session) -> None:
        """Begin the game if all seats are taken and its rules are compiled."""
        if self.preparation.is_ready(session.game.id):
            await self.do(session, None, lambda: begin_now(session))

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


def begin_now(session: Session) -> Decision | None:
    """The beginning of a game whose seats are all taken; None if it has begun or one is open."""
    is_full = session.stage == "waiting" and not session.open_seats()
    return decision.begin(session) if is_full else None


def take_in(session: Session, entry: Entry, after: Match | None = None) -> None:
    """An entry stands in the log: the session becomes what it says, and everybody hears it. Raises
    Unreadable if the log is damaged there."""
    try:
        session.fold(entry, after)
    except Exception as error:
        raise Unreadable(f"entry {entry.number} cannot be read: {error}") from error
    announce(session, entry)


def is_same(one: Entry, other: Entry) -> bool:
    """Whether two entries are one, of which the other was read from the log."""
    written, read = ((replace(entry, body={}), encode(entry.body)) for entry in (one, other))
    return written == read


def write_of(session: Session, decided: Decision, entry: Entry) -> Write:
    """What is written of a decision: the entry, and what the table is found by where that
    changes."""
    head, bot_decides = head_after(session, decided, entry.at), bot_decides_after(session, decided)
    if head is not None:
        return Write(entry, replace(head, bot_decides=bot_decides))
    return Write(entry, None, None if bot_decides == session.bot_decides else bot_decides)


def bot_decides_after(session: Session, decided: Decision) -> bool:
    """Whether a bot will have to decide next."""
    if decided.stage == "over":
        return False
    actor = session.actor
    if decided.after is not None:
        actor = decided.after.actor
    elif decided.kind == "undone":
        actor = decided.body["seat"]
    return actor is not None and seats_after(session, decided)[actor].is_played_by_bot


def seats_after(session: Session, decided: Decision) -> Sequence[Holder]:
    """Who has the seats after a decision."""
    changed = decided.body.get("seats") or {}
    return [
        read_holder(changed[str(seat)]) if str(seat) in changed else holder
        for seat, holder in enumerate(session.seats)
    ]


def head_after(session: Session, decided: Decision, at: str) -> Head | None:
    """The table's head after a decision, taken at this time; None if it stays as it is."""
    if decided.body.get("seats"):
        seats = seats_after(session, decided)
        return session.head(seats=seats, is_host_forgotten=decided.body.get("is_host", False))
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
    written = Written()
    for listener in list(session.listeners):
        listener.tell(session, entry, written)


def tell_presence(session: Session) -> None:
    """Tell every listener who is here."""
    text = encode(presence(session))
    for listener in list(session.listeners):
        listener.send(text)
