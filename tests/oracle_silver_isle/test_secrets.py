"""What the public can and cannot know of hidden coins (section 11)."""

from typing import Any

import pytest

from oracle_silver_isle.board import Position
from oracle_silver_isle.helpers import fighting, isle_a, place, read, results
from oracle_silver_isle.secrets import (
    Knowledge,
    knowledge,
    known_field,
    known_places,
    known_values,
    learn,
    public_view,
)
from oracle_silver_isle.turns import decisions

pytestmark = pytest.mark.once


def watch(
    start: Position, known: Knowledge, *words: str, **crews: str
) -> tuple[Position, Knowledge]:
    """Play the decision told by `words` that puts these crews there, and watch it."""
    for label, chances in decisions(start, *words):
        (text,) = chances
        after = read(text)
        if all(place(after, crew) == where for crew, where in crews.items()):
            return after, learn(start, known, label, text)
    raise AssertionError(f"no such decision: {words} {crews}")


def test_at_the_start_everybody_knows_that_all_six_are_in_europe() -> None:
    """isle.info.3, .6"""
    known = knowledge(isle_a())
    assert known_field(known) == {suit: ["europe"] for suit in "SMCA"}
    assert {len(found) for found in known.values()} == {1}


def test_loading_mixes_and_loading_everybody_clears_it_up_again() -> None:
    """isle.info.6, .7"""
    at, known = isle_a(), knowledge(isle_a())
    numbers = []
    for value in range(6):
        at, known = watch(at, known, "load", **{f"S{value}": "ship"})
        at = at | {"turn": "S", "actions_left": 2}
        numbers.append(len(known["S"]))
    assert numbers == [6, 15, 20, 15, 6, 1]
    assert known_places(known["S"]) == ["ship"]
    assert {len(known[suit]) for suit in "MCA"} == {1}


def test_a_known_crew_is_lost_among_others_in_a_port() -> None:
    """isle.info.5, .6"""
    start = isle_a(
        control={"0,3": "S"}, crews={"S": {"5": "[0,7]", "2": "port"}}, known={"S": ["[0,7]"]}
    )
    at, known = watch(start, knowledge(start), "move", "from [0,7]", "to port")
    assert known_places(known["S"]) == []
    at, known = watch(at, known, "move", "from port", "to [1,7]", S5="[1,7]")
    assert known_values(known, "S", "[1,7]") == {0, 1, 2, 3, 4, 5}
    assert known_values(known, "S", "port") == {0, 1, 2, 3, 4, 5}
    assert sum(5 in (found.index("[1,7]"), found.index("port")) for found in known["S"]) == len(
        known["S"]
    )


def test_a_step_on_the_isle_keeps_what_is_known() -> None:
    """isle.info.5"""
    start = isle_a(control={"0,3": "S"}, crews={"S": {"5": "[0,7]"}}, known={"S": ["[0,7]"]})
    _, known = watch(start, knowledge(start), "move", "from [0,7]", "to [0,6]")
    assert known_field(known)["S"] == ["[0,6]", "europe"]


def test_a_fight_shows_both_sides() -> None:
    """isle.info.4"""
    start = fighting({"5": "[1,5]"} | dict.fromkeys("01234", "ship"), {"3": "[2,5]"})
    _, known = watch(start, knowledge(start), "attack")
    assert known_field(known)["S"] == ["[1,5]", "ship"]
    assert known_values(known, "A", "europe") == {0, 1, 2, 3, 4, 5}


def test_a_loser_s_europe_is_known_if_it_is_everybody() -> None:
    """isle.info.6"""
    start = fighting({"5": "[1,5]"}, {"0": "[2,5]", "1": "[3,5]"}, known={"A": ["[3,5]"]})
    _, known = watch(start, knowledge(start), "attack", "on [2,5]")
    assert known_field(known)["A"] == ["[3,5]", "europe"]


def test_a_replacement_beside_a_removal_is_known_to_be_large_enough() -> None:
    """isle.info.8"""
    start = isle_a(
        control={"0,3": "A"}, crews={"S": {"5": "port", "3": "port"}, "A": {"5": "[0,7]"}}
    )
    label = ("attack", "by port", "remove S3", "replace S5")
    _, known = watch(start, knowledge(start), *label, S2="port")
    assert known_values(known, "S", "port") == {1, 2}
    _, known = watch(
        start, knowledge(start), "attack", "by port", "replace S5", S0="port", S3="port"
    )
    assert known_field(known)["S"] == ["europe", "port"]


def test_a_payment_that_lapses_tells_who_is_not_in_europe() -> None:
    """isle.info.9"""
    suns = {"5": "[1,5]"} | dict.fromkeys("014", "ship")
    start = fighting(suns, {"4": "[2,5]"})
    _, known = watch(start, knowledge(start), "attack")
    assert known_values(known, "S", "europe") == {2, 3, 4}
    assert all({found[0], found[1]} == {"ship"} for found in known["S"])


def test_who_takes_a_captured_token_in_a_port_is_not_seen() -> None:
    """R55"""
    start = isle_a(
        control={"0,3": "A"}, silver={"crews": ["[0,7]"]},
        crews={"S": {"5": "port", "3": "port"}, "A": {"0": "[0,7]"}},
    )  # fmt: skip
    after, known = watch(start, knowledge(start), "attack", "by port")
    assert len(after["silver"]["crews"]) == 1
    assert len(known["S"]) == 2
    assert (known_values(known, "S", "port"), known_values(known, "S", "port*")) == (
        {3, 5}, {3, 5},
    )  # fmt: skip
    assert known_field(known)["S"] == ["europe"]


def test_who_starves_in_a_port_is_not_seen() -> None:
    """isle.info.7, R14"""
    start = isle_a(phase="starve", crews={"S": {"5": "port", "3": "port"}}, known={"S": ["port"]})
    _, known = watch(start, knowledge(start), "starve", S3="port")
    assert known_values(known, "S", "port") == {3, 5}
    assert len({public_view(after) for after in results(start)}) == 1


def test_a_player_sees_the_own_coins_only() -> None:
    """isle.info.2, .10"""
    coins: dict[str, Any] = {"S": {"5": "[0,7]"}, "A": {"3": "port"}}
    one = isle_a(control={"0,3": "S"}, crews=coins)
    other = one | {"crews": coins | {"S": {"4": "[0,7]"}}}
    assert {seat: public_view(one, seat) == public_view(other, seat) for seat in "SMCA"} == {
        "S": False, "M": True, "C": True, "A": True,
    }  # fmt: skip
