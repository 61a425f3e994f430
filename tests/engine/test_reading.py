"""engine/reading.py: each function takes one thing, or says what is wrong with it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.playing import TOY
from serai.engine.action import Domain
from serai.engine.errors import BadPosition
from serai.engine.reading import (
    check_fields,
    read_by_seat,
    read_list,
    read_mapping,
    read_number,
    read_place,
    read_seat,
)

COLOUR = Domain("colour", ["red", "blue"], first=1)


def test_a_mapping_is_a_json_object() -> None:
    assert read_mapping({"a": 1}, "cards") == {"a": 1}
    for value in ([], "a", None):
        with pytest.raises(BadPosition, match="cards is a JSON object, not"):
            read_mapping(value, "cards")


def test_a_list_is_a_json_list_and_no_text() -> None:
    assert read_list([1, 2], "walls") == [1, 2]
    for value in ({}, "ab", None, 3):
        with pytest.raises(BadPosition, match="walls is a list, not"):
            read_list(value, "walls")


def test_a_number_is_whole_and_within_its_bounds() -> None:
    assert [read_number(number, "a die", 1, 6) for number in (1, 6)] == [1, 6]
    for value in (True, 1.0, "1", None):
        with pytest.raises(BadPosition, match="a die is a whole number, not"):
            read_number(value, "a die", 1, 6)
    for value in (0, 7):
        with pytest.raises(BadPosition, match=f"a die lies between 1 and 6, not at {value}"):
            read_number(value, "a die", 1, 6)


def test_a_seat_is_the_letter_of_one_that_plays() -> None:
    assert [read_seat(sign, 3, "turn") for sign in "ABC"] == [0, 1, 2]
    for value in ("D", "a", "", "AB", 0, None):
        with pytest.raises(BadPosition, match="turn names one of the seats A, B, C, not"):
            read_seat(value, 3, "turn")


def test_a_place_is_a_word_of_its_domain() -> None:
    assert read_place("blue", COLOUR, "flag") == 2
    with pytest.raises(BadPosition, match="flag: 'green' is no colour"):
        read_place("green", COLOUR, "flag")


def test_a_number_by_seat_has_a_default_and_limits() -> None:
    assert read_by_seat({"B": 3}, 3, "points", 5, (0, 9)) == [5, 3, 5]
    with pytest.raises(BadPosition, match="points of B lies between 0 and 9, not at 10"):
        read_by_seat({"B": 10}, 3, "points", 5, (0, 9))
    with pytest.raises(BadPosition, match="points names one of the seats A, B, not 'C'"):
        read_by_seat({"C": 1}, 2, "points", 5, (0, 9))
    with pytest.raises(BadPosition, match="points is a JSON object"):
        read_by_seat([1, 2], 2, "points", 5, (0, 9))


def test_a_misspelt_field_is_refused_with_the_known_ones() -> None:
    check_fields({"turn": "A"}, ["turn", "cards"])
    with pytest.raises(BadPosition, match="no field 'trun'; there are turn, cards"):
        check_fields({"trun": "A"}, ["turn", "cards"])


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ([], "a position is a JSON object"),
        ({"game": "silk", "players": 2}, "one of 'silk', not of toy"),
        ({"players": 4}, "players lies between 2 and 3"),
        ({"players": 2, "hand": {}}, "no field 'hand'"),
        ({"players": 2, "cards": {"A": 5}}, "cards of A lies between 1 and 4"),
        ({"players": 2, "turn": "C"}, "turn names one of the seats A, B"),
        ({"players": 2, "swaps_left": {"A": 2}}, "swaps_left of A lies between 0 and 1"),
    ],
    ids=repr,
)
def test_an_impossible_position_of_the_toy_is_refused(position: Any, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        TOY.load(position)


def test_a_broken_invariant_names_its_clause() -> None:
    with pytest.raises(BadPosition) as refused:
        TOY.load({"players": 2, "cards": {"A": 4, "B": 4}})
    assert refused.value.clause == "toy.deal.2"
    assert str(refused.value).endswith("[toy.deal.2]")


def test_a_position_reads_as_it_was_written() -> None:
    match = TOY.new(players=3, seed=5, swaps=2)
    for move in ("swap", "keep", "swap"):
        match.play(move)
        again = TOY.load(match.position())
        assert again.state.tobytes() == match.state.tobytes()
