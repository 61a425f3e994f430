"""What lies on the table, as JSON: fields of a position that need more than a form. Cities and
tiles are named by the board."""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.engine.bits import bit, has
from serai.engine.errors import BadPosition
from serai.engine.form import Numbers, excess, reads, sees, writes
from serai.engine.jit import rule
from serai.engine.reading import read_letter, read_list, read_mapping, read_number, read_place
from serai.engine.seat import LETTERS, Seat, letter
from serai.engine.seeing import beyond, seat_after, share
from serai.games.silk_road import terms
from serai.games.silk_road.board import SHIPPED, Board
from serai.games.silk_road.parts import GOOD, PLACE
from serai.games.silk_road.position_words import read_tile
from serai.games.silk_road.rules.crook import has_place, side_of
from serai.games.silk_road.state import USUAL_MONEY, State, supply_left
from serai.games.silk_road.tables import PRINTS_GOODS, TILES_PER_CITY
from serai.games.silk_road.terms import Deck, Good, Kind, Place

GOODS = np.arange(1, terms.GOODS + 1)
ORIGINS = terms.CITIES + 1
"""A tile may be kept from each city, and from nowhere."""
MOST_MARKERS = 2
BEYOND_USUAL = excess(USUAL_MONEY, terms.MOST_MONEY - USUAL_MONEY)

# --- Tiles ------------------------------------------------------------------------------------


@writes(State.tiles)
def write_tiles(board: Board, s: Any) -> dict[str, list[str]]:
    """The tiles of each city within reach."""
    return {
        board.city.write(city): [board.label.write(tile) for tile in tiles if tile]
        for city, tiles in enumerate(s.tiles.tolist())
        if tiles[0] != terms.NO_TILE
    }


@reads(State.tiles)
def read_tiles(board: Board, s: Any, tiles: object) -> None:
    """Lay these tiles."""
    most = int(TILES_PER_CITY[s.players])
    for name, listed in read_mapping(tiles, "tiles").items():
        city = read_place(name, board.city, "tiles")
        names = read_list(listed, f"tiles of {name}")
        if names and s.market[city] == Deck.NONE:
            raise BadPosition(f"{name} has no market", "road.setup.8")
        if len(names) > most:
            raise BadPosition(f"{name} has {len(names)} tiles; there are {most}", "road.setup.4")
        for slot, tile in enumerate(names):
            s.tiles[city, slot] = read_tile(board, tile, f"tiles of {name}")


@sees(State.tiles, terms.CITIES, terms.TILES)
@rule
def see_tiles(s: Any, seat: Seat, row: Numbers) -> None:
    """For each city how many there are of each tile."""
    for city in range(1, terms.CITIES + 1):
        for slot in range(terms.SLOTS):
            tile = int(s.tiles[city, slot])
            if tile != terms.NO_TILE:
                row[(city - 1) * terms.TILES + tile - 1] += 1 / terms.SLOTS


@writes(State.kept)
def write_kept(board: Board, s: Any) -> dict[str, list[str]]:
    """Everybody's kept Crooks and Barterers, with the city where they were taken."""
    kept = {
        letter(seat): [
            _kept_name(board, s, seat, at) for at in range(terms.KEPT) if s.kept[seat, at]
        ]
        for seat in range(s.players)
    }
    return {seat: tiles for seat, tiles in kept.items() if tiles}


def _kept_name(board: Board, s: Any, seat: Seat, slot: int) -> str:
    kind = Kind(int(s.kept[seat, slot])).name.lower()
    city = int(s.kept_from[seat, slot])
    return kind if city == terms.NOWHERE else f"{kind}@{board.city.write(city)}"


