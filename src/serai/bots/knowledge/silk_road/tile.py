"""What a tile would bring a seat that used it now, in points."""

from __future__ import annotations

from serai.bots.knowledge.silk_road.outlook import MARKETS, margin
from serai.engine.bits import has
from serai.engine.jit import rule
from serai.engine.layout import Ints
from serai.engine.seat import NOBODY
from serai.games.silk_road.reasons import Reason
from serai.games.silk_road.rules.exchange import refuse_receive
from serai.games.silk_road.rules.supply import goods_of
from serai.games.silk_road.rules.tile import buying_price, good_on, refuse_purchase, selling_price
from serai.games.silk_road.rules.vizier import refuse_name
from serai.games.silk_road.state import State
from serai.games.silk_road.terms import (
    FIRST_PRIZE,
    GOODS,
    NO_TILE,
    SECOND_PRIZE,
    SLOTS,
    TRADER_REPEATS,
    City,
    GoodId,
    Kind,
    Phase,
    Seat,
    Tile,
)

MOST = 4
"""From the fourth good on a Seller pays what a good is worth anyway, and a Buyer asks as much as
the first sale brings."""
CROOK, BARTERER = 3.2, 4.3
"""What a kept tile is worth while many markets are ahead."""
EARLY = 3.0
"""Markets ahead that make a kept tile worth half as much."""
FURTHER = 0.5
"""What each further exchange of a special Trader brings, compared with the first."""


@rule
def gain(s: State, seat: Seat, tile: Tile, outlook: Ints) -> float:
    """What a tile that lies in a market would bring."""
    return gain_as(s, seat, tile, int(s.tile_goods[tile, 0]), int(s.tile_goods[tile, 1]), outlook)


@rule
def gain_as(s: State, seat: Seat, tile: Tile, left: GoodId, right: GoodId, outlook: Ints) -> float:
    """What a tile would bring, if it shows these goods."""
    kind = s.tile_kind[tile]
    if kind == Kind.SELLER:
        return gain_of_sale(s, seat, left, outlook)
    if kind == Kind.BUYER:
        return gain_of_purchase(s, seat, left, outlook)
    if kind == Kind.TRADER:
        return gain_of_trade(s, seat, left, right, outlook)
    if kind == Kind.EXCHANGE:
        times = int(s.tile_numbers[tile, 0])
        return gain_of_exchange(s, seat, outlook) * (1.0 + FURTHER * (times - 1))
    if kind == Kind.THIEF:
        return best_loot(s, seat, outlook)
    if kind == Kind.VIZIER:
        return best_prize(s, seat)
    return worth_of_kept(int(kind), outlook)


# --- Seller, Buyer, Traders -------------------------------------------------------------------


@rule
def gain_of_sale(s: State, seat: Seat, good: GoodId, outlook: Ints) -> float:
    """Selling as many as pays best."""
    best = 0.0
    for number in range(1, min(int(s.goods[seat, good]), MOST) + 1):
        best = max(best, selling_price(number) + margin(s, seat, good, -number, outlook))
    return best


@rule
def gain_of_purchase(s: State, seat: Seat, good: GoodId, outlook: Ints) -> float:
    """Buying as many as pays best."""
    best = 0.0
    for number in range(1, MOST + 1):
        if refuse_purchase(s, seat, good, number) != Reason.ALLOWED:
            break
        best = max(best, margin(s, seat, good, number, outlook) - buying_price(number))
    return best


@rule
def gain_of_trade(s: State, seat: Seat, left: GoodId, right: GoodId, outlook: Ints) -> float:
    """Exchanging the left good for the right one."""
    number = min(TRADER_REPEATS, int(s.goods[seat, left]), int(s.supply[right]))
    if number <= 0 or left == right:
        return 0.0
    given = margin(s, seat, left, -number, outlook)
    return max(0.0, given + margin(s, seat, right, number, outlook))


@rule
def gain_of_exchange(s: State, seat: Seat, outlook: Ints) -> float:
    """Exchanging the good that you miss least for the one that you want most."""
    loss = -1e9
    for good in range(1, GOODS + 1):
        if s.goods[seat, good] > 0:
            loss = max(loss, margin(s, seat, good, -1, outlook))
    return max(0.0, loss + best_to_receive(s, seat, outlook))


