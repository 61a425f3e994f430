"""Many games as a Gymnasium vector environment."""

from __future__ import annotations

import secrets
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from serai.engine.errors import BadOption
from serai.engine.game import game_ids
from serai.research.game_batch import Batch

Array = NDArray[Any]
LEARNER = 0
AUTORESET = {"next-step": AutoresetMode.NEXT_STEP, "same-step": AutoresetMode.SAME_STEP}
VERSION = 1
"""Environments of other versions would not have the same observations, actions and rewards."""


class SeraiVectorEnv(VectorEnv[Array, Array, Array]):
    """A learner at the tables of a batch. It sits on the first seat and the others are the batch's
    opponents; in self-play, where the batch has no learner, it decides for every seat, and
    `infos["actor"]` says which one it is for each game.

    `infos["action_mask"]` says what may be played. The reward is the learner's; in self-play it is
    that of the seat which decided last, and `infos["rewards"]` has those of all seats.

    With `next-step`, a game that is over begins anew at the next step, whatever the action is, so
    the last observation of a game is the one that comes with its `terminated`. With `same-step` the
    next game begins at once: `infos["final_obs"]` and `infos["final_info"]` have how the last one
    ended. In self-play the first seat sees the end of a game.
    """

    def __init__(self, batch: Batch, autoreset: str = "next-step") -> None:
        super().__init__()
        if autoreset not in AUTORESET:
            raise BadOption(f"autoreset is one of {', '.join(AUTORESET)}, not {autoreset!r}")
        self.batch, self.num_envs = batch, batch.n
        self.game_spec = spec = batch.spec  # `spec` is what Gymnasium knows of environments
        self.metadata = {"autoreset_mode": AUTORESET[autoreset]}
        self.single_observation_space = spaces.Box(0.0, 1.0, (spec.size,), np.float32)
        self.single_action_space = spaces.Discrete(spec.num_actions)
        self.observation_space = batch_space(self.single_observation_space, batch.n)
        self.action_space = batch_space(self.single_action_space, batch.n)
        self._is_seeded = False

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Array, dict[str, Any]]:
        """Begin all games; game i gets the seed `seed + i`, or the one that stands for it in a list
        of seeds, as they all have one. Without seeds they follow from those before. `options` are
        Gymnasium's; the game's were chosen when the environment was made."""
        if options and "reset_mask" in options:
            raise BadOption("games begin anew by themselves, or all at once")
        if isinstance(seed, list):
            self.batch.reset([secrets.randbits(32) if each is None else each for each in seed])
        elif seed is not None:
            self.batch.reset(int(seed))
        else:
            self.batch.reset(None if self._is_seeded else secrets.randbits(32))
        self._is_seeded = True
        return self._look()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Play an action in each game. One that may not be played raises IllegalAction with the
        clause that forbids it."""
        decided = self.batch.actor.copy()
        self.batch.step(actions)
        seats = np.where(decided >= 0, decided, LEARNER)
        earned = self.batch.rewards[np.arange(self.num_envs), seats].astype(np.float64)
        terminated, truncated = self.batch.done, np.zeros(self.num_envs, dtype=np.bool_)
        observations, infos = self._look()
        if terminated.any() and self.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP:
            ended = _told({"final_obs": observations, "final_info": infos}, terminated)
            self.batch.renew()
            observations, infos = self._look()
            infos |= ended
        return observations, earned, terminated, truncated, infos

    def _look(self) -> tuple[Array, dict[str, Any]]:
        """Copies, since the batch writes into the same arrays at every step."""
        rows, masks = self.batch.observe()
        told = {"action_mask": masks, "rewards": self.batch.rewards, "actor": self.batch.actor}
        infos = {name: values.copy() for name, values in told.items()}
        return rows.copy(), _told(infos, np.ones(self.num_envs, dtype=np.bool_))


def _told(infos: dict[str, Any], where: NDArray[np.bool_]) -> dict[str, Any]:
    """The same, and for each of them in which games it is told, as Gymnasium does it."""
    return infos | {f"_{name}": where.copy() for name in infos}


def register() -> None:
    """Let Gymnasium know our games: `gymnasium.make_vec("serai/silk-v1", num_envs=8)`."""
    for game_id in game_ids():
        gymnasium.register(
            id=f"serai/{game_id}-v{VERSION}",
            vector_entry_point="serai.research:vector",
            kwargs={"game_id": game_id},
        )
