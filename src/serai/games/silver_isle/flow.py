"""What happens when an action is played; who decides and what is legal is said in `offers.py` and
`listing.py`."""

from __future__ import annotations

from serai.engine.jit import rule
from serai.engine.seat import Seat
from serai.games.silver_isle import actions
from serai.games.silver_isle.actions import kind_of
from serai.games.silver_isle.listing import legal, weight
from serai.games.silver_isle.offers import actor, first_part, refuse, second_part
from serai.games.silver_isle.rules.attack import attack, attack_ship
from serai.games.silver_isle.rules.building import assign_coasts, draw_tile, lay_tile
from serai.games.silver_isle.rules.control import starve
from serai.games.silver_isle.rules.crew import place_of
from serai.games.silver_isle.rules.damage import keep, remove, replace
from serai.games.silver_isle.rules.ending import silver_in_europe
from serai.games.silver_isle.rules.fight import take_spoils
from serai.games.silver_isle.rules.geometry import port_of
from serai.games.silver_isle.rules.guessing import guess, redact
from serai.games.silver_isle.rules.mine import dig, discover
from serai.games.silver_isle.rules.movement import claim, drop, step, unload_crew
from serai.games.silver_isle.rules.port import (
    are_all_ports_placed,
    choose_first,
    next_to_place,
    place_port,
)
from serai.games.silver_isle.rules.ship import (
    load_crew,
    load_silver,
    sail,
    shore_of,
    unload_silver,
)
from serai.games.silver_isle.rules.sight import map_land
from serai.games.silver_isle.rules.turn import (
    begin_turn,
    continue_action,
    continue_turn,
    end_turn,
    finish_action,
    look_for_hunger,
)
from serai.games.silver_isle.state import State
from serai.games.silver_isle.terms import SHIP, Phase

__all__ = ["actor", "apply", "guess", "legal", "redact", "refuse", "score", "weight"]

# --- What happens -----------------------------------------------------------------------------


@rule
def apply(s: State, action: int) -> None:
    """Do a legal action."""
    kind = kind_of(action)
    part = first_part(s, action)
    other = second_part(s, action)
    if s.phase < Phase.STARVE:
        apply_setup(s, kind, part)
    elif s.phase == Phase.ACT:
        apply_turn(s, kind, part, other)
    else:
        apply_between(s, kind, part, other)


@rule
def apply_setup(s: State, kind: int, part: int) -> None:
    """isle.build.3, isle.build.4, isle.seat.3 Coasts, the drawing seat, the tiles, the first player
    and the ports."""
    if kind == actions.ASSIGN_COASTS:
        assign_coasts(s, part)
    elif kind == actions.CHOOSE_DRAWER:
        s.turn = part
        s.phase = Phase.DRAW
    elif kind == actions.DRAW_TILE:
        draw_tile(s, part)
    elif kind == actions.LAY_TILE:
        lay_tile(s, part)
    elif kind == actions.CHOOSE_FIRST:
        choose_first(s, part)
    elif kind == actions.PLACE_PORT:
        apply_port(s, part)


@rule
def apply_port(s: State, line: int) -> None:
    """isle.port.1 In playing order, each places a port; then the first player's turn begins."""
    place_port(s, int(s.turn), line)
    if are_all_ports_placed(s):
        map_land(s)
        s.rounds = 1
        begin_turn(s, int(s.first))
    else:
        s.turn = next_to_place(s, int(s.turn))


@rule
def apply_turn(s: State, kind: int, part: int, other: int) -> None:
    """isle.turn.3 An action, dropping, or passing."""
    if kind == actions.PASS:
        end_turn(s)
    elif kind == actions.DROP_SILVER:
        drop(s, int(s.turn), part)
        continue_turn(s)
    else:
        if kind >= actions.ATTACK:
            apply_attack(s, kind, part, other)
        elif kind >= actions.LOAD_CREW and kind <= actions.UNLOAD_SILVER:
            apply_cargo(s, kind, part)
        else:
            apply_deed(s, kind, part, other)
        continue_action(s)


@rule
def apply_deed(s: State, kind: int, part: int, other: int) -> None:
    """A step, a voyage, mining or claiming."""
    seat = int(s.turn)
    if kind == actions.STEP:
        step(s, seat, part, other)
    elif kind == actions.SAIL:
        sail(s, seat, part)
    elif kind == actions.MINE:
        dig(s, seat, part, other)
    elif kind == actions.CLAIM:
        claim(s, seat, part, other)


@rule
def apply_cargo(s: State, kind: int, part: int) -> None:
    """isle.load.1, isle.unload.1 One item is loaded or unloaded."""
    seat = int(s.turn)
    if kind == actions.LOAD_CREW:
        load_crew(s, seat, part)
    elif kind == actions.LOAD_SILVER:
        load_silver(s, seat, part)
    elif kind == actions.UNLOAD_CREW:
        unload_crew(s, seat, part)
    else:
        unload_silver(s, seat)


@rule
def apply_attack(s: State, kind: int, part: int, other: int) -> None:
    """An attack by a crew, the ship or the port."""
    seat = int(s.turn)
    if kind == actions.ATTACK:
        attack(s, place_of(s, seat, part), other)
    elif kind == actions.SHIP_ATTACKS_SHIP:
        attack_ship(s, SHIP, part)
    elif kind == actions.SHIP_ATTACKS_SHORE:
        attack(s, SHIP, shore_of(s, seat))
    elif kind == actions.PORT_ATTACKS:
        attack(s, port_of(seat), part)
    elif kind == actions.PORT_ATTACKS_SHIP:
        attack_ship(s, port_of(seat), part)


@rule
def apply_between(s: State, kind: int, part: int, other: int) -> None:
    """A decision before the actions, or in the middle of one."""
    if kind == actions.STARVE:
        starve(s, int(s.turn), part)
        look_for_hunger(s)
        return
    if kind == actions.REMOVE:
        remove(s, part)
    elif kind == actions.REPLACE:
        replace(s, part, other)
    elif kind == actions.KEEP:
        keep(s, part)
    elif kind == actions.CLAIM:
        take_spoils(s, part, other)
    elif kind == actions.DISCOVER:
        discover(s, part)
    if s.phase == Phase.DISCOVER:
        finish_action(s)
    else:
        continue_action(s)


@rule
def score(s: State, seat: Seat) -> int:
    """isle.win.1 The tokens in the seat's Europe."""
    return silver_in_europe(s, seat)
