"""Tables: opening, finding, sitting down, playing."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Annotated

from fastapi import APIRouter, Query, Response

from serai.engine.errors import SeraiError
from serai.server import orders, wire
from serai.server.api.needs import At, Somebody, Tables, Whoever, facts_for
from serai.table import seating
from serai.table.ear import Ear
from serai.table.errors import NotYourTurn
from serai.table.facts import RefusalFacts, TableFacts
from serai.table.house import House
from serai.table.offering import why_not, why_not_there
from serai.table.preview import Trial
from serai.table.session import Session
from serai.table.telling import course_of

router = APIRouter(prefix="/api/tables")
LOBBY = 20
MOST_WAITING = 25.0

Have = Annotated[int, Query(ge=0)]
Wait = Annotated[float, Query(ge=0, le=MOST_WAITING)]


@router.post("", status_code=201)
async def post_table(order: orders.OpenTable, who: Somebody, house: Tables) -> wire.Opened:
    """Open a table."""
    seats = [seating.SeatWish(seat.kind, seat.name or "", seat.bot) for seat in order.seats]
    wish = seating.Wish(order.game, seats, order.options, order.pace, order.listed, order.words)
    session = await house.open(who, wish)
    return {"table": facts_for(house, session, who)}


@router.get("")
async def get_tables(who: Whoever, house: Tables) -> wire.Lobby:
    """Your tables, and those that wait for anybody."""
    yours = await house.store.of_person(who, LOBBY) if who else []
    waiting = await house.store.listed(LOBBY)
    return {
        "yours": await known(house, yours, who),
        "open": await known(house, [table for table in waiting if table not in yours], who),
    }


async def known(house: House, tables: list[str], who: str | None) -> list[TableFacts]:
    """The facts of these tables, but for those that cannot be opened any more, or not yet."""
    found = []
    for table in tables:
        try:
            found.append(facts_for(house, await house.glance(table), who))
        except SeraiError:
            continue
    return found


@router.get("/{table}")
async def get_table(session: At, who: Whoever, house: Tables) -> Response:
    """The table and the game as you see them now: `News` with everything."""
    return as_json(await news_text(house, session, who, 0, 0))


@router.get("/{table}/news")
async def get_news(
    session: At, who: Whoever, house: Tables, have: Have = 0, wait: Wait = 0
) -> Response:
    """`News` after the number that you have; waits for some if you wish."""
    return as_json(await news_text(house, session, who, have, wait))


async def news_text(house: House, session: Session, who: str | None, have: int, wait: float) -> str:
    """What somebody has not heard; waits so many seconds for something new."""
    loop = asyncio.get_running_loop()
    told: asyncio.Future[str] = loop.create_future()

    def hear(text: str) -> None:
        if text.startswith('{"type":"news"') and not told.done():
            told.set_result(text)

    ear = Ear(who, house.invite(session.id), hear)
    if have and have == session.number and wait:
        await wait_for_news(house, session, ear, wait)
    async with session.lock:
        ear.catch_up(session, have, 0)
    return await told


async def wait_for_news(house: House, session: Session, ear: Ear, seconds: float) -> None:
    """Wait until the table's log grows. Meanwhile whoever waits is here."""
    has_grown, have = asyncio.Event(), session.number
    watcher = Ear(ear.who, ear.invite, lambda _: has_grown.set())
    await house.attach(session, watcher, have, 0)
    deadline = time.monotonic() + seconds
    try:
        while session.number == have and (left := deadline - time.monotonic()) > 0:
            has_grown.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(has_grown.wait(), left)
    finally:
        house.detach(session, watcher)


def as_json(text: str) -> Response:
    """A message that is JSON already."""
    return Response(text, media_type="application/json", headers={"cache-control": "no-store"})


# --- Seats --------------------------------------------------------------------------------------


@router.post("/{table}/join")
async def post_join(order: orders.Join, session: At, who: Somebody, house: Tables) -> wire.Opened:
    """Sit down."""
    seating.check_invite(session, order.invite, house.invite(session.id))
    await house.join(session, who, order.name, order.seat, order.words)
    return {"table": facts_for(house, session, who)}


