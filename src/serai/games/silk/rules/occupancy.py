"""Occupancy: what stands where. Nothing else moves worms and pieces on the board."""

from __future__ import annotations

from serai.engine.bits import bit
from serai.engine.jit import rule
from serai.games.silk.state import State
from serai.games.silk.terms import NO_PIECE, NOWHERE, OOKAMI, TILE_CAPACITY, Piece, Seat, Tile


@rule
def is_empty(s: State, tile: Tile) -> bool:
    """silk.occ.1 Whether nothing stands on the tile: neither worms nor a big piece."""
    return s.crowd[tile] == 0 and s.piece_at[tile] == NO_PIECE


@rule
def room(s: State, tile: Tile) -> int:
    """silk.setup.p1.6, silk.occ.1 How many worms fit: three in all, none beside a big piece."""
    if s.piece_at[tile] != NO_PIECE:
        return 0
    return TILE_CAPACITY - int(s.crowd[tile])


@rule
def put_worm(s: State, seat: Seat, tile: Tile) -> None:
    """A worm comes to this tile. silk.capture.1 Beside the ookami it goes to the den at once."""
    if s.piece_at[tile] == OOKAMI:
        s.den[seat] += 1
    else:
        s.worms[tile, seat] += 1
        s.crowd[tile] += 1
        s.worm_tiles[seat] |= bit(tile)


@rule
def clear_worms(s: State, tile: Tile) -> None:
    """No worm is left on the tile."""
    for seat in range(s.players):
        s.worms[tile, seat] = 0
        s.worm_tiles[seat] &= ~bit(tile)
    s.crowd[tile] = 0


@rule
def capture_worms(s: State, tile: Tile) -> None:
    """silk.capture.1, silk.capture.3, silk.comp.9, silk.ook.2 All worms here, of every colour,
    go to the den, which has room for all. They do not count as moved."""
    for seat in range(s.players):
        s.den[seat] += s.worms[tile, seat]
    clear_worms(s, tile)


@rule
def take_worms_in_hand(s: State, tile: Tile) -> None:
    """silk.bump.3 All worms here are bumped; where each goes is chosen next."""
    for seat in range(s.players):
        s.hand[seat] = s.worms[tile, seat]
    clear_worms(s, tile)
    s.bumped_from = tile


@rule
def lift_piece(s: State, piece: Piece) -> None:
    """A big piece leaves its tile."""
    s.piece_at[s.location[piece]] = NO_PIECE
    s.location[piece] = NOWHERE


@rule
def put_piece(s: State, piece: Piece, tile: Tile) -> None:
    """A big piece comes to this tile."""
    s.piece_at[tile] = piece
    s.location[piece] = tile


@rule
def mark_moved(s: State, piece: Piece) -> None:
    """silk.move.2, silk.inv.6 This piece has made its one step of the action."""
    s.moved |= bit(piece)
