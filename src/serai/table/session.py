"""One table as its log has made it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from serai.engine.chance import FairDice
from serai.engine.game import find_game
from serai.table.clock import utc_now
from serai.table.entry import Entry, Head
from serai.table.errors import NotOver, NotRunning
from serai.table.fanout import Elsewhere
from serai.table.holder import Holder, read_holder

if TYPE_CHECKING:
    from serai.engine.event import Event
    from serai.engine.game import Game
    from serai.engine.match import Match
    from serai.engine.recap import Heard
    from serai.engine.seat import Seat
    from serai.engine.view import Opened
    from serai.table.facts import ChatLine, Dice, Ending, Origin, Pace, Stage, Tally, TurnFacts
    from serai.table.listener import Listener


Picture: TypeAlias = dict[str, Any]
"""What a viewer is told of a moment, but for the story. Nobody changes it."""


class SharedFacts(NamedTuple):
    """What a moment tells all viewers alike, so that it is worked out once."""

    scores: list[int]
    winners: list[Seat]
    turn: TurnFacts | None
    dice: Dice


class LeftTo(NamedTuple):
    """Another process, and since when it is left to that one to let the bots of a table think."""

    process: str
    since: datetime


@dataclass
class GuestBook:
    """What is known of a table's guests beside who sits where."""

    invite: str | None = None
    """The invite that has taken the place of the first one."""
    sent_away: set[str] = field(default_factory=set)
    """Who may not sit down here again."""
    authors: dict[int, str] = field(default_factory=dict)
    """Who said a line of chat, by its number."""
    is_closed: bool = False
    seen_at: datetime | None = None
    """When somebody last looked at the table, as far as this process knows."""


@dataclass
class ToldNow:
    """What has been made already to tell the table as it is, because several listeners are told the
    same."""

    shared: SharedFacts | None = None
    view: dict[str, Any] | None = None
    """What all see, in a game without secrets."""
    opened: Opened | None = None
    """What all see, in a game with secrets."""
    tallies: dict[Seat | None, Tally] = field(default_factory=dict)
    pictures: dict[Seat | None, Picture] = field(default_factory=dict)


