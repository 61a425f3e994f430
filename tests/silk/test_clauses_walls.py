"""Walls and segments, clause by clause."""

import pytest

from silk.playing import build, changed, legal_parts, play, points, refusal, show, table, use


def test_a_wall_comes_from_the_supply_onto_a_free_side() -> None:
    """silk.wall.1"""
    match = use(table("dice 3 | nurseries 1,1:A"), "wall")
    play(match, "wall H1,1")
    assert show(match, "walls", "supply") == "walls H1,1 | supply 9"
    last = table("dice 3 | nurseries 1,1:A | ended_by B"
                 " | walls H1,0 H1,1 V0,1 V1,1 H1,2 H1,3 H1,4 V1,2 V1,3 V1,4")  # fmt: skip
    assert refusal(last, "die 3 wall") == ("no-walls-left", "silk.wall.1")


def test_a_wall_touches_an_own_nursery_or_a_wall_connected_to_one() -> None:
    """silk.wall.2"""
    match = use(table("dice 3 | nurseries 1,1:A 3,3:B | walls H1,1 H3,3"), "wall")
    reached = {"H1,0", "V0,1", "V1,1", "H1,2", "V0,2", "V1,2"}
    assert legal_parts(match, "wall") == reached
    assert refusal(match, "wall V3,3") == ("wall-is-unconnected", "silk.wall.2")


def test_the_connection_runs_past_nurseries_of_any_colour() -> None:
    """silk.wall.3"""
    match = use(table("dice 3 | nurseries 1,1:A 1,3:B | walls H1,1 H1,2 H1,3"), "wall")
    assert {"V1,3", "H1,4", "V0,4"} <= legal_parts(match, "wall")


def test_nobody_owns_a_wall() -> None:
    """silk.wall.4"""
    match = table("dice 3 | nurseries 1,1:A 3,1:B")
    build(match, "V1,1")
    build(match, "V2,1", by="B")
    match = use(changed(match, "turn A | phase dice | dice 3"), "wall")
    assert {"H3,1", "V3,1"} <= legal_parts(match, "wall")


def test_pieces_beside_a_wall_do_not_matter() -> None:
    """silk.wall.5"""
    match = use(table("dice 3 | nurseries 1,1:A | shepherds A:0,1 | ookami 1,1"), "wall")
    play(match, "wall H1,1")
    assert show(match, "walls") == "walls H1,1"


# --- Segments ---------------------------------------------------------------------------------


def test_a_segment_is_a_row_of_walls_without_a_nursery_inside() -> None:
    """silk.seg.def"""
    match = table("dice 3 | nurseries 1,1:A 1,3:B 1,5:A | walls H1,1 H1,2 H1,4")
    assert build(match, "H1,3") == [2]
    crossing = table("dice 3 | nurseries 2,0:A 2,4:B | walls H2,0 H2,1 V1,2 V2,2 H2,2")
    assert build(crossing, "H2,3") == [4]


@pytest.mark.parametrize("far", ["1,3:A", "1,3:B"])
def test_a_segment_is_closed_by_a_nursery_of_whatever_colour(far: str) -> None:
    """silk.seg.closed"""
    assert build(table(f"dice 3 | nurseries 1,1:A {far}"), "H1,1", "H1,2") == [0, 2]
    assert build(table("dice 3 | nurseries 1,1:A"), "H1,1", "H1,2") == [0, 0]


def test_closing_scores_the_shortest_segment_with_the_new_wall() -> None:
    """silk.seg.score.1"""
    match = table("dice 3 | nurseries 1,1:A 1,3:B | walls H1,1 H1,2 V1,1 H2,1 H2,2")
    assert build(match, "V1,3") == [4]
    two_ways = table("dice 3 | nurseries 1,1:A 1,4:B | walls H1,2 H1,3 V1,1 H2,1 V1,2")
    assert build(two_ways, "H1,1") == [3]


def test_only_one_segment_scores() -> None:
    """silk.seg.score.2"""
    match = table("dice 3 | nurseries 2,1:A 2,4:B 4,2:A | walls H2,1 H2,2 H2,3 V2,2")
    assert build(match, "V3,2") == [3]


def test_walls_that_have_scored_count_again() -> None:
    """silk.seg.score.3"""
    match = table("dice 3 | nurseries 1,1:A 1,3:B 3,2:A")
    assert build(match, "H1,1", "H1,2", "V1,2", "V2,2") == [0, 2, 0, 3]


def test_a_wall_that_joins_two_open_ends_closes_a_segment() -> None:
    """silk.seg.score.4"""
    match = table("dice 3 | nurseries 1,1:A 1,4:A | walls H1,1 H1,3")
    assert build(match, "H1,2") == [3]


def test_a_row_that_runs_into_itself_closes_nothing() -> None:
    """silk.seg.score.5"""
    match = table("dice 3 | nurseries 1,1:A | walls H1,1 V1,2 H2,2 V1,3")
    assert build(match, "H1,2") == [0]
    returning = table("dice 3 | nurseries 1,2:A | walls V1,2 H2,2 V1,3")
    assert build(returning, "H1,2") == [4]


def test_a_stranger_scores_what_he_closes() -> None:
    """silk.seg.score.6"""
    match = table("players 3 | dice 3 | nurseries 1,1:A 1,3:B 3,2:C | walls H1,1 V1,2 V2,2")
    assert build(match, "H1,2", by="C") == [2]


def test_a_nursery_divides_a_segment() -> None:
    """silk.seg.split"""
    whole = "dice 3 | nurseries 1,1:A 1,5:B | walls H1,1 H1,2 H1,3"
    assert build(table(whole), "H1,4") == [4]
    match = table("dice 4 | shepherds A:1,3 | nurseries 1,1:A 1,5:B | walls H1,1 H1,2 H1,3")
    play(match, "die 4 nursery", "nursery 1,3")
    assert build(match, "H1,4") == [2]


def test_building_a_nursery_scores_no_segment_and_no_long_wall() -> None:
    """silk.seg.nursery"""
    match = table("dice 4 | shepherds A:1,4 | nurseries 1,0:B | walls H1,0 H1,1 H1,2 H1,3 H1,4")
    play(match, "die 4 nursery", "nursery 1,5")
    assert show(match, "points", "improvements") == "points A:5 B:5 | improvements"


def test_one_wall_may_earn_segment_long_wall_and_enclosure_together() -> None:
    """silk.wall.order"""
    match = table("dice 3 | nurseries 1,1:A | points A:0"
                  " | walls H1,1 H1,2 H1,3 V1,4 H2,3 H2,2 H2,1")  # fmt: skip
    assert build(match, "V1,1") == [8 + 5 + 10]
    assert points(match) == 23
