"""Bots among themselves play while somebody looks, and are only so many."""

from __future__ import annotations

import asyncio

import pytest

from serai.table import company
from serai.table.errors import TooMany
from serai.table.session import Session
from serai.table.tables import Tables
from table.memory import Client, Clock, MemoryStore, make_tables, resume, run, wish

pytestmark = pytest.mark.once


async def plies_in(session: Session, seconds: float = 0.3) -> int:
    """How many plies are played in a while."""
    assert session.match is not None
    before = session.match.ply
    await asyncio.sleep(seconds)
    return session.match.ply - before


async def stand_still(session: Session) -> None:
    """Wait until what was begun is done."""
    while await plies_in(session):
        pass


async def table_of_bots(tables: Tables) -> Session:
    return await tables.open("ann", wish("silk", "bot", "bot"))


async def table_where_a_bot_begins(tables: Tables) -> Session:
    """A table of Ann and a bot; chance chooses who begins."""
    while True:
        session = await tables.open("ann", wish("silk", "bot", "me"))
        assert session.match is not None
        if session.seats[session.match.actor].is_played_by_bot:
            return session


def test_bots_among_themselves_wait_when_nobody_looks_and_go_on_when_somebody_does() -> None:
    async def work() -> None:
        clock = Clock()
        tables = make_tables(with_bots=True, clock=clock)
        tables.runner.wake.__self__.delay = 0.03  # the game shall last as long as the test
        session = await table_of_bots(tables)
        assert await plies_in(session), "whoever opens a table wants to see it"
        clock.wait(company.UNWATCHED + 1)
        await stand_still(session)
        client = Client(None, tables, session)
        await tables.find(session.id)
        await tables.attach(session, client, 0, 0)
        clock.wait(company.UNWATCHED + 1)
        assert await plies_in(session), "a stranger looks on"
        tables.detach(session, client)
        clock.wait(company.UNWATCHED + 1)
        await stand_still(session)

    run(work())


def test_after_a_start_nobody_is_woken_to_play_for_nobody() -> None:
    async def work() -> None:
        store = MemoryStore()
        first = make_tables(store)
        table = (await table_of_bots(first)).id
        mixed = (await table_where_a_bot_begins(first)).id
        again = make_tables(store, with_bots=True)
        await resume(again)
        assert set(again.sessions) == {mixed}
        assert not await plies_in(await again.find_at_once(table))
        assert company.is_wanted(await again.find_at_once(mixed))

    run(work())


def test_somebody_has_so_many_tables_of_bots_at_once() -> None:
    async def work() -> None:
        clock = Clock()
        tables = make_tables(clock=clock)
        for _ in range(company.AT_ONCE):
            await table_of_bots(tables)
        with pytest.raises(TooMany):
            await table_of_bots(tables)
        await tables.open("ann", wish("silk", "me", "bot"))
        await tables.open("ben", wish("silk", "bot", "bot"))
        clock.wait(company.UNWATCHED + 1)
        await table_of_bots(tables)

    run(work())
