"""What Silk Road is: the moments of the game, and the decisions that come at each.

A moment of Silk Road is its `Phase` or, where that does not say enough, a `Moment`:
`turn.moment_of`. `engine/declare.py` says what `@at` can say; `left`, `right` and `good` are found
once and handed to the rules that ask for them.

Bids are named up to 83 silver. A higher bid is made of fifties and the rest (`fifty`, `bid 57` bids
107), so that no purse is too large: even if six players won every prize of six Viziers and sold all
they ever drew or bought at the best prices, there would be less than 400 silver in play (60 at the
start, 180 of prizes, at most 154 of first and second sales).
"""

from __future__ import annotations

from serai.engine.action import Action
from serai.engine.declare import Stage, at
from serai.engine.play import Play, actions_in
from serai.engine.seat import CHANCE, NOBODY
from serai.games.silk_road import parts
from serai.games.silk_road.reasons import Reason
from serai.games.silk_road.rules import (
    auction,
    barterer,
    crook,
    ending,
    exchange,
    guessing,
    knowledge,
    movement,
    passing,
    repair,
    setup,
    thief,
    tile,
    turn,
    vizier,
)
from serai.games.silk_road.state import State
from serai.games.silk_road.terms import Moment, Phase

STAGES = {
    Phase.LAY: Stage(CHANCE, Reason.CHANCE_DECIDES, then=repair.look_for_repairs),
    Phase.REPAIR: Stage(CHANCE, Reason.CHANCE_DECIDES, then=repair.look_for_repairs),
    Moment.CITY_TO_SWAP: Stage(CHANCE, Reason.CHANCE_DECIDES),
    Phase.SWAP: Stage(CHANCE, Reason.CHANCE_DECIDES, then=repair.look_for_repairs),
    Phase.FIRST: Stage(CHANCE, Reason.CHANCE_DECIDES),
    Phase.DRAW: Stage(CHANCE, Reason.CHANCE_DECIDES, then=turn.finish_setup),
    Phase.AUCTION: Stage(auction.speaker, Reason.BID_OR_PASS, then=turn.go_on),
    Phase.DECIDE: Stage(turn.with_pawn, Reason.SELL_OR_KEEP, then=turn.go_on),
    Phase.MOVE: Stage(turn.with_pawn, Reason.MOVE_FIRST, then=turn.go_on),
    Phase.TAKE: Stage(turn.with_pawn, Reason.TAKE_A_TILE, then=turn.go_on),
    Moment.SELLER: Stage(turn.with_pawn, turn.wait_for_action, then=turn.go_on),
    Moment.BUYER: Stage(turn.with_pawn, turn.wait_for_action, then=turn.go_on),
    Moment.TRADER: Stage(turn.with_pawn, turn.wait_for_action, then=turn.go_on),
    Moment.EXCHANGE: Stage(turn.with_pawn, turn.wait_for_action, then=turn.go_on),
    Moment.THIEF: Stage(turn.with_pawn, turn.wait_for_action, then=turn.go_on),
    Moment.STOLEN: Stage(CHANCE, Reason.CHANCE_DECIDES, then=turn.end_action),
    Moment.VIZIER: Stage(turn.with_pawn, turn.wait_for_action, then=turn.go_on),
    Phase.REVEAL: Stage(vizier.next_to_reveal, Reason.REVEAL_FIRST, then=turn.end_vizier),
    Phase.BARTER: Stage(turn.with_pawn, Reason.BARTER_OR_NOT, then=turn.go_on),
    Phase.PASS: Stage(turn.with_pawn, Reason.PASS_THE_PAWN, then=turn.go_on),
    Phase.HANDOVER: Stage(turn.with_pawn, Reason.PASS_THE_PAWN, then=turn.go_on),
    Phase.OVER: Stage(NOBODY, Reason.GAME_IS_OVER),
}
"""Who decides at each moment, what other actions wait for, and what follows by itself."""

DECLINABLE = (Moment.SELLER, Moment.BUYER, Moment.TRADER, Moment.THIEF, Moment.VIZIER)
"""Actions that may be declined at any step. A special Trader may before the first good is given."""

# --- Chance -----------------------------------------------------------------------------------


@at(
    Phase.LAY,
    ask=setup.refuse_tile,
    do=setup.lay_tile,
    among=setup.tiles_to_lay,
    weight=setup.number_to_lay,
)
@at(Phase.REPAIR, ask=repair.refuse_repair, do=repair.replace_tile, weight=repair.tiles_to_repair)
@at(Phase.SWAP, ask=repair.refuse_repair, do=repair.swap_tiles, weight=repair.tiles_to_repair)
class LayTile(Action):
    """Chance: the next free place gets this tile, or one where a Crook or Barterer may not lie."""

    notation = "lay {tile}"
    tile: parts.Tile


@at(
    Moment.CITY_TO_SWAP,
    ask=repair.refuse_swap,
    do=repair.choose_partner,
    weight=repair.tiles_to_swap,
)
class SwapTile(Action):
    """Chance: a Crook or Barterer that may not lie there is swapped with a tile of this city."""

    notation = "swap {city}"
    city: parts.City


@at(Phase.FIRST, ask=setup.refuse_holder, do=setup.choose_holder)
class ChooseHolder(Action):
    """Chance: this seat gets the pawn first."""

    notation = "first {seat}"
    seat: parts.Seat


@at(
    Phase.DRAW,
    ask=setup.refuse_draw,
    do=setup.draw_good,
    weight=setup.number_in_bag,
    seat=setup.next_to_draw,
)
class DrawGood(Action):
    """Chance: the next seat, in order, draws this good from the bag, unseen by the others."""

    notation = "draw {good}"
    good: parts.Good


