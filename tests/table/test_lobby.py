"""Tables as the lobby lists them."""

from __future__ import annotations

import pytest

from serai.table import lobby
from serai.table.errors import NoOpenSeat
from serai.table.facts import LobbyTable
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

HOUR = 3600


async def row(tables: Tables, session: Session, who: str | None) -> LobbyTable:
    """The table as the lobby tells somebody of it."""
    (found,) = await lobby.rows(tables, [session.id], who)
    return found


async def finish(tables: Tables, session: Session) -> None:
    """Play to the end."""
    while session.stage == "running":
        await play_first(tables, session, f"c{session.number}")


def test_the_lobby_tells_whose_turn_it_is_and_since_when() -> None:
    async def work() -> None:
        clock = Clock()
        tables = make_tables(clock=clock)
        session = await tables.open("ann", wish("silk", "me", "open"))
        assert (await row(tables, session, "ann"))["since"] == clock().isoformat()
        clock.wait(HOUR)
        began = clock().isoformat()
        await tables.join(session, "ben", "Ben", None, "")
        first = actor_name(session)
        while actor_name(session) == first:
            clock.wait(HOUR)
            assert (await row(tables, session, "ann"))["since"] == began
            await play_first(tables, session, f"c{session.number}")
        other = {"ann": "ben", "ben": "ann"}[first]
        turn, no_turn = [await row(tables, session, who) for who in (other, first)]
        assert turn["since"] == clock().isoformat()
        assert (turn["actor"], turn["your_turn"]) == (session.actor, True)
        assert (no_turn["actor"], no_turn["your_turn"]) == (session.actor, False)
        assert (await row(tables, session, None))["your_turn"] is False

    run(work())


def test_it_is_not_your_turn_where_a_bot_plays_for_you() -> None:
    async def work() -> None:
        tables = make_tables()
        session = await table_of_two(tables)
        who = actor_name(session)
        await tables.leave(session, who, None)
        assert (await row(tables, session, who))["your_turn"] is False

    run(work())


def test_a_finished_table_is_told_from_its_outline_as_from_its_whole_log(monkeypatch) -> None:
    async def work() -> None:
        clock, store = Clock(), MemoryStore()
        tables = make_tables(store, clock=clock)
        session = await table_of_two(tables, "silk")
        clock.wait(HOUR)
        await finish(tables, session)
        ended = clock().isoformat()
        clock.wait(HOUR)
        await tables.chat(session, "ann", "c", "well played")
        again = await tables.rematch(session, "ben")
        told = await row(tables, session, "ann")
        assert told["ending"] == {
            "at": ended,
            "scores": session.match.scores,
            "winners": session.match.winners,
        }
        assert (told["stage"], told["rematch"]) == ("over", again.id)
        fresh = make_tables(store, clock=clock)
        monkeypatch.setattr(store, "load", None)  # nobody reads the whole log
        assert await row(fresh, session, "ann") == told

    run(work())


def test_a_table_whose_ending_nobody_wrote_down_is_told_from_its_log() -> None:
    async def work() -> None:
        store = MemoryStore()
        tables = make_tables(store)
        session = await table_of_two(tables)
        await finish(tables, session)
        told = await row(tables, session, "ann")
        store.heads[session.id] = session.head()
        assert await row(make_tables(store), session, "ann") == told

    run(work())


def test_a_host_without_a_seat_finds_the_waiting_table_until_they_leave_it() -> None:
    async def work() -> None:
        store = MemoryStore()
        tables = make_tables(store)
        session = await tables.open("ann", wish("silk", "open", "open", "open"))
        assert await store.of_person("ann", 5) == [session.id]
        await tables.seat_bot(session, "ann", 2, "random")
        assert await store.of_person("ann", 5) == [session.id]
        await tables.join(session, "ann", "Ann", None, "")
        await tables.leave(session, "ann", None)
        assert await store.of_person("ann", 5) == []
        await tables.join(session, "ben", "Ben", None, "")
        assert await store.of_person("ann", 5) == []
        await tables.join(session, "ann", "Ann", 1, "")
        with pytest.raises(NoOpenSeat):
            await tables.join(session, "cat", "Cat", None, "")
        assert await store.of_person("ann", 5) == await store.of_person("ben", 5) == [session.id]

    run(work())


def test_a_table_where_nobody_would_play_with_you_has_no_company() -> None:
    async def work() -> None:
        tables = make_tables()
        session = await tables.open("ann", wish("silk", "open", "open", listed=True))
        assert not lobby.has_company(tables, await row(tables, session, "ben"))
        await tables.attach(session, Client("ann", tables, session), 0, 0)
        assert lobby.has_company(tables, await row(tables, session, "ben"))
        seated = await tables.open("ann", wish("silk", "me", "open", listed=True))
        assert lobby.has_company(tables, await row(tables, seated, "ben"))

    run(work())
