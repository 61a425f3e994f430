"""The worked examples of section 15, played by the oracle."""

from fractions import Fraction
from typing import Any

import pytest

from oracle_silver_isle.actions import start_value
from oracle_silver_isle.board import parse
from oracle_silver_isle.building import legal_ports, port_fault
from oracle_silver_isle.data import corner_name, full_options, numbers, place_name
from oracle_silver_isle.fights import attack_pairs, due, payments
from oracle_silver_isle.geometry import land_of
from oracle_silver_isle.helpers import (
    DRAWS_A,
    DRAWS_B,
    PORTS_A,
    fighting,
    isle,
    isle_a,
    land_a,
    lay_out,
    only,
    place,
    play,
    possible,
    read,
    relaxed,
    results,
    said,
    silver,
)
from oracle_silver_isle.invariants import violations
from oracle_silver_isle.scoring import score, winners
from oracle_silver_isle.secrets import knowledge, known_places, known_values, learn, public_view
from oracle_silver_isle.turns import decisions, outcomes

pytestmark = pytest.mark.once

WITH_PORTS = land_a(**PORTS_A)
BARE_B = land_of(isle(DRAWS_B, (-1, -1)), ())


def cells(text: str) -> list[tuple[int, int] | None]:
    """Cells as people write them, - for a discarded tile."""
    return [None if word == "-" else numbers(word) for word in text.split()]


# ---- 15.1 ------------------------------------------------------------------------------------


def test_w1_isle_a_is_built_without_tie_discard_or_gap() -> None:
    """isle.build.6 to .12"""
    assert lay_out(DRAWS_A) == cells(
        "0,-1 1,0 1,1 0,-2 0,1 2,0 3,0 -1,0 -1,1 -1,-1 -1,-2 0,2 2,1 0,3 -1,-3 -2,-1 4,0 1,2 -3,-1"
    )


def test_w2_isle_b_is_built_with_two_ties_and_two_discards() -> None:
    """isle.build.11, .14"""
    assert lay_out(DRAWS_B, (-1, -1)) == cells(
        "0,1 -1,0 1,0 2,0 -1,1 0,-1 -2,0 -1,-1 0,2 0,-2 -1,-2 -2,-1 -1,2 1,-1 - 0,-3 2,-1 -2,1 -"
    )


def test_w5_an_ace_is_discarded_where_every_row_has_two() -> None:
    """isle.build.14"""
    assert lay_out("A1 C1") == [(1, 0), None]


def test_w6_a_gap_is_counted_across() -> None:
    """isle.build.7, .13"""
    laid = lay_out("M1 M2 M3 M4 A1 C2 S4 S1 A2", (1,))
    assert laid == cells("0,-1 0,-2 0,-3 0,-4 1,0 -1,0 1,1 -1,1 2,1")


# ---- 15.2 ------------------------------------------------------------------------------------


def test_w7_every_line_is_legal_for_the_first_port() -> None:
    """isle.port.2, .3"""
    assert legal_ports(land_a(), "north", "S") == {
        -3: (-3, 0), -2: (-2, 0), -1: (-1, 2), 0: (0, 4),
        1: (1, 3), 2: (2, 2), 3: (3, 1), 4: (4, 1),
    }  # fmt: skip
    coasts = {"S": "north", "A": "east", "M": "south", "C": "west"}.items()
    assert [len(legal_ports(land_a(), side, suit)) for suit, side in coasts] == [8, 7, 8, 7]
    assert [len(legal_ports(BARE_B, side, suit)) for suit, side in coasts] == [5, 6, 5, 6]


def test_w9_two_ports_cannot_have_the_same_cell() -> None:
    """isle.port.4"""
    assert port_fault(land_a(S=(3, 1)), "east", 1, "A") == "isle.port.4"


def test_w11_a_port_may_not_cover_the_last_corner_of_another() -> None:
    """isle.port.6"""
    land = land_a(S=(-2, 0))
    assert land.docks == {"S": ((-2, 1),)}
    assert port_fault(land, "west", 0, "C") == "isle.port.4"
    assert port_fault(land, "west", 1, "C") == "isle.port.6"
    assert set(legal_ports(land, "west", "C")) == {-3, -2, -1, 2, 3}


