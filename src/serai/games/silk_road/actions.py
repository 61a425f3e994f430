"""What Silk Road is: the moments of the game, and the decisions that come at each.

Bids are named up to 83 silver. A higher bid is made of fifties and the rest (`fifty`, `bid 57` bids
107), so that no purse is too large: even if six players won every prize of six Viziers and sold all
they ever drew or bought at the best prices, there would be less than 400 silver in play (60 at the
start, 180 of prizes, at most 154 of first and second sales).
"""

from __future__ import annotations

from typing import Annotated, Any

from serai.engine.action import Action, ActionSpace, Domain, parts
from serai.engine.declare import Stage, at
from serai.engine.play import Play, actions_in
from serai.engine.seat import CHANCE, NOBODY
from serai.games.silk_road.parts import (
    CITY,
    TILE,
    Amount,
    City,
    Good,
    Number,
    Place,
    Revealed,
    Seat,
    Tile,
)
from serai.games.silk_road.reasons import Reason
from serai.games.silk_road.rules.auction import (
    highest_amount,
    keep_pawn,
    lowest_amount,
    make_bid,
    make_pass,
    name_fifty,
    refuse_bid,
    refuse_fifty,
    refuse_keep,
    refuse_pass,
    sell_pawn,
    speaker,
)
from serai.games.silk_road.rules.barterer import spend_barterer
from serai.games.silk_road.rules.crook import change_good, places_to_change, refuse_change
from serai.games.silk_road.rules.ending import score
from serai.games.silk_road.rules.exchange import (
    give,
    receive,
    refuse_decline,
    refuse_done,
    refuse_give,
    refuse_receive,
)
from serai.games.silk_road.rules.guessing import guess
from serai.games.silk_road.rules.memory import redact
from serai.games.silk_road.rules.movement import next_cities, refuse_move
from serai.games.silk_road.rules.passing import refuse_heir, refuse_receiver, seats_in_play
from serai.games.silk_road.rules.repair import (
    choose_partner,
    look_for_repairs,
    refuse_repair,
    refuse_swap,
    replace_tile,
    swap_tiles,
    tiles_to_repair,
    tiles_to_swap,
)
from serai.games.silk_road.rules.setup import (
    choose_holder,
    draw_good,
    lay_tile,
    next_to_draw,
    number_in_bag,
    number_to_lay,
    refuse_draw,
    refuse_holder,
    refuse_tile,
    tiles_to_lay,
)
from serai.games.silk_road.rules.thief import (
    choose_victim,
    number_to_steal,
    refuse_stolen,
    refuse_victim,
    steal,
)
from serai.games.silk_road.rules.tile import (
    buy,
    left_good,
    refuse_purchase,
    refuse_sale,
    refuse_take,
    refuse_trade,
    right_good,
    sell,
    tiles_to_take,
    trade,
)
from serai.games.silk_road.rules.turn import (
    arrive,
    begin_turn,
    decline_barterer,
    end_action,
    end_full_exchange,
    end_use,
    end_vain_theft,
    end_vizier,
    finish_setup,
    go_on,
    moment_of,
    pass_pawn,
    take_tile,
    wait_for_action,
    with_pawn,
)
from serai.games.silk_road.rules.vizier import (
    choose_number,
    name_good,
    next_to_reveal,
    refuse_name,
    refuse_reveal,
)
from serai.games.silk_road.state import State
from serai.games.silk_road.terms import Moment, Phase

