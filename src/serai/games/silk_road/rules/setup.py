"""Set-up: tiles on the map, repaired where they may not lie; the first holder; goods."""

from __future__ import annotations

from serai.engine.bits import Bits, bit
from serai.engine.jit import rule
from serai.engine.seat import NOBODY
from serai.games.silk_road import terms
from serai.games.silk_road.reasons import Reason
from serai.games.silk_road.rules.supply import watch_supply
from serai.games.silk_road.state import State
from serai.games.silk_road.tables import TILES_PER_CITY
from serai.games.silk_road.terms import City, Deck, GoodId, Kind, Phase, Seat, Tile, TileSlot

# --- The table --------------------------------------------------------------------------------


@rule
def lay_out(s: State, players: int) -> None:
    """road.comp.1, .3, .6, .7, road.setup.1, .2, .3 A record with the board in it becomes a table
    at which nothing is dealt: 75 goods in the bag, 10 silver for each player, one caravan."""
    s.players = players
    s.phase = Phase.LAY
    s.holder = NOBODY
    s.leader = NOBODY
    s.pawn = NOBODY
    s.victim = NOBODY
    for good in range(1, terms.GOODS + 1):
        s.supply[good] = terms.GOODS_PER_KIND
    for seat in range(players):
        s.money[seat] = terms.FIRST_MONEY
    s.site = city_to_fill(s)


# --- Tiles ------------------------------------------------------------------------------------


@rule
def city_to_fill(s: State) -> City:
    """road.setup.4, road.setup.5, road.setup.8 The first market city that lacks a tile, or
    NOWHERE. The two ends of the road get none."""
    last = TILES_PER_CITY[s.players] - 1
    for city in range(1, terms.CITIES + 1):
        if s.market[city] != Deck.NONE and s.tiles[city, last] == terms.NO_TILE:
            return city
    return terms.NOWHERE


@rule
def free_slot(s: State, city: City) -> TileSlot:
    """The first place of a city without a tile."""
    slot = 0
    while s.tiles[city, slot] != terms.NO_TILE:
        slot += 1
    return slot


@rule
def is_kept_kind(s: State, tile: Tile) -> bool:
    """Whether the tile is a Crook or a Barterer."""
    return s.tile_kind[tile] == Kind.CROOK or s.tile_kind[tile] == Kind.BARTERER


@rule
def lay_tile(s: State, tile: Tile) -> None:
    """road.setup.6, road.setup.7, road.setup.9 The next tile of the city's colour lies face up,
    beside a printed action if there is one."""
    s.tiles[s.site, free_slot(s, s.site)] = tile
    s.undrawn[s.market[s.site], tile] -= 1


@rule
def number_to_lay(s: State, tile: Tile) -> int:
    """road.setup.6 How many tiles of this kind and of the city's colour have not been laid."""
    return int(s.undrawn[s.market[s.site], tile])


@rule
def tiles_to_lay(s: State) -> Bits:
    """The kinds of tiles that may come next, before any repair."""
    tiles = 0
    for tile in range(1, terms.TILES + 1):
        if number_to_lay(s, tile):
            tiles |= bit(tile)
    return tiles


@rule
def refuse_tile(s: State, tile: Tile) -> Reason:
    """A tile has to be there to be laid."""
    return Reason.ALLOWED if number_to_lay(s, tile) else Reason.NO_SUCH_TILE_LEFT


# --- The first holder and the goods -----------------------------------------------------------


@rule
def refuse_holder(s: State, seat: Seat) -> Reason:
    """road.setup.15 Any player may get the pawn first."""
    return Reason.ALLOWED if seat < s.players else Reason.NO_SUCH_SEAT


@rule
def choose_holder(s: State, seat: Seat) -> None:
    """road.setup.15, road.setup.16 A random player gets the pawn and all turn tokens."""
    s.holder = seat
    s.pawn = seat
    s.phase = Phase.DRAW


@rule
def next_to_draw(s: State) -> Seat:
    """road.setup.2 The first seat with fewer than three goods, or NOBODY."""
    for seat in range(s.players):
        if s.drawn_number[seat] < terms.FIRST_GOODS:
            return seat
    return NOBODY


@rule
def number_in_bag(s: State, good: GoodId) -> int:
    """road.setup.2 How many of a good may still be drawn."""
    return int(s.supply[good])


@rule
def refuse_draw(s: State, good: GoodId) -> Reason:
    """road.setup.2 A good has to be in the bag to be drawn."""
    return Reason.ALLOWED if number_in_bag(s, good) else Reason.NO_SUCH_GOOD_LEFT


@rule
def draw_good(s: State, seat: Seat, good: GoodId) -> None:
    """road.setup.2 A good out of the bag goes behind the shield."""
    s.supply[good] -= 1
    s.goods[seat, good] += 1
    s.drawn[seat, good] += 1
    s.drawn_number[seat] += 1


@rule
def open_supply(s: State) -> None:
    """road.setup.17 What is left in the bag is the common supply, for all to see."""
    for good in range(1, terms.GOODS + 1):
        watch_supply(s, good)
