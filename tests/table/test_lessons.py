"""Lessons: tables that begin in the middle of a game, at the turn of whoever learns it."""

from __future__ import annotations

import random

import pytest

import serai
from serai.engine.fairness import verify
from serai.pages import read_lesson
from serai.table import seating
from serai.table.messages import table_facts
from serai.table.session import Session, match_of
from serai.table.tables import Tables
from table.memory import MemoryStore, actor_name, make_tables, run

FIRST_TURN = {
    "silk": ["raise 0,2"],
    "silk-road": ["keep", "move lanzhou", "take buyer-silk", "use 2"],
    "silver-isle": ["unload crew 3", "discover [5,4]", "mine 3 S"],
}
"""What the guide of each lesson says to do, as far as no dice come in between."""

every_game = pytest.mark.parametrize("game", serai.games())


async def lesson_of(tables: Tables, game: str) -> Session:
    """The lesson of a game, opened by Ann."""
    found = serai.game(game)
    position = read_lesson(found)
    assert position is not None
    return await tables.open("ann", seating.lesson(found, position, "Ann"))


@every_game
def test_a_lesson_begins_in_its_position_at_the_turn_of_who_learns(game: str) -> None:
    async def work() -> None:
        session = await lesson_of(make_tables(), game)
        position = read_lesson(serai.game(game))
        assert position is not None
        begun = match_of(session).position()
        assert {field: begun[field] for field in position} == position
        assert (session.stage, actor_name(session)) == ("running", "ann")
        others = [holder.bot for holder in session.seats if holder.who != "ann"]
        assert others == ["beginner"] * (len(session.seats) - 1)
        assert table_facts(session, "ann", "")["lesson"] is True

    run(work())


@every_game
def test_the_first_turn_that_the_guide_leads_through_can_be_played(game: str) -> None:
    async def work() -> None:
        tables = make_tables()
        session = await lesson_of(tables, game)
        for number, notation in enumerate(FIRST_TURN[game]):
            ply = match_of(session).ply
            await tables.play(session, "ann", f"command-{number}", ply, notation)

    run(work())


def test_a_lesson_is_made_again_from_its_log() -> None:
    async def work() -> None:
        store = MemoryStore()
        session = await lesson_of(make_tables(store), "silk")
        again = await make_tables(store).find(session.id)
        assert match_of(again).position() == match_of(session).position()
        assert again.lesson

    run(work())


def test_the_dice_of_a_lesson_can_be_checked_and_the_next_game_is_a_whole_one() -> None:
    async def work() -> None:
        tables, rng = make_tables(), random.Random(1)
        session = await lesson_of(tables, "silk-road")
        who = session.host
        for seat, holder in enumerate(session.seats):
            if holder.who != who:
                session.seats[seat] = session.seats[session.seats_of(who)[0]]
        while session.stage == "running":
            match = match_of(session)
            move = str(rng.choice(match.legal()))
            await tables.play(session, who, f"command-{match.ply}", match.ply, move)
        record = match_of(session).record()
        assert record["start"] == read_lesson(serai.game("silk-road")) | record["start"]
        assert verify(serai.game("silk-road"), record).finished
        again = await tables.rematch(session, who)
        assert (again.lesson, again.start) == (False, None)

    run(work())
