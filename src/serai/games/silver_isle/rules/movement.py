"""Crews step, land and take silver. What forbids landing is asked in `ship.py`; who lands may have
to fight, so it is done here."""

from __future__ import annotations

from serai.engine.bits import Bits
from serai.engine.jit import rule
from serai.games.silver_isle.reasons import Reason
from serai.games.silver_isle.rules.control import controls, gain_control, is_defended
from serai.games.silver_isle.rules.crew import (
    crew_set,
    is_loaded,
    load_token,
    lose_token,
    place_of,
    send_crew,
)
from serai.games.silver_isle.rules.fight import fight
from serai.games.silver_isle.rules.geometry import is_ashore, is_port, is_space, port_of, tile_of
from serai.games.silver_isle.rules.place import is_next, lay_silver
from serai.games.silver_isle.rules.ship import refuse_landing, shore_of
from serai.games.silver_isle.state import State
from serai.games.silver_isle.terms import CREWS, NOWHERE, Crew, Drop, Place, Seat

# --- Steps ------------------------------------------------------------------------------------


@rule
def refuse_step(s: State, seat: Seat, crew: Crew, place: Place) -> Reason:
    """isle.move.1, isle.move.6, isle.move.8 A crew ashore steps to a space next to it, into its own
    port or out of it. isle.move.12 It may pass between two crews."""
    start = place_of(s, seat, crew)
    if not is_ashore(start):
        return Reason.CREW_IS_NOT_ASHORE
    if not is_next(s, start, place):
        return Reason.SPACE_IS_NOT_NEXT
    return refuse_landing(s, seat, place)


@rule
def step(s: State, seat: Seat, crew: Crew, place: Place) -> None:
    """isle.move.10, isle.move.11 The crew takes its token along, its value unseen; isle.silver.5
    it picks nothing up."""
    token = int(is_loaded(s, seat, crew))
    send_crew(s, seat, crew, place, token)
    enter(s, seat, place)


@rule
def unload_crew(s: State, seat: Seat, crew: Crew) -> None:
    """isle.unload.2, isle.unload.5, isle.unload.8 The crew goes to the closest space, which it
    enters, or into the port; in Europe, to the others there."""
    place = shore_of(s, seat)
    send_crew(s, seat, crew, place, 0)
    enter(s, seat, place)


@rule
def enter(s: State, seat: Seat, place: Place) -> None:
    """isle.control.5 A crew enters a tile by a step or by unloading. isle.move.9 On your own tile
    nothing happens. isle.control.2, isle.control.3 You gain a tile without defenders at once.
    isle.move.13, isle.move.14, isle.fight.who.3, isle.fight.who.12 If it has defenders, your crew
    alone fights all of them together first."""
    if not is_space(place) or controls(s, seat, tile_of(place)):
        return
    tile = tile_of(place)
    if is_defended(s, tile):
        fight(s, int(s.control[tile]), place, place, True)
    else:
        gain_control(s, seat, tile)


# --- Silver on the ground ---------------------------------------------------------------------


@rule
def refuse_claim(s: State, seat: Seat, crew: Crew, place: Place) -> Reason:
    """isle.claim.1 to .3, isle.claim.5, isle.silver.3 A crew without a token takes one from the
    ground of its own space or of a place next to it, whoever controls it. It cannot reach from one
    port to another (R54)."""
    start = place_of(s, seat, crew)
    if not is_ashore(start):
        return Reason.CREW_IS_NOT_ASHORE
    is_near = start == place or is_next(s, start, place)
    if place == NOWHERE or not is_near or (is_port(start) and is_port(place) and start != place):
        return Reason.SILVER_IS_NOT_NEXT
    if s.ground[place] == 0:
        return Reason.NO_SILVER_THERE
    if is_loaded(s, seat, crew):
        return Reason.CREW_CARRIES_SILVER
    return Reason.ALLOWED


@rule
def claim(s: State, seat: Seat, crew: Crew, place: Place) -> None:
    """isle.claim.1, isle.silver.1 The token goes from the ground to the crew."""
    lay_silver(s, place, -1)
    load_token(s, seat, crew)


@rule
def crews_in_port(s: State, seat: Seat) -> Bits:
    """The seat's crews in its port."""
    return crew_set(s, seat, port_of(seat))


@rule
def refuse_drop(s: State, seat: Seat, crew: Crew) -> Reason:
    """isle.silver.6 There is no dropping, unless `drop=port` lets a crew in its own port do it."""
    if s.drop == Drop.OFF:
        return Reason.NO_DROPPING
    if place_of(s, seat, crew) != port_of(seat):
        return Reason.DROP_IN_PORT_ONLY
    if not is_loaded(s, seat, crew):
        return Reason.CREW_HAS_NO_SILVER
    return Reason.ALLOWED


@rule
def can_drop(s: State, seat: Seat) -> bool:
    """R56 Whether some token may be laid down: then the turn stays open."""
    for crew in range(1, CREWS + 1):
        if refuse_drop(s, seat, crew) == Reason.ALLOWED:
            return True
    return False


@rule
def drop(s: State, seat: Seat, crew: Crew) -> None:
    """R25 The token lies on the ground of the port."""
    lay_silver(s, port_of(seat), 1)
    lose_token(s, seat, crew)