@at(Moment.STOLEN, ask=thief.refuse_stolen, do=thief.steal, weight=thief.number_to_steal)
class DrawStolen(Action):
    """Chance: the Thief gets hold of this good."""

    notation = "stolen {good}"
    good: parts.Good


# --- Auction and move -------------------------------------------------------------------------


@at(Phase.AUCTION, ask=auction.refuse_pass, do=auction.make_pass)
class Pass(Action):
    """Make no bid."""

    notation = "pass"


@at(Phase.AUCTION, ask=auction.refuse_fifty, do=auction.name_fifty)
class Fifty(Action):
    """Begin a bid of more than 83: fifty silver of it; the rest follows."""

    notation = "fifty"


@at(
    Phase.AUCTION,
    ask=auction.refuse_bid,
    do=auction.make_bid,
    between=(auction.lowest_amount, auction.highest_amount),
)
class Bid(Action):
    """Bid so much for pawn and turn tokens, on top of the fifties named before."""

    notation = "bid {amount}"
    amount: parts.Amount


@at(Phase.DECIDE, do=auction.sell_pawn)
class SellPawn(Action):
    """Sell pawn and turn tokens to the highest bidder."""

    notation = "sell"


@at(Phase.DECIDE, ask=auction.refuse_keep, do=auction.keep_pawn)
class KeepPawn(Action):
    """Pay the highest bidder his bid, and keep pawn and turn tokens."""

    notation = "keep"


@at(Phase.MOVE, ask=movement.refuse_move, do=turn.arrive, among=movement.next_cities)
class Move(Action):
    """Lead the caravan along an arrow to this city."""

    notation = "move {city}"
    city: parts.City


# --- Market -----------------------------------------------------------------------------------


@at(Phase.TAKE, ask=tile.refuse_take, do=turn.take_tile, among=tile.tiles_to_take)
class TakeTile(Action):
    """Take this tile of the city."""

    notation = "take {tile}"
    tile: parts.Tile


@at(*DECLINABLE, then=turn.end_action)
@at(Moment.EXCHANGE, ask=exchange.refuse_decline, then=turn.end_action)
@at(Phase.BARTER, do=turn.decline_barterer)
class Decline(Action):
    """Do not use the tile or the printed action, or do not spend a Barterer."""

    notation = "decline"


@at(
    Moment.SELLER,
    ask=tile.refuse_sale,
    do=tile.sell,
    then=turn.end_use,
    upwards=True,
    good=tile.left_good,
)
@at(
    Moment.BUYER,
    ask=tile.refuse_purchase,
    do=tile.buy,
    then=turn.end_use,
    upwards=True,
    good=tile.left_good,
)
@at(
    Moment.TRADER,
    ask=tile.refuse_trade,
    do=tile.trade,
    then=turn.end_use,
    upwards=True,
    left=tile.left_good,
    right=tile.right_good,
)
class Use(Action):
    """Sell or buy so many goods, or make so many exchanges with a Trader."""

    notation = "use {number}"
    number: parts.Number


@at(Moment.EXCHANGE, ask=exchange.refuse_give, do=exchange.give)
class Give(Action):
    """Special Trader: give one of this good to the supply."""

    notation = "give {good}"
    good: parts.Good


@at(Moment.EXCHANGE, ask=exchange.refuse_receive, do=exchange.receive, then=turn.end_full_exchange)
class Receive(Action):
    """Special Trader: receive one of this good for the one given."""

    notation = "receive {good}"
    good: parts.Good


@at(Moment.EXCHANGE, ask=exchange.refuse_done, then=turn.end_action)
class Done(Action):
    """Special Trader: exchange no more."""

    notation = "done"


@at(
    *DECLINABLE,
    Moment.EXCHANGE,
    ask=crook.refuse_change,
    do=crook.change_good,
    among=crook.places_to_change,
)
class ChangeGood(Action):
    """Crook: turn the good printed at this place of the tile into another."""

    notation = "crook {place} {good}"
    place: parts.Place
    good: parts.Good


@at(
    Moment.THIEF,
    ask=thief.refuse_victim,
    do=thief.choose_victim,
    then=turn.end_vain_theft,
    among=passing.seats_in_play,
)
class Steal(Action):
    """Thief: steal from this seat."""

    notation = "steal {seat}"
    seat: parts.Seat


@at(Moment.VIZIER, ask=vizier.refuse_name, do=vizier.name_good)
class NameGood(Action):
    """Grand Vizier: name this good."""

    notation = "name {good}"
    good: parts.Good


@at(Phase.REVEAL, ask=vizier.refuse_reveal, do=vizier.choose_number, upwards=True)
class Reveal(Action):
    """Grand Vizier: reveal so many of the named good; the others learn it when all have chosen."""

    notation = "reveal {number}"
    number: parts.Revealed


@at(Phase.BARTER, do=barterer.spend_barterer)
class SpendBarterer(Action):
    """Spend a Barterer for a second tile in this go."""

    notation = "barter"


@at(Phase.PASS, ask=passing.refuse_receiver, do=turn.pass_pawn, among=passing.seats_in_play)
@at(Phase.HANDOVER, ask=passing.refuse_heir, do=turn.begin_turn, among=passing.seats_in_play)
class PassPawn(Action):
    """Give pawn and remaining turn tokens to this seat."""

    notation = "pawn {seat}"
    seat: parts.Seat


PLAY = Play(
    State,
    STAGES,
    actions_in(__name__),
    seats_decide=Reason.SEATS_DECIDE,
    score=ending.score,
    redact=knowledge.redact,
    guess=guessing.guess,
    moment=turn.moment_of,
)
SPACE = PLAY.space
