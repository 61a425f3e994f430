"""The turn, the dice and the score, clause by clause."""

import pytest

from serai.games.silk.terms import BoardAction
from silk.playing import (
    FACES,
    MOVING,
    in_order,
    legal,
    legal_parts,
    play,
    play_on,
    points,
    refusal,
    show,
    table,
)

ROOMY = "worms 1,1:A | nurseries 1,1:A | shepherds A:3,3 B:3,0 | mastiffs A:0,4 B:0,0 | ookami 2,2"
"""Everything is possible for A."""
ALL_OUT = "worms 0,0:AAA 0,4:AAA 3,0:AAA 3,4:AAA 1,4:AAA | improvements silkworm:A"
SPENT = (
    f"{ALL_OUT} | shepherds A:1,2 B:3,2 | mastiffs A:2,1 B:2,3 | ookami 1,1 | nurseries 2,2:A"
    " | points A:0"
)
"""A has no points, no worm in reserve and none in the den."""


def test_turns_go_clockwise() -> None:
    """silk.turn.1"""
    match = table(f"players 4 | phase roll | turn C | {ROOMY}")
    assert in_order(at["turn"] for at in play_on(match, turns=5)) == list("CDABC")
    assert refusal(table(f"dice 1 | {ROOMY}"), "roll 1-2") == ("seats-decide", "silk.turn.1")


def test_a_turn_is_raise_roll_and_two_dice() -> None:
    """silk.turn.2"""
    match = table(f"phase raise | {ROOMY}")
    shown = in_order(
        (at["phase"], len(at["dice"])) for at in play_on(match) if at["phase"] not in MOVING
    )
    assert shown == [("raise", 0), ("roll", 0), ("dice", 2), ("dice", 1)]
    assert show(match, "turn") == "turn B"
    waiting = table("phase roll | nurseries 1,1:A")
    assert refusal(waiting, "die 1 raise") == ("chance-decides", "silk.turn.2")


def test_the_raise_before_the_roll_is_a_duty() -> None:
    """silk.turn.raise.1"""
    match = table(f"phase raise | {ROOMY}")
    assert {move.split()[0] for move in legal(match)} == {"raise"}
    assert refusal(match, "die 2 herd") == ("raise-first", "silk.turn.raise.1")


@pytest.mark.parametrize(
    "text",
    [
        f"{SPENT} | points A:5",
        "nurseries 3,3:B | worms 0,0:B",
        "worms 0,0:AAA | nurseries 2,2:B | den A:2",
        "worms 0,0:AAA 0,4:AAA 3,0:AAA 3,4:AAA | den A:3 | improvements silkworm:A",
    ],
    ids=["no reserve", "no home", "no room", "a worm in the den"],
)
def test_without_a_worm_or_a_tile_the_raise_is_skipped_and_nobody_rescued(text: str) -> None:
    """silk.turn.raise.2"""
    match = table(f"phase raise | {text}")
    assert show(match, "phase", "points") == "phase roll | points A:5 B:5"
    assert show(match, "den") == show(table(f"phase roll | {text}"), "den")


def test_either_die_may_be_used_first() -> None:
    """silk.turn.dice.1"""
    match = table(f"dice 3 6 | {ROOMY} | points A:0")
    assert legal(match) == {"die 3 wall", "die 6 ookami"}
    assert refusal(match, "die 5 graze") == ("no-such-die", "silk.turn.dice.1")
    assert refusal(match, "wall H1,1") == ("choose-a-die", "silk.turn.dice.1")
    play(match, "die 6 ookami", "ookami north")
    assert show(match, "dice") == "dice 3"


def test_the_second_die_is_decided_and_paid_when_the_first_action_is_done() -> None:
    """silk.turn.dice.2"""
    match = table(f"dice 5 5 | {ROOMY} | points A:0")
    assert refusal(match, "die 5 wall") == ("too-dear", "silk.die.cost.4")
    play(match, "die 5 graze")
    assert refusal(match, "die 5 wall") == ("do-the-action", "silk.die.must.1")
    play(match, "graze 1,1", "bump north")
    assert show(match, "points", "dice") == "points A:2 B:5 | dice 5"
    play(match, "die 5 wall")
    assert points(match) == 0