class Session:
    """A table in memory. Everything that lasts comes from the log, by `fold`; who listens, who is
    away, the bots and the lock belong to this process. `now` says what time it is.

    A match draws chance when it is asked what comes next. At a table, every outcome is drawn with
    the decision before it and written to the log with it: the log alone says what happened.
    """

    id: str
    game: Game
    options: dict[str, Any]
    pace: Pace
    listed: bool
    host: str
    dice: FairDice
    rematch_of: str | None
    opened_at: str
    start: dict[str, Any] | None
    lesson: bool
    origin: Origin | None

    def __init__(self, entries: Iterable[Entry], now: Callable[[], datetime] = utc_now) -> None:
        self.now = now
        self.woken = now()
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.elsewhere = Elsewhere()
        self.told_here: set[str] = set()
        """Who is connected, as listeners were told it last."""
        self.left_at: dict[str, datetime] = {}
        """When people who are away closed the page."""
        self.unfit: set[Seat] = set()
        """The seats whose bots have chosen what is illegal: another plays for them."""
        self.thinking: asyncio.Task[None] | None = None
        self.left_to: LeftTo | None = None
        """The other process that lets the bots think now; None: this one."""
        self.is_in_doubt = False
        """Whether the log may have an entry of ours of which it did not say so."""
        self.number = 0
        self.seats: list[Holder] = []
        self.match: Match | None = None
        self.events: list[list[Event]] = []
        """What happened, ply by ply."""
        self.actor: Seat | None = None
        """The seat to decide; None before the game begins and when it is over."""
        self.since = ""
        """When it came to be what the table waits for now."""
        self.book = GuestBook()
        self.host_left = False
        """Whether the host has left the table before the game."""
        self.chat: list[ChatLine] = []
        self.commands: dict[str, int] = {}
        self.acted_at: dict[str, str] = {}
        """When somebody last did something here."""
        self.undone: list[tuple[int, int]] = []
        self.rematch: str | None = None
        self.told = ToldNow()
        self.heard: dict[tuple[int, int, Seat | None], Heard] = {}
        """What has been told again of the events."""
        for entry in entries:
            self.fold(entry)

    def fold(self, entry: Entry, after: Match | None = None) -> None:
        """Take in the next entry of the log. `after` is the match as the entry leaves it, where
        that is known already."""
        before = (self.stage, self.actor)
        FOLDS[entry.kind](self, entry, after)
        if entry.kind == "opened" or (self.stage, self.actor) != before:
            self.since = entry.at
        self.told = ToldNow()
        self.number = entry.number
        if entry.who is not None:
            self.acted_at[entry.who] = entry.at
        if entry.command is not None:
            self.commands[entry.command] = entry.number

    # --- Questions ----------------------------------------------------------------------------

    @property
    def stage(self) -> Stage:
        """Waiting for people, running, over, or closed before that."""
        if self.book.is_closed:
            return "closed"
        if self.match is None:
            return "waiting"
        return "over" if self.actor is None else "running"

    @property
    def switches(self) -> dict[str, Any]:
        """The options that a table is asked about. The others keep a table that began under earlier
        rules as it was, and no new one has them."""
        return {option.name: self.options[option.name] for option in self.game.offered_options}

    def seats_of(self, who: str | None) -> list[Seat]:
        """The seats that an identity holds."""
        return [seat for seat, holder in enumerate(self.seats) if who and holder.who == who]

    def open_seats(self) -> list[Seat]:
        """The seats that wait for somebody."""
        return [seat for seat, holder in enumerate(self.seats) if holder.kind == "open"]

    def is_connected(self, who: str | None) -> bool:
        """Whether somebody has the table open, here or at another process."""
        if who is None:
            return False
        is_here = any(listener.who == who for listener in self.listeners)
        return is_here or self.elsewhere.has(who, self.now())

    @property
    def bot_decides(self) -> bool:
        """Whether a bot has to decide now."""
        return self.actor is not None and self.seats[self.actor].is_played_by_bot

    def head(
        self,
        stage: Stage | None = None,
        seats: Sequence[Holder] | None = None,
        ending: Ending | None = None,
        is_host_forgotten: bool = False,
    ) -> Head:
        """What the table is found by; with another stage, other seats or an ending, what it will
        be. Before the game the host finds it without a seat as well, unless they have left."""
        holders = self.seats if seats is None else seats
        people = {holder.who for holder in holders if holder.who}
        stage = stage or self.stage
        is_hosted = self.host and not is_host_forgotten and not self.host_leaves(holders)
        if stage == "waiting" and is_hosted:
            people.add(self.host)
        return Head(self.id, self.game.id, stage, self.listed, frozenset(people), ending)

    def host_leaves(self, seats: Sequence[Holder]) -> bool:
        """Whether the host has left, once these people have the seats."""
        sits, sat = (any(holder.who == self.host for holder in row) for row in (seats, self.seats))
        return not sits and (sat or self.host_left)


# --- What each kind of entry does ---------------------------------------------------------------


def _opened(session: Session, entry: Entry, _: Match | None) -> None:
    body = entry.body
    session.id = entry.table
    session.opened_at = entry.at
    session.game = find_game(body["game"])
    session.options = session.game.read_options(body["options"], body["rules"])
    session.pace = body["pace"]
    session.listed = body["listed"]
    session.host = entry.who or ""
    session.dice = FairDice(bytes.fromhex(body["secret"]))
    session.rematch_of = body["rematch_of"]
    session.start = body.get("start")
    session.lesson = body.get("lesson", False)
    session.origin = body.get("origin")
    session.seats = [read_holder(holder) for holder in body["seats"]]


