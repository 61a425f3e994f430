"""All tables of a server: how they are found, and what people may do at them."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import hmac
import logging
import re
import secrets
import time
from typing import TYPE_CHECKING, Any

from serai.bots.registry import is_remote
from serai.engine.errors import SeraiError
from serai.engine.game import find_game
from serai.table import absence, company, decision, seating
from serai.table.command_runner import CommandRunner, tell_presence
from serai.table.decision import Decision
from serai.table.entry import TURNS
from serai.table.errors import (
    BadInput,
    Busy,
    Preparing,
    TooMany,
    UnknownTable,
    Unreadable,
    in_short,
)
from serai.table.fanout import Alone
from serai.table.rate_limit import SharedRateLimits
from serai.table.session import LeftTo, Session

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
    from datetime import datetime

    from serai.engine.match import Move
    from serai.engine.seat import Seat
    from serai.table.entry import Entry
    from serai.table.listener import Listener

LOG = logging.getLogger(__name__)
TABLE_ID = re.compile(r"[\w-]{1,32}", re.ASCII)
IDLE, RECENT = 900.0, 60.0
"""After so many seconds a table that nobody looks at leaves memory; its log brings it back. Where
there are many, the oldest leave sooner, but not at once: whoever has just asked for a table may
still be about to listen."""
MOST_IDLE = 200
"""Tables that nobody looks at. Each takes some hundred KB."""
MOST_RECENT, MARGIN = 1_000, 100
"""So many of them stay though all have just been asked for; every so many it is looked whether
there are more."""

LINES_PER_SECOND, LINES_AT_ONCE = 0.5, 5.0
"""How much a person may chat: as much as others can read."""


class Tables:
    """The tables. `key` signs invites. `default_bot` plays where nobody says which bot shall. Bots
    that wait for somebody elsewhere sit at tables only if their names are in `remote_bots`.
    `patience` multiplies how much somebody may chat; processes keep such `limits` together."""

    def __init__(
        self,
        runner: CommandRunner,
        key: bytes,
        default_bot: str = "random",
        patience: float = 1.0,
        limits: SharedRateLimits | None = None,
        remote_bots: Collection[str] = (),
    ) -> None:
        self.remote_bots = frozenset(remote_bots)
        self.runner = runner
        self.store = runner.store
        self.preparation = runner.preparation
        self.key = key
        self.default_bot = default_bot
        self.chatting = (limits or SharedRateLimits()).make(
            "chatting", LINES_PER_SECOND * patience, LINES_AT_ONCE * patience
        )
        self.sessions: dict[str, Session] = {}
        self._most = MOST_RECENT + MARGIN
        self._loading: dict[str, asyncio.Task[Session]] = {}
        self._touched: dict[str, float] = {}
        self._faulty: set[str] = set()
        """Tables of whose faults whoever looks after the server has been told."""
        runner.lose = self.lose

    # --- Finding ------------------------------------------------------------------------------

    async def find(self, table: str) -> Session:
        """A table, from memory or from its log. Waits while its game is being compiled; raises
        UnknownTable and Unprepared."""
        while True:
            try:
                session = await self.find_at_once(table)
            except Preparing as error:
                await self.preparation.wait(error.game)
            else:
                session.book.seen_at = self.runner.now()
                self.runner.wake(session)
                return session

    async def find_at_once(self, table: str) -> Session:
        """A table, without waiting for the compiler; raises UnknownTable and Preparing."""
        if table in self.sessions:
            self._touched[table] = time.monotonic()
            return self.sessions[table]
        if not TABLE_ID.fullmatch(table):
            raise UnknownTable("a table's name has letters, digits, - and _")
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        try:
            return await asyncio.shield(self._loading[table])
        except Unreadable as error:
            self.tell_fault(table, error)
            raise
        finally:
            self._loading.pop(table, None)

    def tell_fault(self, table: str, error: Exception) -> None:
        """Tell whoever looks after the server, once for each table."""
        if table not in self._faulty:
            LOG.error("table %s: %s", table, in_short(error))
        self._faulty.add(table)

    def lose(self, session: Session, error: Unreadable) -> None:
        """What is in memory of a table is not what its log says any more: it is read again when
        somebody asks for it. Who listens comes again, and is told what there is then."""
        self.tell_fault(session.id, error)
        if self.sessions.get(session.id) is session:
            del self.sessions[session.id], self._touched[session.id]
        for listener in list(session.listeners):
            listener.let_go()

    async def _load(self, table: str) -> Session:
        session = await self._read(table)
        self._keep(session)
        if not isinstance(self.runner.fanout, Alone):
            await self._hear_what_was_missed(session)
        await self.runner.go_on(session)
        return session

    async def _hear_what_was_missed(self, session: Session) -> None:
        """What other processes said of a table while it was being read was heard by nobody here."""
        self.runner.fanout.ask_people(session.id)
        async with session.lock:
            await self.runner.hear_tail(session)

    async def look_at(self, table: str) -> Session:
        """A table as it is now. It is not kept in memory if it is not there already."""
        return self.sessions[table] if table in self.sessions else await self._read(table)

    async def _read(self, table: str) -> Session:
        entries = await self.store.load(table)
        if not entries:
            raise UnknownTable(f"there is no table {table!r}")
        game = game_of(entries[0])
        if has_begun(entries) and not self.preparation.is_ready(game):
            raise Preparing(game)
        return await asyncio.to_thread(read_session, entries, self.runner.now)

    def _keep(self, session: Session) -> None:
        self.sessions[session.id] = session
        self._touched[session.id] = time.monotonic()
        if len(self.sessions) > self._most:
            self.put_away()
            self._most = max(len(self.sessions), MOST_RECENT) + MARGIN

    async def go_on_with(self, game: str) -> None:
        """The rules of a game are compiled: those of its tables that are in memory begin."""
        for session in list(self.sessions.values()):
            if session.game.id == game:
                with self._harming_no_other(session.id):
                    await self.runner.go_on(session)

    def put_away(self) -> None:
        """Remove tables from memory that nobody has looked at for a while, and the oldest of those
        that nobody looks at if there are many. Whoever is about to listen there comes again."""
        idle = [table for table, session in self.sessions.items() if is_idle(session)]
        idle.sort(key=self._touched.__getitem__)
        now = time.monotonic()
        for number, table in enumerate(idle):
            if now - self._touched[table] > enough_time(len(idle) - number):
                del self.sessions[table], self._touched[table]

    def invite(self, table: str) -> str:
        """The invite to a table. It cannot be made without the server's key."""
        return hmac.new(self.key, f"invite {table}".encode(), hashlib.sha256).hexdigest()[:24]

    # --- Tables -------------------------------------------------------------------------------

    async def open(self, who: str, wish: seating.Wish, command: str | None = None) -> Session:
        """Open a table. A command with a name opens one only, however often it is sent."""
        self.preparation.check(find_game(wish.game).id)
        company.check_may_open(who, wish.seats, self.sessions.values())
        self.check_remote(seat.bot for seat in wish.seats)
        body = await asyncio.to_thread(seating.opening, who, wish, self.default_bot)
        table = secrets.token_urlsafe(9) if command is None else self._name(f"{who} {command}")
        return await self.runner.finish(self._open(who, body, table))

    def _name(self, cause: str) -> str:
        """The name of the one table that this opens. Nobody can guess it."""
        digest = hmac.new(self.key, f"table {cause}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:9]).decode()

    async def _open(self, who: str, body: dict[str, Any], table: str) -> Session:
        entry = self.runner.entry(table, 1, Decision("opened", body), who, None)
        session = Session([entry], self.runner.now)
        session.book.seen_at = self.runner.now()
        if not await self.runner.found(entry, session.head()):
            return await self.find(table)
        self._keep(session)
        with contextlib.suppress(Busy):  # the game will begin by itself
            await self.runner.go_on(session)
        return session

    async def rematch(self, session: Session, who: str) -> Session:
        """The table where the same people play again. Whoever asks later gets the same one."""
        return await self.runner.finish(self._rematch(session, who))

    async def _rematch(self, session: Session, who: str) -> Session:
        async with session.lock:
            if session.rematch is None:
                self.check_remote(holder.bot for holder in session.seats)
                body = seating.opening_again(session, who)
                again = await self._open(who, body, self._name(f"after {session.id}"))
                await self.runner.do(session, who, lambda: seating.rematch(session, again.id))
        return await self.find(str(session.rematch))

    # --- Commands -----------------------------------------------------------------------------

    async def join(
        self, session: Session, who: str, name: str, seat: Seat | None, words: str
    ) -> None:
        """Sit down."""
        await self.runner.run(session, who, lambda: seating.join(session, who, name, seat, words))

    async def seat_bot(self, session: Session, who: str, seat: Seat, bot: str | None) -> int:
        """Let a bot sit down on an open seat."""
        self.check_remote([bot])
        chosen = bot or self.default_bot
        return await self.runner.run(
            session, who, lambda: seating.seat_bot(session, who, seat, chosen)
        )

    async def send_bot_away(self, session: Session, who: str, seat: Seat) -> int:
        """Open the seat of a bot again, before the game."""
        return await self.runner.run(
            session, who, lambda: seating.send_bot_away(session, who, seat)
        )

    async def play(self, session: Session, who: str, command: str, ply: int, move: Move) -> int:
        """Play an action; returns its number in the log when it is durable."""
        return await self.runner.run(
            session, who, lambda: decision.play(session, who, ply, move), command
        )

    async def undo(self, session: Session, who: str, command: str, ply: int) -> int:
        """Take back the last decision."""
        return await self.runner.run(
            session, who, lambda: decision.undo(session, who, ply), command
        )

    async def chat(self, session: Session, who: str, command: str, text: str) -> int:
        """Say something to everybody at the table."""

        def decide() -> Decision:
            decided = decision.chat(session, who, text)
            if wait := self.chatting.wait(who):
                raise TooMany("too many lines at once: wait a little", wait)
            return decided

        return await self.runner.run(session, who, decide, command)

    async def leave(self, session: Session, who: str, seat: Seat | None) -> int:
        """Leave one seat, or all."""
        bot = self.default_bot
        return await self.runner.run(session, who, lambda: seating.leave(session, who, seat, bot))

    async def return_to(self, session: Session, who: str, seat: Seat | None = None) -> int:
        """Come back to one seat, or all."""
        return await self.runner.run(session, who, lambda: seating.return_to(session, who, seat))

    async def substitute(self, session: Session, who: str, seat: Seat, bot: str | None) -> int:
        """Let a bot play for somebody who is away."""

        def decide() -> Decision:
            absence.check_may_ask(session, who, seat)
            self.check_remote([bot])
            return seating.substitute(session, seat, bot or self.default_bot)

        return await self.runner.run(session, who, decide)

    def check_remote(self, bots: Iterable[str | None]) -> None:
        """Raise BadInput if one of these bots waits for somebody elsewhere and the host has not let
        it sit at tables: it may cost the host money, and tells others what seats know."""
        for bot in bots:
            if bot is not None and bot not in self.remote_bots and is_remote(bot):
                raise BadInput(f"the host of this server has not let {bot!r} sit at tables")

    async def clear_doubts(self) -> None:
        """Hear at every table in doubt what the log has, as soon as it can be read again."""
        for session in list(self.sessions.values()):
            if session.is_in_doubt:
                with self._harming_no_other(session.id):
                    await self.runner.clear_doubt(session)

    async def replace_absent(self) -> None:
        """Let bots play for people who have been away too long."""
        for session in list(self.sessions.values()):
            with self._harming_no_other(session.id):
                await self._replace_absent(session)

    async def _replace_absent(self, session: Session) -> None:
        seat, bot = absence.abandoned_seat(session), self.default_bot
        if seat is not None:
            await self.runner.run(session, None, lambda: seating.substitute(session, seat, bot))

    @contextlib.contextmanager
    def _harming_no_other(self, table: str) -> Iterator[None]:
        """In a round over all tables, one that refuses or fails keeps no other from its turn."""
        try:
            yield
        except SeraiError as error:
            LOG.info("table %s does not go on: %s", table, error)
        except Exception as error:  # noqa: BLE001 (whatever it is, the others go on)
            self.tell_fault(table, error)

    # --- Listeners ----------------------------------------------------------------------------

    async def attach(self, session: Session, listener: Listener, have: int, ply: int) -> None:
        """Tell somebody everything, and all news from now on. Whoever comes back to a seat that a
        bot plays for them plays again. Who was slow to say hello, so that the table has been put
        away meanwhile, has to come again."""
        if self.sessions.get(session.id) is not session:
            listener.let_go()
            return
        is_new = listener not in session.listeners
        if is_new:
            session.listeners.add(listener)
            await self._welcome(session, listener)
        async with session.lock:
            listener.catch_up(session, have, ply)
        if is_new:
            self._tell_presence(session)

    async def _welcome(self, session: Session, listener: Listener) -> None:
        if listener.who is None or session.stage != "running" or not session.seats_of(listener.who):
            return
        who = listener.who
        session.left_at.pop(who, None)
        await self.runner.run(session, who, lambda: seating.welcome(session, who))

    def detach(self, session: Session, listener: Listener) -> None:
        """Tell somebody nothing any more: the connection is closed."""
        session.listeners.discard(listener)
        if session.id in self._touched:
            self._touched[session.id] = time.monotonic()
        session.book.seen_at = self.runner.now()
        if listener.who is not None and not session.is_connected(listener.who):
            session.left_at[listener.who] = self.runner.now()
        self._tell_presence(session)

    def _tell_presence(self, session: Session) -> None:
        here = people_at(session)
        session.told_here = {*here, *session.elsewhere.people(self.runner.now())}
        tell_presence(session)
        self.runner.fanout.tell_people(session.id, here)

    # --- Other processes ----------------------------------------------------------------------

    def hear_entry(self, process: str, entry: Entry) -> None:
        """Another process says that it has written this."""
        session = self.sessions.get(entry.table)
        if session is not None:
            if entry.kind in TURNS:
                self._leave_bots_to(process, session, entry.number)
            self.runner.hear(session, entry)

    def hear_growth(self, process: str | None, table: str, number: int) -> None:
        """The log of this table has grown to this number, by this other process if one says so."""
        session = self.sessions.get(table)
        if session is not None and session.number < number:
            self._leave_bots_to(process or "", session, number)
            self.runner.hear_soon(session)

    def _leave_bots_to(self, process: str, session: Session, number: int) -> None:
        """Whoever has written lets the bots think that have to decide next."""
        if number >= session.number:
            session.left_to = LeftTo(process, self.runner.now())

    def hear_end(self, process: str) -> None:
        """Another process says that it ends: nobody is at a table there any more."""
        for session in self.sessions.values():
            if session.elsewhere.knows(process):
                self.hear_people(process, session.id, ())

    async def take_over(self) -> None:
        """Do what another process has left undone, such as a bot's decision. The log takes what
        comes first."""
        for session in list(self.sessions.values()):
            if session.left_to and not self.runner.is_left_to_another(session):
                session.left_to = None
                with self._harming_no_other(session.id):
                    await self.runner.go_on(session)

    def hear_people(self, process: str, table: str, people: Collection[str]) -> None:
        """Another process says who has this table open there."""
        session = self.sessions.get(table)
        if session is None:
            return
        session.elsewhere.hear(process, people, self.runner.now())
        self._tell_if_changed(session)

    def _tell_if_changed(self, session: Session) -> None:
        """Tell who is here if that is not what was told last, at whichever process they are."""
        here = {*people_at(session), *session.elsewhere.people(self.runner.now())}
        if here != session.told_here:
            session.told_here = here
            tell_presence(session)

    async def hear_all(self) -> None:
        """What other processes said may have been lost: look at the log itself."""
        numbers = await self.store.numbers(list(self.sessions))
        for table, number in numbers.items():
            self.hear_growth(None, table, number)

    def tell_people_at(self, table: str) -> None:
        """Another process wants to know who has this table open here."""
        session = self.sessions.get(table)
        if session is not None and session.listeners:
            self.runner.fanout.tell_people(table, people_at(session))

    def tell_people(self) -> None:
        """Say again who is here: who has not heard it for a while takes them for gone."""
        for session in self.sessions.values():
            if people := people_at(session):
                self.runner.fanout.tell_people(session.id, people)
            if session.listeners:
                self._tell_if_changed(session)


def read_session(entries: Sequence[Entry], now: Callable[[], datetime]) -> Session:
    """The table of a log; raises Unreadable if the log is damaged."""
    try:
        return Session(entries, now)
    except Exception as error:
        raise Unreadable(f"its log cannot be read: {type(error).__name__}: {error}") from error


def enough_time(newer: int) -> float:
    """After so many seconds a table that nobody looks at leaves memory, if there are so many of
    them that were looked at later."""
    if newer > MOST_RECENT:
        return 0.0
    return RECENT if newer > MOST_IDLE else IDLE


def is_idle(session: Session) -> bool:
    """Whether nobody looks at a table and nothing happens there."""
    return not (session.listeners or session.thinking or session.lock.locked())


def people_at(session: Session) -> list[str]:
    """Who has a table open in this process, those who sit there first. Each stranger counts."""
    known = {listener.who for listener in session.listeners if listener.who}
    strangers = sum(listener.who is None for listener in session.listeners)
    seated_first = sorted(known, key=lambda who: (not session.seats_of(who), who))
    return [*seated_first, *(f"stranger {number}" for number in range(strangers))]


def has_begun(entries: Sequence[Entry]) -> bool:
    """Whether the game of a log has begun: reading it takes the game's rules then."""
    return any(entry.kind == "began" for entry in entries)


def game_of(opened: Entry) -> str:
    """The game of a log, by its first entry. Raises Unreadable if that is damaged, and BadInput
    unless this program plays the rules that the table began with."""
    if opened.kind != "opened" or not {"game", "rules"} <= opened.body.keys():
        raise Unreadable("its log does not begin with a table that was opened")
    game, rules = find_game(str(opened.body["game"])), opened.body["rules"]
    if not game.plays_rules(rules):
        raise BadInput(
            f"this table follows rules {rules!r} of {game.id}; "
            f"this program has {game.rules_version!r}"
        )
    return game.id
