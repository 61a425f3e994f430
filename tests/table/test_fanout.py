"""What processes tell each other: who is where, what bots they let think, and how much of what is
limited somebody has done. Whoever hears nothing any more goes on alone."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from serai.server.connection_limit import PER_PERSON, ConnectionLimit
from serai.table import absence
from serai.table.bot_runner import seat_of_bot
from serai.table.entry import Entry
from serai.table.messages import presence
from serai.table.rate_limit import SharedRateLimits
from serai.table.session import Session
from serai.table.tables import Tables
from table.memory import (
    Client,
    Clock,
    MemoryStore,
    actor_name,
    make_tables,
    play_first,
    run,
    table_of_two,
    wish,
)


class Wire:
    """The fan-out from one process to another, at once and without loss until it is cut."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.other: Tables | None = None
        self.alive = True

    def tell_entry(self, entry: Entry) -> None:
        if self.other is not None:
            self.other.hear_entry(self.name, entry)

    def tell_people(self, table: str, people: Collection[str]) -> None:
        if self.other is not None:
            self.other.hear_people(self.name, table, people)

    def ask_people(self, table: str) -> None:
        if self.other is not None:
            self.other.tell_people_at(table)

    def is_alive(self, process: str) -> bool:
        return self.alive


def two_processes(clock: Clock, with_bots: bool = False) -> tuple[Tables, Tables, Wire, Wire]:
    """Two processes with one store that hear each other."""
    store = MemoryStore()
    here, there = (make_tables(store, with_bots, clock) for _ in range(2))
    to_there, to_here = Wire("here"), Wire("there")
    to_there.other, to_here.other = there, here
    here.runner.fanout, there.runner.fanout = to_there, to_here
    return here, there, to_there, to_here


def test_an_entry_that_another_process_tells_is_not_looked_up() -> None:
    async def work() -> None:
        here, there, _, _ = two_processes(Clock())
        session = await table_of_two(here)
        other = await there.find(session.id)
        client = Client("ben", there, other)
        await there.attach(other, client, 0, 0)
        there.store.load = None  # type: ignore[method-assign]
        await play_first(here, session, "p1")
        assert other.number == session.number == client.news[-1]["number"]

    run(work())


def test_entries_that_come_twice_or_with_a_gap_are_told_once_and_whole() -> None:
    async def work() -> None:
        here, there, to_there, _ = two_processes(Clock())
        session = await table_of_two(here)
        other = await there.find(session.id)
        client = Client("ben", there, other)
        await there.attach(other, client, 0, 0)
        to_there.other = None
        await here.chat(session, "ann", "c1", "lost on the way")
        to_there.other = there
        await here.chat(session, "ann", "c2", "heard")
        await asyncio.sleep(0.01)
        for entry in list(there.store.logs[session.id]):  # type: ignore[attr-defined]
            there.hear_entry("here", entry)
        said = [line["text"] for news in client.news for line in news.get("chat", [])]
        assert said == ["lost on the way", "heard"]

    run(work())


def test_a_bot_is_left_to_the_process_that_wrote_until_that_is_gone() -> None:
    async def work() -> None:
        clock = Clock()
        here, there, _, to_here = two_processes(clock, with_bots=True)
        here.runner.wake = lambda _: None  # its bots never come to think
        session = await table_that_ann_begins(here)
        other = await there.find(session.id)
        number = await until_bot_decides(here, session)
        await there.take_over()
        assert other.thinking is None
        assert other.number == number
        to_here.alive = False
        await there.take_over()
        assert other.thinking is not None
        await other.thinking
        assert other.number > number

    run(work())


async def table_that_ann_begins(tables: Tables) -> Session:
    """A table of Ann and a bot at which the bot does not have to decide yet."""
    while True:
        session = await tables.open("ann", wish("silk", "me", "bot"))
        if seat_of_bot(session) is None:
            return session


async def until_bot_decides(tables: Tables, session: Session) -> int:
    """Play until the bot has to decide; returns the number of the last entry."""
    while seat_of_bot(session) is None:
        await play_first(tables, session, f"c{session.number}")
    return session.number


def test_a_table_moves_on_though_a_process_that_lives_lets_no_bot_think() -> None:
    async def work() -> None:
        clock = Clock()
        here, there, _, _ = two_processes(clock, with_bots=True)
        here.runner.wake = lambda _: None
        session = await table_that_ann_begins(here)
        other = await there.find(session.id)
        await until_bot_decides(here, session)
        clock.wait(31)
        await there.take_over()
        assert other.thinking is not None
        await other.thinking

    run(work())


