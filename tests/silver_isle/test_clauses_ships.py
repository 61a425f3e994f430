"""Clauses of chapters 7 and 8: ships, loading, mines and silver."""

import pytest

from silver_isle.playing import (
    control,
    field,
    legal,
    play,
    refusal,
    refused,
    silver,
    table,
    where,
)

SPENT = {"C": {"space": "[1,4]", "value": 0}}
"""An exhausted mine on (0,2): it has given some silver."""
OURS = {"0,2": "C", "0,3": "S", "1,2": "S"}

# --- Where ships are, and sailing -------------------------------------------------------------


def test_a_ship_is_in_europe_or_at_an_eligible_corner() -> None:
    """isle.ship.loc.1 to .4"""
    assert refused(ships={"S": "<0,0>"}) == "isle.ship.loc.2"
    match = table(ships={"S": "<2,3>"})
    assert refusal(match, "sail <1,3>") == ("corner-is-not-eligible", "isle.ship.loc.2")
    assert refusal(match, "sail <2,3>") == ("ship-is-there", "isle.ship.sail.1")


def test_ships_share_a_corner_and_only_there_a_location() -> None:
    """isle.ship.loc.5, isle.ship.loc.6, isle.ship.europe.6"""
    match = table(ships={"S": "<0,5>", "A": "<0,5>", "M": "<1,5>"}, crews={"S": {"5": "ship"}})
    assert legal(match, "ship attack ship") == {"A"}
    assert refusal(match, "ship attack ship M") == ("ship-is-elsewhere", "isle.ship.loc.6")
    assert {"europe", "<1,5>"} <= legal(match, "sail")


def test_a_ship_is_docked_at_any_corner_of_a_port() -> None:
    """isle.ship.loc.7, isle.ship.loc.8"""
    match = table(ships={"A": "<0,5>", "M": "<1,5>", "C": "<2,3>"}, crews={"S": {"5": "port"}})
    assert legal(match, "port attack ship") == {"A", "M"}


def test_sailing_needs_no_crew_and_takes_everything_along() -> None:
    """isle.ship.loc.9, isle.ship.sail.1, isle.ship.sail.2"""
    match = table(
        ships={"S": "<1,5>", "A": "<6,0>"}, control=OURS, mines=SPENT,
        silver={"ships": {"S": 2}}, crews={"S": {"3": "ship"}},
    )  # fmt: skip
    assert legal(match, "sail") == {"<0,5>", "<2,3>", "<3,2>", "<6,1>", "europe"}
    play(match, "sail <6,1>")
    assert (silver(match, "ships"), where(match, "S3")) == ({"S": 2}, "ship")
    assert legal(play(match, "pass"), "sail") == {"<0,-4>", "<1,-2>", "<6,1>", "europe"}


def test_ships_crews_and_control_do_not_block_sight() -> None:
    """isle.ship.sight.7"""
    alone = table(ships={"S": "<1,5>"})
    among = table(
        ships={"S": "<1,5>", "A": "<2,3>", "M": "<3,2>"}, control={"1,2": "A"},
        crews={"A": {"5": "[3,5]"}},
    )  # fmt: skip
    assert legal(alone, "sail") == legal(among, "sail")


def test_no_ship_sails_along_a_side_shared_by_two_tiles() -> None:
    """isle.ship.sight.3"""
    match = table(ships={"S": "<3,2>"})
    assert "<-1,2>" not in legal(match, "sail")
    assert refusal(match, "sail <-1,2>") == ("land-is-in-the-way", "isle.ship.sight.1")


def test_a_ship_reaches_the_isle_and_leaves_it_at_its_own_port_only() -> None:
    """isle.ship.europe.1 to .5"""
    match = table(crews={"S": {"3": "ship"}}, control=OURS, mines=SPENT, silver={"ships": {"S": 1}})
    assert legal(match, "sail") == {"<0,5>", "<1,5>"}
    assert refusal(match, "sail <6,0>") == ("ship-arrives-at-port", "isle.ship.europe.2")
    assert refusal(match, "sail europe") == ("ship-is-in-europe", "isle.ship.loc.1")
    play(match, "sail <1,5>", "sail <6,1>", "pass", "pass", "pass")
    assert refusal(match, "sail europe") == ("ship-leaves-from-port", "isle.ship.europe.4")
    play(match, "sail <1,5>", "sail europe")
    assert (where(match, "S3"), silver(match, "ships")) == ("ship", {"S": 1})


# --- Loading and unloading --------------------------------------------------------------------


def test_one_item_a_load_from_the_closest_space() -> None:
    """isle.load.1, isle.load.2, isle.load.6"""
    match = table(
        control=OURS, mines=SPENT, ships={"S": "<2,3>"},
        crews={"S": {"5": "[3,5]", "4": "[2,5]"} | dict.fromkeys("0123", "ship")},
        silver={"ships": {"S": 3}, "ground": {"[3,5]": 1}},
    )  # fmt: skip
    assert legal(match, "load") == {"crew 5", "silver ground"}
    assert refusal(match, "load crew 4") == ("crew-is-not-closest", "isle.load.2")
    assert refusal(match, "load crew 3") == ("crew-is-aboard", "isle.load.1")
    play(match, "load silver ground", "load crew 5")
    assert (silver(match, "ships"), where(match, "S5")) == ({"S": 4}, "ship")


