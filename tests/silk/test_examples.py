"""The worked examples of the rules, EX01 to EX53, played at a table. P is seat A, G is seat B."""

import pytest

from silk.playing import (
    SILK,
    build,
    changed,
    enclosures,
    final,
    in_order,
    legal,
    legal_parts,
    play,
    play_on,
    points,
    refusal,
    show,
    table,
    use,
)

ROOMY = (
    "worms 1,1:A | nurseries 1,1:A | shepherds A:3,3 B:3,0 | mastiffs A:0,4 B:0,0 | ookami 2,2"
    " | points A:7"
)
"""Everything is possible for A."""

NO_RESERVE = "worms 0,0:AAA 0,4:AAA 3,0:AAA 3,4:AAA 1,4:AAA | improvements silkworm:A"
NO_POINTS = (
    f"dice 1 3 | points A:0 | {NO_RESERVE} | shepherds A:1,2 B:3,2 | mastiffs A:2,1 B:2,3"
    " | ookami 1,1"
)


# --- Dice and turn ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("face", "deed", "cost"),
    [(1, "ookami", 1), (1, "nursery", 3), (4, "raise", 3), (2, "ookami", 2), (5, "raise", 2),
     (3, "wall", 0)],
)  # fmt: skip
def test_ex01_a_die_is_changed_round_the_ring_for_one_point_a_pip(
    face: int, deed: str, cost: int
) -> None:
    """silk.die.cost.2"""
    match = table(f"{ROOMY} | dice {face}")
    play(match, f"die {face} {deed}")
    assert points(match) == 7 - cost


def test_ex02_the_only_die_with_options_goes_first_and_the_other_is_lost() -> None:
    """silk.die.must.3, silk.die.must.4"""
    match = table(f"{NO_POINTS} | nurseries 2,2:A")
    assert legal(match) == {"die 3 wall"}
    play(match, "die 3 wall", "wall H2,2")
    assert (
        show(match, "turn", "dice", "points", "walls")
        == "turn B | dice | points A:0 B:5 | walls H2,2"
    )


def test_ex03_points_won_by_the_first_die_must_pay_for_the_second() -> None:
    """silk.die.must.2, silk.turn.dice.2"""
    match = table(f"{NO_POINTS} | nurseries 2,2:A 2,4:B | walls H2,2")
    play(match, "die 3 wall", "wall H2,3")
    assert show(match, "turn", "dice", "points") == "turn A | dice 1 | points A:2 B:5"
    assert legal(match) == {"die 1 herd", "die 1 ookami", "die 1 wall", "die 1 graze"}
    assert refusal(match, "lose 1") == ("die-has-options", "silk.die.must.1")


def test_ex05_grazing_for_nothing_is_a_duty_too() -> None:
    """silk.die.must.1"""
    match = table(
        "dice 5 | tiles dnlnd nnldn dn*ln ndnnl | points A:7 | worms 1,1:A 3,3:AB | ookami 2,2"
        " | nurseries 0,2:A | shepherds A:0,0 B:3,0 | mastiffs A:0,4 B:3,4"
    )
    deeds = ("raise", "herd", "wall", "nursery", "graze", "ookami")
    assert legal(match) == {f"die 5 {deed}" for deed in deeds}
    play(match, "die 5 graze")
    assert legal(match) == {"graze 1,1", "graze 3,3"}
    play(match, "graze 1,1", "bump north")
    assert show(match, "points", "turn") == "points A:7 B:5 | turn B"


def test_ex07_the_rescue_needs_a_die_and_only_fills_the_reserve() -> None:
    """silk.turn.raise.2, silk.raise.rescue.1"""
    match = table(
        "phase raise | worms 0,0:AAA 0,4:AAA 3,0:AAA 3,4:AAA 1,4:A | den A:2 | ookami 2,2"
        " | improvements silkworm:B"
    )
    assert show(match, "phase", "den", "reserve") == "phase roll | den A:2 B:0 | reserve A:0 B:15"
    board = show(match, "worms")
    play(match, "roll 1-1", "die 1 raise")
    assert show(match, "dice", "den", "reserve") == "dice 1 | den A:1 B:0 | reserve A:1 B:15"
    assert show(match, "worms") == board
    play(match, "die 1 raise", "raise 1,4")
    assert show(match, "reserve", "points") == "reserve A:0 B:15 | points A:5 B:5"


