"""Chapter 3, set-up: tiles on the map, repaired where they may not lie; the first holder; goods."""

from __future__ import annotations

from serai.engine.bits import has
from serai.engine.jit import rule
from serai.engine.seat import NOBODY
from serai.games.silk_road.clauses import Clause
from serai.games.silk_road.rules.supply import watch_supply
from serai.games.silk_road.state import State
from serai.games.silk_road.tables import TILES_PER_CITY
from serai.games.silk_road.terms import (
    CITIES,
    FIRST_GOODS,
    FIRST_MONEY,
    GOODS,
    GOODS_PER_KIND,
    NO_TILE,
    NOWHERE,
    TILES,
    City,
    Deck,
    DeckId,
    GoodId,
    Kind,
    Phase,
    Seat,
    Tile,
    TileSlot,
)

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
    for good in range(1, GOODS + 1):
        s.supply[good] = GOODS_PER_KIND
    for seat in range(players):
        s.money[seat] = FIRST_MONEY
    s.site = city_to_fill(s)


# --- Tiles ------------------------------------------------------------------------------------


@rule
def city_to_fill(s: State) -> City:
    """road.setup.4, road.setup.5, road.setup.8 The first market city that lacks a tile, or
    NOWHERE. The two ends of the road get none."""
    last = TILES_PER_CITY[s.players] - 1
    for city in range(1, CITIES + 1):
        if s.market[city] != Deck.NONE and s.tiles[city, last] == NO_TILE:
            return city
    return NOWHERE


@rule
def free_slot(s: State, city: City) -> TileSlot:
    """The first place of a city without a tile."""
    slot = 0
    while s.tiles[city, slot] != NO_TILE:
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
def offending_city(s: State) -> City:
    """road.setup.10, road.reverse.4 The first barred city that holds a Crook or a Barterer, or
    NOWHERE."""
    for city in range(1, CITIES + 1):
        if has(s.barred, city) and offending_slot(s, city) < TILES_PER_CITY[s.players]:
            return city
    return NOWHERE


@rule
def offending_slot(s: State, city: City) -> TileSlot:
    """The first place of this city with a Crook or a Barterer, or the number of its tiles."""
    for slot in range(TILES_PER_CITY[s.players]):
        if is_kept_kind(s, s.tiles[city, slot]):
            return slot
    return TILES_PER_CITY[s.players]


@rule
def has_unused(s: State, deck: DeckId) -> bool:
    """Whether tiles of this colour are left over."""
    for tile in range(1, TILES + 1):
        if s.undrawn[deck, tile]:
            return True
    return False


@rule
def tiles_to_swap(s: State, city: City) -> int:
    """road.setup.12 How many tiles of a city a misplaced one of the same colour may be swapped
    with: all but Crooks and Barterers, if Crooks and Barterers may lie there."""
    number = 0
    if has(s.barred, city) or s.market[city] != s.market[s.site]:
        return 0
    for slot in range(TILES_PER_CITY[s.players]):
        if not is_kept_kind(s, s.tiles[city, slot]):
            number += 1
    return number


@rule
def copies_in(s: State, city: City, tile: Tile) -> int:
    """How many tiles of this kind lie on a city."""
    number = 0
    for slot in range(TILES_PER_CITY[s.players]):
        if s.tiles[city, slot] == tile:
            number += 1
    return number


@rule
def tile_weight(s: State, tile: Tile) -> int:
    """How many tiles of this kind may come next: drawn, drawn in a repair, or swapped."""
    if s.phase == Phase.LAY:
        return int(s.undrawn[s.market[s.site], tile])
    if is_kept_kind(s, tile):
        return 0
    if s.phase == Phase.SWAP:
        return copies_in(s, s.partner, tile)
    return int(s.undrawn[s.market[s.site], tile])


@rule
def refuse_tile(s: State, tile: Tile) -> Clause:
    """road.setup.10 A tile has to be there to be laid, and may not be a Crook or Barterer in a
    repair."""
    if s.phase != Phase.LAY and is_kept_kind(s, tile):
        return Clause.CITY_IS_BARRED
    if tile_weight(s, tile) == 0:
        return Clause.NO_SUCH_TILE_LEFT
    return Clause.ALLOWED


@rule
def refuse_swap(s: State, city: City) -> Clause:
    """road.setup.12 The other city has tiles of the same colour that may be swapped."""
    if tiles_to_swap(s, city) == 0:
        return Clause.CITY_HAS_NO_TILE_TO_SWAP
    return Clause.ALLOWED


@rule
def replace_tile(s: State, tile: Tile) -> None:
    """road.setup.11 The misplaced tile leaves the game for a random unused one. (Whatever else is
    drawn before a legal one leaves the game too, so that only legal ones need to be drawn.)"""
    s.tiles[s.site, offending_slot(s, s.site)] = tile
    s.undrawn[s.market[s.site], tile] -= 1


@rule
def swap_tiles(s: State, tile: Tile) -> None:
    """road.setup.12 The misplaced tile goes where the other one came from."""
    slot = offending_slot(s, s.site)
    there = 0
    while s.tiles[s.partner, there] != tile:
        there += 1
    s.tiles[s.partner, there] = s.tiles[s.site, slot]
    s.tiles[s.site, slot] = tile
    s.partner = NOWHERE


@rule
def look_for_repairs(s: State) -> None:
    """road.setup.11, road.setup.12 Once all tiles lie, Crooks and Barterers are moved off the
    barred cities; then road.setup.13 what is left over is put away unseen."""
    s.site = city_to_fill(s)
    s.phase = Phase.LAY
    if s.site == NOWHERE:
        s.site = offending_city(s)
        s.phase = Phase.REPAIR
    if s.site == NOWHERE:
        for deck in range(len(s.undrawn)):
            for tile in range(1, TILES + 1):
                s.undrawn[deck, tile] = 0
        s.phase = Phase.FIRST


# --- The first holder and the goods -----------------------------------------------------------


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
        if s.drawn_number[seat] < FIRST_GOODS:
            return seat
    return NOBODY


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
    for good in range(1, GOODS + 1):
        watch_supply(s, good)
