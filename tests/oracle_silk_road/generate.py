"""Random legal positions in the middle of a game.

A game is set up, a journey drawn, and what the visited cities held is given out or spent; stocks
and purses are filled in an ordinary or an extreme way. From the start of that turn some random
decisions are played, so that the position has a history in the turn it is in.
"""

from random import Random
from typing import Any

from oracle_silk_road.actions import Choice, mark
from oracle_silk_road.board import Position, State, write
from oracle_silk_road.data import (
    ARROWS,
    BANNED,
    BARTERER,
    END,
    GOODS,
    KEPT_KINDS,
    PHASES,
    STRICT_BANK,
    SWITCHES,
    THIEF,
    VIZIER,
    VIZIERS_BEFORE_FREE_CHOICE,
    deck_of,
    reach,
)
from oracle_silk_road.moves import PASS, decisions_of, settle, take_tile, then
from oracle_silk_road.setup import start_state

RESTING = tuple(phase for phase in PHASES if phase not in ("act", "reveal"))
SPICE = (*KEPT_KINDS, VIZIER, THIEF)  # the tiles with the rarest rules
MOST_STEPS = 12
REFUSAL = "no such switch, value or phase: {}"


def random_options(rng: Random) -> dict[str, Any]:
    """A random setting of every switch, each at its default half of the time."""
    return {name: rng.choice((values[0], *values)) for name, values in SWITCHES.items()}


def random_start(rng: Random, players: int, **options: Any) -> Position:
    """A new game."""
    return write(start_state(rng, players, **options))


def random_position(
    rng: Random, players: int, phase: str | None = None, **options: Any
) -> Position:
    """A random legal position at rest, in a certain phase if wanted, over only if wanted."""
    if phase not in (None, *RESTING):
        raise ValueError(REFUSAL.format(phase))
    while True:
        state = mid_game(rng, players, **options)
        for _ in range(rng.randint(0, MOST_STEPS) if phase is None else 4 * MOST_STEPS):
            if state.phase in ("over", phase):
                break
            state = random_step(rng, state)
        if state.phase == phase or (phase is None and state.phase != "over"):
            return write(state)


def random_game(rng: Random, players: int, **options: Any) -> list[Position]:
    """All resting positions of a random game from the start to the end."""
    state = start_state(rng, players, **options)
    game = [write(state)]
    while state.phase != "over":
        state = random_step(rng, state)
        game.append(write(state))
    return game


# ---- a random decision -----------------------------------------------------------------------


def random_step(rng: Random, state: State) -> State:
    """Any decision; declining and the like are not drowned by what can be done in many ways."""
    if state.phase == "take":
        tile = rng.choice(sorted(set(state.here)))
        found = list(then(take_tile(state, tile), settle))
    else:
        found = list(decisions_of(state))
    kind = rng.choice(sorted({kind_of(choice) for choice, _ in found}))
    chances = rng.choice([chances for choice, chances in found if kind_of(choice) == kind])
    weights = [float(weight) for weight, _ in chances]
    return rng.choices([after for _, after in chances], weights)[0]


def kind_of(choice: Choice) -> str:
    """Decisions of one kind share one chance."""
    return f"{choice.get('bid') == PASS} {choice.get('action')} {choice.get('as')}"


# ---- the start of a turn in the middle of a game ---------------------------------------------


def mid_game(rng: Random, players: int, **options: Any) -> State:
    """A position in phase auction anywhere on the map, with all that went before settled."""
    state = start_state(rng, players, **options)
    visited = random_journey(rng, state)
    if rng.random() < 0.5:
        bring_spice(rng, state, visited)
    fill_purses(rng, state)
    fill_stocks(rng, state)
    use_up_tiles(rng, state, visited)
    if visited:
        state.caravan = visited[-1]
        state.turn += len(visited)
    ahead = reach(state.caravan, state.direction) - set(visited)
    left = {city: tiles for city, tiles in state.tiles.items() if city in ahead}
    state.tiles = {city: tuple(sorted(tiles)) for city, tiles in left.items()}
    return settle(state)


