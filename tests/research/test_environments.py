"""What PettingZoo and Gymnasium ask of environments, asked of every game."""

from __future__ import annotations

import copy
import pickle
import re
import subprocess
import sys
import tomllib
import warnings
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics
from pettingzoo.test import api_test, render_test, seed_test

import serai
from serai import research
from serai.engine.seat import NOBODY
from serai.research import picture
from serai.research.rewards import REWARDS
from serai.research.vector_env import AUTORESET, SeraiVectorEnv

ROOT = Path(__file__).resolve().parents[2]
EACH_GAME = pytest.mark.parametrize("game_id", serai.games())
EACH_TABLE = pytest.mark.parametrize(
    ("game_id", "players"),
    [(name, players) for name in serai.games() for players in serai.game(name).seats],
)
CYCLES = 5
NEEDS_A_FONT = pytest.mark.skipif(
    not picture.can_write(), reason="no monospaced font is installed to write pictures with"
)


@pytest.mark.once
@pytest.mark.parametrize("plain", [False, True], ids=["dict", "plain"])
@EACH_TABLE
def test_pettingzoos_own_tests_pass(game_id: str, players: int, plain: bool) -> None:
    def made(**how: Any) -> Any:
        return research.aec(game_id, players, plain=plain, **how)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it recommends boxes where dicts are allowed
        api_test(made(), num_cycles=CYCLES)
        seed_test(made, num_cycles=CYCLES)


@pytest.mark.full
@NEEDS_A_FONT
@EACH_TABLE
def test_pettingzoos_test_of_renderings_passes(game_id: str, players: int) -> None:
    """As text and as a picture. It asks for actions by the mask of a dict."""
    render_test(lambda render_mode: research.aec(game_id, players, render_mode=render_mode))


@pytest.mark.once
@NEEDS_A_FONT
@EACH_GAME
def test_a_picture_shows_the_board_and_changes_with_it(game_id: str) -> None:
    env = research.aec(game_id, render_mode="rgb_array")
    env.reset(seed=1)
    before = env.render()
    assert before.shape[2] == 3
    assert before.dtype == np.uint8
    assert len(np.unique(before.reshape(-1, 3), axis=0)) > 20  # there is something to see
    for _ in range(6):
        env.step(int(env.match.legal_numbers()[-1]))
    assert not np.array_equal(env.render(), before)


@pytest.mark.once
def test_without_a_font_pictures_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture, "can_write", lambda: False)
    env = research.aec("silk", render_mode="rgb_array")
    env.reset(seed=1)
    with pytest.raises(picture.NoFont, match="DejaVu Sans Mono"):
        env.render()


def play(env: Any, seed: int, steps: int = 10_000) -> list[Any]:
    """A random game through PettingZoo's loop: what was seen, and what every agent got."""
    rng, told = Random(seed), []
    env.reset(seed=seed)
    for agent, _ in zip(env.agent_iter(), range(steps), strict=False):
        seen, reward, is_over, _, info = env.last()
        plain = isinstance(seen, np.ndarray)
        mask = info.get("action_mask") if plain else seen["action_mask"]
        told.append((agent, reward, is_over, (seen if plain else seen["observation"]).tobytes()))
        env.step(None if is_over else int(rng.choice(np.flatnonzero(mask).tolist())))
    return told


@pytest.mark.compiled
@EACH_GAME
def test_a_whole_game_gives_everybody_their_reward(game_id: str) -> None:
    env = research.aec(game_id, rewards="zero-sum")
    told = play(env, 3)
    assert env.match.over
    assert env.agents == []
    earned = {agent: reward for agent, reward, is_over, _ in told if is_over}
    expected = env.game_spec.rewards_of(env.match.state).tolist()
    assert list(map(earned.get, env.possible_agents)) == expected
    assert sum(expected) == pytest.approx(0)


