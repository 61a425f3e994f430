"""Who sees what, for bots: what a seat does not know is wiped out, or filled in as it may be."""

from __future__ import annotations

from serai.engine.jit import rule
from serai.engine.sampling import below, random_word
from serai.engine.seat import Seat
from serai.games.silver_isle.rules.crew import sort_pools
from serai.games.silver_isle.rules.ending import is_over
from serai.games.silver_isle.rules.knowledge import nth_world, num_worlds
from serai.games.silver_isle.state import State
from serai.games.silver_isle.tables import SPREAD
from serai.games.silver_isle.terms import CREWS, NO_CREW, SEATS


@rule
def redact(s: State, seat: Seat) -> None:
    """isle.info.1, isle.info.2, isle.info.10 All is public but the values of the others' crews,
    and when the game is over those too."""
    if is_over(s):
        return
    for other in range(SEATS):
        if other != seat:
            for slot in range(CREWS):
                s.crews[other, slot] = NO_CREW


@rule
def guess(s: State, seat: Seat, seed: int) -> None:
    """isle.info.10, isle.info.11 The values of each other seat are spread over its crews in one of
    the ways that the public cannot exclude, all equally likely."""
    for other in range(SEATS):
        if other != seat and s.crews[other, 0] == NO_CREW:
            number = below(random_word(seed, other), num_worlds(s, other))
            world = nth_world(s, other, number)
            for slot in range(CREWS):
                s.crews[other, slot] = SPREAD[world, slot]
            sort_pools(s, other)
