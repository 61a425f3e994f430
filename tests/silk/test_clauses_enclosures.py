"""Enclosures and Improvements, clause by clause."""

import pytest

from silk.playing import build, changed, enclosures, final, play, points, show, table

THREE = "H1,1 H1,2 H1,3 V1,1 V1,4 H2,1 H2,2 H2,3"
"""The fence around the tiles 1,1 to 1,3."""
CLOSED_THREE = THREE.rsplit(" ", 1)[0]
"""The same with the last wall missing."""


# --- Enclosures -------------------------------------------------------------------------------


def test_tiles_without_a_wall_between_them_are_one_region() -> None:
    """silk.enc.def.1"""
    assert enclosures(f"nurseries 1,1:A | walls {THREE}") == {"A": 3, "B": 0}
    opened = THREE.replace(" V1,4", "")
    assert enclosures(f"nurseries 1,1:A | walls {opened}") == {"A": 0, "B": 0}


def test_dividing_a_region_makes_two() -> None:
    """silk.enc.def.1, silk.enc.def.5"""
    divided = f"nurseries 1,1:A | walls {THREE} V1,2"
    assert enclosures(divided) == {"A": 0, "B": 0}, "tile 1,1 alone is none, 1,2 and 1,3 touch none"
    assert enclosures(f"nurseries 1,1:A 1,3:A | walls {THREE} V1,2") == {"A": 2, "B": 0}


def test_every_outer_side_of_an_enclosure_carries_a_wall() -> None:
    """silk.enc.def.2"""
    bare = "nurseries 1,1:A | walls H1,0 H1,1 V0,2"
    assert enclosures(bare) == {"A": 0, "B": 0}
    assert enclosures(f"{bare} H0,0 V0,0") == {"A": 0, "B": 0}
    assert enclosures(f"{bare} H0,0 V0,0 H0,1") == {"A": 2, "B": 0}


def test_a_wall_inside_a_region_fences_nothing_in() -> None:
    """silk.enc.def.3"""
    block = "H1,1 H1,2 H3,1 H3,2 V1,1 V2,1 V1,3 V2,3"
    assert enclosures(f"nurseries 1,1:B | walls {block} H2,1") == {"A": 0, "B": 4}
    inside = f"nurseries 2,2:A | walls {block} H2,1"
    assert enclosures(inside) == {"A": 0, "B": 0}, "2,2 is no end of a wall on the rim"


def test_a_single_tile_is_no_enclosure() -> None:
    """silk.enc.def.4"""
    assert enclosures("nurseries 1,1:A | walls H1,1 H2,1 V1,1 V1,2") == {"A": 0, "B": 0}


def test_a_ring_and_its_core_are_two_regions() -> None:
    """silk.enc.def.5"""
    outer = "H1,1 H1,2 H1,3 H4,1 H4,2 H4,3 V1,1 V2,1 V3,1 V1,4 V2,4 V3,4"
    core = "H2,2 H3,2 V2,2 V2,3"
    ring = f"players 4 | nurseries 1,1:A 2,2:B | walls {outer} {core}"
    assert enclosures(ring) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert enclosures(f"{ring} | nurseries 1,1:A 1,3:A 2,2:B") == {"A": 16, "B": 0, "C": 0, "D": 0}


def test_contact_is_the_end_of_a_wall_that_parts_the_region_from_the_rest() -> None:
    """silk.enc.touch"""
    stem = f"walls V0,1 {THREE}"
    assert enclosures(f"nurseries 0,1:A | {stem}") == {"A": 0, "B": 0}
    assert enclosures(f"nurseries 0,1:A 1,2:B | {stem}") == {"A": 0, "B": 3}


def test_the_view_shows_each_enclosure_and_who_would_score_it() -> None:
    """silk.enc.control"""
    fenced = f"nurseries 1,1:A | walls {THREE}"
    (three,) = table(fenced).view()["enclosures"]
    assert three == {"tiles": ["1,1", "1,2", "1,3"], "controller": "A"}
    (tied,) = table(f"{fenced} | nurseries 1,1:A 1,3:B").view()["enclosures"]
    assert tied["controller"] is None
    assert table(f"nurseries 1,1:A | walls {CLOSED_THREE}").view()["enclosures"] == []


@pytest.mark.parametrize(
    ("nurseries", "shares"),
    [("1,1:A 2,2:B", {"A": 0, "B": 0}), ("1,1:A 2,2:B 1,3:B", {"A": 0, "B": 6}), ("0,1:A", None)],
)
def test_strictly_the_most_nurseries_in_contact_control(
    nurseries: str, shares: dict[str, int] | None
) -> None:
    """silk.enc.control"""
    stem = " V0,1" if nurseries.startswith("0,1") else ""
    assert enclosures(f"nurseries {nurseries} | walls {THREE}{stem}") == (
        shares or {"A": 0, "B": 0}
    )