STAGES = {
    Phase.LAY: Stage(CHANCE, Reason.CHANCE_DECIDES, then=look_for_repairs),
    Phase.REPAIR: Stage(CHANCE, Reason.CHANCE_DECIDES, then=look_for_repairs),
    Moment.CITY_TO_SWAP: Stage(CHANCE, Reason.CHANCE_DECIDES),
    Phase.SWAP: Stage(CHANCE, Reason.CHANCE_DECIDES, then=look_for_repairs),
    Phase.FIRST: Stage(CHANCE, Reason.CHANCE_DECIDES),
    Phase.DRAW: Stage(CHANCE, Reason.CHANCE_DECIDES, then=finish_setup),
    Phase.AUCTION: Stage(speaker, Reason.BID_OR_PASS, then=go_on),
    Phase.DECIDE: Stage(with_pawn, Reason.SELL_OR_KEEP, then=go_on),
    Phase.MOVE: Stage(with_pawn, Reason.MOVE_FIRST, then=go_on),
    Phase.TAKE: Stage(with_pawn, Reason.TAKE_A_TILE, then=go_on),
    Moment.SELLER: Stage(with_pawn, wait_for_action, then=go_on),
    Moment.BUYER: Stage(with_pawn, wait_for_action, then=go_on),
    Moment.TRADER: Stage(with_pawn, wait_for_action, then=go_on),
    Moment.EXCHANGE: Stage(with_pawn, wait_for_action, then=go_on),
    Moment.THIEF: Stage(with_pawn, wait_for_action, then=go_on),
    Moment.STOLEN: Stage(CHANCE, Reason.CHANCE_DECIDES, then=end_action),
    Moment.VIZIER: Stage(with_pawn, wait_for_action, then=go_on),
    Phase.REVEAL: Stage(next_to_reveal, Reason.REVEAL_FIRST, then=end_vizier),
    Phase.BARTER: Stage(with_pawn, Reason.BARTER_OR_NOT, then=go_on),
    Phase.PASS: Stage(with_pawn, Reason.PASS_THE_PAWN, then=go_on),
    Phase.HANDOVER: Stage(with_pawn, Reason.PASS_THE_PAWN, then=go_on),
    Phase.OVER: Stage(NOBODY, Reason.GAME_IS_OVER),
}
"""Who decides at each moment, what other actions wait for, and what follows by itself."""

DECLINABLE = (Moment.SELLER, Moment.BUYER, Moment.TRADER, Moment.THIEF, Moment.VIZIER)
"""Actions that may be declined at any step. A special Trader may before the first good is given."""

# --- Chance -----------------------------------------------------------------------------------


@at(Phase.LAY, ask=refuse_tile, do=lay_tile, among=tiles_to_lay, weight=number_to_lay)
@at(Phase.REPAIR, ask=refuse_repair, do=replace_tile, weight=tiles_to_repair)
@at(Phase.SWAP, ask=refuse_repair, do=swap_tiles, weight=tiles_to_repair)
class LayTile(Action):
    """Chance: the next free place gets this tile, or one where a Crook or Barterer may not lie."""

    notation = "lay {tile}"
    tile: Tile


@at(Moment.CITY_TO_SWAP, ask=refuse_swap, do=choose_partner, weight=tiles_to_swap)
class SwapTile(Action):
    """Chance: a Crook or Barterer that may not lie there is swapped with a tile of this city."""

    notation = "swap {city}"
    city: City


@at(Phase.FIRST, ask=refuse_holder, do=choose_holder)
class ChooseHolder(Action):
    """Chance: this seat gets the pawn first."""

    notation = "first {seat}"
    seat: Seat


@at(Phase.DRAW, ask=refuse_draw, do=draw_good, weight=number_in_bag, seat=next_to_draw)
class DrawGood(Action):
    """Chance: the next seat, in order, draws this good from the bag, unseen by the others."""

    notation = "draw {good}"
    good: Good


@at(Moment.STOLEN, ask=refuse_stolen, do=steal, weight=number_to_steal)
class DrawStolen(Action):
    """Chance: the Thief gets hold of this good."""

    notation = "stolen {good}"
    good: Good


# --- Auction and move -------------------------------------------------------------------------


@at(Phase.AUCTION, ask=refuse_pass, do=make_pass)
class Pass(Action):
    """Make no bid."""

    notation = "pass"


@at(Phase.AUCTION, ask=refuse_fifty, do=name_fifty)
class Fifty(Action):
    """Begin a bid of more than 83: fifty silver of it; the rest follows."""

    notation = "fifty"


@at(Phase.AUCTION, ask=refuse_bid, do=make_bid, between=(lowest_amount, highest_amount))
class Bid(Action):
    """Bid so much for pawn and turn tokens, on top of the fifties named before."""

    notation = "bid {amount}"
    amount: Amount


@at(Phase.DECIDE, do=sell_pawn)
class SellPawn(Action):
    """Sell pawn and turn tokens to the highest bidder."""

    notation = "sell"


@at(Phase.DECIDE, ask=refuse_keep, do=keep_pawn)
class KeepPawn(Action):
    """Pay the highest bidder his bid, and keep pawn and turn tokens."""

    notation = "keep"


@at(Phase.MOVE, ask=refuse_move, do=arrive, among=next_cities)
class Move(Action):
    """Lead the caravan along an arrow to this city."""

    notation = "move {city}"
    city: City


# --- Market -----------------------------------------------------------------------------------


