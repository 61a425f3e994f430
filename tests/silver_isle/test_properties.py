"""What holds in every game: random games with and without options."""

import json
from random import Random
from typing import Any

import pytest

from conformance.same import check_same
from oracle_silver_isle.generate import random_options, random_position
from oracle_silver_isle.helpers import DRAWS_A, cell_name, isle, isle_a
from serai import CannotUndo
from serai.engine.jit import INTERPRETED
from serai.engine.sampling import play_randomly, random_word
from serai.engine.seat import NOBODY
from serai.games.silver_isle.actions import PLAY
from serai.games.silver_isle.invariants import extracted, faults
from serai.games.silver_isle.rules.ending import all_in_europe, silver_at_large
from serai.games.silver_isle.terms import Phase
from silver_isle.records import (
    ISLE,
    OFFERS,
    SUITS,
    legal_actions,
    load,
    random_game,
    start,
    write,
)

ROUNDS = 8 if INTERPRETED else 60
SAMPLE = 2 if INTERPRETED else 20
EVERY = 5

STUCK = {
    "options": {"quiet_rounds": 0, "both_actions": False},
    "control": dict.fromkeys([cell_name(cell) for cell in isle(DRAWS_A)], "S"),
    "mines": {
        "S": {"space": "[1,7]", "value": 0},
        "A": {"space": "[9,0]", "value": 0},
        "C": {"space": "[-4,-2]", "value": 0},
    },
    "silver": {"europe": {"S": 5}},
    "europe_max": 5,
}
"""W65 without a guard: all that is left is a mine that Moons alone could bring about."""


def options_of(seed: int) -> dict[str, Any]:
    """Random options for every second game, always with an end."""
    chosen = random_options(Random(seed)) if seed % 2 else {}
    return chosen | {"limit_rounds": ROUNDS}


def assert_sound(s: Any) -> None:
    """No invariant is broken, tokens are as many as mines have given, what is legal is only asked,
    and the position is read back to the same bytes."""
    assert list(faults(s)) == []
    assert silver_at_large(s) + all_in_europe(s) in extracted(s)
    before = s.tobytes()
    legal_actions(s)
    assert s.tobytes() == before
    written = json.loads(json.dumps(write(s), sort_keys=True))
    check_same(load(written), s)


@pytest.mark.parametrize("seed", range(SAMPLE))
def test_random_games_break_no_invariant_and_come_to_an_end(seed: int) -> None:
    """isle.control.8, isle.limit.1, isle.limit.3, isle.silver.1, isle.fight.silver.8,
    isle.info.3"""
    extracted, then = 0, None
    for ply, (s, action, then) in enumerate(random_game(seed, **options_of(seed))):
        extracted += type(ISLE.space.action(action)).__name__ == "Mine"
        assert silver_at_large(then) + all_in_europe(then) == extracted
        assert (then.control[1:21] == NOBODY).sum() <= max(20, (s.control[1:21] == NOBODY).sum())
        is_middle = then.phase not in (Phase.DRAW, Phase.ACT)
        if ply % EVERY == 0 or is_middle:
            assert_sound(then)
    assert then is not None
    assert then.phase == Phase.OVER


@pytest.mark.parametrize("seed", range(SAMPLE))
def test_uncontrolled_tiles_and_mines_never_grow(seed: int) -> None:
    """isle.control.6, isle.mine.12, isle.limit.2"""
    for s, _, then in random_game(100 + seed, **options_of(seed)):
        if s.phase >= Phase.STARVE:
            isle = slice(1, int(s.num_tiles) + 1)
            assert (then.control[isle] == NOBODY).sum() <= (s.control[isle] == NOBODY).sum()
            placed = s.mine_at != 0
            assert (then.mine_at[placed] == s.mine_at[placed]).all()
            assert (then.mine_value[placed] <= s.mine_value[placed]).all()
            assert then.europe_max >= s.europe_max