def test_who_was_at_a_process_that_died_is_away_from_then_on() -> None:
    """Not since they last did something: they looked at the table all the time."""

    async def work() -> None:
        clock = Clock()
        here, there, _, to_here = two_processes(clock)
        session = await table_of_two(here)
        other = await there.find(session.id)
        ben = Client("ben", there, other)
        ann = Client("ann", here, session)
        await here.attach(session, ann, 0, 0)
        await there.attach(other, ben, 0, 0)
        for _ in range(20):
            clock.wait(30)
            there.tell_people()
        assert presence(session)["connected"] == [True, True]
        to_here.other = None  # killed
        clock.wait(17)
        here.tell_people()
        assert presence(session)["connected"] == [True, False]
        assert '"connected":[true,false]' in ann.heard[-1]
        since = absence.away_since(session, 1)
        assert since is not None
        assert (clock() - since).total_seconds() == 17

    run(work())


def test_a_process_that_comes_to_a_table_asks_who_is_there() -> None:
    async def work() -> None:
        here, there, _, _ = two_processes(Clock())
        session = await table_of_two(here)
        await here.attach(session, Client("ann", here, session), 0, 0)
        other = await there.find(session.id)
        assert presence(other)["connected"] == [True, False]

    run(work())


def test_what_is_written_while_a_table_is_being_read_is_not_missed() -> None:
    async def work() -> None:
        here, there, _, _ = two_processes(Clock())
        session = await table_of_two(here)
        load = there.store.load

        async def load_slowly(table: str, after: int = 0) -> list[Entry]:
            found = await load(table, after)
            if not after:
                await here.chat(session, "ann", "c1", "just now")
            return found

        there.store.load = load_slowly  # type: ignore[method-assign]
        other = await there.find(session.id)
        assert [line["text"] for line in other.chat] == ["just now"]

    run(work())


def test_a_bot_sits_in_for_who_is_away_while_somebody_waits_at_another_process() -> None:
    async def work() -> None:
        clock = Clock()
        here, there, _, _ = two_processes(clock)
        session = await table_of_two(here)
        other = await there.find(session.id)
        waiting = next(who for who in ("ann", "ben") if who != actor_name(session))
        await there.attach(other, Client(waiting, there, other), 0, 0)
        seat = session.actor
        clock.wait(absence.BY_ITSELF["calm"] or 0)
        there.tell_people()
        await here.replace_absent()
        assert session.seats[seat].is_played_by_bot
        assert other.seats[seat].is_played_by_bot

    run(work())


def test_watchers_are_counted_at_all_processes() -> None:
    async def work() -> None:
        here, there, _, _ = two_processes(Clock())
        session = await table_of_two(here)
        other = await there.find(session.id)
        await here.attach(session, Client("ann", here, session), 0, 0)
        for who in ("eve", None, None):
            await there.attach(other, Client(who, there, other), 0, 0)
        assert presence(session) == presence(other)
        assert presence(session)["watchers"] == 3

    run(work())


# --- Limits -------------------------------------------------------------------------------------


def test_what_somebody_did_elsewhere_counts_here() -> None:
    one, two = SharedRateLimits(), SharedRateLimits()
    here, there = one.make("asking", 0.001, 10), two.make("asking", 0.001, 10)
    assert [here.wait("ann") for _ in range(8)] == [0.0] * 8
    for name, done in one.take_done().items():
        two.hear_done(name, done)
    assert [there.wait("ann") > 0 for _ in range(3)] == [False, False, True]
    assert there.wait("ben") == 0.0
    assert one.take_done() == {}


def test_processes_that_do_not_hear_each_other_keep_their_own_count() -> None:
    limits = SharedRateLimits()
    limit = limits.make("asking", 0.001, 2)
    assert [limit.wait("ann") > 0 for _ in range(3)] == [False, False, True]
    limits.hear_done("of a newer version", {"ann": 5})


def test_what_others_told_shuts_nobody_out_for_ever() -> None:
    limit = SharedRateLimits().make("asking", 1.0, 5)
    limit.hear_done({"ann": 1_000_000})
    assert 0 < limit.wait("ann") <= 7


def test_sockets_at_other_processes_are_counted_until_those_are_silent(monkeypatch) -> None:
    now = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    here = ConnectionLimit(1.0)
    here.hear("there", {"person ann": PER_PERSON})
    assert here._count("person ann") == PER_PERSON
    here.hear("there", {"person ann": 1})
    assert here._count("person ann") == 1
    now[0] = 60.0
    assert here._count("person ann") == 0
    here.open["person ann"] = 10
    here.open["person ben"] = 1
    assert here.worth_telling() == {"person ann": 10}
