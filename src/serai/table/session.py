"""One table as its log has made it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from serai.engine.chance import FairDice
from serai.engine.game import find_game
from serai.table.course import Course
from serai.table.entry import Entry, Head
from serai.table.holder import Holder, read_holder

if TYPE_CHECKING:
    from serai.engine.game import Game
    from serai.engine.seat import Seat
    from serai.table.ear import Ear
    from serai.table.facts import ChatLine, Pace, Stage


class Session:
    """A table in memory. Everything that lasts comes from `fold`; `ears`, `away_since` and `lock`
    are of this process."""

    id: str
    game: Game
    options: dict[str, Any]
    pace: Pace
    listed: bool
    host: str
    dice: FairDice
    rematch_of: str | None

    def __init__(self, entries: Iterable[Entry]) -> None:
        self.lock = asyncio.Lock()
        self.ears: set[Ear] = set()
        self.away_since: dict[str, float] = {}
        self.bots: dict[Seat, Any] = {}
        self.thinking: asyncio.Task[None] | None = None
        self.rebuild(entries)

    def rebuild(self, entries: Iterable[Entry]) -> None:
        """Become what these entries say, from nothing."""
        self.number = 0
        self.seats: list[Holder] = []
        self.course: Course | None = None
        self.chat: list[ChatLine] = []
        self.commands: dict[str, int] = {}
        self.undone: list[tuple[int, int]] = []
        self.rematch: str | None = None
        self.open_view: dict[str, Any] | None = None
        self.results: tuple[list[int], list[Seat]] | None = None
        for entry in entries:
            self.fold(entry)

    def fold(self, entry: Entry) -> None:
        """Take in the next entry of the log."""
        FOLDS[entry.kind](self, entry)
        self.open_view = self.results = None
        self.number = entry.number
        if entry.command is not None:
            self.commands[entry.command] = entry.number

    # --- Questions ----------------------------------------------------------------------------

    @property
    def stage(self) -> Stage:
        """Waiting for people, running, or over."""
        if self.course is None:
            return "waiting"
        return "over" if self.course.ended else "running"

    @property
    def actor(self) -> Seat | None:
        """The seat to decide, if the game runs."""
        return self.course.actor if self.course is not None else None

    def seats_of(self, who: str | None) -> list[Seat]:
        """The seats that an identity holds."""
        return [seat for seat, holder in enumerate(self.seats) if who and holder.who == who]

    def open_seats(self) -> list[Seat]:
        """The seats that wait for somebody."""
        return [seat for seat, holder in enumerate(self.seats) if holder.kind == "open"]

    def is_connected(self, who: str | None) -> bool:
        """Whether somebody has the table open."""
        return who is not None and any(ear.who == who for ear in self.ears)

    def head(self, stage: Stage | None = None, seats: Sequence[Holder] | None = None) -> Head:
        """What the table is found by; with another stage or other seats, what it will be."""
        holders = self.seats if seats is None else seats
        people = frozenset(holder.who for holder in holders if holder.who)
        return Head(self.id, self.game.id, stage or self.stage, self.listed, people)


# --- What each kind of entry does ---------------------------------------------------------------


def _opened(session: Session, entry: Entry) -> None:
    body = entry.body
    session.id = entry.table
    session.game = find_game(body["game"])
    session.options = dict(body["options"])
    session.pace = body["pace"]
    session.listed = body["listed"]
    session.host = str(entry.who)
    session.dice = FairDice(bytes.fromhex(body["secret"]))
    session.rematch_of = body["rematch_of"]
    session.seats = [read_holder(holder) for holder in body["seats"]]


def _seated(session: Session, entry: Entry) -> None:
    """A seat has another holder: somebody joined, left, was substituted or returned."""
    for seat, holder in entry.body["seats"].items():
        session.seats[int(seat)] = read_holder(holder)
        session.bots.pop(int(seat), None)


def _began(session: Session, entry: Entry) -> None:
    words = tuple(holder.words for holder in session.seats)
    session.dice = replace(session.dice, contributions=words)
    session.course = Course(session.game, len(session.seats), session.options, session.dice)
    session.course.follow(entry.body["actions"])


def _played(session: Session, entry: Entry) -> None:
    running(session).follow(entry.body["actions"])


def _undone(session: Session, entry: Entry) -> None:
    running(session).go_back(entry.body["ply"])
    session.undone.append((entry.number, entry.body["ply"]))


def _chatted(session: Session, entry: Entry) -> None:
    seat = entry.body["seat"]
    session.chat.append(
        {
            "number": entry.number,
            "seat": seat,
            "name": session.seats[seat].name,
            "text": entry.body["text"],
            "at": entry.at,
        }
    )


def _rematched(session: Session, entry: Entry) -> None:
    session.rematch = entry.body["table"]


FOLDS: dict[str, Callable[[Session, Entry], None]] = {
    "opened": _opened,
    "seated": _seated,
    "began": _began,
    "played": _played,
    "undone": _undone,
    "chatted": _chatted,
    "rematched": _rematched,
}
"""What each kind of entry does to a session."""


def running(session: Session) -> Course:
    """The course of a game that the log says has begun."""
    if session.course is None:
        raise ValueError(f"the log of table {session.id} plays before the game began")
    return session.course
