"""Clauses of The end, the winners, the guards and the options."""

from typing import Any

import pytest

import serai
from silver_isle.playing import SPENT, field, legal, play, relaxed, table
from silver_isle.records import ISLE

CELLS = {"0,3": "S", "4,0": "A", "-1,-3": "M", "-3,-1": "C"}
EMPTY = {
    "S": {"space": "[1,6]", "value": 0}, "A": {"space": "[8,0]", "value": 0},
    "M": {"space": "[-2,-5]", "value": 0}, "C": {"space": "[-5,-2]", "value": 0},
}  # fmt: skip
"""Two steps from its port each, so they have given eight tokens."""


def final(**fields: Any) -> list[int]:
    """The winners of a finished game."""
    over = {"phase": "over", "turn": None, "actions_left": 0}
    return table(**({"control": CELLS, "mines": EMPTY} | over | fields)).winners


# --- The end ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "silver", [{"crews": ["S5"]}, {"ground": {"[0,6]": 1}}, {"ships": {"A": 1}}], ids=str
)
def test_a_token_outside_europe_keeps_the_game_open(silver: dict[str, Any]) -> None:
    """isle.end.1, isle.end.2"""
    match = table(
        control=CELLS, mines=EMPTY, crews={"S": {"5": "port"}}, ships={"A": "<6,0>"},
        silver=silver | {"europe": {"S": 1}},
    )  # fmt: skip
    assert not play(match, "load crew 4").over


def test_the_game_ends_when_the_last_token_arrives_even_after_the_first_action() -> None:
    """isle.end.1 to .3"""
    match = table(control=CELLS, mines=EMPTY, ships={"S": "<0,5>"}, silver={"ships": {"S": 2}})
    play(match, "sail europe")
    assert (match.over, match.scores, match.winners) == (True, [2, 0, 0, 0], [0])
    assert field(match, "winners", "scores") == (["S"], {"S": 2, "A": 0, "M": 0, "C": 0})


def test_a_mine_that_is_not_placed_or_not_empty_keeps_the_game_open() -> None:
    """isle.end.1, isle.end.4"""
    fields: dict[str, Any] = {"ships": {"S": "<0,5>"}, "silver": {"ships": {"S": 1}}}
    three = {suit: mine for suit, mine in EMPTY.items() if suit != "M"}
    assert not play(table(control=CELLS, mines=three, **fields), "sail europe").over
    rich = EMPTY | {"M": {"space": "[-2,-6]", "value": 1}}
    assert not play(table(control=CELLS, mines=rich, **fields), "sail europe").over


# --- The winners ------------------------------------------------------------------------------


def test_most_silver_wins() -> None:
    """isle.win.1"""
    assert final(silver={"europe": {"A": 3, "S": 2}, "ships": {"S": 2}}) == [0]


def test_then_most_tiles() -> None:
    """isle.win.2"""
    more = CELLS | {"0,2": "A"}
    assert final(silver={"europe": {"A": 3, "S": 3}}, control=more) == [1]


def test_then_most_crews_on_the_isle_in_the_port_and_on_a_ship_at_a_corner() -> None:
    """isle.win.3"""
    crews = {"S": {"1": "ship", "0": "port"}, "A": {"5": "port", "4": "ship", "3": "ship"}}
    assert final(crews=crews, ships={"S": "<0,5>", "A": "europe"}) == [0]


def test_then_the_highest_sum_of_values() -> None:
    """isle.win.4"""
    crews = {"S": {"2": "port", "3": "[0,7]"}, "A": {"5": "port", "1": "[9,1]"}}
    assert final(crews=crews) == [1]


def test_then_the_highest_value_and_none_counts_below_zero() -> None:
    """isle.win.5"""
    crews = {"S": {"4": "port", "1": "[0,7]"}, "A": {"5": "port", "0": "[9,1]"}}
    assert final(crews=crews) == [1]


def test_only_those_still_tied_are_compared() -> None:
    """isle.win.6"""
    more = CELLS | {"0,2": "C", "0,1": "C"}
    assert final(silver={"europe": {"A": 3, "S": 3, "C": 1}}, control=more) == [0, 1]


def test_players_tied_after_all_share_the_win() -> None:
    """isle.win.7"""
    assert final() == [0, 1, 2, 3]


# --- Guards -----------------------------------------------------------------------------------


@pytest.mark.parametrize("rounds", [1, 3])
def test_quiet_rounds_end_the_game(rounds: int) -> None:
    """isle.limit.1, isle.limit.4, isle.limit.5"""
    match = relaxed(options={"quiet_rounds": rounds})
    for _ in range(4 * rounds):
        assert not match.over
        play(match, "pass")
    assert match.over
    assert match.winners == [0, 1, 2, 3]


