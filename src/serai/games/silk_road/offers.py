"""Who decides, and what is legal: the move list asks the same questions as a refusal answers.

The kinds that may come now are a set (`open_kinds.py`). Of each of them only those actions are
asked about that may be allowed at all (`worth_asking`); whether one is, its chapter says.
"""

from __future__ import annotations

from serai.engine.bits import Bits, bit, has, smallest
from serai.engine.jit import rule
from serai.engine.layout import Ints
from serai.engine.seat import NOBODY, Seat
from serai.games.silk_road.actions import (
    BID,
    CHANGE_GOOD,
    FIRST_OF,
    GIVE,
    KIND_OF,
    MOVE,
    PARTS_OF,
    PASS_PAWN,
    RECEIVE,
    STEAL,
    TAKE_TILE,
)
from serai.games.silk_road.open_kinds import EVERY, HARDER_AND_HARDER
from serai.games.silk_road.reasons import Reason
from serai.games.silk_road.rules.asking import refuse_now, refuse_open
from serai.games.silk_road.rules.auction import highest_amount, lowest_amount
from serai.games.silk_road.rules.moment import decider, open_kinds
from serai.games.silk_road.rules.movement import next_cities
from serai.games.silk_road.rules.repair import repair_weight
from serai.games.silk_road.rules.setup import number_to_lay, tiles_to_lay
from serai.games.silk_road.rules.tile import keeps_nothing, tiles_to_take
from serai.games.silk_road.state import State
from serai.games.silk_road.terms import Phase


@rule
def actor(s: State) -> Seat:
    """The seat to decide, CHANCE, or NOBODY when the game is over."""
    return decider(s)


@rule
def refuse(s: State, action: int) -> Reason:
    """The clause that forbids this action now, or ALLOWED."""
    return refuse_now(s, action)


@rule
def legal(s: State, offers: Ints) -> int:
    """Write the numbers of all legal actions into `offers`; return how many there are."""
    kinds = open_kinds(s)
    number = 0
    while kinds:
        kind = smallest(kinds)
        if kind == BID:
            number = add_bids(s, offers, number)
        else:
            number = add_offers(allowed(s, kind), int(FIRST_OF[kind]), offers, number)
        kinds &= kinds - 1
    return number


@rule
def add_bids(s: State, offers: Ints, number: int) -> int:
    """Add every bid that outbids the others and can be paid; they are too many for a set. Return
    how many offers there are now."""
    for amount in range(lowest_amount(s), highest_amount(s) + 1):
        offers[number] = int(FIRST_OF[BID]) + amount - 1
        number += 1
    return number


@rule
def add_offers(actions: Bits, base: int, offers: Ints, number: int) -> int:
    """Add these actions, counted from the first of their kind, to the offers; return how many there
    are now."""
    while actions:
        offers[number] = base + smallest(actions)
        number += 1
        actions &= actions - 1
    return number


@rule
def allowed(s: State, kind: int) -> Bits:
    """The actions of an open kind, counted from its first, that no clause forbids."""
    found = 0
    asked = worth_asking(s, kind)
    while asked:
        number = smallest(asked)
        if refuse_open(s, kind, int(FIRST_OF[kind]) + number) == Reason.ALLOWED:
            found |= bit(number)
        elif has(HARDER_AND_HARDER, kind):
            return found
        asked &= asked - 1
    return found


@rule
def worth_asking(s: State, kind: int) -> Bits:
    """The actions of a kind, counted from 0, about which it is worth asking: all others are
    refused."""
    if s.phase == Phase.LAY:
        return tiles_to_lay(s) >> 1
    if kind == TAKE_TILE:
        return tiles_to_take(s) >> 1
    if kind == MOVE:
        return next_cities(s) >> 1
    if kind == PASS_PAWN or kind == STEAL:
        return bit(s.players) - 1
    if kind == (GIVE if s.owed else RECEIVE):
        return 0
    if kind == CHANGE_GOOD and keeps_nothing(s, s.pawn):
        return 0
    return EVERY[kind]


@rule
def weight(s: State, action: int) -> int:
    """How likely an outcome of chance is, compared with the others that are possible now: every
    tile, every seat, every good in the bag and road.thief.2 every good of a victim is equally
    likely."""
    part = int(PARTS_OF[action, 0])
    if s.phase == Phase.LAY:
        return number_to_lay(s, part)
    if s.phase == Phase.DRAW:
        return int(s.supply[part])
    if s.phase == Phase.FIRST:
        return 1
    if s.victim != NOBODY:
        return int(s.goods[s.victim, part])
    return repair_weight(s, int(KIND_OF[action]), part)
