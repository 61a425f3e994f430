"""Clauses of Components, geometry, the isle, seats and ports."""

from random import Random

import pytest

from serai import BadNotation
from serai.engine.bits import has
from serai.games.silver_isle.actions import SPACE
from serai.games.silver_isle.notation import place_name
from serai.games.silver_isle.parts import FACE, ORDER
from serai.games.silver_isle.rules.geometry import port_of
from serai.games.silver_isle.rules.place import is_next
from serai.games.silver_isle.tables import SPREAD
from serai.games.silver_isle.terms import CREWS, ISLE_TILES, SEATS
from silver_isle.playing import (
    DRAWS_A,
    ISLE,
    PORTS_A,
    build,
    field,
    legal,
    play,
    refusal,
    table,
    where,
)
from silver_isle.records import after, legal_actions, start


def test_the_box_holds_four_suits_of_everything() -> None:
    """isle.comp.1 to .5"""
    assert list(ISLE.seats) == [SEATS] == [4]
    assert len(FACE.words) == ISLE_TILES == 20
    assert sorted(SPREAD[0].tolist()) == list(range(1, CREWS + 1))
    match = table()
    assert set(match.view()["ships"]) == {"S", "A", "M", "C"}


@pytest.mark.parametrize("cap", [5, 6])
def test_24_tokens_are_enough(cap: int) -> None:
    """isle.comp.6, isle.comp.4"""
    cells = {"4,0": "A", "0,-2": "A", "-3,-1": "A", "2,1": "A"}
    far = {"S": "[0,-4]", "A": "[-6,-2]", "M": "[9,1]", "C": "[5,3]"}
    mines = {suit: {"space": space, "value": cap} for suit, space in far.items()}
    match = table(control=cells, mines=mines, options={"mine_cap": cap})
    assert sum(mine["value"] for mine in field(match, "mines").values()) == 4 * cap <= 24


def test_a_tile_has_four_spaces_and_a_port_none() -> None:
    """isle.comp.7, isle.comp.8, isle.geo.3, isle.geo.4"""
    s = table().state
    names = {place_name(s, place) for place in range(1, 5)}
    x, y = int(s.tile_x[1]), int(s.tile_y[1])
    assert names == {f"[{2 * x + a},{2 * y + b}]" for a in (0, 1) for b in (0, 1)}
    match = table(crews={"S": {"5": "port", "4": "port"}}, phase="act")
    assert where(match, "S5") == where(match, "S4") == "port"


# --- Geometry ---------------------------------------------------------------------------------


def test_tiles_stay_where_they_were_laid() -> None:
    """isle.geo.1, isle.ship.loc.4, isle.build.19"""
    match = play(build(DRAWS_A, both_actions=False), "first S", *PORTS_A)
    land = field(match, "tiles", "ports"), match.view()["corners"]
    play(match, "load crew 5", "sail <0,5>", "pass", "pass", "pass", "unload crew 5")
    assert (field(match, "tiles", "ports"), match.view()["corners"]) == land


def test_control_makes_no_gaps() -> None:
    """isle.geo.2, isle.geo.6"""
    crews = {"S": {"5": "[1,5]"}}
    alone = table(control={"0,2": "S"}, crews=crews)
    among = table(control={"0,2": "S", "0,3": "A", "1,2": "M", "1,1": "C", "0,1": "A"}, crews=crews)
    assert legal(alone, "step") == legal(among, "step")
    assert "5 [2,5]" in legal(alone, "step")


def test_spaces_are_next_to_each_other_in_all_eight_directions() -> None:
    """isle.geo.5"""
    match = table(control={"0,0": "S"}, crews={"S": {"5": "[0,0]"}})
    around = {f"[{a},{b}]" for a in (-1, 0, 1) for b in (-1, 0, 1)} - {"[0,0]"}
    assert legal(match, "step 5") == around
    assert refusal(match, "step 5 [0,2]") == ("space-is-not-next", "isle.geo.5")