def random_journey(rng: Random, state: State) -> list[str]:
    """The cities a caravan has come through so far; it may not have left at all."""
    ways = ARROWS[state.direction]
    journey = [rng.choice(ways[state.caravan])]
    while END[state.direction] not in ways[journey[-1]]:
        journey.append(rng.choice(ways[journey[-1]]))
    last = state.options["finalAuction"] == "play"
    return journey[: rng.randint(0, len(journey) - 1 + last)]


def bring_spice(rng: Random, state: State, visited: list[str]) -> None:
    """Swap tiles of one colour so that the rare ones lie around the caravan.

    Sometimes the Viziers lie behind it instead, for a sixth one is rare otherwise.
    """
    ways = ARROWS[state.direction]
    ahead = ways[visited[-1] if visited else state.caravan]
    near = [*visited[-2:], *ahead, *(far for city in ahead for far in ways[city])]
    behind = rng.random() < 0.3
    barred = BANNED[state.direction]
    goals = [city for city in (visited if behind else near) if city not in barred]
    for city in goals:
        for spot in range(len(state.tiles.get(city, ()))):
            if rng.random() < 0.6:
                kinds = (VIZIER,) if behind else SPICE
                swap_in(rng, state, (city, spot), kinds, {*goals, *ahead, *barred})


def swap_in(
    rng: Random, state: State, place: tuple[str, int], kinds: tuple[str, ...], fixed: set[str]
) -> None:
    """Swap one tile with one of these kinds from a city that is not fixed, if there is one."""
    city, spot = place
    colour = deck_of(city, state.direction)
    found = [
        (other, at)
        for other, tiles in state.tiles.items()
        for at, tile in enumerate(tiles)
        if tile in kinds and other not in fixed and deck_of(other, state.direction) == colour
    ]
    if found:
        other, at = rng.choice(found)
        mine, yours = list(state.tiles[city]), list(state.tiles[other])
        mine[spot], yours[at] = yours[at], mine[spot]
        state.tiles[city], state.tiles[other] = tuple(mine), tuple(yours)


def fill_purses(rng: Random, state: State) -> None:
    """Ordinary, poor and rich players; a strict bank has paid out no more than it had."""
    for seat in state.seats:
        low, high = rng.choice(((0, 0), (1, 3), (5, 15), (5, 15), (0, 25), (20, 40)))
        left = state.bank()
        room = STRICT_BANK if left is None else left + state.money[seat]
        state.money[seat] = min(room, rng.randint(low, high))


def fill_stocks(rng: Random, state: State) -> None:
    """Ordinary stocks, empty hands, and now and then a good that nearly or quite ran out."""
    for seat in state.seats:
        most = rng.choice((0, 1, 2, 2, 3, 4))
        for good in GOODS:
            move_goods(state, seat, good, rng.randint(0, most) - state.goods[seat][good])
    if rng.random() < 0.4:
        seat, good = rng.choice(state.seats), rng.choice(GOODS)
        move_goods(state, seat, good, state.supply[good] - rng.choice((0, 0, 1, 2)))


def move_goods(state: State, seat: str, good: str, number: int) -> None:
    """So many from the supply into a stock, as far as the supply goes."""
    number = min(number, state.supply[good])
    state.goods[seat][good] += number
    state.supply[good] -= number


def use_up_tiles(rng: Random, state: State, visited: list[str]) -> None:
    """Crooks and Barterers are kept or spent, Viziers used or declined; the rest is gone."""
    for city in visited:
        for tile in state.tiles[city]:
            if tile in KEPT_KINDS and rng.random() < 0.7:
                stamped = tile == BARTERER or not state.options["crookSameCity"]
                owner = rng.choice(state.seats)
                name = f"{tile}@{city}" if stamped else tile
                state.kept[owner] = tuple(sorted((*state.kept.get(owner, ()), name)))
            elif tile == VIZIER and rng.random() < 0.9:
                name_some_good(rng, state)


def name_some_good(rng: Random, state: State) -> None:
    """A Vizier was used; its marker may have been virtual though the good is back now: R27."""
    free = state.viziers_used >= VIZIERS_BEFORE_FREE_CHOICE
    good = rng.choice([good for good in GOODS if free or good not in state.marked])
    before = state.supply[good]
    mark(state, good)
    if rng.random() < 0.1:
        state.supply[good] = before
