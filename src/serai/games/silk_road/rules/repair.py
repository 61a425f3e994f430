"""Set-up: Crooks and Barterers are moved off the cities where they may not lie."""

from __future__ import annotations

from serai.engine.bits import has
from serai.engine.jit import rule
from serai.games.silk_road import terms
from serai.games.silk_road.reasons import Reason
from serai.games.silk_road.rules.setup import city_to_fill, is_kept_kind, number_to_lay
from serai.games.silk_road.state import State
from serai.games.silk_road.tables import TILES_PER_CITY
from serai.games.silk_road.terms import City, DeckId, Phase, Tile, TileSlot


@rule
def offending_city(s: State) -> City:
    """road.setup.10, road.reverse.4 The first barred city that holds a Crook or a Barterer, or
    NOWHERE."""
    for city in range(1, terms.CITIES + 1):
        if has(s.barred, city) and offending_slot(s, city) < TILES_PER_CITY[s.players]:
            return city
    return terms.NOWHERE


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
    for tile in range(1, terms.TILES + 1):
        if s.undrawn[deck, tile]:
            return True
    return False


@rule
def tiles_to_swap(s: State, city: City) -> int:
    """road.setup.12 With how many tiles of a city the misplaced tile may be swapped: all but Crooks
    and Barterers, if the city has the same colour and Crooks and Barterers may lie there."""
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
    for slot in range(terms.SLOTS):
        if s.tiles[city, slot] == tile:
            number += 1
    return number


@rule
def tiles_to_repair(s: State, tile: Tile) -> int:
    """road.setup.11, road.setup.12 How many tiles of this kind may take the place of the misplaced
    one: unused ones, or those of the city to swap with; never a Crook or a Barterer."""
    if is_kept_kind(s, tile):
        return 0
    if s.phase == Phase.SWAP:
        return copies_in(s, s.partner, tile)
    return number_to_lay(s, tile)


@rule
def refuse_repair(s: State, tile: Tile) -> Reason:
    """road.setup.10 A tile that repairs has to be there, and may not be a Crook or Barterer."""
    if is_kept_kind(s, tile):
        return Reason.CITY_IS_BARRED
    return Reason.ALLOWED if tiles_to_repair(s, tile) else Reason.NO_SUCH_TILE_LEFT


@rule
def refuse_swap(s: State, city: City) -> Reason:
    """road.setup.12 A city to swap with has tiles of the same colour that may be swapped."""
    return Reason.ALLOWED if tiles_to_swap(s, city) else Reason.CITY_HAS_NO_TILE_TO_SWAP


@rule
def replace_tile(s: State, tile: Tile) -> None:
    """road.setup.11 A random unused tile takes the place of the misplaced one, which leaves the
    game. (At the table you draw until a tile may lie there, and the others leave the game too. So
    it is enough to draw among those that may.)"""
    s.tiles[s.site, offending_slot(s, s.site)] = tile
    s.undrawn[s.market[s.site], tile] -= 1


@rule
def choose_partner(s: State, city: City) -> None:
    """road.setup.12 The misplaced tile will be swapped with one of this city."""
    s.partner = city
    s.phase = Phase.SWAP


@rule
def swap_tiles(s: State, tile: Tile) -> None:
    """road.setup.12 The misplaced tile goes where the other one came from."""
    slot = offending_slot(s, s.site)
    there = 0
    while s.tiles[s.partner, there] != tile:
        there += 1
    s.tiles[s.partner, there] = s.tiles[s.site, slot]
    s.tiles[s.site, slot] = tile
    s.partner = terms.NOWHERE


@rule
def look_for_repairs(s: State) -> None:
    """road.setup.11, road.setup.12 Once all tiles lie, Crooks and Barterers are moved off the
    barred cities; then road.setup.13 what is left over is put away unseen."""
    s.site = city_to_fill(s)
    s.phase = Phase.LAY
    if s.site == terms.NOWHERE:
        s.site = offending_city(s)
        s.phase = Phase.REPAIR
    if s.site == terms.NOWHERE:
        for deck in range(len(s.undrawn)):
            for tile in range(1, terms.TILES + 1):
                s.undrawn[deck, tile] = 0
        s.phase = Phase.FIRST
