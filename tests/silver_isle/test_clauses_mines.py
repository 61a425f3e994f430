"""Mines and silver."""

import pytest

from serai import Match
from silver_isle.playing import (
    OURS,
    SPENT,
    control,
    field,
    legal,
    play,
    refusal,
    relaxed,
    silver,
    table,
)

# --- Discovery --------------------------------------------------------------------------------


def test_a_mine_is_discovered_only_on_a_tile_just_gained() -> None:
    """isle.mine.1, isle.mine.9, isle.mine.10"""
    match = table(
        control={"0,3": "S", "0,2": "C"}, crews={"S": {"5": "[1,6]"}},
        mines={"C": {"space": "[0,4]", "value": 0}}, silver={"ground": {"[1,4]": 1}},
    )  # fmt: skip
    assert legal(match, "discover") == set()
    match = table(
        control={"0,2": "S", "0,3": "C"}, crews={"S": {"5": "[1,4]"}},
        mines={"C": {"space": "[1,6]", "value": 0}}, silver={"ground": {"[1,3]": 1}},
    )  # fmt: skip
    play(match, "step 5 [0,3]")
    assert legal(match, "discover") == {"[0,2]", "[1,2]"}
    reasons = {
        "[1,3]": ("mine-needs-free-space", "isle.mine.10"),
        "[0,3]": ("mine-needs-free-space", "isle.mine.10"),
        "[0,4]": ("mine-needs-gained-tile", "isle.mine.1"),
    }
    assert {space: refusal(match, f"discover {space}") for space in reasons} == reasons


def test_only_the_mine_of_who_lost_the_tile_is_found_there() -> None:
    """isle.mine.2 to .4, isle.mine.7"""
    placed = {"A": {"space": "[3,3]", "value": 0}}
    match = table(
        control={"0,2": "S", "1,2": "A", "1,1": "A"}, crews={"S": {"5": "[1,5]"}}, mines=placed
    )
    play(match, "step 5 [2,5]")
    assert (control(match, "1,2"), field(match, "phase")) == ("S", "act")


def test_a_tile_has_one_mine_working_or_not() -> None:
    """isle.mine.6, isle.port.10"""
    match = table(
        control={"0,2": "S", "1,2": "A"}, crews={"S": {"5": "[1,5]"}},
        mines={"S": {"space": "[3,5]", "value": 0}},
    )  # fmt: skip
    play(match, "step 5 [2,5]")
    assert (control(match, "1,2"), field(match, "phase")) == ("S", "act")


def test_discovery_is_optional_and_free() -> None:
    """isle.mine.8, isle.mine.11, isle.mine.12"""
    match = table(control={"0,2": "S"}, crews={"S": {"5": "[1,5]"}})
    play(match, "step 5 [1,6]", "decline")
    assert field(match, "actions_left", "mines") == (1, {})
    play(match, "step 5 [2,5]", "discover [2,4]")
    assert field(match, "mines") == {"S": {"space": "[2,4]", "value": 4}}


@pytest.mark.parametrize(("cap", "value"), [(5, 5), (6, 6)])
def test_a_mine_holds_as_many_tokens_as_it_is_far_from_its_port(cap: int, value: int) -> None:
    """isle.mine.13, isle.mine.14, isle.mine.17"""
    match = table(
        options={"mine_cap": cap}, control={"0,0": "S"}, crews={"S": {"5": "[1,1]"}, "A": {}}
    )
    play(match, "step 5 [2,2]", "discover [2,3]")
    assert field(match, "mines")["S"]["value"] == 5
    match = table(options={"mine_cap": cap}, control={"0,1": "S"}, crews={"S": {"5": "[1,2]"}})
    play(match, "step 5 [1,1]", "discover [0,0]")
    assert field(match, "mines")["S"]["value"] == value


# --- Mining and claiming ----------------------------------------------------------------------


def test_mining_takes_a_token_from_a_mine_of_any_suit() -> None:
    """isle.dig.1, isle.dig.4, isle.dig.5"""
    match = relaxed(
        control={"0,3": "S"}, crews={"S": {"5": "[0,7]", "4": "port"}},
        mines={"A": {"space": "[1,7]", "value": 2}},
    )  # fmt: skip
    assert legal(match, "mine") == {"4 A", "5 A"}
    play(match, "mine 5 A", "mine 4 A")
    assert silver(match, "crews") == ["[0,7]", "S4"]
    assert field(match, "mines")["A"] == {"space": "[1,7]", "value": 0}
    play(match, "pass", "pass", "pass")
    assert refusal(match, "mine 5 A") == ("mine-is-exhausted", "isle.dig.5")
    assert refusal(match, "step 5 [1,7]") == ("mine-is-in-the-way", "isle.move.3")


def test_the_miner_is_next_to_the_mine() -> None:
    """isle.dig.1, isle.dig.3"""
    match = table(
        control={"0,3": "S"}, crews={"S": {"5": "[0,6]", "4": "ship"}}, ships={"S": "<0,5>"},
        mines={"S": {"space": "[0,7]", "value": 1}},
    )  # fmt: skip
    assert refusal(match, "mine 5 A") == ("mine-is-not-found", "isle.dig.1")
    assert refusal(match, "mine 4 S") == ("crew-is-not-ashore", "isle.move.1")
    far = table(
        control={"0,3": "S", "0,2": "S"}, crews={"S": {"5": "[0,4]"}},
        mines={"S": {"space": "[0,7]", "value": 1}},
    )  # fmt: skip
    assert refusal(far, "mine 5 S") == ("mine-is-not-next", "isle.dig.3")


