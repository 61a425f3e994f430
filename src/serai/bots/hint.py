"""Hints: the best few actions of a decision, the chance to win with each, and why.

The chances come from the search. The reasons come from the evaluation: which of its terms the
move changes, once its own decisions have been made as the search would.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from serai.bots.chances import everybody
from serai.bots.judging import judge, knowledge_of
from serai.bots.search import SearchBot
from serai.bots.sheet import make_sheet
from serai.bots.tree import NO_NODE, ROOT, find_child
from serai.engine.dispatch import make_offers
from serai.engine.layout import Ints, copy_record
from serai.engine.text import Catalogue

if TYPE_CHECKING:
    from serai.bots.observation import Observation
    from serai.bots.study import Finding
    from serai.bots.tree import Tree
    from serai.engine.action import Action
    from serai.engine.game import Game

WORDS = Catalogue(Path(__file__).parent / "words")
OTHERS = "others"
"""The reason that is no term of one's own: what the strongest of the others loses."""
TEMPO = "tempo"
"""The term for who is to move: it changes with every move alike, and speaks for none."""
WORTH_SAYING = 0.03
"""A change below this part of the lead that makes a win likely is no reason: a quarter of a point
in the middle of a game of Silk, a twenty-fifth of a token in Silver Isle. (Greedy seats, 200
iterations a hint: with a quarter of a point in every game 60 of 163 best hints of Silver Isle had
no reason, with this 21, and 16 of those change no term at all.)"""
MOST_REASONS = 3
NOTHING = -1
"""No action, where a number of one is asked for."""


@dataclass(frozen=True)
class Reason:
    """A term of the evaluation, and by how many points the move changes it."""

    term: str
    points: float


@dataclass(frozen=True)
class Advice:
    """An action worth playing, with the chance to win and what speaks for and against it."""

    action: Action
    chance: float
    visits: int
    reasons: tuple[Reason, ...]

    def say(self, game: Game, language: str) -> list[str]:
        """The reasons in words."""
        return [_say(game, reason, language) for reason in self.reasons]


def advise(
    observation: Observation, iterations: int = 1000, best: int = 3, seed: int = 0
) -> list[Advice]:
    """The best few actions for this decision, the best first. It knows what the seat knows."""
    bot = SearchBot(observation.game, seed, iterations=iterations)
    bot.consider(observation)
    tree = bot.study.minds[0].tree
    return [_advice(observation, tree, finding) for finding in bot.study.findings()[:best]]


def _advice(observation: Observation, tree: Tree, finding: Finding) -> Advice:
    s = copy_record(observation.state)
    observation.game.flow.guess(s, observation.seat, 0)
    before, scale = _terms(observation, s)
    _finish_move(observation, tree, finding.action, s)
    after, _ = _terms(observation, s)
    reasons = choose_reasons(observation.game, after - before, scale)
    action = observation.game.space.action(finding.action)
    return Advice(action, finding.chance, finding.visits, reasons)


def _finish_move(observation: Observation, tree: Tree, action: int, s: Any) -> None:
    """Play the action, and the seat's own decisions after it as the search liked them best."""
    flow, node = observation.game.flow, ROOT
    offers = make_offers(observation.game.space)
    while action != NOTHING and flow.actor(s) == observation.seat:
        node = int(find_child(tree, node, action))
        flow.apply(s, action)
        number = flow.legal(s, offers) if flow.actor(s) == observation.seat else 0
        action = _liked_best(tree, node, offers[:number].tolist())


def _liked_best(tree: Tree, node: int, offers: list[int]) -> int:
    """The offer that the search looked at most, or NOTHING if it never came here."""
    best, most = NOTHING, 0
    for offer in offers if node != NO_NODE else []:
        child = int(find_child(tree, node, offer))
        if child != NO_NODE and tree.nodes[child].visits > most:
            best, most = offer, int(tree.nodes[child].visits)
    return best


def _terms(observation: Observation, s: Any) -> tuple[Ints, float]:
    """The seat's terms, after them what the strongest of the others lacks, and the scale."""
    sheet = make_sheet(observation.game)
    scale = judge(s, everybody(s), sheet)
    for place, name in enumerate(knowledge_of(observation.game).TERMS):
        if name == TEMPO:
            sheet.terms[:, place] = 0.0
    terms, others = (
        sheet.terms,
        [seat for seat in range(int(s.players)) if seat != observation.seat],
    )
    return np.append(terms[observation.seat], -max(terms[seat].sum() for seat in others)), scale


def choose_reasons(game: Game, change: Ints, scale: float) -> tuple[Reason, ...]:
    """The terms that change most, out of those that change by enough at this scale."""
    names = (*knowledge_of(game).TERMS, OTHERS)
    found = [
        Reason(name, round(float(points), 2)) for name, points in zip(names, change, strict=True)
    ]
    told = [reason for reason in found if abs(reason.points) >= WORTH_SAYING * scale]
    return tuple(sorted(told, key=lambda reason: -abs(reason.points))[:MOST_REASONS])


def _say(game: Game, reason: Reason, language: str) -> str:
    """One reason in words: the game's, or those for all games; a game from elsewhere may have none
    for its terms."""
    messages = (f"{game.id}-term-{reason.term}", f"term-{reason.term}")
    known = [WORDS.say(language, each) for each in messages if WORDS.has(language, each)]
    term = known[0] if known else reason.term
    message = "reason-gain" if reason.points > 0 else "reason-loss"
    return WORDS.say(language, message, {"term": term, "points": _shown(reason.points)})


def _shown(points: float) -> float:
    """How much, with one decimal; below 0.1 with two, since 0.04 is no 0.0 and 0.06 no 0.1."""
    size = abs(points)
    return round(size, 1 if size >= 0.1 else 2)
