"""The record of the toy, and how its fields stand in positions."""

from __future__ import annotations

from engine.toy.terms import CARDS, FACE_DOWN, NO_CARD, SEATS
from serai.engine.form import Letter, Number, PerSeat
from serai.engine.layout import Ints, Record, i8
from serai.engine.option import option
from serai.engine.seat import NOBODY


class Options:
    """The switches of the toy."""

    swaps: int = option((1, 2), "T1", "how often each seat may swap its card")


class State(Record, Options):
    """One game of the toy."""

    players: int = i8("number of seats in play", form=Number(2, SEATS))
    cards: Ints = i8(
        "card in each seat's hand",
        SEATS,
        form=PerSeat(Number(1, CARDS, nothing=NO_CARD, unknown=FACE_DOWN)),
    )
    swaps_left: Ints = i8(
        "swaps that each seat has left",
        SEATS,
        form=PerSeat(Number(0, lambda s: s.swaps, seen=(0, 2))),
    )
    turn: int = i8("seat to keep or swap, null when all have kept", form=Letter(nothing=NOBODY))
    deck: Ints = i8("copies of each card left in the deck", CARDS + 1)
