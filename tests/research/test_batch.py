"""research.batch: many games in one array are the same games as matches, one by one."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import serai
from serai import research
from serai.bots import look, make_bot
from serai.engine.sampling import random_word
from serai.engine.seat import CHANCE, NOBODY
from serai.research import Batch
from serai.research.lanes import OTHERS

N = 4
PLIES = 20


def played(batch: Batch, steps: int, seed: int = 5) -> Batch:
    """The batch after so many random steps."""
    for step in range(steps):
        batch.step(batch.choose_randomly(seed + step))
    return batch


def follow(match: Any, action: int) -> None:
    """Play the same in a match, which draws its chance from its seed."""
    match.play(match.game.space.action(action))
    match.settle()


@pytest.mark.parametrize("game_id", serai.games())
def test_every_lane_is_the_match_with_its_seed(game_id: str) -> None:
    game = serai.game(game_id)
    batch = research.batch(game_id, n=N, seed=11)
    matches = [game.new(players=batch.spec.players, seed=11 + lane) for lane in range(N)]
    for step in range(PLIES):
        rows, masks = batch.observe()
        numbers, counts = batch.legal()
        actions = batch.choose_randomly(step)
        for lane, match in enumerate(matches):
            assert batch.state[lane].tobytes() == match.state.tobytes()
            assert batch.actor[lane] == match.actor
            assert numbers[lane, : counts[lane]].tolist() == match.legal_numbers()
            assert np.flatnonzero(masks[lane]).tolist() == sorted(match.legal_numbers())
            seen = batch.spec.observer.observe(match, match.actor)
            assert (rows[lane] == seen).all()
            follow(match, int(actions[lane]))
        batch.step(actions)


def test_a_game_that_is_over_gives_rewards_once_and_begins_anew_with_another_seed() -> None:
    batch = research.batch("silk", players=2, n=2, seed=3, rewards="zero-sum")
    while not batch.done.any():
        batch.step(batch.choose_randomly(int(batch._lanes.plies.sum())))
    lane = int(np.flatnonzero(batch.done)[0])
    winners = batch.spec.game.winners(batch.state[lane])
    expected = [float(seat in winners) / len(winners) - 0.5 for seat in range(2)]
    assert batch.rewards[lane].tolist() == expected
    assert not batch.observe()[1][lane].any()
    batch.step(batch.choose_randomly(1))
    assert not batch.done[lane]
    assert batch.rewards[lane].tolist() == [0, 0]
    assert batch.seeds[lane] == 3 + lane + 2
    fresh = batch.spec.game.new(players=2, seed=3 + lane + 2)
    fresh.settle()
    assert batch.state[lane].tobytes() == fresh.state.tobytes()


def test_an_action_that_may_not_be_played_is_refused_with_its_clause_and_nothing_is_played() -> (
    None
):
    batch = research.batch("silk", players=2, n=2, seed=1)
    actions = batch.choose_randomly(1)
    actions[1] = batch.spec.game.space.number(batch.spec.game.space.read("graze 2,2"))
    before = batch.state.tobytes()
    with pytest.raises(serai.IllegalAction) as refused:
        batch.step(actions)
    assert refused.value.refusal.clause.startswith("silk.")
    assert batch.state.tobytes() == before
    with pytest.raises(serai.BadOption, match="one action a lane, 2 of them"):
        batch.step([0])


def test_threads_play_the_same_games() -> None:
    one, three = (
        played(research.batch("silk-road", players=3, n=7, seed=2, threads=threads), PLIES)
        for threads in (1, 3)
    )
    assert one.state.tobytes() == three.state.tobytes()
    assert (one.observe()[0] == three.observe()[0]).all()


def test_actions_are_drawn_into_an_array_that_is_given() -> None:
    batch = research.batch("silk", n=3, seed=1)
    drawn, out = batch.choose_randomly(4), np.full(3, -1, dtype=np.int64)
    assert batch.choose_randomly(4, out=out) is out
    assert out.tolist() == drawn.tolist()
    with pytest.raises(serai.BadOption, match="3 numbers of the type int64"):
        batch.choose_randomly(4, out=np.zeros(3, dtype=np.int16))


def test_what_is_known_of_the_records_is_what_a_match_lets_the_seat_know() -> None:
    batch = played(research.batch("silk-road", players=3, n=2, seed=5), PLIES)
    known = batch.known()
    for lane, seat in enumerate(batch.actor.tolist()):
        expected = batch.state[lane].copy()
        batch.spec.game.play.redact(expected, seat)
        assert known[lane].tobytes() == expected.tobytes()
        assert known[lane].tobytes() != batch.state[lane].tobytes()
    assert known["money"].shape == (2, *batch.state[0].money.shape)
    assert batch.known() is known


def test_a_batch_with_threads_is_copied_and_pickled_in_the_middle_of_its_games() -> None:
    batch = played(research.batch("silk", players=3, n=3, seed=2, threads=2), 5)
    others = [copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    after = [played(each, PLIES).state.tobytes() for each in (batch, *others)]
    assert len(set(after)) == 1
    assert [each._threads for each in others] == [2, 2]


@pytest.mark.parametrize(("idle_mask", "through"), [("none", 0), ("all", None), ("one", 1)])
def test_the_mask_of_a_game_that_is_over_is_as_it_is_wanted(
    idle_mask: str, through: int | None
) -> None:
    batch = research.batch("silk", players=2, n=2, seed=3, idle_mask=idle_mask)
    batch._lanes.actors[1] = NOBODY  # as if the game were over
    batch._lanes.counts[1] = 0
    masks = batch.observe()[1]
    assert masks[0].sum() == batch.legal()[1][0]
    assert masks[1].sum() == (batch.spec.num_actions if through is None else through)
    batch.step([int(batch.legal()[0][0, 0]), int(masks[1].argmax())])
    assert batch.seeds.tolist() == [3, 6]
    with pytest.raises(serai.BadOption, match="an idle mask is one of none, all, one"):
        research.batch("silk", n=1, idle_mask="some")


def test_games_that_are_over_are_begun_again_when_it_is_asked_for() -> None:
    batch = research.batch("silk", players=2, n=2, seed=3)
    batch._lanes.actors[1] = NOBODY
    batch.renew()
    assert batch.seeds.tolist() == [3, 6]
    assert batch.state[1].tobytes() == research.batch("silk", n=1, seed=6).state[0].tobytes()


def test_a_learner_is_asked_alone_and_the_others_play_at_random() -> None:
    env = research.vector("silk", players=3, num_envs=3)
    env.reset(seed=4)
    for step in range(PLIES):
        *_, infos = env.step(env.batch.choose_randomly(step))
        assert set(infos["actor"].tolist()) <= {0, NOBODY}
        assert CHANCE not in infos["actor"]


def test_what_a_batch_shows_is_what_the_seat_may_know() -> None:
    """Two worlds that the seat cannot tell apart are seen alike, hidden numbers and all."""
    batch = played(research.batch("silk-road", players=3, n=N, seed=9), PLIES)
    rows = batch.observe()[0].copy()
    for lane, seat in enumerate(batch.actor.tolist()):
        s = batch.spec.game.play
        known = batch.state[lane].copy()
        s.redact(known, seat)
        s.guess(known, seat, 77)
        batch.state[lane] = known
    assert (batch.observe()[0] == rows).all()


def test_a_spec_tells_slices_actions_and_their_parts() -> None:
    spec = research.spec("silver-isle")
    assert spec.slices["options"].stop == spec.size
    assert spec.factors.shape[0] == spec.num_actions
    number = spec.game.space.number(spec.game.space.read("pass"))
    assert spec.kinds[spec.factors[number, 0]] == spec.notation(number) == "pass"
    with pytest.raises(serai.BadOption, match="rewards are one of win"):
        research.batch("silk", rewards="luck")


@pytest.mark.parametrize("game_id", serai.games())
def test_factors_tell_the_number_of_an_action(game_id: str) -> None:
    spec = research.spec(game_id)
    assert spec.numbers_of(spec.factors).tolist() == list(range(spec.num_actions))
    assert spec.numbers_of(spec.factors[7]) == 7
    assert spec.numbers_of(spec.factors[[[3], [5]]]).tolist() == [[3], [5]]
    assert (spec.factors < spec.factor_sizes).all()
    taken = set(map(tuple, spec.factors.tolist()))
    missing = next(each for each in np.ndindex(*spec.factor_sizes) if each not in taken)
    for wrong in (missing, spec.factor_sizes, [-1] * len(spec.factor_sizes)):
        with pytest.raises(serai.BadNotation, match="no action has these factors"):
            spec.numbers_of(wrong)
    with pytest.raises(serai.BadNotation, match="factors"):
        spec.numbers_of([0])


@pytest.mark.parametrize("game_id", serai.games())
def test_rows_are_read_by_the_names_of_fields(game_id: str) -> None:
    batch = research.batch(game_id, n=2, seed=1)
    rows, spec = batch.observe()[0], batch.spec
    named = spec.named(rows)
    assert np.concatenate([each.reshape(2, -1) for each in named.values()], axis=1).tolist() == (
        rows.tolist()
    )
    assert {name: each.shape for name, each in named.items()} == {
        name: (2, *shape) for name, shape in spec.shapes.items()
    }
    assert np.shares_memory(named["turn"], rows)
    assert (spec.named(rows[0])["turn"] == named["turn"][0]).all()


# --- Opponents -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", serai.games())
def test_opponents_decide_as_the_bot_would_that_sees_what_their_seat_sees(game_id: str) -> None:
    env = research.vector(game_id, num_envs=2, opponents="greedy:nodes=4,worlds=1")
    env.reset(seed=6)
    match = env.batch.spec.game.new(players=env.batch.spec.players, seed=7)
    for step in range(3):
        ask_bots(match)
        assert env.batch.state[1].tobytes() == match.state.tobytes()
        actions = env.batch.choose_randomly(step)
        follow(match, int(actions[1]))
        env.step(actions)


def ask_bots(match: Any) -> None:
    """Let the bot of the test above decide for all seats but the first."""
    match.settle()
    while match.actor not in (0, None):
        seed = random_word(7, OTHERS + match.ply)
        bot = make_bot("greedy:nodes=4,worlds=1", match.game, seed)
        follow(match, match.game.space.number(bot.choose(look(match))))


def test_a_bot_that_is_unknown_or_plays_whole_matches_cannot_be_an_opponent() -> None:
    with pytest.raises(serai.SeraiError, match="there is no bot 'nobody'"):
        research.vector("silk", num_envs=1, opponents="nobody")
    with pytest.raises(serai.SeraiError, match="nodes"):
        research.vector("silk", num_envs=1, opponents="greedy:nodes=0")


def test_each_lane_may_have_a_seed_of_its_own() -> None:
    batch = research.batch("silk", n=2)
    batch.reset([40, 3])
    expected = [research.batch("silk", n=1, seed=seed).state[0].tobytes() for seed in (40, 3)]
    assert [batch.state[lane].tobytes() for lane in range(2)] == expected
    with pytest.raises(serai.BadSeed, match="2 lanes have 2 seeds, not 3"):
        batch.reset([1, 2, 3])
    env = research.vector("silk", num_envs=2)
    env.reset(seed=[40, 3])
    assert env.batch.seeds.tolist() == [40, 3]
