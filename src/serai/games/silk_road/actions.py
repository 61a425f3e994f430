"""The decisions: typed <-> number <-> notation.
Bids are named up to 83 silver. A higher bid is made of fifties and the rest (`fifty`, `bid 57` bids
107), so that no purse is too large: even if six players won every prize of six Viziers and sold all
they ever drew or bought at the best prices, there would be less than 400 silver in play (60 at the
start, 180 of prizes, at most 154 of first and second sales).
"""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np

from serai.engine.action import Action, ActionSpace, Domain, parts
from serai.games.silk_road.parts import (
    AMOUNT,
    CITY,
    GOOD,
    NUMBER,
    PLACE,
    REVEALED,
    SEAT,
    TILE,
)

# --- Chance -----------------------------------------------------------------------------------


class LayTile(Action):
    """Chance: the next free place gets this tile, or one where a Crook or Barterer may not lie."""

    notation = "lay {tile}"
    tile: Annotated[int, TILE]


class SwapTile(Action):
    """Chance: a Crook or Barterer that may not lie there is swapped with a tile of this city."""

    notation = "swap {city}"
    city: Annotated[int, CITY]


class ChooseHolder(Action):
    """Chance: this seat gets the pawn first."""

    notation = "first {seat}"
    seat: Annotated[int, SEAT]


class DrawGood(Action):
    """Chance: the next seat, in order, draws this good from the bag, unseen by the others."""

    notation = "draw {good}"
    good: Annotated[int, GOOD]


class DrawStolen(Action):
    """Chance: the Thief gets hold of this good."""

    notation = "stolen {good}"
    good: Annotated[int, GOOD]


# --- Auction and move -------------------------------------------------------------------------


class Pass(Action):
    """Make no bid."""

    notation = "pass"


class Fifty(Action):
    """Begin a bid of more than 83: fifty silver of it; the rest follows."""

    notation = "fifty"


class Bid(Action):
    """Bid so much for pawn and turn tokens, on top of the fifties named before."""

    notation = "bid {amount}"
    amount: Annotated[int, AMOUNT]


class SellPawn(Action):
    """Sell pawn and turn tokens to the highest bidder."""

    notation = "sell"


class KeepPawn(Action):
    """Pay the highest bidder his bid, and keep pawn and turn tokens."""

    notation = "keep"


class Move(Action):
    """Lead the caravan along an arrow to this city."""

    notation = "move {city}"
    city: Annotated[int, CITY]


# --- Market -----------------------------------------------------------------------------------


class TakeTile(Action):
    """Take this tile of the city."""

    notation = "take {tile}"
    tile: Annotated[int, TILE]


class Decline(Action):
    """Do not use the tile or the printed action, or do not spend a Barterer."""

    notation = "decline"


class Use(Action):
    """Sell or buy so many goods, or make so many exchanges with a Trader."""

    notation = "use {number}"
    number: Annotated[int, NUMBER]


class Give(Action):
    """Special Trader: give one of this good to the supply."""

    notation = "give {good}"
    good: Annotated[int, GOOD]


class Receive(Action):
    """Special Trader: receive one of this good for the one given."""

    notation = "receive {good}"
    good: Annotated[int, GOOD]


class Done(Action):
    """Special Trader: exchange no more."""

    notation = "done"


class ChangeGood(Action):
    """Crook: turn the good printed at this place of the tile into another."""

    notation = "crook {place} {good}"
    place: Annotated[int, PLACE]
    good: Annotated[int, GOOD]


class Steal(Action):
    """Thief: steal from this seat."""

    notation = "steal {seat}"
    seat: Annotated[int, SEAT]


class NameGood(Action):
    """Grand Vizier: name this good."""

    notation = "name {good}"
    good: Annotated[int, GOOD]


class Reveal(Action):
    """Grand Vizier: reveal so many of the named good; the others learn it when all have chosen."""

    notation = "reveal {number}"
    number: Annotated[int, REVEALED]


class SpendBarterer(Action):
    """Spend a Barterer for a second tile in this go."""

    notation = "barter"


class PassPawn(Action):
    """Give pawn and remaining turn tokens to this seat."""

    notation = "pawn {seat}"
    seat: Annotated[int, SEAT]


ACTIONS: tuple[type[Action], ...] = (
    LayTile,
    SwapTile,
    ChooseHolder,
    DrawGood,
    DrawStolen,
    Pass,
    Fifty,
    Bid,
    SellPawn,
    KeepPawn,
    Move,
    TakeTile,
    Decline,
    Use,
    Give,
    Receive,
    Done,
    ChangeGood,
    Steal,
    NameGood,
    Reveal,
    SpendBarterer,
    PassPawn,
)

(LAY_TILE, SWAP_TILE, CHOOSE_HOLDER, DRAW_GOOD, DRAW_STOLEN, PASS, FIFTY_MORE, BID, SELL_PAWN,
 KEEP_PAWN, MOVE, TAKE_TILE, DECLINE, USE, GIVE, RECEIVE, DONE, CHANGE_GOOD, STEAL, NAME_GOOD,
 REVEAL, SPEND_BARTERER, PASS_PAWN) = range(1, 24)  # fmt: skip


class BoardSpace(ActionSpace):
    """The actions of a board of its own. Their numbers are the same on every board, so that an
    action of the shipped board can be played on it."""

    def number(self, action: Action) -> int:
        """The action's number."""
        return SPACE.number(action) if type(action) in ACTIONS else super().number(action)


def make_space(city: Domain, tile: Domain) -> ActionSpace:
    """The actions of a board with these cities and tiles."""
    return BoardSpace([_renamed(kind, city, tile) for kind in ACTIONS])


def _renamed(kind: type[Action], city: Domain, tile: Domain) -> type[Action]:
    """The same kind of action, with another board's words."""
    hints: dict[str, Any] = {}
    for name, domain in parts(kind):
        if domain is CITY:
            hints[name] = Annotated[int, city]
        elif domain is TILE:
            hints[name] = Annotated[int, tile]
    facts = {"__annotations__": hints, "__doc__": kind.__doc__, "__module__": __name__}
    return type(kind.__name__, (kind,), facts) if hints else kind


SPACE = ActionSpace(ACTIONS)

KIND_OF, PARTS_OF = SPACE.tables()
"""For rules: each action's kind (a number of those above) and its parts."""

KINDS = len(ACTIONS)
FIRST_OF = np.array([0, *(SPACE.first(kind) for kind in ACTIONS), SPACE.size])
"""The number of each kind's first action; the next kind's is where it ends."""
