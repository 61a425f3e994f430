"""What is told to those who choose in Silver Isle."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import serai
from serai.engine.choosing import Turn
from serai.games.silver_isle.terms import ACTIONS, Phase

ISLE = serai.game("silver-isle")


def moments(seed: int, plies: int = 350, **options: object) -> Iterator[serai.Match]:
    """A random game at each of its decisions."""
    rng, match = Random(seed), ISLE.new(4, seed=seed, **options)
    while match.actor is not None and match.ply < plies:
        yield match
        match.play(rng.choice(match.legal()))


def turn_of(match: serai.Match) -> Turn:
    """The turn under way."""
    turn = ISLE.choosing.turn(match.history)
    assert turn is not None
    return turn


def test_a_turn_is_food_and_two_actions() -> None:
    done = 0
    for match in moments(1):
        if match.state.phase not in (Phase.STARVE, Phase.ACT):
            continue
        food, *actions = turn_of(match).steps
        assert food.id == "food"
        assert (food.state == "now") == (match.state.phase == Phase.STARVE)
        finished = [step for step in actions if step.state == "done"]
        assert len(actions) == ACTIONS
        assert len(finished) == ACTIONS - match.state.actions_left
        assert all(step.icon != "none" for step in finished)
        done += len(finished)
    assert done > 20


def test_food_counts_crews_ashore_and_the_tiles_that_feed_them() -> None:
    for match in moments(2):
        if match.state.phase != Phase.ACT:
            continue
        facts, seat = turn_of(match).steps[0].facts, turn_of(match).seat
        crews = match.view(seat)["crews"][ISLE.letters[seat]]
        assert facts["crews"] == sum(crew["place"] not in ("europe", "ship") for crew in crews)
        control = match.view(seat)["control"]
        port = 1
        assert facts["tiles"] == port + list(control.values()).count(ISLE.letters[seat])


def test_the_action_under_way_is_shown_while_something_in_it_is_decided() -> None:
    shown = 0
    for seed in range(3):
        for match in moments(seed):
            if match.state.phase in (Phase.PAY, Phase.KEEP, Phase.SILVER, Phase.DISCOVER):
                now = [step for step in turn_of(match).steps if step.state == "now"]
                assert [step.id for step in now] == ["action"]
                assert now[0].icon
                shown += 1
    assert shown


def test_ending_a_turn_early_is_doubted_and_nothing_else() -> None:
    doubted = 0
    for match in moments(3, both_actions=False):
        for action in match.legal():
            doubt = ISLE.choosing.doubts(match.state, action)
            is_early = str(action) == "pass" and match.state.actions_left > 0
            assert (doubt is not None) == (is_early and len(match.legal()) > 1)
            if doubt is not None:
                assert doubt.facts == {"left": match.state.actions_left}
                doubted += 1
    assert doubted
