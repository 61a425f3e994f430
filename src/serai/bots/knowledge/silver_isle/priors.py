"""Which decisions look promising at a glance."""

from __future__ import annotations

import numpy as np

from serai.engine.action import Action
from serai.engine.jit import rule
from serai.games.silver_isle import actions
from serai.games.silver_isle.actions import SPACE
from serai.games.silver_isle.rules.ship import is_in_europe
from serai.games.silver_isle.state import State

EAGER = 6.0
"""To bring silver home."""
PRIOR_OF_KIND: dict[type[Action], float] = {
    actions.Mine: 4.0,
    actions.LoadSilver: 4.0,
    actions.Claim: 4.0,
    actions.Sail: 1.5,
    actions.UnloadCrew: 1.5,
    actions.Discover: 1.5,
    actions.LoadCrew: 0.5,
    actions.UnloadSilver: 0.5,
    actions.Decline: 0.5,
    actions.Pass: 0.1,
}
"""Of each kind of decision; 1 of the others."""
PRIORS = np.repeat(
    [PRIOR_OF_KIND.get(kind, 1.0) for kind in SPACE.kinds],
    [SPACE.count(kind) for kind in SPACE.kinds],
)
"""Of each decision, by its number."""
SAIL_HOME = SPACE.number(SPACE.read("sail europe"))
UNLOAD_SILVER = SPACE.number(SPACE.read("unload silver"))


@rule
def prior(s: State, action: int) -> float:
    """How promising a decision looks."""
    seat = int(s.turn)
    if action == SAIL_HOME and s.ship_silver[seat] > 0:
        return EAGER
    if action == UNLOAD_SILVER and is_in_europe(s, seat):
        return EAGER
    return float(PRIORS[action])