def test_an_enclosure_pays_tiles_times_nurseries_at_the_end_only() -> None:
    """silk.enc.score"""
    match = table(f"dice 3 | nurseries 1,1:A 2,4:A 1,3:B | walls {THREE} | points A:7")
    assert points(match) == 7
    match = final(f"nurseries 1,1:A 2,4:A 1,3:B | walls {THREE} | points A:7")
    assert match.scores == [7 + 3 * 2, 5]


def test_a_nursery_counts_for_several_enclosures() -> None:
    """silk.enc.multi"""
    twins = "H1,1 H1,2 H2,1 H2,2 H3,1 H3,2 V1,1 V2,1 V1,3 V2,3"
    assert enclosures(f"nurseries 2,1:A | walls {twins}") == {"A": 2 + 2, "B": 0}


def test_regions_only_shrink_and_the_rim_takes_more_walls_than_there_are() -> None:
    """silk.enc.perm"""
    for players, walls in ((2, 10), (3, 15), (4, 20)):
        match = table(f"players {players} | dice 3 | nurseries 1,1:A")
        rows = len(match.position()["tiles"])
        assert 2 * (rows + 5) > walls == match.view()["supply"]


# --- Improvements -----------------------------------------------------------------------------

ALMOST = "worms 0,0:AAA 0,1:AAA 0,2:AAA 0,3:AAA 0,4:AA"
"""A has one worm in reserve."""


def test_an_improvement_pays_at_once_and_may_be_spent_at_once() -> None:
    """silk.imp.1"""
    match = table(f"dice 1 1 | points A:0 | {ALMOST} | nurseries 2,2:A")
    play(match, "die 1 raise", "raise 0,4")
    assert points(match) == 10
    play(match, "die 1 wall", "wall H2,2")
    assert points(match) == 8


def test_an_improvement_is_won_once_in_a_game() -> None:
    """silk.imp.2"""
    match = table(f"dice 1 | {ALMOST} | improvements silkworm:B")
    play(match, "die 1 raise", "raise 0,4")
    assert show(match, "points", "improvements") == "points A:5 B:5 | improvements silkworm:B"


def test_the_active_player_wins_and_nobody_else_can() -> None:
    """silk.imp.3"""
    match = table(f"dice 3 | turn B | nurseries 1,1:A 2,4:B | walls {CLOSED_THREE}")
    build(match, "H2,3", by="B")
    assert set(match.position()["improvements"].values()) == {"B"}


def test_the_first_empty_reserve_wins_ten_points() -> None:
    """silk.imp.worm.1"""
    match = play(table(f"dice 1 | {ALMOST}"), "die 1 raise", "raise 0,4")
    assert show(match, "points", "improvements") == "points A:15 B:5 | improvements silkworm:A"


def test_worms_in_the_den_are_no_reserve() -> None:
    """silk.imp.worm.2"""
    match = table("dice 1 | worms 0,0:AAA 0,1:AAA 0,2:AAA 0,3:AA | den A:3")
    play(match, "die 1 raise", "raise 0,3")
    assert show(match, "points", "den") == "points A:15 B:5 | den A:3 B:0"


def test_the_raise_before_the_roll_wins_it_too_and_a_rescue_never() -> None:
    """silk.imp.worm.3"""
    match = play(table(f"phase raise | {ALMOST}"), "raise 0,4")
    assert show(match, "points", "phase") == "points A:15 B:5 | phase roll"
    match = table("dice 1 | worms 0,0:AAA 0,1:AAA 0,2:AAA 0,3:AAA 0,4:AA | den A:1")
    play(match, "die 1 raise")
    assert show(match, "improvements") == "improvements"


FOUR_IN_A_ROW = "nurseries 1,1:A | walls H1,1 H1,2 H1,3 V1,4"


def test_the_first_wall_in_a_segment_of_five_wins_five_points() -> None:
    """silk.imp.long.1"""
    match = table(f"dice 3 | {FOUR_IN_A_ROW}")
    assert build(match, "H2,4") == [5]
    assert show(match, "improvements") == "improvements long_wall:A"
    assert build(match, "V2,5", by="A") == [0]


def test_a_long_wall_need_not_be_closed() -> None:
    """silk.imp.long.2"""
    assert build(table(f"dice 3 | {FOUR_IN_A_ROW}"), "H2,3") == [5]


