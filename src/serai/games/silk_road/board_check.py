"""What a board must be, so that the rules can be played on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TypeAlias

from serai.engine.errors import BadPosition
from serai.games.silk_road import terms
from serai.games.silk_road.board import BONUS_SETS, Board
from serai.games.silk_road.terms import Direction, Kind

Fault: TypeAlias = tuple[str, str]
"""A clause, and how it is broken."""

MARKETS = 9
PRINTED_CITIES = 5
STORED = (Kind.VIZIER, Kind.CROOK, Kind.BARTERER)
"""What needs a tile to keep or to set aside, and so cannot be printed on a city."""


def check_board(board: Board) -> None:
    """Raise BadPosition for the first thing that cannot be."""
    for check in CHECKS:
        for clause, fault in check(board):
            raise BadPosition(fault, clause)


def _cities(board: Board) -> Iterator[Fault]:
    ids = [row.id for row in board.cities]
    if len(ids) != terms.CITIES or len({*ids}) != terms.CITIES:
        yield "road.setup.8", f"a board has {terms.CITIES} cities, each with its own id"
    for city in ids:
        if not str(city).isidentifier():
            yield "road.setup.8", f"a city's id is a word such as 'merv', not {city!r}"
    colours = Counter(row.colour for row in board.cities)
    if colours != {"orange": MARKETS, "purple": MARKETS, None: 2}:
        yield "road.setup.6", f"nine cities are orange and nine purple, not {dict(colours)}"
    ends = {row.id for row in board.cities if row.colour is None}
    if ends != {board.start, board.end}:
        yield "road.setup.8", "the cities without a colour are the start and the end"


def _edges(board: Board) -> Iterator[Fault]:
    ids = {row.id for row in board.cities}
    for edge in board.edges:
        if edge.start not in ids or edge.end not in ids:
            yield "road.move.1", f"the edge {edge.start}-{edge.end} joins no two cities"
    if len({(edge.start, edge.end) for edge in board.edges}) != len(board.edges):
        yield "road.move.1", "an edge is listed twice"


def _ways(board: Board) -> Iterator[Fault]:
    for direction in Direction:
        clause = "road.move.1" if direction == Direction.WEST else "road.reverse.6"
        start, end = board.ends(direction)
        for city in (row.id for row in board.cities):
            number = len(board.ways(city, direction))
            if city == end and number:
                yield clause, f"{city} is the end: no arrow leaves it"
            if city != end and not 1 <= number <= terms.WAYS:
                yield clause, f"one or two ways lead on from {city}, not {number}"
        if len(board.ahead(start, direction)) != terms.CITIES:
            yield clause, f"not every city can be reached from {start}"


def _no_cycle(board: Board) -> Iterator[Fault]:
    left = {row.id for row in board.cities}
    while left:
        last = {city for city in left if not left & {*board.ways(city, Direction.WEST)}}
        if not last:
            yield "road.move.3", f"the caravan could go round for ever: {', '.join(sorted(left))}"
            return
        left -= last


def _barred(board: Board) -> Iterator[Fault]:
    for direction in Direction:
        _, end = board.ends(direction)
        clause = "road.setup.10" if direction == Direction.WEST else "road.reverse.4"
        for city in board.barred[direction.name.lower()]:
            if board.ways(city, direction) != [end]:
                yield clause, f"{city} is barred for Crooks but does not lead to {end} alone"


def _tiles(board: Board) -> Iterator[Fault]:
    if len({row.tile for row in board.tiles}) != len(board.tiles) or len(board.tiles) > terms.TILES:
        yield "road.comp.4", f"tiles are listed once each, and at most {terms.TILES} kinds"
    for row in board.tiles:
        if any(number not in range(terms.DECK_SIZE + 1) for number in (row.orange, row.purple)):
            yield "road.comp.4", f"{row.tile} has a wrong number"
            return
    for colour in ("orange", "purple"):
        number = sum(getattr(row, colour) for row in board.tiles)
        if number != terms.DECK_SIZE:
            yield "road.comp.4", f"{terms.DECK_SIZE} tiles are {colour}, not {number}"


def _kinds(board: Board) -> Iterator[Fault]:
    box = Counter[Kind]()
    for row, meaning in zip(board.tiles, board.meanings, strict=True):
        box[meaning.kind] += row.orange + row.purple
    if box[Kind.CROOK] + box[Kind.BARTERER] > terms.KEPT:
        yield "road.crook.1", f"at most {terms.KEPT} tiles are Crooks or Barterers"
    printed = [board.printed[which].values() for which in BONUS_SETS]
    thieves = box[Kind.THIEF] + max([*actions].count("thief") for actions in printed)
    if thieves > terms.THEFTS:
        yield "road.thief.1", f"at most {terms.THEFTS} Thieves are in the box and on the map"
    for kind in (Kind.VIZIER, Kind.CROOK, Kind.BARTERER):
        if not box[kind]:
            yield "road.comp.4", f"there is no {kind.name.lower()} among the tiles"


def _printed(board: Board) -> Iterator[Fault]:
    markets = {row.id for row in board.cities if row.colour}
    for which in BONUS_SETS:
        actions = board.printed[which]
        if len(actions) != PRINTED_CITIES or not {*actions} <= markets:
            yield "road.bonus.1", f"{PRINTED_CITIES} market cities have a printed action"
        for tile in actions.values():
            if tile not in board.label:
                yield "road.bonus.6", f"{tile!r} is printed but not listed as a tile"
            elif board.meanings[board.label.read(tile) - 1].kind in STORED:
                yield "road.bonus.6", f"{tile!r} cannot be printed: it needs a tile"


CHECKS: tuple[Callable[[Board], Iterator[Fault]], ...] = (
    _cities,
    _edges,
    _no_cycle,
    _ways,
    _barred,
    _tiles,
    _kinds,
    _printed,
)
