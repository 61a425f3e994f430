"""More clauses and every switch of section 13, played by the oracle; P is A, G is B."""

from typing import Any

import pytest

from oracle.board import Position, canonical, parse
from oracle.helpers import build, only, position, read, results
from oracle.moves import (
    die_options,
    die_outcomes,
    outcomes,
    piece_outcomes,
    raise_outcomes,
    turn_start,
)
from oracle.scoring import final_scores, winners
from oracle.walls import contacts, enclosure_points, enclosures

pytestmark = pytest.mark.once

Fields = dict[str, Any]

FOUR_OF_A = {"0,1": "A", "0,3": "A", "2,0": "A", "2,2": "A"}
CROSS: Fields = {"nurseries": {"2,1": "A", "2,4": "B", "4,2": "A"},
         "walls": ["H2,1", "H2,2", "H2,3", "V2,2"]}  # fmt: skip


def switched(switch: str, value: Any, **fields: Any) -> Position:
    """A position with one switch set."""
    return position(options={switch: value}, **fields)


# ---- clauses without an example --------------------------------------------------------------


def test_a_worm_is_raised_beside_an_own_nursery_or_beside_an_own_worm_in_a_tile() -> None:
    """silk.raise.2 to silk.raise.6"""
    start = position(
        nurseries={"1,1": "A", "3,3": "B"}, ookami="0,0", shepherds={"B": "0,1"},
        worms={"1,0": "BBB", "1,1": "BB", "3,4": "AB", "2,4": "B"},
    )  # fmt: skip
    raised = results(start, 1)
    changed = {at for p in raised for at in p["worms"] if p["worms"][at] != start["worms"].get(at)}
    assert changed == {"1,1", "3,4"}
    assert len(raised) == 2


def test_worms_of_a_grazed_edge_tile_may_leave_but_not_over_an_outer_wall() -> None:
    """silk.move.off.2, silk.move.off.3, silk.graze.7"""
    start = position(worms={"0,2": "A"})
    assert {tuple(p["worms"]) for p in results(start, 5)} == {(), ("0,1",), ("0,3",), ("1,2",)}
    fenced = results(start | {"walls": ["H0,2"]}, 5)
    assert {tuple(p["worms"]) for p in fenced} == {("0,1",), ("0,3",), ("1,2",)}


def test_a_shepherd_crosses_every_wall_and_wraps_over_outer_walls() -> None:
    """silk.move.wall.2, silk.move.wrap.4"""
    start = position(shepherds={"A": "0,0"}, walls=["H0,0", "H4,0", "V0,1"])
    reached = {p["shepherds"]["A"] for p in results(start, 2)}
    assert reached == {"3,0", "0,4", "0,1", "1,0"}


def test_the_fourth_nursery_earns_the_improvement_and_then_tiles_are_regenerated() -> None:
    """silk.imp.nur, silk.regen.1 to silk.regen.4"""
    three = {at: seat for at, seat in FOUR_OF_A.items() if at != "2,2"}
    start = position(nurseries=three, shepherds={"A": "1,2"}, tiles=["dnlnd", "NNLDN", "DN*LN",
                     "NDNNL"], worms={"0,0": "B"}, ookami="0,2")  # fmt: skip
    built = only(results(start, 4, corner="2,2"))
    assert built["improvements"] == {"nursery": "A"}
    assert built["points"]["A"] == 10
    turned = results(built, 4)
    assert {p["tiles"][0] for p in turned} == {"dNlnd", "dnlNd"}
    assert len(turned) == 2


def test_nurseries_keep_their_distance_and_stay_off_the_outermost_corners() -> None:
    """silk.geo.nursery.1, silk.geo.nursery.3, silk.nur.1"""
    start = position(nurseries={"1,2": "B"}, shepherds={"A": "0,0"})
    assert {corner for p in results(start, 4) for corner in p["nurseries"]} == {
        "1,2", "0,1", "1,0",
    }  # fmt: skip


def test_a_wall_that_joins_two_open_ends_closes_a_segment() -> None:
    """silk.seg.score.4"""
    start = position(nurseries={"1,1": "A", "1,4": "B"}, walls=["H1,1", "H1,3"])
    assert build(start, "H1,2")[1] == [3]


def test_a_nursery_on_existing_walls_divides_the_segment() -> None:
    """silk.seg.split"""
    start = position(nurseries={"1,1": "A", "1,3": "B"}, walls=["H1,1", "H1,2", "H1,3"])
    assert build(start, "H1,4")[1] == [0]


