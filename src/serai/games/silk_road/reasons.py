"""Every reason to refuse an action, and the clause of the rules behind it.

A rule that asks whether something is allowed answers with one of these. `words/` says each of them
in every language, under its name.
"""

from __future__ import annotations

from serai.engine.reason import Reasons


class Reason(Reasons):
    """ALLOWED, or why not."""

    ALLOWED = ""
    # the moment
    GAME_IS_OVER = "road.end.1"
    CHANCE_DECIDES = "road.thief.2"
    SEATS_DECIDE = "road.turn.1"
    BID_OR_PASS = "road.bid.3"
    SELL_OR_KEEP = "road.bid.9"
    MOVE_FIRST = "road.move.2"
    BONUS_FIRST = "road.bonus.4"
    TAKE_A_TILE = "road.tile.1"
    USE_THE_TILE = "road.tile.4"
    REVEAL_FIRST = "road.vizier.3"
    BARTER_OR_NOT = "road.barter.5"
    PASS_THE_PAWN = "road.pass.2"
    # set-up
    NO_SUCH_TILE_LEFT = "road.comp.4"
    CITY_IS_BARRED = "road.setup.10"
    CITY_HAS_NO_TILE_TO_SWAP = "road.setup.12"
    NO_SUCH_GOOD_LEFT = "road.comp.3"
    NO_SUCH_SEAT = "road.comp.1"
    # auction and move
    BID_TOO_LOW = "road.bid.4"
    BID_TOO_HIGH = "road.bid.6"
    BID_IS_BEGUN = "road.bid.3"
    CANNOT_PAY_TO_KEEP = "road.bid.12"
    NO_ARROW_LEADS_THERE = "road.move.1"
    # tiles
    TILE_IS_NOT_THERE = "road.tile.2"
    NOTHING_TO_SELL = "road.seller.1"
    TOO_DEAR = "road.buyer.3"
    SUPPLY_TOO_SMALL = "road.buyer.4"
    TRADE_AT_MOST_TWICE = "road.trader.2"
    NOTHING_TO_TRADE = "road.trader.3"
    SUPPLY_LACKS_GOOD = "road.trader.3"
    # special Traders
    NOTHING_TO_GIVE = "road.special.2"
    RECEIVE_FIRST = "road.special.3"
    GIVE_FIRST = "road.special.3"
    NOT_BACK_AGAIN = "road.special.3"
    NOTHING_TO_RECEIVE = "road.special.5"
    EXCHANGE_IS_BEGUN = "road.special.4"
    # Thief and Grand Vizier
    NOT_FROM_YOURSELF = "road.thief.1"
    VICTIM_HAS_NOTHING = "road.thief.4"
    GOOD_IS_MARKED = "road.vizier.9"
    REVEALS_MORE_THAN_OWNED = "road.vizier.3"
    # Crook
    NO_CROOK = "road.crook.9"
    CROOK_FROM_THIS_CITY = "road.crook.7"
    CROOK_NEEDS_PRINTED_GOOD = "road.crook.4"
    CROOK_CHANGES_INTO_ANOTHER = "road.crook.2"
    CROOK_CHANGES_ONCE = "road.crook.8"
    CROOK_NOT_ON_BONUS = "road.bonus.7"
    CROOK_WOULD_DO_NOTHING = "road.crook.6"
    # the pawn
    NOT_KEPT = "road.pass.5"
    RECEIVER_HAS_TOKEN = "road.pass.3"
    RECEIVER_HAS_TWO_TOKENS = "road.three.3"
    NOT_TO_YOURSELF_AGAIN = "road.three.4"
    HEIR_HAS_MORE_TOKENS = "road.last.4"
