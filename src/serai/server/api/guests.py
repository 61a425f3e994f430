"""What a host may do about guests, what anybody may do about chat, and what a person may ask about
themselves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse

from serai.server import incoming, outgoing
from serai.server.api.dependencies import AllGuests, Identity, ThisTable
from serai.server.api.tables import answer
from serai.server.identity import COOKIE
from serai.server.storage.warden import Warden
from serai.table.decision import must_sit
from serai.table.errors import NotFound
from serai.table.guests import Guests
from serai.table.messages import encode, viewer_of
from serai.table.session import match_of

router = APIRouter(prefix="/api")
LINES = "application/jsonl"
FILE: dict[int | str, dict[str, Any]] = {200: {"content": {LINES: {"schema": {"type": "string"}}}}}
AS_FILE = {"content-disposition": 'attachment; filename="serai-games.jsonl"'}


@router.post("/tables/{table}/send-away")
async def post_send_away(
    order: incoming.SendAway, session: ThisTable, who: Identity, guests: AllGuests
) -> outgoing.Answer:
    """The host sends a guest away, who may not come back; invites of before are none any more."""
    return answer(await guests.send_away(session, who, order.seat), session)


@router.post("/tables/{table}/renew-invite")
async def post_renew_invite(
    session: ThisTable, who: Identity, guests: AllGuests
) -> outgoing.Answer:
    """The host makes another invite: the one before is none any more."""
    return answer(await guests.renew_invite(session, who), session)


@router.post("/tables/{table}/close")
async def post_close(session: ThisTable, who: Identity, guests: AllGuests) -> outgoing.Answer:
    """The host closes the table, without a result."""
    return answer(await guests.close(session, who), session)


@router.post("/tables/{table}/report")
async def post_report(
    order: incoming.Report, request: Request, session: ThisTable, who: Identity
) -> outgoing.Answer:
    """Let whoever looks after the server see a line of chat; for those who sit here."""
    must_sit(session, who)
    if order.number not in session.book.authors:
        raise NotFound(f"there is no line {order.number}")
    warden: Warden = request.app.state.warden
    await warden.report(session.id, order.number, who)
    return answer(session.number, session)


# --- Yourself -------------------------------------------------------------------------------------


@router.get("/me/games", response_class=StreamingResponse, responses=FILE)
async def get_games_of_mine(who: Identity, guests: AllGuests) -> StreamingResponse:
    """The records of all your games as a file, one a line; of those that run, as you may know
    them."""
    return StreamingResponse(records_of(guests, who), media_type=LINES, headers=AS_FILE)


async def records_of(guests: Guests, who: str) -> AsyncIterator[str]:
    """The records of somebody's games, a line each."""
    async for session in guests.games_of(who):
        viewer = viewer_of(session, who)
        record = await asyncio.to_thread(match_of(session).record, viewer)
        yield encode({"table": session.id, **record}) + "\n"


@router.post("/me/forget")
async def post_forget(response: Response, who: Identity, guests: AllGuests) -> outgoing.Forgotten:
    """Forget who you are: your seats, your name and what you said. What was played stays."""
    await guests.forget(who)
    response.delete_cookie(COOKIE)
    return {"id": who}
