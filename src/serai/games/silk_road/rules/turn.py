"""Auction, move and market follow each other; steps without a choice are made."""

from __future__ import annotations

from serai.engine.jit import rule
from serai.engine.seat import NOBODY
from serai.games.silk_road import terms
from serai.games.silk_road.reasons import Reason
from serai.games.silk_road.rules.barterer import called_first, can_barter, pays_twice
from serai.games.silk_road.rules.crook import spend_crooks
from serai.games.silk_road.rules.ending import finish_game
from serai.games.silk_road.rules.exchange import is_exchange_over
from serai.games.silk_road.rules.movement import is_only_the_end_ahead, leave_behind, number_of_ways
from serai.games.silk_road.rules.passing import first_heir, first_receiver, heirs, receivers
from serai.games.silk_road.rules.repair import has_unused
from serai.games.silk_road.rules.setup import is_kept_kind, next_to_draw, open_supply
from serai.games.silk_road.rules.supply import goods_of
from serai.games.silk_road.rules.tile import (
    clear_action,
    is_market_empty,
    is_printed,
    keep_tile,
    remove_tile,
)
from serai.games.silk_road.rules.vizier import next_to_reveal, settle_vizier
from serai.games.silk_road.state import State
from serai.games.silk_road.tables import MOMENTS
from serai.games.silk_road.terms import Barter, City, FinalAuction, Moment, Phase, Seat, Tile

# --- Moments ----------------------------------------------------------------------------------


@rule
def moment_of(s: State) -> int:
    """What may be decided: mostly the phase says it. road.bonus.6 While a printed action or a tile
    is in use, what it does says it, until a Thief has chosen his victim."""
    if s.phase == Phase.BONUS or s.phase == Phase.ACT:
        if s.victim != NOBODY:
            return Moment.STOLEN.value
        return int(MOMENTS[s.tile_kind[s.tile]])
    if s.phase == Phase.REPAIR and not has_unused(s, s.market[s.site]):
        return Moment.CITY_TO_SWAP.value
    return int(s.phase)


@rule
def with_pawn(s: State) -> Seat:
    """road.turn.1 Who has the pawn: the holder, the leader, then whose go it is."""
    return int(s.pawn)


@rule
def wait_for_action(s: State) -> Reason:
    """road.bonus.4, road.tile.4 The action in use comes first, printed or of a tile."""
    return Reason.BONUS_FIRST if is_printed(s) else Reason.USE_THE_TILE


# --- The turn ---------------------------------------------------------------------------------


@rule
def begin_turn(s: State, seat: Seat) -> None:
    """road.turn.1, road.turn.2, road.turn.3, road.last.3 A turn begins with the auction. The
    holder has the pawn and has gathered all turn tokens."""
    s.turn += 1
    s.holder = seat
    s.pawn = seat
    s.leader = NOBODY
    for other in range(s.players):
        s.tokens[other] = 0
    s.phase = Phase.AUCTION


@rule
def finish_setup(s: State) -> None:
    """road.setup.17, road.setup.18 When all have drawn, the supply lies open, and the first turn
    begins with the auction."""
    if next_to_draw(s) == NOBODY:
        open_supply(s)
        begin_turn(s, s.holder)
        go_on(s)


@rule
def is_auction_skipped(s: State) -> bool:
    """road.bid.15 There is an auction even when the only way leads into the end city, unless you
    agreed to leave that one out (`final_auction`)."""
    return s.final_auction == FinalAuction.SKIP and is_only_the_end_ahead(s)


@rule
def lead(s: State, seat: Seat) -> None:
    """road.bid.10, road.bid.11 Pawn and all turn tokens are the leader's; he moves the caravan."""
    s.leader = seat
    s.pawn = seat
    for other in range(s.players):
        s.bids[other] = terms.NOT_SPOKEN
    s.phase = Phase.MOVE


@rule
def arrive(s: State, city: City) -> None:
    """road.end.1, road.end.2 In the end city the game is over at once. road.bonus.1, road.bonus.4
    A printed action comes first, then the market."""
    s.caravan = city
    leave_behind(s)
    if city == s.goal:
        finish_game(s)
    elif s.printed[city] != terms.NO_TILE:
        s.tile = s.printed[city]
        s.phase = Phase.BONUS
    else:
        begin_go(s)


