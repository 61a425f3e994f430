"""Record <-> position, JSON that a person can read, edit and load again. How its fields are written
and read is declared in `state.py`. What needs more than a form stands in `position_crews.py`, and
for what the public knows in `position_knowledge.py`; here stand land, mines and results, and what
follows from the rest.

The format is described in `docs/rules/silver-isle.md`. Writing what was read gives the same JSON,
and reading what was written the same record.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.engine.errors import BadPosition
from serai.engine.form import Numbers, reads, sees, writes
from serai.engine.game import Game
from serai.engine.jit import rule
from serai.engine.moment import Follows, work_out
from serai.engine.position import Position
from serai.engine.reading import check_fields, read_list, read_mapping, read_number
from serai.engine.seat import NOBODY, Seat
from serai.engine.seeing import seat_after, share
from serai.games.silver_isle import position_crews, position_knowledge, terms  # noqa: F401
from serai.games.silver_isle.invariants import check_position
from serai.games.silver_isle.notation import (
    cell_name,
    place_name,
    read_cell,
    read_space,
    written_cell,
)
from serai.games.silver_isle.parts import read_suit, suit
from serai.games.silver_isle.rules import building, ending, sight, turn
from serai.games.silver_isle.rules.geometry import port_tile, put_tile, tile_on
from serai.games.silver_isle.rules.place import lay_silver
from serai.games.silver_isle.rules.port import are_all_ports_placed, has_port, put_port
from serai.games.silver_isle.state import Mine, State, is_playing
from serai.games.silver_isle.terms import Phase, SuitLetter, Tile

# --- The land ---------------------------------------------------------------------------------


@writes(State.tiles)
def write_tiles(s: Any) -> list[str]:
    """isle.info.1 The cells of the isle tiles, in the order in which they were laid."""
    tiles = slice(1, int(s.num_tiles) + 1)
    return list(map(written_cell, s.tile_x[tiles].tolist(), s.tile_y[tiles].tolist()))


@reads(State.tiles)
def read_tiles(s: Any, names: object) -> None:
    """Lay these tiles."""
    tiles = read_list(names, "tiles")
    if "0,0" not in tiles or len(tiles) > terms.ISLE_TILES:
        raise BadPosition("tiles are up to 20 cells, '0,0' among them", "isle.build.2")
    put_tile(s, terms.NO_TILE, 0, 0)
    for number, name in enumerate(tiles, terms.START_TILE):
        x, y = read_cell(name, "tiles")
        if max(abs(x), abs(y)) > terms.REACH:
            raise BadPosition(f"no tile can come to lie on {name}", "isle.geo.10")
        if tile_on(s, x, y) != terms.NO_TILE:
            raise BadPosition(f"tile {name} is listed twice", "isle.geo.1")
        s.num_tiles = number
        put_tile(s, number, x, y)


OF_A_TILE = 3
FAR = terms.REACH + 1


@sees(State.tiles, terms.ISLE_TILES, OF_A_TILE)
@rule
def see_tiles(s: Any, seat: Seat, row: Numbers) -> None:
    """For each tile whether it has been laid, its column, and its row."""
    for at in range(s.num_tiles):
        see_tile(s, at + 1, row[at * OF_A_TILE :])


@rule
def see_tile(s: Any, tile: Tile, row: Numbers) -> None:
    """Column and row as shares of the way from one edge of the table to the other."""
    row[0] = 1
    row[1] = share(int(s.tile_x[tile]), -FAR, FAR)
    row[2] = share(int(s.tile_y[tile]), -FAR, FAR)


@writes(State.ports)
def write_ports(s: Any) -> dict[SuitLetter, str]:
    """The cells of the ports that stand."""
    return {
        suit(seat): cell_name(s, port_tile(seat))
        for seat in range(terms.SEATS)
        if has_port(s, seat)
    }


@reads(State.ports)
def read_ports(s: Any, ports: object) -> None:
    """Place these ports. When all stand, the land is known for good."""
    given: Any = {} if ports is None else ports
    for key, name in read_mapping(given, "ports").items():
        seat = read_suit(key, "ports")
        x, y = read_cell(name, "ports")
        if max(abs(x), abs(y)) > terms.REACH + 1:
            raise BadPosition(f"no port can come to lie on {name}", "isle.geo.10")
        if tile_on(s, x, y) != terms.NO_TILE:
            raise BadPosition(f"a tile lies on {name} already", "isle.port.4")
        put_port(s, seat, x, y)
    if are_all_ports_placed(s):
        sight.map_land(s)
    elif is_playing(s):
        raise BadPosition("all four ports stand before the first turn", "isle.port.1")


@sees(State.ports, terms.SEATS, OF_A_TILE)
@rule
def see_ports(s: Any, seat: Seat, row: Numbers) -> None:
    """The same of each seat's port."""
    for step in range(terms.SEATS):
        who = seat_after(seat, step, s.players)
        if has_port(s, who):
            see_tile(s, port_tile(who), row[step * OF_A_TILE :])


