"""What a learner sees of a game and what it may do, in one place for all environments."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from serai.engine.errors import BadNotation, BadOption
from serai.engine.game import Game
from serai.engine.observing import Observer, observer_of
from serai.research.rewards import REWARDS, Rewards


class Spec:
    """What is seen (`slices`, `shapes`, `size`), what may be done (`num_actions`, `notation`,
    `factors`), and the rewards, of a game with so many players."""

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
    def shapes(self) -> dict[str, tuple[int, ...]]:
        """How the numbers of each field are arranged: of `(4, 3)`, three for each of four seats."""
        return self.observer.shapes

    def named(self, rows: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """An observation, or many of them, as an array for each field, without a copy. That of a
        field has the shape that `shapes` tells, after the shape of all rows."""
        return {
            name: rows[..., part].reshape((*rows.shape[:-1], *self.shapes[name]))
            for name, part in self.slices.items()
        }

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
        """For each action its kind and its parts, all from 0: few numbers that tell what many mean.
        A part that the kind does not have is as that of something numbered 0."""
        table = np.column_stack(self.game.space.tables())
        from_0: NDArray[np.int16] = table - table.min(axis=0)
        return from_0

    @cached_property
    def factor_sizes(self) -> tuple[int, ...]:
        """How many kinds there are, and how many numbers the parts need, from 0: the sizes of a
        `MultiDiscrete`."""
        return tuple((1 + self.factors.max(axis=0)).tolist())

    def numbers_of(self, factors: NDArray[Any]) -> NDArray[np.int64]:
        """The numbers of the actions with these kinds and parts, as `factors` has them; raises
        BadNotation where there is no such action."""
        asked, (codes, numbers) = np.asarray(factors), self._by_code
        if asked.shape[-1] != len(self.factor_sizes):
            raise BadNotation(f"an action has {len(self.factor_sizes)} factors")
        is_inside = np.asarray(((asked >= 0) & (asked < self.factor_sizes)).all(axis=-1))
        wanted = self._codes(np.where(is_inside[..., np.newaxis], asked, 0))
        place = np.minimum(np.searchsorted(codes, wanted), codes.size - 1)
        if not (is_inside & (codes[place] == wanted)).all():
            raise BadNotation("no action has these factors")
        found: NDArray[np.int64] = numbers[place]
        return found

    @cached_property
    def _by_code(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """All actions as one number for all their factors, in order, and their own numbers."""
        codes = self._codes(self.factors)
        numbers = np.argsort(codes)
        return codes[numbers], numbers

    def _codes(self, factors: NDArray[Any]) -> NDArray[np.int64]:
        parts = tuple(np.moveaxis(factors.astype(np.int64), -1, 0))
        return np.asarray(np.ravel_multi_index(parts, self.factor_sizes))

    # --- What it is for -----------------------------------------------------------------------

    @property
    def reward(self) -> Rewards:
        """What each seat gets when the game is over."""
        return REWARDS[self.reward_name]

    def rewards_of(self, s: Any) -> NDArray[np.float32]:
        """What each seat gets for this record, of a game that is over."""
        return np.array(self.reward(self.game, s), dtype=np.float32)
