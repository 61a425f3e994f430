"""Our games as OpenSpiel's. To import this module registers them there, as `serai_silk` and so on,
so that `pyspiel.load_game("serai_silk(players=2)")` finds them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pyspiel

from serai.engine.game import Game, find_game, game_ids
from serai.engine.view import View
from serai.research.game_spec import Spec
from serai.research.spiel_observer import SeenNow, StorySoFar, make_observer
from serai.research.spiel_parameters import REWARD, Parameter, Parameters, defaults, short_name
from serai.research.spiel_state import SpielState
from serai.research.spiel_trail import first_decision
from serai.research.spiel_utility import Utility, utility_of

SEEN_NOW = pyspiel.IIGObservationType(perfect_recall=False)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """A game of ours with its `parameters`; `start` is where it begins."""

    def __init__(self, parameters: Parameters) -> None:
        game, utility = parameters.game, utility_of(parameters.rewards, parameters.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.space.size,
            max_chance_outcomes=num_outcomes(game),
            num_players=parameters.players,
            min_utility=utility.least,
            max_utility=utility.most,
            utility_sum=utility.total,
            max_game_length=parameters.horizon,
        )
        super().__init__(game_type(game, utility), info, parameters.said())
        self.parameters, self.start = parameters, parameters.start()
        self.spec = Spec(game, parameters.players, parameters.rewards)

    def new_initial_state(self) -> SpielState:
        """A state before the first ply."""
        return SpielState(self)

    def get_parameters(self) -> dict[str, Parameter]:
        """All parameters, those that have their defaults too."""
        return self.parameters.all()

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, Any] | None = None,
    ) -> SeenNow | StorySoFar | None:
        """An observer of this kind; without one, of what a seat sees now."""
        if params:
            raise ValueError(f"observers of our games have no parameters, such as {dict(params)}")
        return make_observer(self.spec, iig_obs_type or SEEN_NOW)


def game_type(game: Game, utility: Utility) -> pyspiel.GameType:
    """What kind of game it is, with such rewards."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(game.id),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information(game),
        utility=sum_of(utility),
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=isinstance(game.view, View),
        parameter_specification=defaults(game),
    )


def information(game: Game) -> pyspiel.GameType.Information:
    """Whether everybody knows everything."""
    kinds = pyspiel.GameType.Information
    return kinds.PERFECT_INFORMATION if game.hides is None else kinds.IMPERFECT_INFORMATION


def sum_of(utility: Utility) -> pyspiel.GameType.Utility:
    """Whether what one seat gets, the others do not."""
    kinds = pyspiel.GameType.Utility
    if utility.total is None:
        return kinds.GENERAL_SUM
    return kinds.CONSTANT_SUM if utility.total else kinds.ZERO_SUM


def num_outcomes(game: Game) -> int:
    """The outcomes of chance have numbers below this one. They are those that are refused because
    a seat decides."""
    refused = getattr(game.reasons, "SEATS_DECIDE", None)
    s, space = first_decision(game), game.space
    ends = [
        space.first(kind) + space.count(kind)
        for kind in space.kinds
        if game.play.refuse(s, space.first(kind)) == refused
    ]
    return max(ends, default=space.size)


class Loader:
    """Makes a game of the parameters that OpenSpiel has read. OpenSpiel drops it when Python has
    ended and nothing may be thrown away any more; so it holds on to itself."""

    def __init__(self, game_id: str) -> None:
        self._game_id, self._itself = game_id, self

    def __call__(self, given: Mapping[str, Parameter]) -> SpielGame:
        return SpielGame(Parameters.read(self._game_id, given))


def register() -> None:
    """Let OpenSpiel know all games that there are."""
    for game_id in game_ids():
        game = find_game(game_id)
        kind = game_type(game, utility_of(REWARD, game.seats[0]))
        pyspiel.register_game(kind, Loader(game_id))


register()
