"""Clauses of The turn, starvation, control, areas and steps."""

from typing import Any

import pytest

from silver_isle.playing import (
    ISLE,
    SPENT,
    border,
    control,
    field,
    legal,
    play,
    possible,
    refusal,
    relaxed,
    silver,
    table,
    where,
)

# --- The turn ---------------------------------------------------------------------------------


def test_a_turn_has_two_actions_of_any_kind_by_any_piece() -> None:
    """isle.turn.1, isle.turn.2"""
    match = table(control={"0,2": "S", "0,3": "S"}, crews={"S": {"5": "[1,5]"}})
    play(match, "step 5 [0,5]")
    assert field(match, "turn", "actions_left") == ("S", 1)
    play(match, "step 5 [1,5]")
    assert field(match, "turn", "actions_left") == ("A", 2)


def test_all_ten_actions_are_offered() -> None:
    """isle.turn.3"""
    match = relaxed(
        control={"0,2": "S", "0,3": "S", "1,2": "A"},
        crews={"S": {"5": "[1,5]", "4": "port", "3": "ship"}, "A": {"3": "[2,5]"}},
        ships={"S": "<0,5>", "M": "<0,5>"},
        mines={"S": {"space": "[0,4]", "value": 2}},
        silver={"ground": {"[1,6]": 1}, "ships": {"S": 1}},
    )
    kinds = {" ".join(word for word in move.split() if word.isalpha()) for move in legal(match)}
    assert kinds >= {
        "step", "sail", "sail europe", "load crew", "unload crew", "unload silver", "mine S",
        "claim", "attack", "ship attack ship M", "port attack ship M", "pass",
    }  # fmt: skip
    play(match, "sail europe")
    assert legal(match, "sail") == {"<0,5>", "<1,5>"}


def test_both_actions_are_used() -> None:
    """isle.turn.4, R15"""
    for match in (table(), play(table(), "load crew 5")):
        assert refusal(match, "pass") == ("both-actions-are-used", "isle.turn.4")
        assert "pass" not in legal(match)


def test_a_table_may_let_turns_end_early() -> None:
    """isle.turn.4, R15"""
    assert field(play(relaxed(), "pass"), "turn") == "A"
    assert field(play(relaxed(), "load crew 5", "pass"), "turn") == "A"


def test_who_can_do_nothing_passes() -> None:
    """isle.turn.4, R15: the ship lies in a lagoon, and nobody else is on the isle."""
    match = ISLE.load(LAGOON, chance="manual")
    assert legal(match) == {"pass"}
    assert field(play(match, "pass"), "turn") == "A"


@pytest.mark.parametrize(
    ("move", "fields"),
    [
        ("unload crew 5", {"crews": {"S": {"5": "ship"}}}),
        ("unload silver", {"silver": {"ships": {"S": 1}}}),
        ("load silver ground", {"silver": {"ground": {"[4,4]": 1}}}),
        ("load crew 5", {"crews": {"S": {"5": "[4,4]"}}, "control": {"2,2": "S", "0,0": "C"}}),
        ("step 5 [1,7]", {"crews": {"S": {"5": "port"}}}),
        ("port attack [1,7]", {"crews": {"S": {"0": "port"}, "A": {"1": "[1,7]"}},
                               "control": {"0,3": "A", "0,0": "C"}}),
        ("ship attack shore", {"crews": {"S": {"0": "ship"}, "A": {"1": "[4,4]"}},
                               "control": {"2,2": "A", "0,0": "C"}}),
    ],
)  # fmt: skip
def test_whoever_can_do_anything_at_all_does_not_pass(move: str, fields: dict[str, Any]) -> None:
    """isle.turn.4, R15"""
    match = ISLE.load(LAGOON | MINED | fields, chance="manual")
    assert move in legal(match)
    assert "pass" not in legal(match)


LAGOON: dict[str, Any] = {
    "tiles": ["0,0", "1,0", "2,0", "3,0", "0,1", "3,1", "0,2", "2,2", "3,2", "0,3", "1,3", "2,3"],
    "ports": {"S": "0,4", "A": "3,3", "M": "3,-1", "C": "-1,0"},
    "ships": {"S": "<2,2>"}, "first": "S", "turn": "S", "phase": "act",
}  # fmt: skip
"""The Suns' ship lies where no ship can ever get."""
MINED = {"control": {"0,0": "C"}, "mines": {"C": {"space": "[0,0]", "value": 0}}}


def test_what_follows_from_a_step_costs_no_action() -> None:
    """isle.turn.5, isle.mine.11, isle.move.14"""
    match = border({"5": "[1,5]"}, {"3": "[3,5]"})
    play(match, "step 5 [2,5]", "replace 5 1")
    assert refusal(match, "pass") == ("discover-or-decline", "isle.mine.8")
    assert legal(match, "discover") == {"[2,4]", "[3,4]", "[3,5]"}
    play(match, "discover [3,5]")
    assert field(match, "turn", "actions_left") == ("S", 1)