@router.post("/{table}/seat-bot")
async def post_seat_bot(
    order: orders.SeatBot, session: At, who: Somebody, house: Tables
) -> wire.Answer:
    """Let a bot sit down on an open seat."""
    return answer(await house.seat_bot(session, who, order.seat, order.bot), session)


@router.post("/{table}/open-seat")
async def post_open_seat(
    order: orders.OpenSeat, session: At, who: Somebody, house: Tables
) -> wire.Answer:
    """Send a bot away before the game: its seat is open again."""
    return answer(await house.send_bot_away(session, who, order.seat), session)


@router.post("/{table}/leave")
async def post_leave(
    order: orders.SeatOrder, session: At, who: Somebody, house: Tables
) -> wire.Answer:
    """Leave your seat: a bot plays on for you."""
    return answer(await house.leave(session, who, order.seat), session)


@router.post("/{table}/return")
async def post_return(
    order: orders.SeatOrder, session: At, who: Somebody, house: Tables
) -> wire.Answer:
    """Come back to your seat."""
    return answer(await house.return_to(session, who, order.seat), session)


@router.post("/{table}/substitute")
async def post_substitute(
    order: orders.Substitute, session: At, who: Somebody, house: Tables
) -> wire.Answer:
    """Let a bot play for somebody who has been away too long."""
    return answer(await house.substitute(session, who, order.seat, order.bot), session)


@router.post("/{table}/rematch", status_code=201)
async def post_rematch(session: At, who: Somebody, house: Tables) -> wire.Opened:
    """Play again with the same people, at a new table."""
    return {"table": facts_for(house, await house.rematch(session, who), who)}


# --- Playing ------------------------------------------------------------------------------------


@router.post("/{table}/play")
async def post_play(order: orders.Play, session: At, who: Somebody, house: Tables) -> wire.Answer:
    """Play an action; answered when it is durable."""
    number = await house.play(session, who, order.command, order.ply, order.action)
    return answer(number, session)


@router.post("/{table}/undo")
async def post_undo(order: orders.Undo, session: At, who: Somebody, house: Tables) -> wire.Answer:
    """Take back your last decision."""
    return answer(await house.undo(session, who, order.command, order.ply), session)


@router.post("/{table}/chat")
async def post_chat(order: orders.Chat, session: At, who: Somebody, house: Tables) -> wire.Answer:
    """Say something to everybody at the table."""
    return answer(await house.chat(session, who, order.command, order.text), session)


def answer(number: int, session: Session) -> wire.Answer:
    """What a command came to."""
    return {"number": number, "ply": session.course.ply if session.course else 0}


@router.post("/{table}/why")
async def post_why(order: orders.Why, session: At, who: Whoever) -> wire.Reason:
    """Why something is not allowed now."""
    return {"refusal": reason(order, session, who)}


def reason(order: orders.Why, session: Session, who: str | None) -> RefusalFacts | None:
    """The refusal behind an action or a click; only whoever has to decide may ask."""
    match = course_of(session).match
    check_turn(session, who)
    if order.action is not None:
        return why_not(match, order.action)
    if order.target is not None:
        return why_not_there(match, order.target.kind, order.target.value)
    return None


@router.get("/{table}/previews")
async def get_previews(session: At, who: Whoever) -> wire.Previews:
    """What each of your offers would do."""
    return await foretell(session, who)


async def foretell(session: Session, who: str | None) -> wire.Previews:
    """What each offer would do; only for whoever has to decide."""
    check_turn(session, who)
    match = course_of(session).match
    ply, trial = match.ply, Trial(match)
    found = await asyncio.to_thread(trial.previews)
    return {"type": "previews", "ply": ply, "previews": found}


def check_turn(session: Session, who: str | None) -> None:
    """Raise NotYourTurn unless somebody has to decide now."""
    if session.actor not in session.seats_of(who):
        raise NotYourTurn("somebody else has to decide")
