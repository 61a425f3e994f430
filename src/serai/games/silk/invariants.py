"""Chapter 10: what holds in every position. Positions that people write are checked by it, and
so is every position of the tests' random games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

from serai.engine.bits import bit, count, has
from serai.engine.dispatch import make_offers
from serai.engine.errors import BadPosition
from serai.engine.seat import NOBODY, letter
from serai.games.silk.actions import CORNER, SIDE, SPACE, TILE
from serai.games.silk.flow import legal
from serai.games.silk.rules.bump import has_worms_in_hand
from serai.games.silk.rules.geometry import all_nurseries
from serai.games.silk.rules.herding import mastiff_of, shepherd_of
from serai.games.silk.rules.raising import can_raise
from serai.games.silk.rules.segment import connected_corners, ends_of
from serai.games.silk.rules.setup import next_place, worms_placed
from serai.games.silk.rules.turn import begin_turn, next_die
from serai.games.silk.rules.wall import is_walled
from serai.games.silk.tables import NEARER_THAN, NURSERY_SITES, REWARD, WALLS
from serai.games.silk.terms import (
    FIRST_WORMS,
    IMPROVEMENTS,
    NO_PIECE,
    NOWHERE,
    NURSERIES,
    OOKAMI,
    PIECES,
    SIDES,
    SPOTS,
    TILE_CAPACITY,
    WORMS,
    Phase,
)

Fault: TypeAlias = tuple[str, str]
"""A clause, and how it is broken."""

MID_DEED = (Phase.TARGET, Phase.PUSH, Phase.SPREAD)
SETUP = (Phase.LAY, Phase.FIRST, Phase.WORMS, Phase.PIECES)
ALL_IMPROVEMENTS = int(REWARD.sum())


def faults(s: Any) -> Iterator[Fault]:
    """Every invariant that the record breaks."""
    for check in CHECKS:
        yield from check(s)


def _worms(s: Any) -> Iterator[Fault]:
    for seat in range(s.players):
        board = sum(int(s.worms[tile, seat]) for tile in range(1, SPOTS))
        total = board + int(s.reserve[seat]) + int(s.den[seat]) + int(s.hand[seat])
        if total != WORMS or s.reserve[seat] < 0:
            yield "silk.inv.1", f"{letter(seat)} has {total} worms"


def _nurseries(s: Any) -> Iterator[Fault]:
    standing = all_nurseries(s)
    if count(standing) != sum(count(s.nurseries[seat]) for seat in range(s.players)):
        yield "silk.geo.nursery.2", "two nurseries stand on one corner"
    for seat in range(s.players):
        if count(s.nurseries[seat]) > NURSERIES:
            yield "silk.inv.2", f"{letter(seat)} has {count(s.nurseries[seat])} nurseries"
    for corner in range(1, SPOTS):
        if not has(standing, corner):
            continue
        if not has(NURSERY_SITES[s.players], corner):
            yield "silk.geo.nursery.1", f"{CORNER.write(corner)} is no nursery site"
        if standing & NEARER_THAN[s.nursery_min_distance, corner] != bit(corner):
            yield "silk.inv.2", f"the nursery on {CORNER.write(corner)} is too near another"


def _walls(s: Any) -> Iterator[Fault]:
    if count(s.walls_h) + count(s.walls_v) + int(s.supply) != WALLS[s.players] or s.supply < 0:
        yield (
            "silk.inv.3",
            f"{count(s.walls_h) + count(s.walls_v)} walls stand, {s.supply} are left",
        )
    reached = connected_corners(s, all_nurseries(s))
    for side in range(SIDES):
        if is_walled(s, side) and not ends_of(side) & reached:
            yield "silk.inv.5", f"no nursery is connected to the wall {SIDE.write(side)}"


def _tiles(s: Any) -> Iterator[Fault]:
    for tile in range(1, SPOTS):
        crowd = sum(int(number) for number in s.worms[tile])
        if crowd != s.crowd[tile] or crowd > TILE_CAPACITY:
            yield "silk.setup.p1.6", f"{crowd} worms are on {TILE.write(tile)}"
        if crowd and s.piece_at[tile] != NO_PIECE:
            yield "silk.occ.1", f"worms share {TILE.write(tile)} with a big piece"


def _pieces(s: Any) -> Iterator[Fault]:
    for piece in range(1, PIECES):
        tile = int(s.location[piece])
        if tile != NOWHERE and s.piece_at[tile] != piece:
            yield "silk.inv.4", f"piece {piece} is not where it should be"
    if sum(int(piece) != NO_PIECE for piece in s.piece_at) != sum(
        int(tile) != NOWHERE for tile in s.location
    ):
        yield "silk.inv.4", "a big piece stands on two tiles"
    if s.phase in SETUP:
        return
    for piece in _pieces_in_play(s):
        if s.location[piece] == NOWHERE and piece != s.lifted:
            yield "silk.inv.4", f"{_name(piece)} is missing"


def _pieces_in_play(s: Any) -> list[int]:
    seats = range(s.players)
    return [OOKAMI, *(shepherd_of(seat) for seat in seats), *(mastiff_of(seat) for seat in seats)]


def _name(piece: int) -> str:
    if piece == OOKAMI:
        return "the ookami"
    seat = (piece - 1) % 4
    return f"the {'shepherd' if piece == shepherd_of(seat) else 'mastiff'} of {letter(seat)}"


def _points(s: Any) -> Iterator[Fault]:
    for seat in range(s.players):
        if s.points[seat] < 0:
            yield "silk.inv.7", f"{letter(seat)} has {s.points[seat]} points"
    claimed = [i for i in range(IMPROVEMENTS) if s.improvements[i] != NOBODY]
    if sum(int(REWARD[i]) for i in claimed) > ALL_IMPROVEMENTS:
        yield "silk.inv.8", "more Improvements were paid than there are"


CHECKS: tuple[Callable[[Any], Iterator[Fault]], ...] = (
    _worms,
    _nurseries,
    _walls,
    _tiles,
    _pieces,
    _points,
)


# --- A position that somebody wrote -----------------------------------------------------------


def check_position(s: Any, given: Mapping[str, Any]) -> None:
    """Raise BadPosition for the first thing that cannot be."""
    for clause, fault in faults(s):
        raise BadPosition(fault, clause)
    _check_board(s)
    _check_moment(s)
    _check_computed(s, given)


def _check_board(s: Any) -> None:
    if s.phase == Phase.LAY:
        return
    if s.den_tile == NOWHERE:
        raise BadPosition("there is no den tile (*)", "silk.comp.4")
    if next_place(s) != NOWHERE:
        raise BadPosition(f"no tile lies on {TILE.write(next_place(s))}", "silk.comp.10")


def _check_moment(s: Any) -> None:
    if (s.phase == Phase.DICE) != bool(s.dice[0]) and s.phase not in MID_DEED:
        raise BadPosition("dice lie on the table in phase 'dice', and only then", "silk.turn.2")
    if s.phase == Phase.WORMS and worms_placed(s, s.turn) >= FIRST_WORMS:
        raise BadPosition(f"{letter(s.turn)} has placed all seven worms", "silk.setup.8")
    if s.phase == Phase.PIECES and _stands_complete(s):
        raise BadPosition(f"{letter(s.turn)} has placed all three pieces", "silk.setup.p2.1b")
    if s.phase == Phase.PUSH and (s.left == NOWHERE or s.location[s.lifted] != NOWHERE):
        raise BadPosition("a lifted piece leaves a tile ('left') and stands on none", "silk.bump.2")
    if s.phase == Phase.SPREAD and s.left == NOWHERE:
        raise BadPosition("worms in hand leave a tile: 'left' is missing", "silk.bump.3")
    if s.phase != Phase.SPREAD and has_worms_in_hand(s):
        raise BadPosition("worms are in hand only while they are spread", "silk.bump.3")


def _stands_complete(s: Any) -> bool:
    pieces = (shepherd_of(s.turn), mastiff_of(s.turn))
    return bool(s.nurseries[s.turn]) and all(s.location[piece] != NOWHERE for piece in pieces)


def _check_computed(s: Any, given: Mapping[str, Any]) -> None:
    """Reserves and supplies may be left out; if they are there they have to be right."""
    if given.get("supply", int(s.supply)) != s.supply:
        raise BadPosition(f"the supply holds {s.supply} walls, not {given['supply']}", "silk.inv.3")
    seats = range(int(s.players))
    worms = {letter(seat): int(s.reserve[seat]) for seat in seats}
    if given.get("reserve", worms) != worms:
        raise BadPosition(f"the reserves are {worms}, not {given['reserve']}", "silk.inv.1")
    nurseries = {letter(seat): NURSERIES - count(s.nurseries[seat]) for seat in seats}
    if given.get("nursery_reserve", nurseries) != nurseries:
        raise BadPosition(f"nurseries left are {nurseries}", "silk.inv.2")


def come_to_rest(s: Any) -> None:
    """A die that can do nothing is lost, a raise that cannot be is passed over, here as in play.
    What then cannot go on is refused."""
    if s.phase == Phase.DICE:
        next_die(s)
    elif s.phase == Phase.RAISE and not can_raise(s, s.turn):
        begin_turn(s, s.turn)
    if s.phase in MID_DEED and not _can_go_on(s):
        raise BadPosition("the deed under way cannot be finished", "silk.bump.6")


def _can_go_on(s: Any) -> bool:
    return legal(s, make_offers(SPACE)) > 0
