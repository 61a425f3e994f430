"""How networks were trained. What needs PyTorch is skipped where it is not installed."""

from __future__ import annotations

import csv
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from serai_learnt import FOLDER, read_network
from training import curve
from training.measure import share_of_wins
from training.seat_env import SeatEnv

import serai

CURVES = Path(__file__).parents[1] / "training" / "curves"
NETWORKS = sorted(file.stem for file in FOLDER.glob("*.npz"))


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_a_seat_is_an_environment_as_gymnasium_wants_it() -> None:
    env = SeatEnv("silk")
    env.action_space.seed(1)
    env.reset(seed=1)
    assert env.action_masks().any()
    check_only_legal(env)


def check_only_legal(env: SeatEnv) -> None:
    """Gymnasium's checks, with actions that may be played."""
    drawn = env.action_space.sample
    env.action_space.sample = lambda: drawn(mask=env.action_masks().astype(np.int8))  # type: ignore[method-assign]
    check_env(env, skip_render_check=True)


def test_a_seat_that_always_plays_something_legal_comes_to_the_end() -> None:
    env, lot = SeatEnv("silk", rewards="zero-sum"), np.random.default_rng(1)
    env.reset(seed=3)
    is_over, earned = False, 0.0
    while not is_over:
        action = lot.choice(np.flatnonzero(env.action_masks()))
        _, earned, is_over, _, _ = env.step(action)
    assert earned in (-0.5, 0.0, 0.5)
    assert not env.action_masks().any()


@pytest.mark.once
def test_there_is_a_network_and_each_has_its_learning_curve() -> None:
    assert NETWORKS
    for name in NETWORKS:
        points = curve.smoothed(curve.read_curve(CURVES / f"{name}.csv"))
        assert points[-1][1] > points[0][1] + 0.1


@pytest.mark.compiled
@pytest.mark.parametrize("name", NETWORKS)
def test_a_network_that_is_shipped_wins_far_more_than_chance_gives(name: str) -> None:
    game = serai.game(name)
    network, seats = read_network(FOLDER / f"{name}.npz", game), game.seats[0]
    for seat in range(seats):
        assert share_of_wins(network, name, seat, 100) > 1.3 / seats


@pytest.mark.once
def test_curves_are_drawn_in_one_picture(tmp_path: Path) -> None:
    file = tmp_path / "a.csv"
    with file.open("w", newline="", encoding="utf-8") as lines:
        rows = csv.writer(lines)
        rows.writerows([curve.COLUMNS, (10, 0, 1.0, ""), (20, 2, 2.0, 0.0), (40, 4, 4.0, 1.0)])
    points = curve.read_curve(file)
    assert points == [(20.0, 0.0), (40.0, 1.0)]
    assert curve.smoothed(points) == [(20.0, 0.0), (40.0, 0.5)]
    assert 'points="340.0,276.0 624.0,146.0"' in curve.draw({"a": points})


def test_ppo_in_one_file_learns_a_round_and_its_network_is_what_it_learnt() -> None:
    torch = pytest.importorskip("torch", reason="needs PyTorch: `make train` installs it")
    from training.masked_ppo import Settings, look, train  # noqa: PLC0415 (it imports PyTorch)

    settings = replace(Settings(), lanes=2, steps=8, hidden=4, minibatches=2, minutes=1.0)
    told, learner = next(train(settings))
    assert told["decisions"] == 16
    seen = look(serai.research.batch("silk", n=3, seed=9, learner=0))
    with torch.no_grad():
        chances = learner(**seen)[0]
    rated = learner.network().rate(seen["rows"].numpy())
    for lane, count in enumerate(seen["counts"].tolist()):
        listed = seen["listed"][lane, :count].numpy()
        own = torch.tensor(rated[lane, listed]).log_softmax(0)
        assert torch.allclose(chances[lane, :count], own, atol=1e-4)


def test_maskable_ppo_learns_a_round() -> None:
    pytest.importorskip("sb3_contrib", reason="needs sb3-contrib: `make train` installs it")
    from training.sb3_ppo import make_model  # noqa: PLC0415 (it imports PyTorch)

    model = make_model("silk", tables=2, seed=1, n_steps=8, batch_size=8)
    model.learn(16)
    assert model.num_timesteps == 16
