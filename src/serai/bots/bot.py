"""What every bot must do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from serai.bots.observation import Observation
    from serai.engine.action import Action


class Bot(ABC):
    """A bot sits at one seat of one match. It is asked whenever that seat must decide, and may
    remember what it saw before."""

    hears_story: ClassVar[bool] = False
    """Whether its observations tell the story: that takes longer than many a bot thinks."""
    is_remote: ClassVar[bool] = False
    """Whether it waits for somebody elsewhere. At tables it then waits in a thread of its own, and
    one bot plays the whole game: it is never asked again what it was asked before."""
    stand_ins: int = 0
    """How many of its decisions another bot has made in its place."""
    note: str = ""
    """Why another bot did, the last time, in a word that tells nothing of the game."""

    @abstractmethod
    def choose(self, observation: Observation) -> Action:
        """One of `observation.offers()`. Anything else is refused, as it is for people."""


def stand_ins_of(bot: object) -> int:
    """How many decisions another bot has made in this one's place. A package's bot need not be of
    our class, and may know nothing of that."""
    return int(getattr(bot, "stand_ins", 0))


def note_of(bot: object) -> str:
    """Why another bot did, the last time."""
    return str(getattr(bot, "note", ""))
