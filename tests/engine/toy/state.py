"""The record of the toy, nothing else."""

from __future__ import annotations

from engine.toy.terms import CARDS, SEATS
from serai.engine.layout import Ints, Record, i8


class State(Record):
    """One game of the toy."""

    players: int = i8("number of seats in play")
    turn: int = i8("seat to keep or swap, or NOBODY when all have kept")
    cards: Ints = i8("card in each seat's hand, or NO_CARD", SEATS)
    swaps_left: Ints = i8("swaps that each seat has left", SEATS)
    deck: Ints = i8("copies of each card left in the deck", CARDS + 1)
    swaps: int = i8("option: how often each seat may swap")
