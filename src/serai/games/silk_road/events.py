"""What can happen in Silk Road. What lies behind a shield is for its owner's ears alone: such an
event has a public twin that leaves the secret out.

Facts are written as in the notation: seats are letters, cities and tiles words. The catalogues in
`words/` take them as variables, so they are text or whole numbers; what is neither (`GameEnded`) is
told seat by seat as well.
"""

from __future__ import annotations

from dataclasses import dataclass

from serai.engine.event import Audience, Event
from serai.engine.seat import LETTERS
from serai.games.silk_road import events_market
from serai.games.silk_road.parts import CityWord, TileWord

# --- Set-up -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class TileLaid(Event):
    """A tile was laid on a city."""

    city: CityWord
    tile: TileWord


@dataclass(frozen=True)
class TileReplaced(Event):
    """A Crook or Barterer that may not lie on this city left the game for another tile."""

    city: CityWord
    tile: TileWord
    removed: TileWord


@dataclass(frozen=True)
class TilesSwapped(Event):
    """A Crook or Barterer that may not lie on this city was swapped with a tile of another."""

    city: CityWord
    tile: TileWord
    partner: CityWord
    moved: TileWord


@dataclass(frozen=True)
class HolderChosen(Event):
    """A seat got the pawn first."""

    seat: str


@dataclass(frozen=True)
class GoodDrawn(Event):
    """A seat drew a good from the bag, unseen by the others."""

    seat: str


@dataclass(frozen=True)
class DrawnGoodSeen(Event):
    """Which good it was; for its owner alone."""

    seat: str
    good: str

    @property
    def audience(self) -> Audience:
        """The owner."""
        return frozenset({LETTERS.index(self.seat)})


# --- Auction and move -------------------------------------------------------------------------


@dataclass(frozen=True)
class TurnBegan(Event):
    """A turn began; this seat holds the pawn."""

    seat: str
    turn: int


@dataclass(frozen=True)
class FiftyNamed(Event):
    """A seat has begun a bid of more than this amount."""

    seat: str
    amount: int


@dataclass(frozen=True)
class BidMade(Event):
    """A seat bid so much."""

    seat: str
    amount: int


@dataclass(frozen=True)
class BidPassed(Event):
    """A seat made no bid."""

    seat: str


@dataclass(frozen=True)
class PawnSold(Event):
    """The holder sold pawn and turn tokens to the highest bidder."""

    seat: str
    bidder: str
    price: int


@dataclass(frozen=True)
class PawnKept(Event):
    """The holder paid the highest bidder and kept pawn and turn tokens."""

    seat: str
    bidder: str
    price: int


@dataclass(frozen=True)
class NobodyBid(Event):
    """Nobody bid: the holder leads."""

    seat: str


@dataclass(frozen=True)
class CaravanMoved(Event):
    """A seat led the caravan to a city."""

    seat: str
    start: CityWord
    city: CityWord


# --- The end ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class ScoreCounted(Event):
    """A seat's final score: money, goods, and the goods of which it alone has the most."""

    seat: str
    money: int
    goods: int
    majorities: int
    score: int


@dataclass(frozen=True)
class GameWon(Event):
    """A seat won, alone or as one of several winners."""

    seat: str
    score: int
    winners: int


@dataclass(frozen=True)
class GameEnded(Event):
    """The game is over: all final scores in the order of the seats, and the seats that won."""

    scores: tuple[int, ...]
    winners: tuple[str, ...]


EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for page in (vars(), vars(events_market))
    for name, kind in list(page.items())
    if isinstance(kind, type) and kind.__module__ == page["__name__"] and not name.startswith("_")
)
"""Every kind of event, in the order of these two pages."""
