"""Who is asked what bots do, and in which order; what a question holds, and what it does not."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from dataclasses import replace

import pytest

from serai.bots import Observation, look, make_bot
from serai.engine.match import Match
from serai.table.answering import Answers
from serai.table.bot_runner import MOST_ADVICE, BotRunner
from serai.table.entry import Entry
from serai.table.errors import TooMany
from serai.table.question import LONGEST_RUN, Question, Rank, ask_bot, ask_for_advice, first_of_run
from serai.table.session import Session
from serai.table.thinking import InThreads, Threads
from table.memory import make_tables, play_first, run, table_of_two, wish
from table.test_secrecy import isle_twin, moved_crews, road_twin, running_part, unshown_part
from table.twins import play_a_game

SEARCH = "search:iterations=3"


async def table_of_bots(*kinds: str) -> Session:
    return await make_tables().open("ann", wish("silk", *kinds))


def test_people_come_before_advice_before_tables_of_bots() -> None:
    async def work() -> None:
        threads, order, gate = Threads(2), [], threading.Event()
        blocked = [asyncio.create_task(threads.do(Rank.OPPONENT, gate.wait)) for _ in range(2)]
        await asyncio.sleep(0)
        wanted = [Rank.ANALYSIS, Rank.BOTS_ONLY, Rank.ADVICE, Rank.OPPONENT, Rank.BOTS_ONLY]
        tasks = [
            asyncio.create_task(threads.do(rank, lambda rank=rank: order.append(rank)))
            for rank in wanted
        ]
        await asyncio.sleep(0)
        assert threads.waiting == len(wanted)
        gate.set()
        await asyncio.gather(*blocked, *tasks)
        assert order == sorted(wanted)

    run(work())


def test_who_asks_much_waits_while_who_asks_little_is_served() -> None:
    async def work() -> None:
        threads, order, gate = Threads(2), [], threading.Event()
        blocked = [asyncio.create_task(threads.do(Rank.OPPONENT, gate.wait)) for _ in range(2)]
        await asyncio.sleep(0)
        asking = ["eve"] * 6 + ["ann", "ben", "ann"]
        tasks = [
            asyncio.create_task(threads.do(Rank.OPPONENT, lambda who=who: order.append(who), who))
            for who in asking
        ]
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*blocked, *tasks)
        assert order.index("ann") < 3
        assert order.index("ben") < 4
        assert order[-3:] == ["eve"] * 3

    run(work())


def test_nobody_keeps_all_threads_busy_alone() -> None:
    async def work() -> None:
        threads, gate = Threads(2), threading.Event()
        eves = [asyncio.create_task(threads.do(Rank.OPPONENT, gate.wait, "eve")) for _ in range(29)]
        await asyncio.sleep(0.01)
        work = threads.do(Rank.OPPONENT, lambda: "moved", "ann")
        assert await asyncio.wait_for(work, 10) == "moved"
        gate.set()
        await asyncio.gather(*eves)

    run(work())


def test_a_thought_is_for_who_plays_at_the_table_and_advice_for_who_asks() -> None:
    async def work() -> None:
        tables, slow = make_tables(), Slow()
        session = await table_of_two(tables)
        assert ask_bot(session, 0, "random").whose == "ann"
        assert ask_bot(await table_of_bots("bot", "bot"), 0, "random").whose == "ann", "the host"
        bots = BotRunner(tables.runner, slow, 0.0, "beginner")
        asked = asyncio.create_task(bots.hint(session, "ben", "random"))
        await asyncio.sleep(0.01)
        assert slow.asked[0].whose == "ben"
        slow.gate.set()
        await asked

    run(work())


@pytest.mark.parametrize("size", [1, 2, 4])
def test_whatever_else_is_asked_a_persons_opponent_finds_a_thread(size: int) -> None:
    async def work() -> None:
        threads, gate = Threads(size), threading.Event()
        hints = [asyncio.create_task(threads.do(Rank.ADVICE, gate.wait)) for _ in range(200)]
        await asyncio.sleep(0.01)
        assert not threads.has_room
        assert threads.has_room_for_opponents
        assert await asyncio.wait_for(threads.do(Rank.OPPONENT, lambda: "moved"), 10) == "moved"
        gate.set()
        await asyncio.gather(*hints)

    run(work())


def test_what_nobody_waits_for_any_more_is_not_begun() -> None:
    async def work() -> None:
        threads, gate, done = Threads(2), threading.Event(), []
        blocked = asyncio.create_task(threads.do(Rank.ADVICE, gate.wait))
        given_up = asyncio.create_task(threads.do(Rank.ADVICE, lambda: done.append(1)))
        await asyncio.sleep(0.01)
        given_up.cancel()
        gate.set()
        await blocked
        await threads.do(Rank.ADVICE, lambda: None)
        assert done == []

    run(work())


def test_a_fault_is_told_to_who_asked_and_harms_no_thread() -> None:
    async def work() -> None:
        threads = Threads(1)
        for _ in range(3):
            with pytest.raises(ZeroDivisionError):
                await threads.do(Rank.ADVICE, lambda: 1 // 0)
        assert await threads.do(Rank.ADVICE, lambda: 1) == 1

    run(work())


class Slow:
    """Answers when it may."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.asked: list[Question] = []

    async def answer(self, question: Question) -> int:
        self.asked.append(question)
        await self.gate.wait()
        return InThreads(Threads(1))._answers.answer(question)


