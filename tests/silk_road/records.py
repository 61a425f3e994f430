"""Records of Silk Road for tests that ask many questions: loading, small decisions, comparing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from oracle_silk_road.board import canonical
from serai.engine.dispatch import make_numbers
from serai.engine.layout import copy_record
from serai.engine.position import HEAD
from serai.engine.seat import CHANCE, NOBODY
from serai.games.silk_road.actions import PLAY
from serai.games.silk_road.state import State
from serai.games.silk_road.terms import Phase
from silk_road.playing import ROAD

Position = dict[str, Any]
OFFERS = make_numbers(ROAD.space)
PATHS = [(field.name or name).partition(".")[0] for name, field in State.in_position.items()]
FIELDS = list(dict.fromkeys((*HEAD, *PATHS)))
"""Fields of positions."""


def load(position: Position) -> Any:
    """The record of a position, ours or the oracle's."""
    return ROAD.read_position(ROAD, position)


def write(s: Any) -> Position:
    """The position of a record."""
    return ROAD.write_position(ROAD, s)


def as_oracle(s: Any) -> str:
    """The oracle's normal form of a record."""
    position = write(s)
    options = {camel(name): value for name, value in position["options"].items()}
    return canonical(position | {"options": options})


def camel(name: str) -> str:
    """How the oracle writes a switch."""
    return re.sub(r"_([a-z])", lambda found: found.group(1).upper(), name)


def legal_actions(s: Any) -> list[int]:
    """The numbers of all legal actions; a game that is not over has some."""
    return [int(action) for action in OFFERS[: PLAY.legal(s, OFFERS)]]


def is_at_rest(s: Any) -> bool:
    """Whether a whole decision of the rulebook is over."""
    begun = s.fifties or s.given or s.changed.any() or s.victim != NOBODY
    return not begun and s.phase not in (Phase.ACT, Phase.REVEAL)


def after_each(s: Any) -> Iterator[tuple[int, Any]]:
    """The record after each legal action, with the action's share of the chance."""
    actions = legal_actions(s)
    assert actions, f"a dead end: {write(s)}"
    for action in actions:
        after = copy_record(s)
        share = int(PLAY.weight(s, action)) if PLAY.actor(s) == CHANCE else 1
        PLAY.apply(after, action)
        yield share, after


def at_rest_after(s: Any) -> list[Any]:
    """Every record at rest that decisions lead to, through any decision under way."""
    seen: set[bytes] = set()
    found = []
    under_way = [s]
    while under_way:
        for _, after in after_each(under_way.pop()):
            if (key := after.tobytes()) not in seen:
                seen.add(key)
                (found if is_at_rest(after) else under_way).append(after)
    return found


def weighed(s: Any) -> dict[str, Fraction]:
    """The oracle's normal forms after an outcome of chance, with their weights."""
    total = sum(share for share, _ in after_each(s))
    found: dict[str, Fraction] = {}
    for share, after in after_each(s):
        text = as_oracle(after)
        found[text] = found.get(text, Fraction(0)) + Fraction(share, total)
    return found


def branches(s: Any) -> int:
    """About how many ways a Grand Vizier's reveals can go: a measure of how long a search takes."""
    most = 1
    for good in range(1, 6):
        ways = 1
        for seat in range(s.players):
            ways *= 1 + int(s.goods[seat, good])
        most = max(most, ways)
    return most
