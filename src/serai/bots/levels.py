"""The levels for people: the same names in every game, each a stated budget and behaviour.

A weaker level thinks shorter, and with a temperature it does not always play what it found best.
Every level knows what its seat knows, and no more.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from serai.bots.search import SearchBot

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True)
class Level:
    """Iterations a decision, and how freely it picks among what it looked at: see `SearchBot`."""

    name: str
    iterations: int
    temperature: float

    def maker(self) -> Callable[..., SearchBot]:
        """Makes the bot; settings such as `threads` can still be given."""
        return partial(SearchBot, iterations=self.iterations, temperature=self.temperature)


LEVELS = (
    Level("beginner", iterations=12, temperature=1.0),
    Level("easy", iterations=60, temperature=0.6),
    Level("medium", iterations=250, temperature=0.3),
    Level("hard", iterations=1000, temperature=0.0),
    Level("expert", iterations=5000, temperature=0.0),
)
"""From the weakest to the strongest."""