def test_ex09_no_rescue_while_the_reserve_holds_a_worm_without_a_place() -> None:
    """silk.raise.rescue.3"""
    match = table(
        "phase raise | worms 0,0:AAA 0,1:AAB 3,3:AAA 3,4:AAA | den A:1 | nurseries 1,1:A"
        " | ookami 1,0 | mastiffs B:1,1"
    )
    assert show(match, "phase", "reserve") == "phase roll | reserve A:3 B:14"
    play(match, "roll 1-1")
    assert refusal(match, "die 1 raise") == ("raise-finds-no-tile", "silk.raise.rescue.3")


# --- Movement and bumping ---------------------------------------------------------------------


def test_ex11_a_wrapping_shepherd_bumps_a_mastiff_four_ways() -> None:
    """silk.move.wrap.1, silk.bump.5"""
    match = table("dice 2 | shepherds A:2,0 B:0,1 | mastiffs A:0,2 B:2,4 | ookami 0,0")
    play(match, "die 2 herd", "shepherd west")
    assert legal(match) == {"push north", "push south", "push west", "push east"}
    play(match, "push east")
    assert show(match, "shepherds", "mastiffs") == "shepherds A:2,4 B:0,1 | mastiffs A:0,2 B:2,0"


@pytest.mark.parametrize(
    ("wall", "legal_steps"),
    [("", True), ("H0,2", False), ("H4,2", False), ("H1,2", True)],
)
def test_ex13_a_wall_on_either_outer_side_stops_a_wrapping_mastiff(
    wall: str, legal_steps: bool
) -> None:
    """silk.move.wrap.3"""
    nurseries = "0,2:A 4,2:A" if wall != "H1,2" else "1,2:A"
    match = table(
        f"dice 2 | mastiffs A:0,2 B:2,0 | shepherds A:2,4 B:2,2 | ookami 3,4"
        f" | nurseries {nurseries} | walls {wall}"
    )
    use(match, "herd")
    assert ("mastiff north" in legal(match)) == legal_steps
    if legal_steps:
        assert show(play(match, "mastiff north"), "mastiffs") == "mastiffs A:3,2 B:2,0"
    else:
        near = wall == "H0,2"
        reason = "step-meets-wall" if near else "wrap-meets-wall"
        clause = "silk.move.wall.1" if near else "silk.move.wrap.3"
        assert refusal(match, "mastiff north") == (reason, clause)


EX15 = (
    "dice 2 | shepherds A:1,0 B:3,4 | mastiffs A:3,3 B:2,1 | ookami 3,0 | nurseries 1,1:B"
    " | walls V1,1"
)


def test_ex15_a_shepherd_may_not_step_on_worms_that_cannot_all_get_away() -> None:
    """silk.bump.6, silk.move.wall.3"""
    match = use(table(f"{EX15} | worms 1,1:AB 0,1:BBB 1,2:BB"), "herd")
    assert refusal(match, "shepherd east") == ("step-cannot-be-finished", "silk.bump.6")
    match = use(table(f"{EX15} | worms 1,1:AB 0,1:BBB 1,2:B"), "herd")
    play(match, "shepherd east")
    assert legal(match) == {"bump east"}
    assert refusal(match, "bump west") == ("worm-meets-wall", "silk.move.wall.3")
    play(match, "bump east")
    assert legal(match) == {"bump east"}
    play(match, "bump east")
    assert show(match, "worms", "shepherds") == "worms 0,1:BBB 1,2:ABB | shepherds A:1,1 B:3,4"


def test_ex17_a_mastiff_drives_the_ookami_on_worms_but_not_on_a_mastiff() -> None:
    """silk.capture.1, silk.ook.mastiff"""
    match = table(
        "dice 2 | mastiffs A:1,1 B:0,2 | ookami 1,2 | worms 1,3:ABB | shepherds A:3,0 B:3,4"
    )
    play(match, "die 2 herd", "mastiff east")
    assert legal(match) == {"push south", "push west", "push east"}
    assert refusal(match, "push north") == ("ookami-fears-mastiff", "silk.ook.mastiff")
    play(match, "push east")
    assert show(match, "den", "worms", "ookami") == "den A:1 B:2 | worms | ookami 1,3"


