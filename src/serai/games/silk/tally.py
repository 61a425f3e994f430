"""What each seat has, what it would have if the game ended now, and how near the end is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from serai.engine.bits import count
from serai.engine.layout import copy_record
from serai.engine.seat import NOBODY, Seat
from serai.engine.tally import Distance, SeatTally, Tally, Tie, broken_ties, exactly, left
from serai.games.silk.position import winners
from serai.games.silk.rules.ending import finish_game, is_over, score
from serai.games.silk.tables import BOARD, THRESHOLD, WALLS

POINTS, ENCLOSURES, PASTURES, DEN = SOURCES = ("points", "enclosures", "pastures", "den")
WALLS_LEFT, TURNS = "walls", "turns"
DISTANCES = (POINTS, WALLS_LEFT, PASTURES, TURNS)
TIES = (DEN,)


def tally(s: Any) -> Tally:
    """silk.final.1 to .5 All is open: the final scoring is done on a copy."""
    ended = copy_record(s)
    if not is_over(s):
        finish_game(ended)
    seats = tuple(_seat(s, ended, seat) for seat in range(s.players))
    return Tally(seats, tuple(_distances(s)), _ties(s))


def _seat(s: Any, ended: Any, seat: Seat) -> SeatTally:
    sources = (
        exactly(POINTS, int(ended.points[seat])),
        exactly(ENCLOSURES, int(ended.enclosed[seat])),
        exactly(PASTURES, int(ended.grazed[seat])),
        exactly(DEN, -int(ended.den[seat])),
    )
    return SeatTally(int(score(s, seat)), sources)


def _distances(s: Any) -> Iterator[Distance]:
    """silk.end.1 to .3 What may trigger the end. silk.end.6 Once that has happened, how many turns
    begin after this one."""
    if is_over(s):
        return
    if s.ended_by != NOBODY:
        yield left(TURNS, int(s.ended_by - s.turn - 1) % int(s.players))
        return
    threshold, tiles = int(THRESHOLD[s.players]), int(count(BOARD[s.players]))
    yield left(POINTS, max(0, threshold - int(max(s.points[: s.players]))), threshold)
    yield left(WALLS_LEFT, int(s.supply), int(WALLS[s.players]))
    yield left(PASTURES, tiles - int(count(s.barren)), tiles)


def _ties(s: Any) -> tuple[Tie, ...]:
    """silk.final.6 With `tie_break`, the fewest worms in the den."""
    if not is_over(s):
        return ()
    scores = [int(s.scores[seat]) for seat in range(s.players)]
    return broken_ties(scores, winners(s), [(DEN, lambda seat: -int(s.den[seat]))])