@pytest.mark.parametrize(
    "moves",
    [("step 5 [1,6]",), ("mine 4 S",), ("step 3 [-5,-2]",), ("sail europe",)],
    ids=["explore", "mine", "discover", "deliver"],
)
def test_progress_starts_the_count_again(moves: tuple[str, ...]) -> None:
    """isle.limit.2"""
    match = relaxed(
        control={"0,2": "S", "1,2": "S", "-3,-1": "S", "-2,-1": "A"},
        crews={"S": {"5": "[1,5]", "4": "[3,4]", "3": "[-6,-2]"}}, ships={"S": "<0,5>"},
        mines={"S": {"space": "[3,5]", "value": 2}, "C": {"space": "[0,4]", "value": 0}},
        silver={"ships": {"S": 1}}, quiet_rounds=5,
    )  # fmt: skip
    play(match, *moves)
    if moves == ("step 3 [-5,-2]",):
        play(match, "step 3 [-4,-2]", "discover [-3,-2]")
    while field(match, "turn") != "S" or field(match, "round") == 1:
        play(match, "pass")
    assert field(match, "quiet_rounds", "progress", "round") == (0, False, 2)


def test_a_round_without_progress_counts() -> None:
    """isle.limit.2, isle.limit.4"""
    match = relaxed(quiet_rounds=2, turn="C")
    assert field(play(match, "pass"), "quiet_rounds", "round", "turn") == (3, 2, "S")


def test_a_limit_of_rounds_ends_the_game() -> None:
    """isle.limit.3, isle.limit.5"""
    match = relaxed(options={"limit_rounds": 2}, round=2, turn="C")
    assert play(match, "pass").over


def test_without_guards_a_game_can_go_on() -> None:
    """isle.limit.1, isle.limit.3"""
    match = relaxed(options={"quiet_rounds": 0}, quiet_rounds=500, round=501, turn="C")
    assert not play(match, "pass").over


# --- Options ----------------------------------------------------------------------------------


def test_the_options_and_their_defaults() -> None:
    """isle.limit.1, isle.limit.3, isle.mine.13, isle.fight.dmg.10, isle.silver.6, isle.build.3"""
    assert {option.name: option.default for option in ISLE.options} == {
        "coasts": "printed", "both_actions": True, "mine_cap": 5, "silver_counts": "arrived",
        "ship_reach": "closest", "least_damage": 0, "damage_short": "survive", "drop": "off",
        "quiet_rounds": 12, "limit_rounds": 0, "ask_for_silver": False,
        "memory_aid": True,
    }  # fmt: skip
    with pytest.raises(serai.BadOption):
        ISLE.new(mine_cap=7)
    with pytest.raises(serai.BadPlayers):
        ISLE.new(players=3)


def test_silver_may_have_to_be_unloaded_before_it_counts() -> None:
    """isle.end.2, isle.win.1, isle.limit.2, R23"""
    match = relaxed(
        control={"0,2": "C"}, mines=SPENT, ships={"S": "<0,5>"}, silver={"ships": {"S": 2}},
        options={"silver_counts": "unloaded"},
    )  # fmt: skip
    play(match, "sail europe")
    assert (match.scores[0], field(match, "progress")) == (0, False)
    play(match, "unload silver")
    assert (match.scores[0], field(match, "europe_max"), field(match, "progress")) == (1, 1, True)


@pytest.mark.parametrize(("counts", "ends"), [("arrived", True), ("unloaded", False)])
def test_the_last_silver_ends_the_game_when_it_counts(counts: str, ends: bool) -> None:
    """isle.end.1, isle.end.2, R23"""
    mines = {"S": "[1,7]", "A": "[9,0]", "M": "[-2,-6]", "C": "[-6,-2]"}
    match = table(
        control={"0,3": "S", "4,0": "A", "-1,-3": "M", "-3,-1": "C"}, ships={"S": "<0,5>"},
        mines={suit: {"space": space, "value": 0} for suit, space in mines.items()},
        silver={"ships": {"S": 1}}, options={"silver_counts": counts},
    )  # fmt: skip
    play(match, "sail europe")
    assert match.over == ends
    if not ends:
        assert play(match, "unload silver").over


def test_the_memory_aid_only_changes_what_is_shown() -> None:
    """isle.info.4, isle.info.5"""
    fields: dict[str, Any] = {
        "control": {"0,3": "S"}, "crews": {"S": {"5": "[0,7]"}}, "known": {"S": ["[0,7]"]},
    }  # fmt: skip
    on, off = table(**fields), table(**fields, options={"memory_aid": False})
    shown = [match.view(1)["crews"]["S"][-1] for match in (on, off)]
    assert [(crew["value"], crew["possible"]) for crew in shown] == [(5, [5]), (None, None)]
    assert legal(on) == legal(off)
    assert off.view(0)["crews"]["S"][-1]["value"] == 5
