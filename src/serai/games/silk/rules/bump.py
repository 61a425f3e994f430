"""Movement and bumping: steps, chains of bumped pieces, and spreading worms.

While a move is only thought of, the board is the record plus three things: the tile that the first
mover would have vacated, the tiles that pieces of the chain would hold, and where the ookami would
be. While a move is really made, the record itself says all that.
"""

from __future__ import annotations

from serai.engine.bits import Bits, bit, has
from serai.engine.jit import rule
from serai.games.silk import terms
from serai.games.silk.reasons import Reason
from serai.games.silk.rules.geometry import has_wall, is_outer_side, neighbour
from serai.games.silk.rules.occupancy import (
    capture_worms,
    lift_piece,
    mark_moved,
    put_piece,
    put_worm,
    room,
    take_worms_in_hand,
)
from serai.games.silk.rules.walk import START, last_step, with_step, without_step
from serai.games.silk.state import State
from serai.games.silk.tables import CAN_BUMP, KIND, OPPOSITE, STEP
from serai.games.silk.terms import Kind, Piece, Seat, Tile

NO_TILES: Bits = 0


# --- Worms ------------------------------------------------------------------------------------


@rule
def worm_room(
    s: State, tile: Tile, direction: int, vacated: Tile, held: Bits, ookami_at: Tile
) -> int:
    """How many worms can be pushed off this tile in this direction."""
    if has_wall(s, tile, direction):
        return 0  # silk.move.wall.1, silk.move.wall.3, silk.move.off.3
    if is_outer_side(s, tile, direction):
        # silk.move.off.1: back to the reserve; silk.move.wrap.5: never round the edge
        return terms.WORMS
    target = tile + STEP[direction]
    if target == ookami_at:
        return terms.WORMS  # silk.capture.2, silk.capture.4: any number, all captured
    if target == vacated:
        return terms.TILE_CAPACITY  # silk.bump.5
    if has(held, target):
        return 0
    return room(s, target)


@rule
def can_spread(s: State, tile: Tile, vacated: Tile, held: Bits, ookami_at: Tile) -> bool:
    """silk.bump.6, silk.bump.7 All worms on the tile can be bumped off it, together or apart.

    Each worm needs one place and no place is better for one colour than for another: it is enough
    to count, and no choice for one worm can strand the next.
    """
    places = 0
    for direction in range(terms.DIRECTIONS):
        places += worm_room(s, tile, direction, vacated, held, ookami_at)
    return places >= s.crowd[tile]


@rule
def refuse_worm(s: State, direction: int) -> Reason:
    """May the next worm in hand go this way?"""
    ookami_at = s.location[terms.OOKAMI]
    if worm_room(s, s.bumped_from, direction, terms.NOWHERE, NO_TILES, ookami_at) > 0:
        return Reason.ALLOWED
    if has_wall(s, s.bumped_from, direction):
        outer = is_outer_side(s, s.bumped_from, direction)
        return Reason.WORM_MEETS_OUTER_WALL if outer else Reason.WORM_MEETS_WALL
    if s.piece_at[s.bumped_from + STEP[direction]] != terms.NO_PIECE:
        return Reason.WORM_MEETS_PIECE
    return Reason.WORM_MEETS_CROWD


@rule
def next_worm(s: State) -> Seat:
    """Whose worm is bumped next: the lowest seat that has one in hand. Somebody has one."""
    seat = 0
    while s.hand[seat] == 0:
        seat += 1
    return seat


@rule
def bump_worm(s: State, direction: int) -> None:
    """silk.bump.1, silk.bump.3 The active player sends a bumped worm, whoever owns it, to a tile of
    his choice. silk.move.off.1, silk.move.off.2 Over the edge it returns to its owner's reserve."""
    seat = next_worm(s)
    s.hand[seat] -= 1
    if is_outer_side(s, s.bumped_from, direction):
        s.reserve[seat] += 1
    else:
        put_worm(s, seat, s.bumped_from + STEP[direction])


@rule
def has_worms_in_hand(s: State) -> bool:
    """Whether bumped worms are still to be set down."""
    for seat in range(s.players):
        if s.hand[seat]:
            return True
    return False


# --- Big pieces -------------------------------------------------------------------------------


@rule
def is_stopped_by_wall(s: State, piece: Piece, tile: Tile, direction: int) -> bool:
    """silk.move.wall.1 to .3, silk.move.wrap.3, silk.move.wrap.4, silk.sm.3, silk.ook.wall A
    wall on the side that is left, or on the far side that is entered after a wrap, stops all but
    shepherds."""
    if KIND[piece] == Kind.SHEPHERD:
        return False
    target = neighbour(s, tile, direction)
    return has_wall(s, tile, direction) or has_wall(s, target, OPPOSITE[direction])


