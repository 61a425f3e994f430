"""What a bot is given when it must decide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from serai.engine.action import Action
from serai.engine.dispatch import make_numbers
from serai.engine.refusal import Refusal

if TYPE_CHECKING:
    from serai.engine.game import Game
    from serai.engine.match import Match
    from serai.engine.seat import Seat

LONGEST_STORY = 80
"""So many of the last plies are told."""


@dataclass(frozen=True)
class Observation:
    """All that a seat knows at one of its decisions. `state` is the redacted record: what the seat
    may not know is wiped from it. It is a copy that belongs to the bot. `story` is what happened
    lately, in sentences as the seat hears them, for bots that want it; everything else here is made
    from the record."""

    game: Game
    seat: Seat
    state: Any
    story: tuple[str, ...] = ()

    def offers(self) -> list[Action]:
        """The actions to choose from."""
        numbers = make_numbers(self.game.space)
        count = self.game.play.legal(self.state, numbers)
        return [self.game.space.action(int(number)) for number in numbers[:count]]

    def view(self) -> dict[str, Any]:
        """What the seat sees, as JSON-able data with the rulebook's names."""
        return self.game.view(self.game, self.state, self.seat)

    def why_not(self, action: Action) -> Refusal | None:
        """Why the seat may not play this now; None if it may."""
        game = self.game
        reason = game.reasons(game.play.refuse(self.state, game.space.number(action)))
        return Refusal(str(action), reason.clause, reason.word, game.words) if reason else None


def look(match: Match, story: bool = False) -> Observation:
    """What the seat that must decide now knows of this match; with the story, if it is wanted."""
    seat = match.actor
    if seat is None:
        raise ValueError("the game is over: nobody has to decide")
    told = story_of(match, seat) if story else ()
    return Observation(match.game, seat, match.redacted(seat), told)


def story_of(match: Match, seat: Seat) -> tuple[str, ...]:
    """What happened lately, as this seat hears it. Seats are called by their letters, never by what
    people call themselves."""
    return tuple(match.tell(max(0, match.ply - LONGEST_STORY), seat))
