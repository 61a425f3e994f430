"""Many games as a Gymnasium vector environment."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from serai.research.game_batch import Batch
from serai.research.game_spec import Spec
from serai.research.opponents import RANDOM

Array = NDArray[Any]
LEARNER = 0


class SeraiVectorEnv(VectorEnv[Array, Array, Array]):
    """A learner at `num_envs` tables. It sits on the first seat and the others are `opponents`, the
    name of a bot; in self-play it decides for every seat, and `infos["actor"]` says which one it is
    for each game.

    `infos["action_mask"]` says what may be played. A game that is over begins anew at the next
    step, whatever the action is (`NEXT_STEP`), so the last observation of a game is the one that
    comes with its `terminated`. The reward is the learner's; in self-play it is that of the seat
    which decided last, and `infos["rewards"]` has those of all seats.
    """

    def __init__(
        self,
        spec: Spec,
        num_envs: int,
        options: Mapping[str, object],
        *,
        is_self_play: bool = False,
        threads: int = 1,
        opponents: str = RANDOM,
    ) -> None:
        super().__init__()
        self.num_envs, self.is_self_play = num_envs, is_self_play
        self.game_spec = spec  # `spec` is what Gymnasium knows of registered environments
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        learner = None if is_self_play else LEARNER
        self.batch = Batch(spec, num_envs, 0, threads, options, learner, opponents)
        self.single_observation_space = spaces.Box(0.0, 1.0, (spec.size,), np.float32)
        self.single_action_space = spaces.Discrete(spec.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 (Gymnasium's; ours are the game's)
    ) -> tuple[Array, dict[str, Any]]:
        """Begin all games; game i gets the seed `seed + i`, or the one that stands for it in a list
        of seeds, as they all have one."""
        if isinstance(seed, list):
            self.batch.reset([secrets.randbits(32) if each is None else each for each in seed])
        else:
            self.batch.reset(secrets.randbits(32) if seed is None else int(seed))
        return self._look()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Play an action in each game. One that may not be played raises IllegalAction with the
        clause that forbids it."""
        decided = self.batch.actor.copy()
        self.batch.step(actions)
        seats = np.where(decided >= 0, decided, LEARNER)
        earned = self.batch.rewards[np.arange(self.num_envs), seats]
        observations, infos = self._look()
        truncated = np.zeros(self.num_envs, dtype=np.bool_)
        return observations, earned.astype(np.float64), self.batch.done, truncated, infos

    def _look(self) -> tuple[Array, dict[str, Any]]:
        """Copies, since the batch writes into the same arrays at every step."""
        rows, masks = self.batch.observe()
        infos = {"action_mask": masks.copy(), "rewards": self.batch.rewards.copy()}
        return rows.copy(), infos | {"actor": self.batch.actor.copy()}
