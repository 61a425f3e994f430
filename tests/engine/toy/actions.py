"""The decisions of the toy: typed <-> number <-> notation."""

from __future__ import annotations

from typing import Annotated

from engine.toy.terms import CARDS
from serai.engine.action import Action, ActionSpace, Domain

CARD = Domain("card", [str(card) for card in range(1, CARDS + 1)], first=1)


class Deal(Action):
    """Chance: the next seat without a card gets this one."""

    notation = "deal {card}"
    card: Annotated[int, CARD]


class Keep(Action):
    """Keep your card; the next seat decides."""

    notation = "keep"


class Swap(Action):
    """Put your card back into the deck and take another."""

    notation = "swap"


SPACE = ActionSpace([Deal, Keep, Swap])
KIND_OF, PARTS_OF = SPACE.tables()
DEAL, KEEP, SWAP = range(1, 4)
