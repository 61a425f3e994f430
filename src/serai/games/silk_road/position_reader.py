"""Reading a position: each function takes one part of it and says what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from serai.engine.bits import bit
from serai.engine.errors import BadNotation, BadPosition
from serai.engine.reading import (
    check_fields,
    read_by_seat,
    read_list,
    read_mapping,
    read_number,
    read_place,
    read_seat,
)
from serai.games.silk_road.board import SHIPPED, Board
from serai.games.silk_road.invariants import check_position
from serai.games.silk_road.parts import GOOD, PLACE
from serai.games.silk_road.position import IN_ACTION, SETUP, computed_supply
from serai.games.silk_road.position_memory import begin_memory, read_memory
from serai.games.silk_road.position_roles import read_phase, read_roles, read_turn
from serai.games.silk_road.position_setup import read_setup
from serai.games.silk_road.position_words import read_tile, read_truth, read_word
from serai.games.silk_road.rules.crook import has_place, side_of
from serai.games.silk_road.rules.ending import finish_game
from serai.games.silk_road.rules.movement import leave_behind
from serai.games.silk_road.rules.turn import go_on
from serai.games.silk_road.tables import TILES_PER_CITY
from serai.games.silk_road.terms import (
    FIRST_MONEY,
    GOODS,
    GOODS_PER_KIND,
    KEPT,
    MOST_MONEY,
    PASSED,
    Barter,
    Deck,
    Kind,
    Phase,
    Place,
)

if TYPE_CHECKING:
    from serai.engine.game import Game

FIELDS = (
    "game", "players", "options", "board", "caravan", "phase", "holder", "leader", "pawn", "turn",
    "money", "goods", "supply", "tiles", "kept", "tokens", "marked", "viziers_used", "bids",
    "fifties", "barter", "tile", "crook", "exchange", "victim", "named", "reveals", "partner",
    "removed", "recall", "scores", "winners",
)  # fmt: skip
MOST_VIZIERS = 45


def read_position(board: Board, game: Game, position: Mapping[str, Any]) -> Any:
    """The record of a position; raises BadPosition."""
    given = read_mapping(position, "a position")
    check_fields(given, FIELDS)
    if given.get("game", game.id) != game.id:
        raise BadPosition(f"the position is one of {given['game']!r}, not of {game.id}")
    if given.get("board", SHIPPED.hash) != board.hash:
        raise BadPosition(f"the position belongs to another board, {given.get('board')!r}")
    players = read_number(given.get("players"), "players", game.seats[0], game.seats[-1])
    s = game.start(players, read_mapping(given.get("options", {}), "options"))
    s.phase = read_phase(given)
    s.caravan = read_place(given.get("caravan"), board.city, "caravan")
    s.tokens[:players] = read_by_seat(given.get("tokens", {}), players, "tokens", 0, (0, 5))
    read_roles(s, given)
    read_turn(board, s, given)
    _read_goods(s, given)
    _read_tiles(board, s, read_mapping(given.get("tiles", {}), "tiles"))
    _read_kept(board, s, read_mapping(given.get("kept", {}), "kept"))
    _read_bids(s, given)
    _read_action(board, s, given)
    read_setup(board, s, given)
    _read_recall(s, given)
    check_position(board, s)
    if s.phase == Phase.OVER:
        finish_game(s)
    elif s.phase not in SETUP:
        go_on(s)
    return s


# --- What lies on the table and behind the shields --------------------------------------------


def _read_goods(s: Any, given: Mapping[str, Any]) -> None:
    players = int(s.players)
    default = FIRST_MONEY if s.phase in SETUP else 0
    purses = read_by_seat(given.get("money", {}), players, "money", default, (0, MOST_MONEY))
    s.money[:players] = purses
    for key, stock in read_mapping(given.get("goods", {}), "goods").items():
        _read_stock(s.goods[read_seat(key, players, "goods")], stock, f"goods of {key}")
    for order, name in enumerate(read_list(given.get("marked", []), "marked"), 1):
        good = read_place(name, GOOD, "marked")
        if s.marked[good]:
            raise BadPosition(f"{name} is marked twice", "road.vizier.9")
        s.marked[good] = order
    used = given.get("viziers_used", len(given.get("marked", [])))
    s.viziers_used = read_number(used, "viziers_used", 0, MOST_VIZIERS)
    for good in range(1, GOODS + 1):
        s.supply[good] = max(0, computed_supply(s, good))
    _read_stock(s.supply, given.get("supply", {}), "supply")
    for good in range(1, GOODS + 1):
        held = sum(int(s.goods[seat, good]) for seat in range(players))
        s.markers[good] = GOODS_PER_KIND - held - int(s.supply[good])


def _read_stock(row: Any, stock: object, what: str) -> None:
    for name, number in read_mapping(stock, what).items():
        row[read_place(name, GOOD, what)] = read_number(number, what, 0, GOODS_PER_KIND)


def _read_tiles(board: Board, s: Any, tiles: Mapping[str, Any]) -> None:
    most = int(TILES_PER_CITY[s.players])
    for name, listed in tiles.items():
        city = read_place(name, board.city, "tiles")
        names = read_list(listed, f"tiles of {name}")
        if names and s.market[city] == Deck.NONE:
            raise BadPosition(f"{name} has no market", "road.setup.8")
        if len(names) > most:
            raise BadPosition(f"{name} has {len(names)} tiles; there are {most}", "road.setup.4")
        for slot, tile in enumerate(names):
            s.tiles[city, slot] = read_tile(board, tile, f"tiles of {name}")
    if s.phase not in SETUP:
        leave_behind(s)


def _read_kept(board: Board, s: Any, kept: Mapping[str, Any]) -> None:
    for key, tiles in kept.items():
        seat = read_seat(key, int(s.players), "kept")
        names = read_list(tiles, f"kept of {key}")
        if len(names) > KEPT:
            raise BadPosition(f"{key} keeps more tiles than there are", "road.comp.4")
        for slot, name in enumerate(names):
            kind, _, city = str(name).partition("@")
            if kind not in ("crook", "barterer"):
                raise BadPosition(f"{name!r} cannot be kept", "road.tile.4")
            s.kept[seat, slot] = Kind[kind.upper()]
            if city:
                s.kept_from[seat, slot] = read_place(city, board.city, f"kept of {key}")


def _read_bids(s: Any, given: Mapping[str, Any]) -> None:
    players = int(s.players)
    for key, bid in read_mapping(given.get("bids", {}), "bids").items():
        seat = read_seat(key, players, "bids")
        spoken = PASSED if bid == "pass" else read_number(bid, f"bid of {key}", 1, MOST_MONEY)
        s.bids[seat] = spoken
    s.fifties = read_number(given.get("fifties", 0), "fifties", 0, MOST_MONEY)


# --- In the middle of an action ---------------------------------------------------------------


def _read_action(board: Board, s: Any, given: Mapping[str, Any]) -> None:
    if given.get("barter") is not None:
        words = {barter.name.lower(): barter for barter in Barter if barter}
        s.barter = read_word(given["barter"], words, "barter", "road.barter.3")
    if s.phase == Phase.ACT:
        s.tile = read_tile(board, given.get("tile"), "tile")
    if s.phase == Phase.BONUS:
        s.tile = s.printed[s.caravan]
    if s.phase == Phase.REVEAL:
        _read_reveals(s, given)
    if s.phase in IN_ACTION:
        _read_changes(s, read_mapping(given.get("crook", {}), "crook"))
        _read_exchange(s, read_mapping(given.get("exchange", {}), "exchange"))
        if given.get("victim") is not None:
            s.victim = read_seat(given["victim"], int(s.players), "victim")


def _read_reveals(s: Any, given: Mapping[str, Any]) -> None:
    s.tile = next(tile for tile, kind in enumerate(s.tile_kind) if kind == Kind.VIZIER)
    s.named = read_place(given.get("named"), GOOD, "named")
    for key, number in read_mapping(given.get("reveals", {}), "reveals").items():
        seat = read_seat(key, int(s.players), "reveals")
        s.revealed[seat] = read_number(number, f"reveal of {key}", 0, GOODS_PER_KIND)
        s.chosen |= bit(seat)


def _read_changes(s: Any, changes: Mapping[str, Any]) -> None:
    for word, name in changes.items():
        place = Place(read_place(word, PLACE, "crook"))
        if not has_place(s, place):
            raise BadPosition(f"the tile prints no good at {word!r}", "road.crook.4")
        s.changed[side_of(place)] = read_place(name, GOOD, "crook")


def _read_exchange(s: Any, exchange: Mapping[str, Any]) -> None:
    check_fields(exchange, ("number", "given", "received", "owed"))
    s.exchanged = read_number(exchange.get("number", 0), "exchange", 0, GOODS_PER_KIND)
    s.owed = read_truth(exchange.get("owed", False), "owed")
    for name in read_list(exchange.get("given", []), "given"):
        s.given |= bit(read_place(name, GOOD, "given"))
    for name in read_list(exchange.get("received", []), "received"):
        s.received |= bit(read_place(name, GOOD, "received"))


def _read_recall(s: Any, given: Mapping[str, Any]) -> None:
    if given.get("recall") is None:
        begin_memory(s)
        return
    try:
        read_memory(s, given["recall"])
    except BadNotation as error:
        raise BadPosition(f"recall: {error}") from error
