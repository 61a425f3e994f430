"""Why a decision cost what it cost: what a bot would have played until the end of that turn, and
what it would have brought, beside what was played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from serai.bots.analysis import Choice, known_before
from serai.bots.hint import choose_reasons, evaluated_terms
from serai.bots.line import Line, Step, line_from
from serai.bots.observation import Observation
from serai.engine.layout import copy_record
from serai.engine.seat import Seat

if TYPE_CHECKING:
    from serai.bots.hint import TermChange
    from serai.bots.judge import SearchJudge
    from serai.engine.match import Match
    from serai.engine.tally import SeatTally, Source


@dataclass(frozen=True)
class Difference:
    """A source of a seat's points (or what does not count yet) at the end of both lines."""

    seat: Seat
    source: str
    played: int
    best: int


@dataclass(frozen=True)
class Explanation:
    """A decision judged by a strong bot, with what it would have done and what for: sources that
    would have been others, and the terms of its evaluation that speak for its choice."""

    choice: Choice
    turn: tuple[Step, ...]
    differences: tuple[Difference, ...]
    reasons: tuple[TermChange, ...]


def explain(match: Match, ply: int, judge: SearchJudge) -> Explanation:
    """Judge a decision by what its seat knew, and say what would have been better and why."""
    observation, action = known_before(match, ply), match.action_of(ply)
    best = judge.best(observation)
    tree = judge.bot.search.memories[0].tree
    begun = [line_from(observation, tree, each) for each in (best, action)]
    ours, theirs = (until_the_turn_ends(observation, line, judge) for line in begun)
    terms = [evaluated_terms(observation, line.after) for line in (ours, theirs)]
    reasons = choose_reasons(match.game, terms[0][0] - terms[1][0], terms[0][1])
    chance = judge.chance(observation, action)
    best_chance = chance if best == action else judge.chance(observation, best)
    choice = Choice(ply, observation.seat, action, best, chance, best_chance)
    return Explanation(
        choice,
        ours.steps,
        tuple(differences(observation, theirs.after, ours.after)),
        tuple(reason for reason in reasons if reason.points > 0),
    )


def until_the_turn_ends(observation: Observation, line: Line, judge: SearchJudge) -> Line:
    """A line to its end. Where the search has not looked so far, it searches again."""
    game, seat = observation.game, observation.seat
    while game.play.actor(line.after) == seat:
        s = copy_record(line.after)
        game.play.redact(s, seat)
        there = Observation(game, seat, s)
        best = judge.best(there)
        more = line_from(there, judge.bot.search.memories[0].tree, best)
        line = Line(line.steps + more.steps, more.after)
    return line


def differences(observation: Observation, played: Any, best: Any) -> Iterator[Difference]:
    """The sources of all seats that would have brought something else, as far as the seat knows
    them."""
    tallies = [observation.game.tally(s, observation.seat).seats for s in (played, best)]
    for seat, (one, other) in enumerate(zip(*tallies, strict=True)):
        numbers, others = known_points(one), known_points(other)
        for source in dict.fromkeys((*numbers, *others)):
            here, there = numbers.get(source, 0), others.get(source, 0)
            if here is not None and there is not None and here != there:
                yield Difference(seat, source, here, there)


def known_points(tally: SeatTally) -> dict[str, int | None]:
    """What each source brings; None where the seat may not know that."""
    sources: Sequence[Source] = (*tally.sources, *tally.coming)
    return {each.name: each.low if each.low == each.high else None for each in sources}
