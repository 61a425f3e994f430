"""A position of Silk Road as plain dicts: reading, writing, normal form (section 20)."""

import json
from dataclasses import dataclass, field, replace
from typing import Any

from oracle_silk_road.data import (
    ARROWS,
    BARTERER,
    BEFORE_MARKET,
    CROOK,
    END,
    GOODS,
    GOODS_PER_KIND,
    MARKET,
    SEATS,
    STRICT_BANK,
    SWITCHES,
    fewest_moves,
    reach,
)

Position = dict[str, Any]
Stock = dict[str, int]  # good -> number; all five goods are always there


@dataclass
class State:
    """A position; `tile`, `named`, `reveals` and `victim` live only inside a decision."""

    players: int
    options: dict[str, Any]
    caravan: str
    phase: str
    holder: str
    leader: str | None
    pawn: str
    turn: int
    money: dict[str, int]
    goods: dict[str, Stock]
    supply: Stock
    tiles: dict[str, tuple[str, ...]]  # sorted names
    kept: dict[str, tuple[str, ...]]  # "crook", "crook@merv", "barterer@merv"
    tokens: dict[str, int]
    marked: frozenset[str] = frozenset()
    viziers_used: int = 0
    bids: dict[str, int | str] = field(default_factory=dict)
    barter: str | None = None
    tile: str | None = None
    named: str | None = None
    reveals: dict[str, int] = field(default_factory=dict)
    victim: str | None = None

    def copy(self) -> "State":
        """A copy that shares nothing that ever changes."""
        return replace(
            self, money=dict(self.money), supply=dict(self.supply), tiles=dict(self.tiles),
            goods={seat: dict(stock) for seat, stock in self.goods.items()}, kept=dict(self.kept),
            tokens=dict(self.tokens), bids=dict(self.bids), reveals=dict(self.reveals),
        )  # fmt: skip

    @property
    def seats(self) -> str:
        """All seats, clockwise."""
        return SEATS[: self.players]

    @property
    def direction(self) -> str:
        """`west`, or `east` in the reverse variant."""
        return str(self.options["direction"])

    @property
    def here(self) -> tuple[str, ...]:
        """The tiles left in the city of the caravan."""
        return self.tiles.get(self.caravan, ())

    @property
    def arrows(self) -> tuple[str, ...]:
        """Where the caravan may go: road.move.1, road.reverse.2."""
        return ARROWS[self.direction][self.caravan]

    def clockwise_from(self, seat: str) -> str:
        """All seats, `seat` first."""
        at = self.seats.index(seat)
        return self.seats[at:] + self.seats[:at]

    def others(self, seat: str) -> str:
        """All seats but one, clockwise from his left."""
        return self.clockwise_from(seat)[1:]

    def holdings(self, seat: str) -> int:
        """Number of goods of a seat."""
        return sum(self.goods[seat].values())

    def bank(self) -> int | None:
        """Silver left in the bank, None where it never runs out: road.money.2, R39."""
        strict = self.options["bank"] == "strict45"
        return STRICT_BANK - sum(self.money.values()) if strict else None

    def computed_supply(self) -> Stock:
        """What the supply is without virtual markers and second tokens: road.supply.1."""
        stocks = {good: sum(self.goods[seat][good] for seat in self.seats) for good in GOODS}
        return {good: GOODS_PER_KIND - stocks[good] - (good in self.marked) for good in GOODS}


# ---- reading ---------------------------------------------------------------------------------


def full_options(options: dict[str, Any]) -> dict[str, Any]:
    """Every switch with its value; `on` and `off` are True and False."""
    words = {"on": True, "off": False}
    given = {k: words.get(v, v) if isinstance(v, str) else v for k, v in options.items()}
    unknown = {k: v for k, v in given.items() if v not in SWITCHES.get(k, ())}
    if unknown:
        raise ValueError(f"no such switch or value: {unknown}")
    return {name: given.get(name, values[0]) for name, values in SWITCHES.items()}


def full_stock(stock: dict[str, int]) -> Stock:
    """All five goods with their number."""
    return {good: stock.get(good, 0) for good in GOODS}


def parse(position: Position) -> State:
    """Read a position; extra and computed fields are ignored."""
    phase, caravan = position["phase"], position["caravan"]
    options = full_options(position.get("options") or {})
    seats = SEATS[: position["players"]]
    holder, leader, pawn = parse_roles(position)
    marked = frozenset(position.get("marked") or ())
    state = State(
        players=position["players"], options=options, caravan=caravan, phase=phase,
        holder=holder, leader=leader, pawn=pawn, turn=parse_turn(position, options["direction"]),
        money={seat: position["money"].get(seat, 0) for seat in seats},
        goods={seat: full_stock(position.get("goods", {}).get(seat, {})) for seat in seats},
        supply={}, tiles=parse_tiles(position, options["direction"]),
        kept=parse_kept(position), tokens=parse_tokens(position),
        marked=marked, viziers_used=position.get("viziers_used", len(marked)),
    )  # fmt: skip
    parse_supply(state, position)
    parse_unfinished(state, position)
    return state


def parse_roles(position: Position) -> tuple[str, str | None, str]:
    """Holder, leader and pawn; who is not written has the role of the one who is."""
    given = [position.get(role) for role in ("holder", "leader", "pawn")]
    holder, leader, pawn = given
    anybody = next((seat for seat in given if seat), "A")
    holder = holder or anybody
    if position["phase"] in ("auction", "decide"):
        return holder, None, holder
    leader = leader or pawn or holder
    return holder, leader, pawn or leader


