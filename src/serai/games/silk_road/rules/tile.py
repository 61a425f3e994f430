"""Taking a tile; and Seller, Buyer and Trader."""

from __future__ import annotations

from serai.engine.bits import Bits, bit
from serai.engine.jit import rule
from serai.engine.seat import NOBODY
from serai.games.silk_road import terms
from serai.games.silk_road.reasons import Reason
from serai.games.silk_road.rules.supply import (
    is_sold_out,
    is_supply_open,
    pay_from_bank,
    pay_to_bank,
    remember_having,
    return_to_supply,
    take_from_supply,
)
from serai.games.silk_road.state import State
from serai.games.silk_road.tables import BUY_PRICES, SELL_PRICES
from serai.games.silk_road.terms import Good, GoodId, Kind, KindId, Phase, Seat, Tile

# --- Taking a tile ----------------------------------------------------------------------------


@rule
def is_market_empty(s: State) -> bool:
    """road.pass.6 Whether the caravan's city has no tiles left."""
    return s.tiles[s.caravan, 0] == terms.NO_TILE


@rule
def tiles_here(s: State) -> int:
    """Tiles left in the caravan's city."""
    number = 0
    for slot in range(terms.SLOTS):
        if s.tiles[s.caravan, slot] != terms.NO_TILE:
            number += 1
    return number


@rule
def tiles_to_take(s: State) -> Bits:
    """The kinds of tiles in the caravan's city."""
    tiles = 0
    for slot in range(terms.SLOTS):
        tiles |= bit(s.tiles[s.caravan, slot])
    return tiles & ~bit(terms.NO_TILE)


@rule
def refuse_take(s: State, tile: Tile) -> Reason:
    """road.tile.1, road.tile.2, road.tile.7 Any tile still there may be taken, even one whose
    action is impossible."""
    for slot in range(terms.SLOTS):
        if s.tiles[s.caravan, slot] == tile:
            return Reason.ALLOWED
    return Reason.TILE_IS_NOT_THERE


@rule
def remove_tile(s: State, tile: Tile) -> None:
    """road.tile.5 The tile is gone from the city; the others close up."""
    slot = 0
    while s.tiles[s.caravan, slot] != tile:
        slot += 1
    for place in range(slot, terms.SLOTS - 1):
        s.tiles[s.caravan, place] = s.tiles[s.caravan, place + 1]
    s.tiles[s.caravan, terms.SLOTS - 1] = terms.NO_TILE


@rule
def keep_tile(s: State, seat: Seat, tile: Tile) -> None:
    """road.crook.1, road.barter.1, road.tile.4 A Crook or Barterer is kept openly, at once. Where
    it was taken is remembered if that limits its use."""
    slot = 0
    while s.kept[seat, slot] != Kind.NONE:
        slot += 1
    s.kept[seat, slot] = s.tile_kind[tile]
    s.kept_from[seat, slot] = terms.NOWHERE if is_used_anywhere(s, s.tile_kind[tile]) else s.caravan


@rule
def is_used_anywhere(s: State, kind: KindId) -> bool:
    """road.crook.7 Whether kept tiles of a kind are used in any city: Crooks are
    (`crook_same_city`)."""
    return kind == Kind.CROOK and s.crook_same_city != 0


@rule
def keeps_nothing(s: State, seat: Seat) -> bool:
    """Whether the seat has no tile in store; what it keeps lies in the first places."""
    return s.kept[seat, 0] == Kind.NONE


@rule
def is_usable(s: State, seat: Seat, slot: int, kind: KindId) -> bool:
    """road.barter.2, road.crook.7 A Barterer may not be used in the city where it was taken; a
    Crook may (`crook_same_city`)."""
    if s.kept[seat, slot] != kind:
        return False
    return is_used_anywhere(s, kind) or s.kept_from[seat, slot] != s.caravan


@rule
def usable(s: State, seat: Seat, kind: KindId) -> int:
    """How many of the seat's kept tiles of a kind may be spent in this city."""
    number = 0
    for slot in range(terms.KEPT):
        if is_usable(s, seat, slot, kind):
            number += 1
    return number


@rule
def spend(s: State, seat: Seat, kind: KindId) -> None:
    """road.crook.6, road.barter.12 A kept tile is spent and leaves the game."""
    slot = 0
    while not is_usable(s, seat, slot, kind):
        slot += 1
    for place in range(slot, terms.KEPT - 1):
        s.kept[seat, place] = s.kept[seat, place + 1]
        s.kept_from[seat, place] = s.kept_from[seat, place + 1]
    s.kept[seat, terms.KEPT - 1] = Kind.NONE
    s.kept_from[seat, terms.KEPT - 1] = terms.NOWHERE


@rule
def clear_action(s: State) -> None:
    """road.tile.4 Nothing remains of an action once it is over."""
    s.tile = terms.NO_TILE
    s.exchanged = 0
    s.owed = 0
    s.given = 0
    s.received = 0
    s.victim = NOBODY
    s.named = Good.NONE
    s.chosen = 0
    for side in range(terms.SIDES):
        s.changed[side] = Good.NONE
    for seat in range(terms.SEATS):
        s.revealed[seat] = 0


# --- What the tile says -----------------------------------------------------------------------


@rule
def good_on(s: State, side: int) -> GoodId:
    """road.crook.5 The good on a side of the tile in use; for the whole use it is the one that a
    Crook made of it."""
    if s.changed[side] != Good.NONE:
        return int(s.changed[side])
    return int(s.tile_goods[s.tile, side])


