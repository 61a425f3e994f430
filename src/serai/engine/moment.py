"""What has to hold, or follows from the rest, at some moments of a game only: tables by phase."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Any, TypeAlias, TypeVar

from serai.engine.errors import BadPosition

What = TypeVar("What")
ByPhase: TypeAlias = Sequence[tuple[Collection[int], What]]
"""What counts in which phases, in the order in which it is looked at."""
Fault: TypeAlias = tuple[str, str]
"""A clause, and how it is broken."""
Checks: TypeAlias = ByPhase[Callable[[Any], Iterator[Fault]]]
"""What has to hold in which phases."""
Follows: TypeAlias = ByPhase[Callable[[Any], None]]
"""What is worked out in which phases from the rest of the record."""


def counting_now(table: ByPhase[What], s: Any) -> Iterator[What]:
    """What counts in the phase of this record."""
    phase = int(s.phase)
    return (what for phases, what in table if phase in phases)


def faults_found_by(checks: Checks, s: Any) -> Iterator[Fault]:
    """What the checks of this moment find."""
    for check in counting_now(checks, s):
        yield from check(s)


def work_out(follows: Follows, s: Any) -> None:
    """Write what follows from the rest at this moment."""
    for follow in counting_now(follows, s):
        follow(s)


def refuse_faults(faults: Iterable[Fault]) -> None:
    """Raise BadPosition for the first fault, if there is any."""
    for clause, fault in faults:
        raise BadPosition(fault, clause)
