"""The nouns of Ur, why a move may be refused, and the record of a game."""

from enum import IntEnum

from serai.engine.action import Domain
from serai.engine.form import Each, Letter, Number, PerSeat, Word
from serai.engine.layout import Ints, Record, i8
from serai.engine.option import option
from serai.engine.reason import Reasons

SEATS = 2
START, HOME = 0, 15
SHARED = tuple(range(5, 13))
FLOWERS = (4, 8, 14)
PLACE = Domain("place", ["start", *map(str, range(1, HOME)), "home"])
MARKS = Domain("marks", ["0", "1", "2", "3", "4"])
WAYS = (1, 4, 6, 4, 1)
"""In how many ways four lots can show so many marks."""


class Phase(IntEnum):
    """What is to be decided."""

    CAST = 1
    MOVE = 2
    OVER = 3


class Reason(Reasons):
    """ALLOWED, or why not."""

    ALLOWED = ""
    GAME_IS_OVER = "ur.end.1"
    LOTS_FIRST = "ur.cast.1"
    SEATS_DECIDE = "ur.move.1"
    NO_PIECE_THERE = "ur.move.1"
    TOO_FAR = "ur.move.2"
    OWN_PIECE_AHEAD = "ur.move.3"
    FLOWER_IS_SAFE = "ur.flower.2"


class State(Record):
    """One game of Ur."""

    players: int = i8("seats in play")
    phase: int = i8("what is to be decided", form=Word(Phase))
    turn: int = i8("whose turn it is", form=Letter())
    steps: int = i8("marks of the lots", form=Number(1, 4), phases=(Phase.MOVE,), needed=True)
    road: Ints = i8(
        "pieces of each seat at each place",
        SEATS,
        HOME + 1,
        form=PerSeat(Each(PLACE, Number(0, 7, nothing=0))),
    )
    pieces: int = option((7, 5, 3), "ur.road.1", "how many pieces each seat has")
