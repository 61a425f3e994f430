"""Where crews are: finding them, counting them, sending them, and their tokens."""

from __future__ import annotations

from serai.engine.bits import Bits, bit, has
from serai.engine.jit import rule
from serai.engine.seat import NOBODY
from serai.games.silver_isle.rules.geometry import is_space
from serai.games.silver_isle.rules.knowledge import (
    blend,
    exchange,
    is_pool,
    look_alike,
    order_at,
    order_of,
    show,
)
from serai.games.silver_isle.rules.place import lay_silver, set_occupant
from serai.games.silver_isle.state import State
from serai.games.silver_isle.terms import CREWS, EUROPE, Crew, Place, Seat, Slot

LAST = CREWS - 1

# --- Finding ----------------------------------------------------------------------------------


@rule
def slot_of(s: State, seat: Seat, crew: Crew) -> Slot:
    """isle.comp.3, isle.info.2 The slot of this crew, which its owner knows."""
    for slot in range(LAST):
        if s.crews[seat, slot] == crew:
            return slot
    return LAST


@rule
def place_of(s: State, seat: Seat, crew: Crew) -> Place:
    """Where this crew is."""
    return int(s.crew_at[seat, slot_of(s, seat, crew)])


@rule
def is_loaded(s: State, seat: Seat, crew: Crew) -> bool:
    """isle.silver.2 Whether this crew carries a token; it carries one at most."""
    return s.loaded[seat, slot_of(s, seat, crew)] != 0


@rule
def value_of(crew: Crew) -> int:
    """The value of a crew: 0 to 5."""
    return crew - 1


@rule
def crews_at(s: State, seat: Seat, place: Place) -> int:
    """How many crews of this seat are at the place."""
    number = 0
    for slot in range(CREWS):
        number += s.crew_at[seat, slot] == place
    return number


@rule
def crew_set(s: State, seat: Seat, place: Place) -> Bits:
    """The crews of this seat that are at the place."""
    crews = 0
    for slot in range(CREWS):
        if s.crew_at[seat, slot] == place:
            crews |= bit(s.crews[seat, slot])
    return crews


# --- Sending ----------------------------------------------------------------------------------


@rule
def swap_slots(s: State, seat: Seat, slot: Slot) -> None:
    """Two neighbouring slots change places in the order, with all that is known of them."""
    other = slot + 1
    place = int(s.crew_at[seat, slot])
    has_token = int(s.loaded[seat, slot])
    s.crew_at[seat, slot] = s.crew_at[seat, other]
    s.loaded[seat, slot] = s.loaded[seat, other]
    s.crew_at[seat, other] = place
    s.loaded[seat, other] = has_token
    swap_crews(s, seat, slot, other)
    exchange(s, seat, slot)


@rule
def swap_crews(s: State, seat: Seat, slot: Slot, other: Slot) -> None:
    """Two coins of a pool change slots, which nobody can tell."""
    crew = int(s.crews[seat, slot])
    s.crews[seat, slot] = s.crews[seat, other]
    s.crews[seat, other] = crew


@rule
def slot_leaving(s: State, seat: Seat, crew: Crew, place: Place, has_token: int) -> Slot:
    """isle.info.6 The slot of a crew that is about to go to this place. The slots of a pool look
    alike, so the crew first changes to the one that needs the fewest moves in the order."""
    slot = slot_of(s, seat, crew)
    order = order_at(place, has_token)
    before = order_of(s, seat, slot)
    while slot < LAST and order > before and look_alike(s, seat, slot, slot + 1):
        swap_crews(s, seat, slot, slot + 1)
        slot += 1
    while slot > 0 and order < before and look_alike(s, seat, slot, slot - 1):
        swap_crews(s, seat, slot, slot - 1)
        slot -= 1
    return slot


