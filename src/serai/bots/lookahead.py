"""Which of a few offers looks best: by its prior, or by lookahead, which plays it and judges the
position after it."""

from __future__ import annotations

import math
from typing import Any

from serai.bots.chances import total_points
from serai.bots.judging import judge, prior
from serai.bots.search_memory import TRIAL, WORLD
from serai.bots.search_settings import SearchSettings
from serai.bots.workspace import Workspace, judge_position
from serai.engine.bits import bit
from serai.engine.dispatch import actor, apply, legal
from serai.engine.jit import rule
from serai.engine.layout import Ints
from serai.engine.seat import Seat

REST_OF_A_TURN = 12
"""Decisions with which a seat finishes its turn, at most, before the position is judged."""


@rule
def best_by_prior(s: Any, numbers: Ints, count: int) -> int:
    """Of so many offers, the one that looks best at a glance."""
    best, most = 0, -math.inf
    for place in range(count):
        worth = prior(s, numbers[place])
        if worth > most:
            best, most = int(numbers[place]), worth
    return best


@rule
def best_by_lookahead(workspace: Workspace, settings: SearchSettings, count: int, who: Seat) -> int:
    """Of so many offers of the world, the one after which the position is best for this seat."""
    numbers = workspace.numbers[WORLD]
    if count == 1:
        return int(numbers[0])
    best, most = 0, -math.inf
    for place in range(count):
        workspace.states[TRIAL] = workspace.states[WORLD]
        apply(workspace.states[TRIAL], numbers[place])
        if settings.lookahead_whole_turns:
            finish_turn(workspace.states[TRIAL], workspace.numbers[TRIAL], who)
        worth = worth_of_trial(workspace, settings, who)
        if worth > most:
            best, most = int(numbers[place]), worth
    return best


@rule
def finish_turn(s: Any, numbers: Ints, who: Seat) -> None:
    """Play on by the priors as long as this seat decides: the first step of a move often does not
    show what it is good for."""
    for _ in range(REST_OF_A_TURN):
        if actor(s) != who:
            break
        apply(s, best_by_prior(s, numbers, legal(s, numbers)))


@rule
def worth_of_trial(workspace: Workspace, settings: SearchSettings, who: Seat) -> float:
    """What the position that was tried is worth to this seat: its chance to win, which depends on
    everybody's points, or its own points, which are quicker to judge."""
    s = workspace.states[TRIAL]
    if settings.lookahead_by_win_chance:
        judge_position(s, workspace, settings)
        return float(workspace.chances[who])
    judge(s, bit(who), workspace.evaluation)
    return total_points(workspace.evaluation.terms, who)
