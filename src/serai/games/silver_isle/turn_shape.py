"""The shape of a turn: food first, then two actions; and which round it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from serai.engine.action import verb
from serai.engine.bits import count, smallest
from serai.engine.choosing import History, Said, Step, Turn
from serai.engine.moment import ByPhase, counting_now
from serai.engine.seat import Seat
from serai.games.silver_isle.actions import SPACE, DropSilver, Starve
from serai.games.silver_isle.rules import control, ending, geometry, port
from serai.games.silver_isle.terms import ACTIONS, ISLE_TILES, SEATS, TURN, Phase

NOTHING = "none"


def turn_of(history: History) -> Turn | None:
    """The turn under way; none while lots are cast, and none when the game is over."""
    return next((turn(history) for turn in counting_now(TURNS, history.now)), None)


def _laying(history: History) -> Turn:
    s = history.now
    facts = {"number": int(s.num_tiles) + 1, "of": ISLE_TILES}
    return Turn(int(s.turn), [Step("tile", "now", facts)])


def _placing_port(history: History) -> Turn:
    return Turn(int(history.now.turn), [Step("port", "now", ports(history.now))])


def _turn(history: History) -> Turn:
    s = history.now
    title = Said("turn-round", {"number": int(s.rounds)})
    return Turn(int(s.turn), [_food(s), *_actions(history)], title)


TURNS: ByPhase[Callable[[History], Turn]] = (
    ((Phase.LAY,), _laying),
    ((Phase.PORT,), _placing_port),
    (TURN, _turn),
)
"""What a turn is called and consists of."""


def ports(s: Any) -> dict[str, int]:
    """Which port is placed now."""
    return {"number": 1 + sum(bool(port.has_port(s, seat)) for seat in range(SEATS)), "of": SEATS}


# --- Food -------------------------------------------------------------------------------------


def _food(s: Any) -> Step:
    """isle.starve.3 Your crews ashore, and the tiles that feed them, your port among them."""
    seat, is_now = int(s.turn), s.phase == Phase.STARVE
    facts = {
        "crews": crews_ashore(s, seat),
        "tiles": count(int(control.controlled_tiles(s, seat))),
        "hungry": hungry(s, seat) if is_now else 0,
    }
    return Step("food", "now" if is_now else "done", facts, icon="food")


def crews_ashore(s: Any, seat: Seat) -> int:
    """How many crews of a seat have to eat."""
    return sum(bool(geometry.is_ashore(int(place))) for place in s.crew_at[seat])


def hungry(s: Any, seat: Seat) -> int:
    """isle.starve.2, isle.starve.3 How many crews are too many, all areas together. Asked before
    the first action: in a fight for a tile, crews stand where their seat has no area."""
    left, too_many = int(control.tiles_with_crews(s, seat)), 0
    while left:
        area = int(control.area_of(s, seat, smallest(left)))
        too_many += max(0, int(control.surplus(s, seat, area)))
        left &= ~area
    return too_many


# --- The two actions --------------------------------------------------------------------------


def _actions(history: History) -> Iterator[Step]:
    """isle.turn.2 Each action by what was done."""
    s, begun = history.now, begun_actions(history)
    finished = ACTIONS - int(s.actions_left)
    # A position may begin in the middle of a turn: what was done before it is not known.
    unknown = finished - _number_finished(history, begun)
    ends = [*begun[1:], len(history.past)]
    for number in range(1, ACTIONS + 1):
        place = number - 1 - unknown
        is_known = 0 <= place < len(begun)
        icon = _verb(history, begun[place]) if is_known else ""
        facts = {"number": number, "action": icon or NOTHING}
        if number <= finished:
            net = _brought(history, begun[place], ends[place]) if is_known else None
            yield Step("action", "done", facts, icon or NOTHING, net)
        elif number == finished + 1 and s.phase != Phase.STARVE:
            yield Step("action", "now", facts, icon)
        else:
            yield Step("action", "ahead", facts)


def begun_actions(history: History) -> list[int]:
    """The plies of this turn at which its actions began."""
    seat, found = history.now.turn, []
    for ply in reversed(range(len(history.past))):
        s = history.past[ply]
        if s.turn != seat or s.phase not in TURN:
            break
        kind = type(SPACE.action(history.numbers[ply]))
        if s.phase == Phase.ACT and kind not in (DropSilver, Starve):
            found.append(ply)
    return found[::-1]


def _number_finished(history: History, begun: list[int]) -> int:
    """How many of these actions are finished: all but one that still runs."""
    is_running = history.now.phase not in (Phase.ACT, Phase.DROP, Phase.STARVE)
    return len(begun) - int(is_running and bool(begun))


def _verb(history: History, ply: int) -> str:
    """What was done at a ply, as words name it."""
    return verb(type(SPACE.action(history.numbers[ply]))).replace("_", "-")


def _brought(history: History, begin: int, end: int) -> int:
    """What silver came home between two plies."""
    return _silver(history, end) - _silver(history, begin)


def _silver(history: History, ply: int) -> int:
    """The silver at home, before a ply, of whose turn it is."""
    s = history.past[ply] if ply < len(history.past) else history.now
    return int(ending.silver_in_europe(s, int(history.now.turn)))
