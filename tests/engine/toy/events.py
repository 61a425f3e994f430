"""What can happen in the toy. Facts are written as in the notation: seats are letters."""

from __future__ import annotations

from dataclasses import dataclass

from engine.toy.terms import Card
from serai.engine.event import Audience, Event
from serai.engine.seat import LETTERS


@dataclass(frozen=True)
class CardDealt(Event):
    """A seat got a card, face down."""

    seat: str


@dataclass(frozen=True)
class CardSeen(Event):
    """Which card it was."""

    seat: str
    card: Card

    @property
    def audience(self) -> Audience:
        """The receiver alone."""
        return frozenset({LETTERS.index(self.seat)})


@dataclass(frozen=True)
class CardKept(Event):
    """A seat stays with its card."""

    seat: str


@dataclass(frozen=True)
class CardReturned(Event):
    """A seat put its card back into the deck, face down."""

    seat: str


@dataclass(frozen=True)
class CardShown(Event):
    """The game is over, and a seat shows its card."""

    seat: str
    card: Card
