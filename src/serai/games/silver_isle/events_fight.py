"""What can happen in a fight. Its crews lie face up, so everybody hears their values; `events.py`
has all other events."""

from __future__ import annotations

from dataclasses import dataclass

from serai.engine.event import Event
from serai.games.silver_isle.parts import CrewsWord, CrewWord, PlaceWord


@dataclass(frozen=True)
class FightFought(Event):
    """A seat attacked another; all crews of both sides were turned up. One of them wins, or `none`
    of them."""

    seat: str
    foe: str
    start: PlaceWord
    target: PlaceWord
    ours: CrewsWord
    theirs: CrewsWord
    winner: str


@dataclass(frozen=True)
class FightWon(Event):
    """A seat won a fight and owes damage."""

    seat: str
    foe: str
    damage: int


@dataclass(frozen=True)
class FightPushed(Event):
    """Both sides were equally strong."""

    seat: str
    foe: str


@dataclass(frozen=True)
class CrewsLost(Event):
    """Crews of a seat went back to Europe after a fight."""

    seat: str
    crews: CrewsWord


@dataclass(frozen=True)
class ShipLost(Event):
    """A ship that lost went back to Europe."""

    seat: str


@dataclass(frozen=True)
class DamageLapsed(Event):
    """No payment was possible."""

    seat: str
    damage: int


@dataclass(frozen=True)
class CrewRemoved(Event):
    """A seat paid damage with a crew."""

    seat: str
    crew: CrewWord


@dataclass(frozen=True)
class CrewReplaced(Event):
    """A seat paid damage: a smaller crew, unseen, took this one's place."""

    seat: str
    crew: CrewWord
    place: PlaceWord


@dataclass(frozen=True)
class CrewKept(Event):
    """A seat could not pay, and kept this crew alone."""

    seat: str
    crew: CrewWord


@dataclass(frozen=True)
class SilverCaptured(Event):
    """The winner of a fight took tokens of the loser."""

    seat: str
    number: int


FIGHT_EVENTS: tuple[type[Event], ...] = (
    FightFought,
    FightWon,
    FightPushed,
    CrewsLost,
    ShipLost,
    DamageLapsed,
    CrewRemoved,
    CrewReplaced,
    CrewKept,
    SilverCaptured,
)
