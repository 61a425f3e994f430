"""The kinds of action that each phase and, in the middle of an action, each kind of tile opens."""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.games.silk_road.actions import (
    BID,
    CHANGE_GOOD,
    CHOOSE_HOLDER,
    DECLINE,
    DONE,
    DRAW_GOOD,
    DRAW_STOLEN,
    FIFTY_MORE,
    GIVE,
    KEEP_PAWN,
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


def _table_of_sets(rows: dict[Any, list[int]]) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """A row for each key, from 0 on: the set of what is listed for it."""
    table = np.zeros(max(rows) + 1, dtype=np.int64)
    for key, members in rows.items():
        table[key] = sum(1 << member for member in members)
    return table


OPEN_IN_PHASE = _table_of_sets(
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

OPEN_FOR_TILE = _table_of_sets(
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
