"""One game being played: decisions, chance, what may be seen, and going back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from serai.engine.action import Action
from serai.engine.chance import Chance
from serai.engine.dispatch import make_offers
from serai.engine.errors import BadPly, BadSeat, CannotUndo, IllegalAction
from serai.engine.event import Event
from serai.engine.layout import copy_record
from serai.engine.record import ALL, Reader, Whole, write_record
from serai.engine.refusal import Refusal
from serai.engine.sampling import pick_outcome, total_weight
from serai.engine.seat import CHANCE, NOBODY, Seat

if TYPE_CHECKING:
    from serai.engine.game import Game

Move: TypeAlias = Action | str | Mapping[str, Any]
"""An action, its notation or its typed JSON."""


class Match:
    """A match keeps the record before every ply, so that it can tell what happened and go back.

    Chance is drawn when somebody asks what comes next (`actor`, `legal`, `view`, `events`, `play`):
    `position()` and `state` after a decision show just what that decision made.
    """

    def __init__(self, game: Game, s: Any, chance: Chance, from_position: bool = False) -> None:
        self.game = game
        self.chance = chance
        self.state = s
        self.log: list[tuple[Seat, int]] = []
        self.past: list[Any] = []
        self.start = game.write_position(game, s) if from_position else None
        self._offers = make_offers(game.space)

    # --- What comes next ----------------------------------------------------------------------

    @property
    def ply(self) -> int:
        """How many actions have been played, chance included."""
        return len(self.log)

    @property
    def players(self) -> int:
        """The number of seats in play."""
        return int(self.state.players)

    @property
    def actor(self) -> Seat | None:
        """The seat to decide; CHANCE if chance is manual; None when the game is over."""
        seat = self.settle()
        return None if seat == NOBODY else seat

    @property
    def over(self) -> bool:
        """Whether the game has ended; it may end by what chance decides next."""
        return self.settle() == NOBODY

    @property
    def ended(self) -> bool:
        """Whether the game has ended as the record stands: nothing is drawn."""
        return self._actor() == NOBODY

    def settle(self) -> Seat:
        """Draw whatever chance has to decide before the next decision; return who decides it."""
        while (seat := self._actor()) == CHANCE and not self.chance.is_manual:
            number = self.game.flow.legal(self.state, self._offers)
            ticket = self.chance.ticket(self.ply, total_weight(self.state, self._offers, number))
            self._apply(CHANCE, int(pick_outcome(self.state, self._offers, number, ticket)))
        return seat

    def legal(self) -> list[Action]:
        """Everything that may be played now."""
        return [self.game.space.action(number) for number in self.legal_numbers()]

    def legal_numbers(self) -> list[int]:
        """The numbers of everything that may be played now."""
        self.settle()
        number = self.game.flow.legal(self.state, self._offers)
        numbers: list[int] = self._offers[:number].tolist()
        return numbers

    def weights(self) -> list[int]:
        """For manual chance: how likely each of `legal()` is."""
        return [int(self.game.flow.weight(self.state, self._number(a))) for a in self.legal()]

    def why_not(self, move: Move) -> Refusal | None:
        """None if the action may be played now, otherwise the reason."""
        action = self.game.space.read(move)
        self.settle()
        return self._refuse(action)

    # --- Playing ------------------------------------------------------------------------------

    def play(self, move: Move) -> Action:
        """Play an action; raises IllegalAction with the clause that forbids it."""
        action = self.game.space.read(move)
        seat = self.settle()
        refusal = self._refuse(action)
        if refusal:
            raise IllegalAction(refusal)
        self._apply(seat, self._number(action))
        return action

    def undo(self, seat: Seat | None = None) -> Action:
        """Take back the last decision: never chance, and with a seat given only that seat's own."""
        reason = self.why_no_undo(seat)
        if reason:
            raise CannotUndo(reason)
        _, number = self.log.pop()
        self.state = self.past.pop()
        return self.game.space.action(number)

    def why_no_undo(self, seat: Seat | None = None) -> str | None:
        """None if the last decision may be taken back, otherwise the reason."""
        if not self.log:
            return "there is nothing to take back"
        who, number = self.log[-1]
        if who == CHANCE:
            return "what chance has decided is not taken back"
        if seat is not None and who != seat:
            return "only your own last decision can be taken back"
        if self._is_shown(number):
            return "a secret that has been shown is not taken back"
        return None

    # --- What can be known --------------------------------------------------------------------

    def view(self, seat: Seat | None = None) -> dict[str, Any]:
        """What this seat may know; None is a spectator."""
        self.check_seat(seat)
        self.settle()
        return self.game.view(self.game, self.state, seat)

    def redacted(self, seat: Seat) -> Any:
        """The record as this seat knows it, for its bot."""
        self.check_seat(seat)
        self.settle()
        s = copy_record(self.state)
        self.game.flow.redact(s, seat)
        return s

    def events(self, since: int = 0, seat: Seat | None = None) -> list[Event]:
        """What happened from this ply on, as this seat, or a spectator, may hear it."""
        self.check_seat(seat)
        if type(since) is not int or since < 0:
            raise BadPly(f"a match is told from ply 0 on, not from {since!r}")
        self.settle()
        told: list[Event] = []
        for ply in range(since, self.ply):
            after = self.past[ply + 1] if ply + 1 < self.ply else self.state
            action = self.game.space.action(self.log[ply][1])
            told += self.game.tell(self.past[ply], action, after)
        return [event for event in told if event.is_heard_by(seat)]

    @property
    def scores(self) -> list[int]:
        """Final scores, or what each seat has now."""
        return [int(self.game.flow.score(self.state, seat)) for seat in range(self.players)]

    @property
    def winners(self) -> list[Seat]:
        """The seats that won; empty while the game runs."""
        return self.game.winners(self.state) if self.ended else []

    def position(self) -> dict[str, Any]:
        """The position as JSON that a person can read, edit and load again."""
        return self.game.write_position(self.game, self.state)

    def record(self, seat: Reader = ALL) -> dict[str, Any]:
        """The match so far as JSON: it replays to the same bytes anywhere. With a seat (None: a
        spectator), what that seat may know of it: while the game runs, secrets are left out."""
        if not isinstance(seat, Whole):
            self.check_seat(seat)
        return write_record(self, seat)

    # --- Inside -------------------------------------------------------------------------------

    def _refuse(self, action: Action) -> Refusal | None:
        reason = self.game.reasons(self.game.flow.refuse(self.state, self._number(action)))
        if reason == 0:
            return None
        return Refusal(str(action), reason.clause, reason.word, self.game.words)

    def _is_shown(self, number: int) -> bool:
        uncovers = self.game.uncovers
        action = self.game.space.action(number)
        return uncovers is not None and uncovers(self.past[-1], action, self.state)

    def check_seat(self, seat: Seat | None) -> None:
        """Raise BadSeat unless this is a seat of the match, or None, who watches."""
        if seat is not None and (type(seat) is not int or seat not in range(self.players)):
            raise BadSeat(f"seats are numbered 0 to {self.players - 1}, None watches: not {seat!r}")

    def _actor(self) -> Seat:
        return int(self.game.flow.actor(self.state))

    def _number(self, action: Action) -> int:
        return self.game.space.number(action)

    def _apply(self, who: Seat, number: int) -> None:
        self.past.append(copy_record(self.state))
        self.log.append((who, number))
        self.game.flow.apply(self.state, number)
