"""What a bot is given when it must decide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from serai.engine.action import Action
from serai.engine.dispatch import make_numbers

if TYPE_CHECKING:
    from serai.engine.game import Game
    from serai.engine.match import Match
    from serai.engine.seat import Seat


@dataclass(frozen=True)
class Observation:
    """All that a seat knows at one of its decisions. `state` is the redacted record: what the seat
    may not know is wiped from it. It is a copy that belongs to the bot, and everything else here is
    made from it."""

    game: Game
    seat: Seat
    state: Any

    def offers(self) -> list[Action]:
        """The actions to choose from."""
        numbers = make_numbers(self.game.space)
        count = self.game.play.legal(self.state, numbers)
        return [self.game.space.action(int(number)) for number in numbers[:count]]

    def view(self) -> dict[str, Any]:
        """What the seat sees, as JSON-able data with the rulebook's names."""
        return self.game.view(self.game, self.state, self.seat)


def look(match: Match) -> Observation:
    """What the seat that must decide now knows of this match."""
    seat = match.actor
    if seat is None:
        raise ValueError("the game is over: nobody has to decide")
    return Observation(match.game, seat, match.redacted(seat))
