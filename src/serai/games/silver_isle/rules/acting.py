"""Whether a seat can take any action at all."""

from __future__ import annotations

from serai.engine.jit import rule
from serai.games.silver_isle.reasons import Reason
from serai.games.silver_isle.rules.attack import (
    refuse_attack,
    refuse_port_attack,
    refuse_port_attack_ship,
    refuse_ship_attack_ship,
    refuse_ship_attack_shore,
)
from serai.games.silver_isle.rules.mine import refuse_dig
from serai.games.silver_isle.rules.movement import refuse_claim, refuse_step
from serai.games.silver_isle.rules.ship import (
    refuse_load_crew,
    refuse_load_silver,
    refuse_sail,
    refuse_ship_claim,
    refuse_unload_crew,
    refuse_unload_silver,
)
from serai.games.silver_isle.state import State
from serai.games.silver_isle.terms import CREWS, NO_CREW, PLACES, SEATS, Crew, Seat


@rule
def can_act(s: State, seat: Seat) -> bool:
    """isle.turn.4 Whether the seat can take an action. Its ship can always sail back to where it
    came from: all else is only asked where somebody has written a position."""
    return (
        can_sail(s, seat)
        or can_use_ship(s, seat)
        or can_use_port(s, seat)
        or can_use_any_crew(s, seat)
    )


@rule
def can_sail(s: State, seat: Seat) -> bool:
    """isle.turn.3 Whether the ship can sail to a corner, to Europe or from there."""
    for corner in range(int(s.num_corners) + 1):
        if refuse_sail(s, seat, corner) == Reason.ALLOWED:
            return True
    return False


@rule
def can_use_ship(s: State, seat: Seat) -> bool:
    """isle.turn.3 Whether the ship can be unloaded, attack, or take silver from the ground."""
    if refuse_unload_silver(s, seat) == Reason.ALLOWED:
        return True
    if refuse_load_silver(s, seat, NO_CREW) == Reason.ALLOWED:
        return True
    for place in range(1, PLACES):
        if refuse_ship_claim(s, seat, place) == Reason.ALLOWED:
            return True
    for foe in range(SEATS):
        if refuse_ship_attack_ship(s, seat, foe) == Reason.ALLOWED:
            return True
    return bool(refuse_ship_attack_shore(s, seat) == Reason.ALLOWED)


@rule
def can_use_port(s: State, seat: Seat) -> bool:
    """isle.turn.3 Whether the port can attack."""
    for foe in range(SEATS):
        if refuse_port_attack_ship(s, seat, foe) == Reason.ALLOWED:
            return True
    for place in range(1, PLACES):
        if refuse_port_attack(s, seat, place) == Reason.ALLOWED:
            return True
    return False


@rule
def can_use_any_crew(s: State, seat: Seat) -> bool:
    """isle.turn.3 Whether a crew can do something, on land or with the ship."""
    for crew in range(1, CREWS + 1):
        if can_use_crew(s, seat, crew) or can_use_crew_ashore(s, seat, crew):
            return True
    return False


@rule
def can_use_crew(s: State, seat: Seat, crew: Crew) -> bool:
    """isle.turn.3 Whether this crew, or its token, can be loaded, or the crew unloaded or made to
    dig."""
    for owner in range(SEATS):
        if refuse_dig(s, seat, crew, owner) == Reason.ALLOWED:
            return True
    return (
        refuse_load_crew(s, seat, crew) == Reason.ALLOWED
        or refuse_load_silver(s, seat, crew) == Reason.ALLOWED
        or refuse_unload_crew(s, seat, crew) == Reason.ALLOWED
    )


@rule
def can_use_crew_ashore(s: State, seat: Seat, crew: Crew) -> bool:
    """isle.turn.3 Whether this crew can step, claim silver or attack."""
    for place in range(1, PLACES):
        if (
            refuse_step(s, seat, crew, place) == Reason.ALLOWED
            or refuse_claim(s, seat, crew, place) == Reason.ALLOWED
            or refuse_attack(s, seat, crew, place) == Reason.ALLOWED
        ):
            return True
    return False
