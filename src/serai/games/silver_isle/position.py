"""Record <-> position, JSON that a person can read, edit and load again. How its fields are written
and read is declared in `state.py`; here stands what needs more than a form, and what follows from
the rest.

The format is described in `docs/rules/silver-isle.md`. Writing what was read gives the same JSON,
and reading what was written the same record.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.engine.bits import has
from serai.engine.errors import BadPosition
from serai.engine.form import Numbers, reads, sees, writes
from serai.engine.game import Game
from serai.engine.jit import rule
from serai.engine.moment import Follows, work_out
from serai.engine.position import Position
from serai.engine.reading import check_fields, read_list, read_mapping, read_number
from serai.engine.seat import NOBODY, Seat
from serai.engine.seeing import seat_after, share, steps_to
from serai.games.silver_isle import terms
from serai.games.silver_isle.invariants import check_position
from serai.games.silver_isle.notation import (
    cell_name,
    place_name,
    pool_name,
    read_cell,
    read_space,
    written_cell,
)
from serai.games.silver_isle.parts import CREW, read_suit, suit
from serai.games.silver_isle.position_knowledge import (
    implied_worlds,
    known_pools,
    pools,
    possible_spreads,
    worlds_of,
)
from serai.games.silver_isle.rules import building, ending, sight, turn
from serai.games.silver_isle.rules.geometry import (
    is_ashore,
    is_space,
    port_of,
    port_tile,
    put_tile,
    tile_on,
)
from serai.games.silver_isle.rules.knowledge import may_be
from serai.games.silver_isle.rules.place import lay_silver, set_occupant
from serai.games.silver_isle.rules.port import are_all_ports_placed, has_port, put_port
from serai.games.silver_isle.state import Mine, State, is_playing
from serai.games.silver_isle.terms import Phase, Place, Slot, SuitLetter, Tile

# --- The land ---------------------------------------------------------------------------------


@writes(State.tiles)
def write_tiles(s: Any) -> list[str]:
    """isle.info.1 The cells of the isle tiles, in the order in which they were laid."""
    tiles = slice(1, int(s.num_tiles) + 1)
    return list(map(written_cell, s.tile_x[tiles].tolist(), s.tile_y[tiles].tolist()))


@reads(State.tiles)
def read_tiles(s: Any, names: object) -> None:
    """Lay these tiles."""
    tiles = read_list(names, "tiles")
    if "0,0" not in tiles or len(tiles) > terms.ISLE_TILES:
        raise BadPosition("tiles are up to 20 cells, '0,0' among them", "isle.build.2")
    put_tile(s, terms.NO_TILE, 0, 0)
    for number, name in enumerate(tiles, terms.START_TILE):
        x, y = read_cell(name, "tiles")
        if max(abs(x), abs(y)) > terms.REACH:
            raise BadPosition(f"no tile can come to lie on {name}", "isle.geo.10")
        if tile_on(s, x, y) != terms.NO_TILE:
            raise BadPosition(f"tile {name} is listed twice", "isle.geo.1")
        s.num_tiles = number
        put_tile(s, number, x, y)


OF_A_TILE = 3
FAR = terms.REACH + 1


@sees(State.tiles, terms.ISLE_TILES, OF_A_TILE)
@rule
def see_tiles(s: Any, seat: Seat, row: Numbers) -> None:
    """For each tile whether it has been laid, its column, and its row."""
    for at in range(s.num_tiles):
        see_tile(s, at + 1, row[at * OF_A_TILE :])


@rule
def see_tile(s: Any, tile: Tile, row: Numbers) -> None:
    """Column and row as shares of the way from one edge of the table to the other."""
    row[0] = 1
    row[1] = share(int(s.tile_x[tile]), -FAR, FAR)
    row[2] = share(int(s.tile_y[tile]), -FAR, FAR)


@writes(State.ports)
def write_ports(s: Any) -> dict[SuitLetter, str]:
    """The cells of the ports that stand."""
    return {
        suit(seat): cell_name(s, port_tile(seat))
        for seat in range(terms.SEATS)
        if has_port(s, seat)
    }


@reads(State.ports)
def read_ports(s: Any, ports: object) -> None:
    """Place these ports. When all stand, the land is known for good."""
    given: Any = {} if ports is None else ports
    for key, name in read_mapping(given, "ports").items():
        seat = read_suit(key, "ports")
        x, y = read_cell(name, "ports")
        if max(abs(x), abs(y)) > terms.REACH + 1:
            raise BadPosition(f"no port can come to lie on {name}", "isle.geo.10")
        if tile_on(s, x, y) != terms.NO_TILE:
            raise BadPosition(f"a tile lies on {name} already", "isle.port.4")
        put_port(s, seat, x, y)
    if are_all_ports_placed(s):
        sight.map_land(s)
    elif is_playing(s):
        raise BadPosition("all four ports stand before the first turn", "isle.port.1")


@sees(State.ports, terms.SEATS, OF_A_TILE)
@rule
def see_ports(s: Any, seat: Seat, row: Numbers) -> None:
    """The same of each seat's port."""
    for step in range(terms.SEATS):
        who = seat_after(seat, step, s.players)
        if has_port(s, who):
            see_tile(s, port_tile(who), row[step * OF_A_TILE :])