def test_both_dice_may_end_on_the_same_action() -> None:
    """silk.turn.dice.3"""
    match = table(f"dice 2 3 | {ROOMY}")
    play(match, "die 3 wall", "wall H1,1", "die 2 wall", "wall V1,1")
    assert show(match, "walls") == "walls H1,1 V1,1"


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("deed", FACES)
def test_a_change_costs_a_point_a_pip_the_shorter_way_round(face: int, deed: str) -> None:
    """silk.die.cost.1, silk.die.cost.2, silk.die.cost.3"""
    ring = {0: 0, 1: 1, 2: 2, 3: 3, 4: 2, 5: 1}
    match = table(f"dice {face} | {ROOMY}")
    play(match, f"die {face} {deed}")
    assert points(match) == 5 - ring[(FACES[deed] - face) % 6]


def test_a_change_is_paid_in_full_or_not_made() -> None:
    """silk.die.cost.4"""
    match = table(f"dice 1 | {ROOMY} | points A:2")
    assert refusal(match, "die 1 nursery") == ("too-dear", "silk.die.cost.4")
    assert legal_parts(match, "die") == {"1 raise", "1 herd", "1 wall", "1 graze", "1 ookami"}


def test_a_die_whose_action_is_possible_may_be_changed() -> None:
    """silk.die.may"""
    match = table(f"dice 3 | {ROOMY}")
    assert {"die 3 wall", "die 3 ookami"} <= legal(match)


def test_all_possible_actions_within_reach_are_options_and_there_is_no_pass() -> None:
    """silk.die.must.1"""
    match = table(f"dice 3 | {ROOMY} | points A:1")
    assert legal(match) == {"die 3 herd", "die 3 wall", "die 3 nursery"}
    assert refusal(match, "lose 3") == ("die-has-options", "silk.die.must.1")


def test_an_impossible_face_has_to_be_changed_but_not_in_the_cheapest_way() -> None:
    """silk.die.must.2"""
    match = table(f"dice 1 | {SPENT} | points A:2")
    assert legal(match) == {"die 1 herd", "die 1 ookami", "die 1 wall", "die 1 graze"}
    assert refusal(match, "die 1 raise") == ("rescue-finds-none", "silk.raise.rescue.2")


def test_a_die_without_options_is_lost_and_costs_nothing() -> None:
    """silk.die.must.3"""
    match = table(f"dice 1 | {SPENT}")
    assert show(match, "turn", "points") == "turn B | points A:0 B:5"
    walled = table(f"dice 4 | {SPENT} | points A:0 | nurseries 1,2:B 2,3:B")
    assert show(walled, "turn") == "turn B"


def test_the_only_die_with_options_goes_first() -> None:
    """silk.die.must.4"""
    match = table(f"dice 1 3 | {SPENT}")
    assert legal(match) == {"die 3 wall"}
    assert refusal(match, "lose 1") == ("no-wilful-waste", "silk.die.must.4")


def test_one_die_may_be_used_so_that_the_other_is_ruined() -> None:
    """silk.die.must.5"""
    match = table(f"dice 1 3 | {SPENT} | points A:1")
    assert {"die 1 herd", "die 3 herd"} <= legal(match)
    play(match, "die 3 herd", "shepherd east")
    assert show(match, "turn", "points") == "turn B | points A:0 B:5"


def test_no_score_falls_below_zero_by_paying() -> None:
    """silk.score.1"""
    match = table(f"dice 1 | {ROOMY} | points A:0")
    assert legal(match) == {"die 1 raise"}


def test_only_the_active_players_score_changes() -> None:
    """silk.score.2"""
    match = table("dice 5 3 | worms 1,1:ABB | nurseries 1,1:B 1,3:A | walls H1,1 | ookami 3,3")
    play(match, "die 5 graze", "graze 1,1", "bump south", "bump south", "bump south")
    play(match, "die 3 wall", "wall H1,2")
    assert show(match, "points") == "points A:9 B:5"


def test_there_is_no_highest_score() -> None:
    """silk.score.3"""
    match = table("dice 5 | worms 1,2:AAA | points A:120 | ended_by B | ookami 3,3")
    play(match, "die 5 graze", "graze 1,2")
    assert points(match) == 129


@pytest.mark.parametrize(("deed", "face"), FACES.items())
def test_the_action_board_numbers_the_actions(deed: str, face: int) -> None:
    """silk.act.num"""
    assert BoardAction[deed.upper()] == face
    match = table(f"dice {face} | {ROOMY} | points A:0")
    assert legal(match) == {f"die {face} {deed}"}
