"""The rulebook's nouns: kinds, numbers and sizes."""

from __future__ import annotations

from enum import IntEnum
from typing import Literal, TypeAlias

from serai.engine.seat import Seat

__all__ = ["Seat"]

City: TypeAlias = int
Tile: TypeAlias = int
"""A kind of action tile, such as the Buyer of silk: a row of the board's list of tiles."""
TileSlot: TypeAlias = int
"""One of the places for tiles on a city, counted from 0."""

SEATS = 6
FEWEST_SEATS = 3
CITIES = 20
"""road.setup.8: 18 cities with a market, the start and the end."""
NOWHERE: City = 0
WAYS = 2
"""One or two arrows leave each city."""
TILES = 40
"""The most kinds of tiles: our list has 36, and an owner of the box may add some Traders."""
NO_TILE: Tile = 0
SLOTS = 5
"""The most tiles on a city: 5 with 3 or 6 players, fewer with 4 or 5."""
KEPT = 8
"""The most tiles that a player keeps: all Crooks and Barterers in the box."""
THEFTS = 12
"""The most thefts in a game: each Thief in the box and on the map steals once."""

GOODS = 5
GOODS_PER_KIND = 15
FIRST_GOODS = 3
FIRST_MONEY = 10
STRICT_BANK = 105
"""30 silver and 15 gold."""
MOST_MONEY = 30_000
"""Money fits into 16 bits; no game comes near: see `actions.py`."""
TRADER_REPEATS = 2
FIRST_PRIZE = 5
SECOND_PRIZE = 3
VIZIERS_BEFORE_FREE_CHOICE = 5
MAJORITY_POINTS = 2
NAMED_BIDS = 83
"""The highest amount with an action of its own, so that there are fewer than 300 actions."""
FIFTY = 50
"""A higher bid is made of as few fifties as possible, and the rest."""

NOT_SPOKEN = 0
PASSED = -1
"""What stands in place of a bid."""


class Good(IntEnum):
    """road.comp.2 The five goods."""

    NONE = 0
    IVORY = 1
    SILK = 2
    JEWELS = 3
    FRUITS = 4
    SPICES = 5


GoodWord: TypeAlias = Literal["ivory", "silk", "jewels", "fruits", "spices"]


class Deck(IntEnum):
    """road.comp.4 The two colours of tile backs and of market cities."""

    NONE = 0
    ORANGE = 1
    PURPLE = 2


DECKS = 2
DECK_SIZE = 45


class Kind(IntEnum):
    """What a tile or a printed action does."""

    NONE = 0
    SELLER = 1
    BUYER = 2
    TRADER = 3
    EXCHANGE = 4
    THIEF = 5
    VIZIER = 6
    CROOK = 7
    BARTERER = 8


class Place(IntEnum):
    """Where a good is printed on a tile: a Seller or Buyer has one place, a Trader two sides."""

    SHOWN = 0
    LEFT = 1
    RIGHT = 2


PLACES = 3
SIDES = 2


PlaceWord: TypeAlias = Literal["shown", "left", "right"]


class Barter(IntEnum):
    """The Barterer of this go: called before the first tile, or spent for the second one."""

    NONE = 0
    CALLED = 1
    SECOND = 2


class Phase(IntEnum):
    """What is to be decided. Up to DRAW it is the set-up, and chance decides. In PASS the pawn goes
    to the next go of this market, in HANDOVER to the next turn; who makes no bid passes in
    AUCTION."""

    NONE = 0
    LAY = 1
    REPAIR = 2
    SWAP = 3
    FIRST = 4
    DRAW = 5
    AUCTION = 6
    DECIDE = 7
    MOVE = 8
    BONUS = 9
    TAKE = 10
    ACT = 11
    REVEAL = 12
    BARTER = 13
    PASS = 14
    HANDOVER = 15
    OVER = 16


LAYING = (Phase.LAY, Phase.REPAIR, Phase.SWAP)
"""Tiles are laid, replaced and swapped."""
SETUP = (*LAYING, Phase.FIRST, Phase.DRAW)
AFTER_SETUP = tuple(phase for phase in Phase if phase > Phase.DRAW)
AUCTIONS = (Phase.AUCTION, Phase.DECIDE)
BEFORE_MARKET = (*SETUP, *AUCTIONS, Phase.MOVE)
IN_ACTION = (Phase.BONUS, Phase.ACT)
"""A printed action or a tile is in use; but a Grand Vizier's numbers are chosen in REVEAL."""
WITH_TILE = (Phase.ACT, Phase.REVEAL)
"""A tile that was taken is in use."""
IN_A_GO = (Phase.TAKE, *WITH_TILE, Phase.BARTER)
IN_MARKET = (Phase.BONUS, *IN_A_GO, Phase.PASS, Phase.HANDOVER)
WITH_LEADER = (Phase.MOVE, *IN_MARKET)
TURN = (*AUCTIONS, *WITH_LEADER)


class Moment(IntEnum):
    """Moments that no phase tells: a repair without unused tiles, and what the action in use does.
    The numbers go on where those of the phases end."""

    CITY_TO_SWAP = 17
    SELLER = 18
    BUYER = 19
    TRADER = 20
    EXCHANGE = 21
    THIEF = 22
    STOLEN = 23
    VIZIER = 24


class Direction(IntEnum):
    """Where the caravan travels."""

    WEST = 0
    EAST = 1


class SupplyCounts(IntEnum):
    """R38: does the supply lie open?"""

    PUBLIC = 0
    HIDDEN = 1


class Bank(IntEnum):
    """R39: what the bank can pay."""

    UNLIMITED = 0
    STRICT45 = 1


class FinalAuction(IntEnum):
    """R5: is there an auction when only the end is ahead?"""

    PLAY = 0
    SKIP = 1


class BartererTokens(IntEnum):
    """R11: what a go with two tiles costs."""

    PER_GO = 0
    PER_TILE = 1


class BartererCall(IntEnum):
    """R12: when a Barterer is announced."""

    AFTER_FIRST = 0
    BEFORE_FIRST = 1


class VizierAfterTie(IntEnum):
    """R24: the second prize when several share the first."""

    NEXT_GETS_3 = 0
    NO_SECOND = 1


class VizierTieSecond(IntEnum):
    """R26: who gets the second prize when several share it."""

    ALL = 0
    NONE = 1


class ThiefEmptyVictim(IntEnum):
    """R31: a Thief against an empty stock."""

    FAILS = 0
    ONLY_WITH_GOODS = 1


class FinalTie(IntEnum):
    """R42: equal final scores."""

    SHARED = 0
    MONEY_THEN_GOODS = 1


GoodId: TypeAlias = int
DeckId: TypeAlias = int
KindId: TypeAlias = int
PlaceId: TypeAlias = int
"""A Good, a Deck, a Kind or a Place, as rules pass it on: a plain number."""
