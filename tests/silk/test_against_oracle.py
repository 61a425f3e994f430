"""Our rules and the independent brute-force model give the same results, position by position."""

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement
from random import Random
from typing import Any

import pytest

from oracle.board import (
    COLUMNS,
    ROWS,
    SEATS,
    Position,
    State,
    all_sides,
    canonical,
    ends,
    free_nursery_sites,
    freeze,
    full_options,
    parse,
    write_pair,
    write_side,
)
from oracle.board import write as write_oracle
from oracle.generate import random_options, random_position, random_tiles
from oracle.moves import after_roll, die_outcomes, piece_outcomes, raise_outcomes, worm_outcomes
from oracle.placement import pieces_left, place_piece
from oracle.walls import (
    Segment,
    controller,
    creates_enclosure,
    is_closed,
    is_enclosure,
    multiplier,
    segments,
)
from oracle.walls import region_of as oracle_region_of
from serai.engine.bits import count, has
from serai.engine.sampling import play_randomly
from serai.engine.seat import NOBODY
from serai.games.silk.actions import PLAY, SPACE, Roll
from serai.games.silk.parts import CORNER, SIDE, TILE
from serai.games.silk.rules import enclosure, segment, wall
from serai.games.silk.rules.nursery import put_nursery
from serai.games.silk.terms import Phase
from silk.playing import SILK
from silk.records import OFFERS, after_each, at_rest_after, load, mirror, normal_forms, write

CHUNKS = 20
FULL = {"random": 5000, "crowded": 2000, "phases": 1500, "set-up": 1500, "nets": 5000}
FAST = {"random": 40, "crowded": 20, "phases": 20, "set-up": 20, "nets": 200}


