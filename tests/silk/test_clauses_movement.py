"""Occupancy, movement and bumping, clause by clause."""

import pytest

from serai import BadPosition, Match
from silk.playing import legal, legal_parts, play, points, refusal, show, table, use

ASIDE = "shepherds A:3,0 B:3,1 | mastiffs A:3,2 B:3,3"
"""All herders in the lowest row."""


def herd(text: str) -> Match:
    """Use a die to move a herder."""
    return use(table(f"dice 2 | {text}"), "herd")


def ookami(text: str) -> Match:
    """Use a die to move the ookami."""
    return use(table(f"dice 6 | {text}"), "ookami")


def graze(text: str, tile: str) -> Match:
    """Use a die to graze this tile."""
    return play(use(table(f"dice 5 | {text}"), "graze"), f"graze {tile}")


# --- Occupancy and single steps ---------------------------------------------------------------


@pytest.mark.parametrize(
    "mixed",
    ["worms 1,1:A | ookami 1,1", "worms 1,1:A | shepherds A:1,1", "ookami 1,1 | mastiffs B:1,1"],
)
def test_a_tile_holds_worms_or_one_big_piece(mixed: str) -> None:
    """silk.occ.1"""
    with pytest.raises(BadPosition) as error:
        table(f"dice 1 | {mixed}")
    assert error.value.clause == "silk.occ.1"


def test_worms_cannot_be_pushed_onto_a_herders_tile() -> None:
    """silk.occ.1"""
    match = graze(f"worms 2,1:A | {ASIDE} | ookami 0,0", "2,1")
    assert refusal(match, "bump south") == ("worm-meets-piece", "silk.occ.1")


@pytest.mark.parametrize(
    ("way", "tile"), [("north", "0,2"), ("south", "2,2"), ("west", "1,1"), ("east", "1,3")]
)
def test_a_piece_moves_one_tile_in_one_of_four_directions(way: str, tile: str) -> None:
    """silk.move.1"""
    match = herd("shepherds A:1,2 B:3,1 | mastiffs A:3,2 B:3,3 | ookami 3,0")
    play(match, f"shepherd {way}")
    assert show(match, "shepherds") == f"shepherds A:{tile} B:3,1"


def test_a_piece_that_moved_cannot_be_bumped_in_the_same_action() -> None:
    """silk.move.2"""
    match = ookami("ookami 1,1 | shepherds A:1,2 B:3,1 | mastiffs A:1,3 B:3,3")
    play(match, "ookami east", "push east")
    assert refusal(match, "push west") == ("step-meets-moved-piece", "silk.move.2")
    play(match, "push north")
    match = table("dice 2 2 | shepherds A:1,1 B:3,1 | mastiffs A:1,2 B:3,3 | ookami 3,0")
    play(match, "die 2 herd", "shepherd east", "push east", "die 2 herd")
    assert refusal(match, "shepherd east") is None, "the next action may bump it again"


# --- Walls ------------------------------------------------------------------------------------

WALLED = "nurseries 1,1:A | walls V1,1"


def test_a_wall_stops_worms_mastiffs_and_the_ookami() -> None:
    """silk.move.wall.1"""
    match = herd(f"mastiffs A:1,0 B:3,3 | {WALLED} | ookami 3,0")
    assert refusal(match, "mastiff east") == ("step-meets-wall", "silk.move.wall.1")
    match = ookami(f"{ASIDE} | ookami 1,1 | {WALLED}")
    assert refusal(match, "ookami west") == ("step-meets-wall", "silk.move.wall.1")
    match = graze(f"{ASIDE} | worms 1,1:A | ookami 0,4 | {WALLED}", "1,1")
    assert legal_parts(match, "bump") == {"north", "east", "south"}


def test_a_shepherd_steps_over_walls_moved_or_bumped() -> None:
    """silk.move.wall.2"""
    match = herd(f"shepherds A:1,0 B:3,1 | mastiffs A:3,2 B:3,3 | {WALLED} | ookami 3,0")
    play(match, "shepherd east")
    assert show(match, "shepherds") == "shepherds A:1,1 B:3,1"
    match = ookami(f"ookami 0,1 | shepherds A:3,0 B:1,1 | mastiffs A:3,2 B:3,3 | {WALLED}")
    play(match, "ookami south", "push west")
    assert show(match, "shepherds") == "shepherds A:3,0 B:1,0"


