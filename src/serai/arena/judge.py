"""Who says what a decision was worth: the search, asked after the game."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from serai.bots.chances import weigh
from serai.bots.observation import Observation
from serai.bots.search import SearchBot
from serai.bots.search_settings import SearchSettings
from serai.bots.thinking import (
    LUCK,
    START,
    WORLD,
    WORLDS,
    Mind,
    enter_world,
    go_down,
    play_on,
)
from serai.bots.tree import NO_NODE, clear, learn
from serai.engine.action import Action
from serai.engine.game import Game
from serai.engine.jit import rule
from serai.engine.layout import Ints, copy_record
from serai.engine.sampling import random_word
from serai.engine.seat import NOBODY, Seat

TRIALS = 4
"""In how many guessed worlds a decision is tried where something is hidden."""


class Judge(Protocol):
    """Values decisions and positions by chances to win."""

    def best(self, observation: Observation) -> Action:
        """What the seat should have played, from what it knew."""

    def chance(self, observation: Observation, action: Action) -> float:
        """The seat's chance to win once it has played this, from what it knew."""

    def standing(self, s: Any) -> list[float]:
        """Every seat's chance to win, for one who sees everything."""


class SearchJudge:
    """Thinks about each question with so many iterations. Questions about the same decision use the
    same random numbers, so that what differs is the decision and not the luck of thinking."""

    def __init__(self, game: Game, iterations: int, seed: int = 0) -> None:
        self.game, self.iterations, self.seed = game, iterations, seed
        self.bot = SearchBot(game, seed, iterations=iterations)

    def best(self, observation: Observation) -> Action:
        """The offer that the search looks at most."""
        self.bot.consider(observation)
        return self.game.space.action(self.bot.study.findings()[0].action)

    def chance(self, observation: Observation, action: Action) -> float:
        """Over a few worlds that the seat could not tell from the real one."""
        worlds = [self._after(observation, action, number) for number in range(TRIALS)]
        different = {world.tobytes(): world for world in worlds}
        iterations = max(1, self.iterations // len(different))
        found = [self._average(s, observation.seat, iterations) for s in different.values()]
        return float(sum(shares[observation.seat] for shares in found) / len(found))

    def standing(self, s: Any) -> list[float]:
        """Everybody's chance; nothing has to be guessed."""
        return [float(share) for share in self._average(s, NOBODY, self.iterations)]

    def _after(self, observation: Observation, action: Action, number: int) -> Any:
        """What the seat knows after its decision, in one world."""
        s = copy_record(observation.state)
        self.game.flow.guess(s, observation.seat, random_word(self.seed, number))
        self.game.flow.apply(s, self.game.space.number(action))
        self.game.flow.redact(s, observation.seat)
        return s

    def _average(self, s: Any, seat: Seat, iterations: int) -> Ints:
        mind = self.bot.study.minds[0]
        mind.desk.states[START] = s
        mind.guessed[:] = 0
        clear(mind.tree)
        totals = np.zeros(int(s.players))
        think_for_all(mind, self.bot.settings, seat, self.seed, iterations, totals)
        return totals / iterations


@rule
def think_for_all(
    mind: Mind, settings: SearchSettings, seat: Seat, seed: int, iterations: int, totals: Ints
) -> None:
    """Think from what this seat knows, or for NOBODY from the record as it is, and add up what
    becomes of every seat."""
    for iteration in range(iterations):
        word = random_word(seed, LUCK + iteration)
        if seat == NOBODY:
            mind.desk.states[WORLD] = mind.desk.states[START]
        else:
            enter_world(mind, seat, seed, iteration % WORLDS)
        length = go_down(mind, settings, seat, word, NO_NODE)
        play_on(mind, settings, word)
        weigh(mind.desk.states[WORLD], mind.desk.sheet, 0.0, 0.0, mind.desk.shares)
        learn(mind.tree, mind.path, length, mind.desk.shares)
        for place in range(len(totals)):
            totals[place] += mind.desk.shares[place]
