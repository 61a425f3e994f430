"""Setting up (section 3): bag, tiles with their repair, first holder."""

from collections import Counter
from random import Random
from typing import Any

from oracle_silk_road.board import Position, State, full_options, full_stock, parse
from oracle_silk_road.data import (
    BANNED,
    DECKS,
    GOODS,
    GOODS_PER_KIND,
    KEPT_KINDS,
    MARKET_CITIES,
    SEATS,
    START,
    START_GOODS,
    START_MONEY,
    TILES_PER_CITY,
    deck_of,
)

Layout = dict[str, list[str]]


def start_state(rng: Random, players: int, **options: Any) -> State:
    """A new game: road.setup.1 to .18."""
    full = full_options(options)
    bag = rng.sample(GOODS * GOODS_PER_KIND, START_GOODS * players)
    seats = SEATS[:players]
    drawn = {seat: bag[START_GOODS * at :][:START_GOODS] for at, seat in enumerate(seats)}
    holder = rng.choice(seats)
    state = State(
        players=players, options=full, caravan=START[full["direction"]], phase="auction",
        holder=holder, leader=None, pawn=holder, turn=1, money=dict.fromkeys(seats, START_MONEY),
        goods={seat: full_stock(Counter(goods)) for seat, goods in drawn.items()}, supply={},
        tiles=deal(rng, players, full["direction"]), kept={}, tokens={},
    )  # fmt: skip
    state.supply = state.computed_supply()
    return state


def deal(rng: Random, players: int, direction: str) -> dict[str, tuple[str, ...]]:
    """Random tiles on all market cities: road.setup.4 to .8."""
    layout: Layout = {}
    unused: Layout = {}
    for colour, tiles in DECKS.items():
        pile = rng.sample(list(tiles.elements()), tiles.total())
        for city in MARKET_CITIES:
            if deck_of(city, direction) == colour:
                layout[city] = [pile.pop() for _ in range(TILES_PER_CITY[players])]
        unused[colour] = pile
    repair(rng, layout, unused["purple"], direction)
    return {city: tuple(sorted(tiles)) for city, tiles in layout.items()}


def repair(rng: Random, layout: Layout, unused: list[str], direction: str) -> None:
    """No Crook or Barterer in the last cities: road.setup.10 to .12, road.reverse.4."""
    for city in BANNED[direction]:
        for at, tile in enumerate(layout[city]):
            if tile in KEPT_KINDS and unused:
                layout[city][at] = draw_replacement(rng, unused)
            elif tile in KEPT_KINDS:
                swap_away(rng, layout, (city, at), direction)


def draw_replacement(rng: Random, unused: list[str]) -> str:
    """Random unused tiles until one is legal; the offender leaves: road.setup.11."""
    rng.shuffle(unused)
    while (tile := unused.pop()) in KEPT_KINDS:
        pass
    return tile


def swap_away(rng: Random, layout: Layout, place: tuple[str, int], direction: str) -> None:
    """Swap with a random legal tile of another city of the same tiles: road.setup.12."""
    city, at = place
    partners = [
        (other, spot)
        for other, tiles in layout.items()
        for spot, tile in enumerate(tiles)
        if other not in BANNED[direction] and tile not in KEPT_KINDS
        if deck_of(other, direction) == deck_of(city, direction)
    ]
    other, spot = rng.choice(partners)
    layout[city][at], layout[other][spot] = layout[other][spot], layout[city][at]


def start_faults(position: Position) -> list[str]:
    """The clauses of setup that a first position breaks, beside those of invariants."""
    state = parse(position)
    checks = {
        "road.setup.2": all(state.holdings(seat) == START_GOODS for seat in state.seats),
        "road.setup.3": all(money == START_MONEY for money in state.money.values()),
        "road.setup.4": set(state.tiles) == set(MARKET_CITIES),
        "road.setup.14": state.caravan == START[state.direction],
        "road.setup.16": not state.tokens,
        "road.setup.17": state.supply == state.computed_supply(),
        "road.setup.18": state.phase == "auction" and not state.bids and state.turn == 1,
        "road.crook.1": not state.kept,
        "road.vizier.9": not state.marked and not state.viziers_used,
    }
    return [clause for clause, kept in checks.items() if not kept]
