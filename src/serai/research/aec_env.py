"""A game as a PettingZoo environment: agents take turns, and one is asked at a time."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from serai.engine.drawing import draw
from serai.engine.match import Match
from serai.engine.seat import Seat
from serai.research.game_spec import Spec
from serai.research.idle import ALL, ONE, idle_number

AgentID = str
RENDER_MODES = ("human", "ansi", "rgb_array")


class SeraiAEC(AECEnv[AgentID, Any, int | None]):  # type: ignore[misc]  # it has no types
    """One agent a seat: `player_0` sits on the first. The environment draws chance, from its seed.

    An observation is a dict: `observation`, numbers from 0 to 1, and `action_mask`, which actions
    are legal. The mask of whoever is not asked is all 0, as in PettingZoo's own games, or what
    `idle_mask` says (see `idle.py`). A plain environment gives the numbers alone, for tools that
    cannot take a dict; there the mask stands in `infos`. An illegal action raises IllegalAction
    with the clause that forbids it.
    """

    def __init__(
        self,
        spec: Spec,
        options: Mapping[str, object],
        *,
        is_plain: bool = False,
        render_mode: str | None = None,
        idle_mask: str = "none",
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(
                f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode!r}"
            )
        self.metadata: dict[str, Any] = {
            "name": f"serai_{spec.game.id.replace('-', '_')}_v1",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.game_spec, self.render_mode = spec, render_mode
        self._options: dict[str, Any] = dict(options)
        self._is_plain, self._idle = is_plain, idle_number(idle_mask)
        self._seeds = np.random.default_rng()
        self.possible_agents = [f"player_{seat}" for seat in range(spec.players)]
        self.agents: list[AgentID] = []
        self.observation_spaces = {agent: self._seen() for agent in self.possible_agents}
        self.action_spaces: dict[AgentID, spaces.Space[Any]] = {
            agent: spaces.Discrete(spec.num_actions) for agent in self.possible_agents
        }
        self.match: Match | None = None

    # --- Spaces -------------------------------------------------------------------------------

    def observation_space(self, agent: AgentID) -> spaces.Space[Any]:
        """What this agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: AgentID) -> spaces.Space[Any]:
        """The numbers of all actions."""
        return self.action_spaces[agent]

    def _seen(self) -> spaces.Space[Any]:
        seen = spaces.Box(0.0, 1.0, (self.game_spec.size,), np.float32)
        if self._is_plain:
            return seen
        mask = spaces.Box(0, 1, (self.game_spec.num_actions,), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})

    # --- Playing ------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a game; without a seed, with one that follows from the last that was given, or a
        random one. `options` are PettingZoo's and mean nothing here: the game's own were chosen
        when the environment was made."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        chosen = int(self._seeds.integers(1 << 32)) if seed is None else int(seed)
        players = self.game_spec.players
        self.match = self.game_spec.game.new(players=players, seed=chosen, **self._options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[AgentID, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def step(self, action: int | None) -> None:
        """The agent that is asked plays the action of this number."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        match, agent = self._playing(), self.agent_selection
        match.play(self.game_spec.game.space.action(int(action)))  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        if match.over:
            self._end(match)
        else:
            self._ask()
        self._accumulate_rewards()

    def _ask(self) -> None:
        """Turn to whoever decides now."""
        actor = self._playing().actor
        assert actor is not None, "the game goes on"
        self.agent_selection = self.possible_agents[actor]
        if self._is_plain:
            self.infos = {each: {"action_mask": self._mask(each)} for each in self.agents}

    def _end(self, match: Match) -> None:
        earned = self.game_spec.rewards_of(match.state).tolist()
        self.rewards = dict(zip(self.possible_agents, earned, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        if self._is_plain:
            self.infos = {each: {"action_mask": self._mask(each)} for each in self.agents}

    # --- Seeing -------------------------------------------------------------------------------

    def observe(self, agent: AgentID) -> Any:
        """What this agent knows."""
        seen = self.game_spec.observer.observe(self._playing(), self._seat(agent))
        if self._is_plain:
            return seen
        return {"observation": seen, "action_mask": self._mask(agent)}

    def render(self) -> str | NDArray[np.uint8] | None:
        """The board as somebody who watches sees it, as text or as a picture of red, green and
        blue; `human` prints the text."""
        if self.render_mode is None:
            return None
        if self.render_mode == "rgb_array":
            from serai.research.picture import picture_of  # what makes pictures is large

            return picture_of(self._playing())
        text = draw(self._playing(), "text") or repr(self._playing())
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""

    def _mask(self, agent: AgentID) -> NDArray[np.int8]:
        mask, match = np.zeros(self.game_spec.num_actions, dtype=np.int8), self._playing()
        if match.actor == self._seat(agent):
            mask[match.legal_numbers()] = 1
        elif self._idle == ALL:
            mask[:] = 1
        elif self._idle == ONE:
            mask[0] = 1
        return mask

    def _seat(self, agent: AgentID) -> Seat:
        return self.possible_agents.index(agent)

    def _playing(self) -> Match:
        assert self.match is not None, "call reset() first"
        return self.match
