"""Short matches in which goods are drawn, stolen, shown and sold: what can a seat know then?"""

from __future__ import annotations

from typing import Any

from serai import Match
from silk_road.playing import INITIALS, ROAD, play

YUMEN = ("thief", "thief", "seller silk", "exchange 2", "buyer ivory")
TURFAN = ("thief", "vizier", "seller ivory", "trader silk>jewels", "buyer silk")
"""One market after the other on the way of the stories below."""


def story(
    hands: tuple[str, ...], *moves: str, yumen: tuple[str, ...] = YUMEN, **options: Any
) -> Match:
    """Three players draw these goods; if there are moves, nobody bids, A leads and they follow."""
    tiles = {"yumen": list(yumen), "turfan": list(TURFAN)}
    start = {
        "game": "silk-road", "players": 3, "options": options, "phase": "draw", "holder": "A",
        "caravan": "chang_an", "tiles": tiles, "money": dict.fromkeys("ABC", 10),
    }  # fmt: skip
    match = ROAD.load(start, chance="manual")
    play(match, *(f"draw {INITIALS[initial]}" for hand in hands for initial in hand))
    return play(match, "pass", "pass", "move yumen", *moves) if moves else match


THEFT = ("take thief", "decline", "pawn B", "take thief", "steal C", "stolen silk", "pawn C")
"""A declines, B steals from C."""

STORIES: dict[str, Match] = {
    "nothing happened": story(("iij", "ssp", "sff"), "take thief"),
    "a sale shows a good": story(
        ("iij", "ssp", "sff"), "take thief", "decline", "pawn C", "take seller-silk", "use 1"
    ),
    "a theft among others": story(("iij", "ssp", "sff"), *THEFT),
    "a theft, then both sell and give": story(
        ("iij", "ssp", "ssf"), *THEFT, "take seller-silk", "use 1", "pawn B",
        "take exchange-2", "give silk", "receive ivory", "give silk", "receive ivory",
    ),
    "the thief sells more than it can have drawn": story(
        ("iij", "sss", "ssf"), *THEFT, "take exchange-2", "decline", "pawn B",
        "take seller-silk", "use 4",
    ),
    "two thefts and a reveal": story(
        ("iij", "ssp", "ssf"), *THEFT, "take exchange-2", "decline", "pawn A",
        "take buyer-ivory", "decline", "pawn C", "take seller-silk", "decline", "pass", "pass",
        "move turfan", "take thief", "steal A", "stolen ivory", "pawn C", "take vizier",
        "name silk", "reveal 0", "reveal 3", "reveal 1",
    ),
    "a hidden supply": story(
        ("iij", "ssp", "sff"), *THEFT, "take seller-silk", "decline", supply_counts="hidden"
    ),
}  # fmt: skip

TO_THE_VIZIER = (
    *THEFT, "take seller-silk", "decline", "pawn A", "take buyer-ivory", "decline", "pawn C",
    "take exchange-2", "decline", "pass", "pass", "move turfan", "take vizier", "name silk",
)  # fmt: skip
"""After that theft B uses the Grand Vizier in the next city, and A is to choose."""

PENDING: dict[str, Match] = {
    "goods are being drawn": story(("iij", "ss")),
    "a theft is under way": story(("iij", "ssp", "sff"), *THEFT[:5]),
    "a number is pending": story(("sij", "ssp", "sff"), *TO_THE_VIZIER, "reveal 1"),
    "two numbers are pending": story(("sij", "ssp", "sff"), *TO_THE_VIZIER, "reveal 1", "reveal 2"),
    "all numbers are shown": story(
        ("sij", "ssp", "sff"), *TO_THE_VIZIER, "reveal 1", "reveal 2", "reveal 0"
    ),
    "somebody may buy from a hidden supply": story(
        ("iij", "ssp", "sff"), "take buyer-ivory", supply_counts="hidden"
    ),
    "somebody has bought from a hidden supply": story(
        ("iij", "ssp", "sff"), "take buyer-ivory", "use 2", supply_counts="hidden"
    ),
    "a hidden supply has run out": story(
        ("iij", "iip", "isf"), "take buyer-ivory", "use 4", "pawn B", "take buyer-ivory", "use 4",
        "pawn C", "take buyer-ivory", "use 4",
        yumen=("buyer ivory", "buyer ivory", "buyer ivory", "exchange 2", "thief"),
        supply_counts="hidden",
    ),
}  # fmt: skip
"""Matches in the middle of something secret."""

SCENES = STORIES | PENDING
