"""Chapters 5 to 9: auction, move and market follow each other; steps without a choice are made."""

from __future__ import annotations

from serai.engine.jit import rule
from serai.engine.seat import NOBODY
from serai.games.silk_road.rules.barterer import called_first, can_barter, pays_twice
from serai.games.silk_road.rules.ending import finish_game
from serai.games.silk_road.rules.movement import (
    is_only_the_end_ahead,
    leave_behind,
    number_of_ways,
)
from serai.games.silk_road.rules.passing import heirs, is_heir, is_receiver, receivers
from serai.games.silk_road.rules.tile import clear_table, is_market_empty
from serai.games.silk_road.state import State
from serai.games.silk_road.terms import (
    NO_TILE,
    NOT_SPOKEN,
    Barter,
    City,
    FinalAuction,
    Phase,
    Seat,
)

# --- The turn ---------------------------------------------------------------------------------


@rule
def begin_turn(s: State, holder: Seat) -> None:
    """road.turn.1, road.turn.2, road.turn.3, road.last.3, road.setup.18 A turn begins with the
    auction. The holder has the pawn and has gathered all turn tokens."""
    s.turn += 1
    s.holder = holder
    s.pawn = holder
    s.leader = NOBODY
    for seat in range(s.players):
        s.tokens[seat] = 0
    s.phase = Phase.AUCTION


@rule
def is_auction_skipped(s: State) -> bool:
    """road.bid.15 There is no auction when the only way leads into the end city
    (`final_auction`)."""
    return s.final_auction == FinalAuction.SKIP and is_only_the_end_ahead(s)


@rule
def lead(s: State, seat: Seat) -> None:
    """road.bid.10, road.bid.11 Pawn and all turn tokens are the leader's; he moves the caravan."""
    s.leader = seat
    s.pawn = seat
    for other in range(s.players):
        s.bids[other] = NOT_SPOKEN
    s.phase = Phase.MOVE


@rule
def arrive(s: State, city: City) -> None:
    """road.end.1, road.end.2 In the end city the game is over at once. road.bonus.1, road.bonus.4
    A printed action comes first, then the market."""
    s.caravan = city
    leave_behind(s)
    if city == s.goal:
        finish_game(s)
    elif s.printed[city] != NO_TILE:
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
def finish_action(s: State) -> None:
    """road.tile.3, road.tile.5, road.bonus.3 The action is used or declined, and its tile is gone.
    road.bonus.5 After a printed action the go begins all the same. road.barter.4 Otherwise a second
    tile may follow, or the go is over."""
    was_printed = s.phase == Phase.BONUS
    clear_table(s)
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
    """road.pass.2 The next go begins; when the tiles are gone, road.last.3 the next turn."""
    if s.phase == Phase.HANDOVER:
        begin_turn(s, seat)
    else:
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
        pass_pawn(s, only_seat(s))
        return True
    if s.phase == Phase.HANDOVER and heirs(s) == 1:
        pass_pawn(s, only_seat(s))
        return True
    return False


@rule
def only_seat(s: State) -> Seat:
    """The first seat to which the pawn may go."""
    for seat in range(s.players):
        if s.phase == Phase.PASS and is_receiver(s, seat):
            return seat
        if s.phase == Phase.HANDOVER and is_heir(s, seat):
            return seat
    return NOBODY
