"""What an action does: each is passed on to its chapter, and the next phase begins."""

from __future__ import annotations

from serai.engine.jit import rule
from serai.engine.seat import NOBODY
from serai.games.silk_road.actions import (
    BID,
    CHANGE_GOOD,
    CHOOSE_HOLDER,
    DECLINE,
    DRAW_GOOD,
    DRAW_STOLEN,
    FIFTY_MORE,
    GIVE,
    KEEP_PAWN,
    KIND_OF,
    NAME_GOOD,
    PARTS_OF,
    PASS,
    RECEIVE,
    REVEAL,
    SELL_PAWN,
    SPEND_BARTERER,
    STEAL,
    SWAP_TILE,
    TAKE_TILE,
    USE,
)
from serai.games.silk_road.rules.auction import keep_pawn, make_bid, make_pass, sell_pawn
from serai.games.silk_road.rules.barterer import spend_barterer
from serai.games.silk_road.rules.crook import change_good, spend_crooks
from serai.games.silk_road.rules.exchange import give, is_exchange_over, receive
from serai.games.silk_road.rules.repair import look_for_repairs, replace_tile, swap_tiles
from serai.games.silk_road.rules.setup import (
    choose_holder,
    draw_good,
    is_kept_kind,
    lay_tile,
    next_to_draw,
    open_supply,
)
from serai.games.silk_road.rules.supply import goods_of
from serai.games.silk_road.rules.thief import steal
from serai.games.silk_road.rules.tile import keep_tile, remove_tile, use_tile
from serai.games.silk_road.rules.turn import (
    arrive,
    begin_turn,
    decline_barterer,
    finish_action,
    go_on,
    pass_pawn,
)
from serai.games.silk_road.rules.vizier import (
    choose_number,
    name_good,
    next_to_reveal,
    settle_vizier,
)
from serai.games.silk_road.state import State
from serai.games.silk_road.terms import Phase


@rule
def do(s: State, action: int) -> None:
    """Do a legal action, and whatever follows without a choice."""
    kind = int(KIND_OF[action])
    part = int(PARTS_OF[action, 0])
    if s.phase <= Phase.DRAW:
        apply_setup(s, kind, part)
    elif s.phase <= Phase.MOVE:
        apply_auction(s, kind, part)
    elif s.phase == Phase.ACT or s.phase == Phase.BONUS or s.phase == Phase.REVEAL:
        apply_action(s, kind, part, int(PARTS_OF[action, 1]))
    else:
        apply_market(s, kind, part)
    go_on(s)


@rule
def apply_setup(s: State, kind: int, part: int) -> None:
    """road.setup.4, road.setup.15, road.setup.2, road.setup.18 Tiles and their repair, the first
    holder, the goods; then the auction for the first move."""
    if kind == CHOOSE_HOLDER:
        choose_holder(s, part)
    elif kind == DRAW_GOOD:
        draw_good(s, next_to_draw(s), part)
        if next_to_draw(s) == NOBODY:
            open_supply(s)
            begin_turn(s, s.holder)
    else:
        apply_tile_of_setup(s, kind, part)


@rule
def apply_tile_of_setup(s: State, kind: int, part: int) -> None:
    """road.setup.11, road.setup.12 A tile is laid, drawn in a repair or swapped."""
    if kind == SWAP_TILE:
        s.partner = part
        s.phase = Phase.SWAP
        return
    if s.phase == Phase.LAY:
        lay_tile(s, part)
    elif s.phase == Phase.SWAP:
        swap_tiles(s, part)
    else:
        replace_tile(s, part)
    look_for_repairs(s)


@rule
def apply_auction(s: State, kind: int, part: int) -> None:
    """Chapters 6 and 7: bids, the holder's decision, the move."""
    if kind == BID:
        make_bid(s, part)
    elif kind == FIFTY_MORE:
        s.fifties += 1
    elif kind == PASS:
        make_pass(s)
    elif kind == SELL_PAWN:
        sell_pawn(s)
    elif kind == KEEP_PAWN:
        keep_pawn(s)
    else:
        arrive(s, part)


@rule
def apply_market(s: State, kind: int, part: int) -> None:
    """Chapter 8: a tile is taken, a Barterer spent or not, the pawn passed."""
    if kind == TAKE_TILE:
        apply_take(s, part)
    elif kind == SPEND_BARTERER:
        spend_barterer(s)
    elif kind == DECLINE:
        decline_barterer(s)
    else:
        pass_pawn(s, part)


@rule
def apply_take(s: State, tile: int) -> None:
    """road.tile.4 Crook and Barterer are stored at once, all other tiles used or declined."""
    remove_tile(s, tile)
    if is_kept_kind(s, tile):
        keep_tile(s, s.pawn, tile)
        finish_action(s)
    else:
        s.tile = tile
        s.phase = Phase.ACT


@rule
def apply_action(s: State, kind: int, part: int, good: int) -> None:
    """Chapter 10: a step of the action; the last one ends it."""
    over = True
    if kind == USE:
        use_tile(s, part)
        spend_crooks(s)
    elif kind == GIVE:
        give(s, part)
        over = False
    elif kind == RECEIVE:
        receive(s, part)
        over = is_exchange_over(s)
    elif kind == CHANGE_GOOD:
        change_good(s, part, good)
        over = False
    elif kind == STEAL or kind == DRAW_STOLEN:
        over = apply_theft(s, kind, part)
    elif kind == NAME_GOOD:
        name_good(s, part)
        over = False
    elif kind == REVEAL:
        over = apply_reveal(s, part)
    if over:
        finish_action(s)


@rule
def apply_theft(s: State, kind: int, part: int) -> bool:
    """road.thief.1, road.thief.4 A victim is chosen, then a good drawn; whether the theft is over:
    with an empty victim it is at once."""
    if kind == STEAL:
        s.victim = part
        return goods_of(s, part) == 0
    steal(s, part)
    return True


@rule
def apply_reveal(s: State, number: int) -> bool:
    """road.vizier.3 One more has chosen; whether all have, and the prizes are paid."""
    choose_number(s, number)
    if next_to_reveal(s) != NOBODY:
        return False
    settle_vizier(s)
    s.phase = Phase.ACT
    return True
