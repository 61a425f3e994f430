"""What the others did, turn by turn and in a few words. It is made of the story as one seat hears
it, so it tells that seat nothing new."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from serai.engine.choosing import Said
from serai.engine.event import Event
from serai.engine.naming import Name, Target, names_in
from serai.engine.seat import Seat

if TYPE_CHECKING:
    from serai.engine.game import Game

EVERYBODY = ""
"""Whose turn it is when all act at once, as in an auction: it is nobody's letter."""


@dataclass(frozen=True)
class Heard:
    """Something that happened, at a ply, as a seat of this game hears it; the record after it."""

    game: Game
    ply: int
    event: Any
    after: Any
    reader: Seat | None

    @cached_property
    def names(self) -> dict[str, Name]:
        """What the hearer calls the things in it. Few are asked for: this takes its time."""
        return names_in(self.game, self.after, self.event, self.reader)

    @property
    def places(self) -> tuple[Target, ...]:
        """Where on the board it was."""
        return tuple(name.at for name in self.names.values() if name.at is not None)


@dataclass(frozen=True)
class Phrase:
    """Something that was done, perhaps several times: a phrase without the name of whoever did it
    (`recap-grazed`), and the places on the board where it was."""

    said: Said
    places: tuple[Target, ...] = ()


def phrase(message: str, heard: Iterable[Heard] = (), **facts: Any) -> Phrase:
    """A phrase, at the places of these events."""
    places = dict.fromkeys(place for each in heard for place in each.places)
    return Phrase(Said(message, facts), tuple(places))


@dataclass(frozen=True)
class Turns:
    """The part of the story that is one seat's turn, by kinds of events."""

    seat: str
    heard: Sequence[Heard]

    def of(self, *kinds: type[Event]) -> list[Heard]:
        """The events of these kinds."""
        return [each for each in self.heard if isinstance(each.event, kinds)]

    def total(self, fact: str, *kinds: type[Event]) -> int:
        """The sum of a fact over the events of these kinds."""
        return sum(int(getattr(each.event, fact)) for each in self.of(*kinds))


def opens_nothing(event: Event) -> str | None:  # noqa: ARG001
    """In a game without recaps, the story has no turns."""
    return None


def no_phrases(turns: Turns) -> Iterator[Phrase]:  # noqa: ARG001
    """A game without words for what was done."""
    return iter(())


def no_concern(events: Sequence[Event], reader: str) -> list[int]:  # noqa: ARG001
    """A game in which nothing is done to anybody."""
    return []


@dataclass(frozen=True)
class Retelling:
    """How a game tells again what happened.

    - `turn`: the event with which a turn begins;
    - `opens`: whose turn an event opens, or goes on with; None where it belongs to the turn under
      way, whoever it is about;
    - `phrases`: what was done in a turn, in a few phrases;
    - `concerns`: which of these events have to be seen by a seat, given by its letter: others have
      fought it, or taken something from it.
    """

    turn: type[Event] | None = None
    opens: Callable[[Event], str | None] = opens_nothing
    phrases: Callable[[Turns], Iterator[Phrase]] = no_phrases
    concerns: Callable[[Sequence[Event], str], list[int]] = no_concern

    def begins(self, event: Event, under_way: str | None) -> str | None:
        """Whose turn begins with an event; None if the turn under way goes on."""
        letter = self.opens(event)
        is_new = self.turn is not None and isinstance(event, self.turn)
        return letter if letter is not None and (is_new or letter != under_way) else None


@dataclass(frozen=True)
class Recap:
    """What a seat did in its turn: its letter (or EVERYBODY), the plies that show it, and the
    phrases. `grave` is what has to be seen, with the ply of each event."""

    seat: str
    since: int
    until: int
    phrases: tuple[Phrase, ...]
    grave: tuple[tuple[int, Event], ...] = ()


@dataclass(frozen=True)
class Story:
    """A game so far: who decided each ply, what it did, and the record before each."""

    game: Game
    deciders: Sequence[Seat]
    events_of: Callable[[int], Sequence[Event]]
    state_before: Callable[[int], Any]
    known: dict[tuple[int, int, Seat | None], Heard] = field(default_factory=dict)
    """What has been heard before. It may be kept for as long as the events are."""

    def recaps(self, reader: Seat | None, since: int | None = None) -> list[Recap]:
        """The turns of others from a ply on, as a seat hears of them. Without a ply: since that
        seat last decided; who watches hears a round."""
        retelling, letters = self.game.retelling, self.game.letters
        first = self._last_look(reader) if since is None else since
        own = None if reader is None else letters[reader]
        found = []
        for seat, heard in self._turns(first, reader):
            if seat == own or not heard:
                continue
            phrases = tuple(
                phrase
                for phrase in retelling.phrases(Turns(seat, heard))
                if seat != EVERYBODY or own is None or phrase.said.facts.get("seat") != own
            )
            grave = self._grave(heard, own)
            if phrases or grave:
                begins = retelling.turn is not None and isinstance(heard[0].event, retelling.turn)
                since_ply = heard[0].ply + int(begins)
                found.append(Recap(seat, since_ply, heard[-1].ply + 1, phrases, grave))
        return found

    def under_way(self, ply: int) -> str:
        """Whose turn it is when a ply is played."""
        for before in range(ply - 1, -1, -1):
            for event in reversed(self.events_of(before)):
                letter = self.game.retelling.opens(event)
                if letter is not None:
                    return letter
        return EVERYBODY

    def _grave(self, heard: Sequence[Heard], own: str | None) -> tuple[tuple[int, Event], ...]:
        if own is None:
            return ()
        concerning = self.game.retelling.concerns([each.event for each in heard], own)
        return tuple((heard[place].ply, heard[place].event) for place in concerning)

    def _turns(self, first: int, reader: Seat | None) -> Iterator[tuple[str, list[Heard]]]:
        """The story from a ply on, turn by turn; the first may be under way already."""
        retelling = self.game.retelling
        seat, heard = self.under_way(first), list[Heard]()
        for ply in range(first, len(self.deciders)):
            for event in self.events_of(ply):
                begins = retelling.begins(event, seat)
                if begins is not None:
                    yield seat, heard
                    seat, heard = begins, []
                if event.is_heard_by(reader):
                    heard.append(self._heard(ply, event, reader))
        yield seat, heard

    def _heard(self, ply: int, event: Event, reader: Seat | None) -> Heard:
        """An event with its names, which are looked up once."""
        key = (ply, id(event), reader)
        if key not in self.known:
            self.known[key] = Heard(self.game, ply, event, self.state_before(ply + 1), reader)
        return self.known[key]

    def _last_look(self, reader: Seat | None) -> int:
        """The ply that a seat decided last; for who watches, where a round began."""
        if reader is not None:
            decided = (ply for ply in range(len(self.deciders) - 1, -1, -1))
            return next((ply for ply in decided if self.deciders[ply] == reader), 0)
        turns = 0
        for ply in range(len(self.deciders) - 1, -1, -1):
            turns += any(self._is_turn(event) for event in self.events_of(ply))
            if turns > int(self.state_before(ply).players):
                return ply
        return 0

    def _is_turn(self, event: Event) -> bool:
        turn = self.game.retelling.turn
        return turn is not None and isinstance(event, turn)