def test_tiles_are_joined_by_sides_only() -> None:
    """isle.geo.9, isle.area.2"""
    s = table().state
    tiles = {(int(s.tile_x[tile]), int(s.tile_y[tile])): tile for tile in range(1, 21)}
    assert has(s.beside[tiles[1, 1]], tiles[0, 1])
    assert not has(s.beside[tiles[1, 1]], tiles[0, 2])


@pytest.mark.parametrize("seed", range(10))
def test_isles_keep_within_five_lines_and_hang_together(seed: int) -> None:
    """isle.geo.10, isle.geo.11, isle.build.16 to .18"""
    s, random = start(), Random(seed)
    laid = []
    while s.phase < 5:
        s = after(s, random.choice(legal_actions(s)))
        laid.append(int(s.num_tiles))
    assert laid[1] == 2
    cells = [(int(s.tile_x[tile]), int(s.tile_y[tile])) for tile in range(1, s.num_tiles + 1)]
    assert max(abs(number) for cell in cells for number in cell) <= 5
    for number, (x, y) in enumerate(cells[1:], 1):
        assert {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)} & set(cells[:number])


# --- Building ---------------------------------------------------------------------------------


def test_nineteen_tiles_are_drawn_and_one_is_never_seen() -> None:
    """isle.build.1, isle.build.2, isle.build.4, isle.info.12"""
    match = play(ISLE.new(chance="manual"), "drawer A")
    assert field(match, "tiles") == ["0,0"]
    assert legal(match, "draw") == set(FACE.words)
    assert match.weights() == [1] * 20
    play(match, "draw M1")
    assert refusal(match, "draw M1") == ("tile-is-drawn", "isle.build.4")
    assert match.view(2)["seen"] == ["M1"]
    assert field(build(DRAWS_A), "phase") == "first"
    assert "S4" in DRAWS_A
    assert "M4" not in DRAWS_A


def test_the_seats_draw_clockwise_discards_or_not() -> None:
    """isle.build.4, isle.build.5, isle.build.15, isle.seat.4"""
    match = play(ISLE.new(chance="manual"), "drawer M")
    turns = []
    for face in ("A1", "C1", "S1"):
        turns.append(field(match, "turn"))
        play(match, f"draw {face}")
    assert turns == ["M", "C", "S"]
    assert field(match, "tiles") == ["0,0", "1,0", "0,1"]


@pytest.mark.parametrize("order", ["SAMC", "CMAS", "ASCM"])
def test_coasts_may_be_drawn_by_lot(order: str) -> None:
    """isle.build.3, isle.seat.2"""
    match = ISLE.new(chance="manual", coasts="random")
    assert legal(match, "coasts") == set(ORDER.words)
    play(match, f"coasts {order}", f"drawer {order[0]}", f"draw {order[1]}1")
    sides = dict(zip(order, ("north", "east", "south", "west"), strict=True))
    assert field(match, "coasts") == {suit: sides[suit] for suit in "SAMC"}
    assert field(match, "tiles", "turn") == (["0,0", "1,0"], order[1])


def test_the_printed_coasts_need_no_lot() -> None:
    """isle.build.3"""
    match = ISLE.new(chance="manual")
    assert field(match, "phase") == "drawer"
    assert field(match, "coasts") == {"S": "north", "A": "east", "M": "south", "C": "west"}


def test_a_tile_goes_to_the_line_with_the_largest_count_that_is_not_above_its_value() -> None:
    """isle.build.6 to .9, isle.build.12"""
    match = build("S1 S2 S3")
    assert field(match, "tiles")[-1] == "0,3"
    assert field(play(match, "draw A5"), "tiles")[-1] == "1,0"
    assert field(play(match, "draw S5"), "tiles")[-1] == "0,4"


def test_the_drawer_chooses_between_two_lines() -> None:
    """isle.build.10, isle.build.11"""
    match = build("S2 C2 A2 A5")
    drawer = field(match, "turn")
    play(match, "draw S1")
    assert (match.actor, legal(match, "line")) == ("SAMC".index(drawer), {"-1", "1"})
    assert refusal(match, "line 2") == ("line-does-not-fit", "isle.build.10")
    assert refusal(match, "pass") == ("choose-a-line", "isle.build.11")
    assert field(play(match, "line 1"), "tiles")[-1] == "1,1"