def test_a_plain_environment_sees_the_same_and_has_its_mask_in_infos() -> None:
    plain, dicts = (play(research.aec("silk", plain=flag), 5, 40) for flag in (True, False))
    assert plain == dicts


def test_environments_are_copied_and_pickled_in_the_middle_of_a_game() -> None:
    env = research.aec("silk-road", players=3)
    play(env, 2, 12)
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert data_equivalence(other.observe("player_1"), env.observe("player_1"))
        other.step(other.match.legal_numbers()[0])
        assert other.match.ply > env.match.ply


def test_an_illegal_action_says_which_clause_forbids_it() -> None:
    env = research.aec("silk")
    env.reset(seed=1)
    illegal = env.game_spec.game.space.read("graze 2,2")
    with pytest.raises(serai.IllegalAction, match="silk"):
        env.step(env.game_spec.game.space.number(illegal))


@EACH_GAME
def test_a_vector_environment_keeps_gymnasiums_contract(game_id: str) -> None:
    runs = []
    for _ in range(2):
        env = research.vector(game_id, num_envs=3, self_play=True)
        seen, infos = env.reset(seed=8)
        assert env.observation_space.contains(seen)
        for step in range(12):
            actions = env.batch.choose_randomly(step)
            assert env.action_space.contains(actions)
            assert infos["action_mask"][range(3), actions].all()
            seen, rewards, terminated, truncated, infos = env.step(actions)
            assert env.observation_space.contains(seen)
            assert rewards.shape == terminated.shape == truncated.shape == (3,)
        runs.append(seen.tobytes())
    assert runs[0] == runs[1]


def until_one_ends(env: Any, seed: int) -> tuple[Any, ...]:
    """The step in which a game ends first; that of Silk is over at this seed after some 100."""
    _, infos = env.reset(seed=seed)
    rng = Random(3)
    while True:
        actions = [rng.choice(np.flatnonzero(mask).tolist()) for mask in infos["action_mask"]]
        stepped = env.step(np.array(actions))
        if stepped[2].any():
            return stepped
        infos = stepped[4]


@pytest.mark.full
def test_a_game_that_ends_in_the_same_step_is_told_as_gymnasium_tells_it() -> None:
    """Both ways show the same end of the same games; only one shows the next beginning too."""
    late, early = (
        until_one_ends(research.vector("silk", 2, 2, self_play=True, autoreset=mode), 1)
        for mode in ("next-step", "same-step")
    )
    ended = late[2]
    assert (early[2] == ended).all()
    assert (early[1] == late[1]).all()
    final = early[4]
    assert (final["_final_obs"] == ended).all()
    assert (final["_final_info"] == ended).all()
    assert (final["final_obs"][ended] == late[0][ended]).all()
    assert (final["final_info"]["rewards"][ended] == late[4]["rewards"][ended]).all()
    assert (late[4]["actor"][ended] == NOBODY).all()
    assert (final["actor"] != NOBODY).all()
    assert (early[0][ended] != late[0][ended]).any()
    assert final["action_mask"].any(axis=1).all()


@pytest.mark.full
@pytest.mark.parametrize("autoreset", AUTORESET)
def test_gymnasiums_own_wrappers_count_rewards_and_lengths(autoreset: str) -> None:
    made = research.vector("silk", 2, 3, self_play=True, autoreset=autoreset, rewards="zero-sum")
    env = DictInfoToList(RecordEpisodeStatistics(made))
    steps, told = 0, {}
    env.reset(seed=2)
    while len(told) < 3:  # of the first games; in later ones Gymnasium 1.2 forgets a step
        steps += 1
        _, rewards, ended, _, infos = env.step(made.batch.choose_randomly(steps))
        for lane in set(np.flatnonzero(ended).tolist()) - set(told):
            told[lane] = infos[lane]["episode"]
            assert told[lane]["r"] == rewards[lane]
            assert told[lane]["l"] == steps
    assert any(each["r"] for each in told.values())