def parse_turn(position: Position, direction: str) -> int:
    """The number of the leg; where it is not written, that of the shortest way."""
    before = position["phase"] in BEFORE_MARKET
    given: int | None = position.get("turn")
    return given or fewest_moves(position["caravan"], direction) + before


def parse_tiles(position: Position, direction: str) -> dict[str, tuple[str, ...]]:
    """The tiles of the cities within reach; a city without tiles is left out."""
    ahead = reach(position["caravan"], direction)
    listed = position.get("tiles", {}).items()
    return {city: tuple(sorted(tiles)) for city, tiles in listed if tiles and city in ahead}


def parse_kept(position: Position) -> dict[str, tuple[str, ...]]:
    """Kept Crooks and Barterers of those who have any."""
    return {seat: tuple(sorted(kept)) for seat, kept in position.get("kept", {}).items() if kept}


def parse_tokens(position: Position) -> dict[str, int]:
    """Turn tokens of those who have any."""
    return {seat: count for seat, count in position.get("tokens", {}).items() if count}


def parse_supply(state: State, position: Position) -> None:
    """The supply as written, each good that is not written as computed."""
    computed = state.computed_supply()
    given = position.get("supply") or {}
    state.supply = {good: given.get(good, max(0, computed[good])) for good in GOODS}


def parse_unfinished(state: State, position: Position) -> None:
    """What only some phases have: bids, a Barterer's second tile, an action in progress."""
    if state.phase in ("auction", "decide"):
        state.bids = dict(position.get("bids") or {})
    if state.phase in ("take", "act", "reveal", "barter"):
        state.barter = position.get("barter")
    if state.phase == "act":
        state.tile = position["tile"]
    if state.phase == "reveal":
        state.named = position["named"]
        state.reveals = dict(position.get("reveals") or {})
    if state.phase in ("act", "bonus"):
        state.victim = position.get("victim")


# ---- writing ---------------------------------------------------------------------------------


def write(state: State) -> Position:
    """Write a position in the format of section 20, everything sorted."""
    position: Position = {
        "game": "silk-road", "players": state.players,
        "options": {k: v for k, v in state.options.items() if v != SWITCHES[k][0]},
        "caravan": state.caravan, "phase": state.phase, "turn": state.turn,
        "money": dict(state.money),
        "goods": {seat: in_hand(stock) for seat, stock in state.goods.items()},
        "tiles": {city: sorted(tiles) for city, tiles in state.tiles.items() if tiles},
        "kept": {seat: sorted(kept) for seat, kept in state.kept.items() if kept},
        "tokens": {seat: count for seat, count in state.tokens.items() if count},
        "marked": [good for good in GOODS if good in state.marked],
        "viziers_used": state.viziers_used, "bids": dict(state.bids),
    }  # fmt: skip
    return position | write_roles(state) | write_unfinished(state)


def in_hand(stock: Stock) -> Stock:
    """The goods there are of."""
    return {good: number for good, number in stock.items() if number}


def write_roles(state: State) -> Position:
    """Who has which role; when the game is over nobody has one."""
    if state.phase == "over":
        return {}
    roles = {"holder": state.holder, "pawn": state.pawn}
    return roles | {"leader": state.leader} if state.leader else roles


def write_unfinished(state: State) -> Position:
    """The fields that are written only where they say something."""
    computed = state.supply == state.computed_supply()
    rare = {
        "supply": None if computed else state.supply, "barter": state.barter, "tile": state.tile,
        "named": state.named, "reveals": state.reveals, "victim": state.victim,
    }  # fmt: skip
    return {name: value for name, value in rare.items() if value}


def kept_name(state: State, tile: str) -> str:
    """A kept tile with its city only while the city still forbids its use."""
    kind, _, city = tile.partition("@")
    binding = state.phase in MARKET and city == state.caravan
    if kind == CROOK:
        binding = binding and not state.options["crookSameCity"]
    return f"{kind}@{city}" if binding else kind


def freeze(state: State) -> str:
    """Normal form of a state: sorted JSON text, hashable and readable."""
    kept = {s: sorted(kept_name(state, t) for t in tiles) for s, tiles in state.kept.items()}
    return json.dumps(write(state) | {"kept": {s: t for s, t in kept.items() if t}}, sort_keys=True)


def canonical(position: Position) -> str:
    """Normal form of a position: equal exactly for equal positions; `json.loads` reads it.

    Not in it: the supply where it can be computed, switches at their default, cities out of
    reach, the city of a kept tile once it forbids nothing, and the roles of a finished game.
    """
    return freeze(parse(position))


# ---- small questions -------------------------------------------------------------------------


def usable(state: State, seat: str, kind: str) -> list[str]:
    """Kept tiles of a kind that may be spent in this city: road.barter.2, road.crook.7."""
    binds = kind == BARTERER or not state.options["crookSameCity"]
    kept = [tile for tile in state.kept.get(seat, ()) if tile.startswith(kind)]
    return [tile for tile in kept if not (binds and tile.endswith(f"@{state.caravan}"))]


def without(tiles: tuple[str, ...], *gone: str) -> tuple[str, ...]:
    """These tiles less one of each of `gone`."""
    left = list(tiles)
    for tile in gone:
        left.remove(tile)
    return tuple(left)


def leads_only_to_the_end(state: State) -> bool:
    """Is the end city the only way on: road.bid.15."""
    return state.arrows == (END[state.direction],)
