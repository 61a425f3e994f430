"""Sailing, loading and unloading."""

from __future__ import annotations

from serai.engine.bits import Bits, bit
from serai.engine.jit import rule
from serai.engine.seat import NOBODY
from serai.games.silver_isle import terms
from serai.games.silver_isle.reasons import Reason
from serai.games.silver_isle.rules.crew import (
    crew_set,
    is_loaded,
    leave_token,
    lose_token,
    place_of,
    send,
    slot_leaving,
)
from serai.games.silver_isle.rules.geometry import is_port, port_of
from serai.games.silver_isle.rules.mine import has_mine
from serai.games.silver_isle.rules.place import is_next, lay_silver
from serai.games.silver_isle.rules.sight import is_docked, sees
from serai.games.silver_isle.state import State
from serai.games.silver_isle.terms import Corner, Crew, Place, Seat

# --- Sailing ----------------------------------------------------------------------------------


@rule
def is_in_europe(s: State, seat: Seat) -> bool:
    """isle.ship.loc.1 A ship is in Europe or at an eligible corner."""
    return s.ship_at[seat] == terms.NO_CORNER


@rule
def shore_of(s: State, seat: Seat) -> Place:
    """isle.load.2, isle.unload.2 The place closest to the seat's ship; EUROPE if it is there."""
    return int(s.closest[s.ship_at[seat]])


@rule
def refuse_home(s: State, seat: Seat) -> Reason:
    """isle.ship.europe.3, isle.ship.europe.4, isle.ship.europe.6 A ship leaves for Europe from its
    own port only, whoever else is there."""
    if is_in_europe(s, seat):
        return Reason.SHIP_IS_IN_EUROPE
    if not is_docked(s, seat, port_of(seat)):
        return Reason.SHIP_LEAVES_FROM_PORT
    return Reason.ALLOWED


@rule
def refuse_sail(s: State, seat: Seat, corner: Corner) -> Reason:
    """isle.ship.sail.1 To any other eligible corner in sight. isle.ship.europe.1, .2
    From Europe to a corner of the own port only. isle.ship.loc.5, isle.ship.loc.9 Other ships are
    no hindrance, and no crew is needed."""
    if corner == terms.NO_CORNER:
        return refuse_home(s, seat)
    if corner == terms.OPEN_SEA:
        return Reason.CORNER_IS_NOT_ELIGIBLE
    if is_in_europe(s, seat):
        own = s.closest[corner] == port_of(seat)
        return Reason.ALLOWED if own else Reason.SHIP_ARRIVES_AT_PORT
    if s.ship_at[seat] == corner:
        return Reason.SHIP_IS_THERE
    if not sees(s, int(s.ship_at[seat]), corner):
        return Reason.LAND_IS_IN_THE_WAY
    return Reason.ALLOWED


@rule
def sail(s: State, seat: Seat, corner: Corner) -> None:
    """isle.ship.sail.2, isle.ship.europe.5 All that is aboard travels along and stays aboard."""
    s.ship_at[seat] = corner


# --- Loading ----------------------------------------------------------------------------------


@rule
def crews_to_load(s: State, seat: Seat) -> Bits:
    """isle.load.2 The seat's crews in the place closest to its ship."""
    return crew_set(s, seat, shore_of(s, seat))


@rule
def sources_of_silver(s: State, seat: Seat) -> Bits:
    """isle.load.4 Those crews, and the ground (NO_CREW)."""
    return crews_to_load(s, seat) | bit(terms.NO_CREW)


@rule
def refuse_load_crew(s: State, seat: Seat, crew: Crew) -> Reason:
    """isle.load.1 to .3, isle.load.6 One crew of yours from the closest space or port; in Europe,
    from there. There is always room."""
    place = place_of(s, seat, crew)
    if place == terms.SHIP:
        return Reason.CREW_IS_ABOARD
    if place != shore_of(s, seat):
        return Reason.CREW_IS_NOT_CLOSEST
    return Reason.ALLOWED


@rule
def load_crew(s: State, seat: Seat, crew: Crew) -> None:
    """isle.load.5 The crew goes aboard; its token stays on the ground."""
    slot = slot_leaving(s, seat, crew, terms.SHIP, 0)
    leave_token(s, seat, slot)
    send(s, seat, slot, terms.SHIP, 0)


