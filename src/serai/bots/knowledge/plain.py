"""Knowledge of a game that nobody has written any for: its score, and no favourites."""

from __future__ import annotations

from typing import Any

from serai.bots.evaluation import Evaluation
from serai.bots.knowledge import NO_SCRATCH
from serai.engine.bits import Bits, has
from serai.engine.dispatch import score
from serai.engine.jit import rule

TERMS = ("score",)
SCRATCH = NO_SCRATCH
BUDGETS = {"beginner": 6, "easy": 30, "medium": 120, "hard": 500, "expert": 2500}
SEARCH_SETTINGS: dict[str, float] = {}

SCALE = 5.0
"""Points, for want of knowledge."""


@rule
def judge(s: Any, seats: Bits, evaluation: Evaluation) -> float:
    """What these seats have now."""
    for seat in range(s.players):
        if has(seats, seat):
            evaluation.terms[seat, 0] = score(s, seat)
    return SCALE


@rule
def prior(s: Any, action: int) -> float:  # noqa: ARG001
    """No action looks better than another."""
    return 1.0
