"""A game as an environment of RLlib: whoever decides is asked, alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from ray.rllib.env.multi_agent_env import MultiAgentEnv

from serai.research.aec_env import AgentID, SeraiAEC
from serai.research.game_spec import Spec

ByAgent = dict[AgentID, Any]
EVERYBODY = "__all__"


class SeraiMultiAgentEnv(MultiAgentEnv):  # type: ignore[misc]  # it has no types
    """One agent a seat, as in `SeraiAEC`. The one that decides gets an observation and nobody else;
    at the end everybody gets one, with their reward.

    An observation is a dict as RLlib's `ActionMaskingRLModule` wants it: `observations`, numbers
    from 0 to 1, and `action_mask`, of 0 and 1. At the end, where nobody is asked, all is 1. An
    illegal action raises IllegalAction with the clause that forbids it. RLlib's own check of
    environments plays such ones: turn it off by `disable_env_checking=True`.
    """

    def __init__(
        self, spec: Spec, options: Mapping[str, object], render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.table = SeraiAEC(spec, options, render_mode=render_mode, idle_mask="all")
        self.metadata = self.table.metadata
        self.render_mode = render_mode
        self.possible_agents = list(self.table.possible_agents)
        self.agents = self.possible_agents
        seen = spaces.Box(0.0, 1.0, (spec.size,), np.float32)
        mask = spaces.Box(0.0, 1.0, (spec.num_actions,), np.float32)
        both = spaces.Dict({"observations": seen, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.agents, both)
        self.action_spaces = dict(self.table.action_spaces)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[ByAgent, ByAgent]:
        """Begin a game; without a seed, one that follows from the seeds before."""
        self.table.reset(seed, options)
        return self._look(self.table.agent_selection), {}

    def step(
        self, action_dict: dict[AgentID, int]
    ) -> tuple[ByAgent, ByAgent, ByAgent, ByAgent, ByAgent]:
        """The agent that is asked plays the action of this number."""
        table = self.table
        table.step(action_dict[table.agent_selection])
        is_over = all(table.terminations.values())
        seen = self._look(*self.possible_agents) if is_over else self._look(table.agent_selection)
        return seen, dict(table.rewards), {EVERYBODY: is_over}, {EVERYBODY: False}, {}

    def render(self) -> str | NDArray[np.uint8] | None:
        """As `SeraiAEC` draws it."""
        return self.table.render()

    def _look(self, *agents: AgentID) -> ByAgent:
        return {agent: _named(self.table.observe(agent)) for agent in agents}


def _named(seen: dict[str, Any]) -> dict[str, Any]:
    """The same by RLlib's names."""
    mask = seen["action_mask"].astype(np.float32)
    return {"observations": seen["observation"], "action_mask": mask}
