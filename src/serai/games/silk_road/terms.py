"""The rulebook's nouns: kinds, numbers and sizes."""

from __future__ import annotations

from enum import IntEnum
from typing import TypeAlias

from serai.engine.seat import Seat

__all__ = ["Seat"]

City: TypeAlias = int
Tile: TypeAlias = int
"""A kind of action tile, such as the Buyer of silk: a row of the board's list of tiles."""
TileSlot: TypeAlias = int

SEATS = 6
FEWEST_SEATS = 3
CITIES = 20
"""road.setup.8: 18 market cities, the start and the end."""
NOWHERE: City = 0
WAYS = 2
"""One or two arrows leave each city."""
TILES = 40
"""Kinds of tiles: the shipped list has 36; a corrected list may have a few more kinds of Trader."""
NO_TILE: Tile = 0
SLOTS = 5
"""Tiles on a city: 5 with 3 and with 6 players, fewer otherwise."""
KEPT = 8
"""Crooks and Barterers in the box; one player might keep them all."""
THEFTS = 12
"""Thieves in the box and on the map, at most: each steals once."""

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
"""Bids are named up to 83, because there are to be fewer than 300 actions."""
FIFTY = 50
"""A higher bid is made of fifties and the rest: as few fifties as will do."""

NOT_SPOKEN = 0
PASSED = -1
"""In place of a bid."""


class Good(IntEnum):
    """road.comp.2 The five goods."""

    NONE = 0
    IVORY = 1
    SILK = 2
    JEWELS = 3
    FRUITS = 4
    SPICES = 5


class Deck(IntEnum):
    """road.comp.4 The two colours of tile backs and of market cities."""

    NONE = 0
    ORANGE = 1
    PURPLE = 2


DECKS = 2


class Kind(IntEnum):
    """Chapter 10: what a tile or a printed action does."""

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
    """Where a tile prints a good: a Seller or Buyer shows it, a Trader has two sides."""

    SHOWN = 0
    LEFT = 1
    RIGHT = 2


SIDES = 2


class Barter(IntEnum):
    """How far the Barterer of this go is: called for the first tile, or spent for the second."""

    NONE = 0
    CALLED = 1
    SECOND = 2


class Phase(IntEnum):
    """What is to be decided. Up to FIRST it is the set-up, and chance decides."""

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


class Direction(IntEnum):
    """Chapter 13: where the caravan travels."""

    WEST = 0
    EAST = 1


class SupplyCounts(IntEnum):
    """R38: whether the supply lies open."""

    PUBLIC = 0
    HIDDEN = 1


class Bank(IntEnum):
    """R39: what the bank can pay."""

    UNLIMITED = 0
    STRICT45 = 1


class FinalAuction(IntEnum):
    """R5: is there an auction when only the end is ahead?"""

    SKIP = 0
    PLAY = 1


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
"""A Good, as rules pass it on: a plain number."""
DeckId: TypeAlias = int
KindId: TypeAlias = int
PlaceId: TypeAlias = int
