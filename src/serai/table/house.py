"""All tables of a server: found or rebuilt from their logs, and what people may ask of them."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
import time
from typing import TYPE_CHECKING, Any

from serai.engine.errors import SeraiError
from serai.engine.game import find_game
from serai.table import absence, decision, seating
from serai.table.clerk import Clerk, tell_presence
from serai.table.decision import Decision
from serai.table.entry import Write
from serai.table.errors import BadInput, Preparing, TooMany, UnknownTable
from serai.table.rate import Rate
from serai.table.session import Session

if TYPE_CHECKING:
    from collections.abc import Sequence

    from serai.engine.match import Move
    from serai.engine.seat import Seat
    from serai.table.ear import Ear
    from serai.table.entry import Entry

LOG = logging.getLogger(__name__)
IDLE = 900.0
"""Seconds after which a table that nobody looks at is put away; its log brings it back."""


LINES_PER_SECOND, LINES_AT_ONCE = 0.5, 5.0
"""How much a person may say: what others can read."""


class House:
    """The tables. `key` signs invites; `default_bot` sits in where nobody says which; `patience`
    multiplies how much somebody may say."""

    def __init__(
        self, clerk: Clerk, key: bytes, default_bot: str = "random", patience: float = 1.0
    ) -> None:
        self.clerk = clerk
        self.store = clerk.store
        self.preparation = clerk.preparation
        self.key = key
        self.default_bot = default_bot
        self.chatting = Rate(LINES_PER_SECOND * patience, LINES_AT_ONCE * patience)
        self.sessions: dict[str, Session] = {}
        self._loading: dict[str, asyncio.Task[Session]] = {}
        self._touched: dict[str, float] = {}

    # --- Finding ------------------------------------------------------------------------------

    async def find(self, table: str) -> Session:
        """A table, from memory or from its log; waits while its game is being prepared. Raises
        UnknownTable and Unprepared."""
        while True:
            try:
                return await self.glance(table)
            except Preparing as error:
                await self.preparation.wait(error.game)

    async def glance(self, table: str) -> Session:
        """A table that can be had at once; raises UnknownTable and Preparing."""
        if table in self.sessions:
            self._touched[table] = time.monotonic()
            return self.sessions[table]
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        try:
            return await asyncio.shield(self._loading[table])
        finally:
            self._loading.pop(table, None)

    async def _load(self, table: str) -> Session:
        entries = await self.store.load(table)
        if not entries:
            raise UnknownTable(f"there is no table {table!r}")
        check_rules(entries[0])
        game = entries[0].body["game"]
        if has_begun(entries) and not self.preparation.is_ready(game):
            raise Preparing(game)
        session = await asyncio.to_thread(Session, entries)
        self._keep(session)
        await self.clerk.go_on(session)
        return session

    def _keep(self, session: Session) -> None:
        self.sessions[session.id] = session
        self._touched[session.id] = time.monotonic()

    async def resume(self) -> None:
        """After a start: wake every game that goes on, so that bots think on; those whose rules are
        still being compiled, when they are ready."""
        for table in await self.store.running():
            try:
                await self.glance(table)
            except Preparing:
                continue
            except SeraiError as error:
                LOG.error("table %s cannot go on: %s", table, error)

    async def begin_with(self, game: str) -> None:
        """A game can be played from now on: whatever waits for it begins or goes on."""
        for session in list(self.sessions.values()):
            if session.game.id == game:
                await self.clerk.go_on(session)
        await self.resume()

    def put_away(self) -> None:
        """Forget tables that nobody looks at."""
        now = time.monotonic()
        for table, session in list(self.sessions.items()):
            busy = session.ears or session.thinking or session.lock.locked()
            if not busy and now - self._touched[table] > IDLE:
                del self.sessions[table], self._touched[table]

    def invite(self, table: str) -> str:
        """The invite to a table: only who has the key can make it."""
        return hmac.new(self.key, f"invite {table}".encode(), hashlib.sha256).hexdigest()[:24]

    # --- Tables -------------------------------------------------------------------------------

    async def open(self, who: str, wish: seating.Wish) -> Session:
        """Open a table."""
        self.preparation.check(find_game(wish.game).id)
        body = await asyncio.to_thread(seating.opening, who, wish, self.default_bot)
        return await self.clerk.whole(self._open(who, body))

    async def _open(self, who: str, body: dict[str, Any]) -> Session:
        table = secrets.token_urlsafe(9)
        entry = self.clerk.entry(table, 1, Decision("opened", body), who, None)
        session = Session([entry])
        await self.store.append([Write(entry, session.head())])
        self._keep(session)
        await self.clerk.go_on(session)
        return session

    async def rematch(self, session: Session, who: str) -> Session:
        """The table where the same people play again; asked twice, the same."""
        return await self.clerk.whole(self._rematch(session, who))

    async def _rematch(self, session: Session, who: str) -> Session:
        async with session.lock:
            if session.rematch is None:
                again = await self._open(who, seating.opening_again(session, who))
                decided = Decision("rematched", {"table": again.id})
                await self.clerk.commit(session, who, decided)
        return await self.find(str(session.rematch))

    # --- Commands -----------------------------------------------------------------------------

    async def join(
        self, session: Session, who: str, name: str, seat: Seat | None, words: str
    ) -> None:
        """Sit down."""
        await self.clerk.do(session, who, lambda: seating.join(session, who, name, seat, words))

    async def seat_bot(self, session: Session, who: str, seat: Seat, bot: str | None) -> int:
        """Let a bot sit down on an open seat."""
        chosen = bot or self.default_bot
        return await self.clerk.do(
            session, who, lambda: seating.seat_bot(session, who, seat, chosen)
        )

    async def send_bot_away(self, session: Session, who: str, seat: Seat) -> int:
        """Open the seat of a bot again, before the game."""
        return await self.clerk.do(session, who, lambda: seating.send_bot_away(session, who, seat))

    async def play(self, session: Session, who: str, command: str, ply: int, move: Move) -> int:
        """Play an action; returns its number in the log, once durable."""
        return await self.clerk.do(
            session, who, lambda: decision.play(session, who, ply, move), command
        )

    async def undo(self, session: Session, who: str, command: str, ply: int) -> int:
        """Take back a decision."""
        return await self.clerk.do(session, who, lambda: decision.undo(session, who, ply), command)

    async def chat(self, session: Session, who: str, command: str, text: str) -> int:
        """Say something."""

        def decide() -> Decision:
            decided = decision.chat(session, who, text)
            if wait := self.chatting.wait(who):
                raise TooMany("too many lines at once: wait a little", wait)
            return decided

        return await self.clerk.do(session, who, decide, command)

    async def leave(self, session: Session, who: str, seat: Seat | None) -> int:
        """Leave one seat, or all."""
        bot = self.default_bot
        return await self.clerk.do(session, who, lambda: seating.leave(session, who, seat, bot))

    async def return_to(self, session: Session, who: str, seat: Seat | None = None) -> int:
        """Come back to one seat, or all."""
        return await self.clerk.do(session, who, lambda: seating.return_to(session, who, seat))

    async def substitute(self, session: Session, who: str, seat: Seat, bot: str | None) -> int:
        """Let a bot play for somebody who is away."""

        def decide() -> Decision:
            absence.check_may_ask(session, who, seat, time.monotonic())
            return seating.substitute(session, seat, bot or self.default_bot)

        return await self.clerk.do(session, who, decide)

    async def replace_absent(self) -> None:
        """Let bots take over the seats of people who have been away too long."""
        for session in list(self.sessions.values()):
            seat = absence.abandoned_seat(session, time.monotonic())
            if seat is not None:
                await self._sit_in(session, seat)

    async def _sit_in(self, session: Session, seat: Seat) -> None:
        bot = self.default_bot
        try:
            await self.clerk.do(session, None, lambda: seating.substitute(session, seat, bot))
        except SeraiError as error:
            LOG.info("no bot sits in at table %s: %s", session.id, error)

    # --- Ears ---------------------------------------------------------------------------------

    async def attach(self, session: Session, ear: Ear, have: int, ply: int) -> None:
        """Somebody listens from now on; whoever comes back to their seat plays again."""
        is_new = ear not in session.ears
        if is_new:
            session.ears.add(ear)
            await self._welcome(session, ear)
        async with session.lock:
            ear.catch_up(session, have, ply)
        if is_new:
            tell_presence(session)

    async def _welcome(self, session: Session, ear: Ear) -> None:
        if ear.who is None or session.stage != "running" or not session.seats_of(ear.who):
            return
        who = ear.who
        session.away_since.pop(who, None)
        await self.clerk.do(session, who, lambda: seating.welcome(session, who))

    def detach(self, session: Session, ear: Ear) -> None:
        """Somebody is gone."""
        session.ears.discard(ear)
        if ear.who is not None and not session.is_connected(ear.who):
            session.away_since[ear.who] = time.monotonic()
        tell_presence(session)


def has_begun(entries: Sequence[Entry]) -> bool:
    """Whether a log plays a game: then it takes the rules to read it."""
    return any(entry.kind == "began" for entry in entries)


def check_rules(opened: Entry) -> None:
    """Raise BadInput unless this program has the rules that a table began with."""
    game = find_game(opened.body["game"])
    if game.rules_version != opened.body["rules"]:
        raise BadInput(
            f"this table follows rules {opened.body['rules']!r} of {game.id}; "
            f"this program has {game.rules_version!r}"
        )
