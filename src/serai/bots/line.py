"""What a seat would play until the end of its turn, as a search has it in mind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from serai.bots.tree import NO_NODE, ROOT, find_child
from serai.engine.dispatch import make_numbers
from serai.engine.layout import copy_record

if TYPE_CHECKING:
    from serai.bots.observation import Observation
    from serai.bots.tree import Tree
    from serai.engine.action import Action
    from serai.engine.game import Game

NO_ACTION = -1
"""Stands where the number of an action would."""


@dataclass(frozen=True)
class Step:
    """A decision that would have been made, and the record before it, in one of the worlds that the
    seat could not tell apart."""

    action: Action
    before: Any


@dataclass(frozen=True)
class Line:
    """A seat's decisions to the end of its turn or until chance decides, and the record then."""

    steps: tuple[Step, ...]
    after: Any

    @property
    def before(self) -> Any:
        """The record from which it starts."""
        return self.steps[0].before


def known_part(game: Game, line: Line) -> Line:
    """A line up to the step that would show a secret: what comes of that the seat cannot know."""
    records = [*(step.before for step in line.steps[1:]), line.after]
    for number, (step, after) in enumerate(zip(line.steps, records, strict=True), 1):
        if game.uncovers is not None and game.uncovers(step.before, step.action, after):
            return Line(line.steps[:number], step.before)
    return line


def asked_steps(game: Game, line: Line) -> list[Step]:
    """The steps for which people are asked: a choice of one may be made by itself."""
    offers = make_numbers(game.space)
    return [
        step
        for step in line.steps
        if game.play.legal(step.before, offers) > 1
        or not game.choosing.makes_itself(step.before, step.action)
    ]


def line_from(observation: Observation, tree: Tree, action: Action) -> Line:
    """Play this action, and then the seat's own decisions as the search would."""
    game, node = observation.game, ROOT
    s = copy_record(observation.state)
    game.play.guess(s, observation.seat, 0)
    numbers, steps = make_numbers(game.space), []
    number = game.space.number(action)
    while number != NO_ACTION:
        steps.append(Step(game.space.action(number), copy_record(s)))
        node = int(find_child(tree, node, number))
        game.play.apply(s, number)
        is_own = game.play.actor(s) == observation.seat
        legal = numbers[: game.play.legal(s, numbers) if is_own else 0].tolist()
        number = legal[0] if len(legal) == 1 else _most_visited(tree, node, legal)
    return Line(tuple(steps), s)


def _most_visited(tree: Tree, node: int, offers: list[int]) -> int:
    """The offer that the search visited most, or NO_ACTION if it never came here."""
    best, most = NO_ACTION, 0
    for offer in offers if node != NO_NODE else []:
        child = int(find_child(tree, node, offer))
        if child != NO_NODE and tree.nodes[child].visits > most:
            best, most = offer, int(tree.nodes[child].visits)
    return best