def test_the_last_grazed_tile_triggers_the_end() -> None:
    """silk.end.3"""
    start = position(tiles=["dnlnD", "nnldn", "dn+ln", "ndnnl"], worms={"0,4": "A"})
    assert {p["ended_by"] for p in results(start, 5)} == {"A"}


def test_play_stops_before_the_triggering_player_and_points_stay() -> None:
    """silk.end.6, silk.final.1 to silk.final.6"""
    start = position(turn="A", ended_by="B", dice=[6], ookami="2,2", worms={"0,2": "BB"},
                     points={"A": 0, "B": 3}, den={"A": 2})  # fmt: skip
    ended = read(min(die_outcomes(start)))
    assert (ended["phase"], ended["turn"], ended["points"]) == ("over", None, {"A": 0, "B": 3})
    assert ended["scores"] == {"A": -2, "B": 9}
    assert ended["winners"] == ["B"]


def test_pieces_are_set_beside_own_worms_or_anywhere_if_that_is_impossible() -> None:
    """silk.setup.p2.2, silk.setup.p2.4, silk.setup.p2.5"""
    start = position(phase="pieces", worms={"0,0": "A"}, ookami="2,2", mastiffs={"A": "3,3"},
                     nurseries={"1,4": "A"})  # fmt: skip
    spots = [read(text)["shepherds"]["A"] for text in piece_outcomes(start)]
    assert sorted(spots) == ["0,1", "1,0"]
    barred = start | {"worms": {"0,0": "A", "0,1": "B", "1,0": "B"}}
    assert len(piece_outcomes(barred)) == 20 - 5


# ---- switches --------------------------------------------------------------------------------


def test_switch_nursery_min_distance() -> None:
    """R8"""
    fields: Fields = {"nurseries": {"1,2": "B"}, "shepherds": {"A": "1,1"}}
    assert not outcomes(switched("nursery_min_distance", 3, **fields), 4, corner="2,1")
    assert outcomes(position(**fields), 4, corner="2,1")


def test_switch_mandatory_rescue() -> None:
    """R15"""
    fields: Fields = {"worms": {f"0,{c}": "AAA" for c in range(4)}, "den": {"A": 3},
              "improvements": {"silkworm": "A"}}  # fmt: skip
    begun = read(turn_start(switched("mandatory_rescue", True, **fields), "A"))
    assert (begun["phase"], begun["den"]["A"]) == ("roll", 2)
    held = read(turn_start(position(**fields), "A"))
    assert (held["phase"], held["den"]["A"]) == ("roll", 3)


def test_switch_no_wilful_waste() -> None:
    """R19: off, a die without options may be given up first"""
    fields: Fields = {
        "dice": [1, 3],
        "points": {"A": 0, "B": 5},
        "nurseries": {"2,2": "A"},
        "worms": {"0,0": "AAA", "0,4": "AAA", "3,0": "AAA", "3,4": "AAA", "1,4": "AAA"},
    }
    off = switched("no_wilful_waste", False, **fields)
    assert die_options(off) == {1: [], 3: [3]}
    given_up = canonical(off | {"dice": [3]})
    assert given_up in die_outcomes(off)
    assert canonical(position(**fields) | {"dice": [3]}) not in die_outcomes(position(**fields))


def test_switch_raise_onto_ookami() -> None:
    """R20: the worm is captured at once and may empty the reserve"""
    worms = {"0,4": "AAA", "3,0": "AAA", "3,4": "AAA", "1,4": "AAA"}
    fields: Fields = {"worms": worms, "den": {"A": 2}, "nurseries": {"0,1": "A"}, "ookami": "0,0",
              "shepherds": {"B": "0,1"}, "phase": "raise", "dice": []}  # fmt: skip
    on = read(*raise_outcomes(switched("raise_onto_ookami", True, **fields)))
    assert (on["den"]["A"], on["points"]["A"], on["phase"]) == (3, 15, "roll")
    off = read(*raise_outcomes(position(**fields)))
    assert (off["den"]["A"], off["points"]["A"], off["phase"]) == (2, 5, "roll")


def test_switch_connect_through_foreign_nursery() -> None:
    """R21: off, the network ends at a foreign nursery, which may still be reached"""
    fields: Fields = {"nurseries": {"1,1": "A", "1,3": "B"}, "walls": ["H1,1"]}
    off = switched("connect_through_foreign_nursery", False, **fields)
    reached, gains = build(off, "H1,2")
    assert gains == [2]
    assert not outcomes(reached, 3, side="V1,3")
    assert not outcomes(reached, 3, side="H1,3")
    assert outcomes(reached | {"turn": "B"}, 3, side="V1,3")
    assert outcomes(reached | {"options": {}}, 3, side="V1,3")


