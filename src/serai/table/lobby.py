"""Tables as the lobby lists them: whose turn it is, since when, and how they ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serai.engine.errors import SeraiError
from serai.table.messages import shared_facts, table_facts
from serai.table.session import Session
from serai.table.tables import game_of, read_session

if TYPE_CHECKING:
    from collections.abc import Sequence

    from serai.table.entry import Outline
    from serai.table.facts import Ending, LobbyTable
    from serai.table.tables import Tables


async def rows(tables: Tables, ids: Sequence[str], who: str | None) -> list[LobbyTable]:
    """These tables, as somebody may know them; those that cannot be loaded, or not yet, are left
    out. A finished one that nobody looks at is told from its outline: its game is not played
    again."""
    outlines = await tables.store.outlines([table for table in ids if table not in tables.sessions])
    found = []
    for table in ids:
        try:
            if table in outlines:
                row = finished_row(tables, outlines[table], who)
            else:
                row = session_row(tables, await tables.find_at_once(table), who)
        except SeraiError:
            continue
        found.append(row)
    return found


def session_row(tables: Tables, session: Session, who: str | None) -> LobbyTable:
    """A table in memory."""
    facts, actor = table_facts(session, who, tables.invite(session.id)), session.actor
    return {
        **facts,
        "actor": actor,
        "your_turn": actor in facts["yours"] and not session.seats[actor].is_played_by_bot,
        "since": session.since,
        "ending": ending_of(session),
    }


def ending_of(session: Session) -> Ending | None:
    """How a game in memory ended."""
    if session.stage != "over":
        return None
    shared = shared_facts(session)
    return {"at": session.since, "scores": shared.scores, "winners": shared.winners}


def finished_row(tables: Tables, outline: Outline, who: str | None) -> LobbyTable:
    """A finished table, from its outline."""
    game_of(outline.entries[0])
    session, ending = read_session(outline.entries, tables.runner.now), outline.ending
    return {
        **table_facts(session, who, tables.invite(session.id)),
        "stage": "over",
        "actor": None,
        "your_turn": False,
        "since": ending["at"],
        "ending": ending,
    }


def has_company(tables: Tables, row: LobbyTable) -> bool:
    """Whether somebody would play with whoever sits down: a person sits there, or the host is
    there."""
    session = tables.sessions.get(row["id"])
    is_hosted = session is not None and session.is_connected(session.host)
    return is_hosted or any(seat["kind"] == "person" for seat in row["seats"])
