"""A learnt policy on a seat: what was trained on many games at once plays one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from serai.bots.bot import Bot
from serai.engine.dispatch import make_numbers
from serai.engine.observing import observer_of

if TYPE_CHECKING:
    from serai.bots.observation import Observation
    from serai.engine.action import Action
    from serai.engine.game import Game

Rows: TypeAlias = NDArray[np.float32]
Masks: TypeAlias = NDArray[np.bool_]
Policy: TypeAlias = Callable[[Rows, Masks], Any]
"""Called with observations, a row each, and with masks of what may be played; answers with the
number of an action for each row. It is what `serai.research.batch` gives and takes."""


class PolicyBot(Bot):
    """Plays what a policy says. A function that makes one is an entry point of `serai.bots`:

    def make(game, seed, **settings):
        return PolicyBot(game, load_my_policy(game))
    """

    def __init__(self, game: Game, policy: Policy) -> None:
        self.policy = policy
        self.observer = observer_of(game)
        self.mask = np.zeros((1, game.space.size), dtype=np.bool_)
        self.numbers = make_numbers(game.space)

    def choose(self, observation: Observation) -> Action:
        """The action that the policy names. One that may not be played is refused, as it is for
        everybody."""
        game, s = observation.game, observation.state
        count = game.play.legal(s, self.numbers)
        self.mask[:] = False
        self.mask[0, self.numbers[:count]] = True
        row = self.observer.see(s, observation.seat)
        (number,) = np.asarray(self.policy(row[None], self.mask), dtype=np.int64)
        return game.space.action(int(number))