@pytest.mark.parametrize(("how", "points"), [("shortest", 3), ("longest", 4), ("sum", 7)])
def test_switch_multi_close(how: str, points: int) -> None:
    """R23"""
    assert build(switched("multi_close", how, **CROSS), "V3,2")[1] == [points]


@pytest.mark.parametrize(("on", "points"), [(False, 0), (True, 3 + 5)])
def test_switch_nursery_scores_segments(on: bool, points: int) -> None:
    """R26: the shortest closed segment that ends there, and the Long Wall"""
    start = switched(
        "nursery_scores_segments", on, shepherds={"A": "0,2"},
        nurseries={"1,0": "B"}, walls=["H1,0", "H1,1", "H1,2", "H1,3", "H1,4", "V1,5", "H2,4",
                                       "V2,4"],
    )  # fmt: skip
    after = only(results(start, 4, corner="1,3"))
    assert after["points"]["A"] == 5 + points
    assert after["improvements"] == ({"long_wall": "A"} if on else {})


@pytest.mark.parametrize(("on", "points"), [(False, [5, 6]), (True, [0, 11])])
def test_switch_long_wall_must_close(on: bool, points: list[int]) -> None:
    """R27"""
    start = switched("long_wall_must_close", on, nurseries={"0,1": "A", "2,5": "B"},
                     walls=["V0,1", "H1,1", "H1,2", "H1,3"])  # fmt: skip
    assert build(start, "H1,4", "V1,5")[1] == points


def test_switch_edge_encloses() -> None:
    """R28: a bare edge is a fence, an outer wall encloses nothing, contact needs a wall"""
    start = switched("edge_encloses", True, nurseries={"0,3": "A", "0,1": "B"},
                     walls=["V0,3", "H1,2", "H1,1"])  # fmt: skip
    assert enclosures(parse(start)) == set()
    outer, gains = build(start | {"turn": "B"}, "H0,1")
    assert gains == [0]
    closed, gains = build(outer | {"turn": "A"}, "H1,0")
    assert gains == [10]
    small = min(enclosures(parse(closed)), key=len)
    assert small == {(0, 0), (0, 1), (0, 2)}
    assert len(enclosures(parse(closed))) == 2
    assert contacts(parse(closed), small) == {"A": 1, "B": 1}
    bare = closed | {"walls": [wall for wall in closed["walls"] if wall != "H0,1"]}
    assert contacts(parse(bare), small) == {"A": 1}
    assert build(start | {"options": {}}, "H1,0")[1] == [0]


@pytest.mark.parametrize(("which", "points"), [("in_contact", 6), ("all_built", 9)])
def test_switch_enclosure_nurseries(which: str, points: int) -> None:
    """R30: two of three nurseries stand at the fence around three tiles"""
    start = switched("enclosure_nurseries", which, nurseries={"1,1": "A", "1,3": "A", "3,1": "A"},
                     walls=["H1,1", "H1,2", "H1,3", "V1,1", "V1,4", "H2,1", "H2,2", "H2,3"],
                     )  # fmt: skip
    assert enclosure_points(parse(start)) == {"A": points}


@pytest.mark.parametrize(("latched", "ended_by"), [(True, "A"), (False, None)])
def test_switch_latch_trigger(latched: bool, ended_by: str | None) -> None:
    """R33: a score that drops again below the threshold"""
    start = switched("latch_trigger", latched, dice=[5, 5], points={"A": 29, "B": 0},
                     worms={"0,0": "A"}, ookami="2,2")  # fmt: skip
    grazed = [read(text) for text in die_outcomes(start)]
    grazed = [p for p in grazed if p["points"]["A"] == 30]
    assert {p["ended_by"] for p in grazed} == {ended_by}
    last = [read(text) for p in grazed for text in die_outcomes(p)]
    assert {p["ended_by"] for p in last if p["points"]["A"] == 29} == {ended_by}
    assert {p["ended_by"] for p in last if p["points"]["A"] >= 30} == {"A"}


@pytest.mark.parametrize(("how", "best"), [("none", ["A", "B"]), ("fewest_in_den", ["B"])])
def test_switch_tie_break(how: str, best: list[str]) -> None:
    """R35"""
    state = parse(switched("tie_break", how, points={"A": 12, "B": 10}, den={"A": 2}))
    assert winners(state, final_scores(state)) == best
