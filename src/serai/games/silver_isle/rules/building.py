"""The table, the coasts, and the isle, built tile by tile."""

from __future__ import annotations

from serai.engine.bits import bit, count, has
from serai.engine.jit import rule
from serai.engine.seat import NOBODY
from serai.games.silver_isle import terms
from serai.games.silver_isle.reasons import Reason
from serai.games.silver_isle.rules.geometry import put_tile
from serai.games.silver_isle.state import State
from serai.games.silver_isle.tables import COASTS, EVERY_WORLD, OUT_X, OUT_Y
from serai.games.silver_isle.terms import Coast, Coasts, Line, Phase, Seat, Tile

# --- The table --------------------------------------------------------------------------------


@rule
def lay_out(s: State, players: int) -> None:
    """isle.build.1, isle.build.2, isle.seat.1 The starting tile lies face down; everybody has a
    port, a die, a pawn and six coins. isle.start.1 to .4 Ships, crews and mines are in Europe,
    and there is no silver on the table."""
    s.players = players
    clear_land(s)
    put_tile(s, terms.START_TILE, 0, 0)
    s.num_tiles = 1
    for seat in range(terms.SEATS):
        s.coast[seat] = terms.NO_COAST
        for slot in range(terms.CREWS):
            s.crews[seat, slot] = 1 + slot
        for word in range(terms.WORDS):
            s.worlds[seat, word] = EVERY_WORLD
    if s.coasts == Coasts.RANDOM:
        s.phase = Phase.COASTS
    else:
        assign_coasts(s, 0)


@rule
def clear_land(s: State) -> None:
    """isle.start.5 Nobody controls a tile or has a crew on a space, and nobody fights."""
    for tile in range(terms.TILES + 1):
        s.control[tile] = NOBODY
    for place in range(terms.PLACES):
        s.occupant[place] = NOBODY
    s.foe = NOBODY
    s.winner = NOBODY
    s.lost_by = NOBODY


@rule
def assign_coasts(s: State, order: int) -> None:
    """isle.build.3, isle.seat.2 Each suit has a coast, and its player sits there; the first order
    is the printed one."""
    for coast in range(terms.SEATS):
        s.coast[COASTS[order, coast]] = coast
    s.phase = Phase.DRAWER


@rule
def seat_at(s: State, coast: int) -> Seat:
    """The seat whose suit has this coast."""
    for seat in range(terms.SEATS):
        if s.coast[seat] == coast:
            return seat
    return NOBODY


@rule
def next_seat(s: State, seat: Seat) -> Seat:
    """isle.seat.4 Play goes clockwise: north, east, south, west."""
    return seat_at(s, (int(s.coast[seat]) + 1) % terms.SEATS)


@rule
def choose_drawer(s: State, seat: Seat) -> None:
    """isle.build.4 This seat draws the first tile."""
    s.turn = seat
    s.phase = Phase.DRAW


# --- Lines ------------------------------------------------------------------------------------


@rule
def is_upright(coast: int) -> bool:
    """isle.build.6 For the north and south coasts lines are columns, for the others rows."""
    return coast == Coast.NORTH or coast == Coast.SOUTH


@rule
def line_of(s: State, tile: Tile, coast: int) -> Line:
    """The line in which a tile lies, as this coast counts them."""
    return int(s.tile_x[tile]) if is_upright(coast) else int(s.tile_y[tile])


@rule
def tiles_in_line(s: State, coast: int, line: Line) -> int:
    """isle.build.7 The count of a line: the isle tiles that lie in it, of all suits. Gaps do not
    matter."""
    number = 0
    for tile in range(1, s.num_tiles + 1):
        number += line_of(s, tile, coast) == line
    return number


@rule
def best_count(s: State, coast: int, value: int) -> int:
    """isle.build.8, isle.build.9, isle.build.17 The largest number of tiles in a line that is not
    above the value. 0 if every line that has a tile has more."""
    best = 0
    for line in range(-terms.REACH, terms.REACH + 1):
        number = tiles_in_line(s, coast, line)
        if best < number <= value:
            best = number
    return best