def test_w12_the_spaces_next_to_the_ports() -> None:
    """isle.geo.8"""
    assert WITH_PORTS.beside_port == {
        "S": ((0, 7), (1, 7)), "A": ((9, 0), (9, 1)), "M": ((-2, -6), (-1, -6)),
        "C": ((-6, -2), (-6, -1)),
    }  # fmt: skip
    corner = land_a(S=(1, 3)).beside_port["S"]
    assert corner == ((1, 5), (1, 6), (1, 7), (2, 5), (3, 5))


# ---- 15.3 ------------------------------------------------------------------------------------

W13 = """
<-4,-1> | port C | <-4,0> <-1,-4>
<-4,0> | port C | <-4,-1> <-1,2> <0,5>
<-1,-4> | port M | <-4,-1> <0,-4>
<0,-4> | port M | <-1,-4> <1,-2> <6,0>
<-1,2> | [-2,3] | <-4,0> <0,5>
<0,5> | port S | <-4,0> <-1,2> <1,5>
<1,5> | port S | <0,5> <2,3> <3,2> <6,1>
<2,3> | [3,5] | <1,5> <3,2> <6,1>
<3,2> | [5,3] | <1,5> <2,3> <6,1>
<1,-2> | [1,-4] | <0,-4> <6,0>
<6,0> | port A | <0,-4> <1,-2> <6,1>
<6,1> | port A | <1,5> <2,3> <3,2> <6,0>
"""


def test_w13_corners_closest_spaces_and_sight_on_isle_a() -> None:
    """isle.ship.loc.2, .8, isle.ship.sight.*"""
    table = [[part.strip() for part in row.split("|")] for row in W13.strip().splitlines()]
    closest = {corner_name(at): place_name(to) for at, to in WITH_PORTS.closest.items()}
    assert closest == {corner: space for corner, space, _ in table}
    sight = {corner_name(at): set(map(corner_name, to)) for at, to in WITH_PORTS.in_sight.items()}
    assert sight == {corner: set(seen.split()) for corner, _, seen in table}


def test_w15_two_tiles_block_the_way() -> None:
    """isle.ship.sight.2"""
    assert not WITH_PORTS.sees((6, 0), (3, 2))


def test_w17_a_ship_runs_along_three_sides() -> None:
    """isle.ship.sight.4"""
    assert BARE_B.sees((-2, -1), (-2, 2))


def test_w23_a_diagonal_contact_may_be_passed() -> None:
    """isle.ship.loc.3, isle.ship.sight.5, .6"""
    land = land_of(frozenset({(0, 0), (1, 1)}), ())
    assert (1, 1) not in land.eligible
    assert land.sees((0, 1), (2, 1))
    assert land.sees((1, 0), (1, 2))
    assert not land.sees((0, 0), (2, 2))
    assert not land.sees((0, 1), (2, 2))


@pytest.mark.parametrize(
    ("land", "corners", "pairs"),
    [(land_a(), 12, 17), (BARE_B, 9, 10), (WITH_PORTS, 12, 17)],
    ids=["A", "B", "A with ports"],
)
def test_the_check_sums_of_sight(land: Any, corners: int, pairs: int) -> None:
    """Section 15.3"""
    assert len(land.eligible) == corners
    assert sum(len(seen) for seen in land.in_sight.values()) == 2 * pairs


# ---- 15.4 ------------------------------------------------------------------------------------


def test_w27_a_diagonal_step_past_water() -> None:
    """isle.move.1, isle.geo.6"""
    start = isle_a(control={"1,2": "S", "0,3": "S"}, crews={"S": {"4": "[2,5]"}})
    assert place(only(start, "move", "to [1,6]"), "S4") == "[1,6]"


def test_w29_mines_and_crews_block_but_silver_does_not() -> None:
    """isle.move.2 to .6, isle.silver.5"""
    start = isle_a(
        control={"0,3": "S"}, crews={"S": {"4": "[0,7]", "2": "[1,6]"}},
        mines={"S": {"space": "[0,6]", "value": 0}}, silver={"ground": {"[1,7]": 1}},
    )  # fmt: skip
    assert said(start, "to ", "from [0,7]") == {"port", "[1,7]"}
    after = only(start, "from [0,7]", "to [1,7]")
    assert silver(after, "ground") == {"[1,7]": 1}
    assert silver(after, "crews") == []


