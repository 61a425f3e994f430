"""How a game came to where it is, as OpenSpiel's states hold it: a chain of plies that is shared by
all states that went the same way, and is never changed. To copy a state costs nothing."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from hashlib import blake2b
from typing import Any
from weakref import WeakValueDictionary

import numpy as np

from serai.engine.action import Action
from serai.engine.dispatch import make_numbers
from serai.engine.event import Event, name_of
from serai.engine.game import Game
from serai.engine.layout import copy_record
from serai.engine.sampling import random_action, random_word
from serai.engine.seat import CHANCE, NOBODY, Seat

UNHEARD = "."
"""Stands in a seat's story for a ply of which it heard nothing."""
MARK = 8
"""Bytes of the mark that stands for what a seat knew."""


class Trail:
    """A game that stands after its last ply: `number` is what `who` played then, on the trail
    `before`. `s` is the record now; nobody writes into it."""

    def __init__(self, game: Game, s: Any, before: Trail | None = None, number: int = -1) -> None:
        self.game, self.s, self.before, self.number = game, s, before, number
        self.who: Seat = NOBODY if before is None else before.actor
        self.ply: int = 0 if before is None else before.ply + 1
        self._lines: dict[Seat | None, str] = {}

    # --- What comes next ----------------------------------------------------------------------

    @cached_property
    def actor(self) -> Seat:
        """Who decides: a seat, CHANCE, or NOBODY."""
        return int(self.game.play.actor(self.s))

    @cached_property
    def numbers(self) -> list[int]:
        """The numbers of what may be played now, in order."""
        room = make_numbers(self.game.space)
        return sorted(room[: self.game.play.legal(self.s, room)].tolist())

    def allows(self, number: int) -> bool:
        """Whether this may be played now."""
        return int(self.game.play.refuse(self.s, number)) == 0

    def chances(self) -> list[tuple[int, float]]:
        """The outcomes of chance and how likely they are."""
        weights = [int(self.game.play.weight(self.s, number)) for number in self.numbers]
        total = sum(weights)
        both = zip(self.numbers, weights, strict=True)
        return [(number, weight / total) for number, weight in both if weight]

    def play(self, number: int) -> Trail:
        """The trail one ply further on; as long as somebody holds it, it is not made again."""
        known = self._next.get(number)
        if known is not None:
            return known
        s = copy_record(self.s)
        self.game.play.apply(s, number)
        self._next[number] = made = Trail(self.game, s, self, number)
        return made

    @cached_property
    def _next(self) -> WeakValueDictionary[int, Trail]:
        return WeakValueDictionary()

    @cached_property
    def text(self) -> str:
        """The position, as JSON."""
        position = self.game.write_position(self.game, self.s)
        return json.dumps(position, separators=(",", ":"), ensure_ascii=False)

    # --- What was -----------------------------------------------------------------------------

    @property
    def plies(self) -> list[Trail]:
        """The trail after each of its plies, the first one first."""
        return list(self._backwards())[::-1]

    def _backwards(self) -> Iterator[Trail]:
        at = self
        while at.before is not None:
            yield at
            at = at.before

    @property
    def root(self) -> Trail:
        """The trail before its first ply."""
        at = self
        while at.before is not None:
            at = at.before
        return at

    @cached_property
    def told(self) -> list[Event]:
        """What the last ply did."""
        assert self.before is not None, "a ply was played"
        return self.game.tell(self.before.s, self.action, self.s)

    @property
    def action(self) -> Action:
        """What was played at the last ply."""
        return self.game.space.action(self.number)

    def line(self, seat: Seat | None) -> str:
        """The last ply in the story of this seat, or of a spectator: what it decided itself, what
        it heard, and a mark that stands for all that it knew then."""
        if seat not in self._lines:
            told = [written(event) for event in self.told if event.is_heard_by(seat)]
            own = [f"> {self.action}"] if self.who == seat else []
            known = self.known_to(NOBODY if seat is None else seat).tobytes()
            mark = blake2b(known, digest_size=MARK).hexdigest()
            self._lines[seat] = f"{'; '.join(own + told) or UNHEARD} #{mark}"
        return self._lines[seat]

    def story(self, seat: Seat | None) -> str:
        """Everything that this seat, or a spectator, has heard and decided, a line for each ply."""
        name = "spectator" if seat is None else f"seat {self.game.letters[seat]}"
        return "\n".join([name, *(ply.line(seat) for ply in self.plies)])

    def known_to(self, seat: Seat) -> Any:
        """The record as this seat knows it; the rest is wiped. NOBODY knows what all know."""
        s = copy_record(self.s)
        self.game.play.redact(s, seat)
        return s

    # --- Copies -------------------------------------------------------------------------------

    def __copy__(self) -> Trail:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Trail:
        return self

    def __reduce__(self) -> tuple[Callable[..., Trail], tuple[object, ...]]:
        numbers = [ply.number for ply in self.plies]
        return retrodden, (self.game, self.root.s.tobytes(), numbers)


def retrodden(game: Game, start: bytes, numbers: Sequence[int]) -> Trail:
    """The trail of a pickle: the same plies from the same start."""
    trail = Trail(game, np.frombuffer(bytearray(start), game.state.dtype)[0])
    for number in numbers:
        trail = trail.play(number)
    return trail


def written(event: Event) -> str:
    """An event in a seat's story: its name and its facts."""
    return " ".join([name_of(type(event)), *map(str, vars(event).values())])


def first_decision(game: Game) -> Any:
    """The record of some game where a seat decides for the first time."""
    s, room, ply = game.start(game.seats[0]), make_numbers(game.space), 0
    while game.play.actor(s) == CHANCE:
        game.play.apply(s, random_action(s, room, random_word(0, ply)))
        ply += 1
    return s
