"""Positions in few words, actions by notation: how the tests of Silk Road set up a table and play.

A position is section 20's JSON; `table` fills in what a test does not care about: everybody has 10
silver and no goods, A has every role, the caravan is in Khotan.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import serai
from serai import Match
from serai.games.silk_road.board import SHIPPED
from serai.games.silk_road.tables import TILES_PER_CITY

ROAD = serai.game("silk-road")
SEATS = "ABCDEF"
GOODS = ("ivory", "silk", "jewels", "fruits", "spices")
INITIALS = dict(zip("isjfp", GOODS, strict=True))
OPTIONS: dict[str, tuple[Any, ...]] = {option.name: option.values for option in ROAD.options}
DULL = ("trader fruits>spices", "trader ivory>silk", "trader jewels>fruits", "trader spices>ivory")
"""Tiles of the orange deck that few can use."""


def stock(text: str) -> dict[str, int]:
    """Goods in short: `2i 1s` is two ivory and one silk."""
    return {INITIALS[part[-1]]: int(part[:-1]) for part in text.split()}


def goods(**stocks: str) -> dict[str, dict[str, int]]:
    """Everybody's goods in short."""
    return {seat: stock(text) for seat, text in stocks.items()}


def position(players: int = 4, **fields: Any) -> dict[str, Any]:
    """A bare position."""
    return {
        "game": "silk-road", "players": players, "caravan": "khotan", "phase": "take",
        "holder": "A", "money": dict.fromkeys(SEATS[:players], 10),
    } | fields  # fmt: skip


def table(players: int = 4, **fields: Any) -> Match:
    """A match at a bare position; chance is played by hand."""
    return ROAD.load(position(players, **fields), chance="manual")


def market(*tiles: str, players: int = 4, city: str = "khotan", **fields: Any) -> Match:
    """A market where these tiles are offered; the city is filled up with dull ones as far as tiles
    were not taken: one for each turn token, and `taken` more."""
    tokens = fields.get("tokens", {})
    gone = (
        sum(tokens.values()) + fields.pop("taken", 0) + (fields.get("phase") in ("act", "reveal"))
    )
    missing = int(TILES_PER_CITY[players]) - gone - len(tiles)
    filling = [tile for tile in dull_tiles(city, fields) if tile not in tiles][:missing]
    laid = {city: [*tiles, *filling]}
    return table(players, caravan=city, tiles=laid | fields.pop("more", {}), **fields)


def dull_tiles(city: str, fields: dict[str, Any]) -> list[str]:
    """Traders of the colour of a city."""
    row = next(row for row in SHIPPED.cities if row.id == city)
    east = fields.get("options", {}).get("direction") == "east"
    colour = "orange" if (row.colour == "orange") != east else "purple"
    traders = [tile for tile in SHIPPED.tiles if tile.tile.startswith("trader")]
    return [tile.tile for tile in traders if getattr(tile, colour)]


def play(match: Match, *moves: str) -> Match:
    """Play these actions one after the other."""
    for move in moves:
        match.play(move)
    return match


def legal(match: Match, kind: str = "") -> set[str]:
    """The notations of everything that may be played now, or what may follow this word."""
    moves = {str(action) for action in match.legal()}
    if not kind:
        return moves
    return {move.partition(" ")[2] for move in moves if move.split()[0] == kind}


def refusal(match: Match, move: str) -> str | None:
    """The clause that forbids a move, or None."""
    found = match.why_not(move)
    return found.clause if found else None


def purse(match: Match, seat: str = "A") -> int:
    """A seat's money."""
    return int(match.position()["money"][seat])


def held(match: Match, seat: str = "A") -> dict[str, int]:
    """A seat's goods."""
    return dict(match.position()["goods"][seat])


def at(match: Match, name: str) -> Any:
    """A field of the position."""
    return match.position().get(name)


def random_options(rng: Random) -> dict[str, Any]:
    """A random setting of every switch, each at its default half of the time."""
    return {name: rng.choice((values[0], *values)) for name, values in OPTIONS.items()}


def choose(rng: Random, match: Match) -> Any:
    """A random action: kinds first, so that many bids do not drown the rest; declining is rare."""
    offers = match.legal()
    kinds = Counter(str(action).split()[0] for action in offers)
    if len(kinds) > 1 and rng.random() < 0.7:
        kinds.pop("decline", None)
    kind = rng.choice(sorted(kinds))
    return rng.choice([action for action in offers if str(action).split()[0] == kind])
