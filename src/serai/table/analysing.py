"""Analysis of finished games: where chances to win were lost, who was lucky, and what a strong bot
would have done instead. It is work of low rank, a ply at a time: bots at tables and hints come
first."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from serai.bots.analysis import VISIBLE, Analysis, Choice, gathered, judge_ply
from serai.bots.explaining import explain
from serai.bots.hint import say_reason
from serai.bots.judge import SearchJudge
from serai.engine.text import LANGUAGES
from serai.table.errors import TooMany
from serai.table.naming import named_action
from serai.table.question import Rank
from serai.table.rate_limit import RateLimit
from serai.table.session import finished_match

if TYPE_CHECKING:
    from serai.bots.analysis import ChanceOutcome, JudgedPly
    from serai.bots.explaining import Explanation
    from serai.bots.levels import Level
    from serai.engine.match import Match
    from serai.engine.seat import Seat
    from serai.table.facts import (
        AnalysisFacts,
        AnalysisState,
        CostlyDecision,
        Findings,
        JudgedSeat,
        TurningPoint,
    )
    from serai.table.session import Session
    from serai.table.thinking import Threads

LOG = logging.getLogger(__name__)
ITERATIONS = 200
"""How long the first look thinks about each question (0033)."""
COSTLIEST, SHORTLIST, TURNS = 3, 5, 6
"""So many decisions of each seat are told, of so many that the strongest level judges again; and so
many turning points."""
PER_SECOND, AT_ONCE = 1 / 60, 5.0
"""How many analyses a person may ask for."""
MOST_WAITING, MOST_KEPT = 20, 100


@dataclass
class Job:
    """An analysis that somebody asked for: how far it is, and what it found."""

    session: Session
    steps: int
    done: int = 0
    found: Findings | None = None
    task: asyncio.Task[None] | None = None
    is_running: bool = False
    has_failed: bool = False

    @property
    def state(self) -> AnalysisState:
        """How far it is, in a word."""
        if self.has_failed:
            return "failed"
        return "ready" if self.found else "running" if self.is_running else "waiting"

    def facts(self) -> AnalysisFacts:
        """How far it is, and what it found."""
        return {"state": self.state, "done": self.done, "of": self.steps, "found": self.found}


class Analyst:
    """Analyses finished games, one after the other, in threads that have something better to do.
    `strongest` judges what cost most once more."""

    def __init__(self, threads: Threads, strongest: Level, patience: float = 1.0) -> None:
        self.threads = threads
        self.strongest = strongest
        self.asking = RateLimit(PER_SECOND * patience, AT_ONCE * patience)
        self.jobs: dict[str, Job] = {}
        self._turn = asyncio.Lock()

    def ask(self, session: Session, who: str) -> AnalysisFacts:
        """Let a finished game be analysed, unless that has been asked for already; raises NotOver
        and TooMany."""
        match = finished_match(session)
        job = self.jobs.get(session.id)
        if job is None or job.has_failed:
            self._check_may_ask(who)
            job = Job(session, match.ply)
            self.jobs[session.id] = job
            job.task = asyncio.create_task(self._work(job, match))
            self._forget_some()
        return job.facts()

    def facts(self, session: Session) -> AnalysisFacts:
        """How far the analysis of a finished game is; raises NotOver."""
        match = finished_match(session)
        job = self.jobs.get(session.id)
        if job is None:
            return {"state": "none", "done": 0, "of": match.ply, "found": None}
        return job.facts()

    def stop(self) -> None:
        """Leave all that is not done: whoever wants it asks again."""
        for job in self.jobs.values():
            if job.task is not None:
                job.task.cancel()

    def _check_may_ask(self, who: str) -> None:
        waiting = sum(1 for job in self.jobs.values() if job.task and not job.task.done())
        if waiting >= MOST_WAITING:
            raise TooMany("many games are being analysed: ask again later", 1 / PER_SECOND)
        if wait := self.asking.wait(who):
            raise TooMany("too many analyses at once: wait a little", wait)

    def _forget_some(self) -> None:
        """Of many analyses the oldest that are done are forgotten."""
        done = [table for table, job in self.jobs.items() if job.task and job.task.done()]
        for table in done[: max(0, len(self.jobs) - MOST_KEPT)]:
            del self.jobs[table]

    async def _work(self, job: Job, match: Match) -> None:
        try:
            async with self._turn:
                job.is_running = True
                job.found = await self._find(job, match)
        except Exception:
            LOG.exception("the analysis of table %s failed", job.session.id)
            job.has_failed = True

    async def _find(self, job: Job, match: Match) -> Findings:
        judge = SearchJudge(match.game, ITERATIONS)
        judged: list[JudgedPly] = []
        for ply in range(match.ply):
            each = await self.threads.do(Rank.ANALYSIS, partial(judge_ply, match, ply, judge))
            judged += [] if each is None else [each]
            job.done += 1
        found = gathered(match, judged)
        chosen = [choice for seat in range(match.players) for choice in shortlist(found, seat)]
        job.steps += len(chosen)
        explained = []
        expert = SearchJudge(match.game, self.strongest.budget(match.game))
        for choice in chosen:
            explained.append(
                await self.threads.do(Rank.ANALYSIS, partial(explain, match, choice.ply, expert))
            )
            job.done += 1
        return findings(match, found, explained, self.strongest.name)


def shortlist(found: Analysis, seat: Seat) -> list[Choice]:
    """The decisions of a seat that seem to have cost most."""
    return [choice for choice in found.worst(seat, SHORTLIST) if choice.loss >= VISIBLE]


# --- As it is told --------------------------------------------------------------------------------


def findings(match: Match, found: Analysis, explained: list[Explanation], judge: str) -> Findings:
    """All that an analysis has found."""
    return {
        "judge": judge,
        "seats": [judged_seat(found, seat) for seat in range(match.players)],
        "costly": [
            costly_decision(match, each)
            for seat in range(match.players)
            for each in costliest(explained, seat)
        ],
        "turns": turning_points(found),
    }


def judged_seat(found: Analysis, seat: Seat) -> JudgedSeat:
    """What a seat lost by its decisions, and was given by chance."""
    return {
        "decisions": found.decided(seat),
        "lost": round(found.lost(seat), 4),
        "luck": round(found.luck(seat), 4),
    }


def costliest(explained: list[Explanation], seat: Seat) -> list[Explanation]:
    """The few decisions of a seat that cost most, the worst first, as the strong bot judges."""
    own = [each for each in explained if each.choice.seat == seat and each.choice.loss >= VISIBLE]
    return sorted(own, key=lambda each: -each.choice.loss)[:COSTLIEST]


def costly_decision(match: Match, explained: Explanation) -> CostlyDecision:
    """A decision, what the bot would have played in that turn, and why."""
    game, choice = match.game, explained.choice
    before = match.state_before(choice.ply)
    speak_for_it = [reason for reason in explained.reasons if reason.points > 0]
    return {
        "ply": choice.ply,
        "seat": choice.seat,
        "chance": round(choice.chance, 4),
        "best_chance": round(choice.best_chance, 4),
        "played": named_action(game, choice.played, before, choice.seat),
        "turn": [
            named_action(game, step.action, step.before, choice.seat) for step in explained.turn
        ],
        "differences": [
            {
                "seat": each.seat,
                "id": f"source-{each.source}",
                "played": each.played,
                "best": each.best,
            }
            for each in explained.differences
        ],
        "reasons": {
            language: [say_reason(game, reason, language) for reason in speak_for_it]
            for language in LANGUAGES
        },
    }


def turning_points(found: Analysis) -> list[TurningPoint]:
    """The decisions and outcomes that changed a chance to win most, in the order of play."""
    points = [*map(_decided, found.choices), *map(_drawn, found.outcomes)]
    largest = sorted(points, key=lambda point: -abs(point["change"]))[:TURNS]
    told = [point for point in largest if abs(point["change"]) >= VISIBLE]
    return sorted(told, key=lambda point: point["ply"])


def _decided(choice: Choice) -> TurningPoint:
    change = round(-choice.loss, 4)
    return {"ply": choice.ply, "seat": choice.seat, "change": change, "is_chance": False}


def _drawn(outcome: ChanceOutcome) -> TurningPoint:
    """For whom it changed most."""
    seat = max(range(len(outcome.luck)), key=lambda each: abs(outcome.luck[each]))
    change = round(outcome.luck[seat], 4)
    return {"ply": outcome.ply, "seat": seat, "change": change, "is_chance": True}
