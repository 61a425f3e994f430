"""Whatever people command, in whatever order, doubled or stale: a table stays whole."""

from __future__ import annotations

import asyncio
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from serai.engine.errors import SeraiError
from serai.table.entry import Entry
from serai.table.house import House
from serai.table.session import Session
from serai.table.telling import moment, table_facts
from table.memory import Listener, MemoryStore, make_house, wish

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


async def obey(house: House, session: Session, order: tuple[str, str, int, int, int]) -> None:
    """Do one order as far as it is allowed."""
    verb, who, name, off, choice = order
    command = f"{verb}-{session.number // 3}-{name}"
    ply = (session.course.ply if session.course else 0) + off
    offers = session.course.match.legal() if session.course else []
    work: dict[str, Any] = {
        "play": lambda: house.play(
            session, who, command, ply, str(offers[choice % len(offers)]) if offers else "pass"
        ),
        "undo": lambda: house.undo(session, who, command, ply),
        "chat": lambda: house.chat(session, who, command, f"line {choice}"),
        "leave": lambda: house.leave(session, who, None),
        "return": lambda: house.return_to(session, who),
        "join": lambda: house.join(session, who, who, None, ""),
        "seat": lambda: house.seat_bot(session, who, name, None),
        "open": lambda: house.send_bot_away(session, who, name),
        "listen": lambda: house.attach(session, Listener(who, house, session), 0, 0),
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
        house = make_house(store)
        session = await house.open("ann", wish("silk", "me", "open"))
        ear = Listener("ann", house, session)
        await house.attach(session, ear, 0, 0)
        for order in orders:
            before = session.number
            try:
                await obey(house, session, order)
            except SeraiError:
                assert session.number == before
        check_log(store.logs[session.id])
        check_against_log(session, Session(store.logs[session.id]))
        check_news(ear, session)

    asyncio.run(work())


def check_against_log(session: Session, again: Session) -> None:
    """What is in memory is what the log makes."""
    again.ears = session.ears
    assert table_facts(session, "ann", "") == table_facts(again, "ann", "")
    assert session.chat == again.chat
    if session.course is not None:
        assert moment(session, 0, 0) == moment(again, 0, 0)


def check_news(ear: Listener, session: Session) -> None:
    """Whoever keeps to the rules for news ends with the true picture."""
    number, story = None, []
    for news in ear.news:
        assert news["before"] == number
        number = news["number"]
        if "moment" in news:
            since = news["moment"]["since"]
            story = [told for told in story if told["ply"] < since] + news["moment"]["story"]
    assert number == session.number
    if session.course is not None:
        assert story == moment(session, 0, 0)["story"]
