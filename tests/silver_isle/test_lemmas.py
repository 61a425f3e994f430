"""The lemmas, on random isles and in random games. L13 is asked in `test_geometry.py`;
every game of `test_properties.py` is searched for breaches of L7 to L11."""

from random import Random
from typing import Any

import pytest

from serai.engine.jit import INTERPRETED
from serai.engine.seat import NOBODY
from serai.games.silver_isle.actions import PLAY
from serai.games.silver_isle.invariants import faults
from serai.games.silver_isle.parts import FACE
from serai.games.silver_isle.rules.mine import steps_to_port
from serai.games.silver_isle.rules.place import is_next
from serai.games.silver_isle.rules.port import has_port
from serai.games.silver_isle.rules.side import fighters
from serai.games.silver_isle.rules.sight import sees
from serai.games.silver_isle.story_change import Change
from serai.games.silver_isle.story_fight import fight_of
from serai.games.silver_isle.terms import PORT, SPACES, Phase
from silver_isle.isles import COASTS, fitting_cells, lines_of, sides, surveyed, tiles
from silver_isle.records import ISLE, after, legal_actions, random_game, start

ISLES = [*range(4), *(pytest.param(n, marks=pytest.mark.full) for n in range(4, 120))]
GAMES = [*range(2), *(pytest.param(n, marks=pytest.mark.full) for n in range(2, 40))]
ROUNDS = 6 if INTERPRETED else 25


# --- The land ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", ISLES)
def test_l1_to_l4_every_tile_of_a_random_isle(seed: int) -> None:
    """isle.geo.11, isle.build.11 to .16"""
    s, random, isle = start(), Random(seed), {(0, 0)}
    s = after(s, random.choice(legal_actions(s)))
    discarded = 0
    while s.phase == Phase.DRAW:
        action = random.choice(legal_actions(s))
        face = FACE.write(ISLE.space.action(action).tile)
        s = after(s, action)
        if s.phase == Phase.LAY:
            lines = sorted(ISLE.space.action(line).line for line in legal_actions(s))
            assert lines[0] == -lines[1] < 0, "L4"
            s = after(s, random.choice(legal_actions(s)))
        new = set(tiles(s)) - isle
        counts = [len(cells) for cells in lines_of(isle, face[0]).values()]
        assert (not new) == (min(counts) > int(face[1])), "L3"
        assert all(sides(cell) & isle for cell in new), "L1"
        assert new <= fitting_cells(isle, face)
        discarded += not new
        isle |= new
    assert 15 <= len(isle) <= 20, "L2"
    assert len(isle) + discarded == 20, "L2"


@pytest.mark.parametrize("seed", ISLES)
def test_l5_the_line_of_the_outermost_tile_always_takes_a_port(seed: int) -> None:
    """isle.port.7"""
    s, random = start(), Random(seed)
    while s.phase < Phase.PORT:
        s = after(s, random.choice(legal_actions(s)))
    while s.phase == Phase.PORT:
        dx, dy = COASTS["SAMC"[s.turn]]
        farthest = max(x * dx + y * dy for x, y in tiles(s))
        lines = {x if dy else y for x, y in tiles(s) if x * dx + y * dy == farthest}
        offers = legal_actions(s)
        assert lines <= {ISLE.space.action(port).line for port in offers}
        s = after(s, random.choice(offers))
    assert all(has_port(s, seat) for seat in range(4))


@pytest.mark.parametrize("seed", ISLES)
def test_l6_with_a_mine_on_every_fifth_tile_all_spaces_reach_all_ports(seed: int) -> None:
    """isle.mine.15, isle.mine.19"""
    s, random = surveyed(seed), Random(seed)
    chosen = random.sample(range(int(s.num_tiles)), 4)
    for owner, tile in enumerate(chosen):
        s.mine_at[owner] = 1 + 4 * tile + random.randrange(4)
    mines = {int(place) for place in s.mine_at}
    spaces = [place for place in range(1, 4 * int(s.num_tiles) + 1) if place not in mines]
    for owner in range(4):
        distance = steps_by_hand(s, spaces, PORT + owner)
        assert set(spaces) <= set(distance)
        for place in random.sample(spaces, 5):
            assert steps_to_port(s, owner, place) == distance[place] >= 1


def steps_by_hand(s: Any, spaces: list[int], port: int) -> dict[int, int]:
    """The steps from every space to a port, the port first."""
    distance, new = {port: 0}, [port]
    for place in new:
        for other in spaces:
            if other not in distance and is_next(s, place, other):
                distance[other] = distance[place] + 1
                new.append(other)
    return distance


@pytest.mark.parametrize("seed", ISLES)
def test_l12_and_l15_every_port_has_a_corner_and_docks_reach_each_other(seed: int) -> None:
    """isle.port.6, isle.port.7"""
    s = surveyed(seed)
    corners = range(1, int(s.num_corners) + 1)
    docks = [corner for corner in corners if s.closest[corner] > SPACES]
    assert {int(s.closest[corner]) for corner in docks} == set(range(PORT, PORT + 4))
    reached, new = {docks[0]}, [docks[0]]
    while new:
        corner = new.pop()
        more = {other for other in corners if sees(s, corner, other)} - reached
        reached |= more
        new += more
    assert set(docks) <= reached


# --- Games ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", GAMES)
def test_l7_to_l12_and_l14_in_a_random_game(seed: int) -> None:
    """isle.control.8, isle.mine.6, isle.silver.1, isle.info.3, isle.fight.dmg.10, isle.fight.4"""
    for ply, (s, action, then) in enumerate(random_game(500 + seed, limit_rounds=ROUNDS)):
        if then.phase > Phase.STARVE and ply % 3 == 0:
            assert list(faults(then)) == [], "L7 to L10"
        assert_a_ship_can_sail(then)
        fight = fight_of(Change(s, ISLE.space.action(action), then))
        if fight is not None and then.winner != NOBODY:
            assert fighters(then, int(then.winner)), "L14"
        if s.winner != NOBODY and then.winner == NOBODY and then.phase != Phase.OVER:
            assert fighters(s, int(s.winner)), "L14"


def assert_a_ship_can_sail(s: Any) -> None:
    """L12"""
    if s.phase == Phase.ACT and s.actions_left and s.ship_at[s.turn] == 0:
        kinds = {type(ISLE.space.action(action)).__name__ for action in legal_actions(s)}
        assert "Sail" in kinds


def test_l11_no_tile_and_no_mine_grows_back() -> None:
    """isle.control.6, isle.limit.2"""
    for s, _, then in random_game(77, limit_rounds=ROUNDS):
        if s.phase >= Phase.STARVE:
            assert (then.control == NOBODY).sum() <= (s.control == NOBODY).sum()
            placed = s.mine_at != 0
            assert (then.mine_value[placed] <= s.mine_value[placed]).all()
    assert PLAY.actor(then) < 0
