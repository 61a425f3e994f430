"""What is left of a game: its record, its plies, its dice; and advice while it runs."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query

from serai.engine.seat import EVERYBODY
from serai.server import incoming, outgoing
from serai.server.api.dependencies import (
    AllTables,
    Bots,
    GameAnalyst,
    Identity,
    IdentityOrNone,
    ThisTable,
    facts_for,
)
from serai.server.api.tables import check_turn
from serai.table import replay, retelling, seating
from serai.table.facts import AnalysisFacts, DiceCheck
from serai.table.messages import viewer_of
from serai.table.seating import checked_bot
from serai.table.session import match_of

router = APIRouter(prefix="/api/tables")
Ply = Annotated[int, Query(ge=0)]
SeatNumber = Annotated[int | None, Query(ge=0, le=5)]


@router.get("/{table}/record")
async def get_record(session: ThisTable, who: IdentityOrNone) -> dict[str, Any]:
    """The record: as you may know it while the game runs, whole when it is over."""
    match, viewer = match_of(session), viewer_of(session, who)
    return await asyncio.to_thread(match.record, viewer)


@router.get("/{table}/replay")
async def get_replay(
    session: ThisTable,
    who: IdentityOrNone,
    since: Ply = 0,
    until: Ply = 50,
    seat: SeatNumber = None,
    everything: bool = False,
) -> outgoing.Replay:
    """Plies of a finished game, with the views of a seat or of a spectator; or with `everything`
    that all seats knew together."""
    eyes, reader = EVERYBODY if everything else seat, viewer_of(session, who)
    return await asyncio.to_thread(replay.plies, session, since, until, eyes, reader)


@router.get("/{table}/analysis")
async def get_analysis(session: ThisTable, analyst: GameAnalyst) -> AnalysisFacts:
    """The analysis of a finished game, or how far it is."""
    return analyst.facts(session)


@router.post("/{table}/analysis", status_code=202)
async def post_analysis(session: ThisTable, who: Identity, analyst: GameAnalyst) -> AnalysisFacts:
    """Let a finished game be analysed, when nothing else has to be thought about."""
    return analyst.ask(session, who)


@router.post("/{table}/play-on", status_code=201)
async def post_play_on(
    order: incoming.PlayOn, session: ThisTable, who: Identity, tables: AllTables
) -> outgoing.Opened:
    """Open a table at which you play on from a moment of a finished game, against bots."""
    wish = await asyncio.to_thread(
        seating.playing_on, session, order.ply, order.seat, order.name, order.bot
    )
    opened = await tables.open(who, wish, order.command)
    return {"table": facts_for(tables, opened, who)}


@router.get("/{table}/again")
async def get_again(
    session: ThisTable, who: IdentityOrNone, since: Ply = 0, until: Ply = 50
) -> outgoing.Again:
    """Plies of the game so far, as you saw them: to be shown again."""
    viewer = viewer_of(session, who)
    return {"frames": await asyncio.to_thread(retelling.again, session, viewer, since, until)}


@router.get("/{table}/dice")
async def get_dice(session: ThisTable) -> DiceCheck:
    """The dice; once the game is over they are drawn again and compared."""
    return await asyncio.to_thread(replay.check_dice, session)


@router.get("/{table}/hint")
async def get_hint(
    session: ThisTable,
    who: IdentityOrNone,
    bots: Bots,
    tables: AllTables,
    bot: Annotated[str | None, Query(max_length=40)] = None,
) -> outgoing.Hint:
    """What a bot would do in your place, and why."""
    check_turn(session, who)
    ply = match_of(session).ply
    if bot is not None:
        tables.check_remote([bot])
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
