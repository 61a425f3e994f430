"""Whatever people command, in whatever order, doubled or stale: a table stays whole."""

from __future__ import annotations

import asyncio
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from serai.engine.errors import SeraiError
from serai.table.entry import Entry
from serai.table.messages import moment, table_facts
from serai.table.session import Session
from serai.table.tables import Tables
from table.memory import Client, MemoryStore, make_tables, wish

PEOPLE = ("ann", "ben", "cat")
VERBS = (
    "play",
    "play",
    "play",
    "play",
    "undo",
    "chat",
    "leave",
    "return",
    "join",
    "seat",
    "open",
    "listen",
)

ORDERS = st.lists(
    st.tuples(
        st.sampled_from(VERBS),
        st.sampled_from(PEOPLE),
        st.integers(0, 3),
        st.integers(-1, 1),
        st.integers(0, 40),
    ),
    max_size=30,
)
"""What, by whom, under which of a few names (so that some are sent twice), how far off the ply is,
and which offer."""


async def obey(tables: Tables, session: Session, order: tuple[str, str, int, int, int]) -> None:
    """Do one order as far as it is allowed."""
    verb, who, name, off, choice = order
    command = f"{verb}-{session.number // 3}-{name}"
    ply = (session.match.ply if session.match else 0) + off
    offers = session.match.legal() if session.match else []
    work: dict[str, Any] = {
        "play": lambda: tables.play(
            session, who, command, ply, str(offers[choice % len(offers)]) if offers else "pass"
        ),
        "undo": lambda: tables.undo(session, who, command, ply),
        "chat": lambda: tables.chat(session, who, command, f"line {choice}"),
        "leave": lambda: tables.leave(session, who, None),
        "return": lambda: tables.return_to(session, who),
        "join": lambda: tables.join(session, who, who, None, ""),
        "seat": lambda: tables.seat_bot(session, who, name, None),
        "open": lambda: tables.send_bot_away(session, who, name),
        "listen": lambda: tables.attach(session, Client(who, tables, session), 0, 0),
    }
    await work[verb]()


def check_log(entries: list[Entry]) -> None:
    """Numbers without gaps, plies that follow each other, no command twice."""
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    commands = [entry.command for entry in entries if entry.command]
    assert len(commands) == len(set(commands))
    ply = 0
    for entry in entries:
        if entry.kind in ("began", "played"):
            assert entry.body.get("ply", 0) == ply
            ply += len(entry.body["actions"])
        elif entry.kind == "undone":
            assert entry.body["ply"] == ply - 1
            ply -= 1


@settings(max_examples=25)
@given(ORDERS)
def test_a_table_stays_whole_whatever_is_commanded(orders: Any) -> None:
    async def work() -> None:
        store = MemoryStore()
        tables = make_tables(store)
        session = await tables.open("ann", wish("silk", "me", "open"))
        listener = Client("ann", tables, session)
        await tables.attach(session, listener, 0, 0)
        for order in orders:
            before = session.number
            try:
                await obey(tables, session, order)
            except SeraiError:
                assert session.number == before
        check_log(store.logs[session.id])
        check_against_log(session, Session(store.logs[session.id], session.now))
        check_news(listener, session)

    asyncio.run(work())


def check_against_log(session: Session, again: Session) -> None:
    """What is in memory is what the log makes."""
    again.listeners = session.listeners
    assert table_facts(session, "ann", "") == table_facts(again, "ann", "")
    assert session.chat == again.chat
    if session.match is not None:
        assert moment(session, 0, 0) == moment(again, 0, 0)


def check_news(listener: Client, session: Session) -> None:
    """Whoever keeps to the rules for news ends with the true picture."""
    number, story, told = None, [], {}
    for news in listener.news:
        assert news["before"] == number
        number = news["number"]
        if "moment" in news:
            told = news["moment"]
            story = [line for line in story if line["ply"] < told["since"]] + told["story"]
    assert number == session.number
    if session.match is not None:
        assert {**told, "since": 0, "story": story} == moment(session, told["you"], 0)
