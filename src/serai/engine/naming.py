"""What people call the things that a game is about: a meadow, a port, a city. Notation is for
records and programs; a sentence says names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

from serai.engine.action import Action, Domain
from serai.engine.event import Event
from serai.engine.kind import once
from serai.engine.seat import Seat

if TYPE_CHECKING:
    from serai.engine.game import Game


OWN = "own"
"""Stands where a message says whose something is, and it belongs to whoever acts and is not the
reader."""


class Target(NamedTuple):
    """Something on the board: its kind (`tile`), and its word in the notation."""

    kind: str
    word: str


@dataclass(frozen=True)
class Thing:
    """Something that an action or an event is about: its kind and its word; the action or the event
    itself (`said`), and which of its facts this is; and who reads it (None watches). What it is
    called depends on nothing that its reader may not know."""

    kind: str
    word: str
    said: Action | Event
    fact: str
    reader: Seat | None

    @property
    def target(self) -> Target:
        """Where it is on the board."""
        return Target(self.kind, self.word)


@dataclass(frozen=True)
class Name:
    """What people call a thing: a message of the game's words, and what that says. A seat among the
    facts is its letter. `at` is what to light on the board when somebody points at the name."""

    message: str
    facts: Mapping[str, str | int] = field(default_factory=dict)
    at: Target | None = None


def call_nothing(s: Any, thing: Thing) -> Name | None:  # noqa: ARG001
    """In a game without names everything is called as the notation writes it."""
    return None


@once
def things_in(kind: type[Action | Event]) -> tuple[tuple[str, str], ...]:
    """What an action or an event is about: its facts that are written as in the notation, each with
    the kind of thing that it is (`tile`). They are declared as `Annotated[str, TILE]`, with a
    domain or with the name of the kind."""
    hints = get_type_hints(kind, include_extras=True)
    marks = {
        fact: get_args(hint)[1] for fact, hint in hints.items() if get_origin(hint) is Annotated
    }
    return tuple(
        (fact, mark.name if isinstance(mark, Domain) else mark) for fact, mark in marks.items()
    )


def names_in(
    game: Game, s: Any, said: Action | Event, reader: Seat | None = None
) -> dict[str, Name]:
    """What people call the things that an action or an event is about, by the name of the fact, as
    a seat reads it; None watches."""
    words = said.words() if isinstance(said, Action) else vars(said)
    called = {
        fact: game.call(s, Thing(kind, str(words[fact]), said, fact, reader))
        for fact, kind in things_in(type(said))
        if words[fact] is not None
    }
    return {fact: name for fact, name in called.items() if name is not None}
