"""What a judgement is written on. It is made once, for rules make no arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from serai.bots.judging import knowledge_of
from serai.engine.layout import Ints

if TYPE_CHECKING:
    from serai.engine.game import Game

MOST_SEATS = 8


class Sheet(NamedTuple):
    """What each term of the evaluation is worth to each seat, a row a seat; and one record of the
    knowledge's own type for its rough work."""

    terms: Ints
    room: Any


def make_sheet(game: Game) -> Sheet:
    """An empty sheet for this game."""
    knowledge = knowledge_of(game)
    return Sheet(
        terms=np.zeros((MOST_SEATS, len(knowledge.TERMS))), room=np.zeros(1, knowledge.ROOM)
    )
