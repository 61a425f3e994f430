"""Action 5: graze."""

from __future__ import annotations

from serai.engine.bits import Bits, bit, has
from serai.engine.jit import rule
from serai.games.silk.reasons import Reason
from serai.games.silk.rules.bump import NO_TILES, can_spread
from serai.games.silk.rules.geometry import is_on_board
from serai.games.silk.rules.occupancy import take_worms_in_hand
from serai.games.silk.rules.scoring import gain, is_all_barren, trigger_end
from serai.games.silk.state import State
from serai.games.silk.terms import NOWHERE, OOKAMI, SPOTS, Seat, Tile


@rule
def value(s: State, tile: Tile) -> int:
    """silk.comp.5 to .7 Dry 1, normal 2, leafy 3, the den tile as a normal one; barren 0."""
    if has(s.barren, tile):
        return 0
    return int(s.pasture[tile])


@rule
def refuse_graze(s: State, seat: Seat, tile: Tile) -> Reason:
    """May this seat graze here? silk.graze.6 Barren tiles may be grazed too."""
    if not is_on_board(s, tile):
        return Reason.NOT_A_TILE
    if not has(s.worm_tiles[seat], tile):
        return Reason.GRAZE_NEEDS_OWN_WORM
    if not can_spread(s, tile, NOWHERE, NO_TILES, s.location[OOKAMI]):
        return Reason.GRAZE_CANNOT_SPREAD
    return Reason.ALLOWED


@rule
def tiles_to_graze(s: State, seat: Seat) -> Bits:
    """silk.graze.1 The tiles that hold a worm of this seat."""
    return int(s.worm_tiles[seat])


@rule
def can_graze(s: State, seat: Seat) -> bool:
    """Whether some tile may be grazed."""
    tiles = tiles_to_graze(s, seat)
    for tile in range(1, SPOTS):
        if has(tiles, tile) and refuse_graze(s, seat, tile) == Reason.ALLOWED:
            return True
    return False


@rule
def graze(s: State, seat: Seat, tile: Tile) -> None:
    """silk.graze.1 to .7 All worms here are bumped and may not return; your own score the value
    that the tile had, and it turns barren. silk.end.3 If all tiles are barren then, the end is
    triggered.

    Points and tile are settled before the worms are set down: no place where they go changes
    either.
    """
    eaten = s.worms[tile, seat] * value(s, tile)
    take_worms_in_hand(s, tile)
    s.barren |= bit(tile)
    gain(s, eaten)
    if is_all_barren(s):
        trigger_end(s)
