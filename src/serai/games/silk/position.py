"""Record <-> position, JSON that a person can read and write. How its fields are written and read
is declared in `state.py`; here stands what needs more than a form, and what follows from the rest.

The format is described in `docs/rules/silk.md`. Writing what was read gives the same JSON, and
reading what was written the same record.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from serai.engine.bits import bit, has, members
from serai.engine.errors import BadPosition
from serai.engine.form import Numbers, reads, sees, writes
from serai.engine.game import Game
from serai.engine.jit import rule
from serai.engine.moment import Follows, work_out
from serai.engine.position import Position
from serai.engine.reading import read_list, read_mapping, read_place
from serai.engine.seat import Seat, by_letter, letter
from serai.games.silk import terms
from serai.games.silk.invariants import check_position
from serai.games.silk.parts import SIDE, TILE
from serai.games.silk.rules import ending, geometry, occupancy, raising, turn, wall
from serai.games.silk.state import State
from serai.games.silk.tables import ROWS, spot
from serai.games.silk.terms import BoardAction, Pasture, Phase

TILE_LETTERS = {
    Pasture.NONE: "..",
    Pasture.DRY: "Dd",
    Pasture.NORMAL: "Nn",
    Pasture.LEAFY: "Ll",
}
"""Each pasture's letter, printed side and barren side up."""
DEN_LETTERS = "*+"


# --- The pastures -----------------------------------------------------------------------------


@writes(State.tiles)
def write_tiles(s: Any) -> list[str]:
    barren, den = int(s.barren), int(s.den_tile)
    printed = [TILE_LETTERS[pasture] for pasture in s.pasture.tolist()]
    printed[den] = DEN_LETTERS
    signs = [letters[barren >> tile & 1] for tile, letters in enumerate(printed)]
    firsts = [spot(row, 0) for row in range(ROWS[s.players])]
    return ["".join(signs[first : first + terms.COLUMNS]) for first in firsts]


@reads(State.tiles)
def read_tiles(s: Any, rows: object) -> None:
    lines = read_list(rows, "tiles")
    expected = int(ROWS[s.players])
    if len(lines) != expected or any(len(str(line)) != terms.COLUMNS for line in lines):
        raise BadPosition(f"tiles are {expected} rows of {terms.COLUMNS} letters", "silk.comp.10")
    for row, line in enumerate(lines):
        for column, sign in enumerate(str(line)):
            _read_tile(s, spot(row, column), sign)


def _read_tile(s: Any, tile: int, sign: str) -> None:
    if sign in DEN_LETTERS:
        if s.den_tile != terms.NOWHERE:
            raise BadPosition("there is more than one den tile", "silk.comp.4")
        s.den_tile = tile
        s.pasture[tile] = Pasture.NORMAL
        barren = sign == DEN_LETTERS[1]
    else:
        found = [pasture for pasture, letters in TILE_LETTERS.items() if sign in letters]
        if not found:
            raise BadPosition(f"tiles are D, N, L, *, d, n, l, + or . (not laid), not {sign!r}")
        s.pasture[tile] = found[0]
        s.undrawn[found[0]] = max(0, int(s.undrawn[found[0]]) - 1)
        barren = found[0] != Pasture.NONE and sign == TILE_LETTERS[found[0]][1]
    if barren:
        s.barren |= bit(tile)


KINDS = 5
"""What is seen of a tile: one of three pastures, barren, the den tile."""
TILES = np.array(
    [spot(row, column) for row in range(terms.MAX_ROWS) for column in range(terms.COLUMNS)]
)


@sees(State.tiles, terms.MAX_ROWS, terms.COLUMNS, KINDS)
@rule
def see_tiles(s: Any, seat: Seat, row: Numbers) -> None:
    """For each tile which pasture is printed, whether it is barren, whether it is the den tile."""
    for at in range(TILES.size):
        tile, pasture = TILES[at], int(s.pasture[TILES[at]])
        if pasture != Pasture.NONE:
            row[at * KINDS + pasture - Pasture.DRY] = 1
        row[at * KINDS + 3] = has(s.barren, tile)
        row[at * KINDS + 4] = tile == s.den_tile


# --- The walls --------------------------------------------------------------------------------


@writes(State.walls)
def write_walls(s: Any) -> list[str]:
    return [SIDE.write(side) for side in members(int(s.walls_h) | int(s.walls_v) << terms.SPOTS)]


