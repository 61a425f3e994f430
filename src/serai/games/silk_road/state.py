"""The record of a game of Silk Road, and how its fields stand in positions."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np

from serai.engine.form import Each, Letter, Number, Own, PerSeat, SetOf, Truth, Word
from serai.engine.layout import Ints, Record, i8, i16, i64, shown
from serai.engine.seat import NOBODY
from serai.games.silk_road import terms
from serai.games.silk_road.options import Options
from serai.games.silk_road.parts import GOOD
from serai.games.silk_road.position_words import BARTER, CITY, PHASE, TILE
from serai.games.silk_road.terms import Deck, GoodWord, Phase, PlaceWord

MOST_TURNS = 99
MOST_VIZIERS = 45
MOST_TOKENS = 5
USUAL_TURNS = 13
USUAL_MONEY = 60
USUAL_FIFTIES = 2
NUMBER_OF_A_GOOD = Number(0, terms.GOODS_PER_KIND, nothing=0)
A_ROLE: Any = {
    "phases": (Phase.DRAW, *terms.AFTER_SETUP),
    "rare": True,
    "clause": "road.setup.15",
}
IN_ACTION: Any = {"phases": terms.IN_ACTION, "rare": True}
AT_THE_END: Any = {"phases": (Phase.OVER,), "computed": True, "clause": "road.score.6"}


# --- What is left out -------------------------------------------------------------------------


def possible_turns(s: Any) -> set[int]:
    """road.move.1 The turns in which the caravan may be where it is, on longer and shorter ways. It
    moves in the middle of a turn."""
    if s.phase in terms.SETUP:
        return {0}
    begun = int(s.phase in terms.BEFORE_MARKET)
    reached = {city for city, deck in enumerate(s.market) if city and deck == Deck.NONE} - {s.goal}
    turns = set()
    for moves in range(terms.CITIES):
        turns |= {moves + begun} if s.caravan in reached else set()
        reached = {int(way) for city in reached for way in s.ways[city] if way}
    return turns


def money_at_first(s: Any) -> Any:
    """road.setup.1 Whose money is left out has 10 in the set-up, and none later."""
    return s.money * (s.phase in terms.SETUP)


def supply_left(s: Any) -> Any:
    """The supply as it is when every marked good has one real marker."""
    left = terms.GOODS_PER_KIND - s.goods.sum(axis=0) - (s.marked > 0)
    left[0] = 0
    return left


# --- The record -------------------------------------------------------------------------------


class State(Record, Options):
    """One game of Silk Road."""

    barred: int = i64("cities that may not hold a Crook or a Barterer")
    ahead: Ints = i64(
        "cities that can still be reached from each city, itself included", terms.CITIES + 1
    )

    players: int = i8("how many seats play", form=Number(terms.FEWEST_SEATS, terms.SEATS))
    caravan: int = i8("the city where the caravan is", form=Word(CITY), needed=True)
    goal: int = i8("city where the journey ends")
    phase: int = i8(
        "what is to be decided, see below", form=Word(PHASE), needed=True, clause="road.turn.1"
    )
    holder: int = i8(
        "the seat that had the pawn when the turn began", form=Letter(nothing=NOBODY), **A_ROLE
    )
    leader: int = i8(
        "the seat that leads; known once the auction is decided, and not to be written before. The "
        "first go is the leader's, so the leader has a turn token as soon as anybody has one",
        form=Letter(nothing=NOBODY),
        phases=(*terms.WITH_LEADER, Phase.OVER),
        rare=True,
        clause="road.bid.9",
    )
    pawn: int = i8(
        "the seat that has the pawn now; during auction and decision it is the holder",
        form=Letter(nothing=NOBODY),
        **A_ROLE,
    )
    turn: int = i8(
        "the number of the turn, from 1; if it is left out, as few as the way takes",
        form=Number(0, MOST_TURNS, seen=(0, USUAL_TURNS)),
        default=lambda s: min(possible_turns(s), default=0),
    )

    money: Ints = i16(
        "each seat's money, in silver",
        terms.SEATS,
        form=PerSeat(Number(0, terms.MOST_MONEY, seen=(0, USUAL_MONEY))),
        default=money_at_first,
    )
    goods: Ints = i8(
        "each seat's stock by kind",
        terms.SEATS,
        terms.GOODS + 1,
        form=PerSeat(Each(GOOD, NUMBER_OF_A_GOOD)),
    )
    tiles: Ints = i8(
        "the tiles of each city where some lie",
        terms.CITIES + 1,
        terms.SLOTS,
        form=Own(dict[str, list[str]], "by city: a list: a tile"),
    )
    kept: Ints = i8(
        "the Crooks and Barterers that each seat keeps. A Barterer carries the city where it was "
        "taken, after `@`; a Crook does so only where that matters, with `crook_same_city` off; "
        "otherwise its city may be written, and bars nothing",
        terms.SEATS,
        terms.KEPT,
        form=Own(dict[str, list[str]], "by seat: a list: `crook`, or `barterer@` and a city"),
    )
    kept_from: Ints = i8(
        "city where each was taken, or NOWHERE where it does not matter", terms.SEATS, terms.KEPT
    )
    tokens: Ints = i8(
        "the turn tokens in front of each seat that has some",
        terms.SEATS,
        form=PerSeat(Number(0, MOST_TOKENS, nothing=0)),
    )
    marked: Ints = i8(
        "the goods that Viziers have marked, in the order of their calls",
        terms.GOODS + 1,
        form=Own(list[GoodWord], "a list: a good"),
    )
    viziers_used: int = i8(
        "how many Viziers have been used; if it is left out, as many as goods are marked",
        form=Number(0, MOST_VIZIERS, seen=(0, terms.GOODS + 1)),
        default=lambda s: (s.marked > 0).sum(),
    )
    bids: Ints = i16(
        'in the phases `auction` and `decide`, in the order of speaking: `{"B": 2, "C": "pass"}`',
        terms.SEATS,
        form=Own(dict[str, int | Literal["pass"]], "by seat: a number, or `pass`"),
    )
    board = shown(
        "the hash of the board, if it is not the shipped one",
        Own(str, "a word"),
        rare=True,
        computed=True,
    )
    supply: Ints = i8(
        "the common supply, where it cannot be worked out: after a mark without a token (R27), or "
        "a second token on a good",
        terms.GOODS + 1,
        form=Own(dict[GoodWord, int], "by good: a number from 0 to 15"),
        rare=True,
        default=lambda s: np.maximum(0, supply_left(s)),
    )
    markers: Ints = i8("tokens of each good that lie on used Viziers", terms.GOODS + 1)
    fifties: int = i16(
        "how many fifties the speaker has named of a bid above 83",
        form=Number(0, terms.MOST_MONEY, seen=(0, USUAL_FIFTIES)),
        rare=True,
    )
    barter: int = i8(
        "`second` if a Barterer was spent in this go and its second tile is still to be taken; "
        "`called` if it was announced under `before_first`",
        form=Word(BARTER, nothing=terms.Barter.NONE),
        rare=True,
        clause="road.barter.3",
    )

    tile: int = i8(
        "the tile in use; in `bonus` it is what is printed on the city",
        form=Word(TILE),
        phases=(Phase.ACT,),
        needed=True,
        clause="road.comp.4",
    )
    changed: Ints = i8(
        "what Crooks have made of the tile: a Trader has a `left` and a `right` good, others one "
        "that is `shown`",
        terms.SIDES,
        name="crook",
        form=Own(dict[PlaceWord, GoodWord], "by place: a good"),
        **IN_ACTION,
    )
    exchanged: int = i8(
        "how many goods have been exchanged with a special Trader",
        name="exchange.number",
        form=Number(0, terms.GOODS_PER_KIND),
        **IN_ACTION,
    )
    given: int = i8("the kinds given", name="exchange.given", form=SetOf(GOOD), **IN_ACTION)
    received: int = i8(
        "the kinds received", name="exchange.received", form=SetOf(GOOD), **IN_ACTION
    )
    owed: int = i8(
        "whether a good was given and none received for it yet",
        name="exchange.owed",
        form=Truth(),
        **IN_ACTION,
    )
    victim: int = i8(
        "the seat that is being robbed; chance draws next",
        form=Letter(nothing=NOBODY),
        **IN_ACTION,
    )
    named: int = i8(
        "the good that the Vizier names", form=Word(GOOD), phases=(Phase.REVEAL,), needed=True
    )
    revealed: Ints = i8(
        "the numbers of those who have chosen",
        terms.SEATS,
        name="reveals",
        form=Own(dict[str, int], "by seat: a number from 0 to 15"),
        phases=(Phase.REVEAL,),
        rare=True,
    )
    chosen: int = i8("seats that have chosen what to reveal, as a set")

    recall = shown(
        "what everybody remembers of goods that moved, see below; without it, memory begins with "
        "this position",
        Own(dict[str, Any], "an object"),
        rare=True,
    )
    drawn: Ints = i8(
        "goods of each seat when everybody's memory begins, by kind", terms.SEATS, terms.GOODS + 1
    )
    drawn_number: Ints = i8("number of goods in each row of `drawn`", terms.SEATS)
    net: Ints = i8(
        "goods that each seat got in the open since then, less those that it gave",
        terms.SEATS,
        terms.GOODS + 1,
    )
    thefts: int = i8("thefts since then")
    thieves: Ints = i8("thief of each theft", terms.THEFTS)
    victims: Ints = i8("victim of each theft", terms.THEFTS)
    stolen: Ints = i8("kind of the good stolen", terms.THEFTS)
    victim_net: Ints = i8("the victim's row of `net` at each theft", terms.THEFTS, terms.GOODS + 1)
    met: Ints = i8("thefts that each seat took part in", terms.SEATS)
    needed: Ints = i8(
        "least that each seat must have drawn or stolen, by thefts it took part in, by kind",
        terms.SEATS,
        terms.THEFTS + 1,
        terms.GOODS + 1,
    )
    peak: Ints = i8(
        "most that had gone out of the supply at any moment since memory began, by kind",
        terms.GOODS + 1,
    )
    ran_out: int = i8("kinds that the supply once had none of, as everybody saw, as a set")

    partner: int = i8(
        "the city with which a misplaced tile is being swapped",
        form=Word(CITY),
        phases=(Phase.SWAP,),
        needed=True,
        clause="road.setup.12",
    )
    removed = shown(
        "tiles that repairs have taken out of the game, and how many",
        Own(dict[str, int], "by tile: a number"),
        phases=terms.LAYING,
        rare=True,
    )
    site: int = i8("city where the set-up lays or replaces a tile next, or NOWHERE")
    undrawn: Ints = i8(
        "tiles not yet laid, by deck, during set-up", terms.DECKS + 1, terms.TILES + 1
    )

    scores: Ints = i16(
        "the final scores",
        terms.SEATS,
        form=PerSeat(Number(0, terms.MOST_MONEY, seen=(0, USUAL_MONEY))),
        **AT_THE_END,
    )
    winners = shown("the seats that have won", Own(list[str], "a list: a seat"), **AT_THE_END)

    ways: Ints = i8(
        "cities to which arrows lead from each city, or NOWHERE", terms.CITIES + 1, terms.WAYS
    )
    market: Ints = i8("colour of the tiles on each city: a Deck", terms.CITIES + 1)
    printed: Ints = i8("action printed on each city, or NO_TILE", terms.CITIES + 1)
    tile_kind: Ints = i8("what each tile does: a Kind", terms.TILES + 1)
    tile_goods: Ints = i8(
        "good that each tile shows, on the left and on the right", terms.TILES + 1, terms.SIDES
    )
    tile_numbers: Ints = i8(
        "how many of it an exchange takes; of a special Trader, how many goods",
        terms.TILES + 1,
        terms.SIDES,
    )
