"""How a game stands: everybody's chance to win, for one who sees everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from serai.bots.chances import weigh
from serai.bots.sheet import MOST_SEATS, make_sheet

if TYPE_CHECKING:
    from serai.engine.game import Game

DIGITS = 4
"""Of a chance that is told."""


def standing(game: Game, s: Any) -> list[float]:
    """Each seat's chance to win a position that is known whole, as the evaluation sees it; once the
    game is over, its share of the win."""
    shares = np.zeros(MOST_SEATS)
    weigh(s, make_sheet(game), 0.0, 0.0, shares)
    return [round(float(share), DIGITS) for share in shares[: int(s.players)]]
