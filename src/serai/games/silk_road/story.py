"""Before + action + after -> events, in the order in which things happened.

What an action did is read off the difference of the two records. An action's own events come first
(`TELLERS`), then what followed from it: the pawn goes on, a turn begins, the caravan moves, the
game ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from serai.engine.action import Action, verb
from serai.engine.event import Event
from serai.engine.seat import NOBODY, Seat, letter
from serai.games.silk_road import events, events_market
from serai.games.silk_road.board import Board
from serai.games.silk_road.parts import GOOD
from serai.games.silk_road.position import winners
from serai.games.silk_road.rules import auction, crook, ending, repair, setup, supply, vizier
from serai.games.silk_road.rules.tile import good_on
from serai.games.silk_road.terms import GOODS, NAMED_BIDS, NOWHERE, GoodId, Kind, Phase

Told: TypeAlias = Iterator[Event]


@dataclass(frozen=True)
class Change:
    """An action on a board, and the records before and after it."""

    board: Board
    before: Any
    action: Any
    after: Any

    @property
    def seat(self) -> str:
        """The letter of the seat that has the pawn."""
        return letter(int(self.before.pawn))

    @property
    def money(self) -> int:
        """What the seat with the pawn got, or paid if it is negative."""
        pawn = self.before.pawn
        return int(self.after.money[pawn]) - int(self.before.money[pawn])

    def goods(self, good: int) -> int:
        """How many of a good the seat with the pawn got, or gave if it is negative."""
        pawn = self.before.pawn
        return int(self.after.goods[pawn, good]) - int(self.before.goods[pawn, good])

    def city(self, number: int) -> str:
        """A city's id."""
        return self.board.city.write(int(number))

    def tile(self, number: int) -> str:
        """A tile's word."""
        return self.board.tile.write(int(number))


def tell(board: Board, before: Any, action: Action, after: Any) -> list[Event]:
    """What the action did, in order."""
    change = Change(board, before, action, after)
    return [*TELLERS[verb(type(action))](change), *_what_followed(change)]


# --- Set-up -----------------------------------------------------------------------------------


def _lay_tile(change: Change) -> Told:
    tile = change.tile(change.action.tile)
    if change.before.phase == Phase.LAY:
        yield events.TileLaid(change.city(change.before.site), tile)
        return
    city = int(change.before.site)
    old = change.tile(change.before.tiles[city, repair.offending_slot(change.before, city)])
    if change.before.partner == NOWHERE:
        yield events.TileReplaced(change.city(city), tile, old)
    else:
        partner = change.city(change.before.partner)
        yield events.TilesSwapped(change.city(city), tile, partner, old)


def _nothing(_: Change) -> Told:
    """Only what follows is told."""
    yield from ()


def _choose_holder(change: Change) -> Told:
    yield events.HolderChosen(letter(change.action.seat))


def _draw_good(change: Change) -> Told:
    seat = letter(setup.next_to_draw(change.before))
    yield events.GoodDrawn(seat)
    yield events.DrawnGoodSeen(seat, GOOD.write(change.action.good))


# --- Auction ----------------------------------------------------------------------------------


def _fifty(change: Change) -> Told:
    amount = NAMED_BIDS + auction.fifties_named(change.before)
    yield events.FiftyNamed(letter(auction.speaker(change.before)), amount)


def _bid(change: Change) -> Told:
    amount = auction.fifties_named(change.before) + change.action.amount
    yield events.BidMade(letter(auction.speaker(change.before)), amount)


def _pass(change: Change) -> Told:
    yield events.BidPassed(letter(auction.speaker(change.before)))
    left_auction = change.after.phase not in (Phase.AUCTION, Phase.DECIDE)
    if left_auction and auction.highest_bid(change.before) == 0:
        yield events.NobodyBid(letter(int(change.before.holder)))


def _sell_pawn(change: Change) -> Told:
    bidder = letter(auction.highest_bidder(change.before))
    yield events.PawnSold(change.seat, bidder, auction.highest_bid(change.before))


def _keep_pawn(change: Change) -> Told:
    bidder = letter(auction.highest_bidder(change.before))
    yield events.PawnKept(change.seat, bidder, auction.highest_bid(change.before))


# --- Tiles ------------------------------------------------------------------------------------


def _take_tile(change: Change) -> Told:
    kept = setup.is_kept_kind(change.before, change.action.tile)
    kind = events_market.TileKept if kept else events_market.TileTaken
    yield kind(change.seat, change.tile(change.action.tile))


def _decline(change: Change) -> Told:
    if change.before.phase != Phase.BARTER:
        yield events_market.ActionDeclined(change.seat, change.tile(change.before.tile))


def _change_good(change: Change) -> Told:
    old = good_on(change.before, crook.side_of(change.action.place))
    yield events_market.GoodChanged(change.seat, GOOD.write(old), GOOD.write(change.action.good))