@reads(State.walls)
def read_walls(s: Any, walls: object) -> None:
    for name in read_list(walls, "walls"):
        side = read_place(name, SIDE, "walls")
        if not geometry.is_side(s, side):
            raise BadPosition(f"wall {name} is not on this board", "silk.geo.wall.1")
        if geometry.is_walled(s, side):
            raise BadPosition(f"wall {name} is listed twice", "silk.geo.wall.2")
        if s.supply == 0:
            raise BadPosition("there are more walls than the supply had", "silk.inv.3")
        wall.put_wall(s, side)


@sees(State.walls, 2, terms.SPOTS - 1)
@rule
def see_walls(s: Any, seat: Seat, row: Numbers) -> None:
    """Each side that may be walled: those that lie, then those that stand."""
    for side in range(terms.SPOTS - 1):
        row[side] = has(s.walls_h, side + 1)
        row[terms.SPOTS - 1 + side] = has(s.walls_v, side + 1)


# --- What follows from the rest ---------------------------------------------------------------


@writes(State.nursery_reserve)
def write_nursery_reserve(s: Any) -> dict[str, int]:
    left = [terms.NURSERIES - corners.bit_count() for corners in s.nurseries.tolist()]
    return by_letter(left, int(s.players))


@writes(State.winners)
def write_winners(s: Any) -> list[str]:
    return [letter(seat) for seat in winners(s)]


def winners(s: Any) -> list[Seat]:
    """The seats that won."""
    return [seat for seat in range(s.players) if ending.is_winner(s, seat)]


def _compute(s: Any) -> None:
    """What the record holds in two ways, reserves, and results."""
    for piece in range(1, terms.PIECES):
        tile = int(s.location[piece])
        if tile != terms.NOWHERE and s.piece_at[tile] != terms.NO_PIECE:
            raise BadPosition(f"two big pieces stand on {TILE.write(tile)}", "silk.occ.1")
        occupancy.put_piece(s, piece, tile)
    s.piece_at[terms.NOWHERE] = terms.NO_PIECE
    s.crowd[:] = s.worms.sum(axis=1)
    for seat in range(s.players):
        s.worm_tiles[seat] = sum(bit(int(tile)) for tile in np.flatnonzero(s.worms[:, seat]))
        reserve = terms.WORMS - int(s.worms[:, seat].sum()) - int(s.den[seat]) - int(s.hand[seat])
        if reserve < 0:
            raise BadPosition(f"{letter(seat)} has more than {terms.WORMS} worms", "silk.inv.1")
        s.reserve[seat] = reserve
    work_out(FOLLOWS, s)


def _name_action(s: Any) -> None:
    s.action = s.phase - Phase.ACTION_RAISE + BoardAction.RAISE


FOLLOWS: Follows = ((terms.ACTIONS, _name_action), ((Phase.OVER,), ending.finish_game))
"""What follows from the rest at which moments."""


# --- Reading ----------------------------------------------------------------------------------

POSITION = Position(State)


def read_position(game: Game, position: Mapping[str, Any]) -> Any:
    """The record of a position; raises BadPosition."""
    s, given = POSITION.read(game, from_older_form(position))
    _check_tiles(s)
    _compute(s)
    check_position(s)
    POSITION.compare(s, given)
    _come_to_rest(s)
    return s


def from_older_form(position: Mapping[str, Any]) -> Mapping[str, Any]:
    """Positions once wrote `bump` for whatever comes in the middle of an action, and two fields
    under other names."""
    given = read_mapping(position, "a position")
    if given.get("phase") != "bump":
        return given
    names = {"deed": "action", "left": "bumped_from"}
    newer = {names.get(name, name): value for name, value in given.items()}
    if newer.get("lifted"):
        return newer | {"phase": "push"}
    if any(read_mapping(newer.get("hand", {}), "hand").values()):
        return newer | {"phase": "spread"}
    bumped = ("lifted", "bumped_from", "moved", "hand")
    kept = {name: value for name, value in newer.items() if name not in bumped or value}
    kept.pop("hand", None)
    return kept | {"phase": f"action-{kept.pop('action', None)}"}


def _check_tiles(s: Any) -> None:
    """silk.comp.10 All tiles that the position names lie on its board."""
    named = {*np.flatnonzero(s.worms.sum(axis=1)), *s.location, s.bumped_from} - {terms.NOWHERE}
    for tile in named:
        if not geometry.is_on_board(s, int(tile)):
            raise BadPosition(f"{TILE.write(int(tile))} is not on this board", "silk.comp.10")


def _come_to_rest(s: Any) -> None:
    """A die that can do nothing is lost, a raise that cannot be is passed over, here as in play."""
    if s.phase == Phase.DICE:
        turn.next_die(s)
    elif s.phase == Phase.RAISE and not raising.can_raise(s, s.turn):
        turn.begin_turn(s, s.turn)
