"""What a learner sees of a game and what it may do, in one place for all environments."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from serai.engine.errors import BadOption
from serai.engine.game import Game
from serai.engine.observing import Observer, observer_of
from serai.research.rewards import REWARDS, Rewards


class Spec:
    """What is seen (`slices`, `size`), what may be done (`num_actions`, `notation`, `factors`), and
    the rewards, of a game with so many players."""

    def __init__(self, game: Game, players: int | None = None, rewards: str = "win") -> None:
        self.game = game
        self.players = game.seats[0] if players is None else players
        game.check_players(self.players)
        if rewards not in REWARDS:
            raise BadOption(f"rewards are one of {', '.join(REWARDS)}, not {rewards!r}")
        self.reward_name = rewards

    def __repr__(self) -> str:
        seen = f"{self.size} numbers seen, {self.num_actions} actions"
        return f"<Spec of {self.game.id} for {self.players}: {seen}, reward {self.reward_name!r}>"

    # --- What is seen -------------------------------------------------------------------------

    @property
    def observer(self) -> Observer:
        """Makes the observations."""
        return observer_of(self.game)

    @property
    def slices(self) -> dict[str, slice]:
        """Where each field stands in an observation, by its name in positions."""
        return self.observer.slices

    @property
    def size(self) -> int:
        """How many numbers an observation has, from 0 to 1."""
        return self.observer.size

    # --- What may be done ---------------------------------------------------------------------

    @property
    def num_actions(self) -> int:
        """Actions are numbered from 0; the numbers stay while the rules' version does."""
        return self.game.space.size

    def notation(self, number: int) -> str:
        """The action of a number, as people write it."""
        return str(self.game.space.action(number))

    @property
    def kinds(self) -> tuple[str, ...]:
        """The notations of the kinds of action, in the order of their numbers in `factors`."""
        return tuple(kind.notation for kind in self.game.space.kinds)

    @cached_property
    def factors(self) -> NDArray[np.int16]:
        """For each action its kind, from 0, and its parts: few numbers that tell what many mean."""
        kind_of, parts_of = self.game.space.tables()
        return np.column_stack([kind_of - 1, parts_of])

    # --- What it is for -----------------------------------------------------------------------

    @property
    def reward(self) -> Rewards:
        """What each seat gets when the game is over."""
        return REWARDS[self.reward_name]

    def rewards_of(self, s: Any) -> NDArray[np.float32]:
        """What each seat gets for this record, of a game that is over."""
        return np.array(self.reward(self.game, s), dtype=np.float32)