@rule
def put_slot_in_order(s: State, seat: Seat, slot: Slot) -> Slot:
    """Move a slot, whose place has changed, to where it belongs in the order; return its new
    number."""
    while slot > 0 and order_of(s, seat, slot) < order_of(s, seat, slot - 1):
        slot -= 1
        swap_slots(s, seat, slot)
    while slot < LAST and order_of(s, seat, slot) > order_of(s, seat, slot + 1):
        swap_slots(s, seat, slot)
        slot += 1
    return slot


@rule
def sort_pools(s: State, seat: Seat) -> None:
    """Sort the coins of each pool, so that equal positions have equal records."""
    for slot in range(1, CREWS):
        sort_up_to(s, seat, slot)


@rule
def sort_up_to(s: State, seat: Seat, slot: Slot) -> None:
    """Move the coin in this slot before the larger coins of its pool."""
    while slot > 0 and look_alike(s, seat, slot - 1, slot):
        if s.crews[seat, slot - 1] <= s.crews[seat, slot]:
            return
        swap_crews(s, seat, slot - 1, slot)
        slot -= 1


@rule
def join_pool(s: State, seat: Seat, slot: Slot) -> None:
    """isle.info.6 The crew mixes with the others of its pool: first with the slots beside it, then
    with those farther away, which were mixed with them before."""
    lower = slot - 1
    while lower >= 0 and look_alike(s, seat, lower, slot):
        blend(s, seat, lower)
        lower -= 1
    upper = slot
    while upper < LAST and look_alike(s, seat, slot, upper + 1):
        blend(s, seat, upper)
        upper += 1
    for number in range(max(1, lower + 1), upper + 1):
        sort_up_to(s, seat, number)


@rule
def send(s: State, seat: Seat, slot: Slot, place: Place, has_token: int) -> None:
    """isle.info.5 to .7 A crew goes to a place, with a token or without, its value unseen. On the
    isle it can be followed by eye; in a pool it mixes."""
    start = int(s.crew_at[seat, slot])
    if is_space(start):
        set_occupant(s, start, NOBODY)
    if is_space(place):
        set_occupant(s, place, seat)
    s.crew_at[seat, slot] = place
    s.loaded[seat, slot] = has_token
    slot = put_slot_in_order(s, seat, slot)
    if is_pool(place):
        join_pool(s, seat, slot)


@rule
def send_crew(s: State, seat: Seat, crew: Crew, place: Place, has_token: int) -> None:
    """A crew goes to a place, its value unseen."""
    send(s, seat, slot_leaving(s, seat, crew, place, has_token), place, has_token)


@rule
def load_token(s: State, seat: Seat, crew: Crew) -> None:
    """isle.dig.4 A token is put on this crew."""
    place = place_of(s, seat, crew)
    send_crew(s, seat, crew, place, 1)


@rule
def lose_token(s: State, seat: Seat, crew: Crew) -> None:
    """This crew carries nothing any more."""
    place = place_of(s, seat, crew)
    send_crew(s, seat, crew, place, 0)


@rule
def leave_token(s: State, seat: Seat, slot: Slot) -> None:
    """isle.load.5, isle.starve.9, isle.fight.silver.6, isle.fight.silver.7 The token of a crew that
    goes away stays on the ground of its space or port; isle.silver.4 any number may lie there."""
    if s.loaded[seat, slot]:
        lay_silver(s, int(s.crew_at[seat, slot]), 1)


@rule
def eliminate(s: State, seat: Seat, crew: Crew, is_shown: bool) -> None:
    """isle.fight.11 The crew goes to its owner's Europe; what it carries stays on the ground."""
    slot = slot_leaving(s, seat, crew, EUROPE, 0)
    if is_shown:
        show(s, seat, slot)
    leave_token(s, seat, slot)
    send(s, seat, slot, EUROPE, 0)


@rule
def eliminate_all(s: State, seat: Seat, crews: Bits) -> None:
    """These crews, turned up for all to see, go to Europe."""
    for crew in range(1, CREWS + 1):
        if has(crews, crew):
            eliminate(s, seat, crew, True)
