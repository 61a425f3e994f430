"""The greedy bot: it plays the move that ends in the best position by the evaluation. A move is all
that its seat decides in a row. What the others may answer is not looked at."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from serai.bots.bot import Bot
from serai.bots.chances import TIE
from serai.bots.judging import prior
from serai.bots.observation import Observation
from serai.bots.search_settings import SearchSettings, make_search_settings
from serai.bots.settings import checked_whole
from serai.bots.workspace import Workspace, judge_position, make_workspace
from serai.engine.action import Action
from serai.engine.dispatch import actor, apply, legal
from serai.engine.game import Game
from serai.engine.jit import rule
from serai.engine.layout import Ints, copy_record
from serai.engine.sampling import random_action, random_word
from serai.engine.seat import CHANCE, Seat

DEEPEST = 12
"""Own decisions in a row that are looked at; a position beyond them is judged as it stands."""
CHANCE_LEVEL = DEEPEST + 1
LEVELS = DEEPEST + 2
SAMPLES = 4
"""Outcomes that are tried where chance decides."""


class GreedyBot(Bot):
    """Plays the move after which its chance to win is judged best; of equal moves any."""

    def __init__(self, game: Game, seed: int, nodes: int = 1000, worlds: int = 3) -> None:
        self.game, self.seed = game, seed
        self.nodes = checked_whole("nodes", nodes, least=1)
        self.worlds = checked_whole("worlds", worlds, least=1)
        self.settings = make_search_settings(game)
        self.dice = random.Random(f"{game.id} {seed}")
        self.workspace = make_workspace(game, LEVELS)
        self.decisions = 0

    def choose(self, observation: Observation) -> Action:
        """The offer with which a best move begins, drawn by lot if there are several. If it were
        always the first of them, the first seat would be passed everything that the others do not
        care for."""
        offers = observation.offers()
        if len(offers) == 1:
            return offers[0]
        values = self.values(observation, len(offers))
        return offers[int(self.dice.choice(np.flatnonzero(values > values.max() - TIE)))]

    def values(self, observation: Observation, number: int) -> Ints:
        """What the best move that begins with each offer is worth, added up over a few worlds."""
        values, total = np.zeros(number), np.zeros(number)
        first = random_word(self.seed, self.decisions)
        self.decisions += 1
        for seed in range(first, first + self.worlds):
            s = copy_record(observation.state)
            self.game.play.guess(s, observation.seat, seed)
            self.workspace.states[0] = s
            values[:] = 0.0
            budget = self.nodes // self.worlds
            value_moves(self.workspace, self.settings, observation.seat, budget, seed, values)
            total += values
            if s.tobytes() == observation.state.tobytes():
                break  # nothing is hidden: all worlds are this one
        return total


@rule
def value_moves(
    workspace: Workspace,
    settings: SearchSettings,
    seat: Seat,
    budget: int,
    seed: int,
    values: Ints,
) -> None:
    """Write for each offer the best chance to win that a move beginning with it gives. About so
    many positions are looked at, depth first, with one level for each decision. (It is no recursion
    because Numba cannot keep one on disk.)"""
    level = 0
    workspace.remaining[level] = legal(workspace.states[level], workspace.numbers[level])
    workspace.budgets[level] = budget // workspace.remaining[level]
    while level >= 0:
        if workspace.remaining[level] == 0:
            level -= 1
            continue
        workspace.remaining[level] -= 1
        workspace.states[level + 1] = workspace.states[level]
        offer = workspace.numbers[level, workspace.remaining[level]]
        apply(workspace.states[level + 1], offer)
        going_on = offers_to_try(workspace, seat, workspace.budgets[level], level + 1)
        workspace.remaining[level + 1] = going_on
        if going_on == 0:
            first = workspace.remaining[0]
            chance = chance_at(workspace, settings, seat, level + 1, seed)
            values[first] = max(values[first], chance)
        else:
            level += 1


@rule
def offers_to_try(workspace: Workspace, seat: Seat, budget: int, level: int) -> int:
    """How many of a position's offers are tried; 0 where it is judged as it stands. Each gets an
    equal part of the budget. If that is too small for all, those with the best priors get it."""
    s = workspace.states[level]
    if budget <= 1 or level == DEEPEST or actor(s) != seat:
        return 0
    count = legal(s, workspace.numbers[level])
    if count > budget:
        put_best_first(s, workspace.numbers[level], workspace.priors, count, budget)
        count = budget
    workspace.budgets[level] = budget // count
    return count


@rule
def chance_at(
    workspace: Workspace, settings: SearchSettings, seat: Seat, level: int, seed: int
) -> float:
    """The seat's chance to win here; where chance decides, on average of a few outcomes."""
    if actor(workspace.states[level]) != CHANCE:
        judge_position(workspace.states[level], workspace, settings)
        return float(workspace.chances[seat])
    total = 0.0
    for sample in range(SAMPLES):
        workspace.states[CHANCE_LEVEL] = workspace.states[level]
        s = workspace.states[CHANCE_LEVEL]
        apply(s, random_action(s, workspace.numbers[CHANCE_LEVEL], random_word(seed, sample)))
        judge_position(s, workspace, settings)
        total += workspace.chances[seat]
    return total / SAMPLES


@rule
def put_best_first(s: Any, numbers: Ints, priors: Ints, count: int, places: int) -> None:
    """Put the offers with the best priors into the first places."""
    for place in range(count):
        priors[place] = prior(s, numbers[place])
    for place in range(places):
        best = place
        for other in range(place + 1, count):
            if priors[other] > priors[best]:
                best = other
        priors[place], priors[best] = priors[best], priors[place]
        numbers[place], numbers[best] = numbers[best], numbers[place]
