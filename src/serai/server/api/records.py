"""What is left of a game: its record, its plies, its dice; and advice while it runs."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query

from serai.server import outgoing
from serai.server.api.dependencies import Bots, IdentityOrNone, ThisTable
from serai.server.api.tables import check_turn
from serai.table import replay
from serai.table.facts import DiceCheck
from serai.table.messages import viewer_of
from serai.table.seating import checked_bot
from serai.table.session import match_of

router = APIRouter(prefix="/api/tables")
Ply = Annotated[int, Query(ge=0)]
SeatNumber = Annotated[int | None, Query(ge=0, le=5)]


@router.get("/{table}/record")
async def get_record(session: ThisTable, who: IdentityOrNone) -> dict[str, Any]:
    """The record: as you may know it while the game runs, whole when it is over."""
    return match_of(session).record(viewer_of(session, who))


@router.get("/{table}/replay")
async def get_replay(
    session: ThisTable, since: Ply = 0, until: Ply = 50, seat: SeatNumber = None
) -> outgoing.Replay:
    """Plies of a finished game, with the views of a seat or of a spectator."""
    return await asyncio.to_thread(replay.plies, session, since, until, seat)


@router.get("/{table}/dice")
async def get_dice(session: ThisTable) -> DiceCheck:
    """The dice; once the game is over they are drawn again and compared."""
    return await asyncio.to_thread(replay.check_dice, session)


@router.get("/{table}/hint")
async def get_hint(
    session: ThisTable,
    who: IdentityOrNone,
    bots: Bots,
    bot: Annotated[str | None, Query(max_length=40)] = None,
) -> outgoing.Hint:
    """What a bot would do in your place, and why."""
    check_turn(session, who)
    ply = match_of(session).ply
    if bot is not None:
        action = await bots.hint(session, str(who), checked_bot(bot))
        return {
            "ply": ply,
            "id": str(action),
            "action": action.to_json(),
            "bot": bot,
            "advice": [],
        }
    advice = await bots.advise(session, str(who))
    best = advice[0]
    return {
        "ply": ply,
        "id": best["id"],
        "action": best["action"],
        "bot": bots.adviser.name,
        "advice": advice,
    }
