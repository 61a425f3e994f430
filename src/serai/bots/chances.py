"""From the evaluation of a position to each seat's chance to win."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from serai.bots.evaluation import MOST_SEATS, Evaluation, make_evaluation
from serai.bots.judging import judge
from serai.engine.bits import Bits, bit
from serai.engine.dispatch import actor
from serai.engine.jit import rule
from serai.engine.layout import Ints
from serai.engine.seat import NOBODY, Seat

if TYPE_CHECKING:
    from serai.engine.game import Game

TIE = 1e-9
"""Results that differ by less are equal: the winners share the win."""
MARGIN_SCALE = 10.0
"""The scale of the part of a win that goes by points. It is wide, so that points still count for a
seat that is far ahead or far behind."""
DIGITS = 4
"""Of a chance that is told."""


@rule
def all_seats(s: Any) -> Bits:
    """All seats in play."""
    return bit(s.players) - 1


@rule
def total_points(terms: Ints, seat: Seat) -> float:
    """The sum of a seat's terms."""
    points = 0.0
    for term in range(terms.shape[1]):
        points += terms[seat, term]
    return points


@rule
def most_points(s: Any, terms: Ints) -> float:
    """The points of the seat that has most."""
    most = -math.inf
    for seat in range(s.players):
        most = max(most, total_points(terms, seat))
    return most


@rule
def share_by_points(s: Any, terms: Ints, scale: float, chances: Ints) -> None:
    """Write each seat's share of exp(points / scale): a softmax."""
    most, total = most_points(s, terms), 0.0
    for seat in range(s.players):
        chances[seat] = math.exp((total_points(terms, seat) - most) / scale)
        total += chances[seat]
    for seat in range(s.players):
        chances[seat] /= total


@rule
def share_the_win(s: Any, terms: Ints, margin_weight: float, chances: Ints) -> None:
    """Write each seat's part of the win: those with most points share it. But `margin_weight` of it
    is given by points: a seat that wins or loses whatever it does still plays for points, and that
    helps it if it was mistaken."""
    share_by_points(s, terms, MARGIN_SCALE, chances)
    most, winners = most_points(s, terms), 0
    for seat in range(s.players):
        winners += most - total_points(terms, seat) < TIE
    for seat in range(s.players):
        won = 1.0 / winners if most - total_points(terms, seat) < TIE else 0.0
        chances[seat] = won + margin_weight * (chances[seat] - won)


@rule
def write_chances(
    s: Any, evaluation: Evaluation, margin_weight: float, unfinished_discount: float, chances: Ints
) -> None:
    """Judge all seats and write each one's chance to win, or its part of the win once the game is
    over or its scores stand. Until then all chances are smaller by `unfinished_discount`: so a seat
    that is sure to win ends the game."""
    scale = judge(s, all_seats(s), evaluation)
    if actor(s) == NOBODY or scale == 0.0:
        share_the_win(s, evaluation.terms, margin_weight, chances)
    else:
        share_by_points(s, evaluation.terms, scale, chances)
        for seat in range(s.players):
            chances[seat] *= 1.0 - unfinished_discount


def win_chances(game: Game, s: Any) -> list[float]:
    """Each seat's chance to win in a position that is known whole, by the evaluation alone; once
    the game is over, its part of the win."""
    chances = np.zeros(MOST_SEATS)
    write_chances(s, make_evaluation(game), 0.0, 0.0, chances)
    return [round(float(chance), DIGITS) for chance in chances[: int(s.players)]]
