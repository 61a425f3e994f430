"""Whose decision it is, and which kinds of action may come now."""

from __future__ import annotations

from serai.engine.bits import Bits
from serai.engine.jit import rule
from serai.engine.seat import CHANCE, NOBODY, Seat
from serai.games.silk_road.actions import DRAW_STOLEN
from serai.games.silk_road.open_kinds import OPEN_FOR_TILE, OPEN_IN_PHASE
from serai.games.silk_road.reasons import Reason
from serai.games.silk_road.rules.auction import speaker
from serai.games.silk_road.rules.repair import has_unused
from serai.games.silk_road.rules.vizier import next_to_reveal
from serai.games.silk_road.state import State
from serai.games.silk_road.terms import Phase


@rule
def decider(s: State) -> Seat:
    """Who decides: chance in the set-up and when a Thief draws; in the auction the speaker, then
    the holder; with a Grand Vizier everybody in turn; otherwise who has the pawn."""
    if s.phase == Phase.OVER:
        return NOBODY
    if s.phase <= Phase.DRAW or s.victim != NOBODY:
        return CHANCE
    if s.phase == Phase.AUCTION:
        return speaker(s)
    if s.phase == Phase.REVEAL:
        return next_to_reveal(s)
    return int(s.pawn)


@rule
def open_kinds(s: State) -> Bits:
    """The kinds of action that may come now."""
    if s.phase == Phase.BONUS or s.phase == Phase.ACT:
        if s.victim != NOBODY:
            return OPEN_FOR_TILE[0]
        return OPEN_FOR_TILE[s.tile_kind[s.tile]]
    if s.phase == Phase.REPAIR and has_unused(s, s.market[s.site]):
        return OPEN_IN_PHASE[Phase.SWAP]
    return OPEN_IN_PHASE[s.phase]


@rule
def refuse_moment(s: State) -> Reason:
    """road.turn.1 Why an action of another kind has to wait."""
    if s.phase == Phase.OVER:
        return Reason.GAME_IS_OVER
    if decider(s) == CHANCE:
        return Reason.CHANCE_DECIDES
    if s.phase == Phase.AUCTION:
        return Reason.BID_OR_PASS
    if s.phase == Phase.DECIDE:
        return Reason.SELL_OR_KEEP
    if s.phase == Phase.MOVE:
        return Reason.MOVE_FIRST
    if s.phase == Phase.BONUS:
        return Reason.BONUS_FIRST
    if s.phase == Phase.TAKE:
        return Reason.TAKE_A_TILE
    if s.phase == Phase.ACT:
        return Reason.USE_THE_TILE
    if s.phase == Phase.REVEAL:
        return Reason.REVEAL_FIRST
    if s.phase == Phase.BARTER:
        return Reason.BARTER_OR_NOT
    return Reason.PASS_THE_PAWN


@rule
def refuse_other(s: State, kind: int) -> Reason:
    """Why an action whose kind is not open has to wait: chance and seats do not act for each
    other."""
    by_chance = kind <= DRAW_STOLEN
    if by_chance and decider(s) != CHANCE and decider(s) != NOBODY:
        return Reason.SEATS_DECIDE
    return refuse_moment(s)