@rule
def left_good(s: State) -> GoodId:
    """What a Seller or a Buyer shows, and a Trader on its left side."""
    return good_on(s, 0)


@rule
def right_good(s: State) -> GoodId:
    """What a Trader shows on its right side."""
    return good_on(s, 1)


@rule
def selling_price(number: int) -> int:
    """road.seller.2 The bank pays 4, 3, 2, then 1 for the fourth and every further one."""
    price = 0
    for step in range(number):
        price += SELL_PRICES[min(step, len(SELL_PRICES) - 1)]
    return price


@rule
def buying_price(number: int) -> int:
    """road.buyer.2, road.buyer.5 Prices 1, 2, 3, then 4 for the fourth and every further one, anew
    with each tile."""
    price = 0
    for step in range(number):
        price += BUY_PRICES[min(step, len(BUY_PRICES) - 1)]
    return price


# --- May it be used so often? -----------------------------------------------------------------


@rule
def refuse_sale(s: State, seat: Seat, good: GoodId, number: int) -> Reason:
    """road.seller.1 Any number of the shown good from your own stock."""
    if number > s.goods[seat, good]:
        return Reason.NOTHING_TO_SELL
    return Reason.ALLOWED


@rule
def refuse_purchase(s: State, seat: Seat, good: GoodId, number: int) -> Reason:
    """road.buyer.1, road.buyer.3, road.buyer.4 Any number that you can pay and that the supply has.
    Of a hidden supply you may ask for more than there is, and get what there is."""
    most = int(s.supply[good])
    if not is_supply_open(s) and not is_sold_out(s, good):
        most = terms.GOODS_PER_KIND - int(s.goods[seat, good])
    if number > most:
        return Reason.SUPPLY_TOO_SMALL
    if buying_price(number) > s.money[seat]:
        return Reason.TOO_DEAR
    return Reason.ALLOWED


@rule
def refuse_trade(s: State, seat: Seat, left: GoodId, right: GoodId, number: int) -> Reason:
    """road.trader.2 One or two exchanges, never three. road.trader.3 Each needs the left goods in
    your own stock and the right goods in the supply; a hidden supply may turn out to have fewer."""
    gives = int(s.tile_numbers[s.tile, 0])
    gets = int(s.tile_numbers[s.tile, 1])
    back = gets if left == right else 0  # what the exchange before has already brought
    forth = gives if left == right else 0
    if number > terms.TRADER_REPEATS:
        return Reason.TRADE_AT_MOST_TWICE
    if gives + (number - 1) * max(0, gives - back) > s.goods[seat, left]:
        return Reason.NOTHING_TO_TRADE
    if is_sold_out(s, right):
        return Reason.SUPPLY_LACKS_GOOD
    if is_supply_open(s) and gets + (number - 1) * max(0, gets - forth) > s.supply[right]:
        return Reason.SUPPLY_LACKS_GOOD
    return Reason.ALLOWED


@rule
def refuse_use_as(s: State, left: GoodId, right: GoodId, number: int) -> Reason:
    """May the tile in use be used so often, if it shows these goods?"""
    kind = s.tile_kind[s.tile]
    if kind == Kind.SELLER:
        return refuse_sale(s, s.pawn, left, number)
    if kind == Kind.BUYER:
        return refuse_purchase(s, s.pawn, left, number)
    return refuse_trade(s, s.pawn, left, right, number)


@rule
def refuse_use(s: State, number: int) -> Reason:
    """road.tile.3, road.tile.6 The action may be used, also in part."""
    return refuse_use_as(s, good_on(s, 0), good_on(s, 1), number)


# --- Using it ---------------------------------------------------------------------------------


@rule
def sell(s: State, seat: Seat, number: int) -> None:
    """road.seller.1, road.seller.2, road.seller.3 The bank pays; the goods go to the supply."""
    return_to_supply(s, seat, good_on(s, 0), number)
    pay_from_bank(s, seat, selling_price(number))


@rule
def buy(s: State, seat: Seat, number: int) -> None:
    """road.buyer.1, road.buyer.2 You pay the bank; the goods come from the supply."""
    number = min(number, int(s.supply[good_on(s, 0)]))
    pay_to_bank(s, seat, buying_price(number))
    take_from_supply(s, seat, good_on(s, 0), number)


@rule
def trade(s: State, seat: Seat, number: int) -> None:
    """road.trader.1, road.trader.4 Each exchange gives what the left side shows to the supply and
    takes what the right side shows from it. Who asks for two has goods for two, even if a hidden
    supply turns out to have only one."""
    if good_on(s, 0) != good_on(s, 1):
        remember_having(s, seat, good_on(s, 0), number * int(s.tile_numbers[s.tile, 0]))
    for _ in range(number):
        if s.tile_numbers[s.tile, 1] <= s.supply[good_on(s, 1)]:
            return_to_supply(s, seat, good_on(s, 0), int(s.tile_numbers[s.tile, 0]))
            take_from_supply(s, seat, good_on(s, 1), int(s.tile_numbers[s.tile, 1]))


@rule
def is_printed(s: State) -> bool:
    """road.bonus.2, road.three.7 Whether the action in use is the city's own, which only the leader
    who moved the caravan there has, once."""
    return s.phase == Phase.BONUS
