"""The searching bot: Monte-Carlo tree search by iterations or by the clock."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

from serai.bots.bot import Bot
from serai.bots.search_settings import make_search_settings
from serai.bots.settings import checked_number, checked_whole
from serai.bots.tree_search import CAPACITY, Candidate, TreeSearch, capacity_for

if TYPE_CHECKING:
    from serai.bots.observation import Observation
    from serai.engine.action import Action
    from serai.engine.game import Game

SLICE = 128
"""Iterations between two looks at the clock."""
SLICES = 16
"""A budget of iterations is used up in so many parts, so that a clear choice can end it early."""
CLEAR_LEAD = 5
"""A candidate that was visited so many times as often as any other will hardly be overtaken."""
LEAST_SHARE = 8
"""But at least one in so many iterations of the budget is used."""
MOST_THREADS = 256
"""Each has a tree of its own, of some megabytes."""
NEW_SHARE = 4
"""Where a tree is kept from the decision before, at least one in so many iterations is new."""


class SearchBot(Bot):
    """Searches each decision for so many iterations on each thread, or for so many milliseconds,
    and plays the candidate with the most visits. With a temperature it may play another one: each
    is as likely as its visits to the power of 1 / temperature."""

    def __init__(
        self,
        game: Game,
        seed: int,
        *,
        iterations: int = 2000,
        milliseconds: int = 0,
        threads: int = 1,
        temperature: float = 0.0,
        **settings: float,
    ) -> None:
        self.settings = make_search_settings(game, **settings)
        self.iterations = checked_whole("iterations", iterations, least=1)
        self.milliseconds = checked_whole("milliseconds", milliseconds, least=0)
        self.temperature = checked_number("temperature", temperature)
        capacity = CAPACITY if self.milliseconds else capacity_for(self.iterations)
        threads = checked_whole("threads", threads, least=1, most=MOST_THREADS)
        self.search = TreeSearch(game, seed, threads, capacity)
        self.dice = random.Random(f"{game.id} {seed}")

    def choose(self, observation: Observation) -> Action:
        """The offer with the most visits. If there is only one offer, it is not searched."""
        offers = observation.offers()
        if len(offers) == 1:
            return offers[0]
        self.consider(observation)
        action = self.pick(self.search.candidates())
        self.search.keep_subtree(observation, action)
        return observation.game.space.action(action)

    def consider(self, observation: Observation) -> None:
        """Search this decision for as long as this bot may."""
        self.search.begin(observation)
        if self.milliseconds:
            self.think_by_the_clock(observation)
        else:
            known = self.search.visits()
            wanted = max(self.iterations - known, -(-self.iterations // NEW_SHARE))
            self.think_by_number(observation, wanted)

    def think_by_number(self, observation: Observation, wanted: int) -> None:
        """Think until so many iterations are used up, or until the choice is clear."""
        left = wanted
        while left > 0 and not self.is_clear(wanted - left, left):
            number = min(left, max(SLICE, self.iterations // SLICES))
            self.search.think(observation, self.settings, number)
            left -= number

    def is_clear(self, thought: int, left: int) -> bool:
        """Whether the iterations that are left cannot change the choice or, after some of them have
        been used, hardly will. With a temperature all visits matter, and nothing is clear."""
        if self.temperature:
            return False
        most, next_most = self.search.leaders()
        is_ahead = LEAST_SHARE * thought >= self.iterations and most >= CLEAR_LEAD * next_most
        return most - next_most > left or is_ahead

    def think_by_the_clock(self, observation: Observation) -> None:
        """Think until the time is up, but for one slice at least."""
        end = time.perf_counter() + self.milliseconds / 1000
        self.search.think(observation, self.settings, SLICE)
        while time.perf_counter() < end:
            self.search.think(observation, self.settings, SLICE)

    def pick(self, candidates: list[Candidate]) -> int:
        """The action of the first candidate, or with a temperature of one that is drawn."""
        if not self.temperature:
            return candidates[0].action
        most = candidates[0].visits
        weights = [(each.visits / most) ** (1 / self.temperature) for each in candidates]
        return self.dice.choices(candidates, weights)[0].action