# --- The crews --------------------------------------------------------------------------------


@writes(State.crews)
def write_crews(s: Any) -> dict[SuitLetter, dict[str, str]]:
    """Where each seat's crews are, by their values; those in Europe are left out."""
    crews = {suit(seat): _write_crews_of(s, seat) for seat in range(terms.SEATS)}
    return {name: places for name, places in crews.items() if places}


def _write_crews_of(s: Any, seat: Seat) -> dict[str, str]:
    slots = [slot for slot in range(terms.CREWS) if s.crew_at[seat, slot] != terms.EUROPE]
    return {
        CREW.write(int(s.crews[seat, slot])): pool_name(s, int(s.crew_at[seat, slot]))
        for slot in slots
    }


@reads(State.crews)
def read_crews(s: Any, crews: object) -> None:
    """Place these crews; all others are in Europe."""
    for key, places in read_mapping(crews, "crews").items():
        _read_crews_of(s, read_suit(key, "crews"), read_mapping(places, "crews"))


def _read_crews_of(s: Any, seat: Seat, given: Mapping[str, Any]) -> None:
    placed = {}
    for value, name in given.items():
        if value not in CREW:
            raise BadPosition(f"crews have the values 0 to 5, not {value!r}", "isle.comp.3")
        placed[CREW.read(value)] = _read_whereabouts(s, seat, name)
    _sort_slots(
        s, seat, [(placed.get(crew, terms.EUROPE), 0, crew) for crew in range(1, terms.CREWS + 1)]
    )


def _sort_slots(s: Any, seat: Seat, crews: list[tuple[Place, int, int]]) -> None:
    """Give each crew, by its place, whether it carries a token, and its number, its slot."""
    for slot, (place, loaded, crew) in enumerate(sorted(crews)):
        s.crew_at[seat, slot], s.loaded[seat, slot], s.crews[seat, slot] = place, loaded, crew


def _read_whereabouts(s: Any, seat: Seat, name: object) -> Place:
    pool = {"port": port_of(seat), "ship": terms.SHIP, "europe": terms.EUROPE}
    if isinstance(name, str) and name in pool:
        return int(pool[name])
    place = read_space(s, name, f"a crew of {suit(seat)}")
    if s.occupant[place] != NOBODY:
        raise BadPosition(f"two crews stand on {name}", "isle.move.2")
    set_occupant(s, place, seat)
    return place


SEEN_PLACES = 2 + terms.SPACES + terms.SEATS
"""Europe, the ship, the spaces, the ports."""
OF_A_CREW = SEEN_PLACES + terms.CREWS


@sees(State.crews, terms.SEATS, terms.CREWS, OF_A_CREW)
@rule
def see_crews(s: Any, seat: Seat, row: Numbers) -> None:
    """For each slot where it is, and which crew it is, if that is known."""
    for step in range(terms.SEATS):
        who = seat_after(seat, step, s.players)
        for slot in range(terms.CREWS):
            first = (step * terms.CREWS + slot) * OF_A_CREW
            row[first + seen_place(s, seat, int(s.crew_at[who, slot]))] = 1
            crew = int(s.crews[who, slot])
            if crew > terms.NO_CREW:
                row[first + SEEN_PLACES + crew - 1] = 1


