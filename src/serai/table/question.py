"""What a table asks a bot. A question holds what its seat may see and nothing else, so that any
thread or process may answer it; asked twice, it has the same answer twice."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING, Literal

from serai.bots.observation import Observation, story_of
from serai.bots.registry import hears_story, is_remote
from serai.engine.choosing import legal_actions
from serai.engine.game import find_game
from serai.engine.layout import copy_record, record_of
from serai.table.decision import running_match

if TYPE_CHECKING:
    from serai.engine.match import Match
    from serai.engine.seat import Seat
    from serai.table.session import Session

SEED_BYTES = 7
LONGEST_RUN = 12
"""So many decisions in a row are remembered. Who has lost a bot's memory thinks them all again."""
Kind = Literal["choose", "advise"]


class Rank(IntEnum):
    """Who is answered first."""

    OPPONENT = 0
    """A bot's decision at a table at which a person plays."""
    ADVICE = 1
    BOTS_ONLY = 2
    """A bot's decision at a table at which no person plays now."""
    ANALYSIS = 3


@dataclass(frozen=True)
class Question:
    """`choose`: what the bot does; `advise`: the best few actions by `iterations` of search. `seen`
    are the records of what the seat knew at its decisions in a row up to this one, with all wiped
    that it did not know: what the bot has in mind comes from them and the seed alone. `story` is
    what the seat has heard lately, for a bot that wants it. A remote bot is not made again, so that
    it sees the last record only, and has one seed in the whole game. For `whose` sake it is asked
    changes no answer: all shall get their share of thought."""

    kind: Kind
    table: str
    ply: int
    rank: Rank
    game: str
    seat: Seat
    bot: str
    seed: int
    seen: tuple[bytes, ...]
    iterations: int = 0
    story: tuple[str, ...] = ()
    whose: str = field(default="", compare=False)

    @property
    def name(self) -> str:
        """What is asked. Two questions with the same name are one."""
        now = hashlib.sha256(self.seen[-1]).hexdigest()  # who takes back may come here again
        asked = f"{self.table} {self.ply} {self.seat} {now} {self.kind} {self.bot}"
        return hashlib.sha256(asked.encode()).hexdigest()[:32]

    def observations(self) -> list[Observation]:
        """What the seat saw, decision by decision. They belong to whoever asks for them."""
        game = find_game(self.game)
        dtype = game.state.dtype
        records = [copy_record(record_of(dtype, memory)) for memory in self.seen]
        told = [*[()] * (len(records) - 1), self.story]
        return [Observation(game, self.seat, *each) for each in zip(records, told, strict=True)]


def ask_bot(session: Session, seat: Seat, bot: str) -> Question:
    """What does the bot of this seat do? Its seed is made of the dice's secret by a hash, so that
    it says nothing about them."""
    match = running_match(session)
    remote = is_remote(bot)
    first = match.ply if remote else first_of_run(match, seat)
    seed = _seed(session, f"bot {seat}" if remote else f"bot {seat} {first}")
    seen = tuple(knowledge(match, ply, seat) for ply in range(first, match.ply + 1))
    rank = Rank.OPPONENT if has_people(session) else Rank.BOTS_ONLY
    story = story_of(match, seat) if hears_story(bot) else ()
    return Question(
        "choose", session.id, match.ply, rank, session.game.id, seat, bot, seed, seen, story=story,
        whose=first_person(session) or session.host,
    )  # fmt: skip


def _seed(session: Session, whose: str) -> int:
    key = session.dice.secret + whose.encode()
    return int.from_bytes(hashlib.sha256(key).digest()[:SEED_BYTES], "big")


def ask_for_advice(session: Session, bot: str, iterations: int) -> Question:
    """What could the seat do that has to decide? With iterations: the best few actions; without:
    what this bot would do."""
    match = running_match(session)
    seat = match.actor
    assert seat is not None
    kind: Kind = "advise" if iterations else "choose"
    seen = (knowledge(match, match.ply, seat),)
    return Question(
        kind, session.id, match.ply, Rank.ADVICE, session.game.id, seat, bot, match.ply, seen,
        iterations, story_of(match, seat) if hears_story(bot) else (),
    )  # fmt: skip


def has_people(session: Session) -> bool:
    """Whether a person plays here now."""
    return first_person(session) is not None


def first_person(session: Session) -> str | None:
    """The first of the people who play here now."""
    playing = (holder.who for holder in session.seats if not holder.is_played_by_bot)
    return next((who for who in playing if who), None)


def first_of_run(match: Match, seat: Seat) -> int:
    """The ply of the first of a seat's decisions in a row, up to the one that it has to make now.
    Where there was nothing to choose, nothing had to be remembered. A long row is cut to parts."""
    first = match.ply
    while first > 0 and match.seat_of(first - 1) == seat and _was_choice(match, first - 1):
        first -= 1
    return match.ply - (match.ply - first) % LONGEST_RUN


def _was_choice(match: Match, ply: int) -> bool:
    return len(legal_actions(match.game.play, match.state_before(ply))) > 1


def knowledge(match: Match, ply: int, seat: Seat) -> bytes:
    """The record before a ply without what this seat did not know."""
    s = copy_record(match.state_before(ply))
    match.game.play.redact(s, seat)
    memory: bytes = s.tobytes()
    return memory