def test_w31_a_lone_port_feeds_one_crew() -> None:
    """isle.area.3, isle.starve.3"""
    crews = {"S": {"4": "port", "2": "port"}}
    before = relaxed(crews=crews, turn="C", actions_left=1)
    hungry = only(before, "pass")
    assert (hungry["phase"], hungry["turn"]) == ("starve", "S")
    assert [after["crews"]["S"] for after in results(hungry)] == [{"2": "port"}, {"4": "port"}]
    assert {(after["phase"], after["actions_left"]) for after in results(hungry)} == {("act", 2)}


def test_w33_a_mine_is_worth_its_way_around_other_mines() -> None:
    """isle.mine.13 to .15"""
    assert start_value(parse(isle_a()), "S", (2, 5)) == 3
    blocked = isle_a(mines={"A": {"space": "[1,6]", "value": 1}})
    assert start_value(parse(blocked), "S", (2, 5)) == 4


DISTANCES = """
 .  .  .  .  .  .  1  1  .  .  .  .  .  .  .  .
 .  .  .  .  .  .  2  2  .  .  .  .  .  .  .  .
 .  .  .  .  .  .  3  3  3  4  .  .  .  .  .  .
 .  .  .  .  .  .  4  4  4  4  .  .  .  .  .  .
 .  .  .  .  6  5  5  5  5  5  5  6  .  .  .  .
 .  .  .  .  6  6  6  6  6  6  6  6  .  .  .  .
 .  .  .  .  7  7  7  7  7  7  7  7  7  8  9 10
 .  .  .  .  8  8  8  8  8  8  8  8  8  8  9 10
12 11 10  9  9  9  9  9  .  .  .  .  .  .  .  .
12 11 10 10 10 10 10 10  .  .  .  .  .  .  .  .
 .  .  .  . 11 11 11 11  .  .  .  .  .  .  .  .
 .  .  .  . 12 12 12 12  .  .  .  .  .  .  .  .
 .  .  .  . 13 13  .  .  .  .  .  .  .  .  .  .
 .  .  .  . 14 14  .  .  .  .  .  .  .  .  .  .
"""


def test_the_table_of_distances_on_isle_a() -> None:
    """isle.mine.14"""
    rows = [row.split() for row in DISTANCES.strip().splitlines()]
    expected = {
        (a - 6, 7 - b): int(word)
        for b, row in enumerate(rows)
        for a, word in enumerate(row)
        if word != "."
    }
    steps = {
        suit: {at: WITH_PORTS.steps_to_port(at, suit, frozenset()) for at in WITH_PORTS.spaces}
        for suit in "SAMC"
    }
    assert steps["S"] == expected
    assert [sum(found.values()) for found in steps.values()] == [621, 749, 660, 676]
    assert [max(found.values()) for found in steps.values()] == [14, 16, 14, 16]


# ---- 15.5 ------------------------------------------------------------------------------------

ATTACK = ("attack", "by [1,5]", "on [2,5]")
SHORT = pytest.mark.parametrize("short", ["survive", "wiped_out"])


def test_w35_a_damaged_winner_is_replaced_from_europe() -> None:
    """isle.fight.dmg.5 to .8, isle.info.8"""
    start = fighting({"5": "[1,5]", "3": "ship"}, {"3": "[2,5]"})
    found = results(start, *ATTACK)
    assert {tuple(sorted(after["crews"]["S"])) for after in found} == {
        ("0", "3"), ("1", "3"), ("2", "3"),
    }  # fmt: skip
    assert all(place(after, "A3") == "europe" for after in found)
    assert len({public_view(after) for after in found}) == 1
    ((label, _), *_) = decisions(start, *ATTACK)
    assert label[-3:] == ("show S5 at [1,5]", "show A3 at [2,5]", "replace S5")
    known = learn(start, knowledge(start), label, min(outcomes(start, *ATTACK)))
    assert known_values(known, "S", "[1,5]") == {0, 1, 2}


