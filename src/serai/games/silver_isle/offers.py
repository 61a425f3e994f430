"""Whose decision it is, and what is refused.

A phase opens some kinds of action. `refuse` answers for any action with the clause that forbids it;
`listing.py` lists those that it allows. Actions name places by coordinates; both ask about the
places of the record.
"""

from __future__ import annotations

import numpy as np

from serai.engine.bits import Bits, has
from serai.engine.jit import rule
from serai.engine.seat import CHANCE, NOBODY, Seat
from serai.games.silver_isle import actions
from serai.games.silver_isle.actions import kind_of, part_of, second_part_of
from serai.games.silver_isle.reasons import Reason
from serai.games.silver_isle.rules.attack import (
    refuse_attack,
    refuse_port_attack,
    refuse_port_attack_ship,
    refuse_ship_attack_ship,
    refuse_ship_attack_shore,
)
from serai.games.silver_isle.rules.building import refuse_draw, refuse_line
from serai.games.silver_isle.rules.control import refuse_starve
from serai.games.silver_isle.rules.damage import refuse_keep, refuse_remove, refuse_replace
from serai.games.silver_isle.rules.fight import refuse_spoils
from serai.games.silver_isle.rules.geometry import place_of_spot
from serai.games.silver_isle.rules.mine import refuse_dig, refuse_discovery
from serai.games.silver_isle.rules.movement import refuse_claim, refuse_drop, refuse_step
from serai.games.silver_isle.rules.port import refuse_port
from serai.games.silver_isle.rules.ship import (
    refuse_load_crew,
    refuse_load_silver,
    refuse_sail,
    refuse_unload_crew,
    refuse_unload_silver,
)
from serai.games.silver_isle.rules.sight import corner_of_point
from serai.games.silver_isle.state import State
from serai.games.silver_isle.terms import Phase

# isle.turn.3: the actions of a turn, and the decisions in the middle of one.
OPEN_KINDS = {
    Phase.COASTS: [actions.ASSIGN_COASTS],
    Phase.DRAWER: [actions.CHOOSE_DRAWER],
    Phase.DRAW: [actions.DRAW_TILE],
    Phase.LAY: [actions.LAY_TILE],
    Phase.FIRST: [actions.CHOOSE_FIRST],
    Phase.PORT: [actions.PLACE_PORT],
    Phase.STARVE: [actions.STARVE],
    Phase.ACT: list(range(actions.STEP, actions.PASS + 1)),
    Phase.PAY: [actions.REMOVE, actions.REPLACE],
    Phase.KEEP: [actions.KEEP],
    Phase.SILVER: [actions.CLAIM],
    Phase.DISCOVER: [actions.DISCOVER, actions.DECLINE],
}

OPEN_IN_PHASE = np.array(
    [sum(1 << kind for kind in OPEN_KINDS.get(phase, [])) for phase in Phase], dtype=np.int64
)
"""The kinds of action that each phase opens, as a set."""

FREE: Bits = (1 << actions.DROP_SILVER) | (1 << actions.PASS)
"""R56 What may come when both actions are spent."""


# --- Who, and what is open --------------------------------------------------------------------


@rule
def is_chance(s: State) -> bool:
    """isle.start.6 Chance decides during the set-up only."""
    by_lot = s.phase == Phase.COASTS or s.phase == Phase.DRAWER
    return by_lot or s.phase == Phase.DRAW or s.phase == Phase.FIRST


@rule
def actor(s: State) -> Seat:
    """Who decides: chance draws and casts lots; the winner of a fight, whoever's turn it is, pays
    and takes silver; the seat whose turn it is does all the rest."""
    if s.phase == Phase.OVER:
        return NOBODY
    if is_chance(s):
        return CHANCE
    if s.phase == Phase.PAY or s.phase == Phase.KEEP or s.phase == Phase.SILVER:
        return int(s.winner)
    return int(s.turn)


@rule
def open_kinds(s: State) -> Bits:
    """The kinds of action that may come now."""
    if s.phase == Phase.ACT and s.actions_left == 0:
        return FREE
    return OPEN_IN_PHASE[s.phase]


@rule
def refuse_moment(s: State, kind: int) -> Reason:
    """Why an action of this kind has to wait."""
    if s.phase == Phase.OVER:
        return Reason.GAME_IS_OVER
    if is_chance(s):
        return Reason.CHANCE_DECIDES
    if kind <= actions.CHOOSE_FIRST and kind != actions.LAY_TILE:
        return Reason.SEATS_DECIDE
    if s.phase == Phase.LAY:
        return Reason.CHOOSE_A_LINE
    if s.phase == Phase.PORT:
        return Reason.PLACE_YOUR_PORT
    if s.phase == Phase.STARVE:
        return Reason.STARVE_FIRST
    if s.phase == Phase.ACT:
        return Reason.ACT_NOW if s.actions_left else Reason.NO_ACTION_LEFT
    if s.phase == Phase.PAY:
        return Reason.PAY_FIRST
    if s.phase == Phase.KEEP:
        return Reason.KEEP_ONE
    return Reason.TAKE_SILVER_FIRST if s.phase == Phase.SILVER else Reason.DISCOVER_OR_DECLINE


