"""Tables: opening, finding, sitting down, playing."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from serai.server import incoming, outgoing
from serai.server.api.dependencies import AllTables, Identity, IdentityOrNone, ThisTable, facts_for
from serai.table import lobby, seating
from serai.table.errors import NotYourTurn
from serai.table.facts import RefusalFacts
from serai.table.listener import Listener
from serai.table.offering import why_not, why_not_there
from serai.table.preview import Trial
from serai.table.session import Session, match_of
from serai.table.tables import Tables

router = APIRouter(prefix="/api/tables")
YOURS, OPEN = 40, 20
"""So many tables are listed."""
MOST_WAITING = 25.0
NEWS: dict[int | str, dict[str, Any]] = {200: {"model": outgoing.News}}
"""News are written as text for all who hear them, so their shape is declared apart."""

Have = Annotated[int, Query(ge=0)]
Wait = Annotated[float, Query(ge=0, le=MOST_WAITING)]


@router.post("", status_code=201)
async def post_table(
    order: incoming.OpenTable, who: Identity, tables: AllTables
) -> outgoing.Opened:
    """Open a table."""
    wish = seating.Wish(
        order.game, order.seats, order.options, order.pace, order.listed, order.words
    )
    session = await tables.open(who, wish, order.command)
    return {"table": facts_for(tables, session, who)}


@router.get("")
async def get_tables(who: IdentityOrNone, tables: AllTables) -> outgoing.Lobby:
    """Your tables, and those that wait for anybody."""
    yours = await tables.store.of_person(who, YOURS) if who else []
    waiting = await tables.store.listed(OPEN)
    others = await lobby.rows(tables, [table for table in waiting if table not in yours], who)
    return {
        "yours": await lobby.rows(tables, yours, who),
        "open": [row for row in others if lobby.has_company(tables, row)],
    }


@router.get("/{table}", responses=NEWS)
async def get_table(session: ThisTable, who: IdentityOrNone, tables: AllTables) -> Response:
    """The table and the game as you see them now, as `News` with everything in it."""
    return as_json(await news_text(tables, session, who, 0, 0))


@router.get("/{table}/news", responses=NEWS)
async def get_news(
    request: Request,
    session: ThisTable,
    who: IdentityOrNone,
    tables: AllTables,
    have: Have = 0,
    wait: Wait = 0,
) -> Response:
    """`News` since the number that you have; waits for some if you wish."""
    if not wait:
        return as_json(await news_text(tables, session, who, have, 0))
    with request.app.state.connections.counted(request, who):
        return as_json(await news_text(tables, session, who, have, wait))


async def news_text(
    tables: Tables, session: Session, who: str | None, have: int, wait: float
) -> str:
    """What is new for somebody; if nothing is, waits so many seconds for it."""
    loop = asyncio.get_running_loop()
    told: asyncio.Future[str] = loop.create_future()

    def hear(text: str) -> None:
        if text.startswith('{"type":"news"') and not told.done():
            told.set_result(text)

    listener = Listener(who, tables.invite(session.id), hear)
    if have and have == session.number and wait:
        await wait_for_news(tables, session, listener, wait)
    async with session.lock:
        listener.catch_up(session, have, 0)
    return await told


async def wait_for_news(
    tables: Tables, session: Session, listener: Listener, seconds: float
) -> None:
    """Wait until the table's log grows. Meanwhile whoever waits counts as connected."""
    has_grown, have = asyncio.Event(), session.number
    watcher = Listener(listener.who, listener.invite, lambda _: has_grown.set())
    await tables.attach(session, watcher, have, 0)
    deadline = time.monotonic() + seconds
    try:
        while session.number == have and (left := deadline - time.monotonic()) > 0:
            has_grown.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(has_grown.wait(), left)
    finally:
        tables.detach(session, watcher)


def as_json(text: str) -> Response:
    """A message that is JSON already."""
    return Response(text, media_type="application/json")


# --- Seats --------------------------------------------------------------------------------------


@router.get("/{table}/invite")
async def get_invite(
    session: ThisTable, tables: AllTables, invite: Annotated[str, Query(max_length=64)] = ""
) -> outgoing.InviteCheck:
    """Whether an invite is one to this table, before anybody sits down by it."""
    return {"opens": seating.is_invited(session, invite, tables.invite(session.id))}


