"""One seat of one game as a Gymnasium environment, for tools that know neither batches nor turns of
others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from serai import research


class SeatEnv(gymnasium.Env[NDArray[np.float32], Any]):
    """You sit on the first seat; `opponents`, a bot such as `random` or `greedy`, play the others.
    The reward comes at the end. `action_masks` says what may be played now: MaskablePPO asks it."""

    metadata = {"render_modes": []}  # noqa: RUF012 (Gymnasium's own form)

    def __init__(
        self,
        game_id: str,
        players: int | None = None,
        opponents: str = "random",
        rewards: str = "win",
        **options: Any,
    ) -> None:
        self.batch = research.batch(
            game_id, players, 1, rewards=rewards, learner=0, opponents=opponents, **options
        )
        spec = self.batch.spec
        self.observation_space = spaces.Box(0.0, 1.0, (spec.size,), np.float32)
        self.action_space = spaces.Discrete(spec.num_actions)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 (Gymnasium's; ours are the game's)
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin a game; without a seed, one that has not been played."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(1 << 32)) if seed is None else seed)
        return self._seen(), {}

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Decide, and let the others decide until it is your turn again."""
        self.batch.step([int(action)])
        earned = float(self.batch.rewards[0, 0])
        return self._seen(), earned, bool(self.batch.done[0]), False, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be played now; nothing when the game is over."""
        mask: NDArray[np.bool_] = self.batch.observe()[1][0].copy()
        return mask

    def _seen(self) -> NDArray[np.float32]:
        row: NDArray[np.float32] = self.batch.observe()[0][0].copy()
        return row