def test_walls_hold_back_bumped_pieces_just_the_same() -> None:
    """silk.move.wall.3"""
    match = herd(f"shepherds A:0,1 B:3,1 | mastiffs A:3,2 B:1,1 | {WALLED} | ookami 3,0")
    play(match, "shepherd south")
    assert refusal(match, "push west") == ("step-meets-wall", "silk.move.wall.1")
    match = herd(f"shepherds A:3,0 B:3,1 | mastiffs A:0,1 B:3,3 | ookami 1,1 | {WALLED}")
    play(match, "mastiff south")
    assert refusal(match, "push west") == ("step-meets-wall", "silk.move.wall.1")
    match = herd(
        f"shepherds A:0,1 B:3,1 | mastiffs A:3,2 B:3,3 | worms 1,1:B | ookami 3,0 | {WALLED}"
    )
    play(match, "shepherd south")
    assert refusal(match, "bump west") == ("worm-meets-wall", "silk.move.wall.3")


# --- Round the edge and over it ---------------------------------------------------------------


def test_big_pieces_wrap_to_the_other_end_of_their_row_or_column() -> None:
    """silk.move.wrap.1"""
    match = herd("mastiffs A:1,4 B:3,3 | shepherds A:3,0 B:2,2 | ookami 2,1")
    assert show(play(match, "mastiff east"), "mastiffs") == "mastiffs A:1,0 B:3,3"
    match = ookami("mastiffs A:1,4 B:3,3 | shepherds A:3,0 B:2,2 | ookami 3,1")
    assert show(play(match, "ookami south"), "ookami") == "ookami 0,1"


def test_a_bumped_piece_may_wrap_too() -> None:
    """silk.move.wrap.1"""
    match = herd("mastiffs A:3,0 B:1,4 | shepherds A:2,4 B:3,1 | ookami 3,2")
    play(match, "shepherd north", "push east")
    assert show(match, "mastiffs") == "mastiffs A:3,0 B:1,0"


def test_a_corner_tile_wraps_along_its_row_and_its_column() -> None:
    """silk.move.wrap.2"""
    match = herd("mastiffs A:0,0 B:2,3 | shepherds A:2,1 B:2,2 | ookami 2,0")
    assert legal_parts(match, "mastiff") == {"north", "east", "south", "west"}
    assert show(play(match, "mastiff west"), "mastiffs") == "mastiffs A:0,4 B:2,3"
    match = herd("mastiffs A:0,0 B:2,3 | shepherds A:2,1 B:2,2 | ookami 2,0")
    assert show(play(match, "mastiff north"), "mastiffs") == "mastiffs A:3,0 B:2,3"


@pytest.mark.parametrize(
    ("wall", "reason"),
    [
        ("V1,0", ("step-meets-wall", "silk.move.wall.1")),
        ("V1,5", ("wrap-meets-wall", "silk.move.wrap.3")),
    ],
)
def test_a_wall_at_either_end_stops_a_wrap(wall: str, reason: tuple[str, str]) -> None:
    """silk.move.wrap.3"""
    site = wall[1:]
    match = herd(f"mastiffs A:1,0 B:3,3 | nurseries {site}:A | walls {wall} | ookami 3,0")
    assert refusal(match, "mastiff west") == reason
    match = ookami(f"{ASIDE} | ookami 1,0 | nurseries {site}:A | walls {wall}")
    assert refusal(match, "ookami west") == reason


def test_a_shepherd_wraps_whatever_walls_are_there() -> None:
    """silk.move.wrap.4"""
    match = herd("shepherds A:1,0 B:3,1 | mastiffs A:3,2 B:3,3 | ookami 3,0"
                 " | nurseries 1,0:A 1,5:B | walls V1,0 V1,5")  # fmt: skip
    assert show(play(match, "shepherd west"), "shepherds") == "shepherds A:1,4 B:3,1"


def test_worms_leave_the_board_and_never_wrap() -> None:
    """silk.move.wrap.5, silk.move.off.1"""
    match = graze(f"{ASIDE} | worms 1,4:AB | ookami 0,0", "1,4")
    assert show(match, "reserve") == "reserve A:14 B:14"
    play(match, "bump east", "bump east")
    assert show(match, "worms", "reserve") == "worms | reserve A:15 B:15"


def test_each_worm_is_pushed_off_or_not_as_the_player_likes() -> None:
    """silk.move.off.2"""
    match = graze(f"{ASIDE} | worms 0,4:AAB | ookami 2,2", "0,4")
    assert legal_parts(match, "bump") == {"north", "east", "south", "west"}
    play(match, "bump north", "bump south", "bump east")
    assert show(match, "worms", "reserve") == "worms 1,4:A | reserve A:14 B:15"


def test_a_wall_on_the_outer_side_keeps_worms_in() -> None:
    """silk.move.off.3"""
    match = graze(f"{ASIDE} | worms 0,2:A | ookami 2,2 | nurseries 0,2:A | walls H0,2", "0,2")
    assert legal_parts(match, "bump") == {"east", "south", "west"}
    assert refusal(match, "bump north") == ("worm-meets-outer-wall", "silk.move.off.3")


# --- Bumping ----------------------------------------------------------------------------------