def test_the_end_is_looked_for_after_every_action() -> None:
    """isle.turn.6, isle.end.3"""
    match = table(control=CELLS, mines=EMPTY, silver={"ships": {"S": 1}}, ships={"S": "<0,5>"})
    assert not match.over
    play(match, "sail europe")
    assert match.over
    assert match.scores == [1, 0, 0, 0]
    assert refusal(match, "pass") == ("game-is-over", "isle.end.3")


CELLS = {"0,3": "S", "4,0": "A", "-1,-3": "M", "-3,-1": "C"}
EMPTY = {
    "S": {"space": "[1,7]", "value": 0}, "A": {"space": "[9,0]", "value": 0},
    "M": {"space": "[-2,-6]", "value": 0}, "C": {"space": "[-6,-2]", "value": 0},
}  # fmt: skip


# --- Starvation -------------------------------------------------------------------------------


def test_only_the_player_whose_turn_begins_is_checked() -> None:
    """isle.starve.1"""
    crews = {"A": {"5": "port", "4": "port"}, "M": {"5": "port", "4": "port"}}
    match = play(relaxed(crews=crews), "pass")
    assert field(match, "turn", "phase") == ("A", "starve")
    assert legal(match) == {"starve 4", "starve 5"}
    assert refusal(match, "pass") == ("starve-first", "isle.turn.1")


def test_each_area_is_checked_by_itself() -> None:
    """isle.starve.2, isle.area.1, isle.area.2"""
    match = table(
        phase="starve",
        control={"0,3": "S", "1,1": "S", "0,2": "A"},
        crews={"S": {"5": "[3,3]", "4": "[3,2]", "1": "port"}},
    )
    assert legal(match) == {"starve 4", "starve 5"}
    assert refusal(match, "starve 1") == ("crew-is-fed", "isle.starve.6")


def test_tiles_feed_crews_wherever_they_stand_whatever_their_value() -> None:
    """isle.starve.3 to .5, isle.area.1"""
    crews = {"S": {"0": "[0,7]", "1": "[1,7]", "2": "[0,6]"}}
    hungry = table(phase="starve", control={"0,3": "S"}, crews=crews)
    assert legal(hungry) == {"starve 0", "starve 1", "starve 2"}
    fed = table(phase="starve", control={"0,3": "S", "0,2": "S"}, crews=crews)
    assert field(fed, "phase") == "act"


def test_the_surplus_goes_and_no_more() -> None:
    """isle.starve.6"""
    match = table(phase="starve", crews={"S": {"1": "port", "2": "port", "5": "port"}})
    play(match, "starve 5", "starve 1")
    assert (where(match, "S2"), field(match, "phase")) == ("port", "act")


def test_crews_aboard_and_in_europe_never_starve() -> None:
    """isle.starve.7"""
    crews = {"S": dict.fromkeys("12345", "ship")}
    assert field(table(phase="starve", crews=crews, ships={"S": "<0,5>"}), "phase") == "act"


def test_a_starved_crew_goes_unseen_and_its_token_stays() -> None:
    """isle.starve.8 to .10, isle.info.7"""
    match = table(
        phase="starve",
        control={"0,3": "S", "0,2": "C"},
        crews={"S": {"5": "[0,7]", "4": "[1,7]", "3": "port"}},
        mines=SPENT,
        silver={"crews": ["[0,7]", "S3"]},
    )
    play(match, "starve 5")
    assert (where(match, "S5"), silver(match, "ground")) == ("europe", {"[0,7]": 1})
    assert control(match, "0,3") == "S"
    assert possible(match, "S", "europe") == possible(match, "S", "[1,7]") == [0, 1, 2, 3, 4, 5]
    assert [event for event in match.events(seat=1) if "5" in str(event.to_json())] == []


def test_a_port_crew_that_starves_leaves_its_token_in_the_port() -> None:
    """isle.starve.9, isle.silver.3"""
    match = table(
        phase="starve", crews={"S": {"5": "port", "4": "port"}}, control={"0,2": "C"},
        mines=SPENT, silver={"crews": ["S5"]},
    )  # fmt: skip
    assert silver(play(match, "starve 5"), "ground") == {"port S": 1}


# --- Control ----------------------------------------------------------------------------------


def test_entering_land_that_nobody_controls_gains_it() -> None:
    """isle.control.1, isle.control.2, isle.mine.2"""
    match = table(control={"0,3": "S"}, crews={"S": {"5": "[1,6]"}})
    play(match, "step 5 [1,5]")
    assert control(match, "0,2") == "S"
    assert legal(match, "discover") == {"[0,4]", "[1,4]", "[0,5]"}


def test_entering_a_tile_without_defenders_takes_it() -> None:
    """isle.control.3, isle.mine.3"""
    match = border({"5": "[1,5]"}, {"3": "[3,3]"})
    play(match, "step 5 [2,5]", "discover [3,5]")
    assert control(match, "1,2") == "S"
    assert set(field(match, "mines")) == {"A"}


