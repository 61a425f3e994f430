"""Other worlds: plies that may have been played instead, as far as a seat can tell. They lead from
the same start to where the seat has heard and decided the same, ply by ply."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from serai.engine.seat import NOBODY, Seat
from serai.research import spiel_isle_worlds, spiel_road_worlds
from serai.research.spiel_reliving import Choose, Rng, by_ear, relived
from serai.research.spiel_trail import Trail

Imagine: TypeAlias = Callable[[Trail, Seat, Rng], Choose]
"""Draws what may have been played instead."""
IMAGINE: Mapping[str, Imagine] = {
    "silk-road": spiel_road_worlds.imagine,
    "silver-isle": spiel_isle_worlds.imagine,
}
"""Games of which we know how; the others are played by ear."""
TRIES = 20
"""After so many vain tries the world is taken as it is: that one agrees for certain."""


def another_world(trail: Trail, seat: Seat, rng: Rng) -> Trail:
    """A trail that this seat cannot tell from this one. It is another only where something is
    hidden, and nothing is once the game is over."""
    if trail.game.hides is None or trail.actor == NOBODY:
        return trail
    imagine = IMAGINE.get(trail.game.id, by_ear)
    for _ in range(TRIES):
        found = relived(trail, seat, imagine(trail, seat, rng))
        if found is not None:
            return found
    return trail
