"""Logs of tables that older versions wrote: every one is loaded, and its game goes on under the
rules with which it began."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from serai.engine.fairness import verify
from serai.table.entry import Entry, Head
from serai.table.session import Session, match_of
from serai.table.tables import Tables
from table.memory import MemoryStore, make_tables, play_first, run

pytestmark = pytest.mark.once

TABLES = sorted((Path(__file__).parent / "tables").glob("*.jsonl"))
each_table = pytest.mark.parametrize("file", TABLES, ids=lambda file: file.stem)


def entries_of(file: Path) -> list[Entry]:
    """The log of a table."""
    return [Entry(**json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines()]


def server_with(log: list[Entry]) -> tuple[Tables, MemoryStore]:
    """A server whose database holds this table, and the database."""
    store, opened = MemoryStore(), log[0]
    store.logs[opened.table] = list(log)
    store.heads[opened.table] = Head(
        opened.table, opened.body["game"], "running", False, frozenset({"ann", "ben"})
    )
    return make_tables(store), store


def played(log: list[Entry]) -> list[dict[str, str]]:
    """All actions that a log holds."""
    actions: list[dict[str, str]] = []
    for entry in log:
        actions += entry.body.get("actions", [])
    return actions


async def play_on(tables: Tables, session: Session) -> None:
    """Play the first offer, again and again, until the game is over."""
    while session.actor is not None:
        await play_first(tables, session, f"go on {session.number}")


@each_table
def test_a_table_that_was_opened_before_stands_where_it_stood(file: Path) -> None:
    async def work() -> None:
        log = entries_of(file)
        tables, _ = server_with(log)
        session = await tables.find(log[0].table)
        match = match_of(session)
        assert [match.action_of(ply).to_json() for ply in range(match.ply)] == played(log)
        assert session.stage == "running"

    run(work())


@each_table
def test_a_table_that_was_opened_before_is_played_to_its_end(file: Path) -> None:
    async def work() -> None:
        log = entries_of(file)
        tables, store = server_with(log)
        session = await tables.find(log[0].table)
        await play_on(tables, session)
        record: Any = json.loads(json.dumps(match_of(session).record()))
        assert verify(session.game, record).finished
        again = Session(store.logs[session.id], session.now)
        assert match_of(again).record() == record

    run(work())
