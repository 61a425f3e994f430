"""Each player slides a port up to the isle."""

from __future__ import annotations

from serai.engine.jit import rule
from serai.games.silver_isle.reasons import Reason
from serai.games.silver_isle.rules.building import end_of_line, is_farther_out, line_of, next_seat
from serai.games.silver_isle.rules.geometry import is_land, port_tile, put_tile
from serai.games.silver_isle.rules.sight import map_land, shows_a_corner
from serai.games.silver_isle.rules.turn import begin_turn
from serai.games.silver_isle.state import State
from serai.games.silver_isle.tables import OUT_X, OUT_Y
from serai.games.silver_isle.terms import NO_TILE, PORT_TILE, SEATS, TILES, Line, Phase, Seat


@rule
def choose_first(s: State, seat: Seat) -> None:
    """isle.seat.3 The first player is drawn by lot, and isle.port.1 places the first port."""
    s.first = seat
    s.turn = seat
    s.phase = Phase.PORT


@rule
def has_port(s: State, seat: Seat) -> bool:
    """Whether the seat has placed its port. Before that it stands nowhere, which is written 0,0:
    the starting tile lies there."""
    tile = port_tile(seat)
    return s.tile_x[tile] != 0 or s.tile_y[tile] != 0


@rule
def is_barred(s: State, seat: Seat, line: Line) -> bool:
    """isle.port.5 Whether an earlier port lies in the line farther out."""
    coast = int(s.coast[seat])
    end = end_of_line(s, coast, line)
    for tile in range(PORT_TILE, TILES + 1):
        is_out = has_port(s, tile - PORT_TILE) and is_farther_out(s, coast, tile, end)
        if is_out and line_of(s, tile, coast) == line:
            return True
    return False


@rule
def hides_a_corner(s: State, seat: Seat, x: int, y: int) -> bool:
    """isle.port.6 Whether some port would have no exposed corner if this seat's port were here. It
    is put here, all are looked at, and it is taken away again."""
    tried = port_tile(seat)
    old_x = int(s.tile_x[tried])
    old_y = int(s.tile_y[tried])
    put_tile(s, tried, x, y)
    hidden = False
    for owner in range(SEATS):
        tile = port_tile(owner)
        if has_port(s, owner) and not shows_a_corner(s, tile):
            hidden = True
    lift_tile(s, x, y)
    s.tile_x[tried] = old_x
    s.tile_y[tried] = old_y
    return hidden


@rule
def lift_tile(s: State, x: int, y: int) -> None:
    """Take a tile away from this cell, which is water again."""
    put_tile(s, NO_TILE, x, y)
    s.tile_x[NO_TILE] = 0
    s.tile_y[NO_TILE] = 0


@rule
def refuse_port(s: State, seat: Seat, line: Line) -> Reason:
    """isle.port.2 A line with an isle tile. isle.port.3, isle.port.4 The cell at its end is free of
    ports. isle.port.5, isle.port.6 No port lies farther out, and none loses its last corner.
    isle.port.7 Some line is always left."""
    coast = int(s.coast[seat])
    end = end_of_line(s, coast, line)
    if end == NO_TILE:
        return Reason.PORT_NEEDS_A_LINE
    x = int(s.tile_x[end]) + OUT_X[coast]
    y = int(s.tile_y[end]) + OUT_Y[coast]
    if is_land(s, x, y):
        return Reason.PORT_CELL_IS_TAKEN
    if is_barred(s, seat, line):
        return Reason.PORT_IS_BARRED
    if hides_a_corner(s, seat, x, y):
        return Reason.PORT_HIDES_CORNERS
    return Reason.ALLOWED


@rule
def place_port(s: State, seat: Seat, line: Line) -> None:
    """isle.port.3, isle.port.9, isle.start.5 The port lies at the end of the line, and is its
    owner's for good."""
    coast = int(s.coast[seat])
    end = end_of_line(s, coast, line)
    x = int(s.tile_x[end]) + OUT_X[coast]
    put_port(s, seat, x, int(s.tile_y[end]) + OUT_Y[coast])


@rule
def put_port(s: State, seat: Seat, x: int, y: int) -> None:
    """isle.control.1 A port has a controller from the beginning."""
    put_tile(s, port_tile(seat), x, y)
    s.control[port_tile(seat)] = seat


@rule
def are_all_ports_placed(s: State) -> bool:
    """isle.port.1 Whether everybody has placed a port."""
    for seat in range(SEATS):
        if not has_port(s, seat):
            return False
    return True


@rule
def next_to_place(s: State, seat: Seat) -> Seat:
    """isle.port.1 Who places the next port, in playing order. Positions may begin with some ports
    placed already; their owners are passed over."""
    seat = next_seat(s, seat)
    while has_port(s, seat):
        seat = next_seat(s, seat)
    return seat


@rule
def go_on_placing_ports(s: State) -> None:
    """isle.port.1 In playing order, each places a port; then the first player's turn begins."""
    if are_all_ports_placed(s):
        map_land(s)
        s.rounds = 1
        begin_turn(s, int(s.first))
    else:
        s.turn = next_to_place(s, int(s.turn))
