"""Processes for bots: what tables ask waits in PostgreSQL until one of them takes it. Nothing here
has to last: what bots have to decide stands in the tables' logs, and who gets no answer thinks by
itself. See docs/decisions for why this is no package's queue."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import logging
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict, replace
from functools import cache
from typing import TYPE_CHECKING, Any

import orjson

from serai.engine.game import find_game
from serai.server.storage.notices import CHANNEL, NOTIFY, Notices, Word
from serai.table.question import Question, Rank

if TYPE_CHECKING:
    from psycopg import AsyncConnection

    from serai.table.answering import Answer
    from serai.table.thinking import InThreads, Thinkers

LOG = logging.getLogger(__name__)
LOOK = 0.5
"""Seconds between two looks at what may have been missed."""
OWNERS_FIRST = 0.03
"""So many seconds the process has that answered for the seat last: it still has the bot."""
KEPT = 60.0
"""An answer that nobody has fetched for so many seconds is forgotten."""
MOST_OWNERS = 10_000

PUT = """
insert into questions (name, rank, game, asked, body, wanted, whose)
values (%s, %s, %s, extract(epoch from clock_timestamp()), %s, %s, %s) on conflict (name) do nothing
"""
TAKE = """
update questions set taken = %(me)s where name = (
  select name from questions as asking
  where answer is null and rank <= %(rank)s and game = any(%(games)s)
    and (taken is null or not taken = any(%(alive)s))
    and (wanted is null or wanted = %(me)s or not wanted = any(%(alive)s)
         or asked < extract(epoch from clock_timestamp()) - %(patience)s)
    and (rank > %(opponent)s or whose is null or not whose = any(%(busy)s))
  order by rank,
    (select count(*) from questions as theirs where theirs.whose = asking.whose
      and theirs.answer is null and theirs.taken = any(%(alive)s)),
    coalesce(array_position(%(served)s::varchar[], whose), 0), asked
  limit 1 for update skip locked)
returning name, body, whose
"""
"""Whose turn it is, is as in `Threads`."""
ANSWER = "update questions set answer = %s where name = %s"
FETCH = "select name, answer, taken from questions where name = any(%s)"
FORGET = "delete from questions where name = any(%s)"
RELEASE = "update questions set taken = null where taken = %s and answer is null"
SWEEP = "delete from questions where asked < extract(epoch from clock_timestamp()) - %s"


@cache
def edition_of(game: str) -> str:
    """A game's id, and in short what must be equal so that two processes mean the same by it."""
    edition = repr(find_game(game).edition).encode()
    return f"{game} {hashlib.sha256(edition).hexdigest()[:12]}"


def write_question(question: Question) -> str:
    """A question as it waits."""
    seen = [base64.b64encode(memory).decode() for memory in question.seen]
    facts = {**asdict(question), "seen": seen}
    del facts["whose"]  # it waits beside it: whoever answers need not know
    return orjson.dumps(facts).decode()


def read_question(text: str) -> Question:
    """A question that waited."""
    facts = orjson.loads(text)
    seen = tuple(base64.b64decode(memory) for memory in facts["seen"])
    read = {"rank": Rank(facts["rank"]), "seen": seen, "story": tuple(facts["story"])}
    return Question(**{**facts, **read})


