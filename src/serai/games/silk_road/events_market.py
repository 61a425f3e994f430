"""What can happen in a market of Silk Road. See `events.py` for how facts are written."""

from __future__ import annotations

from dataclasses import dataclass

from serai.engine.event import Audience, Event
from serai.engine.seat import LETTERS
from serai.games.silk_road.parts import TileWord


@dataclass(frozen=True)
class TileTaken(Event):
    """A seat took a tile to use or decline it."""

    seat: str
    tile: TileWord


@dataclass(frozen=True)
class TileKept(Event):
    """A seat took a Crook or Barterer and keeps it."""

    seat: str
    tile: TileWord


@dataclass(frozen=True)
class ActionDeclined(Event):
    """A seat did not use its tile or the printed action."""

    seat: str
    tile: TileWord


@dataclass(frozen=True)
class GoodChanged(Event):
    """A Crook makes the tile in use show another good."""

    seat: str
    good: str
    into: str


@dataclass(frozen=True)
class CrooksSpent(Event):
    """A seat's Crooks left the game with the tile that they changed."""

    seat: str
    number: int


@dataclass(frozen=True)
class GoodsSold(Event):
    """A seat sold goods to the bank."""

    seat: str
    good: str
    number: int
    money: int


@dataclass(frozen=True)
class GoodsBought(Event):
    """A seat bought goods from the supply."""

    seat: str
    good: str
    number: int
    money: int


@dataclass(frozen=True)
class GoodsTraded(Event):
    """A seat exchanged goods with a Trader."""

    seat: str
    good: str
    number: int
    into: str
    received: int


@dataclass(frozen=True)
class GoodGiven(Event):
    """A seat gave a good to a special Trader."""

    seat: str
    good: str


@dataclass(frozen=True)
class GoodReceived(Event):
    """A seat received a good from a special Trader."""

    seat: str
    good: str


@dataclass(frozen=True)
class TheftFailed(Event):
    """A seat tried to steal from one that has nothing."""

    seat: str
    victim: str


@dataclass(frozen=True)
class GoodStolen(Event):
    """A seat stole a good from another."""

    seat: str
    victim: str


@dataclass(frozen=True)
class StolenGoodSeen(Event):
    """Which good it was; for thief and victim alone."""

    seat: str
    victim: str
    good: str

    @property
    def audience(self) -> Audience:
        """Thief and victim."""
        return frozenset({LETTERS.index(self.seat), LETTERS.index(self.victim)})


@dataclass(frozen=True)
class GoodNamed(Event):
    """A seat used a Grand Vizier and named a good."""

    seat: str
    good: str


@dataclass(frozen=True)
class NumberChosen(Event):
    """A seat has chosen in secret how many it reveals."""

    seat: str


@dataclass(frozen=True)
class GoodsRevealed(Event):
    """What a seat revealed, when all had chosen."""

    seat: str
    good: str
    number: int


@dataclass(frozen=True)
class PrizeWon(Event):
    """A seat won a prize of the Grand Vizier."""

    seat: str
    money: int


@dataclass(frozen=True)
class GoodMarked(Event):
    """The Grand Vizier was set aside with a token of the good, or with none if none was left."""

    good: str
    tokens: int


@dataclass(frozen=True)
class BartererSpent(Event):
    """A seat spent a Barterer for a second tile."""

    seat: str


@dataclass(frozen=True)
class PawnPassed(Event):
    """A seat gave pawn and remaining turn tokens to another."""

    seat: str
    receiver: str
