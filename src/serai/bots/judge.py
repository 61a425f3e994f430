"""What a decision was worth: the search is asked after the game."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from serai.bots.chances import write_chances
from serai.bots.mcts import LUCK_WORDS, enter_world, go_down
from serai.bots.observation import Observation
from serai.bots.rollout import roll_out
from serai.bots.search import SearchBot
from serai.bots.search_memory import START, WORLD, WORLDS, SearchMemory
from serai.bots.search_settings import SearchSettings
from serai.bots.tree import NO_NODE, back_up, clear
from serai.engine.action import Action
from serai.engine.game import Game
from serai.engine.jit import rule
from serai.engine.layout import Ints, copy_record
from serai.engine.sampling import random_word
from serai.engine.seat import NOBODY, Seat

TRIALS = 4
"""In how many guessed worlds a decision is tried where something is hidden."""


class Judge(Protocol):
    """Judges decisions and positions by chances to win."""

    def best(self, observation: Observation) -> Action:
        """What the seat should have played, from what it knew."""

    def chance(self, observation: Observation, action: Action) -> float:
        """The seat's chance to win after this action, from what it knew."""

    def win_chances(self, s: Any) -> list[float]:
        """Every seat's chance to win, for one who sees everything."""


class SearchJudge:
    """Searches each question for so many iterations. Questions about the same decision use the same
    random numbers: so a difference comes from the decision and not from the luck of the search."""

    def __init__(self, game: Game, iterations: int, seed: int = 0) -> None:
        self.game, self.iterations, self.seed = game, iterations, seed
        self.bot = SearchBot(game, seed, iterations=iterations)

    def best(self, observation: Observation) -> Action:
        """The offer that the search visits most."""
        self.bot.consider(observation)
        return self.game.space.action(self.bot.search.candidates()[0].action)

    def chance(self, observation: Observation, action: Action) -> float:
        """The mean over a few worlds that the seat could not tell from the real one."""
        worlds = [self._after(observation, action, number) for number in range(TRIALS)]
        different = {world.tobytes(): world for world in worlds}
        iterations = max(1, self.iterations // len(different))
        found = [self._average(s, observation.seat, iterations) for s in different.values()]
        return float(sum(chances[observation.seat] for chances in found) / len(found))

    def win_chances(self, s: Any) -> list[float]:
        """Everybody's chance; nothing has to be guessed."""
        return [float(chance) for chance in self._average(s, NOBODY, self.iterations)]

    def _after(self, observation: Observation, action: Action, number: int) -> Any:
        """What the seat knows after its decision, in one world."""
        s = copy_record(observation.state)
        self.game.play.guess(s, observation.seat, random_word(self.seed, number))
        self.game.play.apply(s, self.game.space.number(action))
        self.game.play.redact(s, observation.seat)
        return s

    def _average(self, s: Any, seat: Seat, iterations: int) -> Ints:
        """Every seat's chance to win, on average of so many iterations from this record."""
        memory = self.bot.search.memories[0]
        memory.workspace.states[START] = s
        memory.guessed[:] = 0
        clear(memory.tree)
        totals = np.zeros(int(s.players))
        think_for_all(memory, self.bot.settings, seat, self.seed, iterations, totals)
        return totals / iterations


@rule
def think_for_all(
    memory: SearchMemory,
    settings: SearchSettings,
    seat: Seat,
    seed: int,
    iterations: int,
    totals: Ints,
) -> None:
    """Search from what this seat knows, or for NOBODY from the record as it is, and add up every
    seat's chance to win over the iterations."""
    workspace = memory.workspace
    for iteration in range(iterations):
        word = random_word(seed, LUCK_WORDS + iteration)
        if seat == NOBODY:
            workspace.states[WORLD] = workspace.states[START]
        else:
            enter_world(memory, seat, seed, iteration % WORLDS)
        length = go_down(memory, settings, seat, word, NO_NODE)
        roll_out(workspace, settings, word)
        write_chances(workspace.states[WORLD], workspace.evaluation, 0.0, 0.0, workspace.chances)
        back_up(memory.tree, memory.path, length, workspace.chances)
        for place in range(len(totals)):
            totals[place] += workspace.chances[place]
