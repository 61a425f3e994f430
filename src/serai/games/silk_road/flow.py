"""Whose decision it is, what is legal, what happens: the questions that every game answers.

`offers.py` says who decides and what is legal. A step is skipped only where everybody can see that
it is forced (`turn.go_on`).
"""

from __future__ import annotations

from serai.engine.jit import rule
from serai.engine.seat import Seat
from serai.games.silk_road.offers import actor, legal, refuse, weight
from serai.games.silk_road.rules.doing import do
from serai.games.silk_road.rules.guessing import guess
from serai.games.silk_road.rules.memory import redact
from serai.games.silk_road.state import State

__all__ = ["actor", "apply", "guess", "legal", "redact", "refuse", "score", "weight"]


@rule
def apply(s: State, action: int) -> None:
    """Do a legal action, and whatever follows without a choice."""
    do(s, action)


@rule
def score(s: State, seat: Seat) -> int:
    """road.score.1 The final score; nothing before the end, because scores are told to all and
    stocks are secret."""
    return int(s.scores[seat])
