"""Section 15: the worked examples of building, ports, sight, steps and food."""

from typing import Any

import pytest

from serai import Match
from serai.engine.layout import make_record
from serai.games.silver_isle.notation import corner_name, place_name
from serai.games.silver_isle.rules.geometry import port_of, put_tile
from serai.games.silver_isle.rules.mine import steps_to_port
from serai.games.silver_isle.rules.place import is_next
from serai.games.silver_isle.rules.sight import find_corners, is_eligible, is_in_sight, sees
from serai.games.silver_isle.state import State
from serai.games.silver_isle.terms import PLACES
from silver_isle.playing import (
    CELLS_A,
    DRAWS_A,
    DRAWS_B,
    PORTS_A,
    build,
    field,
    legal,
    play,
    refusal,
    silver,
    table,
    where,
)

CELLS_B = "0,1 -1,0 1,0 2,0 -1,1 0,-1 -2,0 -1,-1 0,2 0,-2 -1,-2 -2,-1 -1,2 1,-1 0,-3 2,-1 -2,1"
TIES_B = (-1, -1)


# --- Building and ports -----------------------------------------------------------------------


def test_w1_isle_a_without_ties_and_discards() -> None:
    """isle.build.6 to .12, isle.geo.11"""
    assert field(build(DRAWS_A), "tiles") == ["0,0", *CELLS_A.split()]


def test_w2_isle_b_with_two_ties_and_two_discards() -> None:
    """isle.build.10, isle.build.11, isle.build.14, isle.build.15"""
    assert field(build(DRAWS_B, TIES_B), "tiles") == ["0,0", *CELLS_B.split()]


def test_w5_an_ace_is_discarded_where_every_row_has_two() -> None:
    """isle.build.14"""
    assert field(build("A1 C1"), "tiles") == ["0,0", "1,0"]


def test_w6_gaps_are_counted_across_and_never_filled() -> None:
    """isle.build.7, isle.build.13, isle.geo.12"""
    match = build("M1 M2 M3 M4 A1 C2 S4 S1 A2", (1,))
    assert field(match, "tiles")[-3:] == ["1,1", "-1,1", "2,1"]


def test_w7_every_line_is_open_to_the_first_port() -> None:
    """isle.port.2"""
    ends = {-3: "-3,0", -2: "-2,0", -1: "-1,2", 0: "0,4", 1: "1,3", 2: "2,2", 3: "3,1", 4: "4,1"}
    match = play(build(DRAWS_A), "first S")
    assert legal(match, "port") == {str(line) for line in ends}
    for line, cell in ends.items():
        assert field(play(match, f"port {line}"), "ports") == {"S": cell}
        match.undo()


@pytest.mark.parametrize(
    ("draws", "ties", "numbers"), [(DRAWS_A, (), [8, 7, 8, 7]), (DRAWS_B, TIES_B, [5, 6, 5, 6])]
)
def test_w7_the_numbers_of_lines(draws: str, ties: tuple[int, ...], numbers: list[int]) -> None:
    """isle.port.2, isle.port.7"""
    matches = [play(build(draws, ties), f"first {suit}") for suit in "SAMC"]
    assert [len(legal(match, "port")) for match in matches] == numbers


def test_w9_a_cell_holds_one_port() -> None:
    """isle.port.4"""
    match = play(build(DRAWS_A), "first S", "port 3")
    assert refusal(match, "port 1") == ("port-cell-is-taken", "isle.port.4")


def test_w11_no_port_loses_its_last_corner() -> None:
    """isle.port.4, isle.port.6"""
    match = play(build(DRAWS_A), "first C")
    match = play(match, "port 3", "port -2", "port 0")  # Crowns, Suns, Arms
    position = match.position() | {"ports": {"S": "-2,0"}, "turn": "C", "first": "S"}
    match = table(**{**position, "control": {}})
    assert refusal(match, "port 0") == ("port-cell-is-taken", "isle.port.4")
    assert refusal(match, "port 1") == ("port-hides-corners", "isle.port.6")
    assert legal(match, "port") == {"-3", "-2", "-1", "2", "3"}