@pytest.mark.parametrize("owner", ["A", "B"])
@pytest.mark.parametrize(
    ("mover", "meets", "allowed"),
    [
        ("shepherd", "", True), ("shepherd", "worm", True), ("shepherd", "shepherd", False),
        ("shepherd", "mastiff", True), ("shepherd", "ookami", False),
        ("mastiff", "", True), ("mastiff", "worm", True), ("mastiff", "shepherd", False),
        ("mastiff", "mastiff", False), ("mastiff", "ookami", True),
        ("ookami", "", True), ("ookami", "worm", True), ("ookami", "shepherd", True),
        ("ookami", "mastiff", False),
    ],
)  # fmt: skip
def test_who_may_enter_what(mover: str, meets: str, allowed: bool, owner: str) -> None:
    """silk.bump.table"""
    if mover == meets:
        owner = "B"  # a seat has but one of each
    place = {"shepherds": {}, "mastiffs": {}}
    fields = []
    for piece, tile in ((mover, "1,1"), (meets, "1,2")):
        if piece == "worm":
            fields.append(f"worms {tile}:{owner}")
        elif piece == "ookami":
            fields.append(f"ookami {tile}")
        elif piece:
            place[f"{piece}s"]["A" if tile == "1,1" else owner] = tile
    fields += [
        kind + " " + " ".join(f"{seat}:{tile}" for seat, tile in tiles.items())
        for kind, tiles in place.items()
    ]
    face, deed = (6, "ookami") if mover == "ookami" else (2, "herd")
    match = use(table(" | ".join([f"dice {face}", *fields])), deed)
    assert (f"{mover} east" in legal(match)) == allowed
    if not allowed:
        refused = refusal(match, f"{mover} east")
        expected = ("step-is-barred", "silk.bump.table")
        assert refused == (
            ("ookami-fears-mastiff", "silk.ook.mastiff") if mover == "ookami" else expected
        )


def test_pushed_worms_join_others_up_to_three_and_the_ookami_takes_them() -> None:
    """silk.bump.table, silk.capture.2"""
    match = graze(f"{ASIDE} | worms 1,1:AAA 0,1:BB 1,0:BBB | ookami 1,2", "1,1")
    assert refusal(match, "bump west") == ("worm-meets-crowd", "silk.bump.7")
    play(match, "bump north", "bump east", "bump east")
    assert show(match, "worms", "den") == "worms 0,1:ABB 1,0:BBB | den A:2 B:0"


def test_the_active_player_decides_for_pieces_of_others() -> None:
    """silk.bump.1"""
    match = herd("shepherds A:1,1 B:3,1 | mastiffs A:3,2 B:1,2 | ookami 3,0")
    play(match, "shepherd east")
    assert match.actor == 0
    play(match, "push north")
    assert show(match, "mastiffs") == "mastiffs A:3,2 B:0,2"
    match = herd("mastiffs A:1,1 B:3,3 | worms 1,2:BB | ookami 3,0")
    play(match, "mastiff east")
    assert match.actor == 0
    assert refusal(match, "die 2 herd") == ("spread-the-worms", "silk.bump.3")


def test_a_bumped_piece_may_bump_on() -> None:
    """silk.bump.2"""
    match = ookami("ookami 2,3 | shepherds A:3,4 B:2,2 | mastiffs A:1,2 B:3,0 | worms 1,3:AA")
    play(match, "ookami west")
    assert refusal(match, "bump north") == ("push-the-piece", "silk.bump.2")
    play(match, "push north", "push east", "bump north", "bump south")
    expected = "ookami 2,2 | shepherds A:3,4 B:1,2 | mastiffs A:1,3 B:3,0 | worms 0,3:A 2,3:A"
    assert show(match, "ookami", "shepherds", "mastiffs", "worms") == expected


def test_all_worms_of_an_entered_tile_leave_together_or_apart() -> None:
    """silk.bump.3"""
    match = herd("mastiffs A:1,1 B:3,3 | worms 1,2:ABB | ookami 3,0 | shepherds A:3,1 B:3,2")
    play(match, "mastiff east", "bump north", "bump north", "bump west")
    assert show(match, "worms") == "worms 0,2:AB 1,1:B"


def test_worms_end_a_chain() -> None:
    """silk.bump.4"""
    match = herd("mastiffs A:1,1 B:3,3 | worms 1,2:A 0,2:B | ookami 3,0 | shepherds A:3,1 B:1,3")
    play(match, "mastiff east")
    assert refusal(match, "bump east") == ("worm-meets-piece", "silk.occ.1")
    play(match, "bump north")
    assert show(match, "worms", "turn") == "worms 0,2:AB | turn B"


def test_the_tile_just_left_is_free_for_what_is_bumped() -> None:
    """silk.bump.5"""
    match = herd("shepherds A:1,1 B:3,1 | mastiffs A:3,2 B:1,2 | ookami 3,0")
    play(match, "shepherd east", "push west")
    assert show(match, "shepherds", "mastiffs") == "shepherds A:1,2 B:3,1 | mastiffs A:3,2 B:1,1"


