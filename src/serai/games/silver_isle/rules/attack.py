"""Chapter 9.1: who may attack whom. Control plays no part in it (isle.fight.who.14)."""

from __future__ import annotations

from serai.engine.jit import rule
from serai.games.silver_isle.clauses import Clause
from serai.games.silver_isle.rules.crews import crews_at, place_of
from serai.games.silver_isle.rules.fight import fight
from serai.games.silver_isle.rules.geometry import is_port, is_space, port_of
from serai.games.silver_isle.rules.places import is_next
from serai.games.silver_isle.rules.ship import is_in_europe, shore_of
from serai.games.silver_isle.rules.sight import is_docked
from serai.games.silver_isle.state import State
from serai.games.silver_isle.terms import (
    NO_FLAG,
    PORT,
    SHIP,
    Crew,
    Place,
    Seat,
)


@rule
def refuse_target(s: State, seat: Seat, place: Place) -> Clause:
    """isle.fight.who.1, isle.fight.who.2 The target is a crew of another player on the isle, or
    another player's port with a crew inside."""
    if is_port(place):
        owner = place - PORT
        if owner == seat:
            return Clause.ATTACK_NEEDS_ENEMY
        return Clause.ALLOWED if crews_at(s, owner, place) else Clause.PORT_IS_EMPTY
    if s.standing[place] == NO_FLAG or s.standing[place] == 1 + seat:
        return Clause.ATTACK_NEEDS_ENEMY
    return Clause.ALLOWED


@rule
def owner_at(s: State, place: Place) -> Seat:
    """Whose port this is, or whose crew stands here."""
    return place - PORT if is_port(place) else int(s.standing[place]) - 1


@rule
def refuse_attack(s: State, seat: Seat, crew: Crew, place: Place) -> Clause:
    """isle.fight.who.1, isle.fight.who.2, isle.fight.who.10 A crew on an isle tile attacks a crew
    or a port next to it, never a ship. isle.fight.who.11 In a port no crew fights alone."""
    start = place_of(s, seat, crew)
    if is_port(start):
        return Clause.PORT_FIGHTS_TOGETHER
    if not is_space(start):
        return Clause.CREW_IS_NOT_ASHORE
    if not is_next(s, start, place):
        return Clause.TARGET_IS_NOT_NEXT
    return refuse_target(s, seat, place)


@rule
def refuse_broadside(s: State, seat: Seat, foe: Seat) -> Clause:
    """isle.fight.who.4, isle.ship.loc.6 Your ship, with a crew aboard, attacks another ship at the
    same corner, whether it has crews or not."""
    if is_in_europe(s, seat):
        return Clause.SHIP_IS_IN_EUROPE
    if crews_at(s, seat, SHIP) == 0:
        return Clause.SHIP_HAS_NO_CREW
    if foe == seat:
        return Clause.ATTACK_NEEDS_ENEMY
    if s.ship_at[foe] != s.ship_at[seat]:
        return Clause.SHIP_IS_ELSEWHERE
    return Clause.ALLOWED


@rule
def refuse_raid(s: State, seat: Seat) -> Clause:
    """isle.fight.who.5, isle.fight.who.6 Your ship, with a crew aboard, attacks the port where it
    is docked or the crew in the closest space."""
    if is_in_europe(s, seat):
        return Clause.SHIP_IS_IN_EUROPE
    if crews_at(s, seat, SHIP) == 0:
        return Clause.SHIP_HAS_NO_CREW
    return refuse_target(s, seat, shore_of(s, seat))


@rule
def refuse_port_attack(s: State, seat: Seat, place: Place) -> Clause:
    """isle.fight.who.8, isle.fight.who.9 Your port, with a crew inside, attacks a crew next to it,
    or a port that touches it and has a crew inside."""
    if crews_at(s, seat, port_of(seat)) == 0:
        return Clause.PORT_HAS_NO_CREW
    if not is_next(s, port_of(seat), place):
        return Clause.TARGET_IS_NOT_NEXT
    return refuse_target(s, seat, place)


@rule
def refuse_port_attack_ship(s: State, seat: Seat, foe: Seat) -> Clause:
    """isle.fight.who.7 Your port, with a crew inside, attacks another ship docked there, whether it
    has crews or not."""
    if crews_at(s, seat, port_of(seat)) == 0:
        return Clause.PORT_HAS_NO_CREW
    if foe == seat:
        return Clause.ATTACK_NEEDS_ENEMY
    if not is_docked(s, foe, port_of(seat)):
        return Clause.SHIP_IS_ELSEWHERE
    return Clause.ALLOWED


@rule
def attack(s: State, start: Place, target: Place) -> None:
    """isle.fight.who.13, isle.fight.enter.5 An attack costs an action, and nobody moves."""
    fight(s, owner_at(s, target), start, target, 0)


@rule
def attack_ship(s: State, start: Place, foe: Seat) -> None:
    """isle.fight.who.4, isle.fight.who.7 A ship is attacked with all crews aboard."""
    fight(s, foe, start, SHIP, 0)
