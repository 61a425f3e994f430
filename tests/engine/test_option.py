"""engine/option.py: every spelling of every value, and every error."""

from __future__ import annotations

from typing import Any

import pytest

from engine.playing import GAMES, SILK, TOY
from serai.engine.errors import BadOption
from serai.engine.game import Game
from serai.engine.layout import make_record
from serai.engine.option import Option, read_options, store_options, write_options

SWITCH = Option("open_hands", (False, True), "R1", "hands lie open")
NUMBER = Option("rounds", (3, 5), "R2", "rounds")
COUNT = Option("limit", (12, 0), "R4", "rounds at most", most=300)
WORD = Option("tie_break", ("none", "fewest_in_den"), "R3", "who wins")


@pytest.mark.parametrize("spelling", [True, "on", "true", "yes", "ON", "True"])
def test_a_switch_is_turned_on_by_any_word_for_it(spelling: Any) -> None:
    assert SWITCH.read(spelling) is True


@pytest.mark.parametrize("spelling", [False, "off", "false", "no", "Off"])
def test_a_switch_is_turned_off_by_any_word_for_it(spelling: Any) -> None:
    assert SWITCH.read(spelling) is False


def test_numbers_and_words_may_be_written_out() -> None:
    assert [NUMBER.read(5), NUMBER.read("5"), NUMBER.read(3)] == [5, 5, 3]
    assert [WORD.read("fewest_in_den"), WORD.read("None".lower())] == ["fewest_in_den", "none"]
    assert WORD.read("FEWEST_IN_DEN") == "fewest_in_den"


@pytest.mark.parametrize(
    ("option", "value", "choices"),
    [
        (SWITCH, "maybe", "off, on"),
        (SWITCH, 2, "off, on"),
        (SWITCH, [], "off, on"),
        (NUMBER, 4, "3, 5"),
        (NUMBER, 5.0, "3, 5"),
        (NUMBER, True, "3, 5"),
        (NUMBER, "", "3, 5"),
        (WORD, "most", "none, fewest_in_den"),
        (WORD, 0, "none, fewest_in_den"),
    ],
    ids=str,
)
def test_another_value_is_refused_with_the_choices(
    option: Option, value: Any, choices: str
) -> None:
    with pytest.raises(BadOption) as refused:
        option.read(value)
    assert str(refused.value) == f"option {option.name} is one of {choices}, not {value!r}"


def test_the_first_value_is_the_default() -> None:
    assert [option.default for option in (SWITCH, NUMBER, WORD)] == [False, 3, "none"]


@pytest.mark.parametrize("name", ["tie_break", "tieBreak", "TIE_BREAK"])
def test_names_may_be_written_in_either_way(name: str) -> None:
    assert read_options([SWITCH, WORD], {name: "fewest_in_den"}) == {
        "open_hands": False,
        "tie_break": "fewest_in_den",
    }


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match="no option 'tie'; there are open_hands, tie_break"):
        read_options([SWITCH, WORD], {"tie": "none"})


@pytest.mark.parametrize("given", [None, [], "tie_break", 3])
def test_options_are_given_by_name(given: Any) -> None:
    with pytest.raises(BadOption, match="by name"):
        read_options([WORD], given)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_value_of_every_option_survives_the_record(game: Game) -> None:
    defaults = game.read_options({})
    for option in game.options:
        for value in option.values:
            s = make_record(game.state)
            store_options(game.options, s, defaults | {option.name: value})
            told = {} if value == option.default else {option.name: value}
            assert write_options(game.options, s) == told
            assert option.value(option.number(value)) == value


def test_a_game_refuses_options_that_it_does_not_have() -> None:
    with pytest.raises(BadOption, match="there are swaps"):
        TOY.new(players=2, swap=1)
    with pytest.raises(BadOption, match="swaps is one of 1, 2, not 3"):
        TOY.new(players=2, swaps=3)
    with pytest.raises(BadOption, match="long_wall_must_close is one of off, on"):
        SILK.new(longWallMustClose="sometimes")


def test_games_of_earlier_rules_have_what_was_the_default_then() -> None:
    kept = Option("turns", (2, 1), "R5", "turns", formerly={"1": 1}, is_offered=False)
    found = [read_options([kept, WORD], {}, rules)["turns"] for rules in ("1", "2", None)]
    assert found == [1, 2, 2]
    assert read_options([kept], {"turns": 2}, "1") == {"turns": 2}, "what is given holds"


def test_a_counted_option_takes_any_number_up_to_the_most() -> None:
    assert [COUNT.read(0), COUNT.read("300"), COUNT.default] == [0, 300, 12]
    assert [COUNT.number(299), COUNT.value(299)] == [299, 299]


@pytest.mark.parametrize("value", [-1, 301, "x", "", True, 1.0, None, "²"])
def test_a_counted_option_refuses_everything_else(value: Any) -> None:
    with pytest.raises(BadOption) as refused:
        COUNT.read(value)
    expected = f"option limit is a whole number from 0 to 300, not {value!r}"
    assert str(refused.value) == expected
