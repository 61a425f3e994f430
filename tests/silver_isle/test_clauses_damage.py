"""Damage, pushes, ships, ports and silver after a fight."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from serai import Match
from silver_isle.playing import (
    SPENT,
    border,
    control,
    field,
    legal,
    play,
    possible,
    refusal,
    silver,
    table,
    where,
)

# --- Damage -----------------------------------------------------------------------------------


def test_removed_and_replaced_crews_go_to_europe_and_the_token_is_taken_over() -> None:
    """isle.fight.dmg.6, isle.fight.dmg.7, isle.fight.silver.7"""
    match = table(
        control={"0,3": "A", "0,2": "C"}, mines=SPENT,
        crews={"S": {"5": "port", "4": "port"}, "A": {"1": "[0,7]", "2": "[1,7]", "3": "ship"}},
        silver={"crews": ["S5", "S4"]},
    )  # fmt: skip
    play(match, "port attack [1,7]")
    assert legal(match) == {"remove 4", "remove 5"} | {
        f"replace {crew} {by}" for crew, by in ("50", "51", "52", "53", "40", "41", "42")
    }
    removed = play(match, "remove 4")
    assert (where(removed, "S4"), silver(removed, "ground")) == ("europe", {"port S": 1})
    match.undo()
    replaced = play(match, "replace 4 2")
    assert (where(replaced, "S4"), where(replaced, "S2")) == ("europe", "port")
    assert sorted(silver(replaced, "crews")) == ["S2", "S5"]


def test_crews_aboard_in_europe_and_those_that_fought_are_no_reserve() -> None:
    """isle.fight.dmg.9"""
    crews = {"5": "[1,5]", "1": "ship", "2": "ship"}
    match = play(border(crews, {"3": "[2,5]"}), "attack 5 [2,5]")
    assert legal(match) == {"replace 5 0"}


def test_no_part_of_a_payment_is_superfluous() -> None:
    """isle.fight.dmg.3"""
    match = table(
        control={"0,3": "A"}, crews={"S": {"5": "port", "1": "port"}, "A": {"4": "[0,7]"}}
    )
    play(match, "port attack [0,7]")
    assert legal(match, "remove") == {"1", "5"}
    assert legal(match, "replace") == {"5 0"}
    assert legal(play(match, "remove 1")) == {"replace 5 2"}


def test_a_null_as_a_replacement_survives() -> None:
    """isle.fight.dmg.11"""
    match = play(border({"5": "[1,5]"}, {"4": "[2,5]"}), "attack 5 [2,5]", "replace 5 0")
    assert where(match, "S0") == "[1,5]"


def test_defenders_of_a_tile_pay_like_a_stack() -> None:
    """isle.fight.dmg.13"""
    match = border({"4": "[1,5]"}, {"3": "[3,5]", "2": "[3,4]"})
    play(match, "step 4 [2,5]")
    assert match.actor == 1
    assert legal(match, "remove") == {"2", "3"}
    assert legal(play(match, "remove 3")) == {"replace 2 0", "replace 2 1"}


@pytest.mark.parametrize(("short", "survivor"), [("survive", "[1,5]"), ("wiped_out", "europe")])
def test_a_lone_winner_that_cannot_pay(short: str, survivor: str) -> None:
    """isle.fight.dmg.10, isle.fight.enter.6, isle.info.9"""
    crews = {"5": "[1,5]"} | dict.fromkeys("012", "ship")
    match = border(crews, {"3": "[2,5]"}, options={"damage_short": short})
    play(match, "attack 5 [2,5]")
    assert where(match, "S5") == survivor
    assert set(possible(match, "S", "europe")) >= {3, 4}
    entered = border(crews, {"3": "[3,5]"}, options={"damage_short": short})
    play(entered, "step 5 [2,5]")
    assert control(entered, "1,2") == "S"


def test_a_stack_that_cannot_pay_keeps_one_or_none() -> None:
    """isle.fight.dmg.10"""
    crews = {
        "S": {"5": "port", "4": "port"} | dict.fromkeys("012", "ship"),
        "A": {"5": "ship", "3": "ship"},
    }
    match = play(table(crews=crews, ships={"A": "<0,5>"}), "port attack ship A")
    assert refusal(match, "pass") == ("keep-one", "isle.fight.dmg.10")
    assert refusal(match, "keep 3") == ("crew-did-not-win", "isle.fight.dmg.2")
    assert where(play(match, "keep 5"), "S5") == "port"
    wiped = table(crews=crews, ships={"A": "<0,5>"}, options={"damage_short": "wiped_out"})
    play(wiped, "port attack ship A")
    assert (where(wiped, "S5"), where(wiped, "S4")) == ("europe", "europe")


# --- Push, ships, ports -----------------------------------------------------------------------


def test_a_push_with_a_ship_leaves_it_there_with_its_silver() -> None:
    """isle.fight.push.1 to .3"""
    match = table(
        ships={"S": "<6,0>"}, control={"0,2": "C"}, mines=SPENT, silver={"ships": {"S": 1}},
        crews={"S": {"3": "ship"}, "A": {"1": "port", "2": "port"}},
    )  # fmt: skip
    play(match, "ship attack shore")
    assert [where(match, crew) for crew in ("S3", "A1", "A2")] == ["europe"] * 3
    assert (field(match, "ships")["S"], silver(match, "ships")) == ("<6,0>", {"S": 1})


def test_a_lost_ship_can_be_used_again_at_once() -> None:
    """isle.fight.ship.1 to .3, isle.fight.11"""
    match = table(ships={"S": "<0,5>"}, crews={"S": {"1": "ship"}, "A": {"5": "ship"}}, turn="A")
    match = table(
        ships={"S": "<0,5>", "A": "<0,5>"}, crews={"S": {"1": "ship"}, "A": {"5": "ship"}}
    )
    play(match, "ship attack ship A", "replace 5 4")
    assert (field(match, "ships")["S"], where(match, "S1")) == ("europe", "europe")
    assert "load crew 1" in legal(match)
    assert {"<0,5>", "<1,5>"} <= legal(match, "sail")


def test_a_port_that_loses_keeps_its_place_and_the_silver_on_its_ground() -> None:
    """isle.fight.port.1, isle.fight.port.2"""
    match = table(
        control={"4,0": "S", "0,2": "C"}, mines=SPENT, silver={"ground": {"port A": 2}},
        crews={"S": {"5": "[9,0]"}, "A": {"0": "port"}},
    )  # fmt: skip
    play(match, "attack 5 port-A")
    assert field(match, "ports")["A"] == "5,0"
    assert (silver(match, "ground"), silver(match, "crews")) == ({"port A": 2}, [])


# --- Silver after a fight ---------------------------------------------------------------------


def test_a_crew_takes_the_losers_token_if_it_has_none() -> None:
    """isle.fight.silver.1, isle.fight.silver.3, isle.fight.silver.4"""
    fields: dict[str, Any] = {"mines": SPENT}
    match = border({"5": "[1,5]"}, {"0": "[2,5]"}, silver={"crews": ["[2,5]"]}, **fields)
    assert silver(play(match, "attack 5 [2,5]"), "crews") == ["[1,5]"]
    full = border({"5": "[1,5]"}, {"0": "[2,5]"}, silver={"crews": ["[2,5]", "[1,5]"]}, **fields)
    play(full, "attack 5 [2,5]")
    assert (silver(full, "crews"), silver(full, "ground")) == (["[1,5]"], {"[2,5]": 1})


def test_the_winner_chooses_between_several_tokens() -> None:
    """isle.fight.silver.3, isle.fight.silver.8"""
    match = border(
        {"5": "[1,5]"} | dict.fromkeys("01234", "ship"), {"1": "[3,5]", "2": "[3,4]"},
        mines=SPENT, silver={"crews": ["[3,5]", "[3,4]"]},
    )  # fmt: skip
    play(match, "step 5 [2,5]")
    assert legal(match) == {"claim 5 [3,5]", "claim 5 [3,4]"}
    assert refusal(match, "pass") == ("take-silver-first", "isle.fight.silver.3")
    play(match, "claim 5 [3,4]")
    assert (silver(match, "crews"), silver(match, "ground")) == (["[2,5]"], {"[3,5]": 1})


def test_the_defender_chooses_which_crew_takes_the_token() -> None:
    """isle.fight.silver.3, isle.fight.silver.6"""
    match = border(
        {"1": "[1,5]"}, {"5": "[3,5]", "4": "[3,4]"} | dict.fromkeys("0123", "ship"), mines=SPENT,
        silver={"crews": ["[1,5]"]},
    )  # fmt: skip
    play(match, "step 1 [2,5]")
    if field(match, "phase") == "keep":
        play(match, "keep 5")
    assert silver(match, "ground") in ({"[2,5]": 1}, {})
    assert silver(match, "crews") in (["[3,5]"], [])


def test_a_winning_ship_takes_everything_from_a_crew() -> None:
    """isle.fight.silver.2"""
    match = table(
        ships={"S": "<2,3>"}, control={"1,2": "A", "0,2": "C"}, mines=SPENT,
        crews={"S": {"5": "ship"}, "A": {"0": "[3,5]"}}, silver={"crews": ["[3,5]"]},
    )  # fmt: skip
    assert silver(play(match, "ship attack shore"), "ships") == {"S": 1}


def test_the_rest_of_a_lost_ships_silver_falls_on_the_closest_space() -> None:
    """isle.fight.silver.5, isle.fight.ship.3"""
    match = table(
        ships={"S": "<2,3>"}, control={"1,2": "A", "0,2": "C"}, mines=SPENT,
        crews={"S": {"0": "ship"}, "A": {"5": "[3,5]"}}, silver={"ships": {"S": 3}},
    )  # fmt: skip
    play(match, "ship attack shore")
    assert (silver(match, "crews"), silver(match, "ground")) == (["[3,5]"], {"[3,5]": 2})


def test_in_a_port_the_taker_of_a_token_is_not_seen() -> None:
    """isle.fight.silver.3, isle.info.6"""
    crews = {"S": {"5": "port", "4": "port"} | dict.fromkeys("0123", "ship"), "A": {"0": "[0,7]"}}
    match = table(
        control={"0,3": "A", "0,2": "C"}, mines=SPENT, crews=crews, silver={"crews": ["[0,7]"]}
    )
    play(match, "port attack [0,7]")
    assert legal(match) == {"claim 4 [0,7]", "claim 5 [0,7]"}
    play(match, "claim 4 [0,7]")
    in_port = [crew for crew in match.view(1)["crews"]["S"] if crew["place"] == "port"]
    assert [(crew["silver"], crew["possible"]) for crew in in_port] == [
        (False, [4, 5]),
        (True, [4, 5]),
    ]


def test_control_follows_only_the_crew_that_entered() -> None:
    """isle.fight.9, isle.fight.enter.3, isle.fight.enter.5"""
    match = border({"5": "[1,5]"}, {"0": "[2,5]"})
    assert control(play(match, "attack 5 [2,5]"), "1,2") == "A"
    assert control(play(match, "step 5 [2,5]"), "1,2") == "S"


# --- No damage --------------------------------------------------------------------------------


def unhurt(crews: dict[str, str], **options: Any) -> Match:
    """The Suns' port beats the null of Arms beside it; so do all that are inside."""
    return play(table(
        control={"0,3": "A"}, crews={"S": crews, "A": {"0": "[0,7]"}}, options=options,
    ), "port attack [0,7]")  # fmt: skip


