"""What one seat may see: built up from what lies open and what lies behind its own shield.

What others have behind theirs is not looked at (road.info.1), unless the game is over (road.info.5)
or `open_counts` shows numbers, never kinds (road.info.2).
"""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np

from serai.engine.bits import has, members
from serai.engine.position import Position
from serai.engine.schema import EVERY_KEY
from serai.engine.seat import Seat, by_letter, letter, sees
from serai.engine.view import View
from serai.games.silk_road import terms
from serai.games.silk_road.board import Board
from serai.games.silk_road.gain import brings
from serai.games.silk_road.parts import good_word
from serai.games.silk_road.rules import ending, knowledge
from serai.games.silk_road.rules.supply import is_set_up, is_supply_open
from serai.games.silk_road.tables import TURN_TOKENS
from serai.games.silk_road.terms import GoodWord, Phase


def make_view(position: Position) -> View:
    """road.info.4 The public facts, and what this seat alone knows, on the position's board."""
    view = View(position)
    view.shows("game", "seat", "players", "options")
    view.opens(board)
    view.shows("phase", "turn", "caravan", "tiles")
    view.adds(brings)
    view.shows("kept")
    view.opens(tokens)
    view.opens(tokens_with_pawn)
    view.shows("marked", "viziers_used", "bids")
    view.shows("fifties", "barter", always=True)
    view.adds(money)
    view.adds(goods)
    view.shows("holder", "leader", "pawn")
    view.opens(supply, when=is_supply_seen)
    view.opens(sold_out, when=is_supply_hidden)
    view.opens(tile, when=is_tile_in_use)
    view.shows("changed", "exchanged", "given", "received", "owed", "victim", always=True)
    view.shows("named")
    view.opens(chosen, when=is_revealing)
    view.adds(reveal, when=is_revealing)
    view.opens(totals, when=are_counts_open)
    view.shows("scores", "winners")
    return view


# --- What lies open ---------------------------------------------------------------------------


def board(printed: Board, _: Any) -> str:
    """The hash of the board."""
    return printed.hash


def tokens(_: Board, s: Any) -> dict[str, int]:
    """The turn tokens in front of each seat."""
    return by_letter(s.tokens.tolist(), int(s.players))


def tokens_with_pawn(_: Board, s: Any) -> int:
    """The turn tokens that lie with the pawn."""
    return int(TURN_TOKENS[s.players]) - int(s.tokens.sum())


def is_supply_seen(_: Board, s: Any) -> bool:
    """road.setup.17, road.info.5 Once it lies open, or all is revealed."""
    return is_set_up(s) and (is_supply_open(s) or ending.is_over(s))


def supply(_: Board, s: Any) -> Annotated[dict[GoodWord, int], EVERY_KEY]:
    """The common supply."""
    return {good_word(good): int(s.supply[good]) for good in range(1, terms.GOODS + 1)}


def is_supply_hidden(printed: Board, s: Any) -> bool:
    """road.setup.17 Once there is one, where it does not lie open."""
    return is_set_up(s) and not is_supply_seen(printed, s)


def sold_out(_: Board, s: Any) -> list[GoodWord]:
    """The goods that a hidden supply has none of."""
    return [good_word(good) for good in range(1, terms.GOODS + 1) if not s.supply[good]]


def is_tile_in_use(_: Board, s: Any) -> bool:
    """Whether a tile or a printed action is used now; a Grand Vizier is set aside at once."""
    return s.phase in terms.IN_ACTION


def tile(printed: Board, s: Any) -> str:
    """The tile in use, or what is printed on the city."""
    return printed.label.write(int(s.tile))


def is_revealing(_: Board, s: Any) -> bool:
    """road.vizier.3 While numbers are chosen for a Grand Vizier."""
    return bool(s.phase == Phase.REVEAL)


def chosen(_: Board, s: Any) -> list[str]:
    """The seats that have chosen what to reveal."""
    return [letter(seat) for seat in members(int(s.chosen))]


def reveal(_: Board, s: Any, seat: Seat | None) -> int | None:
    """road.vizier.3 Of numbers not yet shown only one's own."""
    return int(s.revealed[seat]) if seat is not None and has(int(s.chosen), seat) else None


# --- What lies behind the shields -------------------------------------------------------------


def owners(s: Any, seat: Seat | None) -> list[Seat]:
    """The seats whose goods this seat may see: its own; at the end all."""
    return [owner for owner in range(s.players) if ending.is_over(s) or sees(seat, owner)]


def money(_: Board, s: Any, seat: Seat | None) -> dict[str, int]:
    """Each seat's money, as far as it is shown."""
    shown = range(s.players) if s.open_counts else owners(s, seat)
    return {letter(owner): int(s.money[owner]) for owner in shown}


def goods(_: Board, s: Any, seat: Seat | None) -> dict[str, dict[GoodWord, int]]:
    """Each seat's stock by kind, as far as it is shown."""
    return {letter(owner): _stock(s.goods[owner]) for owner in owners(s, seat)}


def _stock(stock: Any) -> dict[GoodWord, int]:
    return {good_word(int(good)): int(stock[good]) for good in np.flatnonzero(stock)}


def are_counts_open(_: Board, s: Any) -> bool:
    """road.info.2 With `open_counts`."""
    return bool(s.open_counts)


def totals(_: Board, s: Any) -> dict[str, int]:
    """How many goods each seat has."""
    return {letter(seat): int(knowledge.goods_followed(s, seat)) for seat in range(s.players)}