@pytest.mark.parametrize("seed", [0, 1])
def test_what_is_not_offered_is_refused(seed: int) -> None:
    """isle.turn.3"""
    changes = list(random_game(200 + seed, limit_rounds=5))
    for s, _, _ in Random(seed).sample(changes, 4):
        offered = set(legal_actions(s))
        numbers = range(seed, ISLE.space.size, 7)
        assert {n for n in numbers if PLAY.refuse(s, n) == 0} == offered & set(numbers)


@pytest.mark.parametrize("phase", ["build", "port", "starve", "act"])
def test_asking_what_is_legal_changes_nothing(phase: str) -> None:
    """isle.turn.3, isle.port.6"""
    random = Random(phase)
    for _ in range(SAMPLE):
        s = load(random_position(random, phase, **random_options(random)))
        before = s.tobytes()
        offered = set(legal_actions(s))
        for number in random.sample(range(ISLE.space.size), 200):
            assert (PLAY.refuse(s, number) == 0) == (number in offered)
        assert s.tobytes() == before


def test_random_play_of_the_engine_ends() -> None:
    """isle.limit.3"""
    s = start(limit_rounds=ROUNDS)
    play_randomly(s, OFFERS, 1, 0, 100_000)
    assert PLAY.actor(s) == NOBODY
    assert s.rounds <= ROUNDS


@pytest.mark.full
@pytest.mark.compiled
@pytest.mark.parametrize("chunk", range(10))
def test_five_thousand_random_games_end(chunk: int, record_property: Any) -> None:
    """isle.limit.1, isle.limit.2"""
    plies = []
    for seed in range(500 * chunk, 500 * chunk + 500):
        s = ISLE.start(4, random_options(Random(seed)) | {"quiet_rounds": 12})
        plies.append(play_randomly(s, OFFERS, seed, 0, 1_000_000))
        assert PLAY.actor(s) == NOBODY
        if seed % EVERY == 0:
            assert list(faults(s)) == []
    record_property("decisions", {"longest": max(plies), "mean": sum(plies) / len(plies)})


@pytest.mark.full
@pytest.mark.compiled
def test_without_guards_a_game_can_go_on_for_ever() -> None:
    """isle.limit.1, R47: Moons never found their mine and never leave their port, and nobody else
    can find it for them."""
    s = load(isle_a(**STUCK))
    moons, limit = SUITS.index("M"), 20_000
    for ply in range(limit):
        actions = legal_actions(s)
        if PLAY.actor(s) == moons:
            actions = [ISLE.space.number(ISLE.space.read("pass"))]
        PLAY.apply(s, actions[random_word(1, ply) % len(actions)])
        assert PLAY.actor(s) != NOBODY
    assert s.mine_at[moons] == 0
    assert s.rounds > 1000


# --- Matches ----------------------------------------------------------------------------------


@pytest.fixture(name="match", scope="module")
def make_match() -> Any:
    """A finished match."""
    match, random = ISLE.new(seed=5, limit_rounds=5, drop="port"), Random(5)
    while not match.over:
        match.play(random.choice(match.legal()))
    return match


def test_a_record_replays_to_the_same_bytes(match: Any) -> None:
    """isle.start.6"""
    record = json.loads(json.dumps(match.record()))
    again = ISLE.replay(record)
    assert again.state.tobytes() == match.state.tobytes()
    assert (again.scores, again.winners) == (match.scores, match.winners)
    half = ISLE.replay(record, upto=60)
    assert half.state.tobytes() == match.past[60].tobytes()


def test_a_decision_is_taken_back_to_the_same_bytes(match: Any) -> None:
    """isle.turn.4"""
    again = ISLE.replay(match.record(), upto=match.ply - 1)
    before = again.state.tobytes()
    again.play(again.legal()[0])
    again.undo()
    assert again.state.tobytes() == before
    fresh = ISLE.new(seed=1)
    with pytest.raises(CannotUndo):
        fresh.undo()


def test_everything_that_is_offered_is_read_back_from_its_notation(match: Any) -> None:
    """isle.info.13"""
    for s in match.past[30::40]:
        for number in legal_actions(s):
            action = ISLE.space.action(number)
            assert ISLE.space.number(ISLE.space.read(str(action))) == number
            assert ISLE.space.number(ISLE.space.read(action.to_json())) == number
