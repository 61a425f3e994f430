"""The kinds of action that each phase and, in the middle of an action, each kind of tile opens."""

from __future__ import annotations

from serai.engine.bits import table_of_sets
from serai.games.silk_road.actions import (
    BID,
    CHANGE_GOOD,
    CHOOSE_HOLDER,
    DECLINE,
    DONE,
    DRAW_GOOD,
    DRAW_STOLEN,
    FIFTY_MORE,
    FIRST_OF,
    GIVE,
    KEEP_PAWN,
    KINDS,
    LAY_TILE,
    MOVE,
    NAME_GOOD,
    PASS,
    PASS_PAWN,
    RECEIVE,
    REVEAL,
    SELL_PAWN,
    SPEND_BARTERER,
    STEAL,
    SWAP_TILE,
    TAKE_TILE,
    USE,
)
from serai.games.silk_road.terms import Kind, Phase

OPEN_IN_PHASE = table_of_sets(
    {
        Phase.LAY: [LAY_TILE],
        Phase.REPAIR: [SWAP_TILE],
        Phase.SWAP: [LAY_TILE],
        Phase.FIRST: [CHOOSE_HOLDER],
        Phase.DRAW: [DRAW_GOOD],
        Phase.AUCTION: [PASS, FIFTY_MORE, BID],
        Phase.DECIDE: [SELL_PAWN, KEEP_PAWN],
        Phase.MOVE: [MOVE],
        Phase.TAKE: [TAKE_TILE],
        Phase.REVEAL: [REVEAL],
        Phase.BARTER: [SPEND_BARTERER, DECLINE],
        Phase.PASS: [PASS_PAWN],
        Phase.HANDOVER: [PASS_PAWN],
        Phase.OVER: [],
    }
)
"""Phases BONUS and ACT leave it to the tile in use. A repair with unused tiles opens what SWAP
opens."""

OPEN_FOR_TILE = table_of_sets(
    {
        Kind.NONE: [DRAW_STOLEN],
        Kind.SELLER: [DECLINE, USE, CHANGE_GOOD],
        Kind.BUYER: [DECLINE, USE, CHANGE_GOOD],
        Kind.TRADER: [DECLINE, USE, CHANGE_GOOD],
        Kind.EXCHANGE: [DECLINE, GIVE, RECEIVE, DONE, CHANGE_GOOD],
        Kind.THIEF: [DECLINE, STEAL, CHANGE_GOOD],
        Kind.VIZIER: [DECLINE, NAME_GOOD, CHANGE_GOOD],
    }
)
"""Kind.NONE: a victim is chosen, and chance draws. A Crook is asked for everywhere, and refused
where no good is printed."""

SETS = [kind for kind in range(1, KINDS + 1) if kind != BID]
EVERY = table_of_sets({k: list(range(FIRST_OF[k + 1] - FIRST_OF[k])) for k in SETS})
"""All actions of each kind, counted from 0; bids are too many for a set."""

HARDER_AND_HARDER = table_of_sets({0: [USE, REVEAL]})[0]
"""Kinds whose actions are numbers from the easiest on: where one is refused, so are all above."""
