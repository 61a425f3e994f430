"""The Crook: it changes a good printed on the tile in use."""

from __future__ import annotations

from serai.engine.bits import Bits, bit
from serai.engine.jit import rule
from serai.games.silk_road import terms
from serai.games.silk_road.reasons import Reason
from serai.games.silk_road.rules.supply import goods_of, is_sold_out, remember_having
from serai.games.silk_road.rules.tile import (
    good_on,
    is_printed,
    keeps_nothing,
    refuse_use_as,
    spend,
    usable,
)
from serai.games.silk_road.state import State
from serai.games.silk_road.tables import PRINTS_GOODS
from serai.games.silk_road.terms import Good, GoodId, Kind, Place, PlaceId, Seat


@rule
def side_of(place: PlaceId) -> int:
    """Which side of a tile a place is; a Seller or Buyer has only the first."""
    return 1 if place == Place.RIGHT else 0


@rule
def has_place(s: State, place: PlaceId) -> bool:
    """road.crook.3, road.crook.4 Sellers and Buyers show one good, Traders one on either side; all
    other tiles print none."""
    kind = s.tile_kind[s.tile]
    if not PRINTS_GOODS[kind]:
        return False
    return (place == Place.SHOWN) == (kind != Kind.TRADER)


@rule
def places_to_change(s: State) -> Bits:
    """The places of the tile in use where a good is printed; none for who has no tile in store."""
    places = 0
    if not keeps_nothing(s, s.pawn):
        for place in range(terms.PLACES):
            if has_place(s, place):
                places |= bit(place)
    return places


@rule
def changes(s: State) -> int:
    """Crooks that are to be spent on the tile in use."""
    number = 0
    for side in range(terms.SIDES):
        if s.changed[side] != Good.NONE:
            number += 1
    return number


@rule
def has_crook(s: State, seat: Seat) -> bool:
    """Whether the seat keeps a Crook at all."""
    for slot in range(terms.KEPT):
        if s.kept[seat, slot] == Kind.CROOK:
            return True
    return False


@rule
def spare_crooks(s: State) -> int:
    """Crooks that the player can still spend on the tile in use."""
    return usable(s, s.pawn, Kind.CROOK) - changes(s)


@rule
def can_be_used_as(s: State, left: GoodId, right: GoodId) -> bool:
    """Whether a tile with these goods could be used at all."""
    return refuse_use_as(s, left, right, 1) == Reason.ALLOWED


@rule
def may_change_other(s: State, side: int) -> bool:
    """Whether another Crook could change the other side of the tile as well."""
    two_sided = s.tile_kind[s.tile] == Kind.TRADER
    return two_sided and s.changed[1 - side] == Good.NONE and spare_crooks(s) >= terms.SIDES


@rule
def would_help(s: State, side: int, good: GoodId) -> bool:
    """Whether the tile could be used after this change, perhaps with another Crook for its other
    side."""
    left = good if side == 0 else good_on(s, 0)
    right = good if side == 1 else good_on(s, 1)
    if can_be_used_as(s, left, right):
        return True
    if not may_change_other(s, side):
        return False
    if side == 1:
        return goods_of(s, s.pawn) > 0 and not is_sold_out(s, right)
    for other in range(1, terms.GOODS + 1):
        if can_be_used_as(s, left, other):
            return True
    return False


@rule
def refuse_change(s: State, place: PlaceId, good: GoodId) -> Reason:
    """road.crook.2, road.crook.3, road.crook.9 In your own go a Crook changes one printed good into
    another. road.crook.7, road.bonus.7 Two switches limit where. road.crook.8 Each good is changed
    only once. A Crook is not spent on a tile that could not be used afterwards."""
    if not has_place(s, place):
        return Reason.CROOK_NEEDS_PRINTED_GOOD
    if is_printed(s) and not s.crook_on_bonus:
        return Reason.CROOK_NOT_ON_BONUS
    if s.changed[side_of(place)] != Good.NONE:
        return Reason.CROOK_CHANGES_ONCE
    if spare_crooks(s) <= 0:
        return Reason.CROOK_FROM_THIS_CITY if has_unusable_crook(s) else Reason.NO_CROOK
    if s.tile_goods[s.tile, side_of(place)] == good:
        return Reason.CROOK_CHANGES_INTO_ANOTHER
    if not would_help(s, side_of(place), good):
        return Reason.CROOK_WOULD_DO_NOTHING
    return Reason.ALLOWED


@rule
def has_unusable_crook(s: State) -> bool:
    """road.crook.7 Whether the player has Crooks, but took all of them in this city."""
    return usable(s, s.pawn, Kind.CROOK) == 0 and has_crook(s, s.pawn)


@rule
def change_good(s: State, place: PlaceId, good: GoodId) -> None:
    """road.crook.2 From now on the tile shows another good. A Crook is only spent if the tile can
    be used afterwards: so everybody learns that its owner has a good to sell or to give."""
    side = side_of(place)
    if s.tile_kind[s.tile] != Kind.BUYER and (side == 0 or not may_change_other(s, side)):
        left = good if side == 0 else good_on(s, 0)
        remember_having(s, s.pawn, left, int(s.tile_numbers[s.tile, 0]))
    s.changed[side] = good


@rule
def spend_crooks(s: State) -> None:
    """road.crook.6 As the tile is used its Crooks leave the game; who declines keeps them."""
    for _ in range(changes(s)):
        spend(s, s.pawn, Kind.CROOK)