@EACH_GAME
def test_gymnasium_makes_them_by_name(game_id: str) -> None:
    players = serai.game(game_id).seats[-1]
    env = gymnasium.make_vec(
        f"serai/{game_id}-v1", num_envs=2, players=players, autoreset="same-step"
    )
    assert isinstance(env, SeraiVectorEnv)
    assert env.spec.id == f"serai/{game_id}-v1"
    assert env.game_spec.players == players
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert env.observation_space.contains(env.reset(seed=1)[0])


def test_a_vector_environment_says_what_it_cannot_do() -> None:
    with pytest.raises(serai.BadOption, match="autoreset is one of next-step, same-step"):
        research.vector("silk", num_envs=1, autoreset="never")
    with pytest.raises(serai.BadOption, match="all at once"):
        research.vector("silk", num_envs=1).reset(options={"reset_mask": np.array([True])})


def test_without_a_seed_the_next_games_follow_from_the_last_seeds() -> None:
    env = research.vector("silk", num_envs=2)
    env.reset(seed=4)
    env.reset()
    assert env.batch.seeds.tolist() == [6, 7]
    first, second = (research.aec("silk") for _ in range(2))
    for each in (first, second):
        each.reset(seed=9)
        began = each.match.record()
        each.reset()
    assert first.match.record() == second.match.record() != began


@pytest.mark.parametrize(("idle_mask", "through"), [("none", 0), ("all", None), ("one", 1)])
def test_the_mask_of_an_agent_that_is_not_asked_is_as_it_is_wanted(
    idle_mask: str, through: int | None
) -> None:
    env = research.aec("silk", 3, idle_mask=idle_mask)
    env.reset(seed=1)
    for agent in env.agents:
        found = env.observe(agent)["action_mask"].sum()
        if agent == env.agent_selection:
            assert found == len(env.match.legal_numbers())
        else:
            assert found == (env.game_spec.num_actions if through is None else through)


def test_rewards_by_name() -> None:
    match = serai.game("silk").new(players=4, seed=6)
    rng = Random(1)
    while not match.over:
        match.play(rng.choice(match.legal()))
    game, s, scores = match.game, match.state, match.scores
    assert sum(REWARDS["win"](game, s)) == 1
    assert REWARDS["points"](game, s) == scores
    assert max(REWARDS["rank"](game, s)) == max(REWARDS["rank"](game, s)[w] for w in match.winners)
    assert REWARDS["margin"](game, s)[0] == scores[0] - max(scores[1:])


FRAMEWORKS = (
    "PIL",
    "gymnasium",
    "pettingzoo",
    "pyarrow",
    "pyspiel",
    "ray",
    "resvg_py",
    "torch",
)


@pytest.mark.once
def test_players_import_nothing_of_the_research_side() -> None:
    """The frameworks are large, and players do not need them."""
    code = (
        "import sys, serai, serai.cli, serai.bots, serai.table\n"
        "match = serai.game('silk').new(seed=1); match._repr_html_()\n"
        "print(*sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = ran.stdout.split()
    assert "serai.cli.notebook" in loaded
    foreign = {*FRAMEWORKS, "serai.research"}
    assert {name for name in loaded if {name.partition(".")[0], name} & foreign} == set()


@pytest.mark.once
def test_players_install_nothing_of_the_research_side() -> None:
    """What `pip install serai` brings has nothing in common with what its extras bring."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    base, research_side = package_names(project["dependencies"]), set()
    for extra in ("research", "cluster", "gpu"):
        research_side |= package_names(extras[extra])
    assert {"gymnasium", "pettingzoo", "pyarrow", "ray", "numba-cuda"} <= research_side
    assert "numba" in base
    assert base & (research_side | {"torch", "jax", "tensorflow", "scipy", "pandas"}) == set()


def package_names(requirements: list[str]) -> set[str]:
    """The packages of requirements such as `ray[rllib]>=2.40`."""
    return {re.split(r"[\[<>=!~; ]", each)[0].lower() for each in requirements}
