"""Silk Points, Improvements, and what triggers the end."""

from __future__ import annotations

from serai.engine.jit import rule
from serai.engine.seat import NOBODY
from serai.games.silk.state import State
from serai.games.silk.tables import BOARD, REWARD, THRESHOLD
from serai.games.silk.terms import Improvement


@rule
def gain(s: State, points: int) -> None:
    """silk.score.2, silk.score.3, silk.end.1 The active player scores, without an upper bound;
    at the threshold the end is triggered."""
    s.points[s.turn] += points
    if has_reached_threshold(s):
        trigger_end(s)


@rule
def has_reached_threshold(s: State) -> bool:
    """silk.end.1 The active player has 30, 40 or 50 points, by number of players."""
    return s.points[s.turn] >= THRESHOLD[s.players]


@rule
def claim(s: State, improvement: Improvement) -> None:
    """silk.imp.1 to .3 The first to meet the condition scores at once; nobody scores it again."""
    if s.improvements[improvement] == NOBODY:
        s.improvements[improvement] = s.turn
        gain(s, REWARD[improvement])


@rule
def trigger_end(s: State) -> None:
    """silk.end.4, silk.end.7 The first trigger holds for good; later ones change nothing. With
    `latch_trigger` off, triggers are looked at when the turn ends."""
    if s.latch_trigger and s.ended_by == NOBODY:
        s.ended_by = s.turn


@rule
def is_all_barren(s: State) -> bool:
    """silk.end.3 All tiles of the board are barren, the den tile included."""
    return s.barren == BOARD[s.players]


@rule
def look_at_triggers(s: State) -> None:
    """The turn ends: with `latch_trigger` off, conditions that hold now trigger the end."""
    if s.latch_trigger or s.ended_by != NOBODY:
        return
    if has_reached_threshold(s) or s.supply == 0 or is_all_barren(s):
        s.ended_by = s.turn