@rule
def best_to_receive(s: State, seat: Seat, outlook: Ints) -> float:
    """The good of the supply that would bring most; of a special Trader in use, among those that
    may be received."""
    best = 0.0
    for good in range(1, GOODS + 1):
        allowed = s.supply[good] > 0
        if s.owed and seat == s.pawn:
            allowed = refuse_receive(s, good) == Reason.ALLOWED
        if allowed:
            best = max(best, margin(s, seat, good, 1, outlook))
    return best


# --- Thief and Vizier -------------------------------------------------------------------------


@rule
def loot(s: State, seat: Seat, victim: Seat, outlook: Ints) -> float:
    """What a random good of the victim's would bring the thief."""
    total = 0.0
    for good in range(1, GOODS + 1):
        if s.goods[victim, good] > 0:
            total += int(s.goods[victim, good]) * margin(s, seat, good, 1, outlook)
    return total / max(1, goods_of(s, victim))


@rule
def best_loot(s: State, seat: Seat, outlook: Ints) -> float:
    """Robbing the best victim."""
    best = 0.0
    for victim in range(s.players):
        if victim != seat:
            best = max(best, loot(s, seat, victim, outlook))
    return best


@rule
def shown(s: State, seat: Seat, good: GoodId) -> int:
    """What the seat has chosen to reveal to the Vizier; all it has, if it has not chosen."""
    if s.phase == Phase.REVEAL and has(int(s.chosen), seat):
        return int(s.revealed[seat])
    return int(s.goods[seat, good])


@rule
def next_above(s: State, good: GoodId, limit: int) -> int:
    """The smallest number of a good above the limit that somebody would reveal; 0 if nobody."""
    found = 0
    for seat in range(s.players):
        number = shown(s, seat, good)
        if number > limit and (found == 0 or number < found):
            found = number
    return found


@rule
def prize(s: State, seat: Seat, good: GoodId) -> int:
    """The prize that a Vizier would give this seat for a good, if everybody showed all."""
    own = shown(s, seat, good)
    if own == 0:
        return 0
    above = next_above(s, good, own)
    if above == 0:
        return FIRST_PRIZE
    return SECOND_PRIZE if next_above(s, good, above) == 0 else 0


@rule
def best_prize(s: State, seat: Seat) -> float:
    """The prize for the good that suits the seat best."""
    best = 0
    for good in range(1, GOODS + 1):
        if refuse_name(s, good) == Reason.ALLOWED:
            best = max(best, prize(s, seat, good))
    return float(best)


# --- Kept tiles, the tile in use, and the market ----------------------------------------------


@rule
def worth_of_kept(kind: int, outlook: Ints) -> float:
    """What a Crook or a Barterer is worth: the less, the fewer markets are ahead."""
    late = outlook[MARKETS] / (outlook[MARKETS] + EARLY)
    if kind == Kind.CROOK:
        return float(CROOK * late)
    return float(BARTERER * late) if kind == Kind.BARTERER else 0.0


@rule
def gain_in_use(s: State, seat: Seat, outlook: Ints) -> float:
    """What the tile or printed action that the seat is using has still to bring."""
    if s.victim != NOBODY:
        return loot(s, seat, int(s.victim), outlook)
    if s.owed:
        return best_to_receive(s, seat, outlook)
    found = gain_as(s, seat, int(s.tile), good_on(s, 0), good_on(s, 1), outlook)
    if s.exchanged:
        found *= (int(s.tile_numbers[s.tile, 0]) - int(s.exchanged)) / int(
            s.tile_numbers[s.tile, 0]
        )
    return found


@rule
def best_tile(s: State, seat: Seat, city: City, outlook: Ints) -> float:
    """What the best tile of a market would bring the seat."""
    best = 0.0
    for slot in range(SLOTS):
        tile = int(s.tiles[city, slot])
        if tile != NO_TILE:
            best = max(best, gain(s, seat, tile, outlook))
    return best