def test_after_no_damage_nobody_is_replaced() -> None:
    """isle.fight.dmg.1, R31"""
    match = unhurt({"3": "port"})
    assert (field(match, "phase"), where(match, "S3")) == ("act", "port")


def test_after_no_damage_a_crew_alone_may_have_to_be_replaced_by_any_lower_one() -> None:
    """isle.fight.dmg.1, isle.fight.dmg.5, isle.info.8, R31"""
    match = unhurt({"3": "port", "1": "ship"}, least_damage=1)
    assert legal(match) == {"replace 3 0", "replace 3 2"}
    play(match, "replace 3 2")
    assert (where(match, "S2"), where(match, "S3")) == ("port", "europe")
    assert possible(match, "S", "port") == [0, 1, 2]


@pytest.mark.parametrize(
    "crews",
    [{"3": "port", "2": "port"}, {"3": "port", "0": "ship", "1": "ship", "2": "ship"}],
    ids=["several", "none lower"],
)
def test_after_no_damage_nobody_else_is_replaced(crews: dict[str, str]) -> None:
    """isle.fight.dmg.1, isle.fight.dmg.10, R31"""
    match = unhurt(crews, least_damage=1)
    assert (field(match, "phase"), where(match, "S3")) == ("act", "port")


# --- Silver that can go one way only ----------------------------------------------------------


