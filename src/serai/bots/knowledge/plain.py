"""Knowledge of a game that nobody has written any for: its score, and no favourites."""

from __future__ import annotations

from typing import Any

from serai.engine.dispatch import score
from serai.engine.jit import rule
from serai.engine.layout import Ints

TERMS = ("score",)
SCALE = 5.0
PACE = 1
MANNER: dict[str, float] = {}


@rule
def judge(s: Any, terms: Ints) -> None:
    """What each seat has now."""
    for seat in range(s.players):
        terms[seat, 0] = score(s, seat)


@rule
def prior(s: Any, action: int) -> float:  # noqa: ARG001
    """No action looks better than another."""
    return 1.0
