"""Tables without a server: seats, commands, the log, and what is told."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from contextlib import suppress
from importlib.metadata import EntryPoint
from typing import TYPE_CHECKING, cast

import pytest

import serai
from serai.bots import Bot, make_bot, makers
from serai.engine.action import Action
from serai.engine.errors import BadOption, BadPlayers, UnknownGame
from serai.engine.seat import CHANCE, EVERYBODY
from serai.table import absence, answering
from serai.table.decision import play_as_bot
from serai.table.entry import Entry
from serai.table.errors import (
    BadInput,
    BadInvite,
    CannotSubstitute,
    HasBegun,
    Illegal,
    NoOpenSeat,
    NoSeat,
    NotFound,
    NotOver,
    NotRunning,
    NotYourSeat,
    NotYourTurn,
    OldPly,
    TableError,
    TooMany,
    UndoRefused,
    UnknownTable,
)
from serai.table.facts import Away, TableFacts
from serai.table.messages import moment, table_facts, viewer_of
from serai.table.replay import check_dice, ends_a_turn, plies
from serai.table.seating import check_invite
from serai.table.session import Session
from serai.table.tables import Tables
from table.memory import (
    Client,
    Clock,
    MemoryStore,
    actor_name,
    first_offer,
    make_tables,
    play_first,
    resume,
    run,
    table_of_two,
    wish,
)

if TYPE_CHECKING:
    from serai.engine.match import Match


def same(one: Session, other: Session) -> bool:
    """Whether two sessions are the same table at the same moment."""
    facts = [table_facts(session, "ann", "") for session in (one, other)]
    moments = [moment(session, 0, 0) for session in (one, other) if session.match]
    return facts[0] == facts[1] and moments[:1] == moments[1:] and one.chat == other.chat


# --- Sitting down -------------------------------------------------------------------------------


def test_a_game_begins_when_the_last_open_seat_is_taken() -> None:
    async def work() -> None:
        tables = make_tables()
        session = await tables.open("ann", wish("silk", "me", "open"))
        assert session.stage == "waiting"
        await tables.join(session, "ben", "Ben", None, "")
        assert (session.stage, session.seats_of("ben")) == ("running", [1])

    run(work())


def test_who_sits_already_joins_without_effect() -> None:
    async def work() -> None:
        tables = make_tables()
        session = await tables.open("ann", wish("silk", "me", "open", "open"))
        await tables.join(session, "ben", "Ben", None, "")
        number = session.number
        await tables.join(session, "ben", "Ben", None, "")
        assert session.number == number

    run(work())


def test_a_full_table_and_a_seat_that_is_taken_are_not_open() -> None:
    async def work() -> None:
        tables = make_tables()
        session = await tables.open("ann", wish("silk", "me", "open", "open"))
        with pytest.raises(NoOpenSeat):
            await tables.join(session, "ben", "Ben", 0, "")
        await tables.join(session, "ben", "Ben", 2, "")
        await tables.join(session, "cat", "Cat", None, "")
        with pytest.raises(NoOpenSeat):
            await tables.join(session, "dan", "Dan", None, "")
        assert [holder.name for holder in session.seats] == ["Ann", "Cat", "Ben"]

    run(work())


def test_a_bot_sits_down_where_nobody_came_and_the_game_begins() -> None:
    async def work() -> None:
        store = MemoryStore()
        tables = make_tables(store)
        session = await tables.open("ann", wish("silk", "me", "open"))
        await tables.seat_bot(session, "ann", 1, "greedy")
        assert session.stage == "running"
        assert (session.seats[1].kind, session.seats[1].bot) == ("bot", "greedy")
        assert same(session, Session(store.logs[session.id], session.now))
        number = session.number
        await tables.seat_bot(session, "ann", 1, "greedy")
        assert session.number == number

    run(work())


def test_a_bot_takes_no_seat_that_is_held_and_obeys_no_stranger() -> None:
    async def work() -> None:
        tables = make_tables()
        session = await tables.open("ann", wish("silk", "open", "open", "open"))
        with pytest.raises(NoSeat):
            await tables.seat_bot(session, "ben", 0, None)
        await tables.join(session, "ben", "Ben", 0, "")
        await tables.seat_bot(session, "ben", 1, None)
        for seat in (0, 1):
            with pytest.raises(NoOpenSeat):
                await tables.seat_bot(session, "ann", seat, "greedy")
        with pytest.raises(NotFound):
            await tables.seat_bot(session, "ann", 3, None)
        with pytest.raises(BadInput):
            await tables.seat_bot(session, "ann", 2, "nobody")
        assert session.open_seats() == [2]
        await tables.seat_bot(session, "ann", 2, None)  # the host, though without a seat
        assert session.stage == "running"

    run(work())


def test_a_bot_is_sent_away_again_before_the_game() -> None:
    async def work() -> None:
        store = MemoryStore()
        tables = make_tables(store)
        session = await tables.open("ann", wish("silk", "me", "bot", "open"))
        with pytest.raises(NoSeat):
            await tables.send_bot_away(session, "ben", 1)
        with pytest.raises(NotYourSeat):
            await tables.send_bot_away(session, "ann", 0)
        with pytest.raises(NotFound):
            await tables.send_bot_away(session, "ann", 3)
        await tables.send_bot_away(session, "ann", 1)
        assert session.open_seats() == [1, 2]
        number = session.number
        await tables.send_bot_away(session, "ann", 1)
        assert session.number == number, "it is open already"
        assert same(session, Session(store.logs[session.id], session.now))
        for seat in (1, 2):
            await tables.seat_bot(session, "ann", seat, "random")
        with pytest.raises(HasBegun):
            await tables.send_bot_away(session, "ann", 1)
        assert session.seats[1].kind == "bot"

    run(work())


@pytest.mark.parametrize(
    ("order", "error"),
    [
        (wish("chess", "me"), UnknownGame),
        (wish("silk", "me"), BadPlayers),
        (wish("silk", "me", "open", options={"size": 3}), BadOption),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(order, error) -> None:
    async def work() -> None:
        store = MemoryStore()
        with pytest.raises(error):
            await make_tables(store).open("ann", order)
        assert not store.logs

    run(work())


def test_a_bot_that_there_is_not_or_that_brings_settings_is_refused() -> None:
    async def work() -> None:
        for bot in ("genius", "random:seed=1"):
            order = wish("silk", "me", "bot")
            order.seats[1].__dict__["bot"] = bot
            with pytest.raises(BadInput):
                await make_tables().open("ann", order)

    run(work())


GONE = EntryPoint("gone", "no_such_package:Bot", "serai.bots")


def test_a_bot_whose_package_is_broken_is_refused(monkeypatch) -> None:
    monkeypatch.setitem(makers(), "gone", GONE)
    order = wish("silk", "me", "bot")
    order.seats[1].__dict__["bot"] = "gone"

    async def work() -> None:
        with pytest.raises(BadInput, match="'gone' cannot be loaded"):
            await make_tables().open("ann", order)

    run(work())


def test_an_invite_leads_to_its_table_only() -> None:
    async def work() -> None:
        tables = make_tables()
        one = await tables.open("ann", wish("silk", "me", "open"))
        other = await tables.open("ann", wish("silk", "me", "open"))
        check_invite(one, tables.invite(one.id), tables.invite(one.id))
        with pytest.raises(BadInvite):
            check_invite(one, tables.invite(other.id), tables.invite(one.id))

    run(work())


def test_names_lose_signs_that_cannot_be_seen() -> None:
    async def work() -> None:
        tables = make_tables()
        session = await tables.open("ann", wish("silk", "me", "open"))
        with pytest.raises(BadInput):
            await tables.join(session, "ben", "\u200b\u202e", None, "")
        await tables.join(session, "ben", " B\u202een \n ", None, "")
        assert session.seats[1].name == "Ben"

    run(work())


def test_before_the_game_a_seat_that_is_left_is_open_again() -> None:
    async def work() -> None:
        tables = make_tables()
        session = await tables.open("ann", wish("silk", "me", "open", "open"))
        await tables.join(session, "ben", "Ben", None, "")
        await tables.leave(session, "ben", None)
        assert session.open_seats() == [1, 2]

    run(work())


# --- Playing ------------------------------------------------------------------------------------


def test_a_command_sent_twice_is_done_once() -> None:
    async def work() -> None:
        tables = make_tables()
        session = await table_of_two(tables)
        who, ply, action = actor_name(session), session.match.ply, first_offer(session)
        sent = [tables.play(session, who, "the-same", ply, action) for _ in range(5)]
        numbers = await asyncio.gather(*sent)
        assert len(set(numbers)) == 1
        assert session.number == numbers[0]

    run(work())


def test_two_different_commands_for_one_ply_play_one_of_them() -> None:
    async def work() -> None:
        tables = make_tables()
        session = await table_of_two(tables)
        who, ply, action = actor_name(session), session.match.ply, first_offer(session)
        sent = [tables.play(session, who, f"tab-{tab}", ply, action) for tab in range(2)]
        done = await asyncio.gather(*sent, return_exceptions=True)
        assert sorted(isinstance(found, OldPly | NotYourTurn) for found in done) == [False, True]

    run(work())


def test_what_may_not_be_played_is_refused_and_changes_nothing() -> None:
    async def work() -> None:
        tables = make_tables()
        session = await table_of_two(tables)
        who, ply = actor_name(session), session.match.ply
        other = "ben" if who == "ann" else "ann"
        before = session.match.state.tobytes(), session.number
        for error, by, at, action in (
            (NotYourTurn, other, ply, first_offer(session)),
            (NoSeat, "cat", ply, first_offer(session)),
            (OldPly, who, ply - 1, first_offer(session)),
            (Illegal, who, ply, "roll 1-1"),
            (BadInput, who, ply, "sing loudly"),
            (BadInput, who, ply, {"do": "sing"}),
        ):
            with pytest.raises(error):
                await tables.play(session, by, "a-command", at, action)
        assert (session.match.state.tobytes(), session.number) == before

    run(work())


def test_a_refusal_names_its_clause() -> None:
    async def work() -> None:
        tables = make_tables()
        session = await table_of_two(tables)
        with pytest.raises(Illegal) as refused:
            await tables.play(session, actor_name(session), "c", session.match.ply, "graze 0,0")
        assert refused.value.refusal.clause.startswith("silk.")

    run(work())


def test_nothing_is_told_before_it_is_durable() -> None:
    """While the log is being written, and if it cannot be, nobody hears or sees the move."""

    class SlowStore(MemoryStore):
        gate: asyncio.Event | None = None

        async def append(self, writes) -> None:
            if self.gate is not None:
                await self.gate.wait()
            await super().append(writes)

    async def work() -> None:
        store = SlowStore()
        tables = make_tables(store)
        session = await table_of_two(tables)
        listener = Client("ann", tables, session)
        await tables.attach(session, listener, 0, 0)
        before = moment(session, 0, 0)
        store.gate = asyncio.Event()
        playing = asyncio.create_task(play_first(tables, session, "c"))
        await asyncio.sleep(0.01)
        assert len(listener.news) == 1
        assert moment(session, 0, 0) == before
        store.gate.set()
        await playing
        assert len(listener.news) == 2

    run(work())


def test_a_second_writer_makes_a_table_read_what_is_new_in_its_log() -> None:
    async def work() -> None:
        store = MemoryStore()
        one, two = make_tables(store), make_tables(store)
        session = await table_of_two(one)
        twin = await two.find(session.id)
        await play_first(one, session, "c")
        number = session.number
        assert await two.chat(twin, "ann", "d", "hello") == number + 1
        assert same(twin, Session(store.logs[session.id], twin.now))

    run(work())


def test_who_goes_away_in_the_middle_of_a_command_does_not_halve_it() -> None:
    async def work() -> None:
        tables = make_tables()
        session = await table_of_two(tables)
        playing = asyncio.create_task(play_first(tables, session, "c"))
        await asyncio.sleep(0)
        playing.cancel()
        await asyncio.sleep(0.05)
        assert [entry.number for entry in await tables.store.load(session.id)][-1] == session.number
        assert same(session, Session(await tables.store.load(session.id), session.now))

    run(work())


# --- Undo ---------------------------------------------------------------------------------------


def test_ones_own_decision_can_be_taken_back_until_another_decides() -> None:
    async def work() -> None:
        tables = make_tables()
        session = await table_of_two(tables)
        first = actor_name(session)
        before = session.match.state.tobytes()
        await play_first(tables, session, "c1")
        await tables.undo(session, first, "u1", session.match.ply)
        assert session.match.state.tobytes() == before
        await play_first(tables, session, "c2")
        while actor_name(session) == first:
            await play_first(tables, session, f"more{session.number}")
        await play_first(tables, session, "c3")
        with pytest.raises(UndoRefused):
            await tables.undo(session, first, "u2", session.match.ply)
        with pytest.raises(OldPly):
            await tables.undo(session, first, "u3", session.match.ply - 1)

    run(work())


@pytest.mark.parametrize(("game", "players"), [("silk", 2), ("silk-road", 3), ("silver-isle", 4)])
def test_a_decision_leads_where_its_log_leads(game: str, players: int) -> None:
    """A live table takes the match over that a decision was tried on; one that is read plays its
    log."""

    async def work() -> None:
        store = MemoryStore()
        tables = make_tables(store)
        session = await tables.open("ann", wish(game, *["me"] * players))
        for step in range(40):
            await play_first(tables, session, f"command-{step}")
            if step % 7 == 3 and session.match.why_no_undo() is None:
                await tables.undo(session, "ann", f"undo-{step}", session.match.ply)
            read = Session(store.logs[session.id])
            assert read.match.state.tobytes() == session.match.state.tobytes()
            assert read.match.log == session.match.log
            assert [s.tobytes() for s in read.match.past] == [
                s.tobytes() for s in session.match.past
            ]
            assert read.events == session.events

    run(work())


def test_what_chance_decided_is_not_taken_back() -> None:
    async def work() -> None:
        tables = make_tables()
        session = await table_of_two(tables)
        with pytest.raises(UndoRefused):
            await tables.undo(session, actor_name(session), "u1", session.match.ply)

    run(work())


def test_a_client_that_missed_an_undo_is_told_from_where_its_story_is_void() -> None:
    async def work() -> None:
        tables = make_tables()
        session = await table_of_two(tables)
        who = actor_name(session)
        await play_first(tables, session, "c1")
        have, ply = session.number, session.match.ply
        await tables.undo(session, who, "u1", ply)
        listener = Client(who, tables, session)
        await tables.attach(session, listener, have, ply)
        assert listener.news[0]["before"] == have
        assert listener.news[0]["moment"]["since"] == ply - 1

    run(work())


# --- Telling ------------------------------------------------------------------------------------


def test_news_are_numbered_without_gaps_and_repair_any_gap() -> None:
    async def work() -> None:
        tables = make_tables()
        session = await table_of_two(tables)
        listener = Client("ann", tables, session)
        await tables.attach(session, listener, 0, 0)
        for step in range(12):
            await play_first(tables, session, f"c{step}")
        await tables.chat(session, "ben", "chat", "hello")
        numbers = [(news["before"], news["number"]) for news in listener.news]
        assert numbers[0][0] is None
        assert all(now[0] == then[1] for then, now in itertools.pairwise(numbers))
        late = Client("ann", tables, session)
        await tables.attach(session, late, numbers[4][1], listener.news[4]["moment"]["ply"])
        assert late.news[0]["before"] == numbers[4][1]
        kept = [told for news in listener.news[:5] for told in news["moment"]["story"]]
        rest = late.news[0]["moment"]["story"]
        assert kept + rest == moment(session, 0, 0)["story"]
        assert [line["text"] for line in late.news[0]["chat"]] == ["hello"]

    run(work())


def test_a_client_from_another_time_gets_the_whole_picture() -> None:
    """After a backup was put back, numbers that a client has may not exist any more."""

    async def work() -> None:
        tables = make_tables()
        session = await table_of_two(tables)
        listener = Client("ann", tables, session)
        await tables.attach(session, listener, session.number + 50, 900)
        assert listener.news[0]["before"] is None
        assert listener.news[0]["moment"]["since"] == 0

    run(work())


def test_people_at_one_screen_see_with_the_eyes_of_the_one_to_act() -> None:
    async def work() -> None:
        tables = make_tables(with_bots=False)
        session = await tables.open("ann", wish("silk-road", "me", "me", "open"))
        await tables.join(session, "ben", "Ben", None, "")
        listener = Client("ann", tables, session)
        await tables.attach(session, listener, 0, 0)
        for step in range(30):
            await play_first(tables, session, f"c{step}")
        for news in listener.news:
            now = news["moment"]
            assert now["you"] == (now["actor"] if now["actor"] in (0, 1) else None)
            assert set(now["view"]["goods"]) <= {"AB"[now["you"]]} if now["you"] in (0, 1) else True
        assert {news["moment"]["you"] for news in listener.news} == {0, 1, None}

    run(work())


def test_who_chats_too_fast_is_asked_to_wait_but_a_line_sent_again_is_not_counted() -> None:
    async def work() -> None:
        tables = make_tables()
        session, other = await table_of_two(tables), await table_of_two(tables)
        for number in range(5):
            await tables.chat(session, "ann", f"line-{number}", "hello")
        with pytest.raises(TooMany) as refused:
            await tables.chat(other, "ann", "line", "hello")
        assert refused.value.seconds is not None
        assert 0 < refused.value.seconds <= 2
        await tables.chat(session, "ann", "line-4", "hello")
        await tables.chat(session, "ben", "line", "hello")
        assert [line["seat"] for line in session.chat] == [0] * 5 + [1]

    run(work())


def test_chat_is_plain_text_of_people_at_the_table() -> None:
    async def work() -> None:
        tables = make_tables()
        session = await table_of_two(tables)
        with pytest.raises(NoSeat):
            await tables.chat(session, "cat", "c", "hello")
        with pytest.raises(BadInput):
            await tables.chat(session, "ann", "c", "\x00\x1b \u202e")
        await tables.chat(session, "ann", "c", "<b>hi</b>\n\x1b[31m there")
        assert session.chat[0]["text"] == "<b>hi</b> [31m there"

    run(work())


# --- Bots and absence ---------------------------------------------------------------------------


async def until(tables: Tables, done) -> None:
    """Wait for something that bots bring about."""
    deadline = time.monotonic() + 20
    while not done():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.005)


def test_bots_play_until_a_person_has_to_decide() -> None:
    async def work() -> None:
        tables = make_tables(with_bots=True)
        session = await tables.open("ann", wish("silk", "bot", "me", "bot"))
        for step in range(4):
            await until(tables, lambda: session.actor == 1 and session.thinking is None)
            await play_first(tables, session, f"c{step}")
        assert {
            entry.body["seat"]
            for entry in await tables.store.load(session.id)
            if entry.kind == "played"
        } > {1}

    run(work())


def test_a_bot_that_fails_or_cheats_does_not_stop_the_game(monkeypatch, caplog) -> None:
    class Broken(Bot):
        """Fails at first, then plays what is not allowed."""

        calls = 0

        def choose(self, observation) -> Action:
            self.calls += 1
            if self.calls == 1:
                raise RuntimeError("no idea")
            return observation.game.space.read("roll 1-1")

    async def work() -> None:
        tables = make_tables(with_bots=True)
        order = wish("silk", "me", "bot")
        order.seats[1].__dict__["bot"] = "greedy"
        session = await tables.open("ann", order)
        bots = {"greedy": Broken(), "random": make_bot("random", session.game, 1)}
        monkeypatch.setattr(answering, "make_bot", lambda name, *_: bots[name])
        for step in range(8):
            await until(tables, lambda: session.actor == 0)
            await play_first(tables, session, f"c{step}")
        assert session.unfit == {1}

    run(work())
    assert "a bot failed" in caplog.text
    assert "chose what is illegal" in caplog.text


def test_a_bot_that_cannot_be_made_any_more_does_not_stop_the_game(monkeypatch, caplog) -> None:
    async def work() -> None:
        store = MemoryStore()
        order = wish("silk", "bot", "bot")
        order.seats[0].__dict__["bot"] = "greedy"
        session = await make_tables(store).open("ann", order)
        monkeypatch.setitem(makers(), "greedy", GONE)
        again = make_tables(store, with_bots=True)
        await again.find(session.id)
        await until(again, lambda: again.sessions[session.id].number > session.number + 3)
        again.sessions[session.id].thinking.cancel()

    run(work())
    assert "cannot be made" in caplog.text


def test_a_table_that_nobody_looks_at_is_put_away_and_comes_back(monkeypatch) -> None:
    async def work() -> None:
        tables = make_tables()
        session = await table_of_two(tables)
        listener = Client("ann", tables, session)
        await tables.attach(session, listener, 0, 0)
        monkeypatch.setattr("serai.table.tables.IDLE", -1.0)
        tables.put_away()
        assert session.id in tables.sessions
        tables.detach(session, listener)
        tables.put_away()
        assert session.id not in tables.sessions
        again = await tables.find(session.id)
        assert again is not session
        assert moment(again, 0, 0) == moment(session, 0, 0)

    run(work())


def test_tables_that_very_many_ask_for_at_once_do_not_fill_the_memory(monkeypatch) -> None:
    monkeypatch.setattr("serai.table.tables.MOST_RECENT", 10)
    monkeypatch.setattr("serai.table.tables.MARGIN", 3)

    async def work() -> None:
        store, left = MemoryStore(), []
        opening = make_tables(store)
        opened = [await opening.open("ann", wish("silk", "me", "open")) for _ in range(40)]
        tables = make_tables(store)
        first = await tables.find(opened[0].id)
        listener = Client("ann", tables, first)
        await tables.attach(first, listener, 0, 0)
        second = await tables.find(opened[1].id)
        for each in opened[2:]:
            await tables.find(each.id)
            assert len(tables.sessions) <= 10 + 3 + 1
        assert first.id in tables.sessions, "somebody listens there"
        assert opened[-1].id in tables.sessions
        late = Client("ann", tables, second)
        late.let_go = lambda: left.append(late)
        await tables.attach(second, late, 0, 0)
        assert left == [late], "their table is not the one in memory: they come again"
        assert not late.heard

    run(work())


def test_of_many_tables_that_nobody_looks_at_the_newest_stay(monkeypatch) -> None:
    async def work() -> None:
        tables = make_tables()
        opened = [await tables.open("ann", wish("silk", "me", "open")) for _ in range(5)]
        listener = Client("ann", tables, opened[0])
        await tables.attach(opened[0], listener, 0, 0)
        await tables.find(opened[1].id)
        monkeypatch.setattr("serai.table.tables.MOST_IDLE", 2)
        tables.put_away()
        assert len(tables.sessions) == 5  # all have been asked for just now
        monkeypatch.setattr("serai.table.tables.RECENT", -1.0)
        tables.put_away()
        assert set(tables.sessions) == {opened[0].id, opened[1].id, opened[4].id}

    run(work())


def test_after_a_restart_only_tables_with_a_bots_turn_are_loaded() -> None:
    async def work() -> None:
        store = MemoryStore()
        first = make_tables(store)
        people = await table_of_two(first)
        bots = await table_of_two(first)
        await first.leave(bots, "ben", None)
        while bots.actor == 0:
            await play_first(first, bots, f"c{bots.number}")
        await first.return_to(people, "ben")
        again = make_tables(store)
        await resume(again)
        assert set(again.sessions) == {bots.id}
        assert (await again.find(people.id)).number == people.number

    run(work())


@pytest.mark.parametrize("seed", range(3))
def test_what_tables_are_found_by_says_whether_a_bot_decides(seed: int) -> None:
    """Whatever is played, taken back, left and returned to."""

    async def work() -> None:
        store, rng = MemoryStore(), random.Random(seed)
        tables = make_tables(store, with_bots=False)
        session = await table_of_two(tables)
        seen = set()
        for step in range(40):
            with suppress(TableError):
                await do_anything(tables, session, rng, f"c{step}")
            found = session.id in await store.waiting_for_bots(["silk"])
            assert found == session.bot_decides
            seen.add(found)
        assert seen == {True, False}

    run(work())


async def do_anything(tables: Tables, session: Session, rng: random.Random, command: str) -> None:
    """Somebody plays, takes back, leaves or returns, or the bot that sits in plays."""
    match, seat = session.match, session.actor
    who, move = rng.choice(["ann", "ben"]), str(rng.choice(match.legal()))
    deed = rng.choice(["play", "play", "bot", "bot", "undo", "leave", "return"])
    if deed == "play":
        await tables.play(session, who, command, match.ply, move)
    elif deed == "bot":
        await tables.runner.run(session, None, lambda: play_as_bot(session, seat, match.ply, move))
    elif deed == "undo":
        await tables.undo(session, who, command, match.ply)
    elif deed == "leave":
        await tables.leave(session, who, None)
    else:
        await tables.return_to(session, who)


def test_bots_think_on_after_a_restart() -> None:
    async def work() -> None:
        store = MemoryStore()
        first = make_tables(store)
        session = await table_of_two(first)
        await first.leave(session, "ben", None)
        while session.actor == 0:
            await play_first(first, session, f"c{session.number}")
        number = session.number
        again = make_tables(store, with_bots=True)
        await resume(again)
        await until(again, lambda: again.sessions[session.id].actor == 0)
        assert again.sessions[session.id].number > number

    run(work())


def test_a_bot_sits_in_for_who_leaves_and_gives_the_seat_back() -> None:
    async def work() -> None:
        tables = make_tables(with_bots=True)
        session = await table_of_two(tables)
        await tables.leave(session, "ben", None)
        while session.actor != 0:
            await asyncio.sleep(0.005)
        await play_first(tables, session, "c1")
        await until(tables, lambda: session.actor == 0)
        listener = Client("ben", tables, session)
        await tables.attach(session, listener, 0, 0)
        assert session.seats[1].bot is not None, "who left on purpose may look on"
        await tables.return_to(session, "ben")
        assert session.seats[1].bot is None
        assert (session.seats[1].kind, session.seats[1].name) == ("person", "Ben")
        assert not session.seats[1].left

    run(work())


def test_who_was_only_away_plays_again_when_they_are_here() -> None:
    async def work() -> None:
        clock = Clock()
        tables = make_tables(clock=clock)
        session = await table_of_two(tables)
        clock.wait(1000)
        await tables.substitute(session, "ann", 1, "random")
        assert session.seats[1].bot == "random"
        await tables.attach(session, Client("ben", tables, session), 0, 0)
        assert session.seats[1].bot is None

    run(work())


def test_a_bot_takes_over_only_when_somebody_is_away_for_long() -> None:
    async def work() -> None:
        clock = Clock()
        tables = make_tables(clock=clock)
        session = await tables.open("ann", wish("silk", "me", "open", pace="quick"))
        await tables.join(session, "ben", "Ben", None, "")
        listener = Client("ann", tables, session)
        await tables.attach(session, listener, 0, 0)
        while actor_name(session) != "ben":
            await play_first(tables, session, f"c{session.number}")
        with pytest.raises(CannotSubstitute):
            await tables.substitute(session, "ann", 0, None)
        with pytest.raises(CannotSubstitute):
            await tables.substitute(session, "ann", 1, None)
        await tables.replace_absent()
        assert session.seats[1].bot is None
        clock.wait(absence.BY_ITSELF["quick"])
        with pytest.raises(NoSeat):
            await tables.substitute(session, "cat", 1, None)
        await tables.replace_absent()
        assert session.seats[1].bot == "random"

    run(work())


def test_the_table_tells_since_when_somebody_is_away_and_when_a_bot_takes_over() -> None:
    async def work() -> None:
        clock = Clock()
        tables = make_tables(clock=clock)
        session = await tables.open("ann", wish("silk", "me", "open", "bot"))
        assert away(session) == [None, None, None], "nobody is missed before the game"
        await tables.join(session, "ben", "Ben", None, "")
        ann, ben = (Client(who, tables, session) for who in ("ann", "ben"))
        for listener in (ann, ben):
            await tables.attach(session, listener, 0, 0)
        clock.wait(100)
        tables.detach(session, ben)
        gone = {"seconds": 0, "may_ask_in": 400, "bot_in": 600}
        assert json.loads(ann.heard[-1])["away"] == [None, gone, None]
        clock.wait(450)
        assert away(session) == [None, {"seconds": 450, "may_ask_in": 0, "bot_in": 150}, None]
        await tables.substitute(session, "ann", 1, "random")
        assert away(session) == [None, None, None]

    run(work())


def test_after_a_restart_everybody_gets_the_time_to_come_back_but_may_be_asked_for_at_once() -> (
    None
):
    async def work() -> None:
        clock, store = Clock(), MemoryStore()
        session = await table_of_two(make_tables(store, clock=clock))
        clock.wait(3 * absence.DAY)
        tables = make_tables(store, clock=clock)
        again = await tables.find(session.id)
        here = Client("ann", tables, again)
        await tables.attach(again, here, 0, 0)
        assert away(again)[1] == {"seconds": 3 * absence.DAY, "may_ask_in": 0, "bot_in": 600}
        await tables.replace_absent()
        assert again.seats[1].bot is None
        await tables.substitute(again, "ann", 1, "random")

    run(work())


def test_by_letter_a_bot_is_asked_for_after_two_days_and_never_comes_by_itself() -> None:
    async def work() -> None:
        clock = Clock()
        tables = make_tables(clock=clock)
        session = await tables.open("ann", wish("silk", "me", "open", pace="letters"))
        await tables.join(session, "ben", "Ben", None, "")
        clock.wait(absence.DAY)
        assert away(session)[1] == {
            "seconds": absence.DAY,
            "may_ask_in": absence.DAY,
            "bot_in": None,
        }
        with pytest.raises(CannotSubstitute):
            await tables.substitute(session, "ann", 1, None)
        clock.wait(absence.DAY)
        await tables.substitute(session, "ann", 1, None)

    run(work())


def away(session: Session) -> list[Away | None]:
    """What is told of who is away, seat by seat."""
    return [seat["away"] for seat in table_facts(session, None, "")["seats"]]


def test_while_a_bot_sits_in_its_person_cannot_play_before_returning() -> None:
    async def work() -> None:
        tables = make_tables()
        session = await table_of_two(tables)
        who = actor_name(session)
        await tables.leave(session, who, None)
        with pytest.raises(NotYourTurn):
            await play_first(tables, session, "c")
        await tables.return_to(session, who)
        await play_first(tables, session, "c")
        with pytest.raises(NotYourSeat):
            await tables.leave(session, "ann", 1)

    run(work())


# --- The end, and again -------------------------------------------------------------------------


async def finished(tables: Tables) -> Session:
    """A game of two people that has come to its end."""
    session = await table_of_two(tables)
    step = 0
    while session.stage == "running":
        actions = session.match.legal()
        step += 1
        await tables.play(
            session,
            actor_name(session),
            f"command {step}",
            session.match.ply,
            str(actions[step * 7 % len(actions)]),
        )
    return session


def test_a_finished_game_is_replayed_its_dice_checked_and_played_again() -> None:
    async def work() -> None:
        tables = make_tables()
        session = await finished(tables)
        assert tables.store.heads[session.id].stage == "over"
        checked = check_dice(session)
        assert (checked["checked"], checked["fault"]) == (True, None)
        assert checked["drawn"] > 20
        last = session.match.ply
        found = plies(session, last - 3, last + 10, None)
        assert [moment["ply"] for moment in found["moments"]] == [last - 3, last - 2, last - 1]
        assert found["moments"][-1]["view"] == session.match.view(None)
        winners = session.match.winners
        won = [(seat in winners) / len(winners) for seat in range(2)]
        assert found["moments"][-1]["chances"] == pytest.approx(won)
        with pytest.raises(NotRunning):
            await tables.play(session, "ann", "c", last, "pass")
        again = await tables.rematch(session, "ben")
        assert again is await tables.rematch(session, "ann")
        assert again.stage == "running"
        assert [holder.who for holder in again.seats] == ["ann", "ben"]
        assert again.dice.secret != session.dice.secret
        assert same(session, Session(await tables.store.load(session.id), session.now))

    run(work())


def test_an_open_replay_calls_places_after_the_pieces_of_whoever_looks() -> None:
    async def work() -> None:
        session = await finished(make_tables())
        own, opened, to_nobody = (
            [moment["story"] for moment in plies(session, 0, 200, *whose)["moments"]]
            for whose in [(0,), (EVERYBODY, 0), (EVERYBODY,)]
        )
        assert opened == own != to_nobody  # in Silk nothing is hidden

    run(work())


def test_chances_to_win_are_told_at_the_end_of_each_turn() -> None:
    async def work() -> None:
        session = await finished(make_tables())
        moments = plies(session, 0, 100, None)["moments"]
        match = session.match
        judged = [found for found in moments if found["chances"] is not None]
        assert 5 < len(judged) < len(moments)
        for found in judged:
            assert sum(found["chances"]) == pytest.approx(1, abs=1e-3)
            if found["ply"] + 1 < match.ply:
                next_seat = match.seat_of(found["ply"] + 1)
                assert match.seat_of(found["ply"]) not in (CHANCE, next_seat)

    run(work())


@pytest.mark.parametrize("last", [CHANCE, 0, 1])
def test_the_last_ply_ends_a_turn_whoever_decided_it(last: int) -> None:
    match = cast("Match", StubMatch([CHANCE, 0, 0, CHANCE, 1, last]))
    found = [ends_a_turn(match, ply) for ply in range(match.ply)]
    assert found == [False, False, True, False, last != 1, True]


class StubMatch:
    """Only who decided which ply."""

    def __init__(self, deciders: list[int]) -> None:
        self.deciders, self.ply = deciders, len(deciders)

    def seat_of(self, ply: int) -> int:
        return self.deciders[ply]


def test_a_running_game_is_neither_replayed_nor_played_again() -> None:
    async def work() -> None:
        tables = make_tables()
        session = await table_of_two(tables)
        with pytest.raises(NotOver):
            plies(session, 0, 5, None)
        with pytest.raises(NotOver):
            await tables.rematch(session, "ann")
        assert "secret" not in check_dice(session)["dice"]

    run(work())


def test_a_table_that_nobody_opened_is_unknown() -> None:
    async def work() -> None:
        with pytest.raises(UnknownTable):
            await make_tables().find("nowhere")

    run(work())


def test_a_table_of_other_rules_says_so() -> None:
    async def work() -> None:
        store = MemoryStore()
        session = await make_tables(store).open("ann", wish("silk", "me", "open"))
        first = store.logs[session.id][0]
        store.logs[session.id][0] = Entry(
            first.table, 1, "opened", first.at, first.who, None, {**first.body, "rules": "0"}
        )
        with pytest.raises(TableError, match="rules '0'"):
            await make_tables(store).find(session.id)

    run(work())


def test_the_words_of_the_seats_go_into_the_dice() -> None:
    async def work() -> None:
        tables = make_tables()
        session = await tables.open("ann", wish("silk", "me", "open", words="one"))
        commitment = session.dice.commitment
        await tables.join(session, "ben", "Ben", None, "two")
        assert session.dice.contributions == ("one", "two")
        assert session.dice.commitment == commitment

    run(work())


def test_who_watches_sees_with_nobodys_eyes_and_gets_no_invite() -> None:
    async def work() -> None:
        tables = make_tables()
        session = await table_of_two(tables)
        assert viewer_of(session, None) is viewer_of(session, "cat") is None
        facts: TableFacts = table_facts(session, "cat", "the invite")
        assert facts["invite"] is None
        assert facts["yours"] == []
        assert moment(session, None, 0)["offers"] == []

    run(work())


@pytest.mark.parametrize("game", [game for game in serai.games() if not serai.game(game).hides])
def test_a_game_without_secrets_shows_everybody_the_same(game: str) -> None:
    """Its view is made once for all: `telling.view_of` relies on it."""
    match = serai.game(game).new(seed=1)
    for seat in range(match.players):
        letter = match.view(seat)["seat"]
        assert match.view(seat) == {**match.view(None), "seat": letter}