@SHORT
def test_w37_without_anybody_in_europe_the_winner_stays(short: str) -> None:
    """isle.fight.dmg.10, R29"""
    suns = {"5": "[1,5]"} | dict.fromkeys("01234", "ship")
    start = fighting(suns, {"3": "[2,5]"}, options={"damage_short": short})
    assert place(only(start, *ATTACK), "S5") == "[1,5]"


def test_w39_beating_a_null_costs_nothing() -> None:
    """isle.fight.dmg.1"""
    after = only(fighting({"3": "[1,5]"}, {"0": "[2,5]"}), *ATTACK)
    assert (place(after, "S3"), place(after, "A0")) == ("[1,5]", "europe")


def test_w41_a_push_sends_both_home_and_leaves_their_silver() -> None:
    """isle.fight.push.1, isle.fight.silver.6"""
    tokens = {"crews": ["[1,5]", "[2,5]"]}
    start = fighting({"3": "[1,5]"}, {"3": "[2,5]"}, silver=tokens)
    after = only(start, *ATTACK)
    assert after["crews"] == {}
    assert silver(after, "ground") == {"[1,5]": 1, "[2,5]": 1}
    assert after["control"] == start["control"]


def test_w43_a_tile_is_defended_together() -> None:
    """isle.fight.enter.2, .4"""
    start = fighting({"3": "[1,5]"}, {"2": "[3,5]", "1": "[3,4]"})
    after = only(start, "move", "to [2,5]")
    assert after["crews"] == {}
    assert after["control"]["1,2"] == "A"


def test_w45_null_against_null_is_a_push() -> None:
    """isle.fight.null.3"""
    after = only(fighting({"0": "[1,5]"}, {"0": "[3,5]"}), "move", "to [2,5]")
    assert after["crews"] == {}
    assert after["control"]["1,2"] == "A"


def test_w47_a_stack_pays_without_superfluous_parts() -> None:
    """isle.fight.dmg.2, .3, .10"""
    assert set(payments((5, 4), (0, 1), 8)) == {
        ((5,), (4, 0)), ((5,), (4, 1)), ((4,), (5, 0)), ((4,), (5, 1)),
    }  # fmt: skip
    assert payments((5, 4), (3,), 8) == []
    assert set(due((5, 4), (3,), 8, full_options({}))) == {((5,), None), ((4,), None)}
    wiped_out = full_options({"damage_short": "wiped_out"})
    assert due((5, 4), (3,), 8, wiped_out) == [((5, 4), None)]


def test_w49_a_ship_beats_a_ship_and_takes_its_silver() -> None:
    """isle.fight.who.4, isle.fight.7, isle.fight.ship.1, isle.fight.silver.2"""
    start = isle_a(
        crews={"S": {"5": "ship", "0": "ship"}, "C": {"3": "ship"}},
        ships={"S": "<2,3>", "C": "<2,3>"}, silver={"ships": {"C": 2}},
    )  # fmt: skip
    found = results(start, "attack", "on ship C")
    assert {tuple(after["crews"]["S"].items()) for after in found} == {
        (("1", "ship"),), (("2", "ship"),),
    }  # fmt: skip
    for after in found:
        assert (after["ships"]["C"], place(after, "C3")) == ("europe", "europe")
        assert silver(after, "ships") == {"S": 2}


def test_w51_an_empty_ship_has_no_strength() -> None:
    """isle.fight.3, isle.fight.push.3, isle.fight.dmg.1"""
    ships = {"S": "<2,3>", "C": "<2,3>"}
    pushed = only(isle_a(crews={"S": {"0": "ship"}}, ships=ships), "attack")
    assert pushed["crews"] == {}
    assert (pushed["ships"]["S"], pushed["ships"]["C"]) == ("<2,3>", "<2,3>")
    rich = isle_a(crews={"S": {"1": "ship"}}, ships=ships, silver={"ships": {"C": 1}})
    won = only(rich, "attack")
    assert (place(won, "S1"), won["ships"]["C"], silver(won, "ships")) == (
        "ship", "europe", {"S": 1},
    )  # fmt: skip