def test_any_number_of_tokens_lies_on_the_ground_and_nobody_picks_them_up_by_stepping() -> None:
    """isle.silver.1, isle.silver.4, isle.silver.5"""
    match = table(
        control=OURS, mines=SPENT, crews={"S": {"5": "[0,7]"}}, silver={"ground": {"[1,7]": 3}}
    )
    play(match, "step 5 [1,7]")
    assert (silver(match, "ground"), silver(match, "crews")) == ({"[1,7]": 3}, [])
    play(match, "claim 5 [1,7]")
    assert (silver(match, "ground"), silver(match, "crews")) == ({"[1,7]": 2}, ["[1,7]"])


def test_a_crew_claims_one_token_from_its_space_or_next_to_it() -> None:
    """isle.claim.1, isle.claim.2, isle.claim.5, isle.silver.2"""
    match = table(
        control=OURS, mines=SPENT, crews={"S": {"5": "[2,5]", "4": "[0,7]"}},
        silver={"ground": {"[1,6]": 1, "[1,5]": 1}, "crews": ["[0,7]"]},
    )  # fmt: skip
    assert legal(match, "claim") == {"5 [1,6]", "5 [1,5]"}
    assert refusal(match, "claim 4 [1,6]") == ("crew-carries-silver", "isle.silver.2")
    assert refusal(match, "claim 5 [0,5]") == ("silver-is-not-next", "isle.claim.1")
    assert refusal(match, "claim 5 [2,5]") == ("no-silver-there", "isle.silver.3")


def test_silver_in_a_port_is_claimed_from_inside_and_beside() -> None:
    """isle.claim.3, isle.claim.5"""
    fields = {"mines": SPENT, "silver": {"ground": {"port A": 1, "port S": 1}}}
    match = table(
        control={"4,0": "S", "0,2": "C"}, crews={"S": {"5": "[9,0]", "4": "port"}}, **fields
    )
    assert legal(match, "claim") == {"5 port-A", "4 port-S"}


def by_ship(corner: str, ground: dict[str, int], reach: str = "next") -> Match:
    """The Suns' ship at a corner, and silver on the ground."""
    return table(
        control={"0,2": "C"}, mines=SPENT, ships={"S": corner}, silver={"ground": ground},
        options={"ship_reach": reach},
    )  # fmt: skip


def test_a_ship_takes_silver_from_its_closest_place_only() -> None:
    """isle.claim.4, R27"""
    match = by_ship("<2,3>", {"[3,5]": 1, "[2,5]": 1}, reach="closest")
    assert legal(match, "ship claim") == set()
    assert legal(match, "load silver") == {"ground"}
    assert refusal(match, "ship claim [2,5]") == ("silver-is-not-closest", "isle.claim.4")


def test_a_ship_may_reach_what_is_next_to_its_closest_place() -> None:
    """isle.claim.4, R27"""
    match = by_ship("<2,3>", {"[3,5]": 1, "[2,5]": 2, "[2,4]": 1, "[1,5]": 1})
    assert legal(match, "ship claim") == {"[2,5]", "[2,4]"}
    assert refusal(match, "ship claim [3,5]") == ("silver-is-closest", "isle.claim.4")
    assert refusal(match, "ship claim [1,5]") == ("silver-is-not-next", "isle.claim.1")
    assert refusal(match, "ship claim [3,4]") == ("no-silver-there", "isle.silver.3")
    play(match, "ship claim [2,5]")
    assert (silver(match, "ships"), silver(match, "ground")["[2,5]"]) == ({"S": 1}, 1)


def test_at_a_port_a_ship_may_reach_the_spaces_next_to_the_port() -> None:
    """isle.claim.4, R27, R54"""
    match = by_ship("<0,5>", {"[0,7]": 1, "[0,6]": 1, "port S": 1})
    assert legal(match, "ship claim") == {"[0,7]"}


def test_a_ship_in_europe_reaches_no_silver_on_the_isle() -> None:
    """isle.claim.4, R27"""
    match = by_ship("europe", {"[0,7]": 1})
    assert refusal(match, "ship claim [0,7]") == ("ship-is-in-europe", "isle.ship.loc.1")


def test_there_is_no_dropping_unless_the_option_allows_it() -> None:
    """isle.silver.6"""
    fields = {
        "control": OURS, "mines": SPENT, "crews": {"S": {"5": "port", "4": "[0,7]"}},
        "silver": {"crews": ["S5", "[0,7]"]},
    }  # fmt: skip
    assert refusal(table(**fields), "drop 5") == ("no-dropping", "isle.silver.6")
    match = table(**fields, options={"drop": "port"})
    assert legal(match, "drop") == {"5"}
    assert refusal(match, "drop 4") == ("drop-in-port-only", "isle.silver.6")
    play(match, "step 4 [1,7]", "step 4 [1,6]")
    assert (field(match, "turn"), legal(match)) == ("S", {"drop 5", "pass"})
    assert refusal(match, "step 4 [1,7]") == ("no-action-left", "isle.turn.1")
    play(match, "drop 5")
    assert (field(match, "turn"), silver(match, "ground")) == ("A", {"port S": 1})
