"""What lies ahead on the road, and what a stock of goods will bring there."""

from __future__ import annotations

import numpy as np

from serai.engine.bits import Bits, bit, count, has
from serai.engine.jit import rule
from serai.engine.layout import Ints
from serai.games.silk_road.state import State
from serai.games.silk_road.tables import SELL_PRICES
from serai.games.silk_road.terms import (
    CITIES,
    GOODS,
    GOODS_PER_KIND,
    NO_TILE,
    NOWHERE,
    SLOTS,
    WAYS,
    City,
    GoodId,
    Kind,
    Seat,
)

MARKETS = 0
"""In an outlook: how many markets are ahead; the goods' places hold the Sellers of each."""
VIZIERS = GOODS + 1
HOPES = VIZIERS
"""After it, at each good's number: how likely it is that a seat sells that good."""
OUTLOOK = HOPES + GOODS + 1

LUCK = 1.6
"""How much more likely a seat is to get a Seller that it wants than any other tile."""
KIND_COUNTS = 0.4
"""How much of the hope for a good depends on the Sellers of that very good; the rest on those of
all goods, since Traders, Crooks and other ways through the markets make one good of another."""

GAINS = np.maximum(SELL_PRICES - 1.0, 0.0)
"""What selling brings beyond the point that each good is worth at the end anyway."""
ONE_LOT = np.array([GAINS[:number].sum() for number in range(GOODS_PER_KIND + 1)])
TWO_LOTS = np.array(
    [ONE_LOT[number // 2] + ONE_LOT[(number + 1) // 2] for number in range(GOODS_PER_KIND + 1)]
)
"""What a number of goods of a kind brings beyond their points, sold to two Sellers."""


@rule
def look_ahead(s: State, outlook: Ints) -> None:
    """Walk on with the caravan to the end of the road. Where it may be after so many moves, each
    city counts as equally likely."""
    cities = next_cities_of(s, bit(s.caravan))
    while cities:
        for city in range(1, CITIES + 1):
            if has(cities, city):
                add_market(s, city, 1.0 / count(cities), outlook)
        cities = next_cities_of(s, cities)
    hope_to_sell(s, outlook)


@rule
def next_cities_of(s: State, cities: Bits) -> Bits:
    """Where the caravan may be one move later."""
    found = 0
    for city in range(1, CITIES + 1):
        if has(cities, city):
            for way in range(WAYS):
                found |= bit(s.ways[city, way])
    return found & ~bit(NOWHERE)


@rule
def add_market(s: State, city: City, chance: float, outlook: Ints) -> None:
    """What a market has to offer, as far as the caravan is likely to come there."""
    if s.tiles[city, 0] != NO_TILE:
        outlook[MARKETS] += chance
    for slot in range(SLOTS):
        tile = s.tiles[city, slot]
        if s.tile_kind[tile] == Kind.SELLER:
            outlook[s.tile_goods[tile, 0]] += chance
        elif s.tile_kind[tile] == Kind.VIZIER:
            outlook[VIZIERS] += chance


@rule
def hope_to_sell(s: State, outlook: Ints) -> None:
    """How likely it is that a seat sells each good: Sellers come at random, so their number has a
    Poisson distribution."""
    all_goods = 0.0
    for good in range(1, GOODS + 1):
        all_goods += outlook[good]
    for good in range(1, GOODS + 1):
        sellers = KIND_COUNTS * outlook[good] + (1.0 - KIND_COUNTS) * all_goods / GOODS
        outlook[HOPES + good] = 1.0 - np.exp(-LUCK * sellers / int(s.players))


@rule
def worth(number: int, hope: float) -> float:
    """What so many of a good will bring in the end: a point each, and more where they are sold."""
    return float(number + hope * TWO_LOTS[number])


@rule
def worth_of(s: State, seat: Seat, good: GoodId, more: int, outlook: Ints) -> float:
    """What the seat's stock of a good would be worth with so many more, or less, of it."""
    number = min(max(int(s.goods[seat, good]) + more, 0), GOODS_PER_KIND)
    return worth(number, float(outlook[HOPES + good]))


@rule
def margin(s: State, seat: Seat, good: GoodId, more: int, outlook: Ints) -> float:
    """What so many more, or less, of a good change in the worth of the seat's stock."""
    return worth_of(s, seat, good, more, outlook) - worth_of(s, seat, good, 0, outlook)