@router.post("/{table}/join")
async def post_join(
    order: incoming.Join, session: ThisTable, who: Identity, tables: AllTables
) -> outgoing.Opened:
    """Sit down."""
    seating.check_invite(session, order.invite, tables.invite(session.id))
    await tables.join(session, who, order.name, order.seat, order.words)
    return {"table": facts_for(tables, session, who)}


@router.post("/{table}/seat-bot")
async def post_seat_bot(
    order: incoming.SeatBot, session: ThisTable, who: Identity, tables: AllTables
) -> outgoing.Answer:
    """Let a bot sit down on an open seat."""
    return answer(await tables.seat_bot(session, who, order.seat, order.bot), session)


@router.post("/{table}/open-seat")
async def post_open_seat(
    order: incoming.OpenSeat, session: ThisTable, who: Identity, tables: AllTables
) -> outgoing.Answer:
    """Send a bot away before the game: its seat is open again."""
    return answer(await tables.send_bot_away(session, who, order.seat), session)


@router.post("/{table}/leave")
async def post_leave(
    order: incoming.SeatOrder, session: ThisTable, who: Identity, tables: AllTables
) -> outgoing.Answer:
    """Leave your seat: a bot plays on for you."""
    return answer(await tables.leave(session, who, order.seat), session)


@router.post("/{table}/return")
async def post_return(
    order: incoming.SeatOrder, session: ThisTable, who: Identity, tables: AllTables
) -> outgoing.Answer:
    """Come back to your seat."""
    return answer(await tables.return_to(session, who, order.seat), session)


@router.post("/{table}/substitute")
async def post_substitute(
    order: incoming.Substitute, session: ThisTable, who: Identity, tables: AllTables
) -> outgoing.Answer:
    """Let a bot play for somebody who has been away too long."""
    return answer(await tables.substitute(session, who, order.seat, order.bot), session)


@router.post("/{table}/rematch", status_code=201)
async def post_rematch(session: ThisTable, who: Identity, tables: AllTables) -> outgoing.Opened:
    """Play again with the same people, at a new table."""
    return {"table": facts_for(tables, await tables.rematch(session, who), who)}


# --- Playing ------------------------------------------------------------------------------------


@router.post("/{table}/play")
async def post_play(
    order: incoming.Play, session: ThisTable, who: Identity, tables: AllTables
) -> outgoing.Answer:
    """Play an action; answered when it is durable."""
    number = await tables.play(session, who, order.command, order.ply, order.action)
    return answer(number, session)


@router.post("/{table}/undo")
async def post_undo(
    order: incoming.Undo, session: ThisTable, who: Identity, tables: AllTables
) -> outgoing.Answer:
    """Take back your last decision."""
    return answer(await tables.undo(session, who, order.command, order.ply), session)


@router.post("/{table}/chat")
async def post_chat(
    order: incoming.Chat, session: ThisTable, who: Identity, tables: AllTables
) -> outgoing.Answer:
    """Say something to everybody at the table."""
    return answer(await tables.chat(session, who, order.command, order.text), session)


def answer(number: int, session: Session) -> outgoing.Answer:
    """The answer to a command."""
    return {"number": number, "ply": session.match.ply if session.match else 0}


@router.post("/{table}/why")
async def post_why(order: incoming.Why, session: ThisTable, who: IdentityOrNone) -> outgoing.Reason:
    """Why something is not allowed now."""
    return {"refusal": reason(order, session, who)}


def reason(order: incoming.Why, session: Session, who: str | None) -> RefusalFacts | None:
    """The refusal behind an action or a click; only whoever has to decide may ask."""
    match = match_of(session)
    check_turn(session, who)
    if order.action is not None:
        return why_not(match, order.action)
    if order.target is not None:
        return why_not_there(match, order.target.kind, order.target.value)
    return None


@router.get("/{table}/previews")
async def get_previews(session: ThisTable, who: IdentityOrNone) -> outgoing.Previews:
    """What each of your offers would do."""
    return await foretell(session, who)


async def foretell(session: Session, who: str | None) -> outgoing.Previews:
    """What each offer would do; only for whoever has to decide."""
    check_turn(session, who)
    match = match_of(session)
    ply, trial = match.ply, Trial(match)
    found = await asyncio.to_thread(trial.previews)
    return {"type": "previews", "ply": ply, "previews": found}


def check_turn(session: Session, who: str | None) -> None:
    """Raise NotYourTurn unless somebody has to decide now."""
    if session.actor not in session.seats_of(who):
        raise NotYourTurn("somebody else has to decide")
