"""Chapter 2, set-up: the board, the first placer, and the two placement phases."""

from __future__ import annotations

from serai.engine.bits import Bits, bit, has
from serai.engine.jit import rule
from serai.engine.seat import NOBODY
from serai.games.silk.reasons import Reason
from serai.games.silk.rules.geometry import (
    corners_by_worms,
    is_on_board,
    refuse_nursery_site,
    tiles_beside_worms,
)
from serai.games.silk.rules.herding import mastiff_of, shepherd_of
from serai.games.silk.rules.occupancy import is_empty, put_piece, put_worm, room
from serai.games.silk.state import State
from serai.games.silk.tables import BOARD, BOX, NURSERY_SITES, WALLS
from serai.games.silk.terms import (
    FIRST_POINTS,
    FIRST_WORMS,
    IMPROVEMENTS,
    NO_PIECE,
    NOWHERE,
    OOKAMI,
    SPOTS,
    TILE_CAPACITY,
    WORMS,
    WORMS_PER_PLACEMENT,
    Corner,
    Pasture,
    Phase,
    Piece,
    Seat,
    Tile,
)

OUT_OF_IT = -1
"""In place of a sum: this seat does not roll again."""

# --- The table --------------------------------------------------------------------------------


@rule
def lay_out(s: State, players: int) -> None:
    """silk.comp.1 to .4, silk.setup.4, .5, .7, .8 A zeroed record becomes a table at which
    nothing is laid: everybody at 5 points with 15 worms and 4 nurseries, walls by number of
    players."""
    s.players = players
    s.phase = Phase.LAY
    s.supply = WALLS[players]
    s.ended_by = NOBODY
    for improvement in range(IMPROVEMENTS):
        s.improvements[improvement] = NOBODY
    for seat in range(players):
        s.points[seat] = FIRST_POINTS
        s.reserve[seat] = WORMS
    for pasture in range(len(BOX)):
        s.undrawn[pasture] = BOX[pasture]


# --- The board --------------------------------------------------------------------------------


@rule
def refuse_den_tile(s: State, tile: Tile) -> Reason:
    """silk.setup.2 The den tile may come anywhere on the board, once, and is laid first: mixed
    in or laid first, every place is as likely."""
    if s.den_tile != NOWHERE:
        return Reason.TILES_ALL_DRAWN
    if not is_on_board(s, tile):
        return Reason.NOT_A_TILE
    return Reason.ALLOWED


@rule
def lay_den_tile(s: State, tile: Tile) -> None:
    """silk.setup.6, silk.comp.5, silk.comp.8 The den tile is a normal pasture; the ookami starts
    on it."""
    s.den_tile = tile
    s.pasture[tile] = Pasture.NORMAL
    put_piece(s, OOKAMI, tile)


@rule
def refuse_tile(s: State, pasture: int) -> Reason:
    """silk.setup.1, silk.setup.3 The other places are drawn from the box, unseen."""
    if s.den_tile == NOWHERE:
        return Reason.DEN_TILE_FIRST
    if s.undrawn[pasture] == 0:
        return Reason.TILES_ALL_DRAWN
    return Reason.ALLOWED


@rule
def next_place(s: State) -> Tile:
    """The first place of the board without a tile, in reading order, or NOWHERE."""
    for tile in range(1, SPOTS):
        if is_on_board(s, tile) and s.pasture[tile] == Pasture.NONE:
            return tile
    return NOWHERE


@rule
def lay_tile(s: State, pasture: int) -> None:
    """silk.setup.2 The next place gets this tile."""
    s.undrawn[pasture] -= 1
    s.pasture[next_place(s)] = pasture


# --- Who places first -------------------------------------------------------------------------


@rule
def roll_for_first(s: State, seat: Seat, result: int) -> None:
    """silk.setup.p1.1 Each player rolls both dice."""
    s.rolled[seat] = result


@rule
def highest_roll(s: State) -> int:
    """The highest sum rolled so far."""
    highest = 0
    for seat in range(s.players):
        highest = max(highest, int(s.rolled[seat]))
    return highest


@rule
def next_to_roll(s: State) -> Seat:
    """The first seat that has not rolled yet, or NOBODY."""
    for seat in range(s.players):
        if s.rolled[seat] == 0:
            return seat
    return NOBODY


