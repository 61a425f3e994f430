"""The levels for people: the same names in every game, each a stated budget and behaviour.

In each game a level's thought is multiplied by a pace: the more, the more further thought is worth
there and the less time it takes.
A weaker level thinks shorter, and with a temperature it does not always play what it found best.
Every level knows what its seat knows, and no more.
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
    """Iterations a decision at a pace of 1, and how freely it picks among what it looked at: see
    `SearchBot`."""

    name: str
    iterations: int
    temperature: float

    def budget(self, game: Game) -> int:
        """Iterations a decision in this game."""
        return self.iterations * int(knowledge_of(game).PACE)

    def make(self, game: Game, seed: int, **settings: Any) -> SearchBot:
        """The bot; settings such as `threads` can still be given."""
        usual: dict[str, Any] = {"iterations": self.budget(game), "temperature": self.temperature}
        return SearchBot(game, seed, **(usual | settings))


LEVELS = (
    Level("beginner", iterations=6, temperature=1.0),
    Level("easy", iterations=30, temperature=0.8),
    Level("medium", iterations=120, temperature=0.5),
    Level("hard", iterations=500, temperature=0.0),
    Level("expert", iterations=2500, temperature=0.0),
)
"""From the weakest to the strongest."""