@rule
def refuse_load_silver(s: State, seat: Seat, crew: Crew) -> Reason:
    """isle.load.4 One token from a crew of yours, or from the ground (NO_CREW). isle.load.7,
    isle.claim.4, isle.claim.5 Whose ground it is does not matter. isle.load.8 Silver unloaded in
    Europe stays there."""
    if is_in_europe(s, seat):
        return Reason.SILVER_STAYS_IN_EUROPE
    if crew == terms.NO_CREW:
        return Reason.ALLOWED if s.ground[shore_of(s, seat)] else Reason.NO_SILVER_THERE
    if place_of(s, seat, crew) != shore_of(s, seat):
        return Reason.CREW_IS_NOT_CLOSEST
    return Reason.ALLOWED if is_loaded(s, seat, crew) else Reason.CREW_HAS_NO_SILVER


@rule
def load_silver(s: State, seat: Seat, crew: Crew) -> None:
    """isle.load.1, isle.load.4 The token goes aboard."""
    if crew == terms.NO_CREW:
        lay_silver(s, shore_of(s, seat), -1)
    else:
        lose_token(s, seat, crew)
    s.ship_silver[seat] += 1


@rule
def refuse_ship_claim(s: State, seat: Seat, place: Place) -> Reason:
    """isle.claim.4 With `ship_reach=next` a ship takes silver as a crew in its closest place could:
    from the ground of any place next to that, but not from one port to another (R54)."""
    if s.ship_reach == terms.ShipReach.CLOSEST:
        return Reason.SILVER_IS_NOT_CLOSEST
    if is_in_europe(s, seat):
        return Reason.SHIP_IS_IN_EUROPE
    shore = shore_of(s, seat)
    if place == shore:
        return Reason.SILVER_IS_CLOSEST
    if not is_next(s, shore, place) or (is_port(shore) and is_port(place)):
        return Reason.SILVER_IS_NOT_NEXT
    return Reason.ALLOWED if s.ground[place] else Reason.NO_SILVER_THERE


@rule
def ship_claim(s: State, seat: Seat, place: Place) -> None:
    """isle.claim.4 The token goes from the ground aboard the ship."""
    lay_silver(s, place, -1)
    s.ship_silver[seat] += 1


# --- Unloading --------------------------------------------------------------------------------


@rule
def crews_aboard(s: State, seat: Seat) -> Bits:
    """The seat's crews on its ship."""
    return crew_set(s, seat, terms.SHIP)


@rule
def refuse_landing(s: State, seat: Seat, place: Place) -> Reason:
    """isle.move.2, isle.move.3, isle.move.5, isle.move.7, isle.unload.3, isle.unload.4 A crew needs
    a space without crew and mine; its own port has always room, other ports are closed.
    isle.move.4 Silver does not block a space."""
    if is_port(place):
        return Reason.ALLOWED if place == port_of(seat) else Reason.PORT_IS_FOREIGN
    if has_mine(s, place):
        return Reason.MINE_IS_IN_THE_WAY
    if s.occupant[place] != NOBODY:
        return Reason.CREW_IS_IN_THE_WAY
    return Reason.ALLOWED


@rule
def refuse_unload_crew(s: State, seat: Seat, crew: Crew) -> Reason:
    """isle.unload.1 to .4 One crew from your ship to the closest space or port, or to Europe."""
    if place_of(s, seat, crew) != terms.SHIP:
        return Reason.CREW_IS_NOT_ABOARD
    if is_in_europe(s, seat):
        return Reason.ALLOWED
    return refuse_landing(s, seat, shore_of(s, seat))


@rule
def refuse_unload_silver(s: State, seat: Seat) -> Reason:
    """isle.unload.1, isle.unload.6, isle.unload.7 One token, even beside a crew, but not onto a
    mine."""
    if s.ship_silver[seat] == 0:
        return Reason.NO_SILVER_ABOARD
    if has_mine(s, shore_of(s, seat)):
        return Reason.SILVER_NOT_ONTO_MINE
    return Reason.ALLOWED


@rule
def unload_silver(s: State, seat: Seat) -> None:
    """isle.unload.6, isle.unload.8 The token lies on the ground, unprotected; in Europe it is yours
    for good."""
    s.ship_silver[seat] -= 1
    if is_in_europe(s, seat):
        s.europe_silver[seat] += 1
    else:
        lay_silver(s, shore_of(s, seat), 1)