def test_ex19_a_piece_moved_already_cannot_be_bumped() -> None:
    """silk.move.2"""
    match = table("dice 2 | shepherds A:1,1 B:0,3 | mastiffs A:3,0 B:1,2 | ookami 1,3")
    play(match, "die 2 herd", "shepherd east", "push east", "push north")
    assert legal(match) == {"push west", "push east", "push north"}
    assert refusal(match, "push south") == ("step-meets-moved-piece", "silk.move.2")
    play(match, "push north")
    expected = "shepherds A:1,2 B:3,3 | mastiffs A:3,0 B:1,3 | ookami 0,3"
    assert show(match, "shepherds", "mastiffs", "ookami") == expected


def test_ex21_worms_may_be_pushed_on_an_ookami_that_has_moved() -> None:
    """silk.capture.4"""
    match = table(
        "dice 6 | shepherds A:3,0 B:1,2 | mastiffs A:3,1 B:3,4 | ookami 1,1 | worms 1,3:AB"
        " | walls H1,3 H2,3 V1,4 | nurseries 1,4:A 2,3:B"
    )
    play(match, "die 6 ookami", "ookami east", "push east")
    assert legal(match) == {"bump west"}
    play(match, "bump west", "bump west")
    assert show(match, "den", "ookami", "worms") == "den A:1 B:1 | ookami 1,2 | worms"


def test_ex23_worms_met_after_a_wrap_fall_off_the_edge_and_never_wrap() -> None:
    """silk.move.wrap.5, silk.bump.swap"""
    match = table(
        "dice 2 | mastiffs A:1,0 B:3,3 | worms 0,4:AAA 2,4:AAA 1,3:AAA 1,4:BBB"
        " | shepherds A:3,0 B:3,1 | ookami 3,2"
    )
    play(match, "die 2 herd", "mastiff west")
    for _ in range(3):
        assert legal(match) == {"bump east"}
        play(match, "bump east")
    assert show(match, "reserve", "worms") == "reserve A:6 B:15 | worms 0,4:AAA 1,3:AAA 2,4:AAA"


def test_ex25_shepherd_bumps_mastiff_bumps_ookami_bumps_shepherd_and_never_back() -> None:
    """silk.bump.table"""
    beside = "shepherds A:1,1 B:3,0 | mastiffs A:1,2 B:3,4"
    match = use(table(f"dice 2 | {beside} | ookami 3,2"), "herd")
    assert "shepherd east" in legal(match)
    assert refusal(match, "mastiff west") == ("step-is-barred", "silk.bump.table")
    match = use(table("dice 6 | mastiffs A:0,0 B:1,1 | ookami 1,2"), "ookami")
    assert refusal(match, "ookami west") == ("ookami-fears-mastiff", "silk.ook.mastiff")
    match = use(table("dice 2 | shepherds A:1,1 B:3,0 | ookami 1,2"), "herd")
    assert refusal(match, "shepherd east") == ("step-is-barred", "silk.bump.table")


# --- Nurseries and walls ----------------------------------------------------------------------


def test_ex27_a_wall_must_be_connected_to_an_own_nursery() -> None:
    """silk.wall.3"""
    alone = use(table("dice 3 | nurseries 1,1:A"), "wall")
    assert refusal(alone, "wall H1,1") is None
    assert refusal(alone, "wall V2,3") == ("wall-is-unconnected", "silk.wall.2")
    joined = use(table("dice 3 | nurseries 1,1:A 1,3:B | walls H1,1 H1,2 H1,3"), "wall")
    assert {"V1,4", "V1,3"} <= legal_parts(joined, "wall")
    parted = use(table("dice 3 | nurseries 1,1:A 1,3:B | walls H1,3"), "wall")
    assert refusal(parted, "wall V1,4") == ("wall-is-unconnected", "silk.wall.2")


@pytest.mark.parametrize("builder", ["A", "B"])
def test_ex29_whoever_closes_a_segment_scores_it(builder: str) -> None:
    """silk.seg.score.1"""
    match = table("dice 3 | nurseries 1,1:A 1,3:B")
    assert build(match, "H1,1") == [0]
    assert build(match, "H1,2", by=builder) == [2]


def test_ex31_of_several_closed_segments_the_shortest_scores() -> None:
    """silk.seg.score.1, silk.seg.score.2"""
    match = table("dice 3 | nurseries 2,1:A 2,4:B 4,2:A")
    assert build(match, "H2,1", "H2,2", "H2,3", "V2,2", "V3,2") == [0, 0, 3, 0, 3]