# --- What is legal ----------------------------------------------------------------------------


@rule
def refuse_between(s: State, kind: int, part: int, other: int) -> Reason:
    """The clause that forbids this action of the set-up, or in the middle of a turn."""
    if kind == actions.DRAW_TILE:
        return refuse_draw(s, part)
    if kind == actions.LAY_TILE:
        return refuse_line(s, part)
    if kind == actions.PLACE_PORT:
        return refuse_port(s, int(s.turn), part)
    if kind == actions.STARVE:
        return refuse_starve(s, int(s.turn), part)
    if kind == actions.REMOVE:
        return refuse_remove(s, part)
    if kind == actions.REPLACE:
        return refuse_replace(s, part, other)
    if kind == actions.KEEP:
        return refuse_keep(s, part)
    if kind == actions.CLAIM:
        return refuse_spoils(s, part, other)
    if kind == actions.DISCOVER:
        return refuse_discovery(s, part)
    return Reason.ALLOWED


@rule
def refuse_attacks(s: State, kind: int, part: int, other: int) -> Reason:
    """isle.fight.who.1, isle.fight.who.4 to .9 The clause that forbids this attack."""
    seat = int(s.turn)
    if kind == actions.ATTACK:
        return refuse_attack(s, seat, part, other)
    if kind == actions.SHIP_ATTACKS_SHIP:
        return refuse_ship_attack_ship(s, seat, part)
    if kind == actions.SHIP_ATTACKS_SHORE:
        return refuse_ship_attack_shore(s, seat)
    if kind == actions.PORT_ATTACKS:
        return refuse_port_attack(s, seat, part)
    if kind == actions.PORT_ATTACKS_SHIP:
        return refuse_port_attack_ship(s, seat, part)
    return Reason.ALLOWED


@rule
def refuse_deeds(s: State, kind: int, part: int, other: int) -> Reason:
    """The clause that forbids this action of a turn. isle.turn.4 You may always pass."""
    seat = int(s.turn)
    if kind == actions.STEP:
        return refuse_step(s, seat, part, other)
    if kind == actions.SAIL:
        return refuse_sail(s, seat, part)
    if kind == actions.LOAD_CREW:
        return refuse_load_crew(s, seat, part)
    if kind == actions.LOAD_SILVER:
        return refuse_load_silver(s, seat, part)
    if kind == actions.UNLOAD_CREW:
        return refuse_unload_crew(s, seat, part)
    if kind == actions.UNLOAD_SILVER:
        return refuse_unload_silver(s, seat)
    if kind == actions.MINE:
        return refuse_dig(s, seat, part, other)
    if kind == actions.CLAIM:
        return refuse_claim(s, seat, part, other)
    if kind == actions.DROP_SILVER:
        return refuse_drop(s, seat, part)
    return refuse_attacks(s, kind, part, other)


@rule
def refuse_open(s: State, kind: int, part: int, other: int) -> Reason:
    """The clause that forbids an action whose kind is open; places as the record counts them."""
    if s.phase == Phase.ACT:
        return refuse_deeds(s, kind, part, other)
    return refuse_between(s, kind, part, other)


@rule
def names_crew_and_place(kind: int) -> bool:
    """Whether actions of this kind name a crew, and a place by its coordinates."""
    return kind == actions.STEP or kind == actions.CLAIM or kind == actions.ATTACK


@rule
def names_place(kind: int) -> bool:
    """Whether actions of this kind name nothing but a place by its coordinates."""
    return kind == actions.PORT_ATTACKS or kind == actions.DISCOVER


@rule
def first_part(s: State, action: int) -> int:
    """The first part of an action as the record counts."""
    part = part_of(action)
    if kind_of(action) == actions.SAIL:
        return corner_of_point(s, part)
    return place_of_spot(s, part) if names_place(kind_of(action)) else part


@rule
def second_part(s: State, action: int) -> int:
    """The second part of an action as the record counts."""
    part = second_part_of(action)
    return place_of_spot(s, part) if names_crew_and_place(kind_of(action)) else part


@rule
def refuse(s: State, action: int) -> Reason:
    """The clause that forbids this action now, or ALLOWED."""
    kind = kind_of(action)
    if not has(open_kinds(s), kind):
        return refuse_moment(s, kind)
    return refuse_open(s, kind, first_part(s, action), second_part(s, action))
