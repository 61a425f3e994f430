"""What a tile means for a seat now, in a sentence: what it would sell for how much, or why it is of
no use. Where a sentence speaks of several tiles, it names each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from serai.engine.choosing import Outlook
from serai.engine.naming import Name
from serai.engine.seat import Seat
from serai.games.silk_road.board import Board
from serai.games.silk_road.gain import BRINGS, Gain, gain_of, with_tile
from serai.games.silk_road.parts import good_word
from serai.games.silk_road.reasons import Reason
from serai.games.silk_road.rules.exchange import refuse_give
from serai.games.silk_road.rules.tile import good_on, refuse_use
from serai.games.silk_road.terms import GOODS, Kind, Tile

Facts: TypeAlias = dict[str, Any]
REASONS = list(Reason)


HERE, AHEAD, PRINTED = "here", "ahead", "printed"
"""Where a tile lies: where it is taken, or in the market or printed on a city that lies ahead."""


def of_tile(board: Board, s: Any, seat: Seat, tile: Tile, lies: str = HERE) -> Outlook:
    """What this tile, in use or taken, would bring the seat."""
    kind, about = Kind(int(s.tile_kind[tile])), board.tile.write(tile)
    where: Facts = {"tile": about, "lies": lies}
    trial = with_tile(s, seat, tile)
    reason = why_useless(trial, kind)
    if reason != Reason.ALLOWED:
        why = {"why": Name(f"refusal-{reason.word}")}
        return Outlook("outlook-useless", where | why, about, gain=0)
    facts = TELLS[kind](trial, gain_of(s, seat, tile)) if kind in BRINGS else {}
    gain = facts["money"] if kind == Kind.SELLER else None
    return Outlook(f"outlook-{kind.name.lower()}", where | facts, about, gain)


def _sale(trial: Any, gain: Gain) -> Facts:
    return {"good": left(trial), "number": gain["gives"], "money": gain["money"]}


def _purchase(trial: Any, gain: Gain) -> Facts:
    return {"good": left(trial), "number": gain["gets"], "money": -gain["money"]}


def _trade(trial: Any, gain: Gain) -> Facts:
    into = good_word(int(good_on(trial, 1)))
    return {"good": left(trial), "number": gain["gives"], "into": into, "received": gain["gets"]}


def _exchange(_: Any, gain: Gain) -> Facts:
    return {"gives": gain["gives"]}


def _prizes(_: Any, gain: Gain) -> Facts:
    first, second = gain["prizes"]
    return {"first": first, "second": second}


TELLS: Mapping[Kind, Callable[[Any, Gain], Facts]] = {
    Kind.SELLER: _sale,
    Kind.BUYER: _purchase,
    Kind.TRADER: _trade,
    Kind.EXCHANGE: _exchange,
    Kind.VIZIER: _prizes,
}
"""What is said of tiles that bring what can be counted."""


def left(trial: Any) -> str:
    """The good that the tile shows, or shows on its left side, with what Crooks have made of it."""
    return good_word(int(good_on(trial, 0)))


def why_useless(trial: Any, kind: Kind) -> Reason:
    """Why the seat could do nothing with the tile as it is; ALLOWED if it could."""
    return REASONS[REFUSES[kind](trial)] if kind in REFUSES else Reason.ALLOWED


def _refuse_once(trial: Any) -> int:
    return int(refuse_use(trial, 1))


def _refuse_any_good(trial: Any) -> int:
    return min(int(refuse_give(trial, good)) for good in range(1, GOODS + 1))


REFUSES: Mapping[Kind, Callable[[Any], int]] = {
    Kind.SELLER: _refuse_once,
    Kind.BUYER: _refuse_once,
    Kind.TRADER: _refuse_once,
    Kind.EXCHANGE: _refuse_any_good,
}
"""Which rule is asked whether a tile can be used at all."""