@rule
def seen_place(s: Any, seat: Seat, place: Place) -> int:
    """Where a place is seen: Europe, the ship, the spaces, the ports with one's own first."""
    if place == terms.EUROPE:
        return 0
    if place == terms.SHIP:
        return 1
    if place < terms.PORT:
        return 1 + place
    return 2 + terms.SPACES + steps_to(seat, place - terms.PORT, s.players)


@writes(State.loaded)
def write_carriers(s: Any) -> list[str]:
    """Crews that carry a token: on a space by the space, in a port by suit and value."""
    return [
        _carrier(s, seat, slot)
        for seat in range(terms.SEATS)
        for slot in range(terms.CREWS)
        if s.loaded[seat, slot]
    ]


def _carrier(s: Any, seat: Seat, slot: Slot) -> str:
    place = int(s.crew_at[seat, slot])
    if is_space(place):
        return place_name(s, place)
    return suit(seat) + CREW.write(int(s.crews[seat, slot]))


@reads(State.loaded)
def read_carriers(s: Any, names: object) -> None:
    """Put a token on each of these crews."""
    ashore = {
        _carrier(s, seat, slot): (seat, int(s.crews[seat, slot]))
        for seat in range(terms.SEATS)
        for slot in range(terms.CREWS)
        if is_ashore(int(s.crew_at[seat, slot]))
    }
    carriers = set()
    for name in map(str, read_list(names, "silver of crews")):
        if name not in ashore:
            raise BadPosition(f"no crew ashore carries silver at {name}", "isle.silver.1")
        carriers.add(ashore.pop(name))
    for seat in range(terms.SEATS):
        slots = zip(s.crew_at[seat].tolist(), s.crews[seat].tolist(), strict=True)
        crews = [(place, int((seat, crew) in carriers), crew) for place, crew in slots]
        _sort_slots(s, seat, crews)


@sees(State.loaded, terms.SEATS, terms.CREWS)
@rule
def see_carriers(s: Any, seat: Seat, row: Numbers) -> None:
    """For each slot whether it carries a token."""
    for step in range(terms.SEATS):
        who = seat_after(seat, step, s.players)
        for slot in range(terms.CREWS):
            row[step * terms.CREWS + slot] = s.loaded[who, slot]


# --- Mines ------------------------------------------------------------------------------------


@writes(State.mine_at)
def write_mines(s: Any) -> dict[SuitLetter, Mine]:
    """The space and the value of each mine that has been found."""
    placed = [seat for seat in range(terms.SEATS) if s.mine_at[seat] != terms.NOWHERE]
    return {
        suit(seat): Mine(space=place_name(s, int(s.mine_at[seat])), value=int(s.mine_value[seat]))
        for seat in placed
    }


@reads(State.mine_at)
def read_mines(s: Any, mines: object) -> None:
    """Place these mines."""
    for key, mine in read_mapping(mines, "mines").items():
        seat, what = read_suit(key, "mines"), f"the mine of {key}"
        found = read_mapping(mine, what)
        check_fields(found, ("space", "value"))
        s.mine_at[seat] = read_space(s, found.get("space"), what)
        s.mine_value[seat] = read_number(found.get("value"), what, 0, int(s.mine_cap))


OF_A_MINE = terms.SPACES + 1


@sees(State.mine_at, terms.SEATS, OF_A_MINE)
@rule
def see_mines(s: Any, seat: Seat, row: Numbers) -> None:
    """For each seat's mine its space, and what is left in it."""
    for step in range(terms.SEATS):
        who, first = seat_after(seat, step, s.players), step * OF_A_MINE
        if s.mine_at[who] != terms.NOWHERE:
            row[first + int(s.mine_at[who]) - 1] = 1
        row[first + terms.SPACES] = share(int(s.mine_value[who]), 0, terms.MOST_IN_MINE)


# --- What the public knows --------------------------------------------------------------------


@writes(State.known)
def write_known(s: Any) -> dict[SuitLetter, list[str]]:
    """isle.info.4 The crews and pools of which everybody can name the values."""
    known = {suit(seat): known_pools(s, seat) for seat in range(terms.SEATS)}
    return {name: found for name, found in known.items() if found}


