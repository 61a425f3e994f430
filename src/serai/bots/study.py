"""Thinking about one decision after another: one tree a thread, added up, kept while it helps."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from serai.bots.thinking import START, Mind, make_mind, think
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
"""Room for the new node, for outcomes of chance above it, and for what is kept of older thought."""


def capacity_for(iterations: int) -> int:
    """Nodes enough for a budget of iterations, within the bound."""
    return min(CAPACITY, FEWEST_NODES + NODES_PER_ITERATION * iterations)


@dataclass(frozen=True)
class Finding:
    """What thinking found out about one offer: the action's number, how often it was looked at,
    and the chance to win with it."""

    action: int
    visits: int
    chance: float


class Study:
    """Thinks about one seat's decisions, and keeps what it thought for the next one."""

    def __init__(self, game: Game, seed: int, threads: int, capacity: int = CAPACITY) -> None:
        self.game, self.seed = game, seed
        self.minds = [make_mind(game, capacity) for _ in range(threads)]
        self.expected = b""
        self.decisions = 0

    def begin(self, observation: Observation) -> None:
        """Look at a decision. The trees are kept if it is the one that was foreseen; not if they
        grew in worlds where something else was offered, as after a fight that went otherwise."""
        foreseen = observation.state.tobytes() == self.expected
        offers = {observation.game.space.number(offer) for offer in observation.offers()}
        for mind in self.minds:
            mind.desk.states[START] = observation.state
            mind.guessed[:] = 0
            if not foreseen or any(int(node.action) not in offers for node in children(mind)):
                clear(mind.tree)
        self.decisions += 1

    def visits(self) -> int:
        """How often the decision has been looked at, by the laziest thread."""
        return min(int(mind.tree.nodes[ROOT].visits) for mind in self.minds)

    def leaders(self) -> tuple[int, int]:
        """How often a thread has looked at the offer looked at most, and at the next one."""
        visits = [finding.visits // len(self.minds) for finding in self.findings()[:2]]
        most, next_most, *_ = [*visits, 0, 0]
        return most, next_most

    def think(self, observation: Observation, settings: SearchSettings, iterations: int) -> None:
        """Let every thread think so much more."""
        seed = random_word(self.seed, self.decisions)
        seeds = [random_word(seed, number) for number in range(len(self.minds))]
        if len(self.minds) == 1:
            think(self.minds[0], settings, observation.seat, seeds[0], iterations)
            return
        with ThreadPoolExecutor(len(self.minds)) as pool:
            jobs = [
                pool.submit(think, mind, settings, observation.seat, seed, iterations)
                for mind, seed in zip(self.minds, seeds, strict=True)
            ]
            for job in jobs:
                job.result()

    def findings(self) -> list[Finding]:
        """What is known about each offer that was looked at, the most visited first."""
        visits: dict[int, int] = {}
        totals: dict[int, float] = {}
        for mind in self.minds:
            for node in children(mind):
                action = int(node.action)
                visits[action] = visits.get(action, 0) + int(node.visits)
                totals[action] = totals.get(action, 0.0) + float(node.total)
        found = [
            Finding(action, number, totals[action] / max(number, 1))
            for action, number in visits.items()
        ]
        return sorted(found, key=lambda finding: (-finding.visits, -finding.chance, finding.action))

    def follow(self, observation: Observation, action: int) -> None:
        """Keep what was thought about this choice, in case the same seat decides next."""
        s = copy_record(observation.state)
        self.game.flow.guess(s, observation.seat, 0)
        self.game.flow.apply(s, action)
        self.game.flow.redact(s, observation.seat)
        nodes = [int(find_child(mind.tree, ROOT, action)) for mind in self.minds]
        self.expected = b"" if NO_NODE in nodes else s.tobytes()
        if self.expected:
            for mind, node in zip(self.minds, nodes, strict=True):
                cut_to(mind.tree, node)


def children(mind: Mind) -> list[Any]:
    """The root's children."""
    found = []
    node = int(mind.tree.nodes[ROOT].child)
    while node != NO_NODE:
        found.append(mind.tree.nodes[node])
        node = int(mind.tree.nodes[node].sibling)
    return found
