"""What is told to those who choose in Silk: questions with counts, and the steps of a turn."""

from __future__ import annotations

from random import Random
from typing import Any

import serai
from serai.engine.choosing import Said, Step, Turn
from serai.engine.seat import CHANCE

SILK = serai.game("silk")


def asked(match: serai.Match) -> Said:
    """What is asked now."""
    return SILK.choosing.asks(match.history, match.actor)


def turn_of(match: serai.Match) -> Turn:
    """The turn under way."""
    turn = SILK.choosing.turn(match.history)
    assert turn is not None
    return turn


def moments(players: int, seed: int) -> Any:
    """A random game at each of its decisions, with what is played there."""
    rng, match = Random(seed), SILK.new(players, seed=seed)
    while match.actor is not None:
        action = rng.choice(match.legal())
        yield match, action
        match.play(action)


def test_worms_that_are_sent_on_are_counted_with_their_owners() -> None:
    counted = 0
    for match, action in moments(3, 1):
        if match.state.phase.item() and asked(match).message == "prompt-spread":
            facts = asked(match).facts
            after = match.branch()
            after.play(action)
            told = after.events_of(match.ply)[0]
            assert getattr(told, "owner", facts["owner"]) == facts["owner"]
            assert facts["of"] - facts["number"] == match.state.hand.sum() - 1
            counted += facts["of"] > 1
    assert counted > 5


def test_a_question_names_only_what_is_possible() -> None:
    seen = set()
    for match, _ in moments(2, 2):
        said = asked(match)
        kinds = {action.to_json()["do"] for action in match.legal()}
        if said.message == "prompt-action-herd":
            pieces = {kind.removeprefix("move_") for kind in kinds}
            expected = "both" if len(pieces) > 1 else pieces.pop()
            assert said.facts == {"piece": expected}
        if said.message == "prompt-pieces":
            pieces = {kind.removeprefix("place_").removeprefix("build_") for kind in kinds}
            assert set(said.facts["pieces"].split("-")) == pieces
        seen.add(said.message)
    assert {"prompt-action-herd", "prompt-pieces", "prompt-worms"} <= seen


def states(steps: list[Step]) -> list[str]:
    """The steps in short."""
    return [f"{step.id} {step.state}" for step in steps]


def test_a_turn_is_a_worm_and_two_dice() -> None:
    for match, _ in moments(2, 3):
        if asked(match).message == "prompt-raise":
            steps = list(turn_of(match).steps)
            assert states(steps) == ["worm now", "die ahead", "die ahead", "next ahead"]
            match.play(match.legal()[0])
            assert match.actor is not None
            steps = list(turn_of(match).steps)
            assert states(steps) == ["worm done", "die now", "die ahead", "next ahead"]
            assert [step.facts["face"] for step in steps[1:3]] == match.state.dice.tolist()
            return


def test_a_done_step_shows_what_was_done_and_the_points_of_it() -> None:
    shown = 0
    for match, _ in moments(2, 4):
        if match.state.phase < 7:  # the raise and the roll come before the dice
            continue
        begin = begin_of_turn(match)
        steps = turn_of(match).steps
        net = sum(step.net or 0 for step in steps)
        seat = turn_of(match).seat
        assert net == match.state.points[seat] - match.state_before(begin).points[seat]
        done = [step for step in steps if step.id == "die" and step.state == "done"]
        assert all(step.icon == step.facts["action"] for step in done)
        shown += len(done)
    assert shown > 10


def begin_of_turn(match: serai.Match) -> int:
    """The ply at which the turn under way began."""
    ply = match.ply
    while match.state_before(ply - 1).turn == match.state.turn:
        ply -= 1
    return ply


def test_a_turn_that_began_before_the_position_is_told_as_far_as_it_is_known() -> None:
    for match, _ in moments(2, 5):
        if match.state.phase > 7 and match.ply > 60:
            loaded = SILK.load(match.position())
            assert loaded.actor != CHANCE
            steps = turn_of(loaded).steps
            assert [step.id for step in steps][:3] == ["worm", "die", "die"]
            return
