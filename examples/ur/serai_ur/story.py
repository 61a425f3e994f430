"""What happened."""

from dataclasses import dataclass
from typing import Any

from serai.engine.action import Action
from serai.engine.event import Event
from serai.engine.seat import letter
from serai_ur.actions import Cast
from serai_ur.state import PLACE, START


@dataclass(frozen=True)
class LotsCast(Event):
    """The lots fell for a seat."""

    seat: str
    marks: int


@dataclass(frozen=True)
class PieceMoved(Event):
    """A piece went on, perhaps home."""

    seat: str
    goal: str


@dataclass(frozen=True)
class PieceSentBack(Event):
    """A piece of this seat has to start again."""

    seat: str


def tell(before: Any, action: Action, after: Any) -> list[Event]:
    """What the action did, in order."""
    seat, other = letter(before.turn), letter(1 - before.turn)
    if isinstance(action, Cast):
        return [LotsCast(seat, action.marks)]
    gained = after.road > before.road
    moved = PieceMoved(seat, PLACE.write(int(gained[before.turn].argmax())))
    return [moved, PieceSentBack(other)] if gained[1 - before.turn, START] else [moved]
