"""What each tile within reach would bring a seat at most.

Nothing is worked out a second time: the rules are asked, on a copy of the record in which this seat
has taken the tile. They refuse by what the player can see, also where the supply is hidden, so a
gain tells no more than the list of legal actions will.
"""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from serai.engine.layout import copy_record
from serai.engine.seat import Seat
from serai.games.silk_road import terms
from serai.games.silk_road.board import Board
from serai.games.silk_road.reasons import Reason
from serai.games.silk_road.rules import exchange, supply
from serai.games.silk_road.rules.tile import buying_price, clear_action, refuse_use, selling_price
from serai.games.silk_road.terms import Kind, Tile


class Gain(TypedDict):
    """How many goods the seat gives and gets, and how much money it gets, or pays if that is below
    0. `prizes` are those of a Grand Vizier, for the most and for the next highest number."""

    gives: int
    gets: int
    money: int
    prizes: NotRequired[list[int]]


def brings(board: Board, s: Any, seat: Seat | None) -> dict[str, Gain]:
    """What the tile in use would bring its player, or else what each tile of the city would bring
    this seat. Thieves, Crooks and Barterers bring nothing that has a number."""
    if seat is None or (s.tile != terms.NO_TILE and seat != s.pawn):
        return {}
    tiles = {int(s.tile)} if s.tile != terms.NO_TILE else {int(tile) for tile in s.tiles[s.caravan]}
    return {
        board.label.write(tile): gain_of(s, seat, tile)
        for tile in sorted(tiles - {terms.NO_TILE})
        if s.tile_kind[tile] in BRINGS
    }


def gain_of(s: Any, seat: Seat, tile: Tile) -> Gain:
    """What this tile, of a kind in `BRINGS`, would bring the seat."""
    return BRINGS[Kind(int(s.tile_kind[tile]))](with_tile(s, seat, tile))


def with_tile(s: Any, seat: Seat, tile: Tile) -> Any:
    """The table as if this seat had just taken the tile, with what Crooks have made of it."""
    trial = copy_record(s)
    changed = s.changed.copy()
    clear_action(trial)
    trial.pawn, trial.tile, trial.changed[:] = seat, tile, changed
    return trial


def _uses(trial: Any) -> int:
    """How many goods may be sold or bought, or how many exchanges made."""
    number = 0
    while number < terms.GOODS_PER_KIND and refuse_use(trial, number + 1) == Reason.ALLOWED:
        number += 1
    return number


def _sale(trial: Any) -> Gain:
    number = _uses(trial)
    return {"gives": number, "gets": 0, "money": int(selling_price(number))}


def _purchase(trial: Any) -> Gain:
    number = _uses(trial)
    return {"gives": 0, "gets": number, "money": -int(buying_price(number))}


def _trade(trial: Any) -> Gain:
    number = _uses(trial)
    left, right = (int(each) for each in trial.tile_numbers[trial.tile])
    return {"gives": number * left, "gets": number * right, "money": 0}


def _exchange(trial: Any) -> Gain:
    """As many as the tile allows and the seat has goods for, if any may be given at all."""
    can_give = any(
        exchange.refuse_give(trial, good) == Reason.ALLOWED for good in range(1, terms.GOODS + 1)
    )
    most = min(int(trial.tile_numbers[trial.tile, 0]), int(supply.goods_of(trial, trial.pawn)))
    number = most if can_give else 0
    return {"gives": number, "gets": number, "money": 0}


def _prizes(_: Any) -> Gain:
    return {
        "gives": 0,
        "gets": 0,
        "money": terms.FIRST_PRIZE,
        "prizes": [terms.FIRST_PRIZE, terms.SECOND_PRIZE],
    }


BRINGS = {
    Kind.SELLER: _sale,
    Kind.BUYER: _purchase,
    Kind.TRADER: _trade,
    Kind.EXCHANGE: _exchange,
    Kind.VIZIER: _prizes,
}
"""The kinds of tiles that bring what can be counted."""