def test_branches_of_a_long_wall_are_not_added() -> None:
    """silk.imp.long.3"""
    assert build(table(f"dice 3 | {FOUR_IN_A_ROW}"), "V0,2", "V1,3") == [0, 0]


def test_a_stem_with_a_square_is_no_long_wall() -> None:
    """silk.imp.long.3 R25: five walls hang together, but no segment takes in more than four"""
    match = table("dice 3 | nurseries 0,1:A | walls V0,1 H1,1 V1,2 H2,1")
    assert build(match, "V1,1") == [0]
    assert show(match, "improvements") == "improvements"
    assert build(table("dice 3 | nurseries 0,1:A | walls V0,1 H1,1 V1,2 H2,1"), "V2,1") == [5]


def test_a_nursery_on_the_way_ends_a_long_wall() -> None:
    """silk.imp.long.4"""
    match = table("dice 3 | nurseries 1,1:A 1,3:B | walls H1,1 H1,2 H1,3 V1,4")
    assert build(match, "H2,4") == [0]


def test_a_long_wall_may_start_at_anybodys_nursery() -> None:
    """silk.imp.long.5"""
    match = table("dice 3 | nurseries 1,1:B 2,4:A | walls H1,1 H1,2 H1,3 V1,4 V0,4")
    assert build(match, "H0,4") == [5]


def test_a_long_wall_is_kept_when_a_nursery_cuts_it() -> None:
    """silk.imp.long.6"""
    match = table(f"dice 3 | {FOUR_IN_A_ROW} | shepherds B:1,2 A:3,3")
    build(match, "H2,4")
    match = changed(match, "turn B | phase dice | dice 4")
    play(match, "die 4 nursery", "nursery 1,3")
    assert show(match, "improvements", "points") == "improvements long_wall:A | points A:10 B:5"


def test_the_first_wall_that_encloses_three_tiles_wins_ten_points() -> None:
    """silk.imp.enc.1"""
    claimed = "improvements long_wall:B"
    match = table(f"dice 3 | nurseries 0,1:A 1,3:B 2,2:B | walls V0,1 {CLOSED_THREE} | {claimed}")
    before = build(match, "H2,3")
    assert before == [4 + 10]
    assert show(match, "improvements") == "improvements long_wall:B enclosure:A"
    two = table(f"dice 3 | nurseries 1,1:A | walls H1,1 H1,2 V1,1 H2,1 H2,2 | {claimed}")
    assert build(two, "V1,3") == [6]


def test_a_wall_inside_an_old_enclosure_does_not_win() -> None:
    """silk.imp.enc.1, silk.enc.def.3"""
    block = "H1,1 H1,2 H3,1 H3,2 V1,1 V2,1 V1,3 V2,3"
    match = table(f"dice 3 | nurseries 1,1:A | walls {block} | improvements long_wall:B")
    assert build(match, "H2,1") == [0]
    assert show(match, "improvements") == "improvements long_wall:B"


def test_one_wall_that_makes_two_enclosures_wins_once() -> None:
    """silk.imp.enc.2"""
    rim = "H0,0 H0,1 H0,2 V0,3 V1,3 H2,2 H2,1 H2,0 V1,0 V0,0 H1,0 H1,1"
    match = table(f"players 3 | dice 3 | nurseries 0,1:A | walls {rim} | improvements long_wall:B")
    (gained,) = build(match, "H1,2")
    assert show(match, "improvements") == "improvements long_wall:B enclosure:A"
    assert gained - 10 in (0, 8)


def test_an_enclosure_improvement_is_kept_when_the_enclosure_is_divided() -> None:
    """silk.imp.enc.3"""
    match = table(
        f"dice 3 | nurseries 0,1:A | walls V0,1 {CLOSED_THREE} | improvements long_wall:B"
    )
    assert build(match, "H2,3", "V1,2") == [10, 0]
    assert show(match, "improvements") == "improvements long_wall:B enclosure:A"


def test_the_first_with_all_four_nurseries_wins_five_points() -> None:
    """silk.imp.nur"""
    match = table("dice 4 | nurseries 0,1:A 0,3:A 2,0:A | shepherds A:2,2")
    play(match, "die 4 nursery", "nursery 3,3")
    assert show(match, "points", "improvements") == "points A:10 B:5 | improvements nursery:A"
    three = play(
        table("dice 4 | nurseries 0,1:A 0,3:A | shepherds A:2,2"), "die 4 nursery", "nursery 3,3"
    )
    assert points(three) == 5
