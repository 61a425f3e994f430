"""Logs told anew without somebody who wants to be forgotten. Their numbers and all that was played
stay as they are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import orjson
from sqlalchemy import ColumnElement, delete, or_, update

from serai.server.storage.tables import ENTRIES, PEOPLE, REPORTS
from serai.table.messages import encode


def names(who: str) -> ColumnElement[bool]:
    """Whether an entry says something of somebody."""
    command, body = ENTRIES.c.command, ENTRIES.c.body
    return or_(ENTRIES.c.who == who, command.like(f"{who} %"), body.like(f"%{who}%"))


def rewritten(rows: Iterable[Any], who: str, name: str) -> list[Any]:
    """The statements that write these entries anew."""
    return [
        update(ENTRIES)
        .where(ENTRIES.c.table_id == row.table_id, ENTRIES.c.number == row.number)
        .values(
            who=None if row.who == who else row.who,
            command=None if row.who == who else row.command,
            body=_body_without(row, who, name),
        )
        for row in rows
    ]


def without(who: str) -> list[Any]:
    """The statements that make nobody find somebody's tables by them."""
    reported = update(REPORTS).where(REPORTS.c.reporter == who).values(reporter=None)
    return [delete(PEOPLE).where(PEOPLE.c.who == who), reported]


def _body_without(row: Any, who: str, name: str) -> str:
    try:
        body = orjson.loads(row.body)
    except orjson.JSONDecodeError:
        return "{}"  # it could not be read before either
    if row.kind == "chatted" and row.who == who:
        body["text"] = ""
    return encode(_without(body, who, name))


def _without(told: Any, who: str, name: str) -> Any:
    """A part of a body. Who holds a seat stands beside their name."""
    if isinstance(told, dict):
        hides = {"who": None, "name": name} if told.get("who") == who else {}
        return {key: _without(value, who, name) for key, value in (told | hides).items()}
    if isinstance(told, list):
        return [_without(each, who, name) for each in told]
    return None if told == who else told
