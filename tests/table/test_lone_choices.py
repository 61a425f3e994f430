"""What a seat has no choice about is played by itself: the log has it as if it had been asked, and
it is taken back with the choice that it followed from."""

from __future__ import annotations

from random import Random

import pytest

import serai
from serai.engine.seat import CHANCE
from serai.table.decision import look_ahead
from serai.table.lone_choice import first_ply_of_choice, lone_choice
from serai.table.preview import Trial
from silk_road.worlds import guessed
from table.memory import actor_name, make_tables, run, wish


def matches(game: str, players: int, plies: int) -> serai.Match:
    """A random game as tables play it: choices of one are made."""
    rng, match = Random(3), serai.game(game).new(players, seed=3)
    while match.actor is not None and match.ply < plies:
        match, _ = look_ahead(match, rng.choice(match.legal()))
    return match


def by_itself(match: serai.Match) -> list[int]:
    """The plies that followed from the one before by themselves."""
    return [ply for ply in range(2, match.ply) if first_ply_of_choice(match.branch(ply)) < ply - 1]


def test_a_lone_choice_inside_an_action_is_made_and_told() -> None:
    match = matches("silk", 2, 2000)
    plies = by_itself(match)
    assert len(plies) > 5
    for ply in plies:
        before = match.branch(ply - 1)
        assert len(before.legal()) == 1
        assert match.seat_of(ply - 2) == match.seat_of(ply - 1)
        assert match.events_of(ply - 1)


def test_no_lone_choice_is_made_that_could_not_be_taken_back() -> None:
    match = matches("silk", 2, 2000)
    for ply in by_itself(match):
        assert match.branch(ply).why_no_undo(match.seat_of(ply - 1)) is None
        assert ply == match.ply or match.seat_of(ply) != CHANCE


def test_the_same_game_can_be_played_choice_by_choice() -> None:
    match = matches("silk", 3, 600)
    again = serai.game("silk").replay(match.record())
    assert again.position() == match.position()


def test_a_die_is_never_used_by_itself() -> None:
    match = matches("silk", 2, 2000)
    kinds = {match.action_of(ply - 1).to_json()["do"] for ply in by_itself(match)}
    assert "bump" in kinds
    assert kinds.isdisjoint({"use_die", "lose_die"})


def test_taking_back_goes_through_what_followed_by_itself() -> None:
    async def go() -> None:
        tables, rng = make_tables(), Random(5)
        session = await tables.open("ann", wish("silk", "me", "open"))
        await tables.join(session, "bo", "Bo", None, "")
        for step in range(4000):
            who, match = actor_name(session), session.match
            action = rng.choice(match.legal())
            await tables.play(session, who, f"play-{step}", match.ply, str(action))
            if session.match.ply > match.ply + 1 and session.match.why_no_undo() is None:
                after = session.match.ply
                await tables.undo(session, who, f"undo-{step}", after)
                assert session.match.position() == match.position()
                assert session.match.ply == match.ply
                assert len(session.events) == match.ply
                return
        pytest.fail("nothing ever followed by itself")

    run(go())


def test_a_preview_tells_what_would_follow_by_itself() -> None:
    rng, match = Random(3), serai.game("silk").new(2, seed=3)
    for _ in range(2000):
        offers = match.legal()
        for action in offers:
            after, _ = look_ahead(match, action)
            decided = [p for p in range(match.ply, after.ply) if after.seat_of(p) != CHANCE]
            if len(decided) > 1:
                told = Trial(match).previews()[str(action)]["events"]
                assert len(told) == sum(len(after.events_of(ply)) for ply in decided)
                return
        match, _ = look_ahead(match, rng.choice(offers))
    pytest.fail("nothing ever followed by itself")


def test_what_follows_by_itself_tells_nobody_a_secret() -> None:
    """A lone choice is made by itself only where it is the only one in all worlds that others think
    possible: otherwise its coming at once would tell them something."""
    rng, made = Random(4), 0
    match = serai.game("silk-road").new(4, seed=4)
    while match.actor is not None:
        seat = match.actor
        found = lone_choice(match.game, match.state, seat)
        if found is not None:
            made += 1
            for other in {*range(4)} - {seat}:
                world = guessed(match, other, seed=made)
                assert lone_choice(match.game, world, seat) is not None
        match.play(rng.choice(match.legal()))
    assert made
