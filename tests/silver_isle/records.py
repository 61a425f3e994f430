"""Records of Silver Isle for tests that ask many questions: loading, small decisions, comparing."""

from collections.abc import Iterator
from random import Random
from typing import Any

import serai
from oracle_silver_isle.board import Position, canonical
from oracle_silver_isle.secrets import Distribution
from serai.engine.dispatch import make_numbers
from serai.engine.layout import copy_record
from serai.engine.seat import NOBODY
from serai.games.silver_isle.actions import PLAY
from serai.games.silver_isle.position_knowledge import pools
from serai.games.silver_isle.rules.knowledge import is_possible
from serai.games.silver_isle.tables import SPREAD
from serai.games.silver_isle.terms import WORLDS, Phase

ISLE = serai.game("silver-isle")
OFFERS = make_numbers(ISLE.space)
SUITS = "SAMC"

MIDDLE = (Phase.STARVE, Phase.PAY, Phase.KEEP, Phase.SILVER, Phase.DISCOVER)
"""Phases in the middle of what the rulebook sees as one decision."""

EAGER = {
    "Mine": 30, "Discover": 10, "LoadSilver": 20, "Claim": 10, "Attack": 8, "ShipAttacksShip": 10,
    "ShipAttacksShore": 8, "PortAttacks": 8, "PortAttacksShip": 8, "UnloadSilver": 4, "Pass": 0.1,
    "DropSilver": 2, "Step": 3, "Sail": 0.5,
}  # fmt: skip
"""How much more than others a player likes these actions who wants something to happen."""


def load(position: Position) -> Any:
    """The record of a position."""
    return ISLE.read_position(ISLE, position)


def write(s: Any) -> Position:
    """The position of a record."""
    return ISLE.write_position(ISLE, s)


def legal_actions(s: Any) -> list[int]:
    """The numbers of all legal actions; a game that is not over has some."""
    return [int(action) for action in OFFERS[: PLAY.legal(s, OFFERS)]]


def after(s: Any, action: int) -> Any:
    """The record after an action."""
    then = copy_record(s)
    PLAY.apply(then, action)
    return then


def after_each(s: Any) -> Iterator[Any]:
    """The record after each legal action."""
    actions = legal_actions(s)
    assert actions, f"a dead end: {write(s)}"
    return (after(s, action) for action in actions)


def at_rest_after(s: Any) -> list[Any]:
    """Every record at rest that decisions lead to, through whatever is in the middle."""
    turn, seen, found, under_way = int(s.turn), set(), [], [s]
    while under_way:
        for then in after_each(under_way.pop()):
            if (key := then.tobytes()) not in seen:
                seen.add(key)
                hungry = then.phase == Phase.STARVE and (then.turn != turn or s.phase == Phase.ACT)
                (under_way if then.phase in MIDDLE and not hungry else found).append(then)
    return found


def normal_forms(records: list[Any]) -> set[str]:
    """The records as the oracle writes them."""
    return {canonical(write(s)) for s in records}


def start(**options: Any) -> Any:
    """A new game."""
    return ISLE.start(4, options)


def eager_action(s: Any, random: Random) -> int:
    """A legal action of a player who wants something to happen."""
    actions = legal_actions(s)
    assert actions, f"a dead end: {write(s)}"
    kinds = [type(ISLE.space.action(action)).__name__ for action in actions]
    (chosen,) = random.choices(actions, [EAGER.get(kind, 1) for kind in kinds])
    return chosen


def random_game(seed: int, **options: Any) -> Iterator[tuple[Any, int, Any]]:
    """Every change of a random game: the record before, the action, the record after."""
    s, random = start(**options), Random(seed)
    while PLAY.actor(s) != NOBODY:
        action = eager_action(s, random)
        then = after(s, action)
        yield s, action, then
        s = then


def distributions(s: Any, suit: str) -> frozenset[Distribution]:
    """What the public thinks possible of a seat, as the oracle writes it: each value's place."""
    seat = SUITS.index(suit)
    names = {slot: name for name, slots in pools(s, seat).items() for slot in slots}
    found = set()
    for world in range(WORLDS):
        if is_possible(s, seat, world):
            places = {int(crew) - 1: names[slot] for slot, crew in enumerate(SPREAD[world])}
            found.add(tuple(places[value] for value in range(6)))
    return frozenset(found)