class Waiting:
    """A question for whose answer somebody waits here."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.answer: asyncio.Future[Answer | None] = asyncio.get_running_loop().create_future()
        self.is_put = False


class BotProcesses:
    """Answers questions by asking the processes for bots. While there is none for a game, threads
    of this process answer, as they do where there is no PostgreSQL."""

    def __init__(self, notices: Notices, by_itself: Thinkers) -> None:
        self.notices = notices
        self.by_itself = by_itself
        self._able: dict[str, frozenset[str]] = {}
        """Which games each process for bots can play."""
        self._waiting: dict[str, Waiting] = {}
        self._answered: set[str] = set()
        self._owners: dict[tuple[str, int], str] = {}
        """Which process has answered last for a seat of a table."""
        self._has_work = asyncio.Event()
        notices.hears |= {"bots": self._hear_bots, "answered": self._hear_answered}

    async def answer(self, question: Question) -> Answer:
        """The answer of whoever thinks for us."""
        if not self._can_be_asked(question):
            return await self.by_itself.answer(question)
        waiting = self._waiting.setdefault(question.name, Waiting(question))
        self._has_work.set()
        found = await asyncio.shield(waiting.answer)
        return await self.by_itself.answer(question) if found is None else found

    @property
    def waiting(self) -> int:
        """How many questions wait for their answers."""
        return len(self._waiting)

    def _can_be_asked(self, question: Question) -> bool:
        edition = edition_of(question.game)
        return any(
            edition in games and self.notices.others.is_alive(process)
            for process, games in self._able.items()
        )

    def _hear_bots(self, process: str, _: None, games: Sequence[str]) -> None:
        self._able = {
            each: known for each, known in self._able.items() if self.notices.others.is_alive(each)
        }
        self._able[process] = frozenset(games)

    def _hear_answered(self, _: str, name: str, __: None) -> None:
        if name in self._waiting:
            self._answered.add(name)
            self._has_work.set()

    # --- Asking -------------------------------------------------------------------------------

    async def keep_asking(self) -> None:
        """Put questions and fetch answers, until the connection fails."""
        for waiting in self._waiting.values():
            waiting.is_put = False
        async with await self.notices.connect() as connection:
            await connection.execute("set synchronous_commit = off")
            next_look = 0.0
            loop = asyncio.get_running_loop()
            while True:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._has_work.wait(), LOOK)
                self._has_work.clear()
                await self._put(connection)
                is_time = loop.time() > next_look
                if is_time:
                    next_look = loop.time() + LOOK
                    self._think_alone_where_nobody_does()
                await self._fetch(connection, list(self._waiting if is_time else self._answered))

    async def _put(self, connection: AsyncConnection) -> None:
        new = [waiting for waiting in self._waiting.values() if not waiting.is_put]
        for waiting in new:
            question = waiting.question
            wanted = self._owners.get((question.table, question.seat))
            body = write_question(question)
            facts = (question.name, int(question.rank), edition_of(question.game), body)
            await connection.execute(PUT, (*facts, wanted, question.whose or None))
            waiting.is_put = True
        if new:
            for text in self.notices.texts([("asked", None, None)]):
                await connection.execute(NOTIFY, (CHANNEL, text))

    async def _fetch(self, connection: AsyncConnection, names: list[str]) -> None:
        """Fetch what has been answered. What is not there any more is put again."""
        self._answered.difference_update(names)
        if not names:
            return
        rows = await (await connection.execute(FETCH, (names,))).fetchall()
        answered = [(name, answer, process) for name, answer, process in rows if answer is not None]
        for name, answer, process in answered:
            self._give(name, orjson.loads(answer), process)
        if answered:
            await connection.execute(FORGET, ([name for name, _, _ in answered],))
        for name in {*names} - {row[0] for row in rows}:
            if name in self._waiting:
                self._waiting[name].is_put = False
                self._has_work.set()

    def _give(self, name: str, answer: Any, process: str) -> None:
        waiting = self._waiting.pop(name, None)
        if waiting is None:
            return
        question = waiting.question
        self._owners.pop((question.table, question.seat), None)
        self._owners[question.table, question.seat] = process
        if len(self._owners) > MOST_OWNERS:
            self._owners.pop(next(iter(self._owners)))
        if not waiting.answer.done():
            waiting.answer.set_result(answer)

    def _think_alone_where_nobody_does(self) -> None:
        """The processes for bots are gone: who waits for them is answered here."""
        for name, waiting in list(self._waiting.items()):
            if not self._can_be_asked(waiting.question):
                del self._waiting[name]
                if not waiting.answer.done():
                    waiting.answer.set_result(None)


class BotProcess:
    """One process for bots: takes what is asked, as much as its threads have room for. `can_play`
    says of which of the `games` the rules are compiled."""

    def __init__(
        self,
        notices: Notices,
        thinkers: InThreads,
        games: Iterable[str],
        can_play: Callable[[str], bool],
    ) -> None:
        self.notices = notices
        self.thinkers = thinkers
        self.can_play = can_play
        self.games = tuple(games)
        self._has_work = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._answers: list[tuple[str, str]] = []
        self._is_asked = False
        notices.hears["asked"] = self._hear_asked
        notices.rounds.append(lambda: [("bots", None, self._playable())])

    def _playable(self) -> list[str]:
        return [edition_of(game) for game in self.games if self.can_play(game)]

    async def keep_answering(self) -> None:
        """Take questions and give answers, until the connection fails."""
        async with await self.notices.connect() as connection:
            await connection.execute("set synchronous_commit = off")
            try:
                while True:
                    await self._give(connection)
                    while await self._take(connection):
                        pass
                    await self._wait(connection)
            finally:
                if not connection.broken:
                    await connection.execute(RELEASE, (self.notices.process,))

    async def _wait(self, connection: AsyncConnection) -> None:
        """Wait for a question or an answer. What is left to another process at first is looked at
        again soon."""
        patience = 2 * OWNERS_FIRST if self._is_asked else LOOK
        self._is_asked = False
        try:
            await asyncio.wait_for(self._has_work.wait(), patience)
        except TimeoutError:
            if patience == LOOK:
                await connection.execute(SWEEP, (KEPT,))
        self._has_work.clear()

    def _hear_asked(self, *_: Any) -> None:
        self._is_asked = True
        self._has_work.set()

    async def _take(self, connection: AsyncConnection) -> bool:
        """Take the most urgent question, if there is a thread for it."""
        threads = self.thinkers.threads
        if not threads.has_room_for_opponents:
            return False
        rank = Rank.ANALYSIS if threads.has_room else Rank.OPPONENT
        me = self.notices.process
        which = {
            "me": me,
            "rank": int(rank),
            "games": self._playable(),
            "alive": [me, *self.notices.others.alive()],
            "patience": OWNERS_FIRST,
            "opponent": int(Rank.OPPONENT),
            "busy": threads.busy,
            "served": list(threads.served),
        }
        row = await (await connection.execute(TAKE, which)).fetchone()
        if row is None:
            return False
        task = asyncio.create_task(self._answer(*row))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        await asyncio.sleep(0)  # the thread is taken when the next question is looked for
        return True

    async def _answer(self, name: str, body: str, whose: str | None) -> None:
        try:
            question = replace(read_question(body), whose=whose or "")
            answer = await self.thinkers.answer(question)
        except Exception:
            LOG.exception("a question could not be answered")
            answer = None
        self._answers.append((name, orjson.dumps(answer).decode()))
        self._has_work.set()

    async def _give(self, connection: AsyncConnection) -> None:
        answers, self._answers = self._answers, []
        try:
            for name, answer in answers:
                await connection.execute(ANSWER, (answer, name))
        except BaseException:
            self._answers = answers + self._answers
            raise
        words: list[Word] = [("answered", name, None) for name, _ in answers]
        for text in self.notices.texts(words) if words else ():
            await connection.execute(NOTIFY, (CHANNEL, text))
