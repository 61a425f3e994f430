"""The contract between a bot and whoever seats it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from serai.bots.sight import Sight
    from serai.engine.action import Action


class Bot(ABC):
    """One bot sits at one seat of one match. It is asked whenever that seat must decide, and may
    remember what it saw before."""

    @abstractmethod
    def choose(self, sight: Sight) -> Action:
        """One of `sight.offers()`; anything else is refused as a person's would be."""
