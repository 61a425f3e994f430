"""The shape of a turn: food first, then two actions; and which round it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from serai.engine.action import verb
from serai.engine.bits import count, smallest
from serai.engine.choosing import Course, Said, Step, Turn
from serai.engine.seat import Seat
from serai.games.silver_isle.actions import SPACE, DropSilver, Starve
from serai.games.silver_isle.rules.control import (
    area_of,
    controlled_tiles,
    surplus,
    tiles_with_crews,
)
from serai.games.silver_isle.rules.ending import silver_in_europe
from serai.games.silver_isle.rules.geometry import is_ashore
from serai.games.silver_isle.rules.port import has_port
from serai.games.silver_isle.terms import (
    ACTIONS,
    ISLE_TILES,
    SEATS,
    TURN,
    Phase,
)

NOTHING = "none"


def turn_of(course: Course) -> Turn | None:
    """The turn under way; none while lots are cast, and none when the game is over."""
    s = course.now
    if s.phase == Phase.LAY:
        facts = {"number": int(s.num_tiles) + 1, "of": ISLE_TILES}
        return Turn(int(s.turn), [Step("tile", "now", facts)])
    if s.phase == Phase.PORT:
        return Turn(int(s.turn), [Step("port", "now", ports(s))])
    if s.phase not in TURN:
        return None
    title = Said("turn-round", {"number": int(s.rounds)})
    return Turn(int(s.turn), [_food(s), *_actions(course)], title)


def ports(s: Any) -> dict[str, int]:
    """Which port is placed now."""
    return {"number": 1 + sum(bool(has_port(s, seat)) for seat in range(SEATS)), "of": SEATS}


# --- Food -------------------------------------------------------------------------------------


def _food(s: Any) -> Step:
    """isle.starve.3 Your crews ashore, and the tiles that feed them, your port among them."""
    seat, is_now = int(s.turn), s.phase == Phase.STARVE
    facts = {
        "crews": crews_ashore(s, seat),
        "tiles": count(int(controlled_tiles(s, seat))),
        "hungry": hungry(s, seat) if is_now else 0,
    }
    return Step("food", "now" if is_now else "done", facts, icon="food")


def crews_ashore(s: Any, seat: Seat) -> int:
    """How many crews of a seat have to eat."""
    return sum(bool(is_ashore(int(place))) for place in s.crew_at[seat])


def hungry(s: Any, seat: Seat) -> int:
    """isle.starve.2, isle.starve.3 How many crews are too many, all areas together. Asked before
    the first action: in a fight for a tile, crews stand where their seat has no area."""
    left, too_many = int(tiles_with_crews(s, seat)), 0
    while left:
        area = int(area_of(s, seat, smallest(left)))
        too_many += max(0, int(surplus(s, seat, area)))
        left &= ~area
    return too_many


# --- The two actions --------------------------------------------------------------------------


def _actions(course: Course) -> Iterator[Step]:
    """isle.turn.2 Each action by what was done."""
    s, begun = course.now, begun_actions(course)
    finished = ACTIONS - int(s.actions_left)
    ends = [*begun[1:], len(course.past)]
    for number in range(1, ACTIONS + 1):
        place = number - 1 - finished + _number_finished(course, begun)
        is_known = 0 <= place < len(begun)
        deed = verb(type(SPACE.action(course.numbers[begun[place]]))) if is_known else NOTHING
        facts = {"number": number, "deed": deed.replace("_", "-")}
        if number <= finished:
            net = _silver(course, ends[place]) - _silver(course, begun[place]) if is_known else None
            yield Step("action", "done", facts, deed.replace("_", "-"), net)
        elif number == finished + 1 and s.phase != Phase.STARVE:
            yield Step("action", "now", facts, "" if deed == NOTHING else deed.replace("_", "-"))
        else:
            yield Step("action", "ahead", facts)


def begun_actions(course: Course) -> list[int]:
    """The plies of this turn at which its actions began."""
    seat, found = course.now.turn, []
    for ply in reversed(range(len(course.past))):
        s = course.past[ply]
        if s.turn != seat or s.phase not in TURN:
            break
        kind = type(SPACE.action(course.numbers[ply]))
        if s.phase == Phase.ACT and kind not in (DropSilver, Starve):
            found.append(ply)
    return found[::-1]


def _number_finished(course: Course, begun: list[int]) -> int:
    """How many of these actions are finished: all but one that still runs."""
    is_running = course.now.phase not in (Phase.ACT, Phase.DROP, Phase.STARVE)
    return len(begun) - int(is_running and bool(begun))


def _silver(course: Course, ply: int) -> int:
    """The silver at home, before a ply, of whose turn it is."""
    s = course.past[ply] if ply < len(course.past) else course.now
    return int(silver_in_europe(s, int(course.now.turn)))
