"""From a judged position to each seat's chance to win."""

from __future__ import annotations

import math
from typing import Any

from serai.bots.judging import judge
from serai.bots.sheet import Sheet
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
def most_points(s: Any, terms: Ints) -> float:
    """What the judged seat that has most has."""
    most = -math.inf
    for seat in range(s.players):
        most = max(most, judged_points(terms, seat))
    return most


@rule
def share_by_points(s: Any, terms: Ints, scale: float, shares: Ints) -> None:
    """Write each seat's share of exp(points / scale)."""
    most, total = most_points(s, terms), 0.0
    for seat in range(s.players):
        shares[seat] = math.exp((judged_points(terms, seat) - most) / scale)
        total += shares[seat]
    for seat in range(s.players):
        shares[seat] /= total


@rule
def share_the_win(s: Any, terms: Ints, margin_weight: float, shares: Ints) -> None:
    """Write each seat's part of the win: those with most points share it. But `margin_weight` of it
    is given by points: a seat that wins or loses whatever it does still plays for points, and that
    helps it if it was mistaken."""
    share_by_points(s, terms, HONOUR, shares)
    most, winners = most_points(s, terms), 0
    for seat in range(s.players):
        winners += most - judged_points(terms, seat) < EVEN
    for seat in range(s.players):
        won = 1.0 / winners if most - judged_points(terms, seat) < EVEN else 0.0
        shares[seat] = won + margin_weight * (shares[seat] - won)


@rule
def weigh(
    s: Any, sheet: Sheet, margin_weight: float, unfinished_discount: float, shares: Ints
) -> None:
    """Judge all seats and write each one's chance to win, or its part of the win once the game is
    over. While it is not over, all chances are smaller by `unfinished_discount`: so a seat that is
    sure to win ends the game."""
    scale = judge(s, everybody(s), sheet)
    if actor(s) == NOBODY:
        share_the_win(s, sheet.terms, margin_weight, shares)
    else:
        share_by_points(s, sheet.terms, scale, shares)
        for seat in range(s.players):
            shares[seat] *= 1.0 - unfinished_discount