# --- A go -------------------------------------------------------------------------------------


@rule
def begin_go(s: State) -> None:
    """road.tile.1 Who has the pawn takes a tile; with `barterer_call` before_first he says first
    whether he spends a Barterer."""
    s.phase = Phase.BARTER if called_first(s) and can_barter(s) else Phase.TAKE


@rule
def take_tile(s: State, tile: Tile) -> None:
    """road.tile.4 Crook and Barterer are stored at once, all other tiles used or declined."""
    remove_tile(s, tile)
    if is_kept_kind(s, tile):
        keep_tile(s, s.pawn, tile)
        finish_action(s)
    else:
        s.tile = tile
        s.phase = Phase.ACT


@rule
def finish_action(s: State) -> None:
    """road.tile.3, road.tile.5, road.bonus.3 The action is used or declined, and its tile is gone.
    road.bonus.5 After a printed action the go begins all the same. road.barter.4 Otherwise a second
    tile may follow, or the go is over."""
    was_printed = s.phase == Phase.BONUS
    clear_action(s)
    if was_printed:
        begin_go(s)
    elif s.barter == Barter.CALLED:
        s.barter = Barter.SECOND
        s.phase = Phase.TAKE
    elif not called_first(s) and can_barter(s):
        s.phase = Phase.BARTER
    else:
        end_go(s)


@rule
def end_action(s: State) -> None:
    """The action is over, and the game goes on."""
    finish_action(s)
    go_on(s)


@rule
def end_use(s: State) -> None:
    """Seller, Buyer and Trader are used once, and the Crooks that changed the tile are gone."""
    spend_crooks(s)
    end_action(s)


@rule
def end_full_exchange(s: State) -> None:
    """road.special.1 A special Trader allows two or four goods and no more."""
    if is_exchange_over(s):
        finish_action(s)
    go_on(s)


@rule
def end_vain_theft(s: State) -> None:
    """road.thief.4 From a victim without goods nothing is drawn."""
    if goods_of(s, s.victim) == 0:
        finish_action(s)
    go_on(s)


@rule
def end_vizier(s: State) -> None:
    """road.vizier.3 When all have chosen, the prizes are paid."""
    if next_to_reveal(s) == NOBODY:
        settle_vizier(s)
        s.phase = Phase.ACT
        finish_action(s)
    go_on(s)


@rule
def decline_barterer(s: State) -> None:
    """road.barter.5 Without a Barterer the go has one tile: the one to be taken, or the one just
    used."""
    if called_first(s):
        s.phase = Phase.TAKE
    else:
        end_go(s)


@rule
def end_go(s: State) -> None:
    """road.pass.1, road.barter.9 A go costs one turn token (two for two tiles with
    `barterer_tokens` per_tile). road.pass.6 When the tiles are gone the market is over."""
    s.tokens[s.pawn] += 1
    if s.barter == Barter.SECOND and pays_twice(s):
        s.tokens[s.pawn] += 1
    s.barter = Barter.NONE
    s.phase = Phase.HANDOVER if is_market_empty(s) else Phase.PASS


@rule
def pass_pawn(s: State, seat: Seat) -> None:
    """road.pass.2 The next go begins."""
    s.pawn = seat
    begin_go(s)


# --- Steps without a choice -------------------------------------------------------------------


@rule
def go_on(s: State) -> None:
    """Make every step that leaves no choice, as everybody can see."""
    while force(s):
        pass


@rule
def force(s: State) -> bool:
    """Make one such step: road.bid.15 the last move, road.move.2 the only arrow, road.last.1 the
    only receiver, road.last.2 a market without tiles. False where there is a choice."""
    if s.phase == Phase.AUCTION and is_auction_skipped(s):
        lead(s, s.holder)
        return True
    if s.phase == Phase.MOVE and number_of_ways(s) == 1:
        arrive(s, s.ways[s.caravan, 0])
        return True
    if s.phase == Phase.TAKE and is_market_empty(s):
        s.phase = Phase.HANDOVER
        return True
    if s.phase == Phase.PASS and receivers(s) == 1:
        pass_pawn(s, first_receiver(s))
        return True
    if s.phase == Phase.HANDOVER and heirs(s) == 1:
        begin_turn(s, first_heir(s))
        return True
    return False
