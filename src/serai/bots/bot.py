"""What every bot must do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from serai.bots.observation import Observation
    from serai.engine.action import Action


class Bot(ABC):
    """A bot sits at one seat of one match. It is asked whenever that seat must decide, and may
    remember what it saw before."""

    @abstractmethod
    def choose(self, observation: Observation) -> Action:
        """One of `observation.offers()`. Anything else is refused, as it is for people."""