def _use(change: Change) -> Told:
    if crook.changes(change.before):
        yield events_market.CrooksSpent(change.seat, crook.changes(change.before))
    left, right = good_on(change.before, 0), good_on(change.before, 1)
    yield USED[int(change.before.tile_kind[change.before.tile])](change, left, right)


def _sold(change: Change, good: GoodId, _: GoodId) -> Event:
    number = -change.goods(good)
    return events_market.GoodsSold(change.seat, GOOD.write(good), number, change.money)


def _bought(change: Change, good: GoodId, _: GoodId) -> Event:
    number = change.goods(good)
    return events_market.GoodsBought(change.seat, GOOD.write(good), number, -change.money)


def _traded(change: Change, left: GoodId, right: GoodId) -> Event:
    given = (GOOD.write(left), -change.goods(left))
    received = (GOOD.write(right), change.goods(right))
    return events_market.GoodsTraded(change.seat, *given, *received)


USED = {Kind.SELLER.value: _sold, Kind.BUYER.value: _bought, Kind.TRADER.value: _traded}
"""What is told when a tile is used, by its kind."""


def _give(change: Change) -> Told:
    yield events_market.GoodGiven(change.seat, GOOD.write(change.action.good))


def _receive(change: Change) -> Told:
    yield events_market.GoodReceived(change.seat, GOOD.write(change.action.good))


def _steal(change: Change) -> Told:
    if change.after.victim == NOBODY:
        yield events_market.TheftFailed(change.seat, letter(change.action.seat))


def _draw_stolen(change: Change) -> Told:
    victim = letter(int(change.before.victim))
    yield events_market.GoodStolen(change.seat, victim)
    yield events_market.StolenGoodSeen(change.seat, victim, GOOD.write(change.action.good))


# --- Grand Vizier -----------------------------------------------------------------------------


def _name_good(change: Change) -> Told:
    yield events_market.GoodNamed(change.seat, GOOD.write(change.action.good))


def _reveal(change: Change) -> Told:
    chooser = vizier.next_to_reveal(change.before)
    yield events_market.NumberChosen(letter(chooser))
    if change.after.phase == Phase.REVEAL:
        return
    good = GOOD.write(int(change.before.named))
    for seat in range(change.before.players):
        number = change.action.number if seat == chooser else int(change.before.revealed[seat])
        yield events_market.GoodsRevealed(letter(seat), good, number)
    yield from _prizes(change)
    marker = change.after.markers - change.before.markers
    yield events_market.GoodMarked(good, int(marker.sum()))


def _prizes(change: Change) -> Told:
    won = change.after.money - change.before.money
    for seat in range(change.before.players):
        if won[seat]:
            yield events_market.PrizeWon(letter(seat), int(won[seat]))


# --- What followed ----------------------------------------------------------------------------


def _barter(change: Change) -> Told:
    yield events_market.BartererSpent(change.seat)


def _what_followed(change: Change) -> Told:
    before, after = change.before, change.after
    begun = after.turn != before.turn
    in_market = before.phase >= Phase.BONUS
    receiver = int(after.holder) if begun else int(after.pawn)
    if in_market and receiver != before.pawn:
        yield events_market.PawnPassed(change.seat, letter(receiver))
    if begun:
        yield events.TurnBegan(letter(int(after.holder)), int(after.turn))
    if after.caravan != before.caravan:
        start, city = change.city(before.caravan), change.city(after.caravan)
        yield events.CaravanMoved(letter(int(after.leader)), start, city)
    if after.phase == Phase.OVER:
        yield from _end(change)


def _end(change: Change) -> Told:
    s = change.after
    for seat in range(s.players):
        yield _score(s, seat)
    won = winners(s)
    yield from (events.GameWon(letter(seat), int(s.scores[seat]), len(won)) for seat in won)
    scores = tuple(int(s.scores[seat]) for seat in range(s.players))
    yield events.GameEnded(scores, tuple(letter(seat) for seat in won))


def _score(s: Any, seat: Seat) -> Event:
    majorities = sum(bool(ending.has_majority(s, seat, good)) for good in range(1, GOODS + 1))
    money, goods = int(s.money[seat]), supply.goods_of(s, seat)
    return events.ScoreCounted(letter(seat), money, goods, majorities, int(s.scores[seat]))


TELLERS: dict[str, Callable[[Change], Told]] = {
    "lay_tile": _lay_tile,
    "swap_tile": _nothing,
    "choose_holder": _choose_holder,
    "draw_good": _draw_good,
    "draw_stolen": _draw_stolen,
    "pass": _pass,
    "fifty": _fifty,
    "bid": _bid,
    "sell_pawn": _sell_pawn,
    "keep_pawn": _keep_pawn,
    "move": _nothing,
    "take_tile": _take_tile,
    "decline": _decline,
    "use": _use,
    "give": _give,
    "receive": _receive,
    "done": _nothing,
    "change_good": _change_good,
    "steal": _steal,
    "name_good": _name_good,
    "reveal": _reveal,
    "spend_barterer": _barter,
    "pass_pawn": _nothing,
}
"""What tells each kind of action."""
