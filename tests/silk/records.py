"""Records of Silk for tests that ask many questions: loading, small decisions, writing."""

from collections.abc import Iterator
from typing import Any

from oracle.board import Position, canonical
from serai.engine.dispatch import make_offers
from serai.games.silk import flow
from serai.games.silk.invariants import MID_DEED
from silk.playing import SILK

OFFERS = make_offers(SILK.space)


def load(position: Position) -> Any:
    """The record of a position."""
    return SILK.read_position(SILK, position)


def write(s: Any) -> Position:
    """The position of a record."""
    return SILK.write_position(SILK, s)


def legal_actions(s: Any) -> list[int]:
    """The numbers of all legal actions; a game that is not over has some."""
    return [int(action) for action in OFFERS[: flow.legal(s, OFFERS)]]


def after_each(s: Any) -> Iterator[Any]:
    """The record after each legal action."""
    actions = legal_actions(s)
    assert actions, f"a dead end: {write(s)}"
    for action in actions:
        after = s.copy()
        flow.apply(after, action)
        yield after


def at_rest_after(s: Any) -> list[Any]:
    """Every record at rest that decisions lead to, through any move under way."""
    seen: set[bytes] = set()
    found = []
    under_way = [s]
    while under_way:
        for after in after_each(under_way.pop()):
            if (key := after.tobytes()) not in seen:
                seen.add(key)
                (under_way if after.phase in MID_DEED else found).append(after)
    return found


def normal_forms(records: list[Any]) -> set[str]:
    """The records as the oracle writes them."""
    return {canonical(write(s)) for s in records}
