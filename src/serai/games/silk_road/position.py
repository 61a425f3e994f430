"""Record <-> position: JSON that a person can write. Impossible positions are refused.

The format is described in `docs/rules/silk-road.md`. Writing what was read gives the same JSON, and
reading what was written the same record. Beside the fields described there:

- `phase` may be `lay`, `repair`, `swap`, `first` or `draw` in the set-up; `partner` is the city of
  a swap, `removed` the tiles that have left the game in repairs;
- `fifties` in the auction: fifties of a bid that is being made;
- in the middle of an action (`act`, `bonus`): `crook`, `exchange`, `victim`; in `reveal` `reveals`;
- `recall`: what everybody remembers of goods that moved, see `rules/memory.py`. Without it memory
  begins with the position;
- `board`: the hash of the board, if it is not the shipped one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from serai.engine.bits import has
from serai.engine.option import write_options
from serai.engine.seat import NOBODY, Seat, letter
from serai.games.silk_road.board import SHIPPED, Board
from serai.games.silk_road.parts import GOOD, PLACE
from serai.games.silk_road.position_memory import write_memory
from serai.games.silk_road.rules.ending import is_winner
from serai.games.silk_road.tables import PRINTS_GOODS
from serai.games.silk_road.terms import (
    CITIES,
    GOODS,
    GOODS_PER_KIND,
    KEPT,
    NO_TILE,
    NOT_SPOKEN,
    NOWHERE,
    PASSED,
    SIDES,
    Barter,
    Kind,
    Phase,
    Place,
)

if TYPE_CHECKING:
    from serai.engine.game import Game

SETUP = (Phase.LAY, Phase.REPAIR, Phase.SWAP, Phase.FIRST, Phase.DRAW)
IN_ACTION = (Phase.BONUS, Phase.ACT)


def write_position(board: Board, game: Game, s: Any) -> dict[str, Any]:
    """The position of a record."""
    seats = range(int(s.players))
    position = {
        "game": game.id,
        "players": int(s.players),
        "options": write_options(game.options, s),
        "caravan": board.city.write(int(s.caravan)),
        "phase": Phase(int(s.phase)).name.lower(),
        **write_roles(s),
        "turn": int(s.turn),
        "money": {letter(seat): int(s.money[seat]) for seat in seats},
        "goods": {letter(seat): write_goods(s.goods[seat]) for seat in seats},
        "tiles": write_tiles(board, s),
        "kept": write_kept(board, s),
        "tokens": {letter(seat): int(s.tokens[seat]) for seat in seats if s.tokens[seat]},
        "marked": write_marked(s),
        "viziers_used": int(s.viziers_used),
        "bids": write_bids(s),
    }
    return position | _write_rare(board, s)


def _write_rare(board: Board, s: Any) -> dict[str, Any]:
    """What is written only where it says something."""
    rare: dict[str, Any] = {
        "board": None if board.hash == SHIPPED.hash else board.hash,
        "supply": write_supply(s),
        "fifties": int(s.fifties),
        "barter": Barter(int(s.barter)).name.lower() if s.barter else None,
        **write_action(board, s),
        "recall": write_memory(s),
    }
    if s.phase in SETUP:
        rare |= _write_setup(board, s)
    if s.phase == Phase.OVER:
        rare |= write_result(s)
    return {name: value for name, value in rare.items() if value}


def write_roles(s: Any) -> dict[str, str]:
    """Who has the pawn, and who had it before."""
    roles = {"holder": int(s.holder), "leader": int(s.leader), "pawn": int(s.pawn)}
    return {name: letter(seat) for name, seat in roles.items() if seat != NOBODY}


def write_goods(stock: Any) -> dict[str, int]:
    """Goods by kind, those that there are of."""
    return {GOOD.write(good): int(stock[good]) for good in range(1, GOODS + 1) if stock[good]}


def write_tiles(board: Board, s: Any) -> dict[str, list[str]]:
    """The tiles of each city within reach."""
    return {
        board.city.write(city): [board.tile_name(int(tile)) for tile in s.tiles[city] if tile]
        for city in range(1, CITIES + 1)
        if s.tiles[city, 0] != NO_TILE
    }


def write_kept(board: Board, s: Any) -> dict[str, list[str]]:
    """Everybody's kept Crooks and Barterers, with the city where they were taken."""
    kept = {
        letter(seat): [_kept_name(board, s, seat, at) for at in range(KEPT) if s.kept[seat, at]]
        for seat in range(s.players)
    }
    return {seat: tiles for seat, tiles in kept.items() if tiles}


