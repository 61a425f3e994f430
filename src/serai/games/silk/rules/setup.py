"""Set-up: the table, the board, and who places first."""

from __future__ import annotations

from serai.engine.jit import rule
from serai.engine.seat import NOBODY
from serai.games.silk import terms
from serai.games.silk.reasons import Reason
from serai.games.silk.rules.geometry import is_on_board
from serai.games.silk.rules.occupancy import put_piece
from serai.games.silk.state import State
from serai.games.silk.tables import BOX, PAIRS, WALLS
from serai.games.silk.terms import Pasture, Phase, Seat, Tile

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
    for improvement in range(terms.IMPROVEMENTS):
        s.improvements[improvement] = NOBODY
    for seat in range(players):
        s.points[seat] = terms.FIRST_POINTS
        s.reserve[seat] = terms.WORMS
    for pasture in range(len(BOX)):
        s.undrawn[pasture] = BOX[pasture]


# --- The board --------------------------------------------------------------------------------


@rule
def refuse_den_tile(s: State, tile: Tile) -> Reason:
    """silk.setup.2 The den tile may come anywhere on the board, once, and is laid first: mixed
    in or laid first, every place is as likely."""
    if s.den_tile != terms.NOWHERE:
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
    put_piece(s, terms.OOKAMI, tile)


@rule
def refuse_tile(s: State, pasture: int) -> Reason:
    """silk.setup.1, silk.setup.3 The other places are drawn from the box, unseen."""
    if s.den_tile == terms.NOWHERE:
        return Reason.DEN_TILE_FIRST
    if s.undrawn[pasture] == 0:
        return Reason.TILES_ALL_DRAWN
    return Reason.ALLOWED


@rule
def next_place(s: State) -> Tile:
    """The first place of the board without a tile, in reading order, or NOWHERE."""
    for tile in range(1, terms.SPOTS):
        if is_on_board(s, tile) and s.pasture[tile] == Pasture.NONE:
            return tile
    return terms.NOWHERE


@rule
def lay_tile(s: State, pasture: int) -> None:
    """silk.setup.2 The next place gets this tile."""
    s.undrawn[pasture] -= 1
    s.pasture[next_place(s)] = pasture


@rule
def tiles_undrawn(s: State, pasture: int) -> int:
    """silk.setup.3 Every tile in the box is as likely as the others."""
    return int(s.undrawn[pasture])


@rule
def go_on_laying(s: State) -> None:
    """silk.setup.2 The den tile first, then place by place; then all roll."""
    if next_place(s) == terms.NOWHERE:
        s.phase = Phase.FIRST


# --- Who places first -------------------------------------------------------------------------


@rule
def roll_for_first(s: State, dice: int) -> None:
    """silk.setup.p1.1 Each player rolls both dice."""
    s.rolled[next_to_roll(s)] = PAIRS[dice, 0] + PAIRS[dice, 1]


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


@rule
def find_first_placer(s: State) -> None:
    """silk.setup.p1.1 When all have rolled, the highest places first; tied leaders roll again."""
    if next_to_roll(s) != NOBODY:
        return
    if is_tied(s):
        roll_again(s)
        return
    s.turn = first_placer(s)
    for seat in range(s.players):
        s.rolled[seat] = 0
    s.phase = Phase.WORMS
