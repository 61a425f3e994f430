"""Which decisions look promising at a glance."""

from __future__ import annotations

import numpy as np

from serai.engine.jit import rule
from serai.games.silver_isle.actions import (
    CLAIM,
    DECLINE,
    DISCOVER,
    KIND_OF,
    KINDS,
    LOAD_CREW,
    LOAD_SILVER,
    MINE,
    PARTS_OF,
    PASS,
    SAIL,
    UNLOAD_CREW,
    UNLOAD_SILVER,
)
from serai.games.silver_isle.rules.ship import is_in_europe
from serai.games.silver_isle.state import State

EAGER = 6.0
"""To bring silver home."""


def _priors() -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    table = np.ones(KINDS + 1)
    table[[MINE, LOAD_SILVER, CLAIM]] = 4.0
    table[[SAIL, UNLOAD_CREW, DISCOVER]] = 1.5
    table[[LOAD_CREW, UNLOAD_SILVER, DECLINE]] = 0.5
    table[PASS] = 0.1
    return table


PRIORS = _priors()
"""Of each kind of decision."""


@rule
def prior(s: State, action: int) -> float:
    """How promising a decision looks."""
    kind = KIND_OF[action]
    seat = int(s.turn)
    if kind == SAIL and PARTS_OF[action, 0] == 0 and s.ship_silver[seat] > 0:
        return EAGER
    if kind == UNLOAD_SILVER and is_in_europe(s, seat):
        return EAGER
    return float(PRIORS[kind])