def test_w53_a_port_beats_a_ship_and_pays_in_every_way() -> None:
    """isle.fight.who.7, isle.fight.dmg.2, isle.fight.silver.3, .4"""
    start = isle_a(
        crews={"S": {"5": "port", "3": "port", "4": "ship"}, "A": {"4": "ship", "1": "ship"}},
        ships={"A": "<0,5>"}, silver={"ships": {"A": 1}},
    )  # fmt: skip
    found = results(start, "attack", "by port", "on ship A")
    in_port = {"".join(v for v, at in a["crews"]["S"].items() if at == "port") for a in found}
    assert in_port == {"3", "03", "1", "2"}
    for after in found:
        assert after["ships"]["A"] == "europe"
        assert "A" not in after["crews"]
        assert len(silver(after, "crews")) == 1
    full = start | {"silver": {"ships": {"A": 1}, "crews": ["S5", "S3"]}}
    assert {silver(after, "ground")["port S"] for after in results(full, "on ship A")} == {1, 2}


def test_w55_ships_strike_ashore_and_are_not_struck() -> None:
    """isle.fight.who.6, .10"""
    crews = {"S": {"4": "[3,5]"}, "A": {"2": "ship"}}
    start = isle_a(control={"1,2": "S"}, crews=crews, ships={"A": "<2,3>"})
    assert attack_pairs(start) == set()
    assert attack_pairs(start | {"turn": "A"}) == {("ship", "[3,5]")}


# ---- 15.6 ------------------------------------------------------------------------------------


def test_w57_mining_needs_control_and_an_empty_hand() -> None:
    """isle.dig.2, .3"""
    start = isle_a(
        control={"0,2": "S", "0,3": "S"}, crews={"S": {"4": "[0,5]"}},
        mines={"S": {"space": "[0,6]", "value": 2}},
    )  # fmt: skip
    after = only(start, "mine")
    assert (after["mines"]["S"]["value"], silver(after, "crews")) == (1, ["[0,5]"])
    assert not possible(start | {"silver": {"crews": ["[0,5]"]}}, "mine")
    assert not possible(start | {"control": {"0,2": "S", "0,3": "A"}}, "mine")


def test_w59_crew_and_token_are_two_loads() -> None:
    """isle.load.5, .7"""
    start = isle_a(
        control={"1,2": "S"}, crews={"S": {"4": "[3,5]"}}, ships={"S": "<2,3>", "A": "<2,3>"},
        silver={"crews": ["[3,5]"]},
    )  # fmt: skip
    token = only(start, "load", "token from crew at [3,5]")
    assert (place(token, "S4"), silver(token, "ships"), silver(token, "crews")) == (
        "[3,5]", {"S": 1}, [],
    )  # fmt: skip
    crew = only(start, "load", "crew from [3,5]")
    assert (place(crew, "S4"), silver(crew, "ground")) == ("ship", {"[3,5]": 1})
    assert possible(crew | {"turn": "A"}, "load", "token from ground [3,5]")
    near = {"turn": "A", "crews": {"A": {"2": "[3,4]"}}, "control": {"1,2": "A"}}
    assert said(crew | near, "by ", "claim") == {"ship", "[3,4]"}


def test_w61_silver_aboard_counts_on_arrival_and_leaves_with_the_ship() -> None:
    """isle.end.2, isle.ship.europe.5, isle.unload.8"""
    start = isle_a(ships={"S": "<0,5>"}, silver={"ships": {"S": 3}})
    home = only(start, "depart")
    assert score(home, "S")[0] == 3
    assert (home["progress"], home["europe_max"]) == (True, 3)
    unloaded = only(home, "unload", "token to europe")
    assert silver(unloaded, "europe") == {"S": 1}
    assert silver(unloaded, "ships") == {"S": 2}
    away = only(unloaded | {"turn": "S", "progress": False}, "arrive", "to <1,5>")
    assert score(away, "S")[0] == 1
    assert (away["progress"], away["europe_max"]) == (False, 3)


