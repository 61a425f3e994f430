"""The settings of a search: their usual values, those of a game, and those that a person gives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from serai.bots.judging import knowledge_of
from serai.bots.settings import MOST, checked_number, checked_whole

if TYPE_CHECKING:
    from serai.engine.game import Game

FRACTIONS = ("margin_weight", "unfinished_discount")
"""Settings from 0 to 1."""


class SearchSettings(NamedTuple):
    """How a search thinks, in five groups. The values here are the usual ones; a game's knowledge
    says where it takes others (`SEARCH_SETTINGS`)."""

    # Selection: which child of a node an iteration follows.
    exploration: float = 0.7
    """The constant of UCB: how much seldom visited children are preferred. It counts in standard
    deviations of the chances to win below their parent."""

    # Progressive widening: a decision that was visited n times has at most
    # 1 + factor * n ** exponent children. Three factors say for whose decision.
    own_widening: float = 2.0
    """The factor for the decisions of the seat that thinks."""
    own_later_widening: float = 0.0
    """The factor for that seat's decisions below the root, if it is not 0. They are then foreseen
    as those of others are: offers are tried in the order in which lookahead judges them."""
    opponent_widening: float = 0.2
    """The factor for the decisions of other seats, which are always foreseen."""
    widening_exponent: float = 0.5
    """The exponent, in all three cases."""

    # Lookahead: an offer is played, and the position after it is judged. This orders the offers of
    # a decision that is foreseen, and chooses in a greedy rollout.
    lookahead_by_win_chance: bool = False
    """Whether an offer is judged by the chance to win of the seat that decides, which depends on
    every seat's points, or only by its own points, which is quicker."""
    lookahead_whole_turns: bool = False
    """Whether that seat's turn is played on, by the priors and as far as no chance comes in, before
    the position is judged."""

    # Rollout: how an iteration plays on below the new node.
    rollout_turns: int = 1
    """How many turns are played on."""
    rollout_depth: int = 16
    """How many decisions are played on at most, those of chance included; 0 for no rollout."""
    rollout_greedy: bool = False
    """Whether each seat plays what lookahead judges best. Otherwise it draws from its offers by
    their priors."""
    prior_exponent: float = 3.0
    """The power to which priors are raised before one is drawn: the higher, the more likely is what
    looks good."""

    # Evaluation: what the position at the end of the rollout is worth.
    margin_weight: float = 0.0
    """The part of a finished game's result that goes by points instead of by the win."""
    unfinished_discount: float = 0.0
    """The part by which every chance to win is smaller while the game is not over."""


def make_search_settings(game: Game, **given: float) -> SearchSettings:
    """The settings for this game, with what is given instead; raises TypeError for a setting that
    there is not, and ValueError for a value that it cannot have."""
    settings = SearchSettings()
    for name, value in (knowledge_of(game).SEARCH_SETTINGS | given).items():
        if name not in SearchSettings._fields:
            raise TypeError(f"a search has no setting {name!r}")
        kind = type(getattr(settings, name))
        settings = settings._replace(**{name: _checked(name, value, kind)})
    return settings


def _checked(name: str, value: float, kind: type) -> Any:
    """A setting's value, as its kind is. Yes and no are written 1 and 0."""
    if kind is float:
        return checked_number(name, value, most=1 if name in FRACTIONS else MOST)
    if kind is bool and value not in (0, 1):
        raise ValueError(f"{name} is 1 or 0, not {value!r}")
    return kind(checked_whole(name, value, least=0))