@at(Phase.TAKE, ask=refuse_take, do=take_tile, among=tiles_to_take)
class TakeTile(Action):
    """Take this tile of the city."""

    notation = "take {tile}"
    tile: Tile


@at(*DECLINABLE, then=end_action)
@at(Moment.EXCHANGE, ask=refuse_decline, then=end_action)
@at(Phase.BARTER, do=decline_barterer)
class Decline(Action):
    """Do not use the tile or the printed action, or do not spend a Barterer."""

    notation = "decline"


@at(Moment.SELLER, ask=refuse_sale, do=sell, then=end_use, upwards=True, good=left_good)
@at(Moment.BUYER, ask=refuse_purchase, do=buy, then=end_use, upwards=True, good=left_good)
@at(
    Moment.TRADER,
    ask=refuse_trade,
    do=trade,
    then=end_use,
    upwards=True,
    left=left_good,
    right=right_good,
)
class Use(Action):
    """Sell or buy so many goods, or make so many exchanges with a Trader."""

    notation = "use {number}"
    number: Number


@at(Moment.EXCHANGE, ask=refuse_give, do=give)
class Give(Action):
    """Special Trader: give one of this good to the supply."""

    notation = "give {good}"
    good: Good


@at(Moment.EXCHANGE, ask=refuse_receive, do=receive, then=end_full_exchange)
class Receive(Action):
    """Special Trader: receive one of this good for the one given."""

    notation = "receive {good}"
    good: Good


@at(Moment.EXCHANGE, ask=refuse_done, then=end_action)
class Done(Action):
    """Special Trader: exchange no more."""

    notation = "done"


@at(
    *DECLINABLE,
    Moment.EXCHANGE,
    ask=refuse_change,
    do=change_good,
    among=places_to_change,
)
class ChangeGood(Action):
    """Crook: turn the good printed at this place of the tile into another."""

    notation = "crook {place} {good}"
    place: Place
    good: Good


@at(Moment.THIEF, ask=refuse_victim, do=choose_victim, then=end_vain_theft, among=seats_in_play)
class Steal(Action):
    """Thief: steal from this seat."""

    notation = "steal {seat}"
    seat: Seat


@at(Moment.VIZIER, ask=refuse_name, do=name_good)
class NameGood(Action):
    """Grand Vizier: name this good."""

    notation = "name {good}"
    good: Good


@at(Phase.REVEAL, ask=refuse_reveal, do=choose_number, upwards=True)
class Reveal(Action):
    """Grand Vizier: reveal so many of the named good; the others learn it when all have chosen."""

    notation = "reveal {number}"
    number: Revealed


@at(Phase.BARTER, do=spend_barterer)
class SpendBarterer(Action):
    """Spend a Barterer for a second tile in this go."""

    notation = "barter"


@at(Phase.PASS, ask=refuse_receiver, do=pass_pawn, among=seats_in_play)
@at(Phase.HANDOVER, ask=refuse_heir, do=begin_turn, among=seats_in_play)
class PassPawn(Action):
    """Give pawn and remaining turn tokens to this seat."""

    notation = "pawn {seat}"
    seat: Seat


PLAY = Play(
    State,
    STAGES,
    actions_in(__name__),
    seats_decide=Reason.SEATS_DECIDE,
    score=score,
    redact=redact,
    guess=guess,
    moment=moment_of,
)
SPACE = PLAY.space

# --- Other boards -----------------------------------------------------------------------------


class BoardSpace(ActionSpace):
    """The actions of a board of its own. Their numbers are the same on every board, so that an
    action of the shipped board can be played on it."""

    def number(self, action: Action) -> int:
        """The action's number."""
        return SPACE.number(action) if type(action) in SPACE.kinds else super().number(action)


def make_space(city: Domain, tile: Domain) -> ActionSpace:
    """The actions of a board with these cities and tiles."""
    return BoardSpace([_renamed(kind, city, tile) for kind in SPACE.kinds])


def _renamed(kind: type[Action], city: Domain, tile: Domain) -> type[Action]:
    """The same kind of action, with another board's words."""
    hints: dict[str, Any] = {}
    for name, domain in parts(kind):
        if domain is CITY:
            hints[name] = Annotated[int, city]
        elif domain is TILE:
            hints[name] = Annotated[int, tile]
    facts = {"__annotations__": hints, "__doc__": kind.__doc__, "__module__": __name__}
    return type(kind.__name__, (kind,), facts) if hints else kind
