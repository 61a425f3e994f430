"""The auction: everybody but the holder speaks once, then the holder sells or keeps."""

from __future__ import annotations

from serai.engine.jit import rule
from serai.engine.seat import NOBODY
from serai.games.silk_road.reasons import Reason
from serai.games.silk_road.rules.supply import pay_to_player
from serai.games.silk_road.rules.turn import lead
from serai.games.silk_road.state import State
from serai.games.silk_road.terms import FIFTY, NAMED_BIDS, NOT_SPOKEN, PASSED, SEATS, Phase, Seat


@rule
def seat_after(s: State, seat: Seat) -> Seat:
    """road.bid.2 The next seat clockwise: the player on the left."""
    left = int(seat) + 1
    return left if left < s.players else 0


@rule
def speaker(s: State) -> Seat:
    """road.bid.1, road.bid.2, road.bid.3 The player on the holder's left speaks first, then
    clockwise, each once; the holder never. NOBODY when all have spoken."""
    seat = seat_after(s, s.holder)
    while s.bids[seat] != NOT_SPOKEN:
        seat = seat_after(s, seat)
    return NOBODY if seat == s.holder else seat


@rule
def highest_bid(s: State) -> int:
    """The highest bid so far, 0 without one."""
    highest = 0
    for seat in range(SEATS):
        highest = max(highest, int(s.bids[seat]))
    return highest


@rule
def highest_bidder(s: State) -> Seat:
    """Who made the highest bid, when there is one."""
    bid = highest_bid(s)
    seat = 0
    while s.bids[seat] != bid:
        seat += 1
    return seat


@rule
def fifties_named(s: State) -> int:
    """The silver of the bid under way that has been named in fifties."""
    return int(s.fifties) * FIFTY


@rule
def least_rest(s: State) -> int:
    """The smallest amount that may be named now: after a fifty, one that needed the fifty."""
    return NAMED_BIDS - FIFTY + 1 if s.fifties else 1


@rule
def lowest_amount(s: State) -> int:
    """road.bid.4, road.bid.5 The smallest amount, after the fifties, that outbids the others."""
    return max(least_rest(s), highest_bid(s) + 1 - fifties_named(s))


@rule
def highest_amount(s: State) -> int:
    """road.bid.6 The largest amount, after the fifties, that has a name and can be paid."""
    return min(NAMED_BIDS, int(s.money[speaker(s)]) - fifties_named(s))


@rule
def refuse_bid(s: State, amount: int) -> Reason:
    """road.bid.4, road.bid.5 A bid is whole silver, at least 1 and higher than the highest bid.
    road.bid.6 It may not exceed the bidder's money."""
    bid = fifties_named(s) + amount
    if amount < least_rest(s):
        return Reason.BID_IS_BEGUN
    if bid <= highest_bid(s):
        return Reason.BID_TOO_LOW
    if bid > s.money[speaker(s)]:
        return Reason.BID_TOO_HIGH
    return Reason.ALLOWED


@rule
def refuse_fifty(s: State) -> Reason:
    """road.bid.6 A bid that needs a fifty has to be within the bidder's money, and above the
    highest bid."""
    money = int(s.money[speaker(s)])
    if money <= fifties_named(s) + NAMED_BIDS or money <= highest_bid(s):
        return Reason.BID_TOO_HIGH
    return Reason.ALLOWED


@rule
def refuse_pass(s: State) -> Reason:
    """road.bid.7 Anybody may pass, and who cannot outbid must; but a bid once begun is made."""
    return Reason.BID_IS_BEGUN if s.fifties else Reason.ALLOWED


@rule
def refuse_keep(s: State) -> Reason:
    """road.bid.12 A holder with less money than the highest bid must sell."""
    if s.money[s.holder] < highest_bid(s):
        return Reason.CANNOT_PAY_TO_KEEP
    return Reason.ALLOWED


@rule
def speak(s: State, bid: int) -> None:
    """road.bid.3 A bid or a pass. road.bid.8 If nobody bids, the holder leads and nothing is paid.
    road.bid.9 Otherwise the holder must choose."""
    s.bids[speaker(s)] = bid
    s.fifties = 0
    if speaker(s) != NOBODY:
        return
    if highest_bid(s) > 0:
        s.phase = Phase.DECIDE
    else:
        lead(s, s.holder)


@rule
def name_fifty(s: State) -> None:
    """Fifty silver of a bid of which the rest follows."""
    s.fifties += 1


@rule
def make_bid(s: State, amount: int) -> None:
    """The fifties named before, and this much more."""
    speak(s, fifties_named(s) + amount)


@rule
def make_pass(s: State) -> None:
    """No bid."""
    speak(s, PASSED)


@rule
def sell_pawn(s: State) -> None:
    """road.bid.10, road.bid.13 The highest bidder pays the holder and leads; nobody else pays."""
    bidder = highest_bidder(s)
    pay_to_player(s, bidder, s.holder, highest_bid(s))
    lead(s, bidder)


@rule
def keep_pawn(s: State) -> None:
    """road.bid.11 The holder pays the same amount to the highest bidder and leads."""
    pay_to_player(s, s.holder, highest_bidder(s), highest_bid(s))
    lead(s, s.holder)