def test_w63_tie_breaks_go_down_to_the_crews() -> None:
    """isle.win.1 to .3, .6"""
    tiles = isle_a()["tiles"]
    control = dict(zip(tiles, "S" * 5 + "A" * 5 + "C" * 8, strict=False))
    mine = {suit: [tile for tile, owner in control.items() if owner == suit] for suit in "SA"}
    spot = {suit: [space_on(tile) for tile in found] for suit, found in mine.items()}
    final = isle_a(
        phase="over", control=control, ships={"S": "<2,3>"},
        crews={
            "S": {"0": spot["S"][0], "1": spot["S"][1], "2": "ship"},
            "A": {"5": spot["A"][0], "4": spot["A"][1], "3": "ship", "2": "ship"},
        },
        silver={"europe": {"S": 6, "A": 6, "C": 4, "M": 4}},
    )  # fmt: skip
    assert [score(final, suit)[:3] for suit in "SAC"] == [(6, 5, 3), (6, 5, 2), (4, 8, 0)]
    assert winners(final) == {"S"}


def space_on(tile: str) -> str:
    """The south-western space of a tile."""
    x, y = numbers(tile)
    return place_name((2 * x, 2 * y))


def test_w65_an_unplaced_mine_keeps_the_game_open_until_the_guard_ends_it() -> None:
    """isle.end.4, isle.limit.1"""
    tiles = isle_a()["tiles"]
    spots = {"S": "[0,6]", "A": "[9,1]", "C": "[-6,-1]"}
    start = relaxed(
        control=dict(zip(tiles, "SAC" * 7, strict=False)), ships={"S": "<0,5>"},
        mines={suit: {"space": space, "value": 0} for suit, space in spots.items()},
        silver={"europe": {"S": 4}, "ships": {"S": 1}}, europe_max=5, round=5,
    )  # fmt: skip
    at = only(start, "depart")
    assert at["phase"] == "act"
    while at["phase"] == "act":
        rounds = at["round"]
        at = only(at, "pass")
    assert rounds == 5 + 12 - 1
    assert winners(at) == {"S"}


# ---- 15.7 ------------------------------------------------------------------------------------


def test_w67_a_known_crew_in_an_empty_port_stays_known() -> None:
    """isle.info.5, .6"""
    start = isle_a(control={"0,3": "S"}, crews={"S": {"5": "[0,7]"}}, known={"S": ["[0,7]"]})
    known = knowledge(start)
    ((label, found),) = decisions(start, "move", "from [0,7]", "to port")
    (inside,) = found
    known = learn(start, known, label, inside)
    ((label, found), *_) = decisions(read(inside), "move", "from port", "to [1,7]")
    known = learn(read(inside), known, label, next(iter(found)))
    assert known_values(known, "S", "[1,7]") == {5}
    assert "[1,7]" in known_places(known["S"])


def test_w69_what_is_loaded_is_not_seen() -> None:
    """isle.info.7"""
    found = results(isle_a(), "load", "crew from europe")
    one, two = (after for after in found if set(after["crews"]["S"]) & {"1", "2"})
    for seat in (None, "A", "M", "C"):
        assert public_view(one, seat) == public_view(two, seat)
    assert public_view(one, "S") != public_view(two, "S")
    ashore = [
        play(after | {"actions_left": 2}, ("arrive", "to <0,5>"), ("unload", "crew to port"))
        for after in (one, two)
    ]
    assert public_view(ashore[0]) == public_view(ashore[1])


def test_the_position_of_the_page_is_read_as_written() -> None:
    """Section 17"""
    start = {
        "game": "silver-isle", "options": {},
        "coasts": {"S": "north", "A": "east", "M": "south", "C": "west"},
        "tiles": ["0,0", "0,1", "1,0"], "ports": {"S": "0,2", "A": "2,0", "M": "0,-1", "C": "-1,0"},
        "control": {"0,1": "S", "1,0": "A"},
        "crews": {"S": {"5": "[0,3]", "2": "port", "1": "ship"}, "A": {"3": "[2,1]"}},
        "ships": {"S": "<1,3>", "A": "europe"}, "mines": {"S": {"space": "[0,2]", "value": 1}},
        "silver": {"crews": ["[0,3]"]}, "known": {"S": ["[0,3]"]}, "first": "S", "turn": "S",
        "actions_left": 2, "round": 7, "quiet_rounds": 0, "progress": False, "europe_max": 0,
        "phase": "act",
    }  # fmt: skip
    assert all(sum(found.values()) == Fraction(1) for _, found in decisions(start))
    assert violations(start) == []
    assert {suit: len(found) for suit, found in knowledge(start).items()} == {
        "S": 20, "M": 1, "C": 1, "A": 6,
    }  # fmt: skip
