"""Section 15: the worked examples of fights."""

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
    relaxed,
    silver,
    table,
    where,
)

# --- Fights -----------------------------------------------------------------------------------

AWAY = dict.fromkeys("1234", "ship")


def test_w35_the_winner_is_replaced_in_secret() -> None:
    """isle.fight.dmg.5, isle.fight.dmg.8, isle.info.8"""
    match = play(border({"5": "[1,5]"}, {"3": "[2,5]"}), "attack 5 [2,5]")
    assert where(match, "A3") == "europe"
    assert legal(match) == {"replace 5 0", "replace 5 1", "replace 5 2"}
    play(match, "replace 5 1")
    assert (where(match, "S5"), where(match, "S1")) == ("europe", "[1,5]")
    assert possible(match, "S", "[1,5]") == [0, 1, 2]


@pytest.mark.parametrize("short", ["survive", "wiped_out"])
def test_w37_with_an_empty_europe_the_winner_stays(short: str) -> None:
    """isle.fight.dmg.10"""
    crews = {"5": "[1,5]", "0": "ship"} | AWAY
    match = border(crews, {"3": "[2,5]"}, options={"damage_short": short})
    play(match, "attack 5 [2,5]")
    assert (where(match, "S5"), field(match, "phase")) == ("[1,5]", "act")


def test_w39_a_null_does_no_damage() -> None:
    """isle.fight.dmg.1"""
    match = play(border({"3": "[1,5]"}, {"0": "[2,5]"}), "attack 3 [2,5]")
    assert (where(match, "S3"), where(match, "A0")) == ("[1,5]", "europe")


def test_w41_a_push_leaves_the_tokens_where_they_were() -> None:
    """isle.fight.push.1, isle.fight.push.2, isle.fight.silver.6, isle.fight.enter.5"""
    match = border(
        {"3": "[1,5]"}, {"3": "[2,5]"}, mines=SPENT, silver={"crews": ["[1,5]", "[2,5]"]}
    )
    play(match, "attack 3 [2,5]")
    assert (where(match, "S3"), where(match, "A3")) == ("europe", "europe")
    assert silver(match, "ground") == {"[1,5]": 1, "[2,5]": 1}
    assert control(match, "1,2") == "A"


def test_w43_two_defenders_push_the_crew_that_enters() -> None:
    """isle.fight.enter.2, isle.fight.enter.4"""
    match = play(border({"3": "[1,5]"}, {"2": "[3,5]", "1": "[3,4]"}), "step 3 [2,5]")
    assert [where(match, crew) for crew in ("S3", "A2", "A1")] == ["europe"] * 3
    assert control(match, "1,2") == "A"


def test_w45_null_against_null() -> None:
    """isle.fight.null.3, isle.fight.enter.4"""
    match = play(border({"0": "[1,5]"}, {"0": "[3,5]"}), "step 0 [2,5]")
    assert (where(match, "S0"), where(match, "A0"), control(match, "1,2")) == (
        "europe",
        "europe",
        "A",
    )


PORT_FIGHT = {"5": "port", "4": "port", "2": "ship", "3": "ship"}


def test_w47_all_payments_of_a_stack() -> None:
    """isle.fight.dmg.2 to .4"""
    match = table(crews={"S": PORT_FIGHT, "A": {"5": "ship", "3": "ship"}}, ships={"A": "<0,5>"})
    play(match, "port attack ship A")
    assert legal(match) == {"remove 4", "remove 5"}
    play(match, "remove 5")
    assert legal(match) == {"replace 4 0", "replace 4 1"}
    match.undo()
    assert legal(play(match, "remove 4")) == {"replace 5 0", "replace 5 1"}


def test_w47_where_no_payment_exists_one_crew_stays() -> None:
    """isle.fight.dmg.10, isle.info.9"""
    crews = {"5": "port", "4": "port", "0": "ship", "1": "ship", "2": "ship"}
    match = table(crews={"S": crews, "A": {"5": "ship", "3": "ship"}}, ships={"A": "<0,5>"})
    play(match, "port attack ship A")
    assert legal(match) == {"keep 4", "keep 5"}
    play(match, "keep 4")
    assert (where(match, "S4"), where(match, "S5")) == ("port", "europe")
    assert possible(match, "S", "ship") == [0, 1, 2, 3]


def test_w49_a_ship_takes_everything_from_a_ship() -> None:
    """isle.fight.who.4, isle.fight.silver.2, isle.fight.ship.1 to .3, isle.fight.7"""
    match = table(
        crews={"S": {"5": "ship", "0": "ship"}, "C": {"3": "ship"}},
        ships={"S": "<2,3>", "C": "<2,3>"},
        control={"0,2": "C"},
        mines=SPENT,
        silver={"ships": {"C": 2}},
    )
    play(match, "ship attack ship C")
    assert (field(match, "ships")["C"], where(match, "C3"), where(match, "S0")) == ("europe",) * 3
    assert silver(match, "ships") == {"S": 2}
    assert legal(match) == {"replace 5 1", "replace 5 2"}


def test_w51_a_null_pushes_an_empty_ship_and_an_ace_beats_it() -> None:
    """isle.fight.3, isle.fight.null.3, isle.fight.push.3"""
    fields: dict[str, Any] = {
        "ships": {"S": "<2,3>", "A": "<2,3>"},
        "control": {"0,2": "C"},
        "mines": SPENT,
    }
    push = table(crews={"S": {"0": "ship"}}, **fields)
    play(push, "ship attack ship A")
    assert (where(push, "S0"), field(push, "ships")["A"]) == ("europe", "<2,3>")
    win = table(crews={"S": {"1": "ship"}}, silver={"ships": {"A": 1}}, **fields)
    play(win, "ship attack ship A")
    assert (where(win, "S1"), field(win, "ships")["A"]) == ("ship", "europe")
    assert silver(win, "ships") == {"S": 1}


W53 = {"5": "port", "3": "port", "4": "ship"}


def w53(**europe: str) -> Match:
    """The Suns' port beats the Arms' ship by 8 to 5."""
    match = table(
        crews={"S": W53 | europe, "A": {"4": "ship", "1": "ship"}}, ships={"A": "<0,5>"},
        control={"0,2": "C"}, mines=SPENT, silver={"ships": {"A": 1}},
    )  # fmt: skip
    return play(match, "port attack ship A")


def test_w53_payments_and_silver_of_a_port() -> None:
    """isle.fight.who.7, isle.fight.dmg.3, isle.fight.silver.3"""
    match = w53()
    assert field(match, "ships")["A"] == "europe"
    assert legal(match) == {"remove 5", "remove 3", "replace 5 0"}
    assert legal(play(match, "remove 3")) == {"replace 5 1", "replace 5 2"}
    play(match, "replace 5 1")
    assert silver(match, "crews") == ["S1"]
    whole = play(w53(), "remove 5")
    assert (silver(whole, "crews"), where(whole, "S3")) == (["S3"], "port")


def test_w55_a_crew_cannot_attack_a_ship_but_a_ship_can_attack_it() -> None:
    """isle.fight.who.6, isle.fight.who.10"""
    match = relaxed(
        control={"1,2": "S"}, crews={"S": {"5": "[3,5]"}, "A": {"3": "ship"}}, ships={"A": "<2,3>"}
    )
    assert legal(match, "attack") == set()
    assert refusal(match, "attack 5 ship A") == ("crew-attacks-no-ship", "isle.fight.who.10")
    assert refusal(match, "attack 4 ship A") == ("crew-is-not-ashore", "isle.move.1")
    assert legal(play(match, "pass"), "ship attack") == {"shore"}
