"""What an evaluation is written into. It is made once for each bot, for rules make no arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from serai.bots.judging import knowledge_of
from serai.engine.layout import Ints

if TYPE_CHECKING:
    from serai.engine.game import Game

MOST_SEATS = 8


class Evaluation(NamedTuple):
    """What a position is worth. `terms[seat, term]` is what each term is worth to each seat, in
    points. `scratch[0]` is a record in which the game's knowledge keeps what it works out."""

    terms: Ints
    scratch: Any


def make_evaluation(game: Game) -> Evaluation:
    """An empty evaluation for this game."""
    knowledge = knowledge_of(game)
    return Evaluation(
        terms=np.zeros((MOST_SEATS, len(knowledge.TERMS))),
        scratch=np.zeros(1, knowledge.SCRATCH),
    )
