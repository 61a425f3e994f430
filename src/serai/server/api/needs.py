"""What endpoints need, from the request."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Request

from serai.server.identity import somebody, whoever
from serai.table.botkeeper import BotKeeper
from serai.table.facts import TableFacts
from serai.table.house import House
from serai.table.session import Session
from serai.table.telling import table_facts

TableId = Annotated[str, Path(max_length=32)]


def the_house(request: Request) -> House:
    """All tables."""
    house: House = request.app.state.house
    return house


def the_bots(request: Request) -> BotKeeper:
    """Who lets bots think."""
    keeper: BotKeeper = request.app.state.bots
    return keeper


def asking(request: Request) -> str | None:
    """Who asks; None is a stranger."""
    return whoever(request)


def commanding(request: Request) -> str:
    """Who commands: nobody may without a token."""
    return somebody(request)


Tables = Annotated[House, Depends(the_house)]
Bots = Annotated[BotKeeper, Depends(the_bots)]
Whoever = Annotated[str | None, Depends(asking)]
Somebody = Annotated[str, Depends(commanding)]


async def the_session(request: Request, table: TableId, house: Tables) -> Session:
    """The table that the address names; raises UnknownTable."""
    session = await house.find(table)
    request.state.session = session
    return session


At = Annotated[Session, Depends(the_session)]


def facts_for(house: House, session: Session, who: str | None) -> TableFacts:
    """The table, as somebody may know it."""
    return table_facts(session, who, house.invite(session.id))
