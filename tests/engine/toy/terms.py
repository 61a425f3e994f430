"""The toy's nouns, its deck, and every reason to refuse an action."""

from __future__ import annotations

from enum import IntEnum
from typing import TypeAlias

import numpy as np

from serai.engine.reason import Reasons

Card: TypeAlias = int
NO_CARD: Card = 0

SEATS = 3
CARDS = 4
FACE_DOWN: Card = CARDS + 1
"""A card that whoever holds the record has not seen."""
COPIES = np.array([0, 4, 3, 2, 1])
"""How often each card is in the deck. At most 3 of the 10 are held, so the deck never runs out."""


class Moment(IntEnum):
    """What the game waits for."""

    DEAL = 1
    CHOOSE = 2
    OVER = 3


class Reason(Reasons):
    """ALLOWED, or why not."""

    ALLOWED = ""
    GAME_IS_OVER = "toy.end.1"
    DECK_DEALS = "toy.deal.1"
    SEATS_DECIDE = "toy.turn.1"
    CARD_IS_TAKEN = "toy.deal.2"
    NO_SWAP_LEFT = "toy.swap.1"