@pytest.mark.parametrize(("value", "owner"), [("5", "S"), ("3", "A"), ("1", "A")])
def test_entering_a_defended_tile_takes_it_only_by_a_win(value: str, owner: str) -> None:
    """isle.control.4, isle.fight.enter.3, isle.fight.enter.4, isle.move.13"""
    match = border({value: "[1,5]"} | dict.fromkeys(set("024") - {value}, "ship"), {"3": "[3,5]"})
    play(match, f"step {value} [2,5]")
    if legal(match, "replace"):
        play(match, str(match.legal()[0]))
    assert control(match, "1,2") == owner


def test_unloading_enters_a_tile_too() -> None:
    """isle.control.5, isle.unload.5, isle.mine.5"""
    match = table(crews={"S": {"5": "ship"}}, ships={"S": "<2,3>"})
    play(match, "unload crew 5")
    assert (control(match, "1,2"), where(match, "S5")) == ("S", "[3,5]")
    assert legal(match, "discover") == {"[2,4]", "[3,4]", "[2,5]"}


def test_leaving_a_tile_or_losing_all_crews_does_not_change_control() -> None:
    """isle.control.6, isle.control.7, isle.fight.enter.5"""
    match = border({"5": "[1,5]"}, {"3": "[2,5]"})
    play(match, "attack 5 [2,5]", "replace 5 2", "step 2 [1,6]")
    assert (control(match, "1,2"), control(match, "0,2")) == ("A", "S")


# --- Steps ------------------------------------------------------------------------------------


def test_a_crew_moves_one_step_and_keeps_its_token() -> None:
    """isle.move.1, isle.move.10, isle.move.11"""
    match = table(
        control={"0,3": "S", "0,2": "C"}, crews={"S": {"5": "[0,7]"}}, mines=SPENT,
        silver={"crews": ["[0,7]"]},
    )  # fmt: skip
    play(match, "step 5 [1,6]")
    assert silver(match, "crews") == ["[1,6]"]
    assert [crew["value"] for crew in match.view(1)["crews"]["S"]] == [None] * 6
    assert refusal(match, "step 4 [1,6]") == ("crew-is-not-ashore", "isle.move.1")


def test_what_is_in_the_way() -> None:
    """isle.move.2, isle.move.3, isle.move.5"""
    match = table(
        control={"0,3": "S", "0,2": "C", "4,0": "S"},
        crews={"S": {"5": "[1,6]", "4": "[0,6]", "3": "[9,0]"}, "C": {"1": "[0,5]"}},
        mines={"C": {"space": "[1,5]", "value": 0}},
    )
    assert refusal(match, "step 5 [0,6]") == ("crew-is-in-the-way", "isle.move.2")
    assert refusal(match, "step 5 [0,5]") == ("crew-is-in-the-way", "isle.move.2")
    assert refusal(match, "step 5 [1,5]") == ("mine-is-in-the-way", "isle.move.3")
    assert refusal(match, "step 3 port-A") == ("port-is-foreign", "isle.move.5")


def test_the_own_port_is_open_to_any_number() -> None:
    """isle.move.6 to .8"""
    match = table(
        control={"0,3": "S"}, crews={"S": {"5": "[0,7]", "4": "[1,7]", "1": "port", "2": "port"}}
    )
    assert "5 port-S" in legal(match, "step")
    play(match, "step 5 port-S")
    assert where(match, "S5") == "port"
    assert legal(match, "step 1") == {"[0,7]"}


def test_a_step_on_own_land_has_no_side_effect() -> None:
    """isle.move.9"""
    match = table(control={"0,3": "S", "0,2": "S"}, crews={"S": {"5": "[0,6]"}})
    before = field(match, "control", "mines", "progress")
    assert field(play(match, "step 5 [1,5]"), "control", "mines", "progress") == before
    assert field(match, "phase") == "act"


def test_crews_do_not_block_diagonal_steps() -> None:
    """isle.move.12"""
    match = table(control={"0,3": "S"}, crews={"S": {"5": "[0,6]", "4": "[1,6]", "3": "[0,7]"}})
    assert "[1,7]" in legal(match, "step 5")


def test_the_forced_fight_comes_before_control_and_discovery() -> None:
    """isle.move.13, isle.move.14, isle.fight.who.3, isle.fight.enter.1"""
    match = border({"5": "[1,5]"}, {"2": "[3,5]", "1": "[2,4]"})
    play(match, "step 5 [2,5]")
    assert (field(match, "phase"), control(match, "1,2")) == ("pay", "A")
    assert field(match, "fight")["at"] == "[2,5]"
    play(match, "replace 5 0")
    assert (field(match, "phase"), control(match, "1,2")) == ("discover", "S")
    assert (where(match, "A1"), where(match, "A2")) == ("europe", "europe")


def test_a_crew_from_the_port_fights_alone() -> None:
    """isle.fight.who.12"""
    match = table(
        control={"0,3": "A"}, crews={"S": {"5": "port", "4": "port"}, "A": {"3": "[0,6]"}}
    )
    play(match, "step 5 [1,7]")
    assert field(match, "fight")["fought"] == [5]
    assert where(match, "S4") == "port"
