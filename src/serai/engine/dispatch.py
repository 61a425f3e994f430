"""The questions every game answers, asked of a record: its type says which game it is.

Generic code (random play, search, self-play) calls these names. While it is compiled, the record's
type picks the game's own rule; interpreted, the record's dtype does.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.engine.action import ActionSpace
from serai.engine.jit import device_type, overload_by_record
from serai.engine.layout import Ints, Record
from serai.engine.seat import Seat

_RULES_BY_TYPE: dict[Any, Any] = {}
_RULES_BY_DTYPE: dict[Any, Any] = {}
_OBSERVE_BY_TYPE: dict[Any, Any] = {}
_OBSERVE_BY_DTYPE: dict[Any, Any] = {}


def register_rules(state: type[Record], play: Any) -> None:
    """Let records of this type be played by this game's `play`."""
    _RULES_BY_TYPE[device_type(state.dtype)] = play
    _RULES_BY_DTYPE[state.dtype] = play


def register_observe(state: type[Record], observe: Any) -> None:
    """Let records of this type be shown to learners by this rule (see `observing.py`)."""
    _OBSERVE_BY_TYPE[device_type(state.dtype)] = observe
    _OBSERVE_BY_DTYPE[state.dtype] = observe


def rules_of(s: Any) -> Any:
    """What plays this record."""
    return _RULES_BY_DTYPE[s.dtype]


def actor(s: Any) -> Seat:
    """The seat to decide, CHANCE, or NOBODY when the game is over."""
    seat: Seat = rules_of(s).actor(s)
    return seat


def legal(s: Any, numbers: Ints) -> int:
    """Write the numbers of all legal actions into `numbers`; return how many there are."""
    count: int = rules_of(s).legal(s, numbers)
    return count


def apply(s: Any, action: int) -> None:
    """Do a legal action."""
    rules_of(s).apply(s, action)


def weight(s: Any, action: int) -> int:
    """How likely a legal outcome of chance is, as a share of the weights of all of them."""
    share: int = rules_of(s).weight(s, action)
    return share


def score(s: Any, seat: Seat) -> int:
    """The seat's final score; of a running game, what it has now."""
    points: int = rules_of(s).score(s, seat)
    return points


def redact(s: Any, seat: Seat) -> None:
    """Wipe from the record all that this seat does not know: what a bot in its place gets."""
    rules_of(s).redact(s, seat)


def guess(s: Any, seat: Seat, seed: int) -> None:
    """Fill a redacted record with one way in which the unknown may be, as likely as it is."""
    rules_of(s).guess(s, seat, seed)


def observe(s: Any, seat: Seat, row: Any) -> None:
    """Write what a redacted record tells this seat, as numbers from 0 to 1, into a row of zeros."""
    _OBSERVE_BY_DTYPE[s.dtype](s, seat, row)


# What the compiler is told: `s` is the record's type there, and the answer is the code to compile.
# ruff: noqa: ARG001, PLW0108


@overload_by_record(actor)
def _actor(s: Any) -> Any:
    chosen = _RULES_BY_TYPE[s].actor
    return lambda s: chosen(s)


@overload_by_record(legal)
def _legal(s: Any, numbers: Any) -> Any:
    chosen = _RULES_BY_TYPE[s].legal
    return lambda s, numbers: chosen(s, numbers)


@overload_by_record(apply)
def _apply(s: Any, action: Any) -> Any:
    chosen = _RULES_BY_TYPE[s].apply
    return lambda s, action: chosen(s, action)


@overload_by_record(weight)
def _weight(s: Any, action: Any) -> Any:
    chosen = _RULES_BY_TYPE[s].weight
    return lambda s, action: chosen(s, action)


@overload_by_record(score)
def _score(s: Any, seat: Any) -> Any:
    chosen = _RULES_BY_TYPE[s].score
    return lambda s, seat: chosen(s, seat)


@overload_by_record(redact)
def _redact(s: Any, seat: Any) -> Any:
    chosen = _RULES_BY_TYPE[s].redact
    return lambda s, seat: chosen(s, seat)


@overload_by_record(guess)
def _guess(s: Any, seat: Any, seed: Any) -> Any:
    chosen = _RULES_BY_TYPE[s].guess
    return lambda s, seat, seed: chosen(s, seat, seed)


@overload_by_record(observe)
def _observe(s: Any, seat: Any, row: Any) -> Any:
    chosen = _OBSERVE_BY_TYPE[s]
    return lambda s, seat, row: chosen(s, seat, row)


def make_numbers(space: ActionSpace) -> Ints:
    """Room for the legal actions of any state of the game."""
    return np.zeros(space.size, dtype=np.int16)
