"""One game being played: decisions, chance, what may be seen, going back, and branches."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from serai.engine.action import Action
from serai.engine.chance import Chance, make_chance
from serai.engine.choosing import History
from serai.engine.dispatch import make_numbers
from serai.engine.drawing import draw
from serai.engine.errors import BadPly, BadRecord, BadSeat, CannotUndo, IllegalAction
from serai.engine.event import Event
from serai.engine.layout import copy_record, keep_record
from serai.engine.narrator import Narrator
from serai.engine.pickling import pickled
from serai.engine.recap import Recap, Story
from serai.engine.record import ALL, Reader, Whole, write_record
from serai.engine.refusal import Refusal
from serai.engine.sampling import pick_outcome, total_weight
from serai.engine.seat import CHANCE, NOBODY, Seat

if TYPE_CHECKING:
    from serai.engine.game import Game
    from serai.engine.tally import Tally

Move: TypeAlias = Action | str | Mapping[str, Any]
"""An action, its notation or its typed JSON."""


WHO, WHAT = range(2)
"""What a log has of each ply: who decided, and the number of the action."""


class Column(Sequence[int]):
    """Who decided, or what was played, ply by ply. Nothing is copied, however long a game has
    become; so it holds for as long as nothing is played or taken back."""

    def __init__(self, log: Sequence[tuple[Seat, int]], column: int) -> None:
        self._log, self._column = log, column

    def __len__(self) -> int:
        return len(self._log)

    def __getitem__(self, ply: Any) -> Any:
        return self._log[ply][self._column]


class Match:
    """One game being played. It remembers every ply, so that it can tell what happened and go back.

    Chance is drawn when somebody asks what comes next (`actor`, `legal`, `view`, `events`, `play`).
    Until then, `position()` and `state` show what the last decision made, and no more.

    A match can be copied (`copy`, `deepcopy`, or `branch`) and pickled. Copies share nothing. A
    pickle is for other processes of the same version; it holds everything, secrets included. To
    keep a game, keep its `record()`.
    """

    def __init__(
        self,
        game: Game,
        s: Any,
        chance: Chance,
        start: dict[str, Any] | None = None,
        log: list[tuple[Seat, int]] | None = None,
        past: list[Any] | None = None,
    ) -> None:
        self._game = game
        self._chance = chance
        self._state = s
        self._start = start
        self._log = [] if log is None else log
        self._past = [] if past is None else past
        self._numbers = make_numbers(game.space)

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._game

    @property
    def chance(self) -> Chance:
        """Where chance comes from; `branch(chance=...)` is a match with another."""
        return self._chance

    @property
    def state(self) -> Any:
        """The record itself, for compiled code. To change it is to play without rules."""
        return self._state

    @property
    def start(self) -> dict[str, Any] | None:
        """The position that the match was loaded from; None if it began at the beginning."""
        return self._start

    @property
    def log(self) -> tuple[tuple[Seat, int], ...]:
        """For each ply, the seat that decided it (or CHANCE) and the number of its action."""
        return tuple(self._log)

    @property
    def past(self) -> tuple[Any, ...]:
        """The record before each ply. Nobody can write into these."""
        return tuple(self._past)

    @property
    def history(self) -> History:
        """How the match came to where it is, for as long as nothing is played or taken back."""
        return History(self._past, Column(self._log, WHAT), self._state)

    @property
    def deciders(self) -> Sequence[Seat]:
        """Who decided each ply, for as long as nothing is played or taken back."""
        return Column(self._log, WHO)

    def __repr__(self) -> str:
        return f"<Match of {self._game.id}, ply {self.ply}, {self._next()}>"

    def _next(self) -> str:
        """Who has to decide as the record stands: nothing is drawn."""
        seat = self._actor()
        if seat in (CHANCE, NOBODY):
            return "chance decides" if seat == CHANCE else "over"
        return f"seat {seat} ({self._game.letters[seat]}) decides"

    def _repr_html_(self) -> str | None:
        """The board, for a notebook."""
        return draw(self, "html")

    # --- Branches -----------------------------------------------------------------------------

    def branch(self, upto: int | None = None, chance: str | Chance | None = None) -> Match:
        """Another match that stands where this one does, or where it stood before the ply `upto`.
        What is played on one does not happen on the other. `chance` says where the branch takes
        its chance from, as in `Game.new`; without it, from where this match does."""
        ply = self.ply if upto is None else upto
        if type(ply) is not int or not 0 <= ply <= self.ply:
            raise BadPly(f"the match has plies 0 to {self.ply}, not {upto!r}")
        source = self._chance if chance is None else make_chance(chance, None)
        s = copy_record(self.state_before(ply))
        return Match(self._game, s, source, self._start, self._log[:ply], self._past[:ply])

    def adopt(self, other: Match) -> None:
        """Take over everything that was played on another match of this game, such as a branch.
        This match keeps its own chance. Raises BadRecord if the games differ."""
        if other._game is not self._game and other._game.edition != self._game.edition:
            raise BadRecord(f"{other!r} is not of this match's game, {self._game.id}")
        self._state = copy_record(other._state)
        self._start = other._start
        self._log, self._past = list(other._log), list(other._past)

    def __copy__(self) -> Match:
        return self.branch()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.branch(chance=copy.deepcopy(self._chance, memo))

    def __reduce__(self) -> tuple[Callable[..., Match], tuple[object, ...]]:
        return pickled(self)

    # --- What comes next ----------------------------------------------------------------------

    @property
    def ply(self) -> int:
        """How many actions have been played, chance included."""
        return len(self._log)

    @property
    def players(self) -> int:
        """The number of seats in play."""
        return int(self._state.players)

    @property
    def actor(self) -> Seat | None:
        """The seat to decide; CHANCE if that is played by hand; None when the game is over."""
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
        """Draw what chance has to decide before the next decision. Returns who makes that: a seat,
        CHANCE if chance is manual, NOBODY (-2) if the game is over."""
        while (seat := self._actor()) == CHANCE and not self._chance.is_manual:
            count = self._game.play.legal(self._state, self._numbers)
            ticket = self._chance.ticket(self.ply, total_weight(self._state, self._numbers, count))
            self._apply(CHANCE, int(pick_outcome(self._state, self._numbers, count, ticket)))
        return seat

    def legal(self) -> list[Action]:
        """Everything that may be played now."""
        return [self._game.space.action(number) for number in self.legal_numbers()]

    def legal_numbers(self) -> list[int]:
        """The numbers of everything that may be played now."""
        self.settle()
        count = self._game.play.legal(self._state, self._numbers)
        numbers: list[int] = self._numbers[:count].tolist()
        return numbers

    def weights(self) -> list[int]:
        """How likely each of `legal()` is, where chance decides: its share of the sum."""
        return [int(self._game.play.weight(self._state, each)) for each in self.legal_numbers()]

    def why_not(self, move: Move) -> Refusal | None:
        """Why the action may not be played now; None if it may."""
        action = self._game.space.read(move)
        self.settle()
        return self._refuse(action)

    # --- Playing ------------------------------------------------------------------------------

    def play(self, move: Move) -> Action:
        """Play an action; raises IllegalAction with the clause that forbids it."""
        action = self._game.space.read(move)
        seat = self.settle()
        refusal = self._refuse(action)
        if refusal:
            raise IllegalAction(refusal)
        self._apply(seat, self._game.space.number(action))
        return action

    def undo(self, seat: Seat | None = None) -> Action:
        """Take back the last decision, and return it; raises CannotUndo. What chance has decided is
        never taken back. With a seat, only a decision of that seat is."""
        reason = self.why_no_undo(seat)
        if reason:
            raise CannotUndo(reason)
        _, number = self._log.pop()
        self._state = copy_record(self._past.pop())
        return self._game.space.action(number)

    def why_no_undo(self, seat: Seat | None = None) -> str | None:
        """Why the last decision may not be taken back; None if it may."""
        if not self._log:
            return "there is nothing to take back"
        who, number = self._log[-1]
        if who == CHANCE:
            return "what chance has decided is not taken back"
        if seat is not None and who != seat:
            return "only your own last decision can be taken back"
        if self._is_shown(number):
            return "a secret that has been shown is not taken back"
        return None

    # --- What can be known --------------------------------------------------------------------

    def view(self, seat: Seat | None = None) -> dict[str, Any]:
        """What this seat may know, as JSON; None is a spectator."""
        self._check_seat(seat)
        self.settle()
        return self._game.view(self._game, self._state, seat)

    def redacted(self, seat: Seat) -> Any:
        """The record as this seat knows it, for its bot: the rest is wiped."""
        self._check_seat(seat)
        self.settle()
        s = copy_record(self._state)
        self._game.play.redact(s, seat)
        return s

    def events(self, since: int = 0, seat: Seat | None = None) -> list[Event]:
        """What happened from this ply on, as this seat may hear it; None is a spectator."""
        return [event for _, event in self._heard(since, seat)]

    def tell(
        self,
        since: int = 0,
        seat: Seat | None = None,
        lang: str = "en",
        players: Sequence[str] | None = None,
    ) -> list[str]:
        """What happened from this ply on in sentences, as this seat reads them; `players` are the
        names of the seats, if they have any."""
        narrator = Narrator(self._game, lang, seat, players)
        heard = self._heard(since, seat)
        return [narrator.tell(event, self.state_before(ply + 1)) for ply, event in heard]

    def recap(
        self,
        seat: Seat | None = None,
        lang: str = "en",
        players: Sequence[str] | None = None,
        since: int | None = None,
    ) -> list[str]:
        """What the others have done since this seat last decided, or from a ply on: a sentence for
        each turn, as this seat hears of it. None watches, and hears of the last round."""
        narrator = Narrator(self._game, lang, seat, players)
        return [narrator.recap(recap) for recap in self.recaps(seat, since) if recap.phrases]

    def recaps(self, seat: Seat | None = None, since: int | None = None) -> list[Recap]:
        """The same, for programs."""
        self._check_seat(seat)
        if since is not None and (type(since) is not int or since < 0):
            raise BadPly(f"a match is told from ply 0 on, not from {since!r}")
        self.settle()
        story = Story(self._game, self.deciders, self.events_of, self.state_before)
        return story.recaps(seat, since)

    def events_of(self, ply: int) -> list[Event]:
        """What the action of this ply did; each event says who may hear it."""
        before, after = self._past[ply], self.state_before(ply + 1)
        return self._game.tell(before, self.action_of(ply), after)

    def seat_of(self, ply: int) -> Seat:
        """The seat that decided this ply, or CHANCE."""
        return self._log[ply][0]

    def action_of(self, ply: int) -> Action:
        """What was played at this ply."""
        return self._game.space.action(self._log[ply][1])

    def state_before(self, ply: int) -> Any:
        """The record before this ply; before the ply to come it is `state`."""
        return self._past[ply] if ply < self.ply else self._state

    @property
    def scores(self) -> list[int]:
        """What each seat has scored; when the game is over, the final scores."""
        return [int(self._game.play.score(self._state, seat)) for seat in range(self.players)]

    def tally(self, seat: Seat | None = None) -> Tally:
        """What each seat has and would have if the game ended now, by its sources, and how near the
        end is, as this seat may know it; None is a spectator."""
        self._check_seat(seat)
        self.settle()
        return self._game.tally(self._state, seat)

    @property
    def winners(self) -> list[Seat]:
        """The seats that won; empty while the game runs."""
        return self._game.winners(self._state) if self.ended else []

    def position(self) -> dict[str, Any]:
        """The position as JSON that a person can read, edit and load again."""
        return self._game.write_position(self._game, self._state)

    def record(self, seat: Reader = ALL) -> dict[str, Any]:
        """The match so far as JSON, which `Game.replay` plays again, on any machine. For a seat
        (None: a spectator), without what it may not know while the game runs."""
        if not isinstance(seat, Whole):
            self._check_seat(seat)
        return write_record(self, seat)

    # --- Inside -------------------------------------------------------------------------------

    def _heard(self, since: int, seat: Seat | None) -> list[tuple[int, Event]]:
        """What this seat may hear of what happened from a ply on, with the ply of each."""
        self._check_seat(seat)
        if type(since) is not int or since < 0:
            raise BadPly(f"a match is told from ply 0 on, not from {since!r}")
        self.settle()
        told = ((ply, event) for ply in range(since, self.ply) for event in self.events_of(ply))
        return [(ply, event) for ply, event in told if event.is_heard_by(seat)]

    def _refuse(self, action: Action) -> Refusal | None:
        number = self._game.space.number(action)
        reason = self._game.reasons(self._game.play.refuse(self._state, number))
        if reason == 0:
            return None
        return Refusal(str(action), reason.clause, reason.word, self._game.words)

    def _is_shown(self, number: int) -> bool:
        action, uncovers = self._game.space.action(number), self._game.uncovers
        return uncovers is not None and uncovers(self._past[-1], action, self._state)

    def _check_seat(self, seat: Seat | None) -> None:
        """Raise BadSeat unless this is a seat of the match, or None, who watches."""
        if seat is not None and (type(seat) is not int or seat not in range(self.players)):
            raise BadSeat(f"seats are numbered 0 to {self.players - 1}, None watches: not {seat!r}")

    def _actor(self) -> Seat:
        return int(self._game.play.actor(self._state))

    def _apply(self, who: Seat, number: int) -> None:
        self._past.append(keep_record(self._state))
        self._log.append((who, number))
        self._game.play.apply(self._state, number)
