"""The crews, as JSON: where each is by its value, and which of them carry silver."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.engine.errors import BadPosition
from serai.engine.form import Numbers, reads, sees, writes
from serai.engine.jit import rule
from serai.engine.reading import read_list, read_mapping
from serai.engine.seat import NOBODY, Seat
from serai.engine.seeing import seat_after, steps_to
from serai.games.silver_isle import terms
from serai.games.silver_isle.notation import place_name, pool_name, read_space
from serai.games.silver_isle.parts import CREW, read_suit, suit
from serai.games.silver_isle.rules import geometry
from serai.games.silver_isle.rules.place import set_occupant
from serai.games.silver_isle.state import State
from serai.games.silver_isle.terms import Place, Slot, SuitLetter


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
    pool = {"port": geometry.port_of(seat), "ship": terms.SHIP, "europe": terms.EUROPE}
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
    if geometry.is_space(place):
        return place_name(s, place)
    return suit(seat) + CREW.write(int(s.crews[seat, slot]))


@reads(State.loaded)
def read_carriers(s: Any, names: object) -> None:
    """Put a token on each of these crews."""
    ashore = {
        _carrier(s, seat, slot): (seat, int(s.crews[seat, slot]))
        for seat in range(terms.SEATS)
        for slot in range(terms.CREWS)
        if geometry.is_ashore(int(s.crew_at[seat, slot]))
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