@pytest.fixture(name="isle_a")
def make_isle_a() -> Match:
    """Isle A with the ports of W12."""
    return play(build(DRAWS_A), "first S", *PORTS_A)


def test_w12_the_ports_and_the_spaces_next_to_them(isle_a: Match) -> None:
    """isle.geo.8, isle.port.3"""
    assert field(isle_a, "ports") == {"S": "0,4", "A": "5,0", "M": "-1,-4", "C": "-4,-1"}
    near = [_next_to(isle_a.state, port_of(seat)) for seat in range(4)]
    assert near == [
        {"[0,7]", "[1,7]"}, {"[9,0]", "[9,1]"}, {"[-2,-6]", "[-1,-6]"}, {"[-6,-2]", "[-6,-1]"},
    ]  # fmt: skip
    aside = play(build(DRAWS_A), "first S", "port 1", *PORTS_A[1:])
    spaces = _next_to(aside.state, port_of(0))
    assert spaces == {"[1,5]", "[1,6]", "[1,7]", "[2,5]", "[3,5]"}


def _next_to(s: Any, place: int) -> set[str]:
    return {place_name(s, other) for other in range(1, PLACES) if is_next(s, place, other)}


# --- Sight and corners ------------------------------------------------------------------------

SIGHTS = {
    "<-4,-1>": ("port-C", "<-4,0> <-1,-4>"),
    "<-4,0>": ("port-C", "<-4,-1> <-1,2> <0,5>"),
    "<-1,-4>": ("port-M", "<-4,-1> <0,-4>"),
    "<0,-4>": ("port-M", "<-1,-4> <1,-2> <6,0>"),
    "<-1,2>": ("[-2,3]", "<-4,0> <0,5>"),
    "<0,5>": ("port-S", "<-4,0> <-1,2> <1,5>"),
    "<1,5>": ("port-S", "<0,5> <2,3> <3,2> <6,1>"),
    "<2,3>": ("[3,5]", "<1,5> <3,2> <6,1>"),
    "<3,2>": ("[5,3]", "<1,5> <2,3> <6,1>"),
    "<1,-2>": ("[1,-4]", "<0,-4> <6,0>"),
    "<6,0>": ("port-A", "<0,-4> <1,-2> <6,1>"),
    "<6,1>": ("port-A", "<1,5> <2,3> <3,2> <6,0>"),
}


def test_w13_corners_closest_spaces_and_sight(isle_a: Match) -> None:
    """isle.ship.loc.2, isle.ship.loc.8, isle.ship.sight.1, isle.ship.sight.8"""
    s = isle_a.state
    corners = range(1, int(s.num_corners) + 1)
    found = {
        corner_name(s, corner): (
            place_name(s, int(s.closest[corner])),
            {corner_name(s, other) for other in corners if sees(s, corner, other)},
        )
        for corner in corners
    }
    assert found == {name: (place, set(seen.split())) for name, (place, seen) in SIGHTS.items()}


def test_w15_land_blocks_sight(isle_a: Match) -> None:
    """isle.ship.sight.2"""
    match = table(ships={"S": "<6,0>"})
    assert refusal(match, "sail <3,2>") == ("land-is-in-the-way", "isle.ship.sight.1")


def land(*cells: tuple[int, int]) -> Any:
    """A record with these tiles and no port."""
    s = make_record(State)
    for tile, (x, y) in enumerate(cells, 1):
        put_tile(s, tile, x, y)
        s.num_tiles = tile
    return s


def test_w17_a_ship_runs_along_sides_in_one_action() -> None:
    """isle.ship.sight.4"""
    s = build(DRAWS_B, TIES_B).state
    assert is_in_sight(s, -2, -1, -2, 2)