@rule
def best_distance(s: State, coast: int, number: int) -> int:
    """isle.build.10 Of the lines with so many tiles: how far from the middle the nearest is."""
    for distance in range(terms.REACH):
        if tiles_in_line(s, coast, distance) == number:
            return distance
        if tiles_in_line(s, coast, -distance) == number:
            return distance
    return terms.REACH


@rule
def fits(s: State, coast: int, value: int, line: Line) -> bool:
    """isle.build.8, isle.build.10, isle.build.14 Whether a tile of this value may go into this
    line."""
    number = best_count(s, coast, value)
    if number == 0 or tiles_in_line(s, coast, line) != number:
        return False
    return abs(line) == best_distance(s, coast, number)


@rule
def end_of_line(s: State, coast: int, line: Line) -> Tile:
    """isle.build.12, isle.build.13 The outermost isle tile of a line on this coast, whatever gaps
    the line has; NO_TILE if the line is empty."""
    outermost = terms.NO_TILE
    for tile in range(1, s.num_tiles + 1):
        is_out = outermost == terms.NO_TILE or is_farther_out(s, coast, tile, outermost)
        if is_out and line_of(s, tile, coast) == line:
            outermost = tile
    return outermost


@rule
def is_farther_out(s: State, coast: int, tile: Tile, other: Tile) -> bool:
    """Whether a tile lies farther out towards this coast than another."""
    across = (int(s.tile_x[tile]) - int(s.tile_x[other])) * OUT_X[coast]
    along = (int(s.tile_y[tile]) - int(s.tile_y[other])) * OUT_Y[coast]
    return across + along > 0


# --- Drawing tiles ----------------------------------------------------------------------------


@rule
def suit_of(face: int) -> Seat:
    """The suit of a tile's face."""
    return (face - 1) // terms.VALUES


@rule
def value_of_face(face: int) -> int:
    """The value of a tile's face."""
    return (face - 1) % terms.VALUES + 1


@rule
def refuse_draw(s: State, face: int) -> Reason:
    """isle.build.4 Each tile is drawn once."""
    return Reason.TILE_IS_DRAWN if has(s.seen, face) else Reason.ALLOWED


@rule
def draw_tile(s: State, face: int) -> None:
    """isle.build.5, isle.info.12 The drawn tile is shown to everyone. isle.build.6 Its suit names
    the coast. isle.build.11 If two lines are left, the drawer chooses; otherwise it is laid or
    discarded at once."""
    s.drawn = face
    coast = int(s.coast[suit_of(face)])
    number = best_count(s, coast, value_of_face(face))
    if number == 0:
        next_draw(s)
        return
    distance = best_distance(s, coast, number)
    is_on_plus_side = tiles_in_line(s, coast, distance) == number
    if distance and is_on_plus_side and tiles_in_line(s, coast, -distance) == number:
        s.phase = Phase.LAY
    else:
        lay_tile(s, distance if is_on_plus_side else -distance)


@rule
def refuse_line(s: State, line: Line) -> Reason:
    """isle.build.11 You choose one of the two lines that fit the drawn tile."""
    coast = int(s.coast[suit_of(int(s.drawn))])
    if fits(s, coast, value_of_face(int(s.drawn)), line):
        return Reason.ALLOWED
    return Reason.LINE_DOES_NOT_FIT


@rule
def lay_tile(s: State, line: Line) -> None:
    """isle.build.12, isle.geo.11 The tile is laid beyond the outermost tile of the line, face down:
    isle.build.19 its face has no further effect."""
    coast = int(s.coast[suit_of(int(s.drawn))])
    end = end_of_line(s, coast, line)
    s.num_tiles += 1
    x = int(s.tile_x[end]) + OUT_X[coast]
    put_tile(s, int(s.num_tiles), x, int(s.tile_y[end]) + OUT_Y[coast])
    next_draw(s)


@rule
def next_draw(s: State) -> None:
    """isle.build.4 The next seat draws. isle.build.14 to .16 A tile that was not laid is out of
    the game. isle.build.18 After the 19th the isle is complete."""
    s.seen |= bit(s.drawn)
    s.drawn = terms.NO_FACE
    s.turn = next_seat(s, int(s.turn))
    s.phase = Phase.DRAW
    if count(s.seen) == terms.DRAWS:
        s.seen = 0
        s.turn = 0
        s.phase = Phase.FIRST
