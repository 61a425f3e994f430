"""Whole games at tables, the same games in worlds that a seat cannot tell from the true one, and
every byte that a client of each gets."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from serai.engine.match import Match
from serai.table.command_runner import announce
from serai.table.entry import Entry
from serai.table.listener import Listener
from serai.table.messages import table_facts, viewer_of
from serai.table.offering import why_not_there
from serai.table.preview import Trial
from serai.table.rate_limit import RateLimit
from serai.table.retelling import again
from serai.table.session import Session
from table.memory import Clock, MemoryStore, actor_name, make_tables, wish

A_GREAT_DEAL = 1e6


def play_a_game(game: str, players: int, seed: int, plies: int, **options: Any) -> list[Entry]:
    """The log of a table at which `players` people play at random; now and then one takes back a
    decision or says something. The same seed, the same game: the dice are drawn from it too."""

    async def play() -> list[Entry]:
        store, rng = MemoryStore(), Random(seed)
        tables = make_tables(store)
        tables.chatting = RateLimit(A_GREAT_DEAL, A_GREAT_DEAL)  # a quick machine chats quickly
        session = await tables.open(
            "p0", wish(game, "me", *["open"] * (players - 1), options=options)
        )
        for number in range(1, players):
            await tables.join(session, f"p{number}", f"P{number}", None, "")
        while session.stage == "running" and session.match.ply < plies:
            who, ply = actor_name(session), session.match.ply
            action = rng.choice(session.match.legal())
            await tables.play(session, who, f"c{session.number}", ply, str(action))
            if rng.random() < 0.02:
                await tables.chat(session, who, f"c{session.number}", "well")
        return store.logs[session.id]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_bytes", Random(f"dice {seed}").randbytes)
        return asyncio.run(play())


def match_of(entries: Sequence[Entry]) -> Match:
    """The match that a log comes to."""
    match = Session(entries).match
    assert match is not None
    return match


def with_actions(entries: Sequence[Entry], actions: Sequence[dict[str, str]]) -> list[Entry]:
    """The same log with other actions in it."""
    found, done = [], 0
    for entry in entries:
        number = len(entry.body.get("actions", ()))
        part = {"actions": list(actions[done : done + number])} if number else {}
        found.append(replace(entry, body={**entry.body, **part}))
        done += number
    return found


def actions_of(match: Match) -> list[dict[str, str]]:
    """All that was played, typed."""
    return [match.game.space.action(number).to_json() for _, number in match.log]


def everything_heard(entries: Sequence[Entry], who: str | None) -> list[str]:
    """Every byte that somebody can get from a table while its log grows: news, and the answers to
    all that can be asked."""
    session = Session(entries[:1], Clock())
    heard: list[str] = []
    listener = Listener(who, "invite", heard.append)
    session.listeners.add(listener)
    listener.catch_up(session, 0, 0)
    for entry in entries[1:]:
        session.fold(entry)
        announce(session, entry)
        heard += answers(session, who)
    late = Listener(who, "invite", heard.append)
    late.catch_up(session, 0, 0)
    return heard


def answers(session: Session, who: str | None) -> list[str]:
    """What can be asked beside the news: the table, the record, previews and refusals."""
    found = [json.dumps(table_facts(session, who, "invite"))]
    if session.match is None:
        return found
    match, viewer = session.match, viewer_of(session, who)
    if session.number % 25 == 0:
        found.append(json.dumps(match.record(viewer)))
    if session.number % 10 == 0:
        found.append(json.dumps(again(session, viewer, max(0, match.ply - 12), match.ply)))
    if viewer is not None and match.actor == viewer:
        found.append(json.dumps(Trial(match).previews()))
        if session.number % 10 == 0:
            found.append(json.dumps(why_not_there(match, "seat", "A")))
    return found