@reads(State.kept)
def read_kept(board: Board, s: Any, kept: object) -> None:
    """Keep these tiles."""
    for key, tiles in read_mapping(kept, "kept").items():
        seat = read_letter(key, LETTERS[: s.players], "kept")
        names = read_list(tiles, f"kept of {key}")
        if len(names) > terms.KEPT:
            raise BadPosition(f"{key} keeps more tiles than there are", "road.comp.4")
        for slot, name in enumerate(names):
            kind, _, city = str(name).partition("@")
            if kind not in ("crook", "barterer"):
                raise BadPosition(f"{name!r} cannot be kept", "road.tile.4")
            s.kept[seat, slot] = Kind[kind.upper()]
            if city:
                s.kept_from[seat, slot] = read_place(city, board.city, f"kept of {key}")


@sees(State.kept, terms.SEATS, 2, ORIGINS)
@rule
def see_kept(s: Any, seat: Seat, row: Numbers) -> None:
    """How many Crooks, and how many Barterers, each seat keeps from each city."""
    for step in range(terms.SEATS):
        who = seat_after(seat, step, s.players)
        for slot in range(terms.KEPT):
            if s.kept[who, slot] != Kind.NONE:
                is_barterer = int(s.kept[who, slot] == Kind.BARTERER)
                origin = int(s.kept_from[who, slot])
                row[(2 * step + is_barterer) * ORIGINS + origin] += 1 / terms.KEPT


# --- What everybody has seen and heard --------------------------------------------------------


@writes(State.marked)
def write_marked(_: Board, s: Any) -> list[str]:
    """The goods named by Viziers, in the order of the calls."""
    goods = [good for good in np.argsort(s.marked, kind="stable").tolist() if s.marked[good]]
    return [GOOD.write(good) for good in goods]


@reads(State.marked)
def read_marked(_: Board, s: Any, marked: object) -> None:
    """Mark these goods."""
    for order, name in enumerate(read_list(marked, "marked"), 1):
        good = read_place(name, GOOD, "marked")
        if s.marked[good]:
            raise BadPosition(f"{name} is marked twice", "road.vizier.9")
        s.marked[good] = order


@sees(State.marked, terms.GOODS)
@rule
def see_marked(s: Any, seat: Seat, row: Numbers) -> None:
    """The place of each good in the order of the calls."""
    for good in range(terms.GOODS):
        row[good] = share(int(s.marked[good + 1]), 0, terms.GOODS)


@writes(State.bids)
def write_bids(_: Board, s: Any) -> dict[str, int | str]:
    """Bids and passes in the order in which they were spoken."""
    order = [(int(s.holder) + step) % int(s.players) for step in range(1, int(s.players))]
    spoken = {letter(seat): int(s.bids[seat]) for seat in order if s.bids[seat] != terms.NOT_SPOKEN}
    return {seat: "pass" if bid == terms.PASSED else bid for seat, bid in spoken.items()}


@reads(State.bids)
def read_bids(_: Board, s: Any, bids: object) -> None:
    """These seats have spoken."""
    for key, bid in read_mapping(bids, "bids").items():
        seat = read_letter(key, LETTERS[: s.players], "bids")
        is_pass = bid == "pass"
        amount = terms.PASSED if is_pass else read_number(bid, f"bid of {key}", 1, terms.MOST_MONEY)
        s.bids[seat] = amount


@sees(State.bids, 3, terms.SEATS)
@rule
def see_bids(s: Any, seat: Seat, row: Numbers) -> None:
    """What each seat bids, whether it has passed, and how far it bids more than is usual."""
    for step in range(terms.SEATS):
        bid = int(s.bids[seat_after(seat, step, s.players)])
        row[step] = share(bid, 0, USUAL_MONEY)
        row[terms.SEATS + step] = bid == terms.PASSED
        row[2 * terms.SEATS + step] = beyond(bid - USUAL_MONEY, BEYOND_USUAL)


@writes(State.board)
def write_board(board: Board, _: Any) -> str | None:
    """A board that is not the shipped one."""
    return None if board.hash == SHIPPED.hash else board.hash


