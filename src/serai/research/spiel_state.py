"""A state of one of our games as OpenSpiel knows it: a history of actions, chance among them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pyspiel

from serai.engine.seat import CHANCE, NOBODY, Seat
from serai.research.spiel_utility import rewards_of
from serai.research.spiel_worlds import another_world

if TYPE_CHECKING:
    from serai.research.spiel_game import SpielGame
    from serai.research.spiel_trail import Trail


class SpielState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """Actions have the numbers that they have everywhere in Serai; those of chance come first."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.trail: Trail = game.start

    # --- What comes next ----------------------------------------------------------------------

    def current_player(self) -> int:
        """Who decides: a seat, or one of OpenSpiel's `PlayerId`."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.trail.actor == CHANCE else self.trail.actor

    def is_terminal(self) -> bool:
        """Whether the game is over, or cut off at the horizon."""
        return self.trail.actor == NOBODY or self.is_cut_off()

    def is_cut_off(self) -> bool:
        """Whether the game has come to the horizon before its end."""
        return self.trail.actor != NOBODY and self.trail.ply >= self.get_game().parameters.horizon

    def _legal_actions(self, player: Seat) -> list[int]:  # noqa: ARG002 (the one who decides)
        return self.trail.numbers

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, and how likely that is."""
        return self.trail.chances()

    # --- What is done -------------------------------------------------------------------------

    def _apply_action(self, action: int) -> None:
        self.trail = self.trail.play(action)

    def _action_to_string(self, player: Seat, action: int) -> str:  # noqa: ARG002 (the same for all)
        return str(self.trail.game.space.action(action))

    def returns(self) -> list[float]:
        """The rewards of all seats; 0 while the game runs."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        rewards = self.get_game().parameters.rewards
        return rewards_of(self.trail.game, rewards, self.trail.s, is_cut_off=self.is_cut_off())

    def resample_from_infostate(self, player: Seat, rng: Callable[[], float]) -> SpielState:
        """A state that this player cannot tell from this one, with the history that led to it."""
        state: SpielState = self.get_game().new_initial_state()
        for ply in another_world(self.trail, player, rng).plies:
            state.apply_action(ply.number)
        return state

    def __str__(self) -> str:
        return self.trail.text
