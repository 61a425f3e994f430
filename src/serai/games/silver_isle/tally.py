"""What silver each seat has at home and on the way, and how near the end is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from serai.engine.seat import Seat
from serai.engine.tally import Distance, SeatTally, Tally, Tie, broken_ties, exactly, left
from serai.games.silver_isle.position import winners
from serai.games.silver_isle.rules.ending import silver_at_large, silver_in_europe, tie_break_value
from serai.games.silver_isle.terms import NOWHERE, SEATS, SETUP, Phase, TieBreak

HOME, DOCKED, ABOARD, CARRIED = SOURCES = ("home", "docked", "aboard", "carried")
HIDDEN, MINES, LARGE, QUIET, ROUNDS = DISTANCES = ("hidden", "mines", "large", "quiet", "rounds")
TIES = tuple(each.name.lower() for each in TieBreak if each != TieBreak.SILVER)


def tally(s: Any) -> Tally:
    """isle.info.1 All silver is public; of the crews' values nothing is told before the end."""
    carried = s.loaded.sum(axis=1).tolist()
    seats = tuple(_seat(s, seat, carried[seat]) for seat in range(SEATS))
    phase = int(s.phase)
    if phase == Phase.OVER:
        return Tally(seats, (), _ties(s))
    return Tally(seats, () if phase in SETUP else tuple(_distances(s)))


def _seat(s: Any, seat: Seat, carried: int) -> SeatTally:
    """isle.end.2, isle.win.1 What was unloaded in Europe counts, and what is aboard a ship there.
    Other silver aboard, and what crews carry, is on the way."""
    score, unloaded = int(silver_in_europe(s, seat)), int(s.europe_silver[seat])
    docked = score - unloaded
    sources = (exactly(HOME, unloaded), exactly(DOCKED, docked))
    coming = (exactly(ABOARD, int(s.ship_silver[seat]) - docked), exactly(CARRIED, carried))
    return SeatTally(score, sources, coming)


def _distances(s: Any) -> Iterator[Distance]:
    """isle.end.1 to .3 Mines to be found, silver in mines and silver on its way. isle.limit.1 The
    guards: rounds without progress, and rounds at all."""
    found = [seat for seat in range(SEATS) if s.mine_at[seat] != NOWHERE]
    yield left(HIDDEN, SEATS - len(found), SEATS)
    yield left(MINES, sum(int(s.mine_value[seat]) for seat in found))
    yield left(LARGE, int(silver_at_large(s)))
    if s.quiet_rounds:
        yield left(QUIET, int(s.quiet_rounds) - int(s.quiet_so_far), int(s.quiet_rounds))
    if s.limit_rounds:
        yield left(ROUNDS, int(s.limit_rounds) - int(s.rounds), int(s.limit_rounds))


def _ties(s: Any) -> tuple[Tie, ...]:
    """isle.win.2 to .6 The first of these in which they differ decides."""
    scores = [int(silver_in_europe(s, seat)) for seat in range(SEATS)]
    breaks = [
        (each.name.lower(), partial(_has, s, each)) for each in TieBreak if each != TieBreak.SILVER
    ]
    return broken_ties(scores, winners(s), breaks)


def _has(s: Any, tie_break: TieBreak, seat: Seat) -> int:
    return int(tie_break_value(s, seat, int(tie_break)))
