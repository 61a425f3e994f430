"""The memory that a compiled bot works in, made once for each bot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from serai.bots.chances import write_chances
from serai.bots.evaluation import MOST_SEATS, Evaluation, make_evaluation
from serai.bots.search_settings import SearchSettings
from serai.engine.dispatch import make_numbers
from serai.engine.jit import rule
from serai.engine.layout import Ints, make_records

if TYPE_CHECKING:
    from serai.engine.game import Game


class Workspace(NamedTuple):
    """What a compiled bot writes into. The first four have one entry for each level: the record to
    play on, the numbers of its legal actions, how many of these have still to be looked at, and how
    many positions may be looked at for each. The others are about one position at a time: the
    priors of its offers, its evaluation, and every seat's chance to win."""

    states: Any
    numbers: Ints
    remaining: Ints
    budgets: Ints
    priors: Ints
    evaluation: Evaluation
    chances: Ints


def make_workspace(game: Game, levels: int) -> Workspace:
    """A workspace for this game with so many levels."""
    size = make_numbers(game.space)
    return Workspace(
        states=make_records(game.state, levels),
        numbers=np.zeros((levels, size.size), dtype=size.dtype),
        remaining=np.zeros(levels, dtype=np.int64),
        budgets=np.zeros(levels, dtype=np.int64),
        priors=np.zeros(size.size),
        evaluation=make_evaluation(game),
        chances=np.zeros(MOST_SEATS),
    )


@rule
def judge_position(s: Any, workspace: Workspace, settings: SearchSettings) -> None:
    """Write into the workspace each seat's chance to win in this position."""
    write_chances(
        s,
        workspace.evaluation,
        settings.margin_weight,
        settings.unfinished_discount,
        workspace.chances,
    )
