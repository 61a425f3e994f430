"""Hints: the best few actions of a decision, the chance to win with each, and why.

The chances come from the search. The reasons come from the evaluation: they are the terms that the
move changes most. For that the move is played to its end as the search would play it.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from serai.bots.chances import all_seats
from serai.bots.evaluation import make_evaluation
from serai.bots.judging import judge, knowledge_of
from serai.bots.line import line_from
from serai.bots.search import SearchBot
from serai.engine.layout import Ints
from serai.engine.text import Catalogue

if TYPE_CHECKING:
    from serai.bots.observation import Observation
    from serai.bots.tree import Tree
    from serai.bots.tree_search import Candidate
    from serai.engine.action import Action
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


@dataclass(frozen=True)
class TermChange:
    """A term of the evaluation, and by how many points the move changes it."""

    term: str
    points: float


@dataclass(frozen=True)
class Advice:
    """An action worth playing, with the chance to win, how often the search visited it, and the
    changes that speak for and against it."""

    action: Action
    chance: float
    visits: int
    reasons: tuple[TermChange, ...]

    def say(self, game: Game, language: str) -> list[str]:
        """The reasons in words."""
        return [_say(game, reason, language) for reason in self.reasons]


def advise(
    observation: Observation, iterations: int = 1000, best: int = 3, seed: int = 0
) -> list[Advice]:
    """The best few actions for this decision, the best first, from what the seat knows."""
    bot = SearchBot(observation.game, seed, iterations=iterations)
    bot.consider(observation)
    tree = bot.search.memories[0].tree
    return [_advice(observation, tree, each) for each in bot.search.candidates()[:best]]


def _advice(observation: Observation, tree: Tree, candidate: Candidate) -> Advice:
    action = observation.game.space.action(candidate.action)
    line = line_from(observation, tree, action)
    before, scale = evaluated_terms(observation, line.steps[0].before)
    after, _ = evaluated_terms(observation, line.after)
    reasons = choose_reasons(observation.game, after - before, scale)
    return Advice(action, candidate.chance, candidate.visits, reasons)


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
    told = [
        reason for reason in found if reason.points and abs(reason.points) >= WORTH_SAYING * scale
    ]
    return tuple(sorted(told, key=lambda reason: -abs(reason.points))[:MOST_REASONS])


def _say(game: Game, reason: TermChange, language: str) -> str:
    """One reason in words."""
    term = say_term(game, reason.term, language)
    message = "reason-gain" if reason.points > 0 else "reason-loss"
    return WORDS.say(language, message, {"term": term, "points": _shown(reason.points)})


def say_term(game: Game, term: str, language: str) -> str:
    """A term of the evaluation in words: of the game, or for all games. A game of another package
    may have none; then the term is called by its name."""
    messages = (f"{game.id}-term-{term}", f"term-{term}")
    known = [WORDS.say(language, each) for each in messages if WORDS.has(language, each)]
    return known[0] if known else term


def _shown(points: float) -> float:
    """The size of a change, to one decimal. Below 0.1 it is two decimals, so that 0.04 is not told
    as 0.0 and 0.06 not as 0.1."""
    size = abs(points)
    return round(size, 1 if size >= 0.1 else 2)
