"""Room to think: everything that a compiled bot writes into, made once per bot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from serai.bots.judging import knowledge_of
from serai.engine.dispatch import make_offers
from serai.engine.layout import Ints, make_records

if TYPE_CHECKING:
    from serai.engine.game import Game

MOST_SEATS = 8


class Desk(NamedTuple):
    """Records to play on, one a level; each level's offers, how many of them are left to look at,
    and each one's part of the budget. Then, of one position at a time: how its offers look at a
    glance, the terms of every seat's evaluation, and every seat's chance to win."""

    states: Any
    offers: Ints
    left: Ints
    parts: Ints
    priors: Ints
    terms: Ints
    shares: Ints


def make_terms(game: Game) -> Ints:
    """Room for an evaluation: a row a seat."""
    return np.zeros((MOST_SEATS, len(knowledge_of(game).TERMS)))


def make_desk(game: Game, levels: int) -> Desk:
    """A desk for this game with so many levels."""
    size = make_offers(game.space)
    return Desk(
        states=make_records(game.state, levels),
        offers=np.zeros((levels, size.size), dtype=size.dtype),
        left=np.zeros(levels, dtype=np.int64),
        parts=np.zeros(levels, dtype=np.int64),
        priors=np.zeros(size.size),
        terms=make_terms(game),
        shares=np.zeros(MOST_SEATS),
    )
