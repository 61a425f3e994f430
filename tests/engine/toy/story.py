"""Before + action + after -> events. Which card was dealt is for its receiver's ears alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.toy.actions import Deal, Keep
from engine.toy.flow import receiver
from engine.toy.terms import Card
from serai.engine.action import Action
from serai.engine.event import Audience, Event
from serai.engine.seat import NOBODY, Seat


@dataclass(frozen=True)
class CardDealt(Event):
    """A seat got a card, face down. Heard by all."""

    seat: Seat


@dataclass(frozen=True)
class CardSeen(Event):
    """Which card it was. Heard by its receiver."""

    seat: Seat
    card: Card

    @property
    def audience(self) -> Audience:
        """The receiver alone."""
        return frozenset({self.seat})


@dataclass(frozen=True)
class CardKept(Event):
    """A seat stays with its card. Heard by all."""

    seat: Seat


@dataclass(frozen=True)
class CardReturned(Event):
    """A seat put its card back into the deck, face down. Heard by all."""

    seat: Seat


@dataclass(frozen=True)
class CardsShown(Event):
    """The game is over: all cards, by seat. Heard by all."""

    cards: tuple[Card, ...]


def tell(before: Any, action: Action, after: Any) -> list[Event]:
    """What the action did, in order."""
    if isinstance(action, Deal):
        seat = int(receiver(before))
        return [CardDealt(seat), CardSeen(seat, action.card)]
    if not isinstance(action, Keep):
        return [CardReturned(int(before.turn))]
    told: list[Event] = [CardKept(int(before.turn))]
    if after.turn == NOBODY:
        told.append(CardsShown(tuple(int(card) for card in after.cards[: int(after.players)])))
    return told