@writes(State.supply)
def write_supply(_: Board, s: Any) -> dict[str, int]:
    """The supply, where it is not what nobody has."""
    if (s.supply == supply_left(s)).all():
        return {}
    return {GOOD.write(good): int(s.supply[good]) for good in GOODS.tolist()}


@reads(State.supply)
def read_supply(_: Board, s: Any, supply: object) -> None:
    """The goods that are named are there in this number."""
    s.supply[:] = np.maximum(0, supply_left(s))
    for name, number in read_mapping(supply, "supply").items():
        good = read_place(name, GOOD, "supply")
        s.supply[good] = read_number(number, "supply", 0, terms.GOODS_PER_KIND)


@sees(State.supply, 2, terms.GOODS)
@rule
def see_supply(s: Any, seat: Seat, row: Numbers) -> None:
    """How much of each good is left, and how much of it marks Viziers."""
    for good in range(terms.GOODS):
        row[good] = share(int(s.supply[good + 1]), 0, terms.GOODS_PER_KIND)
        row[terms.GOODS + good] = share(int(s.markers[good + 1]), 0, MOST_MARKERS)


# --- In the middle of an action ---------------------------------------------------------------


def use_printed_action(s: Any) -> None:
    """road.bonus.1 What is printed on the city is in use."""
    s.tile = s.printed[s.caravan]


@writes(State.changed)
def write_changes(_: Board, s: Any) -> dict[str, str]:
    """What Crooks have made of the goods on the tile in use."""
    kind = s.tile_kind[s.tile]
    places = (Place.LEFT, Place.RIGHT) if kind == Kind.TRADER else (Place.SHOWN, Place.SHOWN)
    return {
        PLACE.write(place): GOOD.write(good)
        for place, good in zip(places, s.changed.tolist(), strict=True)
        if good and PRINTS_GOODS[kind]
    }


@reads(State.changed)
def read_changes(_: Board, s: Any, changes: object) -> None:
    """Change these goods. The tile is read already; a printed action is not written."""
    if s.tile == terms.NO_TILE:
        use_printed_action(s)
    for word, name in read_mapping(changes, "crook").items():
        place = Place(read_place(word, PLACE, "crook"))
        if not has_place(s, place):
            raise BadPosition(f"the tile prints no good at {word!r}", "road.crook.4")
        s.changed[side_of(place)] = read_place(name, GOOD, "crook")


@sees(State.changed, terms.SIDES, terms.GOODS)
@rule
def see_changes(s: Any, seat: Seat, row: Numbers) -> None:
    """For each side of the tile which good it has become."""
    for side in range(terms.SIDES):
        good = int(s.changed[side])
        if good != Good.NONE:
            row[side * terms.GOODS + good - 1] = 1


@writes(State.revealed)
def write_reveals(_: Board, s: Any) -> dict[str, int]:
    """The numbers of those who have chosen."""
    chosen = [seat for seat in range(s.players) if has(int(s.chosen), seat)]
    return {letter(seat): int(s.revealed[seat]) for seat in chosen}


@reads(State.revealed)
def read_reveals(_: Board, s: Any, reveals: object) -> None:
    """These seats have chosen."""
    for key, number in read_mapping(reveals, "reveals").items():
        seat = read_letter(key, LETTERS[: s.players], "reveals")
        s.revealed[seat] = read_number(number, f"reveal of {key}", 0, terms.GOODS_PER_KIND)
        s.chosen |= bit(seat)


@sees(State.revealed, 2, terms.SEATS)
@rule
def see_reveals(s: Any, seat: Seat, row: Numbers) -> None:
    """Who has chosen, and the number if it is one's own."""
    for step in range(terms.SEATS):
        who = seat_after(seat, step, s.players)
        row[step] = has(s.chosen, who)
        row[terms.SEATS + step] = share(int(s.revealed[who]), 0, terms.GOODS_PER_KIND)
