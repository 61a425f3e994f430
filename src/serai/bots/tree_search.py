"""Searching one decision after another: one tree for each thread, their results added up, and kept
while they help."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from serai.bots.mcts import think
from serai.bots.search_memory import START, SearchMemory, make_memory
from serai.bots.tree import NO_NODE, ROOT, clear, cut_to, find_child
from serai.engine.layout import copy_record
from serai.engine.sampling import random_word

if TYPE_CHECKING:
    from serai.bots.observation import Observation
    from serai.bots.search_settings import SearchSettings
    from serai.engine.game import Game

CAPACITY = 1 << 16
"""Nodes of a tree at most."""
FEWEST_NODES = 1 << 10
NODES_PER_ITERATION = 4
"""Room for the new node, for outcomes of chance above it, and for what is kept from before."""


def capacity_for(iterations: int) -> int:
    """Nodes enough for so many iterations, but no more than CAPACITY."""
    return min(CAPACITY, FEWEST_NODES + NODES_PER_ITERATION * iterations)


@dataclass(frozen=True)
class Candidate:
    """An offer that the search has tried: the action's number, how often it was visited, and the
    chance to win with it."""

    action: int
    visits: int
    chance: float


class TreeSearch:
    """Searches one seat's decisions, and keeps what it found for the seat's next one."""

    def __init__(self, game: Game, seed: int, threads: int, capacity: int = CAPACITY) -> None:
        self.game, self.seed = game, seed
        self.memories = [make_memory(game, capacity) for _ in range(threads)]
        self.expected = b""
        self.decisions = 0

    def begin(self, observation: Observation) -> None:
        """Begin with a decision. The trees are kept if it is the expected one. They are not if they
        grew in worlds where something else was offered, as after a fight that went otherwise."""
        is_expected = observation.state.tobytes() == self.expected
        offers = {observation.game.space.number(offer) for offer in observation.offers()}
        for memory in self.memories:
            memory.workspace.states[START] = observation.state
            memory.guessed[:] = 0
            if not is_expected or any(int(node.action) not in offers for node in children(memory)):
                clear(memory.tree)
        self.decisions += 1

    def visits(self) -> int:
        """How often the decision has been visited, in the tree that has done least."""
        return min(int(memory.tree.nodes[ROOT].visits) for memory in self.memories)

    def leaders(self) -> tuple[int, int]:
        """The visits of the two best candidates, on average of all threads."""
        visits = [each.visits // len(self.memories) for each in self.candidates()[:2]]
        most, next_most, *_ = [*visits, 0, 0]
        return most, next_most

    def think(self, observation: Observation, settings: SearchSettings, iterations: int) -> None:
        """Search on with so many iterations in every thread."""
        seed = random_word(self.seed, self.decisions)
        seeds = [random_word(seed, number) for number in range(len(self.memories))]
        if len(self.memories) == 1:
            think(self.memories[0], settings, observation.seat, seeds[0], iterations)
            return
        with ThreadPoolExecutor(len(self.memories)) as pool:
            jobs = [
                pool.submit(think, memory, settings, observation.seat, seed, iterations)
                for memory, seed in zip(self.memories, seeds, strict=True)
            ]
            for job in jobs:
                job.result()

    def candidates(self) -> list[Candidate]:
        """Every offer that was tried, the most visited first."""
        visits: dict[int, int] = {}
        totals: dict[int, float] = {}
        for memory in self.memories:
            for node in children(memory):
                action = int(node.action)
                visits[action] = visits.get(action, 0) + int(node.visits)
                totals[action] = totals.get(action, 0.0) + float(node.total)
        found = [
            Candidate(action, number, totals[action] / max(number, 1))
            for action, number in visits.items()
        ]
        return sorted(found, key=lambda each: (-each.visits, -each.chance, each.action))

    def keep_subtree(self, observation: Observation, action: int) -> None:
        """Keep the part of each tree below this action, in case the same seat decides next."""
        s = copy_record(observation.state)
        self.game.play.guess(s, observation.seat, 0)
        self.game.play.apply(s, action)
        self.game.play.redact(s, observation.seat)
        nodes = [int(find_child(memory.tree, ROOT, action)) for memory in self.memories]
        self.expected = b"" if NO_NODE in nodes else s.tobytes()
        if self.expected:
            for memory, node in zip(self.memories, nodes, strict=True):
                cut_to(memory.tree, node)


def children(memory: SearchMemory) -> list[Any]:
    """The root's children."""
    found = []
    node = int(memory.tree.nodes[ROOT].child)
    while node != NO_NODE:
        found.append(memory.tree.nodes[node])
        node = int(memory.tree.nodes[node].sibling)
    return found
