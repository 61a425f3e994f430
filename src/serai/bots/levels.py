"""The levels for people: the same names in every game, each a stated budget and behaviour.

A weaker level searches with fewer iterations, and with a temperature it does not always play what
it found best. How many iterations a level has depends on the game, and stands in the game's
knowledge. Every level knows what its seat knows, and no more.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from serai.bots.judging import knowledge_of
from serai.bots.search import SearchBot

if TYPE_CHECKING:
    from serai.engine.game import Game


@dataclass(frozen=True)
class Level:
    """A name and a temperature: how freely it picks among what it searched, see `SearchBot`."""

    name: str
    temperature: float

    def budget(self, game: Game) -> int:
        """Iterations a decision in this game."""
        return int(knowledge_of(game).BUDGETS[self.name])

    def make(self, game: Game, seed: int, **settings: Any) -> SearchBot:
        """The bot; settings such as `threads` can still be given."""
        usual: dict[str, Any] = {"iterations": self.budget(game), "temperature": self.temperature}
        return SearchBot(game, seed, **(usual | settings))


LEVELS = (
    Level("beginner", temperature=1.0),
    Level("easy", temperature=0.8),
    Level("medium", temperature=0.5),
    Level("hard", temperature=0.0),
    Level("expert", temperature=0.0),
)
"""From the weakest to the strongest."""
