"""Worlds that a seat cannot tell apart, drawn by `guess`: whatever reaches the seat is the same in
both, byte for byte. And `guess` reaches every such world, and no other."""

import json
from random import Random
from typing import Any

import pytest

from oracle_silver_isle.helpers import isle_a
from serai.engine.form import Numbers
from serai.engine.layout import copy_record
from serai.engine.observing import Observer
from serai.engine.seat import NOBODY
from serai.games.silver_isle.actions import PLAY
from serai.games.silver_isle.invariants import faults
from serai.games.silver_isle.position import POSITION
from serai.games.silver_isle.position_knowledge import possible_spreads
from serai.games.silver_isle.terms import NO_CREW
from silver_isle.records import ISLE, after, legal_actions, load
from silver_isle.test_secrets import is_fight, known_to, some_states, translated

SEATS = range(4)
OBSERVER = Observer(ISLE, POSITION)
WATCHERS = (*SEATS, None)
GAMES = [0, *(pytest.param(n, marks=pytest.mark.full) for n in range(1, 16))]
REFUSALS = 97
"""Every so many actions a refusal is compared."""


def guessed_by(s: Any, seat: int | None, seed: int) -> Any:
    """The record as it could be too, as far as this seat, or a spectator, can know."""
    then = copy_record(s)
    for other in SEATS:
        if other != seat:
            then.crews[other] = NO_CREW
    PLAY.guess(then, NOBODY if seat is None else seat, seed)
    return then


def told_to(s: Any, action: int, then: Any, seat: int | None) -> str:
    """What a seat is told of an action: what happened, and what stands in its record."""
    typed = ISLE.space.action(action)
    heard = [event.to_json() for event in ISLE.tell(s, typed, then) if event.is_heard_by(seat)]
    named = None if ISLE.hides(s, typed, then, seat) else typed.to_json()
    return json.dumps([heard, named], sort_keys=True)


def seen_by(s: Any, seat: int | None) -> str:
    """A view as it goes over the wire."""
    return json.dumps(ISLE.view(ISLE, s, seat), sort_keys=True)


def observed(s: Any, seat: int) -> Numbers:
    """What a learner in this seat sees."""
    then = copy_record(s)
    PLAY.redact(then, seat)
    return OBSERVER.see(then, seat)


def test_a_learner_sees_its_own_crews_and_not_those_of_others() -> None:
    """isle.info.2, isle.info.10"""
    s = load(isle_a(crews={"S": {"5": "port"}, "A": {"4": "port"}}))
    names = OBSERVER.slices["crews"]
    for seat in SEATS:
        slots = observed(s, seat)[names].reshape(4, 6, -1)
        assert slots[0, :, -6:].sum(axis=0).tolist() == [1] * 6
        assert not slots[1:, :, -6:].any()
        assert (slots[..., :-6].sum(axis=-1) == 1).all(), "everybody sees where crews are"


def assert_position_is_secret(s: Any, seat: int | None, seed: int) -> Any:
    """Views, redacted records, offers and refusals are the same in both worlds."""
    twin = guessed_by(s, seat, seed)
    assert seen_by(s, seat) == seen_by(twin, seat)
    assert seen_by(s, None) == seen_by(twin, None)
    if seat is not None:
        assert known_to(s, seat) == known_to(twin, seat)
        assert (observed(s, seat) == observed(twin, seat)).all()
    if PLAY.actor(s) == seat:
        assert legal_actions(s) == legal_actions(twin)
        for action in range(seed % REFUSALS, ISLE.space.size, REFUSALS):
            assert PLAY.refuse(s, action) == PLAY.refuse(twin, action)
    return twin


def assert_action_is_secret(s: Any, twin: Any, seat: int | None, random: Random) -> bool:
    """What is done in both worlds, the same to the eye, looks the same afterwards."""
    actor = int(PLAY.actor(s))
    action = random.choice(legal_actions(s))
    same = translated(s, twin, actor, action)
    if is_fight(s, action) or PLAY.refuse(twin, same):
        return False
    then, twin_then = after(s, action), after(twin, same)
    assert list(faults(then)) == list(faults(twin_then)) == []
    if PLAY.actor(then) == NOBODY:
        return False
    assert told_to(s, action, then, seat) == told_to(twin, same, twin_then, seat)
    assert seen_by(then, seat) == seen_by(twin_then, seat)
    if seat is not None:
        assert known_to(then, seat) == known_to(twin_then, seat)
    return True


def assert_game_is_secret(seed: int, every: int = 11, rounds: int = 8) -> None:
    """Every seat and a spectator watch a game."""
    random, compared = Random(seed), 0
    for number, s in enumerate(some_states(1000 + seed, every, rounds)):
        for seat in WATCHERS:
            twin = assert_position_is_secret(s, seat, 7 * number + seed)
            compared += assert_action_is_secret(s, twin, seat, random)
    assert compared > 20


@pytest.mark.parametrize("seed", GAMES)
def test_nobody_can_tell_guessed_worlds_apart(seed: int) -> None:
    """isle.info.1, isle.info.2, isle.info.6, isle.info.7, isle.info.10, isle.info.13"""
    assert_game_is_secret(seed)


@pytest.mark.full
@pytest.mark.compiled
@pytest.mark.parametrize("seed", range(8))
def test_guesses_reach_all_that_cannot_be_excluded_and_nothing_else(seed: int) -> None:
    """isle.info.11"""
    compared = 0
    for s in some_states(2000 + seed, 17, 25):
        for owner in SEATS:
            expected = set(possible_spreads(s, owner))
            if len(expected) <= 40:
                assert guessed_spreads(s, owner, 40 * len(expected)) == expected
                compared += 1
    assert compared > 10


def guessed_spreads(s: Any, owner: int, times: int) -> set[str]:
    """The ways to spread an owner's values that so many guesses of another seat find."""
    found = set()
    for seed in range(times):
        guessed = guessed_by(s, (owner + 1) % 4, seed)
        found.add("".join(str(int(crew) - 1) for crew in guessed.crews[owner]))
    return found
