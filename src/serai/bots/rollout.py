"""The rollout of an iteration: playing on a little below the new node, before the position is
judged."""

from __future__ import annotations

import math
from typing import Any

from serai.bots.judging import prior
from serai.bots.lookahead import best_by_lookahead
from serai.bots.search_memory import WORLD
from serai.bots.search_settings import SearchSettings
from serai.bots.workspace import Workspace
from serai.engine.dispatch import actor, apply, legal
from serai.engine.jit import rule
from serai.engine.sampling import WORD, random_action, random_word
from serai.engine.seat import CHANCE, NOBODY, Seat

ROLLOUT_WORDS = 1 << 20
"""The rollout counts its random numbers from here, the way down the tree from 0."""


@rule
def roll_out(workspace: Workspace, settings: SearchSettings, word: int) -> None:
    """Play on in the world until so many turns have ended, so that no position is judged in the
    middle of a move."""
    s = workspace.states[WORLD]
    turns, last = 0, NOBODY
    for ply in range(settings.rollout_depth):
        who = actor(s)
        if who == NOBODY:
            break
        if who not in (CHANCE, last):
            turns += 1
            last = who
        if turns > settings.rollout_turns:
            break
        if settings.rollout_greedy and who != CHANCE:
            count = legal(s, workspace.numbers[WORLD])
            apply(s, best_by_lookahead(workspace, settings, count, who))
        else:
            bits = random_word(word, ROLLOUT_WORDS + ply)
            apply(s, draw_action(s, workspace, who, settings.prior_exponent, bits))


@rule
def draw_action(s: Any, workspace: Workspace, who: Seat, prior_exponent: float, word: int) -> int:
    """An action drawn with these random bits: of chance by its weights, of a seat by the priors."""
    numbers = workspace.numbers[WORLD]
    if who == CHANCE:
        return random_action(s, numbers, word)
    count = legal(s, numbers)
    if count == 1:
        return int(numbers[0])
    total = 0.0
    for place in range(count):
        total += math.pow(prior(s, numbers[place]), prior_exponent)
        workspace.priors[place] = total
    ticket = total * word / (1 << WORD)
    for place in range(count - 1):
        if ticket < workspace.priors[place]:
            return int(numbers[place])
    return int(numbers[count - 1])