def test_a_line_of_six_grows_no_more_but_sideways() -> None:
    """isle.build.17"""
    match = build("S1 S2 S3 S4 M5 S5")
    assert field(match, "tiles")[-1] == "0,-1"
    assert field(play(match, "draw A1"), "tiles")[-1] == "1,0"


# --- Seats, ports, start ----------------------------------------------------------------------


def test_the_first_player_is_drawn_by_lot_and_play_goes_clockwise() -> None:
    """isle.seat.3, isle.seat.4, isle.port.1"""
    match = build(DRAWS_A)
    assert legal(match, "first") == {"S", "A", "M", "C"}
    assert match.weights() == [1] * 4
    play(match, "first M")
    placed = []
    for line in ("-1", "-1", "0", "0"):
        placed.append(field(match, "turn"))
        play(match, f"port {line}")
    assert placed == ["M", "C", "S", "A"]
    assert field(match, "turn", "round", "actions_left", "phase") == ("M", 1, 2, "act")


def test_everybody_gets_the_pieces_of_one_suit() -> None:
    """isle.seat.1, isle.start.1 to .5"""
    match = play(build(DRAWS_A), "first S", *PORTS_A)
    seen = match.view(1)
    assert set(seen["ships"].values()) == {"europe"}
    assert [crew["value"] for crew in seen["crews"]["A"]] == [0, 1, 2, 3, 4, 5]
    assert {crew["place"] for crews in seen["crews"].values() for crew in crews} == {"europe"}
    assert (seen["mines"], seen["control"], seen["silver"]["ground"]) == ({}, {}, {})
    assert match.scores == [0, 0, 0, 0]


def test_after_the_set_up_chance_has_nothing_to_decide() -> None:
    """isle.start.6"""
    match = table()
    assert refusal(match, "draw S1") == ("seats-decide", "isle.start.6")
    assert refusal(ISLE.new(chance="manual"), "pass") == ("chance-decides", "isle.seat.3")


def test_a_port_needs_a_line_with_a_tile() -> None:
    """isle.port.2, isle.port.3"""
    match = play(build(DRAWS_A), "first S")
    assert refusal(match, "port 5") == ("port-needs-a-line", "isle.port.2")
    assert refusal(match, "pass") == ("place-your-port", "isle.port.1")
    assert field(play(match, "port 0"), "ports") == {"S": "0,4"}


def test_a_port_is_not_slid_past_another() -> None:
    """isle.port.4, isle.port.5"""
    fields = {"phase": "port", "first": "A", "turn": "S", "actions_left": 0, "round": 0}
    fields |= {"ports": {"A": "1,2"}}
    taken = table(**fields, tiles=["0,0", "1,0", "1,1", "0,1", "0,2"])
    assert refusal(taken, "port 1") == ("port-cell-is-taken", "isle.port.4")
    barred = table(**fields, tiles=["0,0", "1,0", "0,1", "0,2"])
    assert refusal(barred, "port 1") == ("port-is-barred", "isle.port.5")


def test_ports_are_land_and_their_owners_for_good() -> None:
    """isle.port.8 to .10, isle.control.1"""
    match = table(ships={"S": "<-1,2>"})
    assert refusal(match, "sail <1,5>") == ("land-is-in-the-way", "isle.ship.sight.1")
    assert [int(match.state.control[21 + seat]) for seat in range(4)] == [0, 1, 2, 3]
    assert not any("port" in word for word in legal(match, "discover"))
    with pytest.raises(BadNotation):
        SPACE.read("discover port-S")


def test_a_crew_in_a_port_is_next_to_all_that_touch_it() -> None:
    """isle.geo.8, isle.move.8"""
    match = play(build(DRAWS_A), "first S", "port 1", *PORTS_A[1:])
    s = match.state
    near = [place for place in range(1, 85) if is_next(s, port_of(0), place)]
    assert {place_name(s, place) for place in near} == {
        "[1,5]", "[1,6]", "[1,7]", "[2,5]", "[3,5]",
    }  # fmt: skip