def test_w23_a_diagonal_contact_hides_a_corner_and_lets_ships_through() -> None:
    """isle.ship.loc.3, isle.ship.sight.5, isle.ship.sight.6"""
    s = land((0, 0), (1, 1))
    assert not is_eligible(s, 1, 1)
    assert is_in_sight(s, 0, 1, 2, 1)
    assert is_in_sight(s, 1, 0, 1, 2)
    assert not is_in_sight(s, 0, 0, 2, 2)
    assert not is_in_sight(s, 0, 1, 2, 2)


@pytest.mark.parametrize(
    ("draws", "ties", "sums"), [(DRAWS_A, (), (12, 17)), (DRAWS_B, TIES_B, (9, 10))]
)
def test_the_check_sums_of_sight_without_ports(
    draws: str, ties: tuple[int, ...], sums: tuple[int, int]
) -> None:
    """isle.ship.loc.2, isle.ship.sight.1"""
    tiles = [tuple(map(int, cell.split(","))) for cell in field(build(draws, ties), "tiles")]
    s = land(*tiles)
    for port in range(21, 25):  # the ports are far away, on a tile of their own each
        put_tile(s, port, 0, 0)
    put_tile(s, 1, 0, 0)
    find_corners(s)
    corners = {(int(s.corner_x[c]), int(s.corner_y[c])) for c in range(1, s.num_corners + 1)}
    pairs = sum(is_in_sight(s, *one, *two) for one in corners for two in corners if one < two)
    assert (len(corners), pairs) == sums


# --- Movement, control, food ------------------------------------------------------------------


def test_w27_a_diagonal_step_past_water() -> None:
    """isle.geo.7"""
    match = table(control={"1,2": "S", "0,3": "S"}, crews={"S": {"5": "[2,5]"}})
    assert where(play(match, "step 5 [1,6]"), "S5") == "[1,6]"


def test_w29_mines_and_crews_block_and_silver_does_not() -> None:
    """isle.move.2 to .4, isle.silver.5"""
    match = table(
        control={"0,3": "S"},
        crews={"S": {"5": "[0,7]", "4": "[1,6]"}},
        mines={"S": {"space": "[0,6]", "value": 1}},
        silver={"ground": {"[1,7]": 1}},
    )
    assert legal(match, "step 5") == {"port-S", "[1,7]"}
    play(match, "step 5 [1,7]")
    assert silver(match, "ground") == {"[1,7]": 1}


def test_w31_the_port_alone_feeds_one_crew() -> None:
    """isle.area.3, isle.starve.6"""
    match = table(crews={"S": {"5": "port", "3": "port"}}, phase="starve")
    assert legal(match) == {"starve 3", "starve 5"}
    play(match, "starve 3")
    assert (where(match, "S3"), where(match, "S5")) == ("europe", "port")
    assert field(match, "phase") == "act"


def test_w33_the_value_of_a_mine_with_and_without_an_obstacle() -> None:
    """isle.mine.13, isle.mine.15"""
    match = table()
    spaces = {place_name(match.state, place): place for place in range(1, 81)}
    assert steps_to_port(match.state, 0, spaces["[2,5]"]) == 3
    blocked = table(control={"0,3": "A"}, mines={"A": {"space": "[1,6]", "value": 0}})
    assert steps_to_port(blocked.state, 0, spaces["[2,5]"]) == 4


@pytest.mark.full
def test_the_distances_to_the_ports(isle_a: Match) -> None:
    """isle.mine.14, isle.mine.16 to .19"""
    s = isle_a.state
    steps = [[steps_to_port(s, seat, place) for place in range(1, 81)] for seat in range(4)]
    assert [sum(row) for row in steps] == [621, 749, 660, 676]
    assert [max(row) for row in steps] == [14, 16, 14, 16]
    assert min(map(min, steps)) == 1


@pytest.mark.parametrize(
    ("space", "steps"), [("[1,7]", 1), ("[3,5]", 4), ("[7,1]", 8), ("[-6,-1]", 12)]
)
def test_some_distances_to_the_port_of_the_suns(space: str, steps: int) -> None:
    """isle.mine.14"""
    s = table().state
    place = next(place for place in range(1, 81) if place_name(s, place) == space)
    assert steps_to_port(s, 0, place) == steps
