"""The course of a game: its match, its dice, and what happened ply by ply.

A match draws chance when asked what comes next. At a table every outcome is drawn together with the
decision before it and written to the log with it; the log alone then says what happened.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from serai.engine.chance import FairDice, ManualChance
from serai.engine.seat import CHANCE, NOBODY, Seat
from serai.table.offering import offer_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from serai.engine.event import Event
    from serai.engine.game import Game
    from serai.engine.match import Move

BY_HAND = ManualChance()


@dataclass(frozen=True)
class Ahead:
    """A decision that was foreseen: from which ply, which actions, and what they come to."""

    ply: int
    actions: list[dict[str, str]]
    log: list[tuple[Seat, int]]
    past: list[Any]
    state: Any


class Course:
    """A match in which all that chance has to decide is decided."""

    def __init__(
        self, game: Game, players: int, options: Mapping[str, Any], dice: FairDice
    ) -> None:
        self.game = game
        self.dice = dice
        self.match = game.new(players, None, BY_HAND, **options)
        self.match.chance = dice
        self.told: list[list[Event]] = []
        self._ahead: Ahead | None = None
        self.actor: Seat | None = None
        """The seat to decide; None when the game is over, or has not begun."""
        self.ended = False

    @property
    def ply(self) -> int:
        """How many actions have been played, chance included."""
        return self.match.ply

    def foresee(self, move: Move | None) -> tuple[list[dict[str, str]], bool]:
        """What a decision (None: the beginning) and the chance that follows it come to, as typed
        actions, and whether the game is over then. The match stays where it is."""
        ply = self.ply
        if move is not None:
            self.match.play(move)
        ended = self.match.settle() == NOBODY
        match, space = self.match, self.game.space
        actions = [offer_of(space, number)["action"] for _, number in match.log[ply:]]
        ahead = Ahead(ply, actions, match.log[ply:], match.past[ply:], match.state)
        self._rewind(ply)
        self._ahead = ahead
        return actions, ended

    def follow(self, actions: Sequence[Mapping[str, str]]) -> None:
        """Play what the log says, chance included. Usually it was foreseen a moment ago."""
        ahead = self._ahead
        if ahead is not None and ahead.ply == self.ply and ahead.actions == actions:
            self._go_ahead(ahead)
        else:
            with self._by_hand():
                for action in actions:
                    self.match.play(action)
        self._ahead = None
        self._tell()
        self._look_who()

    def go_back(self, ply: int) -> None:
        """Forget everything from this ply on."""
        self._rewind(ply)
        del self.told[ply:]
        self._look_who()

    def who(self, ply: int) -> Seat | None:
        """The seat that decided a ply; None if chance did."""
        seat = self.match.log[ply][0]
        return None if seat == CHANCE else seat

    def record_at(self, ply: int) -> Any:
        """The record before this ply."""
        return self.match.past[ply] if ply < self.ply else self.match.state

    def _go_ahead(self, ahead: Ahead) -> None:
        """Come to where a decision was foreseen to lead."""
        self.match.log += ahead.log
        self.match.past += ahead.past
        self.match.state = ahead.state

    @contextmanager
    def _by_hand(self) -> Iterator[None]:
        self.match.chance = BY_HAND
        try:
            yield
        finally:
            self.match.chance = self.dice

    def _rewind(self, ply: int) -> None:
        match = self.match
        self._ahead = None
        if ply < match.ply:
            match.state = match.past[ply]
            del match.past[ply:], match.log[ply:]

    def _look_who(self) -> None:
        """Ask the rules once who has to decide: everybody who is told something needs it."""
        self.actor = self.match.actor
        self.ended = self.actor is None

    def _tell(self) -> None:
        """Keep what each new ply did."""
        for ply in range(len(self.told), self.ply):
            action = self.game.space.action(self.match.log[ply][1])
            events = self.game.tell(self.record_at(ply), action, self.record_at(ply + 1))
            self.told.append(events)