def _seated(session: Session, entry: Entry, _: Match | None) -> None:
    """A seat has another holder: somebody joined, left, was substituted, returned or was sent
    away."""
    seats = list(session.seats)
    for seat, holder in entry.body["seats"].items():
        seats[int(seat)] = read_holder(holder)
        session.unfit.discard(int(seat))
    session.host_left = session.host_leaves(seats)
    session.seats = seats
    if sent_away := entry.body.get("sent_away"):
        session.book.sent_away.add(sent_away)
        session.book.invite = entry.body["invite"]


def _invited(session: Session, entry: Entry, _: Match | None) -> None:
    session.book.invite = entry.body["invite"]


def _closed(session: Session, _: Entry, __: Match | None) -> None:
    session.book.is_closed = True
    session.actor = None


def _forgot(session: Session, entry: Entry, after: Match | None) -> None:
    """Somebody wants to be forgotten: others have their seats, and what they said is gone."""
    _seated(session, entry, after)
    if entry.body["is_host"]:
        session.host = ""
    gone = set(entry.body["lines"])
    session.chat = [line for line in session.chat if line["number"] not in gone]


def _began(session: Session, entry: Entry, after: Match | None) -> None:
    session.match = first_match(session)
    session.dice = dice_of(session)
    _played(session, entry, after)


def _played(session: Session, entry: Entry, after: Match | None) -> None:
    match = after or _played_by_hand(match_of(session), entry.body["actions"])
    session.match = match
    session.events += [match.events_of(ply) for ply in range(len(session.events), match.ply)]
    session.actor = match.actor


def _played_by_hand(match: Match, actions: Sequence[Mapping[str, str]]) -> Match:
    """The match after these actions; what chance did is among them."""
    by_hand = match.branch(chance="manual")
    for action in actions:
        by_hand.play(action)
    return by_hand.branch(chance=match.chance)


def _undone(session: Session, entry: Entry, _: Match | None) -> None:
    ply = entry.body["ply"]
    session.match = match_of(session).branch(upto=ply)
    session.actor = session.match.actor
    del session.events[ply:]
    session.heard = {}
    session.undone.append((entry.number, ply))


def _chatted(session: Session, entry: Entry, _: Match | None) -> None:
    seat = entry.body["seat"]
    if not entry.body["text"]:
        return  # whoever said it wanted to be forgotten
    session.book.authors[entry.number] = str(entry.who)
    session.chat.append(
        {
            "number": entry.number,
            "seat": seat,
            "name": session.seats[seat].name,
            "text": entry.body["text"],
            "at": entry.at,
        }
    )


def _rematched(session: Session, entry: Entry, _: Match | None) -> None:
    session.rematch = entry.body["table"]


FOLDS: dict[str, Callable[[Session, Entry, Match | None], None]] = {
    "opened": _opened,
    "seated": _seated,
    "began": _began,
    "played": _played,
    "undone": _undone,
    "chatted": _chatted,
    "rematched": _rematched,
    "invited": _invited,
    "closed": _closed,
    "forgot": _forgot,
}
"""What each kind of entry does to a session."""


def match_of(session: Session) -> Match:
    """The match of a game that has begun; raises NotRunning."""
    if session.match is None:
        raise NotRunning("the game has not begun: a seat is still open")
    return session.match


def finished_match(session: Session) -> Match:
    """The match of a game that is over; raises NotOver."""
    match = match_of(session)
    if session.stage != "over":
        raise NotOver("the game is not over: its secrets are not for telling")
    return match


def dice_of(session: Session) -> FairDice:
    """The dice, with the words that all seats add to them."""
    words = tuple(holder.words for holder in session.seats)
    return replace(session.dice, contributions=words)


def first_match(session: Session) -> Match:
    """The match before chance has laid anything out."""
    if session.start is not None:
        match = session.game.load(session.start, None, "manual")
    else:
        match = session.game.new(len(session.seats), None, "manual", **session.options)
    return match.branch(chance=dice_of(session))