@rule
def refuse_entry(
    s: State,
    piece: Piece,
    tile: Tile,
    direction: int,
    vacated: Tile,
    held: Bits,
    ookami_at: Tile,
) -> Reason:
    """May this piece step off this tile? Worms it would bump are looked at here, a big piece by the
    caller, who knows the rest of the chain."""
    target = neighbour(s, tile, direction)
    if is_stopped_by_wall(s, piece, tile, direction):
        near = has_wall(s, tile, direction)
        return Reason.STEP_MEETS_WALL if near else Reason.WRAP_MEETS_WALL
    if target == vacated:
        return Reason.ALLOWED  # silk.bump.5
    other = int(s.piece_at[target])
    if has(held, target) or has(s.moved, other):
        return Reason.STEP_MEETS_MOVED_PIECE
    if other != terms.NO_PIECE:
        return refuse_bump(piece, other)
    if s.crowd[target] == 0 or piece == terms.OOKAMI:
        return Reason.ALLOWED  # silk.capture.3: worms never stop the ookami
    if can_spread(s, target, vacated, held, ookami_at):
        return Reason.ALLOWED
    return Reason.STEP_CANNOT_BE_FINISHED


@rule
def refuse_bump(piece: Piece, other: Piece) -> Reason:
    """silk.bump.table, silk.sm.4, silk.ook.3, silk.ook.mastiff A shepherd bumps mastiffs, a mastiff
    the ookami, the ookami shepherds; the owner never matters."""
    if CAN_BUMP[KIND[piece], KIND[other]]:
        return Reason.ALLOWED
    if piece == terms.OOKAMI:
        return Reason.OOKAMI_FEARS_MASTIFF
    return Reason.STEP_IS_BARRED


@rule
def can_get_away(s: State, tile: Tile, vacated: Tile, ookami_at: Tile) -> bool:
    """silk.bump.2, silk.bump.6 The piece bumped off this tile can go somewhere, and so can whatever
    it bumps in turn. silk.bump.swap Where walls allow it, back to the tile just vacated.

    A chain is a line (silk.bump.4), so this is a walk: forward onto the next piece to bump, back
    when one has tried all four directions.
    """
    bumped = int(s.piece_at[tile])
    before = ookami_at
    held = bit(tile)
    walk = START
    links = 0
    direction = 0
    while True:
        if direction == terms.DIRECTIONS:
            if links == 0:
                return False
            held ^= bit(tile)
            direction = last_step(walk)
            walk = without_step(walk)
            links -= 1
            tile = neighbour(s, tile, OPPOSITE[direction])
            bumped = int(s.piece_at[tile])
            if bumped == terms.OOKAMI:
                ookami_at = before
            direction += 1
        elif refuse_entry(s, bumped, tile, direction, vacated, held, ookami_at) != Reason.ALLOWED:
            direction += 1
        else:
            target = neighbour(s, tile, direction)
            if target == vacated or s.piece_at[target] == terms.NO_PIECE:
                return True
            if bumped == terms.OOKAMI:
                ookami_at = target
            tile = target
            bumped = int(s.piece_at[tile])
            held |= bit(tile)
            walk = with_step(walk, direction)
            links += 1
            direction = 0


@rule
def refuse_step(s: State, piece: Piece, tile: Tile, direction: int, vacated: Tile) -> Reason:
    """May this piece step off this tile and the move be finished? The first mover would vacate its
    tile; a bumped piece stands in the air over the tile of its bumper, and vacates none."""
    ookami_at = s.location[terms.OOKAMI]
    target = neighbour(s, tile, direction)
    reason = refuse_entry(s, piece, tile, direction, vacated, NO_TILES, ookami_at)
    if reason != Reason.ALLOWED or target == vacated or s.piece_at[target] == terms.NO_PIECE:
        return reason
    if piece == terms.OOKAMI:
        ookami_at = target
    if can_get_away(s, target, vacated, ookami_at):
        return Reason.ALLOWED
    return Reason.STEP_CANNOT_BE_FINISHED


@rule
def refuse_move(s: State, piece: Piece, direction: int) -> Reason:
    """silk.move.1 May this piece begin a move this way: exactly one tile, across or along?"""
    tile = int(s.location[piece])
    return refuse_step(s, piece, tile, direction, tile)


@rule
def refuse_push(s: State, direction: int) -> Reason:
    """May the piece just bumped go this way?"""
    return refuse_step(s, s.lifted, s.bumped_from, direction, terms.NOWHERE)


@rule
def can_move(s: State, piece: Piece) -> bool:
    """Whether the piece has a complete legal move."""
    for direction in range(terms.DIRECTIONS):
        if refuse_move(s, piece, direction) == Reason.ALLOWED:
            return True
    return False


@rule
def enter(s: State, piece: Piece, tile: Tile) -> None:
    """The piece comes to the tile. A big piece there is bumped (silk.bump.2) and so are its worms
    (silk.bump.3), but the ookami captures them (silk.capture.1)."""
    bumped = int(s.piece_at[tile])
    if bumped != terms.NO_PIECE:
        lift_piece(s, bumped)
    put_piece(s, piece, tile)
    mark_moved(s, piece)
    s.lifted = bumped
    s.bumped_from = tile
    if s.crowd[tile]:
        if piece == terms.OOKAMI:
            capture_worms(s, tile)
        else:
            take_worms_in_hand(s, tile)


@rule
def move(s: State, piece: Piece, direction: int) -> None:
    """silk.move.1 The piece steps off its tile."""
    tile = int(s.location[piece])
    lift_piece(s, piece)
    enter(s, piece, neighbour(s, tile, direction))


@rule
def push(s: State, direction: int) -> None:
    """silk.bump.1, silk.bump.2 The active player sends the bumped piece one step on."""
    enter(s, int(s.lifted), neighbour(s, s.bumped_from, direction))