def test_ex33_the_new_path_scores_and_two_tiles_are_no_improvement() -> None:
    """silk.seg.score.1, silk.enc.control"""
    joined = "nurseries 1,1:A 1,3:B | walls H1,1 H1,2"
    match = table(f"dice 3 | {joined}")
    assert build(match, "V1,1", "H2,1", "H2,2", "V1,3") == [0, 0, 0, 4]
    assert show(match, "improvements") == "improvements"
    assert enclosures(f"{joined} V1,1 H2,1 H2,2 V1,3") == {"A": 0, "B": 0}


def test_ex35_branches_do_not_add_up_and_a_nursery_gives_no_long_wall() -> None:
    """silk.imp.long.3, silk.seg.nursery"""
    match = table("dice 3 | nurseries 0,2:A | shepherds A:3,4 B:1,0 | ookami 2,2")
    assert build(match, "V0,2", "H1,2", "H1,3", "H1,4", "H1,1", "H1,0") == [0] * 6
    match = changed(match, "turn B | phase dice | dice 4")
    play(match, "die 4 nursery", "nursery 1,0")
    assert show(match, "points", "improvements") == "points A:5 B:5 | improvements"
    assert build(match, "V1,5", by="B") == [5]
    assert show(match, "improvements") == "improvements long_wall:B"


def test_ex37_a_loop_on_its_own_stem_closes_nothing_but_encloses() -> None:
    """silk.seg.score.5, silk.enc.touch"""
    match = table("dice 3 | nurseries 0,1:A")
    sides = ["V0,1", "H1,1", "H1,2", "H1,3", "V1,4", "H2,3", "H2,2", "H2,1", "V1,1"]
    assert build(match, *sides) == [0, 0, 0, 0, 5, 0, 0, 0, 10]
    assert enclosures(f"nurseries 0,1:A | walls {' '.join(sides)}") == {"A": 0, "B": 0}


def test_ex39_a_bare_outer_side_leaves_a_region_open() -> None:
    """silk.enc.def.2"""
    match = table("dice 3 | nurseries 1,1:A")
    assert build(match, "H1,0", "H1,1", "V0,2") == [0, 0, 0]
    assert enclosures("nurseries 1,1:A | walls H1,0 H1,1 V0,2") == {"A": 0, "B": 0}
    assert build(match, "H0,1", "H0,0", "V0,0") == [0, 0, 6 + 5]
    closed = "nurseries 1,1:A | walls H1,0 H1,1 V0,2 H0,1 H0,0 V0,0"
    assert enclosures(closed) == {"A": 2, "B": 0}


BLOCK = (
    "H1,1 H1,2 H1,3 H4,1 H4,2 H4,3 V1,1 V2,1 V3,1 V1,4 V2,4 V3,4"  # around 3 x 3 tiles
    " H2,2 H3,2 V2,2 V2,3"  # around the tile in the middle
)


def test_ex41_a_ring_and_its_core_are_separate_and_hole_walls_touch() -> None:
    """silk.enc.def.5, silk.enc.touch"""
    ring = f"players 4 | walls {BLOCK} | nurseries 1,1:A 4,4:A 2,2:B"
    assert enclosures(ring) == {"A": 16, "B": 0, "C": 0, "D": 0}


# --- Graze, end, set-up -----------------------------------------------------------------------


def test_ex43_grazing_scores_own_worms_and_may_feed_the_ookami() -> None:
    """silk.graze.1, silk.graze.2, silk.graze.4, silk.graze.5"""
    match = table("dice 5 | tiles DNLND NNNDN DNL*N NDNNL | worms 2,2:AAB | ookami 2,3 | turn A")
    play(match, "die 5 graze", "graze 2,2")
    assert show(match, "points", "tiles") == "points A:11 B:5 | tiles DNLND NNNDN DNl*N NDNNL"
    play(match, "bump north", "bump west", "bump east")
    assert (
        show(match, "worms", "den", "points") == "worms 1,2:A 2,1:A | den A:0 B:1 | points A:11 B:5"
    )


