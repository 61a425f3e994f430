"""An action, and the records before and after it: what the story reads things off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.seat import Seat
from serai.games.silver_isle.actions import PLAY
from serai.games.silver_isle.notation import place_name
from serai.games.silver_isle.parts import suit
from serai.games.silver_isle.rules.crew import place_of
from serai.games.silver_isle.rules.geometry import place_of_spot
from serai.games.silver_isle.terms import Crew, Place


@dataclass(frozen=True)
class Change:
    """An action, and the records before and after it."""

    before: Any
    action: Any
    after: Any

    @property
    def actor(self) -> Seat:
        """The seat that decided; during the draws, the seat that draws."""
        decided = int(PLAY.actor(self.before))
        return decided if decided >= 0 else int(self.before.turn)

    @property
    def seat(self) -> str:
        """The letter of that seat's suit."""
        return suit(self.actor)

    @property
    def start(self) -> Place:
        """Where the crew was that acted."""
        return self.place_of(self.actor, self.action.crew)

    @property
    def start_name(self) -> str:
        """The name of that place."""
        return place_name(self.before, self.start)

    @property
    def target(self) -> Place:
        """The place that the action names."""
        return int(place_of_spot(self.before, self.action.place))

    @property
    def target_name(self) -> str:
        """The name of that place."""
        return place_name(self.before, self.target)

    def place_of(self, seat: Seat, crew: Crew) -> Place:
        """Where a crew was before the action."""
        return int(place_of(self.before, seat, crew))

    def tokens(self, seat: Seat) -> int:
        """By how many tokens the seat's crews carry more than before."""
        return int(self.after.loaded[seat].sum()) - int(self.before.loaded[seat].sum())