def test_somebody_waits_for_one_piece_of_advice_at_a_time_and_for_few_in_all() -> None:
    async def work() -> None:
        tables, slow = make_tables(), Slow()
        bots = BotRunner(tables.runner, slow, 0.0, "beginner")
        sessions = [await table_of_two(tables) for _ in range(MOST_ADVICE + 1)]
        asked = [asyncio.create_task(bots.hint(each, "ann", "random")) for each in sessions[:-1]]
        await asyncio.sleep(0.01)
        assert len(slow.asked) == 1
        with pytest.raises(TooMany):
            await bots.hint(sessions[-1], "ann", "random")
        other = asyncio.create_task(bots.hint(sessions[-1], "ben", "random"))
        await asyncio.sleep(0.01)
        assert len(slow.asked) == 2
        slow.gate.set()
        await asyncio.gather(*asked, other)
        assert len(slow.asked) == len(sessions)
        assert not bots._turns

    run(work())


def test_what_is_thought_about_already_is_not_asked_twice() -> None:
    async def work() -> None:
        tables, slow = make_tables(), Slow()
        bots = BotRunner(tables.runner, slow, 0.0, "beginner")
        session = await table_of_two(tables)
        both = [asyncio.create_task(bots.hint(session, "ann", "random")) for _ in range(9)]
        await asyncio.sleep(0.01)
        slow.gate.set()
        assert len({str(action) for action in await asyncio.gather(*both)}) == 1
        assert len(slow.asked) == 1

    run(work())


def test_a_table_has_the_rank_of_who_plays_there() -> None:
    async def work() -> None:
        alone = await table_of_bots("bot", "bot")
        mixed = await table_of_bots("bot", "me", "bot")
        assert ask_bot(alone, 0, "random").rank == Rank.BOTS_ONLY
        assert ask_bot(mixed, 0, "random").rank == Rank.OPPONENT
        assert ask_for_advice(mixed, "random", 0).rank == Rank.ADVICE

    run(work())


# --- What bots have in mind -----------------------------------------------------------------------


def asked_in_a_row(bot: str, game: str = "silver-isle", plies: int = 60) -> list[Question]:
    """The questions of a game in which this bot has all seats."""

    async def work() -> list[Question]:
        tables = make_tables()
        order = wish(game, *["bot"] * 4)
        session = await tables.open("ann", order)
        answers, found = Answers(), []
        for _ in range(plies):
            assert session.match is not None
            question = ask_bot(session, session.actor or 0, bot)
            found.append(question)
            action = session.game.space.action(answers.answer(question))
            session.match.play(action)
            session.actor = session.match.actor
        return found

    return asyncio.run(work())


