"""The searching bot: Monte-Carlo tree search by iterations or by the clock."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

from serai.bots.bot import Bot
from serai.bots.search_settings import make_search_settings
from serai.bots.settings import checked_number, checked_whole
from serai.bots.study import CAPACITY, Finding, Study, capacity_for

if TYPE_CHECKING:
    from serai.bots.observation import Observation
    from serai.engine.action import Action
    from serai.engine.game import Game

SLICE = 128
"""Iterations between two looks at the clock."""
SLICES = 16
"""Into so many parts the thought about a decision is divided, to end it early where it is clear."""
CLEAR = 5
"""An offer that was looked at so many times as often as any other will hardly be caught up with."""
CLEAR_SHARE = 8
"""But one in so many of the iterations is thought at least."""
MOST_THREADS = 256
"""Each has a tree of its own, of some megabytes."""
FRESH_SHARE = 4
"""Where thought is reused, at least one in so many of the iterations is new."""


class SearchBot(Bot):
    """Thinks for so many iterations a decision on each thread, or for so many milliseconds, and
    plays what it looked at most. With a temperature it may play another offer instead: each by
    its visits to the power of 1 / temperature."""

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
        self.study = Study(game, seed, threads, capacity)
        self.dice = random.Random(f"{game.id} {seed}")

    def choose(self, observation: Observation) -> Action:
        """The offer that was looked at most; the only one without a thought."""
        offers = observation.offers()
        if len(offers) == 1:
            return offers[0]
        self.consider(observation)
        action = self.pick(self.study.findings())
        self.study.follow(observation, action)
        return observation.game.space.action(action)

    def consider(self, observation: Observation) -> None:
        """Think as long as this bot may."""
        self.study.begin(observation)
        if self.milliseconds:
            self.think_by_the_clock(observation)
        else:
            known = self.study.visits()
            wanted = max(self.iterations - known, -(-self.iterations // FRESH_SHARE))
            self.think_by_number(observation, wanted)

    def think_by_number(self, observation: Observation, wanted: int) -> None:
        """Think in slices until the iterations are used up, or until the choice is clear."""
        left = wanted
        while left > 0 and not self.is_clear(wanted - left, left):
            number = min(left, max(SLICE, self.iterations // SLICES))
            self.study.think(observation, self.settings, number)
            left -= number

    def is_clear(self, thought: int, left: int) -> bool:
        """Whether what is left to think cannot change the choice, or after some thought hardly
        will. With a temperature every offer matters, and nothing is clear."""
        if self.temperature:
            return False
        most, next_most = self.study.leaders()
        is_ahead = CLEAR_SHARE * thought >= self.iterations and most >= CLEAR * next_most
        return most - next_most > left or is_ahead

    def think_by_the_clock(self, observation: Observation) -> None:
        """Think in slices until the time is up, but at least for one."""
        end = time.perf_counter() + self.milliseconds / 1000
        self.study.think(observation, self.settings, SLICE)
        while time.perf_counter() < end:
            self.study.think(observation, self.settings, SLICE)

    def pick(self, findings: list[Finding]) -> int:
        """The first finding, or with a temperature one of them."""
        if not self.temperature:
            return findings[0].action
        most = findings[0].visits
        weights = [(finding.visits / most) ** (1 / self.temperature) for finding in findings]
        return self.dice.choices(findings, weights)[0].action