def test_a_move_that_leaves_something_without_a_place_is_not_offered() -> None:
    """silk.bump.6"""
    match = herd("shepherds A:0,1 B:2,1 | mastiffs A:3,2 B:1,1 | ookami 3,4 | nurseries 1,1:A 2,2:B"
                 " | walls V1,1 V1,2 H1,1 H2,1")  # fmt: skip
    assert refusal(match, "shepherd south") == ("step-cannot-be-finished", "silk.bump.6")
    assert "shepherd south" not in legal(match)


def test_three_to_a_tile_are_counted_when_all_worms_have_been_spread() -> None:
    """silk.bump.7"""
    match = graze(f"{ASIDE} | worms 1,1:AAB 0,1:B 1,0:BBB 1,2:BBB | ookami 3,4", "1,1")
    play(match, "bump north", "bump north")
    assert refusal(match, "bump north") == ("worm-meets-crowd", "silk.bump.7")
    assert legal(match) == {"bump south"}


# --- Capture ----------------------------------------------------------------------------------


def test_worms_and_the_ookami_never_share_a_tile() -> None:
    """silk.capture.1"""
    met = ookami(f"{ASIDE} | ookami 1,1 | worms 1,2:ABB")
    assert show(play(met, "ookami east"), "den", "worms") == "den A:1 B:2 | worms"
    pushed = graze(f"{ASIDE} | ookami 1,1 | worms 1,2:A", "1,2")
    assert show(play(pushed, "bump west"), "den", "worms") == "den A:1 B:0 | worms"
    driven = herd("mastiffs A:1,1 B:3,3 | shepherds A:3,0 B:3,1 | ookami 1,2 | worms 1,3:AB")
    assert show(play(driven, "mastiff east", "push east"), "den") == "den A:1 B:1"


def test_any_number_of_worms_may_be_pushed_onto_the_ookami() -> None:
    """silk.capture.2"""
    match = graze(f"{ASIDE} | ookami 1,1 | worms 1,2:ABB", "1,2")
    play(match, "bump west", "bump west", "bump west")
    assert show(match, "den") == "den A:1 B:2"


def test_a_capture_is_no_move_and_nothing_prevents_it() -> None:
    """silk.capture.3"""
    walled = "nurseries 1,3:A 2,2:B | walls H1,2 V1,3 H2,2"
    match = ookami(f"{ASIDE} | ookami 1,1 | worms 1,2:ABB | {walled}")
    assert refusal(match, "ookami east") is None
    match = herd("mastiffs A:1,0 B:3,3 | shepherds A:3,0 B:3,1 | ookami 1,2 | worms 1,1:AB")
    play(match, "mastiff east", "bump east", "bump east")
    assert show(match, "ookami", "den") == "ookami 1,2 | den A:1 B:1"


def test_the_ookami_captures_after_her_own_move_too() -> None:
    """silk.capture.4"""
    match = ookami("ookami 1,1 | shepherds A:3,0 B:1,2 | mastiffs A:3,2 B:3,3 | worms 1,3:AB")
    play(match, "ookami east", "push east", "bump west", "bump north")
    assert show(match, "ookami", "den", "worms") == "ookami 1,2 | den A:1 B:0 | worms 0,3:B"


def test_a_mastiffs_step_onto_worms_or_the_ookami_can_always_be_finished() -> None:
    """silk.bump.swap"""
    boxed = "nurseries 1,3:A 2,2:B | walls H1,2 V1,3 H2,2"
    match = herd(
        f"mastiffs A:1,1 B:3,3 | shepherds A:3,0 B:3,1 | worms 1,2:BBB | ookami 3,4 | {boxed}"
    )
    play(match, "mastiff east", "bump west", "bump west", "bump west")
    assert show(match, "worms", "mastiffs") == "worms 1,1:BBB | mastiffs A:1,2 B:3,3"
    match = herd(f"mastiffs A:1,1 B:3,3 | shepherds A:3,0 B:3,1 | ookami 1,2 | {boxed}")
    assert legal(play(match, "mastiff east")) == {"push west"}
    match = ookami(
        "ookami 1,1 | shepherds A:3,0 B:1,2 | mastiffs A:3,2 B:3,3 | worms 0,2:AAA 2,2:BBB"
    )
    assert "push west" in legal(play(match, "ookami east"))


def test_moving_scores_nothing() -> None:
    """silk.sm.1"""
    match = herd("mastiffs A:1,1 B:3,3 | worms 1,2:AAA | shepherds A:3,0 B:3,1 | ookami 3,4")
    play(match, "mastiff east", "bump north", "bump north", "bump north")
    assert points(match) == 5
