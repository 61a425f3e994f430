"""Analysis of finished games at tables, and playing on from a moment of them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from threading import Event
from typing import Any

import pytest

import serai
from serai.bots import analysis
from serai.bots.judge import SearchJudge
from serai.bots.levels import Level
from serai.engine.seat import CHANCE
from serai.table import analysing, seating
from serai.table.analysing import Analyst
from serai.table.errors import BadInput, NotFound, NotOver, TooMany
from serai.table.messages import table_facts
from serai.table.question import Rank
from serai.table.session import Session, match_of
from serai.table.tables import Tables
from serai.table.thinking import Threads
from table.memory import actor_name, first_offer, make_tables, run, wish

STORED = Path(__file__).parents[1] / "stored/games"
LAST_PLIES = 6
every_game = pytest.mark.parametrize("game", ["silk", "silk-road", "silver-isle"])


class Hasty(Level):
    """The strongest level, in a hurry."""

    def budget(self, game: Any) -> int:
        return 2


@pytest.fixture(autouse=True)
def few_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "ITERATIONS", 1)
    monkeypatch.setattr(analysing, "SHORTLIST", 1)


def near_the_end(game: str) -> serai.Match:
    """A stored game, a few plies before its end."""
    line = (STORED / f"{game}.greedy.rules-1.jsonl").read_text(encoding="utf-8").splitlines()[0]
    record = json.loads(line)["record"]
    found = serai.game(game)
    return found.replay(record, upto=len(record["actions"]) - LAST_PLIES)


async def finished(tables: Tables, game: str) -> Session:
    """The last moves of a game, played by Ann on all seats."""
    before = near_the_end(game)
    people = ["me"] * before.players
    session = await tables.open("ann", wish(game, *people, start=before.position()))
    while session.stage == "running":
        ply = match_of(session).ply
        await tables.play(session, "ann", f"command {ply}", ply, first_offer(session))
    return session


def make_analyst() -> Analyst:
    """Somebody who analyses in a hurry."""
    return Analyst(Threads(2), Hasty("expert", temperature=0.0))


async def analysed(analyst: Analyst, session: Session) -> Any:
    """What an analysis finds."""
    analyst.ask(session, "ann")
    task = analyst.jobs[session.id].task
    assert task is not None
    await task
    return analyst.facts(session)


@every_game
def test_an_analysis_tells_losses_luck_and_what_would_have_been_better(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysing, "VISIBLE", 0.0)

    async def work() -> None:
        session = await finished(make_tables(), game)
        analyst = make_analyst()
        assert analyst.facts(session)["state"] == "none"
        told = await analysed(analyst, session)
        assert (told["state"], told["done"]) == ("ready", told["of"])
        found, match = told["found"], match_of(session)
        expected = analysis.analyse(match, SearchJudge(match.game, 1))
        lost = [round(expected.lost(seat), 4) for seat in range(match.players)]
        assert [seat["lost"] for seat in found["seats"]] == lost
        plies = [point["ply"] for point in found["turns"]]
        assert plies == sorted(plies)
        for costly in found["costly"]:
            assert match.seat_of(costly["ply"]) == costly["seat"]
            assert costly["played"]["action"] == match.action_of(costly["ply"]).to_json()
            assert costly["turn"][0]["action"] in [
                action.to_json() for action in match.branch(upto=costly["ply"]).legal()
            ]
            for other in costly["differences"]:
                assert match.game.words.has("en", other["id"])
                assert match.game.words.has("es", other["id"])

    run(work())


def test_a_running_game_is_neither_analysed_nor_played_on_from() -> None:
    async def work() -> None:
        tables = make_tables()
        session = await running(tables)
        analyst = make_analyst()
        for ask in (
            lambda: analyst.ask(session, "ann"),
            lambda: analyst.facts(session),
            lambda: seating.playing_on(session, 0, None, "Ann", "random"),
        ):
            with pytest.raises(NotOver):
                ask()
        assert analyst.jobs == {}

    run(work())


async def running(tables: Tables) -> Session:
    """A game of Silk Road that goes on."""
    before = near_the_end("silk-road")
    return await tables.open(
        "ann", wish("silk-road", *["me"] * before.players, start=before.position())
    )


def test_who_asks_twice_gets_the_same_and_who_asks_much_waits() -> None:
    async def work() -> None:
        tables, analyst = make_tables(), make_analyst()
        session = await finished(tables, "silk")
        analyst.ask(session, "ann")
        job = analyst.jobs[session.id]
        analyst.ask(session, "ben")
        assert analyst.jobs == {session.id: job}
        for number in range(4):
            analyst.jobs[f"another {number}"] = analyst.jobs.pop(session.id)
            analyst.ask(session, "ann")
        del analyst.jobs[session.id]
        with pytest.raises(TooMany):
            analyst.ask(session, "ann")
        analyst.stop()

    run(work())


def test_an_analysis_is_work_that_everything_else_comes_before() -> None:
    async def work() -> None:
        session, done = await finished(make_tables(), "silk"), []
        analyst = make_analyst()
        gate = Event()
        held = [
            asyncio.ensure_future(analyst.threads.do(rank, gate.wait))
            for rank in (Rank.OPPONENT, Rank.BOTS_ONLY)
        ]
        analyst.ask(session, "ann")
        await asyncio.sleep(0.05)
        assert analyst.facts(session)["state"] == "running"
        later = asyncio.ensure_future(
            analyst.threads.do(Rank.BOTS_ONLY, lambda: done.append(analyst.facts(session)["done"]))
        )
        await asyncio.sleep(0.05)
        gate.set()
        await asyncio.gather(*held, later)
        assert done == [0]
        assert (await analysed(analyst, session))["state"] == "ready"

    run(work())


def test_an_analysis_that_fails_says_so_and_can_be_asked_for_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("no thought")

    async def work() -> None:
        session = await finished(make_tables(), "silk")
        analyst = make_analyst()
        with monkeypatch.context() as broken:
            broken.setattr(analysing, "judge_ply", fail)
            assert (await analysed(analyst, session))["state"] == "failed"
        assert (await analysed(analyst, session))["state"] == "ready"

    run(work())


# --- Playing on ---------------------------------------------------------------------------------


@every_game
def test_a_game_is_played_on_from_any_of_its_moments(game: str) -> None:
    async def work() -> None:
        tables = make_tables()
        session = await finished(tables, game)
        match = match_of(session)
        for ply, (who, _) in enumerate(match.log):
            if not any(seat != CHANCE for seat, _ in match.log[ply:]):
                continue
            again = await tables.open(
                "cid", seating.playing_on(session, ply, None, "Cid", "beginner")
            )
            assert again.start == match.branch(upto=ply).position()
            if who != CHANCE:
                assert again.seats_of("cid") == [who]
                assert actor_name(again) == "cid"
                offers = [str(action) for action in match.branch(upto=ply).legal()]
                assert [str(action) for action in match_of(again).legal()] == offers
            assert table_facts(again, "cid", "")["origin"] == {"table": session.id, "ply": ply}

    run(work())


def test_one_plays_on_as_whom_one_likes_but_not_after_the_end() -> None:
    async def work() -> None:
        session = await finished(make_tables(), "silk")
        seats = seating.playing_on(session, 0, 1, "Cid", "beginner").seats
        assert [seat.kind for seat in seats] == ["bot", "me"]
        with pytest.raises(BadInput):
            seating.playing_on(session, match_of(session).ply, None, "Cid", "beginner")
        with pytest.raises(NotFound):
            seating.playing_on(session, 0, 5, "Cid", "beginner")

    run(work())