@reads(State.known)
def read_known(s: Any, known: object) -> None:
    """Everybody knows these, and nothing else."""
    for key, names in read_mapping(known, "known").items():
        seat = read_suit(key, "known")
        for name in read_list(names, f"known of {key}"):
            if not isinstance(name, str) or name not in pools(s, seat):
                raise BadPosition(f"{suit(seat)} has no crew at {name!r}", "isle.info.5")
        s.worlds[seat] = implied_worlds(s, seat, list(names))


@sees(State.known, terms.SEATS, terms.CREWS, terms.CREWS)
@rule
def see_known(s: Any, seat: Seat, row: Numbers) -> None:
    """isle.info.10 For each slot which crews the public thinks possible."""
    for step in range(terms.SEATS):
        who = seat_after(seat, step, s.players)
        for slot in range(terms.CREWS):
            for crew in range(terms.CREWS):
                at = (step * terms.CREWS + slot) * terms.CREWS + crew
                row[at] = may_be(s, who, slot, crew + 1)


@writes(State.possible)
def write_possible(s: Any) -> dict[SuitLetter, list[str]]:
    """isle.info.11 How the values may be spread, where the public knows more than whole pools."""
    return {
        suit(seat): possible_spreads(s, seat)
        for seat in range(terms.SEATS)
        if (implied_worlds(s, seat, known_pools(s, seat)) != s.worlds[seat]).any()
    }


@reads(State.possible)
def read_possible(s: Any, possible: object) -> None:
    """The public excludes all other ways to spread the values."""
    for key, spreads in read_mapping(possible, "possible").items():
        seat = read_suit(key, "possible")
        found = {str(spread) for spread in read_list(spreads, f"possible of {key}")}
        s.worlds[seat] &= worlds_of(s, seat, found)


@sees(State.possible, terms.SEATS, terms.WORLDS)
@rule
def see_possible(s: Any, seat: Seat, row: Numbers) -> None:
    """isle.info.11 Which ways to spread a seat's values the public cannot exclude."""
    for step in range(terms.SEATS):
        who = seat_after(seat, step, s.players)
        for word in range(terms.WORDS):
            worlds = s.worlds[who, word]
            first = step * terms.WORLDS + word * terms.WORD
            for at in range(terms.WORD):
                row[first + at] = has(worlds, at)


# --- Results ----------------------------------------------------------------------------------


@writes(State.scores)
def write_scores(s: Any) -> dict[SuitLetter, int]:
    """isle.win.1 Tokens in Europe."""
    return {suit(seat): int(ending.silver_in_europe(s, seat)) for seat in range(terms.SEATS)}


@writes(State.winners)
def write_winners(s: Any) -> list[SuitLetter]:
    """isle.win.7 The suits that won."""
    return [suit(seat) for seat in winners(s)]


def winners(s: Any) -> list[Seat]:
    """The seats that won."""
    return [seat for seat in range(terms.SEATS) if ending.is_winner(s, seat)]


# --- Reading ----------------------------------------------------------------------------------

POSITION = Position(State, terms.SUIT_LETTERS)


def read_position(game: Game, position: Mapping[str, Any]) -> Any:
    """The record of a position; raises BadPosition."""
    s, given = POSITION.read(game, position)
    if "europe_max" not in given:
        s.europe_max = ending.all_in_europe(s)
    _compute(s)
    check_position(s)
    POSITION.compare(s, given)
    _come_to_rest(s)
    return s


def _compute(s: Any) -> None:
    """What follows from the rest."""
    work_out(FOLLOWS, s)
    for place in range(1, terms.PLACES):
        lay_silver(s, place, 0)


def _forget_coasts(s: Any) -> None:
    s.coast[:] = terms.NO_COAST


def _drop_when_done(s: Any) -> None:
    if s.actions_left == 0:
        s.phase = Phase.DROP


def _end_turns(s: Any) -> None:
    s.turn = NOBODY


FOLLOWS: Follows = (
    ((Phase.COASTS,), _forget_coasts),
    ((Phase.ACT,), _drop_when_done),
    ((Phase.OVER,), _end_turns),
)
"""What follows from the rest at which moments."""


def _come_to_rest(s: Any) -> None:
    """A tile without a tie is laid, and a turn without hunger goes on, here as in play."""
    if s.drawn:
        building.draw_tile(s, int(s.drawn))
    elif s.phase == Phase.STARVE:
        turn.look_for_hunger(s)
