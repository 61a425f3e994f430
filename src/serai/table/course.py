"""The course of a game: its match, its dice, and what happened ply by ply.

A match draws chance when asked what comes next. At a table every outcome is drawn together with the
decision before it and written to the log with it; the log alone then says what happened.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from serai.engine.chance import FairDice, ManualChance
from serai.engine.seat import CHANCE, NOBODY, Seat
from serai.table.offering import offer_of

if TYPE_CHECKING:
    from serai.engine.event import Event
    from serai.engine.game import Game
    from serai.engine.match import Match, Move

BY_HAND = ManualChance()


class Course:
    """A match in which all that chance has to decide is decided."""

    def __init__(
        self, game: Game, players: int, options: Mapping[str, Any], dice: FairDice
    ) -> None:
        self.game = game
        self.dice = dice
        self.match = game.new(players, None, BY_HAND, **options).branch(chance=dice)
        self.told: list[list[Event]] = []
        self._ahead: Match | None = None
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
        self._ahead = ahead = self.match.branch()
        if move is not None:
            ahead.play(move)
        ended = ahead.settle() == NOBODY
        return self._actions(ahead), ended

    def _actions(self, ahead: Match) -> list[dict[str, str]]:
        """What a branch has played since."""
        played = ahead.log[self.ply :]
        return [offer_of(self.game.space, number)["action"] for _, number in played]

    def follow(self, actions: Sequence[Mapping[str, str]]) -> None:
        """Play what the log says, chance included. Usually it was foreseen a moment ago."""
        ahead, self._ahead = self._ahead, None
        if ahead is None or self._actions(ahead) != actions:
            ahead = self.match.branch(chance=BY_HAND)
            for action in actions:
                ahead.play(action)
        self.match.adopt(ahead)
        self._tell()
        self._look_who()

    def go_back(self, ply: int) -> None:
        """Forget everything from this ply on."""
        self._ahead = None
        self.match.adopt(self.match.branch(upto=ply))
        del self.told[ply:]
        self._look_who()

    def who(self, ply: int) -> Seat | None:
        """The seat that decided a ply; None if chance did."""
        seat = self.match.log[ply][0]
        return None if seat == CHANCE else seat

    def record_at(self, ply: int) -> Any:
        """The record before this ply."""
        return self.match.state_before(ply)

    def _look_who(self) -> None:
        """Ask the rules once who has to decide: everybody who is told something needs it."""
        self.actor = self.match.actor
        self.ended = self.actor is None

    def _tell(self) -> None:
        """Keep what each new ply did."""
        for ply in range(len(self.told), self.ply):
            self.told.append(self.match.events_of(ply))
