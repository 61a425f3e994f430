"""Record <-> position: JSON that a person can write. How its fields are written and read is
declared in `state.py`. What needs more than a form stands in `position_table.py`, and for what
everybody remembers in `position_knowledge.py`; here stand set-up and result, and what follows from
the rest.

The format is described in `docs/rules/silk-road.md`. Writing what was read gives the same JSON, and
reading what was written the same record.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from serai.engine.bits import members
from serai.engine.errors import BadPosition
from serai.engine.form import Numbers, reads, sees, writes
from serai.engine.game import Game
from serai.engine.jit import rule
from serai.engine.moment import Follows, work_out
from serai.engine.position import Position
from serai.engine.reading import read_mapping, read_number
from serai.engine.seat import NOBODY, Seat, letter
from serai.engine.seeing import share
from serai.games.silk_road import position_table, terms
from serai.games.silk_road.board import SHIPPED, Board
from serai.games.silk_road.invariants import check_position
from serai.games.silk_road.position_knowledge import begin_memory
from serai.games.silk_road.position_words import read_tile
from serai.games.silk_road.rules import ending, movement, repair, setup, turn
from serai.games.silk_road.state import State
from serai.games.silk_road.terms import Kind, Phase

# --- Set-up and result ------------------------------------------------------------------------


@writes(State.removed)
def write_removed(board: Board, s: Any) -> dict[str, int]:
    """Tiles that are neither on the map nor left to draw: those that repairs have removed."""
    removed = {
        row.tile: row.orange + row.purple - int((s.tiles == tile).sum() + s.undrawn[:, tile].sum())
        for tile, row in enumerate(board.tiles, 1)
    }
    return {tile: number for tile, number in removed.items() if number}


@reads(State.removed)
def read_removed(board: Board, s: Any, removed: object) -> None:
    """These tiles are not left to draw: they lay on cities where they may not lie."""
    deck = s.market[next(members(int(s.barred)), terms.NOWHERE)]
    for name, number in read_mapping(removed, "removed").items():
        tile = read_tile(board, name, "removed")
        s.undrawn[deck, tile] -= read_number(number, "removed", 1, terms.DECK_SIZE)


@sees(State.removed, terms.DECKS, terms.TILES)
@rule
def see_removed(s: Any, seat: Seat, row: Numbers) -> None:
    """How many of each tile are left to draw, by deck."""
    for deck in range(terms.DECKS):
        for tile in range(terms.TILES):
            left = int(s.undrawn[deck + 1, tile + 1])
            row[deck * terms.TILES + tile] = share(left, 0, terms.DECK_SIZE)


@writes(State.winners)
def write_winners(_: Board, s: Any) -> list[str]:
    """road.score.6 The letters of the seats that won."""
    return [letter(seat) for seat in winners(s)]


def winners(s: Any) -> list[Seat]:
    """The seats that won."""
    return [seat for seat in range(s.players) if ending.is_winner(s, seat)]


# --- What follows from the rest ---------------------------------------------------------------


def _find_free_place(s: Any) -> None:
    s.site = setup.city_to_fill(s)


def _find_misplaced_tile(s: Any) -> None:
    s.site = repair.offending_city(s)


def _take_laid_tiles(s: Any) -> None:
    """Tiles on the map are not left to draw."""
    for city, tile in zip(*np.nonzero(s.tiles), strict=True):
        s.undrawn[s.market[city], s.tiles[city, tile]] -= 1


def _put_tiles_away(s: Any) -> None:
    """road.setup.13"""
    s.site = terms.NOWHERE
    s.undrawn[:] = 0


def _fill_in_holder(s: Any) -> None:
    """Who is not named has the role of the one who is. road.turn.2 Before the move the holder has
    the pawn."""
    named = [int(seat) for seat in (s.holder, s.leader, s.pawn) if seat != NOBODY]
    s.holder = next(iter(named), 0)
    if s.pawn == NOBODY:
        s.pawn = s.holder if s.leader == NOBODY else s.leader


def _fill_in_leader(s: Any) -> None:
    """Who has the pawn leads; but if he has no turn token and others do, the first of them, from
    the holder on: the first go was the leader's."""
    order = [(int(s.holder) + step) % int(s.players) for step in range(int(s.players))]
    if s.leader == NOBODY:
        s.leader = next((seat for seat in (int(s.pawn), *order) if s.tokens[seat]), int(s.pawn))


def _use_vizier(s: Any) -> None:
    s.tile = np.flatnonzero(s.tile_kind == Kind.VIZIER)[0]


def _put_markers(s: Any) -> None:
    """road.supply.1 What neither players nor the supply have marks Viziers."""
    s.markers[1:] = terms.GOODS_PER_KIND - s.goods.sum(axis=0)[1:] - s.supply[1:]


FOLLOWS: Follows = (
    ((Phase.LAY,), _find_free_place),
    ((Phase.REPAIR, Phase.SWAP), _find_misplaced_tile),
    (terms.LAYING, _take_laid_tiles),
    ((Phase.FIRST, Phase.DRAW, *terms.AFTER_SETUP), _put_tiles_away),
    ((Phase.DRAW, *terms.AUCTIONS, *terms.WITH_LEADER), _fill_in_holder),
    (terms.WITH_LEADER, _fill_in_leader),
    ((Phase.BONUS,), position_table.use_printed_action),
    ((Phase.REVEAL,), _use_vizier),
    (terms.AFTER_SETUP, movement.leave_behind),
    (tuple(Phase), _put_markers),
    ((Phase.OVER,), ending.finish_game),
)
"""What follows from the rest at which moments, in the order in which it is worked out."""

# --- Reading ----------------------------------------------------------------------------------


def read_position(position: Position, game: Game, given: Mapping[str, Any]) -> Any:
    """The record of a position; raises BadPosition."""
    board: Board = position.known
    s, told = position.read(game, _of_this_board(board, given))
    work_out(FOLLOWS, s)
    if told.get("recall") is None:
        begin_memory(s)
    check_position(board, s)
    position.compare(s, told)
    turn.go_on(s)
    return s


def _of_this_board(board: Board, position: Mapping[str, Any]) -> Mapping[str, Any]:
    """The position without the hash of its board: only with that board its words have a meaning."""
    told = dict(read_mapping(position, "a position"))
    if told.pop("board", SHIPPED.hash) != board.hash:
        raise BadPosition(f"the position belongs to another board, {position.get('board')!r}")
    return told
