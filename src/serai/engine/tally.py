"""What each seat has and would have if the game ended now, by its sources, and how near the end is.
A game tells as much of it as a seat may know (`Game.tally`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from serai.engine.dispatch import score
from serai.engine.seat import Seat


@dataclass(frozen=True)
class Source:
    """Where points come from, or go to if they are below 0: `source-{name}` in the game's words.
    Where a secret decides how many, they are from `low` to `high`."""

    name: str
    low: int
    high: int


@dataclass(frozen=True)
class SeatTally:
    """One seat's points: what it has scored (None: that is a secret), what its final score would be
    made of if the game ended now (nothing: that may not be known), and what does not count yet."""

    score: int | None = None
    sources: tuple[Source, ...] = ()
    coming: tuple[Source, ...] = ()

    @property
    def low(self) -> int | None:
        """The final score if the game ended now, at least."""
        return sum(source.low for source in self.sources) if self.sources else None

    @property
    def high(self) -> int | None:
        """The same at most."""
        return sum(source.high for source in self.sources) if self.sources else None


@dataclass(frozen=True)
class Distance:
    """How much is left until something ends the game, of how much if that is fixed: `end-{name}` in
    the game's words. What the players may still choose is from `low` to `high`."""

    name: str
    low: int
    high: int
    of: int | None = None


@dataclass(frozen=True)
class Tie:
    """Something that decided between equal final scores: `tie-{name}` in the game's words, and how
    much each seat has of it; the more, the better."""

    name: str
    values: tuple[int, ...]


@dataclass(frozen=True)
class Tally:
    """All seats' points, what ends the game, and what broke a tie once it is over."""

    seats: tuple[SeatTally, ...]
    distances: tuple[Distance, ...] = ()
    ties: tuple[Tie, ...] = ()


@dataclass(frozen=True)
class OpenTally:
    """The tally of a game that tells everybody the same: what finds it is not told who looks."""

    find: Callable[[Any], Tally]

    def __call__(self, s: Any, _: Seat | None) -> Tally:
        """The tally of a record."""
        return self.find(s)


def exactly(name: str, points: int) -> Source:
    """A source of which it is known how many points it brings."""
    return Source(name, points, points)


def left(name: str, number: int, of: int | None = None) -> Distance:
    """A distance that is known."""
    return Distance(name, number, number, of)


def tally_scores(s: Any, _: Seat | None) -> Tally:
    """The tally of a game that says no more than its scores."""
    return Tally(tuple(SeatTally(int(score(s, seat))) for seat in range(int(s.players))))


def broken_ties(
    scores: Sequence[int],
    winners: Sequence[Seat],
    breaks: Sequence[tuple[str, Callable[[Seat], int]]],
) -> tuple[Tie, ...]:
    """What decided that only some of those with the highest score have won. `breaks` are what a
    game compares, in this order: the name, and how much a seat has of it; the more, the
    better."""
    seats = range(len(scores))
    best = [seat for seat in seats if scores[seat] == max(scores)]
    ties = []
    for name, of_seat in breaks:
        values = tuple(of_seat(seat) for seat in seats)
        ahead = [seat for seat in best if values[seat] == max(values[each] for each in best)]
        if len(best) > len(winners) and ahead != best:
            ties.append(Tie(name, values))
            best = ahead
    return tuple(ties)
