"""What is sent of a moment is what changed; whoever has the one before makes the whole of it."""

from __future__ import annotations

import asyncio
import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.table.change import Known, change_between, with_change
from serai.table.messages import moment, picture
from table.hearing import tells_the_game
from table.memory import Client, make_tables, play_first, wish

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(0, 2) | st.sampled_from(["", "a"]),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.sampled_from("abc"), inner),
    max_leaves=8,
)
OBJECTS = st.dictionaries(st.sampled_from("abcd"), VALUES)


def text(value: Any) -> str:
    """JSON that tells 1 from true."""
    return json.dumps(value, sort_keys=True)


@given(OBJECTS, OBJECTS)
def test_a_change_makes_the_second_of_the_first_and_leaves_the_first_as_it_is(
    before: dict[str, Any], after: dict[str, Any]
) -> None:
    kept = copy.deepcopy(before)
    now, gone = json.loads(json.dumps(change_between(before, after)))
    assert text(with_change(before, now, gone)) == text(after)
    assert text(before) == text(kept)


@given(OBJECTS)
def test_of_what_is_the_same_nothing_is_told(before: dict[str, Any]) -> None:
    assert change_between(before, copy.deepcopy(before)) == ({}, [])


def test_what_several_see_is_compared_once() -> None:
    known: Known = {}
    old, new = {"tiles": {"a": 1, "b": 2}}, {"tiles": {"a": 1, "b": 3}}
    told = [
        change_between({**old, "you": seat}, {**new, "you": seat}, known)[0]["tiles"]
        for seat in range(3)
    ]
    assert told[0] == {"b": 3}
    assert told[0] is told[1] is told[2]


@pytest.mark.parametrize(("game", "players"), [("silk", 3), ("silk-road", 3), ("silver-isle", 4)])
def test_every_client_has_the_whole_moment_after_every_change(game: str, players: int) -> None:
    async def work() -> None:
        tables = make_tables()
        session = await tables.open("p0", wish(game, "me", *["open"] * (players - 1)))
        people = [Client(f"p{seat}", tables, session) for seat in range(players)]
        people.append(Client(None, tables, session))
        for seat in range(1, players):
            await tables.join(session, f"p{seat}", f"P{seat}", None, "")
        for client in people:
            await tables.attach(session, client, 0, 0)
        for step in range(60):
            if session.stage == "over":
                break
            await play_first(tables, session, f"c{step}")
            for client in people:
                told = client.news[-1]["moment"]
                assert text(told) == text(moment(session, client.viewer, told["since"]))
        for client in people:
            kinds = ["change" in news for news in client.raw_news if tells_the_game(news)]
            assert kinds == [False] + [True] * (len(kinds) - 1)

    asyncio.run(work())


def test_whoever_greets_again_gets_the_whole_moment() -> None:
    async def work() -> None:
        tables = make_tables()
        session = await tables.open("ann", wish("silk", "me", "me"))
        ann = Client("ann", tables, session)
        await tables.attach(session, ann, 0, 0)
        await play_first(tables, session, "c1")
        await tables.attach(session, ann, ann.number or 0, 0)
        assert ["moment" in news for news in ann.raw_news] == [True, False, True]

    asyncio.run(work())


def test_all_who_see_the_same_share_one_picture() -> None:
    async def work() -> None:
        tables = make_tables()
        session = await tables.open("ann", wish("silver-isle", "me", "bot", "bot", "bot"))
        one, other = picture(session, 0), picture(session, 1)
        assert picture(session, 0) is one
        assert one["view"]["tiles"] is other["view"]["tiles"]
        assert one["tally"] is other["tally"]
        assert one["view"]["crews"] is not other["view"]["crews"]

    asyncio.run(work())
