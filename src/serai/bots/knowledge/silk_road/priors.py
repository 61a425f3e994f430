"""Which decisions look promising at a glance."""

from __future__ import annotations

import numpy as np

from serai.engine.jit import rule
from serai.games.silk_road import actions
from serai.games.silk_road.rules.auction import highest_bid
from serai.games.silk_road.rules.tile import selling_price
from serai.games.silk_road.rules.vizier import next_to_reveal
from serai.games.silk_road.state import State
from serai.games.silk_road.terms import Kind, Phase, Tile

KIND_OF, PARTS_OF = actions.SPACE.tables()
"""The kind of each action, and its parts."""
BID, DECLINE, FIFTY, PASS, REVEAL, TAKE_TILE, USE = map(
    actions.SPACE.kind_number,
    (
        actions.Bid,
        actions.Decline,
        actions.Fifty,
        actions.Pass,
        actions.Reveal,
        actions.TakeTile,
        actions.Use,
    ),
)

USUAL_RAISE = 2
"""Bids that go higher above the highest so far are rarely wise: leading is worth 2 or 3 silver."""
USUAL_PURCHASE = 2
"""The third good costs what the second sale brings."""
USUAL_SALE = 3
"""Further goods bring no more than they are worth anyway."""
GOOD, PLAIN, POOR, ABSURD = 3.0, 1.0, 0.2, 0.02
TILE = np.array([1.0, 0.3, 1.5, 0.3, 0.7, 1.2, 1.5, 1.0, 1.2])
"""Of each kind of tile; a Seller looks better by what it would pay."""


@rule
def prior(s: State, action: int) -> float:
    """How promising a decision looks."""
    kind = KIND_OF[action]
    part = int(PARTS_OF[action, 0])
    if kind == BID:
        return prior_of_bid(s, part)
    if kind == FIFTY:
        return ABSURD
    if kind == DECLINE:
        return POOR if s.phase == Phase.ACT else PLAIN
    if kind == TAKE_TILE:
        return prior_of_tile(s, part)
    if kind == USE:
        return prior_of_use(s, part)
    if kind == PASS:
        return GOOD
    if kind == REVEAL:
        return GOOD if part == s.goods[next_to_reveal(s), s.named] else POOR
    return PLAIN


@rule
def prior_of_bid(s: State, bid: int) -> float:
    """A small raise is usual."""
    raised = bid - highest_bid(s)
    if raised <= USUAL_RAISE:
        return PLAIN
    return POOR if raised <= 2 * USUAL_RAISE else ABSURD


@rule
def prior_of_use(s: State, number: int) -> float:
    """Sell all, trade twice, buy one or two."""
    if s.tile_kind[s.tile] == Kind.BUYER:
        return GOOD if number <= USUAL_PURCHASE else POOR
    if s.tile_kind[s.tile] == Kind.SELLER:
        return GOOD if number == s.goods[s.pawn, s.tile_goods[s.tile, 0]] else PLAIN
    return PLAIN


@rule
def prior_of_tile(s: State, tile: Tile) -> float:
    """A Seller of what you have, a Buyer while you have money."""
    kind = s.tile_kind[tile]
    if kind == Kind.SELLER:
        stock = int(s.goods[s.pawn, s.tile_goods[tile, 0]])
        return float(TILE[kind] + selling_price(min(stock, USUAL_SALE)) / USUAL_SALE)
    if kind == Kind.BUYER and s.money[s.pawn] == 0:
        return POOR
    return float(TILE[kind])