# --- Mines ------------------------------------------------------------------------------------


@writes(State.mine_at)
def write_mines(s: Any) -> dict[SuitLetter, Mine]:
    """The space and the value of each mine that has been found."""
    placed = [seat for seat in range(terms.SEATS) if s.mine_at[seat] != terms.NOWHERE]
    return {
        suit(seat): Mine(space=place_name(s, int(s.mine_at[seat])), value=int(s.mine_value[seat]))
        for seat in placed
    }


@reads(State.mine_at)
def read_mines(s: Any, mines: object) -> None:
    """Place these mines."""
    for key, mine in read_mapping(mines, "mines").items():
        seat, what = read_suit(key, "mines"), f"the mine of {key}"
        found = read_mapping(mine, what)
        check_fields(found, ("space", "value"))
        s.mine_at[seat] = read_space(s, found.get("space"), what)
        s.mine_value[seat] = read_number(found.get("value"), what, 0, int(s.mine_cap))


OF_A_MINE = terms.SPACES + 1


@sees(State.mine_at, terms.SEATS, OF_A_MINE)
@rule
def see_mines(s: Any, seat: Seat, row: Numbers) -> None:
    """For each seat's mine its space, and what is left in it."""
    for step in range(terms.SEATS):
        who, first = seat_after(seat, step, s.players), step * OF_A_MINE
        if s.mine_at[who] != terms.NOWHERE:
            row[first + int(s.mine_at[who]) - 1] = 1
        row[first + terms.SPACES] = share(int(s.mine_value[who]), 0, terms.MOST_IN_MINE)


# --- Results ----------------------------------------------------------------------------------


@writes(State.scores)
def write_scores(s: Any) -> dict[SuitLetter, int]:
    """isle.win.1 Tokens in Europe."""
    return {suit(seat): int(ending.silver_in_europe(s, seat)) for seat in range(terms.SEATS)}


@writes(State.winners)
def write_winners(s: Any) -> list[SuitLetter]:
    """isle.win.7 The suits that won."""
    return [suit(seat) for seat in winners(s)]


def winners(s: Any) -> list[Seat]:
    """The seats that won."""
    return [seat for seat in range(terms.SEATS) if ending.is_winner(s, seat)]


# --- Reading ----------------------------------------------------------------------------------

POSITION = Position(State, terms.SUIT_LETTERS)


def read_position(game: Game, position: Mapping[str, Any]) -> Any:
    """The record of a position; raises BadPosition."""
    s, given = POSITION.read(game, position)
    if "europe_max" not in given:
        s.europe_max = ending.all_in_europe(s)
    _compute(s)
    check_position(s)
    POSITION.compare(s, given)
    _come_to_rest(s)
    return s


def _compute(s: Any) -> None:
    """What follows from the rest."""
    work_out(FOLLOWS, s)
    for place in range(1, terms.PLACES):
        lay_silver(s, place, 0)


def _forget_coasts(s: Any) -> None:
    s.coast[:] = terms.NO_COAST


def _drop_when_done(s: Any) -> None:
    if s.actions_left == 0:
        s.phase = Phase.DROP


def _end_turns(s: Any) -> None:
    s.turn = NOBODY


FOLLOWS: Follows = (
    ((Phase.COASTS,), _forget_coasts),
    ((Phase.ACT,), _drop_when_done),
    ((Phase.OVER,), _end_turns),
)
"""What follows from the rest at which moments."""


def _come_to_rest(s: Any) -> None:
    """A tile without a tie is laid, and a turn without hunger goes on, here as in play."""
    if s.drawn:
        building.draw_tile(s, int(s.drawn))
    elif s.phase == Phase.STARVE:
        turn.look_for_hunger(s)
