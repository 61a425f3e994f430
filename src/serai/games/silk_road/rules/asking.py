"""May this action be done? Each question is passed on to its chapter."""

from __future__ import annotations

from serai.engine.bits import has
from serai.engine.jit import rule
from serai.games.silk_road.actions import (
    BID,
    CHANGE_GOOD,
    DECLINE,
    DONE,
    DRAW_STOLEN,
    FIFTY_MORE,
    GIVE,
    KEEP_PAWN,
    KIND_OF,
    MOVE,
    NAME_GOOD,
    PARTS_OF,
    PASS,
    PASS_PAWN,
    RECEIVE,
    REVEAL,
    STEAL,
    TAKE_TILE,
    USE,
)
from serai.games.silk_road.reasons import Reason
from serai.games.silk_road.rules.auction import refuse_bid, refuse_fifty, refuse_keep, refuse_pass
from serai.games.silk_road.rules.crook import refuse_change
from serai.games.silk_road.rules.exchange import refuse_done, refuse_give, refuse_receive
from serai.games.silk_road.rules.moment import open_kinds, refuse_other
from serai.games.silk_road.rules.movement import refuse_move
from serai.games.silk_road.rules.passing import refuse_pass as refuse_pass_pawn
from serai.games.silk_road.rules.repair import refuse_repair
from serai.games.silk_road.rules.setup import refuse_tile
from serai.games.silk_road.rules.thief import refuse_stolen, refuse_victim
from serai.games.silk_road.rules.tile import refuse_take, refuse_use
from serai.games.silk_road.rules.vizier import refuse_name, refuse_reveal
from serai.games.silk_road.state import State
from serai.games.silk_road.terms import Phase


@rule
def refuse_setup(s: State, kind: int, part: int) -> Reason:
    """The clause that forbids this outcome of chance in the set-up, or ALLOWED."""
    if s.phase == Phase.LAY:
        return refuse_tile(s, part)
    if s.phase == Phase.DRAW:
        return Reason.ALLOWED if s.supply[part] > 0 else Reason.NO_SUCH_GOOD_LEFT
    if s.phase == Phase.FIRST:
        return Reason.ALLOWED if part < s.players else Reason.NO_SUCH_SEAT
    return refuse_repair(s, kind, part)


@rule
def refuse_auction(s: State, kind: int, part: int) -> Reason:
    """The clause that forbids this action of the auction or the move, or ALLOWED."""
    if kind == BID:
        return refuse_bid(s, part)
    if kind == FIFTY_MORE:
        return refuse_fifty(s)
    if kind == PASS:
        return refuse_pass(s)
    if kind == KEEP_PAWN:
        return refuse_keep(s)
    if kind == MOVE:
        return refuse_move(s, part)
    return Reason.ALLOWED


@rule
def refuse_market(s: State, kind: int, part: int, good: int) -> Reason:
    """The clause that forbids this action of the market, or ALLOWED."""
    if kind == TAKE_TILE:
        return refuse_take(s, part)
    if kind == USE:
        return refuse_use(s, part)
    if kind == GIVE:
        return refuse_give(s, part)
    if kind == RECEIVE:
        return refuse_receive(s, part)
    if kind == DONE:
        return refuse_done(s)
    if kind == DECLINE:
        return Reason.EXCHANGE_IS_BEGUN if s.owed or s.exchanged else Reason.ALLOWED
    if kind == CHANGE_GOOD:
        return refuse_change(s, part, good)
    if kind == STEAL:
        return refuse_victim(s, part)
    if kind == DRAW_STOLEN:
        return refuse_stolen(s, part)
    if kind == NAME_GOOD:
        return refuse_name(s, part)
    if kind == REVEAL:
        return refuse_reveal(s, part)
    if kind == PASS_PAWN:
        return refuse_pass_pawn(s, part)
    return Reason.ALLOWED


@rule
def refuse_open(s: State, kind: int, action: int) -> Reason:
    """The clause that forbids this action, whose kind is open, or ALLOWED."""
    part = int(PARTS_OF[action, 0])
    if s.phase <= Phase.DRAW:
        return refuse_setup(s, kind, part)
    if s.phase <= Phase.MOVE:
        return refuse_auction(s, kind, part)
    return refuse_market(s, kind, part, int(PARTS_OF[action, 1]))


@rule
def refuse_now(s: State, action: int) -> Reason:
    """The clause that forbids this action now, or ALLOWED."""
    kind = int(KIND_OF[action])
    if not has(open_kinds(s), kind):
        return refuse_other(s, kind)
    return refuse_open(s, kind, action)
