"""What has to hold at which moment of the game; `invariants.py` has what always holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from serai.engine.moment import Checks, Fault
from serai.games.silk_road import terms
from serai.games.silk_road.invariants_market import CHECKS_OF_MARKET
from serai.games.silk_road.rules import auction, ending, repair, turn
from serai.games.silk_road.tables import TILES_PER_CITY
from serai.games.silk_road.terms import Deck, Direction, Phase

# --- Set-up -----------------------------------------------------------------------------------


def _laying(s: Any) -> Iterator[Fault]:
    if s.site == terms.NOWHERE:
        yield "road.setup.4", "every tile lies where it may"
    if (s.undrawn < 0).any():
        yield "road.comp.4", "more tiles lie on the map than there are"


def _swap(s: Any) -> Iterator[Fault]:
    if repair.has_unused(s, s.market[s.site]) or not repair.tiles_to_swap(s, s.partner):
        yield "road.setup.12", "no tile of the partner is to be swapped"


def barring_clause(s: Any) -> str:
    """Which clause keeps Crooks and Barterers off the last cities."""
    return "road.reverse.4" if s.direction == Direction.EAST else "road.setup.10"


def _barred(s: Any) -> Iterator[Fault]:
    if repair.offending_city(s) != terms.NOWHERE:
        yield barring_clause(s), "no Crook or Barterer lies on the last cities"


# --- Who has which role -----------------------------------------------------------------------


def _pawn_of_leader(s: Any) -> Iterator[Fault]:
    if s.pawn != s.leader:
        yield "road.bonus.2", "the leader has the pawn"


def _pawn_of_holder(s: Any) -> Iterator[Fault]:
    if s.pawn != s.holder:
        yield "road.turn.2", "until the auction is over the holder has the pawn"


# --- Where everything is ----------------------------------------------------------------------


def _markets(s: Any) -> Iterator[Fault]:
    """road.setup.4, road.setup.5 A city has all its tiles until the caravan comes."""
    full = int(TILES_PER_CITY[s.players])
    for city in range(1, terms.CITIES + 1):
        number = int((s.tiles[city] != terms.NO_TILE).sum())
        if number not in (0, full) and city != s.caravan:
            clause = "road.setup.5" if s.players == terms.FEWEST_SEATS else "road.setup.4"
            yield clause, f"a city that was not visited has {full} tiles"


def _end(s: Any) -> Iterator[Fault]:
    if (s.caravan == s.goal) != ending.is_over(s):
        yield "road.end.1", "the game is over in the end city, and only there"


def _market_here(s: Any) -> Iterator[Fault]:
    if s.market[s.caravan] == Deck.NONE:
        yield "road.setup.8", "there is no market where the road begins"


def _no_market_here(s: Any) -> Iterator[Fault]:
    if s.tiles[s.caravan, 0] != terms.NO_TILE:
        yield "road.pass.6", "the market where the caravan stands is over"


def _printed_action(s: Any) -> Iterator[Fault]:
    if s.printed[s.caravan] == terms.NO_TILE:
        yield "road.bonus.1", "no action is printed on this city"


# --- The auction ------------------------------------------------------------------------------


def _spoken(s: Any) -> tuple[list[int], list[int]]:
    """Who may speak, in order, and what was said."""
    order = [(int(s.holder) + step) % int(s.players) for step in range(1, int(s.players))]
    return order, [int(s.bids[seat]) for seat in order if s.bids[seat] != terms.NOT_SPOKEN]


def has_everybody_spoken(s: Any) -> bool:
    """Everybody but the holder."""
    order, said = _spoken(s)
    return len(said) == len(order)


def _no_bids(s: Any) -> Iterator[Fault]:
    if _spoken(s)[1] or s.fifties:
        yield "road.bid.3", "bids are made in the auction"


def _bids(s: Any) -> Iterator[Fault]:
    order, said = _spoken(s)
    bids = [bid for bid in said if bid > 0]
    if s.bids[s.holder] != terms.NOT_SPOKEN:
        yield "road.bid.1", "the holder does not bid"
    if [int(s.bids[seat]) for seat in order[: len(said)]] != said:
        yield "road.bid.2", "players speak in turn from the holder's left"
    if bids != sorted(set(bids)):
        yield "road.bid.4", "a bid is higher than the one before"
    if any(s.bids[seat] > s.money[seat] for seat in order):
        yield "road.bid.6", "a bid exceeds the bidder's money"


def _speaker(s: Any) -> Iterator[Fault]:
    if turn.is_auction_skipped(s) and (s.bids.any() or s.fifties):
        yield NO_AUCTION
    if has_everybody_spoken(s):
        yield "road.bid.3", "all have spoken: the auction is over"
    named = auction.fifties_named(s) - terms.FIFTY + terms.NAMED_BIDS
    if s.fifties and s.money[auction.speaker(s)] <= max(auction.highest_bid(s), named):
        yield TOO_MANY_FIFTIES


def _decision(s: Any) -> Iterator[Fault]:
    if turn.is_auction_skipped(s):
        yield NO_AUCTION
    if not has_everybody_spoken(s) or not auction.highest_bid(s):
        yield "road.bid.9", "the holder chooses when all have spoken and somebody has bid"
    if s.fifties:
        yield TOO_MANY_FIFTIES


NO_AUCTION = ("road.bid.15", "only the end is ahead: there is no auction")
TOO_MANY_FIFTIES = ("road.bid.6", "a bid is being made that nobody could pay")

CHECKS_BY_PHASE: Checks = (
    (terms.LAYING, _laying),
    ((Phase.SWAP,), _swap),
    ((Phase.FIRST, Phase.DRAW, *terms.AFTER_SETUP), _barred),
    (terms.AFTER_SETUP, _markets),
    (terms.AFTER_SETUP, _end),
    (terms.IN_MARKET, _market_here),
    ((Phase.BONUS,), _printed_action),
    ((*terms.AUCTIONS, Phase.MOVE), _no_market_here),
    ((Phase.MOVE, Phase.BONUS), _pawn_of_leader),
    (terms.AUCTIONS, _pawn_of_holder),
    ((*terms.WITH_LEADER, Phase.OVER), _no_bids),
    (terms.AUCTIONS, _bids),
    ((Phase.AUCTION,), _speaker),
    ((Phase.DECIDE,), _decision),
    *CHECKS_OF_MARKET,
)
