"""Bots at tables. They think in threads or in other processes, so that the server goes on
meanwhile. What they choose is a command like any other."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

from serai.bots.levels import LEVELS
from serai.table import decision
from serai.table.company import is_wanted
from serai.table.errors import (
    Busy,
    Closed,
    Illegal,
    NotRunning,
    NotYourTurn,
    OldPly,
    TooMany,
    Unreadable,
    in_short,
)
from serai.table.question import ask_bot, ask_for_advice

if TYPE_CHECKING:
    from serai.engine.action import Action
    from serai.engine.seat import Seat
    from serai.table.answering import Answer
    from serai.table.command_runner import CommandRunner
    from serai.table.facts import AdviceFacts
    from serai.table.question import Question
    from serai.table.session import Session
    from serai.table.thinking import Thinkers

LOG = logging.getLogger(__name__)
RETRY, LONGEST = 1.0, 64
"""Seconds to wait when the log could not be written, or something else failed; what fails again
and again is tried less and less, down to once in so many times that."""
MOVED_ON = (OldPly, NotYourTurn, NotRunning, Closed)
MOST_ADVICE = 3
"""So many pieces of advice somebody may wait for at once; they are given one after the other."""
FALLBACK = "random"
"""The bot that plays for one that has chosen what is illegal."""


class BotRunner:
    """Lets bots think and play. `delay` is how many seconds people may look before a bot plays.
    Hints come from the level `adviser`."""

    def __init__(
        self, runner: CommandRunner, thinkers: Thinkers, delay: float, adviser: str
    ) -> None:
        self.runner = runner
        self.thinkers = thinkers
        self.delay = delay
        self.adviser = {level.name: level for level in LEVELS}[adviser]
        self._thinking: set[asyncio.Task[None]] = set()
        self._asked: dict[str, asyncio.Task[Answer]] = {}
        self._turns: dict[str, asyncio.Lock] = {}
        self._waiting: Counter[str] = Counter()

    def wake(self, session: Session) -> None:
        """If a bot has to decide, let it think, unless it does already."""
        if self.runner.is_left_to_another(session):
            return
        if session.thinking is None and seat_of_bot(session) is not None:
            task = asyncio.create_task(self._play_on(session))
            session.thinking = task
            self._thinking.add(task)
            task.add_done_callback(self._thinking.discard)

    def stop(self) -> None:
        """Stop all bots. The next server sees from the log which of them have to decide."""
        for task in (*self._thinking, *self._asked.values()):
            task.cancel()

    async def _play_on(self, session: Session) -> None:
        """Play as long as bots have to decide. A table that cannot be read is told by whoever asks
        for it; what else fails is tried again."""
        failures = 0
        try:
            while (seat := seat_of_bot(session)) is not None:
                failures = await self._play_or_fail(session, seat, failures)
        except Unreadable:
            return
        finally:
            session.thinking = None

    async def _play_or_fail(self, session: Session, seat: Seat, failures: int) -> int:
        """Play, or wait a while. How often this has failed in a row; it is logged the first
        time."""
        try:
            await self._play_one(session, seat)
        except Unreadable:
            raise
        except Exception as error:  # noqa: BLE001 (whatever it is, the table shall go on)
            if not failures:
                LOG.error("the bot at table %s failed: %s", session.id, in_short(error))
            await asyncio.sleep(RETRY * min(2**failures, LONGEST))
            return failures + 1
        return 0

    async def _play_one(self, session: Session, seat: Seat) -> None:
        bot = FALLBACK if seat in session.unfit else str(session.seats[seat].bot)
        question = ask_bot(session, seat, bot)
        chosen, _ = await asyncio.gather(self._choose(question, session), asyncio.sleep(self.delay))
        try:
            await self.runner.run(
                session, None, lambda: decision.play_as_bot(session, seat, question.ply, chosen)
            )
        except MOVED_ON:
            return
        except Busy:
            await asyncio.sleep(RETRY)
        except Illegal as error:
            LOG.error("the bot %s chose what is illegal: %s", bot, error)
            session.unfit.add(seat)

    async def _choose(self, question: Question, session: Session) -> Action:
        number = int(await self.thinkers.answer(question))
        return session.game.space.action(number)

    # --- Advice -------------------------------------------------------------------------------

    async def hint(self, session: Session, who: str, bot: str) -> Action:
        """What this bot would do in place of the seat to decide."""
        answer = await self._advise(who, ask_for_advice(session, bot, 0))
        return session.game.space.action(int(answer))

    async def advise(self, session: Session, who: str) -> list[AdviceFacts]:
        """The best few actions of the seat to decide, judged by what that seat knows."""
        iterations = self.adviser.budget(session.game)
        question = ask_for_advice(session, self.adviser.name, iterations)
        found: list[AdviceFacts] = await self._advise(who, question)
        return found

    async def _advise(self, who: str, question: Question) -> Answer:
        """The answer to a question of somebody; raises TooMany. What is being thought about already
        is not asked twice."""
        if question.name not in self._asked:
            task = asyncio.create_task(self._ask_in_turn(who, question))
            self._asked[question.name] = task
            task.add_done_callback(lambda done: self._forget(question.name, done))
        return await asyncio.shield(self._asked[question.name])

    def _forget(self, name: str, done: asyncio.Task[Answer]) -> None:
        del self._asked[name]
        if not done.cancelled():
            done.exception()  # whoever still waits is told

    async def _ask_in_turn(self, who: str, question: Question) -> Answer:
        async with self._turn(who):
            return await self.thinkers.answer(replace(question, whose=who))

    @asynccontextmanager
    async def _turn(self, who: str) -> AsyncIterator[None]:
        """Wait until nothing else is thought about for this person."""
        if self._waiting[who] >= MOST_ADVICE:
            raise TooMany("wait for the advice that you have asked for", 1.0)
        self._waiting[who] += 1
        try:
            async with self._turns.setdefault(who, asyncio.Lock()):
                yield
        finally:
            self._waiting[who] -= 1
            if not self._waiting[who]:
                del self._waiting[who], self._turns[who]


def seat_of_bot(session: Session) -> Seat | None:
    """The seat to decide, if a bot plays it and anybody wants to know what it does."""
    seat = session.actor if session.stage == "running" and is_wanted(session) else None
    return seat if seat is not None and session.seats[seat].is_played_by_bot else None