def chunks(kind: str) -> list[Any]:
    """A few cases for every day, and all of them in chunks for the full run."""
    fast = [pytest.param(f"{kind} fast {i}", FAST[kind] // 2, id=f"fast-{i}") for i in range(2)]
    full = [pytest.mark.full, pytest.mark.compiled, pytest.mark.oracle]
    share = FULL[kind] // CHUNKS
    long = [pytest.param(f"{kind} {i}", share, id=f"full-{i}", marks=full) for i in range(CHUNKS)]
    return fast + long


def some_positions(seed: str, number: int, crowded: bool) -> Iterator[Position]:
    """Random positions for 2, 3 and 4 players in turn; every second one with random options."""
    rng = Random(seed)
    for i in range(number):
        options = random_options(rng) if i % 2 else {}
        yield random_position(rng, 2 + i % 3, crowded, **options)


def assert_same(position: Position, ours: set[str], theirs: set[str]) -> None:
    """Equal, or say where."""
    extra, missing = sorted(ours - theirs), sorted(theirs - ours)
    assert not extra, f"{position}\nonly ours: {extra[0]}\n{len(missing)} only the oracle's"
    assert not missing, f"{position}\nonly the oracle's: {missing[0]}"


# --- Moves ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "number"), chunks("random"))
def test_a_die_has_the_results_that_the_oracle_finds(seed: str, number: int) -> None:
    """silk.die.must.1 to .5, silk.act.num"""
    for position in some_positions(seed, number, crowded=False):
        assert_same(position, normal_forms(at_rest_after(load(position))), die_outcomes(position))


@pytest.mark.parametrize(("seed", "number"), chunks("crowded"))
def test_a_die_on_a_crowded_board_has_the_results_that_the_oracle_finds(
    seed: str, number: int
) -> None:
    """silk.bump.1 to .7, silk.capture.1 to .4, silk.move.2"""
    for position in some_positions(seed, number, crowded=True):
        assert_same(position, normal_forms(at_rest_after(load(position))), die_outcomes(position))


@pytest.mark.parametrize(("seed", "number"), chunks("phases"))
def test_the_raise_and_the_roll_have_the_results_that_the_oracle_finds(
    seed: str, number: int
) -> None:
    """silk.turn.raise.1, silk.turn.raise.2, silk.turn.2"""
    rng = Random(seed)
    for position in some_positions(seed, number, crowded=False):
        opening = position | {"phase": "raise", "dice": []}
        s = load(opening)
        raised = at_rest_after(s) if s.phase == Phase.RAISE else [s]
        assert_same(opening, normal_forms(raised), raise_outcomes(opening))
        rolling = position | {"phase": "roll", "dice": []}
        result = rng.randrange(21)
        dice = list(combinations_with_replacement(range(1, 7), 2))[result]
        s = load(rolling)
        PLAY.apply(s, SPACE.first(Roll) + result)
        assert_same(rolling, normal_forms([s]), {after_roll(rolling, *dice)})


# --- Set-up -----------------------------------------------------------------------------------


def placements(rng: Random, players: int) -> Iterator[Position]:
    """Every position of the two placement phases of a random game."""
    s = SILK.start(players, random_options(rng))
    seed = rng.getrandbits(60)
    for ply in range(1000):
        if s.phase > Phase.PIECES:
            return
        if s.phase in (Phase.WORMS, Phase.PIECES):
            yield write(s)
        play_randomly(s, OFFERS, seed, ply, 1)


def huddled(rng: Random, players: int) -> Position:
    """A position of phase 2 with all worms on a few tiles, anywhere, and some pieces placed: often
    no place is left beside somebody's own worms."""
    seats = SEATS[:players]
    state = parse({
        "players": players, "options": random_options(rng), "phase": "pieces",
        "turn": rng.choice(seats), "tiles": write_tiles(rng, players),
    })  # fmt: skip
    tiles = sorted(state.tiles)
    state.big = {next(at for at in tiles if state.tiles[at] == "*"): ("ookami", "")}
    lawn = [tile for tile in tiles if tile not in state.big][: rng.choice((10, 12, 99))]
    rng.shuffle(lawn)
    flock = [seat for seat in seats for _ in range(7)]
    places = [tile for tile in lawn for _ in range(3)]
    for tile, seat in zip(places, flock, strict=False):
        state.add_worm(tile, seat)
    for _ in range(rng.randrange(3 * players)):
        state = rng.choice(list(place_piece(state)))
        state.turn = seats[seats.index(state.active) - 1]
    assert pieces_left(state, state.active)
    return write_oracle(state)


def write_tiles(rng: Random, players: int) -> list[str]:
    """A random board as text."""
    tiles = random_tiles(rng, players)
    rows = range(ROWS[players])
    return ["".join(tiles[row, column] for column in range(COLUMNS)) for row in rows]


OUTCOMES: dict[str, Callable[[Position], set[str]]] = {
    "worms": worm_outcomes,
    "pieces": piece_outcomes,
}


@pytest.mark.parametrize(("seed", "number"), chunks("set-up"))
def test_placements_have_the_results_that_the_oracle_finds(seed: str, number: int) -> None:
    """silk.setup.p1.2 to .7, silk.setup.p2.1 to .5, silk.setup.p2.1b"""
    rng = Random(seed)
    for i in range(number // 10):
        for position in placements(rng, 2 + i % 3):
            theirs = OUTCOMES[position["phase"]](position)
            assert_same(position, normal_forms(list(after_each(load(position)))), theirs)
    for i in range(number):
        position = huddled(rng, 2 + i % 3)
        ours = normal_forms(list(after_each(load(position))))
        assert_same(position, ours, piece_outcomes(position))


# --- Walls ------------------------------------------------------------------------------------


def random_net(rng: Random) -> State:
    """Nurseries and up to 20 walls, packed into a part of the board, connected or not."""
    players = rng.choice((2, 3, 4))
    options = random_options(rng)
    state = State(
        players, full_options(options), random_tiles(rng, players), {}, {}, {}, set(), {}, {}, {},
        "A", "dice", [1], None,
    )  # fmt: skip
    top, left = rng.randrange(3), rng.randrange(3)
    height, width = rng.choice(((2, 3), (3, 3), (2, 5), (6, 5)))
    near = [
        side for side in sorted(all_sides(ROWS[players]))
        if all(top <= r <= top + height and left <= c <= left + width for r, c in ends(side))
    ]  # fmt: skip
    state.walls = set(rng.sample(near, min(len(near), rng.randint(2, 20))))
    for _ in range(rng.randint(1, 8)):
        sites = free_nursery_sites(state)
        if not sites:
            break
        walled = sites & {corner for side in state.walls for corner in ends(side)}
        state.nurseries[rng.choice(sorted(walled or sites))] = rng.choice(state.seats)
    return state


def net_record(state: State) -> Any:
    """Our record of such a net. It need not be one that a game leads to."""
    s = SILK.start(state.players, state.options)
    for side in state.walls:
        wall.put_wall(s, SIDE.read(write_side(side)))
    for corner, seat in state.nurseries.items():
        put_nursery(s, SEATS.index(seat), CORNER.read(write_pair(corner)))
    return s


def assert_same_segments(state: State, s: Any, sides: list[Any]) -> None:
    """The segments with each of these walls: how many walls the closed and the longest have."""
    known = segments(state)
    for side in sides:
        with_side: set[Segment] = {found for found in known if side in found[1]}
        closed = {walls for corners, walls in with_side if is_closed(state, (corners, walls))}
        lengths = [len(walls) for walls in closed] or [0]
        longest = max((len(walls) for _, walls in with_side), default=0)
        found = segment.segments_with(s, SIDE.read(write_side(side)))
        shortest, longest_closed, across, around, longest_of_all = found
        assert (shortest, longest_closed) == (min(lengths), max(lengths)), (state, side)
        assert across + around // 2 == sum(lengths), (state, side)
        assert longest_of_all == longest, (state, side)


def assert_same_enclosures(state: State, s: Any, sides: list[Any]) -> None:
    """Regions, whether they are enclosures, who controls them, and which walls made one."""
    for row, column in state.tiles:
        region = enclosure.region_of(s, 1 << TILE.read(f"{row},{column}"))
        theirs = oracle_region_of(state, (row, column))
        ours = {tile for tile in state.tiles if has(region, TILE.read(write_pair(tile)))}
        assert ours == theirs
        assert count(region) == len(theirs)
        assert enclosure.is_enclosure(s, region) == is_enclosure(state, theirs), (state, ours)
        seat = enclosure.controller(s, region)
        assert (None if seat == NOBODY else SEATS[seat]) == controller(state, theirs), (state, ours)
        for number, name in enumerate(state.seats):
            expected = len(theirs) * multiplier(state, theirs, name)
            assert enclosure.enclosure_points(s, region, number) == expected
    for side in sides:
        made = wall.encloses(s, SIDE.read(write_side(side)))
        assert made == creates_enclosure(state, side), (state, side)


@pytest.mark.parametrize(("seed", "number"), chunks("nets"))
def test_segments_and_enclosures_are_those_that_the_oracle_finds(seed: str, number: int) -> None:
    """silk.seg.def, silk.seg.closed, silk.imp.long.3, silk.enc.def.1 to .5, silk.enc.control,
    silk.enc.score"""
    rng = Random(seed)
    for _ in range(number):
        state = random_net(rng)
        s = net_record(state)
        sides = rng.sample(sorted(state.walls), min(3, len(state.walls)))
        assert_same_segments(state, s, sides)
        assert_same_enclosures(state, s, sides)


def test_the_oracle_reads_what_we_write() -> None:
    """Writing what was read changes nothing, for the oracle too."""
    for position in some_positions("both", 20, crowded=True):
        s = load(position)
        assert canonical(write(s)) == canonical(position)
        assert freeze(mirror(s)) == canonical(position)