def test_a_bot_that_is_made_again_anywhere_chooses_the_same() -> None:
    """As after a crash, or when another process is asked."""
    kept = Answers()
    questions = asked_in_a_row(SEARCH, plies=30)
    assert max(len(question.seen) for question in questions) > 1
    assert len(kept._kept) == 0
    for question in questions:
        assert kept.answer(question) == Answers().answer(question)
    assert len(kept._kept) <= 32


def test_a_kept_bot_does_not_think_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[int] = []

    class Counting:
        def choose(self, observation: Observation) -> object:
            thought.append(1)
            return observation.offers()[0]

    questions = asked_in_a_row("random")
    monkeypatch.setattr("serai.table.answering.make_bot", lambda *_: Counting())
    answers = Answers()
    for question in questions:
        answers.answer(question)
    assert len(thought) == len(questions)


def test_a_long_row_of_decisions_is_cut() -> None:
    assert all(len(question.seen) <= LONGEST_RUN for question in asked_in_a_row("random"))


def test_an_undone_decision_that_comes_again_is_another_question() -> None:
    async def work() -> None:
        session = await table_of_bots("bot", "bot")
        one = ask_bot(session, session.actor or 0, "random")
        assert replace(one, seen=(b"x", *one.seen[1:], b"y")).name != one.name
        assert replace(one, kind="advise").name != one.name
        assert ask_bot(session, session.actor or 0, "random") == one

    run(work())


def test_a_question_holds_what_its_seat_may_see_and_nothing_else() -> None:
    """road.info.1 to road.info.4: in two worlds that the seat cannot tell apart it is asked the
    same, byte by byte."""
    entries = running_part(play_a_game("silk-road", 3, 1, 140))
    asked, compared = questions_alike(entries, road_twin(entries, 1, 1), 1)
    assert asked > 10
    assert compared > 10, "the worlds differ where nobody looks"


def test_a_question_holds_no_coin_of_silver_isle_that_its_seat_has_not_seen() -> None:
    """isle.info.1, isle.info.2, isle.info.6, isle.info.13: two coins of another seat exchanged."""
    entries = unshown_part(running_part(play_a_game("silver-isle", 4, 7, 45)), 1)
    one = min(moved_crews(entries, 1))
    other = next(crew for crew in "012345" if crew != one)
    twin = isle_twin(entries, 1, one, other)
    counts = [questions_alike(entries, twin, seat) for seat in (0, 2, 3)]
    assert sum(asked for asked, _ in counts) > 5
    assert sum(compared for _, compared in counts) > 5


def questions_alike(entries: Sequence[Entry], twin: Sequence[Entry], seat: int) -> tuple[int, int]:
    """Check that a seat's bot is asked the same in both worlds, and so is who advises the seat. How
    often they were asked, and how often the worlds differed then."""
    asked = compared = 0
    one, two = Session(entries[:1]), Session(twin[:1])
    for true, false in zip(entries[1:], twin[1:], strict=True):
        one.fold(true)
        two.fold(false)
        if one.match is None or one.actor != seat:
            continue
        questions = [ask_bot(each, seat, "random") for each in (one, two)]
        assert questions[0] == questions[1]
        advice = [ask_for_advice(each, "expert", 5) for each in (one, two)]
        assert advice[0] == advice[1]
        asked += 1
        compared += states(one) != states(two)
    return asked, compared


def states(session: Session) -> bytes:
    assert session.match is not None
    memory: bytes = session.match.state.tobytes()
    return memory


def test_a_question_says_as_much_as_the_bot_was_told_before() -> None:
    async def work() -> None:
        session = await table_of_bots("bot", "me")
        tables = make_tables()
        session = await table_of_two(tables)
        for step in range(6):
            await play_first(tables, session, f"c{step}")
        match = session.match
        assert isinstance(match, Match)
        seat = session.actor or 0
        question = ask_bot(session, seat, "greedy")
        assert question.observations()[-1].state.tobytes() == look(match).state.tobytes()
        assert question.ply - len(question.seen) + 1 == first_of_run(match, seat)
        chosen = match.game.space.action(Answers().answer(question))
        assert chosen == make_bot("greedy", match.game, question.seed).choose(look(match))

    run(work())