def test_in_europe_crews_are_loaded_and_silver_is_not() -> None:
    """isle.load.3, isle.load.8"""
    match = table(control=OURS, mines=SPENT, silver={"europe": {"S": 2}})
    assert legal(match, "load crew") == set("012345")
    assert refusal(match, "load silver ground") == ("silver-stays-in-europe", "isle.load.8")


def test_port_crews_are_loaded_at_the_port() -> None:
    """isle.load.2, isle.load.5"""
    match = table(
        control=OURS, mines=SPENT, ships={"S": "<0,5>"}, crews={"S": {"5": "port", "4": "port"}},
        silver={"crews": ["S5"]},
    )  # fmt: skip
    assert legal(match, "load") == {"crew 4", "crew 5", "silver 5"}
    assert refusal(match, "load silver 4") == ("crew-has-no-silver", "isle.load.4")
    assert silver(play(match, "load crew 5"), "ground") == {"port S": 1}


def test_silver_is_never_loaded_from_other_crews_but_from_any_ground() -> None:
    """isle.load.4, isle.load.7, isle.claim.4, isle.claim.5"""
    match = table(
        control={"1,2": "A", "0,2": "C"}, mines=SPENT, ships={"S": "<2,3>"},
        crews={"A": {"5": "[3,5]"}}, silver={"crews": ["[3,5]"]},
    )  # fmt: skip
    assert legal(match, "load") == set()
    assert refusal(match, "load silver ground") == ("no-silver-there", "isle.silver.3")
    match = table(
        control={"1,2": "A", "0,2": "C"}, mines=SPENT, ships={"S": "<2,3>"},
        crews={"A": {"5": "[3,5]"}}, silver={"ground": {"[3,5]": 2}},
    )  # fmt: skip
    assert silver(play(match, "load silver ground"), "ground") == {"[3,5]": 1}


def test_unloading_a_crew_needs_a_free_space_or_the_own_port() -> None:
    """isle.unload.1 to .4"""
    crews = {"S": {"5": "ship", "4": "port"}}
    home = table(ships={"S": "<0,5>"}, crews=crews)
    assert where(play(home, "unload crew 5"), "S5") == "port"
    assert refusal(home, "unload crew 3") == ("crew-is-not-aboard", "isle.unload.1")
    foreign = table(ships={"S": "<6,0>"}, crews=crews)
    assert refusal(foreign, "unload crew 5") == ("port-is-foreign", "isle.move.5")
    full = table(ships={"S": "<2,3>"}, crews=crews | {"A": {"1": "[3,5]"}}, control={"1,2": "A"})
    assert refusal(full, "unload crew 5") == ("crew-is-in-the-way", "isle.move.2")
    mine = {"A": {"space": "[3,5]", "value": 0}}
    mined = table(ships={"S": "<2,3>"}, crews=crews, control={"1,2": "A"}, mines=mine)
    assert refusal(mined, "unload crew 5") == ("mine-is-in-the-way", "isle.move.3")


def test_a_landing_may_have_to_fight() -> None:
    """isle.unload.5, isle.mine.5"""
    match = table(
        ships={"S": "<2,3>"}, control={"1,2": "A"},
        crews={"S": {"5": "ship"}, "A": {"0": "[2,5]"}},
    )  # fmt: skip
    play(match, "unload crew 5")
    assert (control(match, "1,2"), where(match, "A0")) == ("S", "europe")
    assert legal(match, "discover") == {"[2,4]", "[3,4]", "[2,5]"}


def test_an_unloaded_token_lies_on_the_ground() -> None:
    """isle.unload.6, isle.unload.7, isle.silver.3"""
    fields = {"control": OURS, "ships": {"S": "<2,3>"}, "silver": {"ships": {"S": 1}}}
    match = table(**fields, mines=SPENT, crews={"S": {"5": "[3,5]"}})
    play(match, "unload silver")
    assert (silver(match, "ground"), silver(match, "crews")) == ({"[3,5]": 1}, [])
    mined = table(**fields, mines={"A": {"space": "[3,5]", "value": 0}})
    assert refusal(mined, "unload silver") == ("silver-not-onto-mine", "isle.unload.7")
    assert refusal(table(), "unload silver") == ("no-silver-aboard", "isle.unload.1")


def test_in_europe_everything_is_unloaded_for_good() -> None:
    """isle.unload.8"""
    match = table(control=OURS, mines=SPENT, crews={"S": {"5": "ship"}}, silver={"ships": {"S": 1}})
    play(match, "unload crew 5", "unload silver")
    assert (where(match, "S5"), silver(match, "europe")) == ("europe", {"S": 1})


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
    match = table(
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
