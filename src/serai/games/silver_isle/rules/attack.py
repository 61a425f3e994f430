"""Who may attack whom. Control plays no part in it (isle.fight.who.14)."""

from __future__ import annotations

from serai.engine.bits import Bits
from serai.engine.jit import rule
from serai.engine.seat import NOBODY
from serai.games.silver_isle.reasons import Reason
from serai.games.silver_isle.rules.crew import crews_at, place_of
from serai.games.silver_isle.rules.fight import fight
from serai.games.silver_isle.rules.geometry import is_port, is_space, port_of
from serai.games.silver_isle.rules.place import is_next
from serai.games.silver_isle.rules.ship import is_in_europe, shore_of
from serai.games.silver_isle.rules.sight import is_docked
from serai.games.silver_isle.state import State
from serai.games.silver_isle.terms import PORT, SEATS, SHIP, Crew, Place, Seat

EVERY_SEAT: Bits = (1 << SEATS) - 1
"""All four seats."""


@rule
def has_enemy(s: State, seat: Seat, place: Place) -> bool:
    """Whether another player's crew stands on this space, or is inside this port."""
    if is_port(place):
        return place != port_of(seat) and crews_at(s, place - PORT, place) > 0
    return s.occupant[place] != NOBODY and s.occupant[place] != seat


@rule
def owner_at(s: State, place: Place) -> Seat:
    """Whose port this is, or whose crew stands here."""
    return place - PORT if is_port(place) else int(s.occupant[place])


@rule
def crews_against_ships() -> Bits:
    """isle.fight.who.10 No crew on an isle tile attacks a ship."""
    return 0


@rule
def refuse_attack_on_ship(s: State, seat: Seat, crew: Crew) -> Reason:
    """isle.fight.who.10 A crew on an isle tile never attacks a ship. isle.fight.who.11 In a port no
    crew fights alone."""
    start = place_of(s, seat, crew)
    if is_port(start):
        return Reason.PORT_FIGHTS_TOGETHER
    return Reason.CREW_ATTACKS_NO_SHIP if is_space(start) else Reason.CREW_IS_NOT_ASHORE


@rule
def refuse_attack(s: State, seat: Seat, crew: Crew, place: Place) -> Reason:
    """isle.fight.who.1 A crew on an isle tile attacks a crew of another player next to it.
    isle.fight.who.11 In a port no crew fights alone."""
    start = place_of(s, seat, crew)
    if is_port(start):
        return Reason.PORT_FIGHTS_TOGETHER
    if not is_space(start):
        return Reason.CREW_IS_NOT_ASHORE
    if is_port(place):
        return refuse_attack_on_port(s, seat, start, place)
    if not is_next(s, start, place):
        return Reason.TARGET_IS_NOT_NEXT
    return Reason.ALLOWED if has_enemy(s, seat, place) else Reason.ATTACK_NEEDS_ENEMY


@rule
def refuse_attack_on_port(s: State, seat: Seat, start: Place, port: Place) -> Reason:
    """isle.fight.who.2 A crew on an isle tile attacks another player's port next to it, if a crew
    is inside."""
    if port == port_of(seat):
        return Reason.PORT_IS_YOURS
    if not is_next(s, start, port):
        return Reason.PORT_IS_NOT_NEXT
    return Reason.ALLOWED if has_enemy(s, seat, port) else Reason.PORT_IS_EMPTY


@rule
def ships_to_attack(s: State, seat: Seat) -> Bits:
    """isle.fight.who.4 With a crew aboard, your ship may attack other ships; without, none."""
    return EVERY_SEAT if crews_at(s, seat, SHIP) else 0


