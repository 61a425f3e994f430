"""Ships, loading and unloading."""

from silver_isle.playing import (
    OURS,
    SPENT,
    control,
    legal,
    play,
    refusal,
    refused,
    relaxed,
    silver,
    table,
    where,
)

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
    match = relaxed(
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
    match = relaxed(
        crews={"S": {"3": "ship"}}, control=OURS, mines=SPENT, silver={"ships": {"S": 1}}
    )
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
