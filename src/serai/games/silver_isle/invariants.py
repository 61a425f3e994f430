"""What holds in every position. Positions that people write are checked by it, and so is every
position of the tests' random games. L1, L2 and so on are the lemmas of the rules page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any

from serai.engine.bits import bit, has
from serai.engine.layout import copy_record
from serai.engine.moment import Checks, Fault, faults_found_by, refuse_faults
from serai.engine.seat import NOBODY, Seat
from serai.games.silver_isle import terms
from serai.games.silver_isle.invariants_moment import CHECKS_BY_PHASE
from serai.games.silver_isle.notation import place_name
from serai.games.silver_isle.parts import suit
from serai.games.silver_isle.position_knowledge import is_mixed, is_true_possible
from serai.games.silver_isle.rules import building, ending, geometry, mine, port, sight
from serai.games.silver_isle.tables import OUT_X, OUT_Y
from serai.games.silver_isle.terms import Coast, Phase


def check_position(s: Any) -> None:
    """Raise BadPosition for the first thing that cannot be."""
    refuse_faults(faults(s))


def faults(s: Any) -> Iterator[Fault]:
    """Every invariant that the record breaks."""
    yield from faults_found_by(CHECKS, s)


# --- The land ---------------------------------------------------------------------------------


def _coasts(s: Any) -> Iterator[Fault]:
    """isle.build.3"""
    if sorted(s.coast) != sorted(Coast):
        yield "isle.build.3", "each suit has a coast of its own"


def _isle(s: Any) -> Iterator[Fault]:
    """L1, isle.geo.11"""
    joined = reached = bit(1)
    isle = sum(bit(tile) for tile in range(1, int(s.num_tiles) + 1))
    while joined:
        for tile in range(1, int(s.num_tiles) + 1):
            if has(joined, tile):
                joined |= tiles_beside(s, tile) & isle
        joined &= ~reached
        reached |= joined
    if reached != isle:
        yield "isle.geo.11", "the isle is not joined into one piece"


def tiles_beside(s: Any, tile: int) -> int:
    """The tiles that share a side with this one, found anew."""
    before = int(s.beside[tile])
    geometry.find_tiles_beside(s, tile)
    found = int(s.beside[tile])
    s.beside[tile] = before
    return found


def _ports(s: Any) -> Iterator[Fault]:
    """isle.port.3, isle.port.6, L12"""
    for seat in range(terms.SEATS):
        tile, coast = geometry.port_tile(seat), int(s.coast[seat])
        if not port.has_port(s, seat):
            continue
        end = building.end_of_line(s, coast, building.line_of(s, tile, coast))
        x, y = int(s.tile_x[end]) + OUT_X[coast], int(s.tile_y[end]) + OUT_Y[coast]
        if end == terms.NO_TILE or (x, y) != (s.tile_x[tile], s.tile_y[tile]):
            yield "isle.port.3", f"the port of {suit(seat)} is not at the end of a line"
        if not sight.shows_a_corner(s, tile):
            yield "isle.port.6", f"the port of {suit(seat)} has no exposed corner"


# --- Crews and mines --------------------------------------------------------------------------


def _crews(s: Any) -> Iterator[Fault]:
    """L7, L8, L10"""
    occupants = dict.fromkeys(range(1, terms.SPACES + 1), NOBODY)
    for seat in range(terms.SEATS):
        if sorted(s.crews[seat]) != list(range(1, terms.CREWS + 1)):
            yield "isle.info.3", f"{suit(seat)} does not have each value once"
        for slot in range(terms.CREWS):
            place = int(s.crew_at[seat, slot])
            if geometry.is_space(place):
                occupants[place] = seat
                yield from _crew_on_isle(s, seat, place)
    if any(s.occupant[place] != seat for place, seat in occupants.items()):
        yield "isle.move.2", "two crews stand on one space"


def _crew_on_isle(s: Any, seat: int, place: int) -> Iterator[Fault]:
    is_attacker = s.entering and seat == s.turn and place == s.attack_from
    if s.control[geometry.tile_of(place)] != seat and not is_attacker:
        yield "isle.control.8", f"{suit(seat)} does not control the tile of {place_name(s, place)}"


def _mines(s: Any) -> Iterator[Fault]:
    """L8, isle.mine.13"""
    tiles = [geometry.tile_of(int(place)) for place in s.mine_at if place != terms.NOWHERE]
    if len(tiles) != len(set(tiles)):
        yield "isle.mine.6", "two mines are on one tile"
    for seat in range(terms.SEATS):
        place = int(s.mine_at[seat])
        if place == terms.NOWHERE:
            continue
        if s.occupant[place] != NOBODY or s.ground[place]:
            yield "isle.mine.10", f"something lies on the mine at {place_name(s, place)}"
        if s.control[geometry.tile_of(place)] == NOBODY:
            yield "isle.mine.1", f"nobody has gained the tile of the mine of {suit(seat)}"
        if not 0 <= s.mine_value[seat] <= min(int(s.mine_cap), mine.steps_to_port(s, seat, place)):
            yield "isle.mine.13", f"the mine of {suit(seat)} is too rich"


# --- Silver -----------------------------------------------------------------------------------


def _silver(s: Any) -> Iterator[Fault]:
    """L9"""
    tokens = ending.silver_at_large(s) + ending.all_in_europe(s)
    if not any(tokens <= given for given in extracted(s)):
        yield "isle.silver.1", f"{tokens} tokens are more than the mines can have given"
    if ending.all_in_europe(s) > s.europe_max:
        yield (
            "isle.limit.2",
            f"europe_max is {s.europe_max}, but {ending.all_in_europe(s)} are there",
        )
    if any(s.spoils[place] > s.ground[place] for place in range(terms.PLACES)):
        yield "isle.fight.silver.3", "the spoils do not lie on the ground"


def extracted(s: Any) -> Iterator[int]:
    """isle.dig.4 How many tokens the mines have given. That depends on the order in which the mines
    were placed, since an earlier mine can bar the way of a later one. A position does not say the
    order, so there is an answer for each."""
    placed = [seat for seat in range(terms.SEATS) if s.mine_at[seat] != terms.NOWHERE]
    for order in permutations(placed):
        given = [start - int(s.mine_value[seat]) for seat, start in start_values(s, order)]
        if min(given, default=0) >= 0:
            yield sum(given)


def start_values(s: Any, order: Sequence[Seat]) -> Iterator[tuple[Seat, int]]:
    """isle.mine.13, isle.mine.15 The tokens with which each mine began, if they were placed in this
    order: only the earlier ones bar a way."""
    spare = copy_record(s)
    spare.mine_at[:] = terms.NOWHERE
    for seat in order:
        place = int(s.mine_at[seat])
        yield seat, min(int(s.mine_cap), mine.steps_to_port(spare, seat, place))
        spare.mine_at[seat] = place


# --- Knowledge --------------------------------------------------------------------------------


def _knowledge(s: Any) -> Iterator[Fault]:
    for seat in range(terms.SEATS):
        if not is_true_possible(s, seat):
            yield "isle.info.11", f"the public excludes what is true of {suit(seat)}"
        if not is_mixed(s, seat):
            yield "isle.info.6", f"crews of {suit(seat)} in one pool are told apart"


ALWAYS = tuple(Phase)
WHEN_COASTS_ARE_KNOWN = [phase for phase in Phase if phase > Phase.COASTS]

CHECKS: Checks = (
    (WHEN_COASTS_ARE_KNOWN, _coasts),
    (ALWAYS, _isle),
    (ALWAYS, _ports),
    (ALWAYS, _crews),
    (ALWAYS, _mines),
    (ALWAYS, _silver),
    (ALWAYS, _knowledge),
    *CHECKS_BY_PHASE,
)
"""What has to hold at which moments, in the order in which it is looked at."""
