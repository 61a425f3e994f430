"""Every reason to refuse an action, and the clause of the rules behind it.

A rule that asks whether something is allowed answers with one of these. `words/` says each of them
in every language, under its name.
"""

from __future__ import annotations

from enum import IntEnum


class Clause(IntEnum):
    """ALLOWED, or why not."""

    ALLOWED = 0
    # the moment
    GAME_IS_OVER = 1
    CHANCE_DECIDES = 2
    SEATS_DECIDE = 3
    BID_OR_PASS = 4
    SELL_OR_KEEP = 5
    MOVE_FIRST = 6
    BONUS_FIRST = 7
    TAKE_A_TILE = 8
    USE_THE_TILE = 9
    REVEAL_FIRST = 10
    BARTER_OR_NOT = 11
    PASS_THE_PAWN = 12
    # set-up
    NO_SUCH_TILE_LEFT = 13
    CITY_IS_BARRED = 14
    CITY_HAS_NO_TILE_TO_SWAP = 15
    NO_SUCH_GOOD_LEFT = 16
    NO_SUCH_SEAT = 17
    # auction and move
    BID_TOO_LOW = 18
    BID_TOO_HIGH = 19
    BID_IS_BEGUN = 20
    CANNOT_PAY_TO_KEEP = 21
    NO_ARROW_LEADS_THERE = 22
    # tiles
    TILE_IS_NOT_THERE = 23
    NOTHING_TO_SELL = 24
    TOO_DEAR = 25
    SUPPLY_TOO_SMALL = 26
    TRADE_AT_MOST_TWICE = 27
    NOTHING_TO_TRADE = 28
    SUPPLY_LACKS_GOOD = 29
    # special Traders
    NOTHING_TO_GIVE = 30
    RECEIVE_FIRST = 31
    GIVE_FIRST = 32
    NOT_BACK_AGAIN = 33
    NOTHING_TO_RECEIVE = 34
    EXCHANGE_IS_BEGUN = 35
    # Thief and Grand Vizier
    NOT_FROM_YOURSELF = 36
    VICTIM_HAS_NOTHING = 37
    GOOD_IS_MARKED = 38
    REVEALS_MORE_THAN_OWNED = 39
    # Crook
    NO_CROOK = 40
    CROOK_FROM_THIS_CITY = 41
    CROOK_NEEDS_PRINTED_GOOD = 42
    CROOK_CHANGES_INTO_ANOTHER = 43
    CROOK_CHANGES_ONCE = 44
    CROOK_NOT_ON_BONUS = 45
    CROOK_WOULD_DO_NOTHING = 46
    # the pawn
    NOT_KEPT = 47
    RECEIVER_HAS_TOKEN = 48
    RECEIVER_HAS_TWO_TOKENS = 49
    NOT_TO_YOURSELF_AGAIN = 50
    HEIR_HAS_MORE_TOKENS = 51


CLAUSE_IDS = {
    Clause.GAME_IS_OVER: "road.end.1",
    Clause.CHANCE_DECIDES: "road.thief.2",
    Clause.SEATS_DECIDE: "road.turn.1",
    Clause.BID_OR_PASS: "road.bid.3",
    Clause.SELL_OR_KEEP: "road.bid.9",
    Clause.MOVE_FIRST: "road.move.2",
    Clause.BONUS_FIRST: "road.bonus.4",
    Clause.TAKE_A_TILE: "road.tile.1",
    Clause.USE_THE_TILE: "road.tile.4",
    Clause.REVEAL_FIRST: "road.vizier.3",
    Clause.BARTER_OR_NOT: "road.barter.5",
    Clause.PASS_THE_PAWN: "road.pass.2",
    Clause.NO_SUCH_TILE_LEFT: "road.comp.4",
    Clause.CITY_IS_BARRED: "road.setup.10",
    Clause.CITY_HAS_NO_TILE_TO_SWAP: "road.setup.12",
    Clause.NO_SUCH_GOOD_LEFT: "road.comp.3",
    Clause.NO_SUCH_SEAT: "road.comp.1",
    Clause.BID_TOO_LOW: "road.bid.4",
    Clause.BID_TOO_HIGH: "road.bid.6",
    Clause.BID_IS_BEGUN: "road.bid.3",
    Clause.CANNOT_PAY_TO_KEEP: "road.bid.12",
    Clause.NO_ARROW_LEADS_THERE: "road.move.1",
    Clause.TILE_IS_NOT_THERE: "road.tile.2",
    Clause.NOTHING_TO_SELL: "road.seller.1",
    Clause.TOO_DEAR: "road.buyer.3",
    Clause.SUPPLY_TOO_SMALL: "road.buyer.4",
    Clause.TRADE_AT_MOST_TWICE: "road.trader.2",
    Clause.NOTHING_TO_TRADE: "road.trader.3",
    Clause.SUPPLY_LACKS_GOOD: "road.trader.3",
    Clause.NOTHING_TO_GIVE: "road.special.2",
    Clause.RECEIVE_FIRST: "road.special.3",
    Clause.GIVE_FIRST: "road.special.3",
    Clause.NOT_BACK_AGAIN: "road.special.3",
    Clause.NOTHING_TO_RECEIVE: "road.special.5",
    Clause.EXCHANGE_IS_BEGUN: "road.special.4",
    Clause.NOT_FROM_YOURSELF: "road.thief.1",
    Clause.VICTIM_HAS_NOTHING: "road.thief.4",
    Clause.GOOD_IS_MARKED: "road.vizier.9",
    Clause.REVEALS_MORE_THAN_OWNED: "road.vizier.3",
    Clause.NO_CROOK: "road.crook.9",
    Clause.CROOK_FROM_THIS_CITY: "road.crook.7",
    Clause.CROOK_NEEDS_PRINTED_GOOD: "road.crook.4",
    Clause.CROOK_CHANGES_INTO_ANOTHER: "road.crook.2",
    Clause.CROOK_CHANGES_ONCE: "road.crook.8",
    Clause.CROOK_NOT_ON_BONUS: "road.bonus.7",
    Clause.CROOK_WOULD_DO_NOTHING: "road.crook.6",
    Clause.NOT_KEPT: "road.pass.5",
    Clause.RECEIVER_HAS_TOKEN: "road.pass.3",
    Clause.RECEIVER_HAS_TWO_TOKENS: "road.three.3",
    Clause.NOT_TO_YOURSELF_AGAIN: "road.three.4",
    Clause.HEIR_HAS_MORE_TOKENS: "road.last.4",
}