@rule
def refuse_ship_attack_ship(s: State, seat: Seat, foe: Seat) -> Reason:
    """isle.fight.who.4, isle.ship.loc.6 Your ship, with a crew aboard, attacks another ship at the
    same corner, whether it has crews or not."""
    if is_in_europe(s, seat):
        return Reason.SHIP_IS_IN_EUROPE
    if crews_at(s, seat, SHIP) == 0:
        return Reason.SHIP_HAS_NO_CREW
    if foe == seat:
        return Reason.SHIP_IS_YOURS
    if s.ship_at[foe] != s.ship_at[seat]:
        return Reason.SHIP_IS_ELSEWHERE
    return Reason.ALLOWED


@rule
def refuse_ship_attack_shore(s: State, seat: Seat) -> Reason:
    """isle.fight.who.5, isle.fight.who.6 Your ship, with a crew aboard, attacks the port where it
    is docked or the crew in the closest space."""
    if is_in_europe(s, seat):
        return Reason.SHIP_IS_IN_EUROPE
    shore = shore_of(s, seat)
    if crews_at(s, seat, SHIP) == 0:
        if is_port(shore):
            return Reason.SHIP_NEEDS_CREW_FOR_PORT
        return Reason.SHIP_NEEDS_CREW_FOR_SHORE
    if has_enemy(s, seat, shore):
        return Reason.ALLOWED
    return Reason.NO_ENEMY_IN_PORT if is_port(shore) else Reason.NO_ENEMY_ASHORE


@rule
def refuse_port_attack(s: State, seat: Seat, place: Place) -> Reason:
    """isle.fight.who.8 Your port, with a crew inside, attacks a crew of another player next to
    it."""
    if is_port(place):
        return refuse_port_attack_port(s, seat, place)
    if crews_at(s, seat, port_of(seat)) == 0:
        return Reason.PORT_NEEDS_CREW_INSIDE
    is_target = is_next(s, port_of(seat), place) and has_enemy(s, seat, place)
    return Reason.ALLOWED if is_target else Reason.NO_ENEMY_NEXT_TO_PORT


@rule
def refuse_port_attack_port(s: State, seat: Seat, port: Place) -> Reason:
    """isle.fight.who.9 Your port attacks another player's port that touches it, with crews in
    both."""
    if not is_next(s, port_of(seat), port):
        return Reason.PORTS_DO_NOT_TOUCH
    have_crews = crews_at(s, seat, port_of(seat)) > 0 and has_enemy(s, seat, port)
    return Reason.ALLOWED if have_crews else Reason.PORTS_NEED_CREWS


@rule
def ships_at_port(s: State, seat: Seat) -> Bits:
    """isle.fight.who.7 With a crew inside, your port may attack ships; without, none."""
    return EVERY_SEAT if crews_at(s, seat, port_of(seat)) else 0


@rule
def refuse_port_attack_ship(s: State, seat: Seat, foe: Seat) -> Reason:
    """isle.fight.who.7, isle.ship.loc.7 Your port, with a crew inside, attacks another ship docked
    there, whether it has crews or not."""
    if crews_at(s, seat, port_of(seat)) == 0:
        return Reason.PORT_HAS_NO_CREW
    if foe == seat or not is_docked(s, foe, port_of(seat)):
        return Reason.SHIP_IS_NOT_DOCKED
    return Reason.ALLOWED


# --- Attacking --------------------------------------------------------------------------------


@rule
def attack(s: State, start: Place, place: Place) -> None:
    """isle.fight.who.13, isle.fight.enter.5 An attack costs an action, and nobody moves."""
    fight(s, owner_at(s, place), start, place, False)


@rule
def attack_ship(s: State, start: Place, foe: Seat) -> None:
    """isle.fight.who.7 A ship is attacked with all crews aboard."""
    fight(s, foe, start, SHIP, False)


@rule
def ship_attack_ship(s: State, foe: Seat) -> None:
    """isle.fight.who.4 Your ship attacks another."""
    attack_ship(s, SHIP, foe)


@rule
def ship_attack_shore(s: State, seat: Seat) -> None:
    """isle.fight.who.5, isle.fight.who.6 Your ship attacks the place closest to it."""
    attack(s, SHIP, shore_of(s, seat))
