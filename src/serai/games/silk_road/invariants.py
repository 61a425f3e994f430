"""What always holds. Positions that people write are checked by it, and so is every position of the
tests' random games. What has to hold at which moment stands in `invariants_moment.py`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from serai.engine.bits import has
from serai.engine.moment import Fault, faults_found_by, refuse_faults
from serai.engine.seat import letter
from serai.games.silk_road import terms
from serai.games.silk_road.board import Board
from serai.games.silk_road.invariants_market import second_tiles
from serai.games.silk_road.invariants_moment import CHECKS_BY_PHASE, barring_clause
from serai.games.silk_road.parts import GOOD
from serai.games.silk_road.rules.supply import money_in_play
from serai.games.silk_road.state import possible_turns
from serai.games.silk_road.terms import Bank, Deck, Kind


def check_position(board: Board, s: Any) -> None:
    """Raise BadPosition for the first thing that cannot be."""
    refuse_faults(faults(board, s))


def faults(board: Board, s: Any) -> Iterator[Fault]:
    """Every clause that the record breaks."""
    for always in (_turn, _goods, _money):
        yield from always(s)
    for of_box in (_tiles, _kept, _barterers, _viziers):
        yield from of_box(board, s)
    yield from faults_found_by(CHECKS_BY_PHASE, s)


# --- Numbers ----------------------------------------------------------------------------------


def _turn(s: Any) -> Iterator[Fault]:
    if s.turn not in possible_turns(s):
        yield "road.move.1", f"the caravan cannot be there in turn {int(s.turn)}"


def _goods(s: Any) -> Iterator[Fault]:
    """road.supply.1 Supply, stocks and real markers make 15 of each good."""
    for good in range(1, terms.GOODS + 1):
        again = int(s.viziers_used > terms.VIZIERS_BEFORE_FREE_CHOICE)
        most = 1 + again if s.marked[good] else 0
        if not 0 <= s.markers[good] <= most or s.supply[good] < 0 or (s.goods < 0).any():
            yield "road.supply.1", f"there are 15 {GOOD.write(good)} in all"
    if s.markers.sum() > s.viziers_used:
        yield "road.supply.1", "more goods mark Viziers than Viziers were used"


def _money(s: Any) -> Iterator[Fault]:
    if (s.money < 0).any():
        yield "road.money.4", "somebody owes money"
    if s.bank == Bank.STRICT45 and money_in_play(s) > terms.STRICT_BANK:
        yield "road.money.2", f"the bank has only {terms.STRICT_BANK}"


# --- What is in the box -----------------------------------------------------------------------


def _tiles(board: Board, s: Any) -> Iterator[Fault]:
    """road.comp.4, road.setup.6 No deck has given more tiles than it has: to its cities, into the
    hand of who uses one, and to those who keep one and say where it is from."""
    for tile, row in enumerate(board.tiles, 1):
        for deck, number in ((Deck.ORANGE, row.orange), (Deck.PURPLE, row.purple)):
            given = _given(s, deck, tile) + int(s.undrawn[deck, tile])
            if given > number:
                yield "road.setup.6", f"there are only {number} {row.tile} of that colour"


def _given(s: Any, deck: Deck, tile: int) -> int:
    """Tiles of this kind that are known to come from this deck."""
    cities = s.market == deck
    lying = int((s.tiles[cities] == tile).sum())
    kept = int((cities[s.kept_from] & (s.kept == s.tile_kind[tile])).sum())
    return lying + kept + int(tile_in_hand(s) == tile and cities[s.caravan])


def tile_in_hand(s: Any) -> int:
    """The tile that was taken and is in use, or NO_TILE."""
    return int(s.tile) if s.phase in terms.WITH_TILE else terms.NO_TILE


def _kept(board: Board, s: Any) -> Iterator[Fault]:
    for kind in (Kind.CROOK, Kind.BARTERER):
        if number_of(s, kind) > in_box(board, kind):
            yield "road.comp.4", f"there are only {in_box(board, kind)} {kind.name.lower()}s"
    for seat in range(s.players):
        for city in s.kept_from[seat, s.kept_from[seat] != terms.NOWHERE]:
            yield from _origin(s, f"{letter(seat)} keeps a tile from a city", int(city))


def _barterers(board: Board, s: Any) -> Iterator[Fault]:
    """road.barter.9 Whoever took two tiles in a go has spent a Barterer, which nobody keeps now."""
    spent = in_box(board, Kind.BARTERER) - int((s.kept == Kind.BARTERER).sum())
    if s.phase in terms.IN_MARKET and s.tokens.sum() and second_tiles(s) > spent:
        yield "road.barter.9", "more second tiles were taken than Barterers can have been spent"


def _origin(s: Any, keeps: str, city: int) -> Iterator[Fault]:
    """Where a kept tile was taken."""
    if s.market[city] == Deck.NONE:
        yield "road.setup.8", f"{keeps} without any"
    elif not has(s.ahead[city], int(s.caravan)):
        yield "road.move.3", f"{keeps} not yet visited"
    if has(s.barred, city):
        yield barring_clause(s), f"{keeps} where none may lie"


def number_of(s: Any, kind: Kind) -> int:
    """Tiles of this kind on the map, kept, and in use."""
    lying = int((s.tile_kind[s.tiles] == kind).sum())
    in_hand = s.tile_kind[tile_in_hand(s)] == kind
    return lying + int((s.kept == kind).sum()) + int(in_hand)


def in_box(board: Board, kind: Kind) -> int:
    """Tiles of this kind in the box."""
    rows = zip(board.tiles, board.meanings, strict=True)
    return sum(row.orange + row.purple for row, meaning in rows if meaning.kind == kind)


def _viziers(board: Board, s: Any) -> Iterator[Fault]:
    """road.vizier.9, road.vizier.10 Each of the first five marks another good."""
    if int((s.marked > 0).sum()) != min(int(s.viziers_used), terms.VIZIERS_BEFORE_FREE_CHOICE):
        yield "road.vizier.9", "each of the first five Viziers used has marked another good"
    if int(s.viziers_used) + number_of(s, Kind.VIZIER) > in_box(board, Kind.VIZIER):
        yield "road.comp.4", f"there are only {in_box(board, Kind.VIZIER)} Grand Viziers"
