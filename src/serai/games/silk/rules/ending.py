"""Final scoring."""

from __future__ import annotations

from serai.engine.jit import rule
from serai.engine.seat import NOBODY
from serai.games.silk.rules.enclosure import score_enclosures
from serai.games.silk.rules.grazing import value
from serai.games.silk.state import State
from serai.games.silk.terms import SPOTS, Phase, Seat, TieBreak


@rule
def is_over(s: State) -> bool:
    """silk.final.1 Whether the final scoring was done."""
    return s.phase == Phase.OVER


@rule
def score_final_grazing(s: State) -> None:
    """silk.final.2 Every tile that is not barren feeds each colour on it; it is not turned."""
    for tile in range(1, SPOTS):
        if s.crowd[tile]:
            for seat in range(s.players):
                s.grazed[seat] += s.worms[tile, seat] * value(s, tile)


@rule
def finish_game(s: State) -> None:
    """silk.final.1 to .5 Points, enclosures, final grazing, less the worms in the den; no worm
    moves, no Improvement is looked at, and a total may be negative."""
    s.phase = Phase.OVER
    s.turn = NOBODY
    score_enclosures(s)
    score_final_grazing(s)
    for seat in range(s.players):
        s.scores[seat] = s.points[seat] + s.enclosed[seat] + s.grazed[seat] - s.den[seat]


@rule
def is_winner(s: State, seat: Seat) -> bool:
    """silk.final.6 The highest total wins; equal totals share the win, unless `tie_break` says that
    the fewest worms in the den win it."""
    for other in range(s.players):
        if s.scores[other] > s.scores[seat]:
            return False
        tied = s.scores[other] == s.scores[seat]
        if tied and s.tie_break == TieBreak.FEWEST_IN_DEN and s.den[other] < s.den[seat]:
            return False
    return True


@rule
def score(s: State, seat: Seat) -> int:
    """The final score; of a running game, the Silk Points."""
    if is_over(s):
        return int(s.scores[seat])
    return int(s.points[seat])
