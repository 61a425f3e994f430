"""Hints: the best few actions of a decision, the whole turn that each begins, how likely it wins,
and why.

The chances come from the search. What can be counted is said in the game's own units (`because`).
What cannot comes from the evaluation, without a number: the terms that the turn changes most.
Where there is no choice, nothing speaks for it or against it.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from serai.bots.because import Changed, because, changes_of
from serai.bots.chances import all_seats
from serai.bots.evaluation import make_evaluation
from serai.bots.judging import judge, knowledge_of
from serai.bots.line import Line, known_part, line_from
from serai.bots.search import SearchBot
from serai.engine.layout import Ints
from serai.engine.text import Catalogue

if TYPE_CHECKING:
    from serai.bots.observation import Observation
    from serai.bots.tree import Tree
    from serai.bots.tree_search import Candidate
    from serai.engine.action import Action
    from serai.engine.choosing import Said
    from serai.engine.game import Game

WORDS = Catalogue(Path(__file__).parent / "words")
OTHERS = "others"
"""The reason that is no term of the seat itself: what the strongest of the others loses."""
TEMPO = "tempo"
"""The term for who is to move: every move changes it alike, so it is a reason for none."""
WORTH_SAYING = 0.03
"""A change is a reason from this part of the scale on, the lead that makes a win likely: from a
quarter of a point in the middle of a game of Silk, from a twenty-fifth of a token in Silver Isle.
(Measured with greedy seats, 200 iterations a hint: with a quarter of a point in every game 60 of
163 best hints of Silver Isle had no reason, with this 21, and 16 of those change no term at all.)
"""
MOST_REASONS = 3
COUNTED = {
    *("points", "score", "enclosures", "den", "money", "goods"),
    *("europe", "aboard", "carried", "tiles"),
}
"""Terms of what can be counted: that is told exactly, in the game's units."""


@dataclass(frozen=True)
class TermChange:
    """A term of the evaluation, and by how many points the move changes it."""

    term: str
    points: float


@dataclass(frozen=True)
class Advice:
    """An action worth playing, with the chance to win, how often the search visited it, the terms
    that speak for and against it, the turn that it begins, and what that brings."""

    action: Action
    chance: float
    visits: int
    reasons: tuple[TermChange, ...]
    plan: Line | None = None
    changes: tuple[Changed, ...] = ()
    because: tuple[Said, ...] = ()

    def say(self, game: Game, language: str) -> list[str]:
        """The reasons in words."""
        return [say_reason(game, reason, language) for reason in self.reasons]


def advise(
    observation: Observation, iterations: int = 1000, best: int = 3, seed: int = 0
) -> list[Advice]:
    """The best few actions for this decision, the best first, from what the seat knows."""
    bot = SearchBot(observation.game, seed, iterations=iterations)
    bot.consider(observation)
    tree = bot.search.memories[0].tree
    return [_advice(observation, tree, each) for each in bot.search.candidates()[:best]]


def _advice(observation: Observation, tree: Tree, candidate: Candidate) -> Advice:
    game, seat = observation.game, observation.seat
    action = game.space.action(candidate.action)
    plan = known_part(game, line_from(observation, tree, action))
    before, scale = evaluated_terms(observation, plan.before)
    after, _ = evaluated_terms(observation, plan.after)
    return Advice(
        action,
        candidate.chance,
        candidate.visits,
        choose_reasons(game, after - before, scale) if len(observation.offers()) > 1 else (),
        plan,
        changes_of(game, plan, seat),
        because(game, plan, seat),
    )


def evaluated_terms(observation: Observation, s: Any) -> tuple[Ints, float]:
    """The seat's terms, followed by the points of its strongest rival as a loss; and the scale."""
    evaluation = make_evaluation(observation.game)
    scale = judge(s, all_seats(s), evaluation)
    for place, name in enumerate(knowledge_of(observation.game).TERMS):
        if name == TEMPO:
            evaluation.terms[:, place] = 0.0
    own = evaluation.terms[observation.seat]
    others = [seat for seat in range(int(s.players)) if seat != observation.seat]
    return np.append(own, -max(evaluation.terms[seat].sum() for seat in others)), scale


def choose_reasons(game: Game, change: Ints, scale: float) -> tuple[TermChange, ...]:
    """The few terms that change most, of those that change by enough at this scale."""
    names = (*knowledge_of(game).TERMS, OTHERS)
    found = [
        TermChange(name, round(float(points), 2))
        for name, points in zip(names, change, strict=True)
    ]
    large = [
        reason for reason in found if reason.points and abs(reason.points) >= WORTH_SAYING * scale
    ]
    told = [reason for reason in large if reason.term not in COUNTED]
    return tuple(sorted(told, key=lambda reason: -abs(reason.points))[:MOST_REASONS])


def say_reason(game: Game, reason: TermChange, language: str) -> str:
    """A reason as a sentence: of the game, or for all games. A game of another package may have
    none; then the term is called by its name."""
    change = "gain" if reason.points > 0 else "loss"
    for message in (f"{game.id}-term-{reason.term}", f"term-{reason.term}"):
        if WORDS.has(language, message):
            return WORDS.say(language, message, {"change": change})
    return WORDS.say(language, f"reason-{change}", {"term": reason.term})
