"""The record of a game of Silk Road, nothing else."""

from __future__ import annotations

from serai.engine.layout import Ints, Record, i8, i16, i64
from serai.games.silk_road.terms import (
    CITIES,
    DECKS,
    GOODS,
    KEPT,
    SEATS,
    SIDES,
    SLOTS,
    THEFTS,
    TILES,
    WAYS,
)


class State(Record):
    """One game of Silk Road."""

    barred: int = i64("cities that may not hold a Crook or a Barterer")
    ahead: Ints = i64(
        "cities that can still be reached from each city, itself included", CITIES + 1
    )

    money: Ints = i16("money of each seat, in silver", SEATS)
    bids: Ints = i16("bid of each seat, NOT_SPOKEN or PASSED", SEATS)
    scores: Ints = i16("final scores, once the game is over", SEATS)
    fifties: int = i16("fifties named so far by the seat that is bidding")

    players: int = i8("number of seats in play")
    phase: int = i8("what is to be decided: a Phase")
    turn: int = i8("number of the leg of the journey, from 1")
    caravan: int = i8("city where the caravan is")
    goal: int = i8("city where the journey ends")
    holder: int = i8("seat that had the pawn when the auction began, or NOBODY")
    leader: int = i8("seat that moves the caravan, or NOBODY before it is known")
    pawn: int = i8("seat that has the caravan leader pawn, or NOBODY")

    tokens: Ints = i8("turn tokens in front of each seat", SEATS)
    goods: Ints = i8("goods of each seat by kind", SEATS, GOODS + 1)
    supply: Ints = i8("goods in the common supply by kind", GOODS + 1)
    markers: Ints = i8("tokens of each good that lie on used Viziers", GOODS + 1)
    marked: Ints = i8(
        "place of each good in the order of the Viziers' calls, 0: uncalled", GOODS + 1
    )
    viziers_used: int = i8("Grand Viziers used so far")
    kept: Ints = i8("kinds of the Crooks and Barterers that each seat keeps", SEATS, KEPT)
    kept_from: Ints = i8(
        "city where each was taken, or NOWHERE where it does not matter", SEATS, KEPT
    )
    tiles: Ints = i8("tiles on each city within reach", CITIES + 1, SLOTS)

    tile: int = i8("tile or printed action in use, or NO_TILE")
    barter: int = i8("the Barterer of this go: a Barter")
    changed: Ints = i8("good that a Crook makes of each side of the tile, or none", SIDES)
    exchanged: int = i8("goods given so far with a special Trader")
    owed: int = i8("1 if a good was given and none received for it yet")
    given: int = i8("kinds given with a special Trader, as a set")
    received: int = i8("kinds received with a special Trader, as a set")
    victim: int = i8("seat that is being robbed, or NOBODY")
    named: int = i8("good that the Grand Vizier calls, or none")
    chosen: int = i8("seats that have chosen what to reveal, as a set")
    revealed: Ints = i8("number that each of these seats chose", SEATS)

    drawn: Ints = i8("goods of each seat when everybody's memory begins, by kind", SEATS, GOODS + 1)
    drawn_number: Ints = i8("number of goods in each row of `drawn`", SEATS)
    net: Ints = i8(
        "goods that each seat got in the open since then, less those that it gave",
        SEATS,
        GOODS + 1,
    )
    thefts: int = i8("thefts since then")
    thieves: Ints = i8("thief of each theft", THEFTS)
    victims: Ints = i8("victim of each theft", THEFTS)
    stolen: Ints = i8("kind of the good stolen", THEFTS)
    victim_net: Ints = i8("the victim's row of `net` at each theft", THEFTS, GOODS + 1)
    met: Ints = i8("thefts that each seat took part in", SEATS)
    needed: Ints = i8(
        "least that each seat must have drawn or stolen, by thefts it took part in, by kind",
        SEATS,
        THEFTS + 1,
        GOODS + 1,
    )
    peak: Ints = i8(
        "most that had gone out of the supply at any moment since memory began, by kind", GOODS + 1
    )
    ran_out: int = i8("kinds that the supply once had none of, as everybody saw, as a set")

    ways: Ints = i8("cities to which arrows lead from each city, or NOWHERE", CITIES + 1, WAYS)
    market: Ints = i8("colour of the tiles on each city: a Deck", CITIES + 1)
    printed: Ints = i8("action printed on each city, or NO_TILE", CITIES + 1)
    tile_kind: Ints = i8("what each tile does: a Kind", TILES + 1)
    tile_goods: Ints = i8(
        "good that each tile shows, on the left and on the right", TILES + 1, SIDES
    )
    tile_numbers: Ints = i8(
        "how many of it an exchange takes; of a special Trader, how many goods", TILES + 1, SIDES
    )
    undrawn: Ints = i8("tiles not yet laid, by deck, during set-up", DECKS + 1, TILES + 1)
    site: int = i8("city where the set-up lays or replaces a tile next, or NOWHERE")
    partner: int = i8("city with which a tile is being swapped in the set-up, or NOWHERE")

    direction: int = i8("option: where the caravan travels: a Direction")
    bonus_set: int = i8("option: which actions are printed on the cities")
    open_counts: int = i8("option: money and number of goods of all are shown")
    supply_counts: int = i8("option: whether the supply lies open: a SupplyCounts")
    bank: int = i8("option: what the bank can pay: a Bank")
    final_auction: int = i8("option: an auction when only the end is ahead: a FinalAuction")
    barterer_tokens: int = i8("option: what a go with two tiles costs: a BartererTokens")
    barterer_call: int = i8("option: when a Barterer is announced: a BartererCall")
    vizier_after_tie: int = i8("option: second prize after a tie for the first: a VizierAfterTie")
    vizier_tie_second: int = i8("option: a tie for the second prize: a VizierTieSecond")
    thief_empty_victim: int = i8("option: a Thief against an empty stock: a ThiefEmptyVictim")
    crook_on_bonus: int = i8("option: a Crook may change a printed action")
    crook_same_city: int = i8("option: a Crook may be used where it was taken")
    final_tie: int = i8("option: what decides between equal scores: a FinalTie")
