"""The worked examples of the rules, W1 to W69, played at a table."""

from typing import Any

import pytest

from serai import Match
from serai.engine.layout import make_record
from serai.games.silver_isle.names import corner_name, place_name
from serai.games.silver_isle.rules.geometry import port_of, put_tile
from serai.games.silver_isle.rules.mine import steps_to_port
from serai.games.silver_isle.rules.sight import find_corners, is_eligible, is_in_sight, sees
from serai.games.silver_isle.state import State
from silver_isle.playing import (
    DRAWS_A,
    DRAWS_B,
    PORTS_A,
    border,
    build,
    control,
    field,
    legal,
    play,
    possible,
    refusal,
    silver,
    table,
    where,
)
from silver_isle.records import load, write

CELLS_A = (
    "0,-1 1,0 1,1 0,-2 0,1 2,0 3,0 -1,0 -1,1 -1,-1 -1,-2 0,2 2,1 0,3 -1,-3 -2,-1 4,0 1,2 -3,-1"
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
    near = [_names(isle_a.state, isle_a.state.next_to[port_of(seat)]) for seat in range(4)]
    assert near == [
        {"[0,7]", "[1,7]"}, {"[9,0]", "[9,1]"}, {"[-2,-6]", "[-1,-6]"}, {"[-6,-2]", "[-6,-1]"},
    ]  # fmt: skip
    aside = play(build(DRAWS_A), "first S", "port 1", *PORTS_A[1:])
    spaces = _names(aside.state, aside.state.next_to[port_of(0)])
    assert spaces == {"[1,5]", "[1,6]", "[1,7]", "[2,5]", "[3,5]"}


def _names(s: Any, places: Any) -> set[str]:
    return {place_name(s, int(place)) for place in places if place}


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


# --- Fights -----------------------------------------------------------------------------------

AWAY = dict.fromkeys("1234", "ship")


def test_w35_the_winner_is_replaced_in_secret() -> None:
    """isle.fight.dmg.5, isle.fight.dmg.8, isle.info.8"""
    match = play(border({"5": "[1,5]"}, {"3": "[2,5]"}), "attack 5 [2,5]")
    assert where(match, "A3") == "europe"
    assert legal(match) == {"replace 5 0", "replace 5 1", "replace 5 2"}
    play(match, "replace 5 1")
    assert (where(match, "S5"), where(match, "S1")) == ("europe", "[1,5]")
    assert possible(match, "S", "[1,5]") == [0, 1, 2]


@pytest.mark.parametrize("short", ["survive", "wiped_out"])
def test_w37_with_an_empty_europe_the_winner_stays(short: str) -> None:
    """isle.fight.dmg.10"""
    crews = {"5": "[1,5]", "0": "ship"} | AWAY
    match = border(crews, {"3": "[2,5]"}, options={"damage_short": short})
    play(match, "attack 5 [2,5]")
    assert (where(match, "S5"), field(match, "phase")) == ("[1,5]", "act")


def test_w39_a_null_does_no_damage() -> None:
    """isle.fight.dmg.1"""
    match = play(border({"3": "[1,5]"}, {"0": "[2,5]"}), "attack 3 [2,5]")
    assert (where(match, "S3"), where(match, "A0")) == ("[1,5]", "europe")


def test_w41_a_push_leaves_the_tokens_where_they_were() -> None:
    """isle.fight.push.1, isle.fight.push.2, isle.fight.silver.6, isle.fight.enter.5"""
    match = border({"3": "[1,5]"}, {"3": "[2,5]"}, mines=RICH, silver={"crews": ["[1,5]", "[2,5]"]})
    play(match, "attack 3 [2,5]")
    assert (where(match, "S3"), where(match, "A3")) == ("europe", "europe")
    assert silver(match, "ground") == {"[1,5]": 1, "[2,5]": 1}
    assert control(match, "1,2") == "A"


RICH = {"C": {"space": "[1,4]", "value": 0}}
"""A mine that has given some silver."""


def test_w43_two_defenders_push_the_crew_that_enters() -> None:
    """isle.fight.enter.2, isle.fight.enter.4"""
    match = play(border({"3": "[1,5]"}, {"2": "[3,5]", "1": "[3,4]"}), "step 3 [2,5]")
    assert [where(match, crew) for crew in ("S3", "A2", "A1")] == ["europe"] * 3
    assert control(match, "1,2") == "A"


def test_w45_null_against_null() -> None:
    """isle.fight.null.3, isle.fight.enter.4"""
    match = play(border({"0": "[1,5]"}, {"0": "[3,5]"}), "step 0 [2,5]")
    assert (where(match, "S0"), where(match, "A0"), control(match, "1,2")) == (
        "europe",
        "europe",
        "A",
    )


PORT_FIGHT = {"5": "port", "4": "port", "2": "ship", "3": "ship"}


def test_w47_all_payments_of_a_stack() -> None:
    """isle.fight.dmg.2 to .4"""
    match = table(crews={"S": PORT_FIGHT, "A": {"5": "ship", "3": "ship"}}, ships={"A": "<0,5>"})
    play(match, "port attack ship A")
    assert legal(match) == {"remove 4", "remove 5"}
    play(match, "remove 5")
    assert legal(match) == {"replace 4 0", "replace 4 1"}
    match.undo()
    assert legal(play(match, "remove 4")) == {"replace 5 0", "replace 5 1"}


def test_w47_where_no_payment_exists_one_crew_stays() -> None:
    """isle.fight.dmg.10, isle.info.9"""
    crews = {"5": "port", "4": "port", "0": "ship", "1": "ship", "2": "ship"}
    match = table(crews={"S": crews, "A": {"5": "ship", "3": "ship"}}, ships={"A": "<0,5>"})
    play(match, "port attack ship A")
    assert legal(match) == {"keep 4", "keep 5"}
    play(match, "keep 4")
    assert (where(match, "S4"), where(match, "S5")) == ("port", "europe")
    assert possible(match, "S", "ship") == [0, 1, 2, 3]


def test_w49_a_ship_takes_everything_from_a_ship() -> None:
    """isle.fight.who.4, isle.fight.silver.2, isle.fight.ship.1 to .3, isle.fight.7"""
    match = table(
        crews={"S": {"5": "ship", "0": "ship"}, "C": {"3": "ship"}},
        ships={"S": "<2,3>", "C": "<2,3>"},
        control={"0,2": "C"},
        mines=RICH,
        silver={"ships": {"C": 2}},
    )
    play(match, "ship attack ship C")
    assert (field(match, "ships")["C"], where(match, "C3"), where(match, "S0")) == ("europe",) * 3
    assert silver(match, "ships") == {"S": 2}
    assert legal(match) == {"replace 5 1", "replace 5 2"}


def test_w51_a_null_pushes_an_empty_ship_and_an_ace_beats_it() -> None:
    """isle.fight.3, isle.fight.null.3, isle.fight.push.3"""
    fields: dict[str, Any] = {
        "ships": {"S": "<2,3>", "A": "<2,3>"},
        "control": {"0,2": "C"},
        "mines": RICH,
    }
    push = table(crews={"S": {"0": "ship"}}, **fields)
    play(push, "ship attack ship A")
    assert (where(push, "S0"), field(push, "ships")["A"]) == ("europe", "<2,3>")
    win = table(crews={"S": {"1": "ship"}}, silver={"ships": {"A": 1}}, **fields)
    play(win, "ship attack ship A")
    assert (where(win, "S1"), field(win, "ships")["A"]) == ("ship", "europe")
    assert silver(win, "ships") == {"S": 1}


W53 = {"5": "port", "3": "port", "4": "ship"}


def w53(**europe: str) -> Match:
    """The Suns' port beats the Arms' ship by 8 to 5."""
    match = table(
        crews={"S": W53 | europe, "A": {"4": "ship", "1": "ship"}}, ships={"A": "<0,5>"},
        control={"0,2": "C"}, mines=RICH, silver={"ships": {"A": 1}},
    )  # fmt: skip
    return play(match, "port attack ship A")


def test_w53_payments_and_silver_of_a_port() -> None:
    """isle.fight.who.7, isle.fight.dmg.3, isle.fight.silver.3"""
    match = w53()
    assert field(match, "ships")["A"] == "europe"
    assert legal(match) == {"remove 5", "remove 3", "replace 5 0"}
    assert legal(play(match, "remove 3")) == {"replace 5 1", "replace 5 2"}
    play(match, "replace 5 1")
    assert silver(match, "crews") == ["S1"]
    whole = play(w53(), "remove 5")
    assert (silver(whole, "crews"), where(whole, "S3")) == (["S3"], "port")


def test_w55_a_crew_cannot_attack_a_ship_but_a_ship_can_attack_it() -> None:
    """isle.fight.who.6, isle.fight.who.10"""
    match = table(
        control={"1,2": "S"}, crews={"S": {"5": "[3,5]"}, "A": {"3": "ship"}}, ships={"A": "<2,3>"}
    )
    assert legal(match, "attack") == set()
    assert legal(play(match, "pass"), "ship attack") == {"shore"}


# --- Silver and end ---------------------------------------------------------------------------


def test_w57_mining_needs_control_of_the_tile_and_an_empty_hand() -> None:
    """isle.dig.2, isle.dig.3"""
    fields: dict[str, Any] = {
        "crews": {"S": {"5": "[0,5]"}},
        "mines": {"S": {"space": "[0,6]", "value": 2}},
    }
    free = table(control={"0,2": "S", "0,3": "S"}, **fields)
    assert legal(free, "mine") == {"5 S"}
    carrying = table(control={"0,2": "S", "0,3": "S"}, silver={"crews": ["[0,5]"]}, **fields)
    assert refusal(carrying, "mine 5 S") == ("crew-carries-silver", "isle.silver.2")
    foreign = table(control={"0,2": "S", "0,3": "A"}, **fields)
    assert refusal(foreign, "mine 5 S") == ("mine-needs-control", "isle.dig.2")


def w59() -> Match:
    """The Suns' ship at <2,3>, a crew with a token in the closest space."""
    return table(
        control={"1,2": "S", "0,2": "C"}, crews={"S": {"5": "[3,5]"}}, ships={"S": "<2,3>"},
        mines=RICH, silver={"crews": ["[3,5]"]},
    )  # fmt: skip


def test_w59_crew_and_token_are_two_loads() -> None:
    """isle.load.4, isle.load.5"""
    token = play(w59(), "load silver 5")
    assert (silver(token, "ships"), where(token, "S5"), silver(token, "crews")) == (
        {"S": 1},
        "[3,5]",
        [],
    )
    crew = play(w59(), "load crew 5")
    assert (silver(crew, "ground"), where(crew, "S5")) == ({"[3,5]": 1}, "ship")
    assert "load silver ground" in legal(crew)


def test_w61_silver_aboard_counts_in_europe_until_it_sails_again() -> None:
    """isle.end.2, isle.ship.europe.5, isle.unload.8"""
    match = table(
        ships={"S": "<0,5>"}, silver={"ships": {"S": 3}}, control={"0,2": "C"}, mines=RICH
    )
    play(match, "sail europe")
    assert match.scores == [3, 0, 0, 0]
    play(match, "unload silver")
    assert (match.scores[0], silver(match, "europe")) == (3, {"S": 1})
    play(match, "pass", "pass", "pass", "sail <0,5>")
    assert match.scores[0] == 1


def test_w63_the_tie_is_broken_by_crews_on_the_isle() -> None:
    """isle.win.1 to .3, isle.win.6"""
    tiles = [
        "0,1",
        "0,2",
        "0,3",
        "1,1",
        "1,2",
        "1,0",
        "2,0",
        "3,0",
        "4,0",
        "2,1",
        "0,0",
        "0,-1",
        "0,-2",
        "-1,0",
        "-1,1",
        "-1,-1",
        "-1,-2",
        "-2,-1",
    ]
    owners = dict(zip(tiles, "SSSSS" + "AAAAA" + "CCCCCCCC", strict=True))
    mines = {
        "S": {"space": "[1,7]", "value": 0}, "A": {"space": "[9,0]", "value": 0},
        "M": {"space": "[1,-4]", "value": 0}, "C": {"space": "[-4,-2]", "value": 0},
    }  # fmt: skip
    match = table(
        control=owners, mines=mines, phase="over", turn=None, actions_left=0,
        crews={
            "S": {"1": "[1,2]", "2": "[0,2]", "3": "ship"},
            "A": {"1": "[2,0]", "2": "[4,0]", "4": "ship", "5": "ship"},
        },
        ships={"S": "<2,3>", "A": "europe"}, silver={"europe": {"S": 6, "A": 6, "C": 4, "M": 4}},
    )  # fmt: skip
    assert match.winners == [0]


def test_w65_an_undiscovered_mine_keeps_the_game_open_until_the_guard_ends_it() -> None:
    """isle.end.4, isle.limit.1"""
    cells = ["0,0", *CELLS_A.split()]
    mines = {
        "S": {"space": "[1,7]", "value": 0}, "A": {"space": "[9,0]", "value": 0},
        "C": {"space": "[-4,-2]", "value": 0},
    }  # fmt: skip
    match = table(control=dict.fromkeys(cells, "S"), mines=mines, silver={"europe": {"S": 9}})
    assert not match.over
    for _ in range(4 * 12):
        play(match, "pass")
    assert match.over
    assert field(match, "quiet_rounds") == 12


# --- Information ------------------------------------------------------------------------------


def test_w67_a_known_crew_alone_in_a_port_stays_known() -> None:
    """isle.info.5, isle.info.6"""
    match = table(control={"0,3": "S"}, crews={"S": {"5": "[0,7]"}}, known={"S": ["[0,7]"]})
    play(match, "step 5 port-S")
    assert field(match, "known")["S"] == ["europe", "port"]
    play(match, "step 5 [1,7]")
    assert possible(match, "S", "[1,7]") == [5]


def test_w69_games_that_differ_in_a_hidden_coin_look_the_same() -> None:
    """isle.info.6, isle.info.7, isle.info.13"""
    worlds = [play(table(), f"load crew {value}", "sail <0,5>") for value in "12"]
    for seat in (1, 2, 3, None):
        views = [match.view(seat) for match in worlds]
        heard = [match.events(seat=seat) for match in worlds]
        assert views[0] == views[1]
        assert heard[0] == heard[1]
    assert worlds[0].view(0) != worlds[1].view(0)


def test_the_position_of_the_rules_page_is_read_and_written_back() -> None:
    """isle.info.1"""
    position = {
        "game": "silver-isle", "options": {},
        "coasts": {"S": "north", "A": "east", "M": "south", "C": "west"},
        "tiles": ["0,0", "0,1", "1,0"],
        "ports": {"S": "0,2", "A": "2,0", "M": "0,-1", "C": "-1,0"},
        "control": {"0,1": "S", "1,0": "A"},
        "crews": {"S": {"5": "[0,3]", "2": "port", "1": "ship"}, "A": {"3": "[2,1]"}},
        "ships": {"S": "<1,3>", "A": "europe"}, "mines": {"S": {"space": "[0,2]", "value": 1}},
        "silver": {"crews": ["[0,3]"]}, "known": {"S": ["[0,3]"]},
        "first": "S", "turn": "S", "actions_left": 2, "round": 7, "quiet_rounds": 0,
        "progress": False, "europe_max": 0, "phase": "act",
    }  # fmt: skip
    written = write(load(position))
    assert {name: written[name] for name in position if name not in ("ships", "silver")} == {
        name: value for name, value in position.items() if name not in ("ships", "silver")
    }
    assert written["ships"] == {"S": "<1,3>", "A": "europe", "M": "europe", "C": "europe"}
    assert written["silver"] == {"crews": ["[0,3]"], "ground": {}, "ships": {}, "europe": {}}
