"""From a judged position to each seat's chance to win."""

from __future__ import annotations

import math
from typing import Any

from serai.bots.judging import judge
from serai.engine.bits import Bits, bit
from serai.engine.dispatch import actor
from serai.engine.jit import rule
from serai.engine.layout import Ints
from serai.engine.seat import NOBODY, Seat

EVEN = 1e-9
"""Results that differ by less are equal: the winners share."""
HONOUR = 10.0
"""The scale of points that count beside the win: wide, to be felt far ahead and far behind."""


@rule
def everybody(s: Any) -> Bits:
    """All seats in play."""
    return bit(s.players) - 1


@rule
def judged_points(terms: Ints, seat: Seat) -> float:
    """All terms of a judged seat together."""
    points = 0.0
    for term in range(terms.shape[1]):
        points += terms[seat, term]
    return points


@rule
def weigh(s: Any, terms: Ints, shares: Ints) -> None:
    """Write each seat's chance to win: its share of exp(points / scale), or of the win itself once
    the game is over."""
    scale = judge(s, everybody(s), terms)
    best = -math.inf
    for seat in range(s.players):
        shares[seat] = judged_points(terms, seat)
        best = max(best, shares[seat])
    is_over = actor(s) == NOBODY
    total = 0.0
    for seat in range(s.players):
        behind = best - shares[seat]
        if is_over:
            shares[seat] = 1.0 if behind < EVEN else 0.0
        else:
            shares[seat] = math.exp(-behind / scale)
        total += shares[seat]
    for seat in range(s.players):
        shares[seat] /= total


@rule
def weigh_proudly(s: Any, terms: Ints, pride: float, shares: Ints) -> None:
    """The same, but once the game is over this part of it goes by points: who has won or lost
    whatever it does still plays for them, and is the better off if it was mistaken."""
    weigh(s, terms, shares)
    if pride == 0.0 or actor(s) != NOBODY:
        return
    best, total = -math.inf, 0.0
    for seat in range(s.players):
        best = max(best, judged_points(terms, seat))
    for seat in range(s.players):
        total += math.exp((judged_points(terms, seat) - best) / HONOUR)
    for seat in range(s.players):
        honour = math.exp((judged_points(terms, seat) - best) / HONOUR) / total
        shares[seat] += pride * (honour - shares[seat])
