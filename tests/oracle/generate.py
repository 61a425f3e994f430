"""Random legal positions in the middle of a game, plain or crowded.

Walls and nurseries are laid one after the other by seats that may lay them, and Improvements
are claimed on the way, so that what lies on the board always has a history.
"""

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Any

from oracle.board import (
    BARREN,
    COLUMNS,
    MASTIFF,
    NURSERIES_PER_COLOUR,
    OOKAMI,
    ROWS,
    SEATS,
    SHEPHERD,
    SWITCHES,
    THRESHOLD,
    TILE_LIMIT,
    WALLS,
    WORMS_PER_COLOUR,
    Position,
    Side,
    State,
    Tile,
    distance,
    ends,
    free_nursery_sites,
    full_options,
    neighbours,
    tiles_beside,
    write,
)
from oracle.moves import has_options
from oracle.scoring import reward_nursery, reward_wall
from oracle.walls import sides_of, wall_sites, walls_at


def random_options(rng: Random) -> dict[str, Any]:
    """A random setting of every switch, each at its default half of the time."""
    return {name: rng.choice((values[0], *values)) for name, values in SWITCHES.items()}


def random_position(rng: Random, players: int, crowded: bool = False, **options: Any) -> Position:
    """A random legal position in phase `dice`; at least one of its one or two dice has options.

    `crowded` packs it: big pieces side by side, full tiles and many walls around them.
    """
    unknown = {k: v for k, v in options.items() if v not in SWITCHES.get(k, ())}
    if unknown:
        raise ValueError(f"no such switch or value: {unknown}")
    while True:
        state = random_state(rng, players, crowded, full_options(options))
        if any(has_options(state, face) for face in state.dice):
            return write(state)


def random_state(rng: Random, players: int, crowded: bool, options: dict[str, Any]) -> State:
    """Lay the board layer by layer."""
    seats = SEATS[:players]
    state = State(
        players=players, options=options, tiles=random_tiles(rng, players), worms={}, big={},
        nurseries={}, walls=set(), points=dict.fromkeys(seats, 0), den=dict.fromkeys(seats, 0),
        improvements={}, turn=rng.choice(seats), phase="dice", dice=[], ended_by=None,
    )  # fmt: skip
    centre = rng.choice(sorted(state.tiles))
    place_big_pieces(rng, state, crowded, centre)
    build(rng, state, crowded, centre)
    place_worms(rng, state, crowded, centre)
    claim_silkworm(rng, state)
    turn_barren(rng, state)
    state.dice = sorted(rng.randint(1, 6) for _ in range(rng.choice((1, 2))))
    set_points_and_end(rng, state)
    return state


def random_tiles(rng: Random, players: int) -> dict[Tile, str]:
    """silk.setup.1, .2."""
    rows = ROWS[players]
    drawn = [*rng.sample("D" * 9 + "N" * 13 + "L" * 7, rows * COLUMNS - 1), "*"]
    rng.shuffle(drawn)
    return {(r, c): drawn[r * COLUMNS + c] for r in range(rows) for c in range(COLUMNS)}


def by_closeness(rng: Random, tiles: list[Tile], centre: Tile, crowded: bool) -> list[Tile]:
    """The tiles in random order, or roughly the near ones first when crowded."""
    tiles = rng.sample(tiles, len(tiles))
    if crowded:
        tiles.sort(key=lambda tile: distance(tile, centre) + rng.choice((0, 0, 0, 2)))
    return tiles


def place_big_pieces(rng: Random, state: State, crowded: bool, centre: Tile) -> None:
    """One ookami, and a shepherd and a mastiff of each seat: silk.inv.4."""
    kinds = [(kind, seat) for kind in (SHEPHERD, MASTIFF) for seat in state.seats]
    pieces = [*kinds, (OOKAMI, "")]
    rng.shuffle(pieces)
    spots = by_closeness(rng, sorted(state.tiles), centre, crowded)
    state.big = dict(zip(spots, pieces, strict=False))


# ---- nurseries and walls ---------------------------------------------------------------------


@dataclass(frozen=True)
class Plan:
    """Where walls are wanted: near a tile, around some tiles, but not (yet) on one side."""

    centre: Tile | None
    fence: frozenset[Side]
    gap: Side | None

    def picks(self, sites: set[Side]) -> list[Side]:
        """The sites to choose from: those of the fence first."""
        return sorted(sites & self.fence - {self.gap}) or sorted(sites - {self.gap})


def make_plan(rng: Random, state: State, centre: Tile | None) -> Plan:
    """Half of the boards want an enclosure, most of those with one wall still missing."""
    if rng.random() < 0.5:
        return Plan(centre, frozenset(), None)
    yard = [rng.choice(sorted(state.tiles))]
    for _ in range(rng.choice((1, 2, 2, 3))):
        grown = {near for tile in yard for near in neighbours(tile, ROWS[state.players])}
        yard.append(rng.choice(sorted(grown - set(yard))))
    sides = Counter(side for tile in yard for side in sides_of(tile))
    fence = sorted(side for side, count in sides.items() if count == 1)
    return Plan(centre, frozenset(fence), rng.choice((None, *fence, *fence)))


