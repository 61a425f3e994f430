"""What endpoints take from a request."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Request

from serai.server.bans import Bans
from serai.server.identity import identity_or_none, required_identity
from serai.table.analysing import Analyst
from serai.table.bot_runner import BotRunner
from serai.table.facts import TableFacts
from serai.table.guests import Guests
from serai.table.messages import table_facts
from serai.table.session import Session
from serai.table.tables import Tables

TableId = Annotated[str, Path(max_length=32)]


def get_tables(request: Request) -> Tables:
    """All tables."""
    tables: Tables = request.app.state.tables
    return tables


def get_guests(request: Request) -> Guests:
    """What may be done about guests."""
    return Guests(get_tables(request))


def get_bots(request: Request) -> BotRunner:
    """Who lets bots think."""
    bots: BotRunner = request.app.state.bots
    return bots


def get_analyst(request: Request) -> Analyst:
    """Who analyses finished games."""
    analyst: Analyst = request.app.state.analyst
    return analyst


def get_identity_or_none(request: Request) -> str | None:
    """Who asks; None for a stranger."""
    who = identity_or_none(request)
    bans: Bans = request.app.state.bans
    bans.check(who)
    return who


def get_identity(request: Request) -> str:
    """Who asks; nobody may without a token."""
    get_identity_or_none(request)
    return required_identity(request)


AllGuests = Annotated[Guests, Depends(get_guests)]
AllTables = Annotated[Tables, Depends(get_tables)]
Bots = Annotated[BotRunner, Depends(get_bots)]
GameAnalyst = Annotated[Analyst, Depends(get_analyst)]
IdentityOrNone = Annotated[str | None, Depends(get_identity_or_none)]
Identity = Annotated[str, Depends(get_identity)]


async def get_session(request: Request, table: TableId, tables: AllTables) -> Session:
    """The table that the address names; raises UnknownTable."""
    session = await tables.find(table)
    request.state.session = session
    return session


ThisTable = Annotated[Session, Depends(get_session)]


def facts_for(tables: Tables, session: Session, who: str | None) -> TableFacts:
    """The table, as somebody may know it."""
    return table_facts(session, who, tables.invite(session.id))