@rule
def is_tied(s: State) -> bool:
    """Whether more than one seat rolled the highest sum."""
    highest = highest_roll(s)
    tied = 0
    for seat in range(s.players):
        tied += s.rolled[seat] == highest
    return tied > 1


@rule
def roll_again(s: State) -> None:
    """silk.setup.p1.1 Tied leaders roll again; the others are out of it."""
    highest = highest_roll(s)
    for seat in range(s.players):
        s.rolled[seat] = 0 if s.rolled[seat] == highest else OUT_OF_IT


@rule
def first_placer(s: State) -> Seat:
    """The seat with the highest sum. Somebody has it."""
    highest = highest_roll(s)
    seat = 0
    while s.rolled[seat] != highest:
        seat += 1
    return seat


# --- Phase 1: worms ---------------------------------------------------------------------------


@rule
def worms_placed(s: State, seat: Seat) -> int:
    """Worms that this seat has placed; none has left the board yet."""
    return WORMS - int(s.reserve[seat])


@rule
def has_dry_place(s: State) -> bool:
    """silk.setup.p1.4 Whether any dry tile has room for a worm."""
    for tile in range(1, SPOTS):
        if s.pasture[tile] == Pasture.DRY and room(s, tile) > 0:
            return True
    return False


@rule
def tiles_for_worms(s: State) -> Bits:
    """silk.setup.p1.4, .5, .8 Worms go on dry tiles; worm by worm, once those are full, on normal
    ones, of which there are always enough."""
    pasture = Pasture.DRY if has_dry_place(s) else Pasture.NORMAL
    tiles = 0
    for tile in range(1, SPOTS):
        if s.pasture[tile] == pasture:
            tiles |= bit(tile)
    return tiles


@rule
def refuse_first_worm(s: State, tile: Tile, starts: Bits) -> Reason:
    """silk.setup.p1.6, silk.setup.p1.7 Three worms fit on a tile, one of `starts`; none beside the
    ookami."""
    if not is_on_board(s, tile):
        return Reason.NOT_A_TILE
    if s.piece_at[tile] != NO_PIECE:
        return Reason.WORM_NOT_BY_OOKAMI
    if s.crowd[tile] == TILE_CAPACITY:
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
    return placed % WORMS_PER_PLACEMENT == 0 or placed == FIRST_WORMS


@rule
def has_worms_to_place(s: State, seat: Seat) -> bool:
    """silk.setup.8 Seven worms each."""
    return worms_placed(s, seat) < FIRST_WORMS


@rule
def next_to_place_worms(s: State) -> Seat:
    """silk.setup.p1.2 The next seat, clockwise, that has worms to place, or NOBODY."""
    for step in range(1, s.players + 1):
        seat = (s.turn + step) % s.players
        if has_worms_to_place(s, seat):
            return seat
    return NOBODY


# --- Phase 2: nursery, shepherd, mastiff ------------------------------------------------------


@rule
def tiles_to_start_on(s: State, seat: Seat) -> Bits:
    """silk.setup.p2.2, silk.setup.p2.5 The tiles beside your worms, if any of them is empty;
    otherwise all tiles."""
    beside = tiles_beside_worms(s, seat)
    for tile in range(1, SPOTS):
        if has(beside, tile) and is_empty(s, tile):
            return beside
    return BOARD[s.players]


@rule
def refuse_first_piece(s: State, piece: Piece, tile: Tile, starts: Bits) -> Reason:
    """silk.setup.p2.2, silk.setup.p2.3 Shepherd and mastiff start on an empty tile, one of
    `starts`."""
    if s.location[piece] != NOWHERE:
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
    for corner in range(1, SPOTS):
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
    shepherd_stands = s.location[shepherd_of(seat)] != NOWHERE
    mastiff_stands = s.location[mastiff_of(seat)] != NOWHERE
    return not (shepherd_stands and mastiff_stands and s.nurseries[seat])


@rule
def next_to_place_pieces(s: State) -> Seat:
    """silk.setup.p2.1 The next seat, counterclockwise, that has pieces to place, or NOBODY."""
    for step in range(1, s.players + 1):
        seat = (s.turn + s.players - step) % s.players
        if has_pieces_to_place(s, seat):
            return seat
    return NOBODY