def build(rng: Random, state: State, crowded: bool, centre: Tile) -> None:
    """First one nursery each, then walls and nurseries mixed: silk.inv.2, .3, .5."""
    final_turn = state.turn
    plan = make_plan(rng, state, centre if crowded else None)
    for seat in state.seats:
        add_nursery(rng, state, seat, plan)
    most = WALLS[state.players]
    goal = rng.choice((most - 1, most, most // 2)) if crowded else rng.randint(0, most)
    goal = min(most, max(goal, len(plan.fence)))
    for _ in range(3 * most):
        seat = rng.choice(state.seats)
        if rng.random() < 0.2:
            add_nursery(rng, state, seat, plan)
        elif len(state.walls) < goal:
            add_wall(rng, state, seat, plan)
    state.turn = final_turn


def add_nursery(rng: Random, state: State, seat: str, plan: Plan) -> None:
    """A nursery on a legal corner, where there is one: silk.geo.nursery.*."""
    sites = free_nursery_sites(state)
    wanted = sites & {corner for side in plan.fence for corner in ends(side)}
    if sites and len(state.nurseries_of(seat)) < NURSERIES_PER_COLOUR:
        corner = rng.choice(sorted(wanted if wanted and rng.random() < 0.5 else sites))
        state.nurseries[corner] = state.turn = seat
        reward_nursery(state, corner)


def add_wall(rng: Random, state: State, seat: str, plan: Plan) -> None:
    """A wall of `seat` by the plan, often one that joins two ends."""
    sites = plan.picks(wall_sites(state, seat))
    joining = [site for site in sites if all(is_joint(state, site, end) for end in ends(site))]
    if joining and rng.random() < 0.4:
        sites = joining
    if sites:
        some = rng.choices(sites, k=3)
        wall = min(some, key=lambda side: farness(state, side, plan))
        state.turn = seat
        state.walls.add(wall)
        reward_wall(state, wall)


def is_joint(state: State, side: Side, corner: tuple[int, int]) -> bool:
    """Does a wall on `side` meet a nursery or a wall on this corner?"""
    return corner in state.nurseries or bool(walls_at(corner, state.walls - {side}))


def farness(state: State, side: Side, plan: Plan) -> int:
    """Steps from a side to the centre of the plan, 0 without one."""
    beside = tiles_beside(side, ROWS[state.players])
    return min(distance(tile, plan.centre) for tile in beside) if plan.centre else 0


# ---- worms, pastures, points -----------------------------------------------------------------


def place_worms(rng: Random, state: State, crowded: bool, centre: Tile) -> None:
    """Worms on the board and in the den, at most 15 of a colour: silk.inv.1."""
    free = [tile for tile in sorted(state.tiles) if tile not in state.big]
    flock = []
    for seat in state.seats:
        state.den[seat] = rng.choice((0, 0, 1, rng.randint(0, 6)))
        most = WORMS_PER_COLOUR - state.den[seat]
        flock += [seat] * rng.choice((most, rng.randint(0, most), rng.randint(3, 8)))
    rng.shuffle(flock)
    if crowded:
        near = by_closeness(rng, free, centre, crowded)
        places = [tile for tile in near for _ in range(rng.choice((2, TILE_LIMIT, TILE_LIMIT)))]
    else:
        places = rng.sample(free * TILE_LIMIT, len(free) * TILE_LIMIT)
    for tile, seat in zip(places, flock, strict=False):
        state.add_worm(tile, seat)


def claim_silkworm(rng: Random, state: State) -> None:
    """Somebody emptied a reserve first, if one is empty now: silk.imp.worm.1."""
    emptied = any(not state.reserve(seat) for seat in state.seats)
    if emptied or rng.random() < 0.3:
        state.improvements["silkworm"] = rng.choice(state.seats)


def turn_barren(rng: Random, state: State) -> None:
    """Turn a share of the tiles; sometimes all but one or two."""
    share = rng.choice((0.0, 0.2, 0.5, 1.0))
    kept = rng.sample(sorted(state.tiles), rng.choice((0, 1, 1, 2)))
    for tile, kind in state.tiles.items():
        if tile not in kept and rng.random() < share:
            state.tiles[tile] = BARREN[kind]


def set_points_and_end(rng: Random, state: State) -> None:
    """Scores and the end trigger, in keeping with each other: silk.end.1 to .7, R33."""
    limit = THRESHOLD[state.players]
    for seat in state.seats:
        low, high = rng.choice(((0, 0), (0, 4), (0, limit - 1), (limit - 6, limit - 1)))
        state.points[seat] = rng.randint(low, high)
    latched = state.options["latch_trigger"]
    pending = not latched and len(state.dice) == 1 and rng.random() < 0.3
    exhausted = not state.wall_supply() or state.all_barren()
    if pending:  # met in this turn, not yet looked at
        state.points[state.active] += rng.choice((0, 12))
    elif exhausted or rng.random() < 0.3:
        # a trigger looked at only at the end of a turn is never one of the turn in progress
        state.ended_by = rng.choice([s for s in state.seats if latched or s != state.turn])
        state.points[state.ended_by] += rng.choice((0, 0, 12))