def ends(match: Match) -> list[dict[str, Any]]:
    """Every position in which captured silver may end up."""
    if field(match, "phase") != "silver":
        return [match.position() | {"options": {}}]
    found: list[dict[str, Any]] = []
    for action in match.legal():
        branch = match.branch(chance="manual")
        branch.play(action)
        found += [end for end in ends(branch) if end not in found]
    return found


def lost_ship(crews: int, tokens: int, *, asked: bool) -> Match:
    """The Suns' port, with some crews inside, sinks a ship with so many tokens aboard."""
    inside = dict.fromkeys("543"[:crews], "port")
    return play(table(
        crews={"S": inside, "A": {"0": "ship"}}, ships={"A": "<0,5>"}, control={"0,2": "C"},
        silver={"ships": {"A": tokens}}, mines=SPENT, options={"ask_for_silver": asked},
    ), "port attack ship A")  # fmt: skip


def defeated(places: int, *, asked: bool) -> Match:
    """A crew of the Suns enters a tile and beats crews with a token each."""
    spaces = ("[3,5]", "[3,4]")[:places]
    return play(border(
        {"5": "[1,5]"} | dict.fromkeys("01234", "ship"), dict(zip("12", spaces, strict=False)),
        mines=SPENT, silver={"crews": list(spaces)}, options={"ask_for_silver": asked},
    ), "step 5 [2,5]")  # fmt: skip


FIGHTS = [
    *(partial(lost_ship, crews, tokens) for crews in (1, 2, 3) for tokens in (0, 1, 2, 3, 4)),
    *(partial(defeated, places) for places in (1, 2)),
]


@pytest.mark.parametrize("fought", FIGHTS)
def test_captured_silver_is_asked_about_only_where_it_matters(fought: Callable[..., Match]) -> None:
    """isle.fight.silver.3, R57"""
    found = ends(fought(asked=True))
    now = fought(asked=False)
    assert (field(now, "phase") == "silver") == (len(found) > 1)
    assert sorted(map(str, ends(now))) == sorted(map(str, found))


def test_two_tokens_for_two_free_crews_are_taken_without_a_question() -> None:
    """isle.fight.silver.3, R57"""
    match = lost_ship(crews=2, tokens=2, asked=False)
    assert (field(match, "phase"), silver(match, "crews")) == ("act", ["S4", "S5"])
