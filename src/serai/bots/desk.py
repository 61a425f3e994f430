"""Room to think: everything that a compiled bot writes into, made once per bot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from serai.bots.sheet import MOST_SEATS, Sheet, make_sheet
from serai.engine.dispatch import make_offers
from serai.engine.layout import Ints, make_records

if TYPE_CHECKING:
    from serai.engine.game import Game


class Desk(NamedTuple):
    """Records to play on, one a level; each level's offers, how many of them are left to look at,
    and each one's part of the budget. Then, of one position at a time: how its offers look at a
    glance, the sheet of its evaluation, and every seat's chance to win."""

    states: Any
    offers: Ints
    left: Ints
    parts: Ints
    priors: Ints
    sheet: Sheet
    shares: Ints


def make_desk(game: Game, levels: int) -> Desk:
    """A desk for this game with so many levels."""
    size = make_offers(game.space)
    return Desk(
        states=make_records(game.state, levels),
        offers=np.zeros((levels, size.size), dtype=size.dtype),
        left=np.zeros(levels, dtype=np.int64),
        parts=np.zeros(levels, dtype=np.int64),
        priors=np.zeros(size.size),
        sheet=make_sheet(game),
        shares=np.zeros(MOST_SEATS),
    )
