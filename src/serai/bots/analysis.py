"""What a finished game looks like afterwards: where chances to win were lost, and who was lucky.

A decision is judged by what its seat could know then: the judge gets the redacted record. Luck is
judged with everything known: it is how much better an outcome was than outcomes are on average.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from serai.bots.judge import Judge
from serai.bots.observation import Observation
from serai.engine.action import Action
from serai.engine.dispatch import make_numbers
from serai.engine.layout import copy_record
from serai.engine.match import Match
from serai.engine.sampling import below, pick_outcome, random_word, total_weight
from serai.engine.seat import CHANCE, Seat

MOST_OUTCOMES = 24
"""If there are more outcomes than these, some are drawn by their weights. (Two dice have 21.)"""
VISIBLE = 0.01
"""A decision that cost less than this chance to win is not told: in whole percent both ways may
look alike, and so little is noise. It counts in the sums."""


@dataclass(frozen=True)
class Choice:
    """A decision with more than one offer: what was played, what was best, and the chance to win
    after each of them."""

    ply: int
    seat: Seat
    played: Action
    best: Action
    chance: float
    best_chance: float

    @property
    def loss(self) -> float:
        """The chance to win that the decision cost."""
        return max(0.0, self.best_chance - self.chance)

    def to_json(self, letters: str) -> dict[str, Any]:
        """The decision, with the game's own letters and notation."""
        return {
            "ply": self.ply,
            "seat": letters[self.seat],
            "played": str(self.played),
            "best": str(self.best),
            "chance": round(self.chance, 4),
            "loss": round(self.loss, 4),
        }


@dataclass(frozen=True)
class ChanceOutcome:
    """An outcome of chance, and how much luck it was for each seat."""

    ply: int
    outcome: Action
    luck: tuple[float, ...]

    def to_json(self, letters: str) -> dict[str, Any]:
        """The outcome, with the game's own letters and notation."""
        rounded = [round(share, 4) for share in self.luck]
        luck = dict(zip(letters, rounded, strict=True))
        return {"ply": self.ply, "outcome": str(self.outcome), "luck": luck}


JudgedPly: TypeAlias = Choice | ChanceOutcome


@dataclass(frozen=True)
class Analysis:
    """All judged plies of one game. `letters` are those of the seats in play."""

    letters: str
    choices: list[Choice]
    outcomes: list[ChanceOutcome]

    def lost(self, seat: Seat) -> float:
        """The chance to win that this seat's decisions cost it, added up."""
        return sum(choice.loss for choice in self.choices if choice.seat == seat)

    def luck(self, seat: Seat) -> float:
        """The chance to win that outcomes gave this seat, or took from it, added up."""
        return sum(each.luck[seat] for each in self.outcomes)

    def decided(self, seat: Seat) -> int:
        """How many decisions this seat had."""
        return sum(choice.seat == seat for choice in self.choices)

    def worst(self, seat: Seat, number: int) -> list[Choice]:
        """The decisions that cost this seat most, the worst first."""
        mine = [choice for choice in self.choices if choice.seat == seat and choice.loss > 0]
        return sorted(mine, key=lambda choice: -choice.loss)[:number]

    def turning_points(self, number: int) -> list[ChanceOutcome]:
        """The outcomes that changed a chance to win most."""
        by_size = sorted(self.outcomes, key=lambda each: -max(map(abs, each.luck)))
        return by_size[:number]

    def to_json(self) -> dict[str, Any]:
        """Every judged ply, and the sums of each seat."""
        return {
            "seats": {each: self._seat_to_json(seat) for seat, each in enumerate(self.letters)},
            "decisions": [choice.to_json(self.letters) for choice in self.choices],
            "chance": [each.to_json(self.letters) for each in self.outcomes],
        }

    def _seat_to_json(self, seat: Seat) -> dict[str, Any]:
        sums = {"lost": self.lost(seat), "luck": self.luck(seat)}
        rounded = {name: round(number, 4) for name, number in sums.items()}
        return {"decisions": self.decided(seat), **rounded}


def analyse(match: Match, judge: Judge, tick: Callable[[], None] = lambda: None) -> Analysis:
    """Judge every ply of a game; `tick` is called after each."""
    return gathered(match, judge_plies(match, judge, tick))


def gathered(match: Match, judged: Iterable[JudgedPly]) -> Analysis:
    """The analysis that these plies make."""
    choices: list[Choice] = []
    outcomes: list[ChanceOutcome] = []
    for ply in judged:
        if isinstance(ply, Choice):
            choices.append(ply)
        else:
            outcomes.append(ply)
    return Analysis(match.game.letters[: match.players], choices, outcomes)


def judge_plies(match: Match, judge: Judge, tick: Callable[[], None]) -> Iterator[JudgedPly]:
    """Every ply, judged, except those where only one action was possible."""
    for ply in range(match.ply):
        judged = judge_ply(match, ply, judge)
        if judged is not None:
            yield judged
        tick()


def judge_ply(match: Match, ply: int, judge: Judge) -> JudgedPly | None:
    """One ply, judged; None if only one action was possible."""
    s = match.state_before(ply)
    if match.game.play.legal(s, make_numbers(match.game.space)) < 2:
        return None
    who, number = match.log[ply]
    if who != CHANCE:
        return judge_choice(match, ply, judge)
    return ChanceOutcome(ply, match.action_of(ply), luck_of(match, s, number, judge))


def known_before(match: Match, ply: int) -> Observation:
    """What the seat that decided this ply knew then."""
    seat = match.seat_of(ply)
    s = copy_record(match.state_before(ply))
    match.game.play.redact(s, seat)
    return Observation(match.game, seat, s)


def judge_choice(match: Match, ply: int, judge: Judge) -> Choice:
    """Compare what was played with what would have been best, from what the seat knew then."""
    observation, action = known_before(match, ply), match.action_of(ply)
    seat = observation.seat
    best = judge.best(observation)
    chance = judge.chance(observation, action)
    best_chance = chance if best == action else judge.chance(observation, best)
    return Choice(ply, seat, action, best, chance, best_chance)


def luck_of(match: Match, s: Any, number: int, judge: Judge) -> tuple[float, ...]:
    """How much better each seat's chance to win is after this outcome than on average of all."""
    after = {number: judge.win_chances(record_after(match, s, number))}
    weights = outcome_weights(match, s)
    total = sum(weights.values())
    average = [0.0] * match.players
    for outcome, weight in weights.items():
        if outcome not in after:
            after[outcome] = judge.win_chances(record_after(match, s, outcome))
        for seat in range(match.players):
            average[seat] += weight / total * after[outcome][seat]
    return tuple(here - there for here, there in zip(after[number], average, strict=True))


def outcome_weights(match: Match, s: Any) -> dict[int, int]:
    """Every outcome with its weight; if they are many, a sample with how often each was drawn."""
    numbers = make_numbers(match.game.space)
    count = match.game.play.legal(s, numbers)
    if count <= MOST_OUTCOMES:
        return {
            int(numbers[i]): int(match.game.play.weight(s, int(numbers[i]))) for i in range(count)
        }
    total = int(total_weight(s, numbers, count))
    weights: dict[int, int] = {}
    for draw in range(MOST_OUTCOMES):
        ticket = int(below(random_word(count, draw), total))
        outcome = int(pick_outcome(s, numbers, count, ticket))
        weights[outcome] = weights.get(outcome, 0) + 1
    return weights


def record_after(match: Match, s: Any, number: int) -> Any:
    """The record after an action."""
    after = copy_record(s)
    match.game.play.apply(after, number)
    return after
