"""Action 1: raise a worm, or rescue one."""

from __future__ import annotations

from serai.engine.bits import Bits, has
from serai.engine.jit import rule
from serai.games.silk.reasons import Reason
from serai.games.silk.rules.geometry import is_on_board, tiles_next_to_nurseries
from serai.games.silk.rules.occupancy import put_worm
from serai.games.silk.rules.scoring import claim
from serai.games.silk.state import State
from serai.games.silk.terms import NO_PIECE, OOKAMI, SPOTS, TILE_CAPACITY, Improvement, Seat, Tile


@rule
def home_tiles(s: State, seat: Seat) -> Bits:
    """silk.raise.3 The tiles next to a nursery of yours, and those that hold a worm of yours."""
    return s.worm_tiles[seat] | tiles_next_to_nurseries(s, seat)


@rule
def refuse_raise(s: State, seat: Seat, tile: Tile) -> Reason:
    """May this seat raise a worm on this tile? silk.raise.4, .6 Any pasture will do, even barren,
    and other colours do not hinder; silk.raise.5 a big piece does."""
    if not is_on_board(s, tile):
        return Reason.NOT_A_TILE
    if s.reserve[seat] == 0:
        return Reason.RAISE_NEEDS_RESERVE
    if s.piece_at[tile] != NO_PIECE and not (s.raise_onto_ookami and s.piece_at[tile] == OOKAMI):
        return Reason.RAISE_NEEDS_NO_PIECE
    if s.crowd[tile] == TILE_CAPACITY:
        return Reason.RAISE_NEEDS_ROOM
    if not has(home_tiles(s, seat), tile):
        return Reason.RAISE_NEEDS_HOME
    return Reason.ALLOWED


@rule
def can_raise(s: State, seat: Seat) -> bool:
    """silk.raise.1 to .3 Whether the reserve holds a worm and some tile may take it."""
    if s.reserve[seat] == 0:
        return False
    homes = home_tiles(s, seat)
    for tile in range(1, SPOTS):
        if has(homes, tile) and refuse_raise(s, seat, tile) == Reason.ALLOWED:
            return True
    return False


@rule
def raise_worm(s: State, seat: Seat, tile: Tile) -> None:
    """silk.raise.1 Place a worm of your reserve. silk.imp.worm.1 to .3 Whoever first empties the
    reserve so claims the Silkworm Improvement, worms in the den or not."""
    s.reserve[seat] -= 1
    put_worm(s, seat, tile)
    if s.reserve[seat] == 0:
        claim(s, Improvement.SILKWORM)


@rule
def can_rescue(s: State, seat: Seat) -> bool:
    """silk.raise.rescue.1 to .3 Only with an empty reserve, and a worm of yours in the den."""
    return s.reserve[seat] == 0 and s.den[seat] > 0


@rule
def rescue(s: State, seat: Seat) -> None:
    """silk.raise.rescue.1 Take a worm of yours from the den to the reserve; nothing is placed."""
    s.den[seat] -= 1
    s.reserve[seat] += 1
