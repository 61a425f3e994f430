"""Set-up: the two placement phases, first worms, then pieces."""

from __future__ import annotations

from serai.engine.bits import Bits, bit, has
from serai.engine.jit import rule
from serai.engine.seat import NOBODY
from serai.games.silk import terms
from serai.games.silk.reasons import Reason
from serai.games.silk.rules.geometry import (
    corners_by_worms,
    is_on_board,
    refuse_nursery_site,
    tiles_beside_worms,
)
from serai.games.silk.rules.herding import mastiff_of, shepherd_of
from serai.games.silk.rules.occupancy import is_empty, put_worm, room
from serai.games.silk.rules.turn import begin_turn
from serai.games.silk.state import State
from serai.games.silk.tables import BOARD, NURSERY_SITES
from serai.games.silk.terms import Corner, Pasture, Phase, Piece, Seat, Tile

# --- Phase 1: worms ---------------------------------------------------------------------------


@rule
def worms_placed(s: State, seat: Seat) -> int:
    """Worms that this seat has placed; none has left the board yet."""
    return terms.WORMS - int(s.reserve[seat])


@rule
def has_dry_place(s: State) -> bool:
    """silk.setup.p1.4 Whether any dry tile has room for a worm."""
    for tile in range(1, terms.SPOTS):
        if s.pasture[tile] == Pasture.DRY and room(s, tile) > 0:
            return True
    return False


@rule
def tiles_for_worms(s: State) -> Bits:
    """silk.setup.p1.4, .5, .8 Worms go on dry tiles; worm by worm, once those are full, on normal
    ones, of which there are always enough."""
    pasture = Pasture.DRY if has_dry_place(s) else Pasture.NORMAL
    tiles = 0
    for tile in range(1, terms.SPOTS):
        if s.pasture[tile] == pasture:
            tiles |= bit(tile)
    return tiles


@rule
def refuse_first_worm(s: State, tile: Tile, starts: Bits) -> Reason:
    """silk.setup.p1.6, silk.setup.p1.7 Three worms fit on a tile, one of `starts`; none beside the
    ookami."""
    if not is_on_board(s, tile):
        return Reason.NOT_A_TILE
    if s.piece_at[tile] != terms.NO_PIECE:
        return Reason.WORM_NOT_BY_OOKAMI
    if s.crowd[tile] == terms.TILE_CAPACITY:
        return Reason.WORM_NEEDS_ROOM
    if not has(starts, tile):
        return Reason.WORM_ON_DRY if has_dry_place(s) else Reason.WORM_ON_NORMAL
    return Reason.ALLOWED


@rule
def place_first_worm(s: State, seat: Seat, tile: Tile) -> None:
    """silk.setup.p1.2 A worm of your 15 goes on the board."""
    s.reserve[seat] -= 1
    put_worm(s, seat, tile)


@rule
def is_placement_done(s: State, seat: Seat) -> bool:
    """silk.setup.p1.2, silk.setup.p1.3 You place two worms, on one tile or two; the fourth time
    only the seventh."""
    placed = worms_placed(s, seat)
    return placed % terms.WORMS_PER_PLACEMENT == 0 or placed == terms.FIRST_WORMS


@rule
def has_worms_to_place(s: State, seat: Seat) -> bool:
    """silk.setup.8 Seven worms each."""
    return worms_placed(s, seat) < terms.FIRST_WORMS


@rule
def next_to_place_worms(s: State) -> Seat:
    """silk.setup.p1.2 The next seat, clockwise, that has worms to place, or NOBODY."""
    for step in range(1, s.players + 1):
        seat = (s.turn + step) % s.players
        if has_worms_to_place(s, seat):
            return seat
    return NOBODY


@rule
def go_on_placing_worms(s: State) -> None:
    """silk.setup.p1.2 Clockwise. silk.setup.p2.1 Who placed the last worm starts phase 2."""
    if not is_placement_done(s, s.turn):
        return
    following = next_to_place_worms(s)
    if following == NOBODY:
        s.phase = Phase.PIECES
    else:
        s.turn = following


# --- Phase 2: nursery, shepherd, mastiff ------------------------------------------------------


@rule
def tiles_to_start_on(s: State, seat: Seat) -> Bits:
    """silk.setup.p2.2, silk.setup.p2.5 The tiles beside your worms, if any of them is empty;
    otherwise all tiles."""
    beside = tiles_beside_worms(s, seat)
    for tile in range(1, terms.SPOTS):
        if has(beside, tile) and is_empty(s, tile):
            return beside
    return BOARD[s.players]


@rule
def refuse_first_piece(s: State, piece: Piece, tile: Tile, starts: Bits) -> Reason:
    """silk.setup.p2.2, silk.setup.p2.3 Shepherd and mastiff start on an empty tile, one of
    `starts`."""
    if s.location[piece] != terms.NOWHERE:
        return Reason.PIECE_STANDS_ALREADY
    if not is_on_board(s, tile):
        return Reason.NOT_A_TILE
    if not is_empty(s, tile):
        return Reason.PIECE_NEEDS_EMPTY_TILE
    if not has(starts, tile):
        return Reason.PIECE_NEEDS_OWN_WORM
    return Reason.ALLOWED


@rule
def corners_to_start_on(s: State, seat: Seat) -> Bits:
    """silk.setup.p2.4, silk.setup.p2.5 The corners of tiles with a worm of yours, if any of them
    can take a nursery; otherwise all sites."""
    corners = corners_by_worms(s, seat)
    for corner in range(1, terms.SPOTS):
        if has(corners, corner) and refuse_nursery_site(s, corner) == Reason.ALLOWED:
            return corners
    return NURSERY_SITES[s.players]


@rule
def refuse_first_nursery(s: State, seat: Seat, corner: Corner, starts: Bits) -> Reason:
    """silk.setup.p2.4 The first nursery stands on a legal site, one of `starts`."""
    if s.nurseries[seat]:
        return Reason.PIECE_STANDS_ALREADY
    reason = refuse_nursery_site(s, corner)
    if reason != Reason.ALLOWED:
        return reason
    if not has(starts, corner):
        return Reason.NURSERY_NEEDS_OWN_WORM
    return Reason.ALLOWED


@rule
def has_pieces_to_place(s: State, seat: Seat) -> bool:
    """silk.setup.8, silk.setup.p2.1b A nursery, a shepherd and a mastiff each."""
    shepherd_stands = s.location[shepherd_of(seat)] != terms.NOWHERE
    mastiff_stands = s.location[mastiff_of(seat)] != terms.NOWHERE
    return not (shepherd_stands and mastiff_stands and s.nurseries[seat])


@rule
def next_to_place_pieces(s: State) -> Seat:
    """silk.setup.p2.1 The next seat, counterclockwise, that has pieces to place, or NOBODY."""
    for step in range(1, s.players + 1):
        seat = (s.turn + s.players - step) % s.players
        if has_pieces_to_place(s, seat):
            return seat
    return NOBODY


@rule
def go_on_placing_pieces(s: State) -> None:
    """silk.setup.p2.1, silk.setup.p2.1b Counterclockwise, one piece each. silk.setup.p2.6,
    silk.setup.p2.6b, silk.setup.p2.7 Who places the last one, the first placer of phase 1, takes
    the first turn; then clockwise."""
    following = next_to_place_pieces(s)
    if following == NOBODY:
        begin_turn(s, s.turn)
    else:
        s.turn = following
