"""Geometry, clause by clause."""

import pytest

from serai import BadPosition
from silk.playing import build, legal_parts, play, refusal, show, table, use


def test_tiles_that_meet_at_a_corner_are_not_adjacent() -> None:
    """silk.geo.1"""
    match = table("phase pieces | worms 1,1:AAA | turn A")
    assert legal_parts(match, "shepherd") == {"0,1", "1,0", "1,2", "2,1"}


def test_a_tile_is_next_to_a_nursery_on_any_of_its_corners_whatever_the_walls() -> None:
    """silk.geo.2"""
    match = table("phase raise | nurseries 2,2:A | walls H2,2 V2,2 H2,1 V1,2 | ookami 0,0")
    assert legal_parts(match, "raise") == {"1,1", "1,2", "2,1", "2,2"}


def test_a_wall_stands_between_tiles_or_at_the_rim() -> None:
    """silk.geo.wall.1"""
    match = use(table("dice 3 | nurseries 0,1:A"), "wall")
    assert legal_parts(match, "wall") == {"H0,0", "H0,1", "V0,1"}
    assert refusal(match, "wall H5,0") == ("not-a-side", "silk.geo.wall.1")
    with pytest.raises(BadPosition) as off:
        table("dice 3 | nurseries 4,1:A | walls V4,1")
    assert off.value.clause == "silk.geo.wall.1"


def test_a_side_takes_one_wall() -> None:
    """silk.geo.wall.2"""
    match = use(table("dice 3 | nurseries 1,1:A | walls H1,1"), "wall")
    assert refusal(match, "wall H1,1") == ("wall-stands-there", "silk.geo.wall.2")
    with pytest.raises(BadPosition) as twice:
        table("dice 3 | nurseries 1,1:A | walls H1,1 H1,1")
    assert twice.value.clause == "silk.geo.wall.2"


def test_walls_touch_at_the_outermost_corners_too() -> None:
    """silk.geo.wall.3"""
    match = use(table("dice 3 | nurseries 0,1:A | walls H0,0"), "wall")
    assert "V0,0" in legal_parts(match, "wall")


@pytest.mark.parametrize(
    ("shepherd", "corners"),
    [("0,0", {"0,1", "1,0", "1,1"}), ("0,4", {"0,4", "1,4", "1,5"}),
     ("3,4", {"3,4", "3,5", "4,4"}), ("3,0", {"3,0", "3,1", "4,1"}),
     ("1,2", {"1,2", "1,3", "2,2", "2,3"})],
)  # fmt: skip
def test_a_nursery_stands_where_two_or_four_tiles_meet(shepherd: str, corners: set[str]) -> None:
    """silk.geo.nursery.1"""
    match = use(table(f"dice 4 | shepherds A:{shepherd} B:2,2"), "nursery")
    assert legal_parts(match, "nursery") == corners
    assert refusal(match, "nursery 0,0") == ("not-a-nursery-site", "silk.geo.nursery.1")


@pytest.mark.parametrize("owner", ["A", "B"])
def test_a_corner_takes_one_nursery_of_whatever_colour(owner: str) -> None:
    """silk.geo.nursery.2"""
    match = use(table(f"dice 4 | shepherds A:1,1 | nurseries 1,1:{owner}"), "nursery")
    assert refusal(match, "nursery 1,1") == ("nursery-stands-there", "silk.geo.nursery.2")


@pytest.mark.parametrize("owner", ["A", "B"])
def test_the_ends_of_a_side_are_too_near_and_opposite_corners_of_a_tile_are_not(owner: str) -> None:
    """silk.geo.nursery.3"""
    match = use(table(f"dice 4 | shepherds A:1,1 | nurseries 1,1:{owner}"), "nursery")
    assert legal_parts(match, "nursery") == {"2,2"}
    assert refusal(match, "nursery 1,2") == ("nursery-too-near", "silk.geo.nursery.3")
    with pytest.raises(BadPosition) as near:
        table("dice 1 | nurseries 1,1:A 1,2:B")
    assert near.value.clause == "silk.inv.2"


def test_the_distance_of_nurseries_neither_wraps_nor_counts_walls() -> None:
    """silk.geo.nursery.4"""
    match = use(table("dice 4 | shepherds A:0,2 | nurseries 4,2:B 2,2:B | walls V2,2"), "nursery")
    assert {"0,2", "0,3"} <= legal_parts(match, "nursery")
    assert refusal(match, "nursery 1,2") == ("nursery-too-near", "silk.geo.nursery.3")


def test_a_closed_segment_has_two_walls_or_four_when_it_returns() -> None:
    """silk.geo.nursery.5"""
    assert build(table("dice 3 | nurseries 1,1:A 2,2:B"), "H1,1", "V1,2") == [0, 2]
    assert build(table("dice 3 | nurseries 1,1:A"), "H1,1", "V1,2", "H2,1", "V1,1") == [0, 0, 0, 4]


def test_what_is_built_takes_no_space_and_stays() -> None:
    """silk.geo.6"""
    match = table(
        "dice 3 4 | nurseries 1,1:A | worms 1,1:AAA 0,1:BBB | shepherds A:2,2 | ookami 3,0"
    )
    play(match, "die 3 wall", "wall H1,1", "die 4 nursery", "nursery 2,2")
    expected = "walls H1,1 | nurseries 1,1:A 2,2:A | worms 0,1:BBB 1,1:AAA"
    assert show(match, "walls", "nurseries", "worms") == expected
