"""The best complete move by the evaluation: the seat's own decisions, no answer of the others."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from serai.bots.bot import Bot
from serai.bots.chances import EVEN, weigh
from serai.bots.desk import Desk, make_desk
from serai.bots.judging import prior
from serai.bots.observation import Observation
from serai.bots.search_settings import SearchSettings, make_search_settings
from serai.bots.settings import checked_whole
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
"""Outcomes tried where chance speaks."""


class GreedyBot(Bot):
    """Plays the complete move after which its chance to win is judged best; of equals any."""

    def __init__(self, game: Game, seed: int, nodes: int = 1000, worlds: int = 3) -> None:
        self.game, self.seed = game, seed
        self.nodes = checked_whole("nodes", nodes, least=1)
        self.worlds = checked_whole("worlds", worlds, least=1)
        self.settings = make_search_settings(game)
        self.dice = random.Random(f"{game.id} {seed}")
        self.desk = make_desk(game, LEVELS)
        self.decisions = 0

    def choose(self, observation: Observation) -> Action:
        """The offer with which a best move begins. If it were always the first of them, whoever
        sits first would be passed everything that others care nothing for."""
        offers = observation.offers()
        if len(offers) == 1:
            return offers[0]
        values = self.values(observation, len(offers))
        return offers[int(self.dice.choice(np.flatnonzero(values > values.max() - EVEN)))]

    def values(self, observation: Observation, number: int) -> Ints:
        """What the best move that begins with each offer is worth, over a few worlds."""
        values, total = np.zeros(number), np.zeros(number)
        first = random_word(self.seed, self.decisions)
        self.decisions += 1
        for seed in range(first, first + self.worlds):
            s = copy_record(observation.state)
            self.game.flow.guess(s, observation.seat, seed)
            self.desk.states[0] = s
            values[:] = 0.0
            value_moves(
                self.desk, self.settings, observation.seat, self.nodes // self.worlds, seed, values
            )
            total += values
            if s.tobytes() == observation.state.tobytes():
                break  # nothing is hidden: one world is all
        return total


@rule
def value_moves(
    desk: Desk, settings: SearchSettings, seat: Seat, budget: int, seed: int, values: Ints
) -> None:
    """Write for each offer the best chance to win that a move beginning with it gives, looking at
    about so many positions: depth first, one level a decision. (Numba cannot keep a recursion on
    disk.)"""
    level = 0
    desk.left[level] = legal(desk.states[level], desk.offers[level])
    desk.parts[level] = budget // desk.left[level]
    while level >= 0:
        if desk.left[level] == 0:
            level -= 1
            continue
        desk.left[level] -= 1
        desk.states[level + 1] = desk.states[level]
        apply(desk.states[level + 1], desk.offers[level, desk.left[level]])
        desk.left[level + 1] = spread(desk, seat, desk.parts[level], level + 1)
        if desk.left[level + 1] == 0:
            first = desk.left[0]
            values[first] = max(values[first], appraise(desk, settings, seat, level + 1, seed))
        else:
            level += 1


@rule
def spread(desk: Desk, seat: Seat, budget: int, level: int) -> int:
    """How many of a position's offers are looked into, 0 where it is judged as it stands. Each
    gets an even part of the budget; where it is too small for all, those that look best at a
    glance get it."""
    s = desk.states[level]
    if budget <= 1 or level == DEEPEST or actor(s) != seat:
        return 0
    number = legal(s, desk.offers[level])
    if number > budget:
        bring_forward(s, desk.offers[level], desk.priors, number, budget)
        number = budget
    desk.parts[level] = budget // number
    return number


@rule
def appraise(desk: Desk, settings: SearchSettings, seat: Seat, level: int, seed: int) -> float:
    """The seat's chance to win here; where chance speaks, over a few of its outcomes."""
    if actor(desk.states[level]) != CHANCE:
        weigh(
            desk.states[level],
            desk.sheet,
            settings.margin_weight,
            settings.unfinished_discount,
            desk.shares,
        )
        return float(desk.shares[seat])
    total = 0.0
    for sample in range(SAMPLES):
        desk.states[CHANCE_LEVEL] = desk.states[level]
        s = desk.states[CHANCE_LEVEL]
        apply(s, random_action(s, desk.offers[CHANCE_LEVEL], random_word(seed, sample)))
        weigh(s, desk.sheet, settings.margin_weight, settings.unfinished_discount, desk.shares)
        total += desk.shares[seat]
    return total / SAMPLES


@rule
def bring_forward(s: Any, offers: Ints, priors: Ints, number: int, places: int) -> None:
    """Put the offers that look best at a glance into the first places."""
    for place in range(number):
        priors[place] = prior(s, offers[place])
    for place in range(places):
        best = place
        for other in range(place + 1, number):
            if priors[other] > priors[best]:
                best = other
        priors[place], priors[best] = priors[best], priors[place]
        offers[place], offers[best] = offers[best], offers[place]
