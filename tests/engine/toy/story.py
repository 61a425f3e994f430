"""Before + action + after -> events. Which card was dealt is for its receiver's ears alone."""

from __future__ import annotations

from typing import Any

from engine.toy.actions import Deal, Swap
from engine.toy.events import CardDealt, CardKept, CardReturned, CardSeen, CardShown
from engine.toy.rules import receiver
from serai.engine.action import Action
from serai.engine.event import Event
from serai.engine.seat import NOBODY, letter


def tell(before: Any, action: Action, after: Any) -> list[Event]:
    """What the action did, in order."""
    if isinstance(action, Deal):
        seat = letter(receiver(before))
        return [CardDealt(seat), CardSeen(seat, action.card)]
    seat = letter(before.turn)
    if isinstance(action, Swap):
        return [CardReturned(seat)]
    shown = range(int(after.players)) if after.turn == NOBODY else range(0)
    return [CardKept(seat), *(CardShown(letter(owner), int(after.cards[owner])) for owner in shown)]
