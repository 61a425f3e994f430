"""Record <-> position, JSON that a person can write; impossible positions are refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.toy.rules import deal
from engine.toy.state import State
from engine.toy.terms import NO_CARD
from serai.engine.errors import BadPosition
from serai.engine.position import Position

if TYPE_CHECKING:
    from serai.engine.game import Game

POSITION = Position(State)


def read_position(game: Game, position: Mapping[str, Any]) -> Any:
    """The record of a position; raises BadPosition. The deck is what nobody holds, so it is not
    written."""
    s, _ = POSITION.read(game, position)
    for seat, card in enumerate(s.cards.tolist()):
        if card != NO_CARD and s.deck[card] == 0:
            raise BadPosition(f"there are not so many cards {card} in the deck", "toy.deal.2")
        if card != NO_CARD:
            deal(s, seat, card)
    return s
