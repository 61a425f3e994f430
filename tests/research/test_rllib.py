"""What RLlib asks of environments with many agents, asked of every game."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import numpy as np
import pytest

import serai
from serai import research

rllib = pytest.importorskip("ray.rllib.env.multi_agent_episode", reason="RLlib is not installed")

EACH_GAME = pytest.mark.parametrize("game_id", serai.games())


def contained(env: Any, seen: dict[str, Any]) -> bool:
    """Whether all observations lie in the spaces of their agents."""
    return all(env.get_observation_space(agent).contains(each) for agent, each in seen.items())


def play(env: Any, seed: int | None, most: int = 100_000) -> tuple[Any, list[bytes]]:
    """A random game as RLlib keeps it, and what was seen; or so many steps of one."""
    rng = Random(1)
    episode = rllib.MultiAgentEpisode(
        observation_space=env.observation_spaces, action_space=env.action_spaces
    )
    seen, infos = env.reset(seed=seed)
    episode.add_env_reset(observations=seen, infos=infos)
    told = []
    while not episode.is_done and len(told) < most:
        (agent,) = seen
        assert contained(env, seen)
        action = rng.choice(np.flatnonzero(seen[agent]["action_mask"]).tolist())
        assert env.get_action_space(agent).contains(action)
        seen, rewards, ended, cut, infos = env.step({agent: action})
        episode.add_env_step(
            seen, {agent: action}, rewards, infos, terminateds=ended, truncateds=cut
        )
        told += [each["observations"].tobytes() for each in seen.values()]
    return episode, told


@pytest.mark.compiled
@EACH_GAME
def test_a_whole_game_is_an_episode_of_rllib(game_id: str) -> None:
    env = research.rllib(game_id, rewards="zero-sum")
    episode, _ = play(env, 3)
    assert episode.is_terminated
    assert env.table.match.over
    expected = env.table.game_spec.rewards_of(env.table.match.state).tolist()
    earned = [episode.agent_episodes[agent].get_return() for agent in env.possible_agents]
    assert earned == pytest.approx(expected)
    assert any(earned)
    last = env._look(*env.possible_agents)
    assert contained(env, last)
    assert all(each["action_mask"].all() for each in last.values())  # nobody is asked


@pytest.mark.once
@EACH_GAME
def test_the_same_seed_gives_the_same_games_one_after_the_other(game_id: str) -> None:
    runs = []
    for _ in range(2):
        env = research.rllib(game_id)
        runs.append([play(env, seed, 8)[1] for seed in (5, None, None)])
    assert runs[0] == runs[1]
    assert len({told[0] for told in runs[0]}) > 1 or len({tuple(told) for told in runs[0]}) > 1


@pytest.mark.once
def test_it_is_copied_and_pickled_in_the_middle_of_a_game() -> None:
    env = research.rllib("silk-road", players=3)
    play(env, 2, 12)
    agent = env.table.agent_selection
    action = env.table.match.legal_numbers()[0]
    expected = None
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env)), env):
        seen = other.step({agent: action})[0]
        told = {who: each["observations"].tobytes() for who, each in seen.items()}
        expected = expected or told
        assert told == expected


@pytest.mark.once
def test_an_illegal_action_is_refused_with_its_clause() -> None:
    env = research.rllib("silk")
    seen, _ = env.reset(seed=1)
    (agent,) = seen
    with pytest.raises(serai.IllegalAction, match="silk"):
        env.step({agent: int(np.flatnonzero(seen[agent]["action_mask"] == 0)[0])})