def test_ex45_an_emptied_reserve_triggers_the_end_and_everybody_finishes() -> None:
    """silk.imp.worm.2, silk.end.5"""
    match = table(
        "phase raise | points A:22 | den A:3 | nurseries 1,1:A | ookami 2,4"
        " | worms 0,0:AAA 0,1:AAA 3,0:AAA 3,1:AA"
    )
    assert show(match, "reserve") == "reserve A:1 B:15"
    play(match, "raise 1,1")
    assert show(match, "points", "ended_by", "phase") == "points A:32 B:5 | ended_by A | phase roll"
    assert show(match, "reserve") == "reserve A:0 B:15"
    game = list(play_on(match, turns=9))
    assert in_order(position["turn"] for position in game) == ["A", "B"]
    for seat in "AB":
        rolled = [len(at["dice"]) for at in game if at["turn"] == seat and at["phase"] == "dice"]
        assert rolled == [2, 1]
    assert match.over


def test_ex47_the_last_wall_gives_every_other_player_one_turn() -> None:
    """silk.end.6, silk.end.7"""
    match = table(
        "players 3 | turn B | dice 3 6 | ookami 2,4 | points C:39"
        " | nurseries 2,1:B 3,4:C 0,4:A | worms 4,0:CCC"
        " | walls H0,0 H0,1 H2,0 H2,1 V0,0 V1,0 V0,2 V1,2 H3,3 H3,4 H5,3 H5,4 V3,3 V4,3"
        " | shepherds A:2,0 B:2,1 C:3,0 | mastiffs A:0,0 B:0,1 C:3,1"
    )
    play(match, "die 3 wall", "wall V2,1")
    assert (
        show(match, "turn", "dice", "ended_by", "supply")
        == "turn B | dice 6 | ended_by B | supply 0"
    )
    play(match, "die 6 ookami", "ookami north")
    assert show(match, "turn", "phase") == "turn C | phase raise"
    play(match, "raise 2,3", "roll 3-5")
    assert refusal(match, "die 3 wall") == ("no-walls-left", "silk.wall.1")
    play(match, "die 5 graze", "graze 4,0", "bump south", "bump south", "bump south")
    assert show(match, "points", "ended_by") == "points A:5 B:5 C:42 | ended_by B"
    rest = list(play_on(match, turns=9))
    assert in_order(position["turn"] for position in rest) == ["C", "A"]
    assert show(match, "phase", "ended_by") == "phase over | ended_by B"


def test_ex49_final_scoring_adds_enclosures_and_pastures_and_subtracts_the_den() -> None:
    """silk.final.1, silk.final.2, silk.final.3"""
    match = final(
        "tiles DNLND NNLDN DN*Ln NDNNL | points A:21 | den A:4 | worms 3,4:AA 1,0:A 2,4:AAA"
        " | walls V0,1 H1,1 H1,2 H1,3 V0,4 H0,1 H0,2 H0,3 | nurseries 0,1:A 1,4:A"
    )
    assert match.scores == [21 + 3 * 2 + 2 * 3 + 2 + 0 - 4, 5]
    assert match.winners == [0]


def test_ex51_with_all_dry_tiles_full_worms_go_on_normal_tiles_but_not_on_the_den_tile() -> None:
    """silk.setup.p1.5, silk.setup.p1.7"""
    tiles = "DDDDD DDDDN NN*NN NNNNN LLLLN LLLNN"
    match = table(
        f"players 4 | phase worms | turn D | tiles {tiles}"
        " | worms 0,0:AAA 0,1:AAA 0,2:ABB 0,3:BBB 0,4:BBC 1,0:CCC 1,1:CCC 1,2:DDD 1,3:DDD"
    )
    rows = tiles.split()
    normal = {f"{r},{c}" for r in range(6) for c in range(5) if rows[r][c] == "N"}
    assert legal_parts(match, "worm") == normal
    assert refusal(match, "worm 2,2") == ("worm-not-by-ookami", "silk.setup.p1.7")
    play(match, "worm 3,0")
    assert show(match, "phase", "turn") == "phase pieces | turn D"


def test_ex53_phase_two_goes_counterclockwise_and_its_last_player_begins() -> None:
    """silk.setup.p2.6"""
    match = SILK.new(players=4, chance="manual")
    while match.position()["phase"] == "lay":
        match.play(match.legal()[0])
    play(match, "roll 6-6", "roll 1-2", "roll 3-3", "roll 5-6")
    order = {"worms": [], "pieces": []}
    while (now := match.position())["phase"] in order:
        order[now["phase"]].append(now["turn"])
        match.play(match.legal()[0])
    assert order["worms"] == list("AABBCCDD" * 3 + "ABCD")
    assert order["pieces"] == list("DCBA" * 3)
    assert match.position()["turn"] == "A"
    list(play_on(match))
    assert match.position()["turn"] == "B"