def _kept_name(board: Board, s: Any, seat: Seat, slot: int) -> str:
    kind = Kind(int(s.kept[seat, slot])).name.lower()
    city = int(s.kept_from[seat, slot])
    return kind if city == NOWHERE else f"{kind}@{board.city.write(city)}"


def write_marked(s: Any) -> list[str]:
    """The goods named by Viziers, in the order of the calls."""
    goods = [good for good in range(1, GOODS + 1) if s.marked[good]]
    return [GOOD.write(good) for good in sorted(goods, key=lambda good: int(s.marked[good]))]


def write_bids(s: Any) -> dict[str, int | str]:
    """Bids and passes in the order in which they were spoken."""
    order = [(int(s.holder) + step) % int(s.players) for step in range(1, int(s.players))]
    spoken = {letter(seat): int(s.bids[seat]) for seat in order if s.bids[seat] != NOT_SPOKEN}
    return {seat: "pass" if bid == PASSED else bid for seat, bid in spoken.items()}


def computed_supply(s: Any, good: int) -> int:
    """The supply as it is when every marked good has one real marker."""
    held = sum(int(s.goods[seat, good]) for seat in range(s.players))
    return GOODS_PER_KIND - held - int(s.marked[good] > 0)


def write_supply(s: Any) -> dict[str, int]:
    """The supply, where it cannot be computed."""
    goods = range(1, GOODS + 1)
    if all(int(s.supply[good]) == computed_supply(s, good) for good in goods):
        return {}
    return {GOOD.write(good): int(s.supply[good]) for good in goods}


# --- In the middle of an action, and in the set-up --------------------------------------------


def write_action(board: Board, s: Any) -> dict[str, Any]:
    """The tile in use and how far its action is."""
    if s.phase == Phase.REVEAL:
        chosen = [seat for seat in range(s.players) if has(int(s.chosen), seat)]
        reveals = {letter(seat): int(s.revealed[seat]) for seat in chosen}
        return {"named": GOOD.write(int(s.named)), "reveals": reveals}
    if s.phase not in IN_ACTION:
        return {}
    return {
        "tile": board.tile_name(int(s.tile)) if s.phase == Phase.ACT else None,
        "crook": write_changes(s),
        "exchange": _write_exchange(s),
        "victim": None if s.victim == NOBODY else letter(int(s.victim)),
    }


def write_changes(s: Any) -> dict[str, str]:
    """What Crooks have made of the goods on the tile in use."""
    if not PRINTS_GOODS[s.tile_kind[s.tile]]:
        return {}
    two_sided = s.tile_kind[s.tile] == Kind.TRADER
    places = (Place.LEFT, Place.RIGHT) if two_sided else (Place.SHOWN, Place.SHOWN)
    return {
        PLACE.write(places[side]): GOOD.write(int(s.changed[side]))
        for side in range(SIDES)
        if s.changed[side]
    }


def _write_exchange(s: Any) -> dict[str, Any]:
    if not s.given:
        return {}
    return {
        "number": int(s.exchanged),
        "given": write_set(int(s.given)),
        "received": write_set(int(s.received)),
        "owed": bool(s.owed),
    }


def write_set(goods: int) -> list[str]:
    """A set of goods as a list."""
    return [GOOD.write(good) for good in range(1, GOODS + 1) if has(goods, good)]


def _write_setup(board: Board, s: Any) -> dict[str, Any]:
    return {
        "partner": None if s.partner == NOWHERE else board.city.write(int(s.partner)),
        "removed": _write_removed(board, s) if s.phase < Phase.FIRST else None,
    }


def _write_removed(board: Board, s: Any) -> dict[str, int]:
    """Tiles that are neither on the map nor left to draw: those that repairs have removed."""
    removed = {}
    for tile, row in enumerate(board.tiles, 1):
        laid = int((s.tiles == tile).sum())
        number = row.orange + row.purple - laid - int(s.undrawn[:, tile].sum())
        if number:
            removed[row.tile] = number
    return removed


def write_result(s: Any) -> dict[str, Any]:
    """Final scores and winners."""
    scores = {letter(seat): int(s.scores[seat]) for seat in range(s.players)}
    return {"scores": scores, "winners": [letter(seat) for seat in winners(s)]}


def winners(s: Any) -> list[Seat]:
    """road.score.6 The seats that won."""
    return [seat for seat in range(s.players) if is_winner(s, seat)]
