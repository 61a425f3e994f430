"""Clauses, rulings and switches beyond the worked examples, one by one."""

from fractions import Fraction
from typing import Any

import pytest

from oracle_silver_isle.board import Position, canonical, parse
from oracle_silver_isle.building import lines_for, port_fault
from oracle_silver_isle.data import DRAWS, FACES, cell_name, full_options
from oracle_silver_isle.fights import attack_pairs, due, payments
from oracle_silver_isle.geometry import land_of
from oracle_silver_isle.helpers import (
    DRAWS_A,
    DRAWS_B,
    PORTS_A,
    fighting,
    isle,
    isle_a,
    land_a,
    only,
    place,
    play,
    possible,
    relaxed,
    results,
    said,
    silver,
)
from oracle_silver_isle.scoring import score, winners
from oracle_silver_isle.turns import decisions, outcomes, starts

pytestmark = pytest.mark.once

ON_TOP = {"0,3": "S"}  # the tile before the Suns port

# ---- format ----------------------------------------------------------------------------------


def test_the_normal_form_forgets_what_says_nothing() -> None:
    """Section 17"""
    plain = isle_a(crews={"S": {"2": "port"}}, silver={"crews": ["S2"]})
    wordy: Position = plain | {
        "options": {"mine_cap": 5, "memory_aid": "off"}, "tiles": plain["tiles"][::-1],
        "crews": {"S": {"2": "port", "3": "europe"}, "A": {}}, "ships": {"C": "europe"},
        "silver": {"crews": ["S2"], "ground": {"[0,6]": 0}, "ships": {"S": 0}},
        "known": {"S": ["port"]}, "legal": ["whatever"], "quiet_rounds": 0, "progress": False,
    }  # fmt: skip
    assert canonical(plain) == canonical(wordy)
    assert canonical(plain) != canonical(plain | {"silver": {}})
    assert canonical(plain) != canonical(plain | {"quiet_rounds": 1})
    off = {"options": {"quiet_rounds": 0}}
    assert canonical(plain | off) == canonical(plain | off | {"quiet_rounds": 1, "progress": True})
    over = plain | {"phase": "over"}
    assert canonical(over) == canonical(over | {"turn": "C", "round": 9})


@pytest.mark.parametrize("options", [{"drop": "ship"}, {"mine_cap": 7}, {"colour": "red"}])
def test_an_unknown_switch_is_refused(options: dict[str, Any]) -> None:
    """Section 12"""
    with pytest.raises(ValueError, match="no such switch"):
        parse(isle_a(options=options))


# ---- building and ports ----------------------------------------------------------------------


def building(draws: str, tiles: frozenset[tuple[int, int]], turn: str = "S") -> Position:
    """The last of these tiles is drawn."""
    *seen, drawn = draws.split()
    return {
        "game": "silver-isle", "phase": "build", "tiles": [cell_name(tile) for tile in tiles],
        "seen": seen, "drawn": drawn, "turn": turn,
    }  # fmt: skip


def test_a_game_starts_with_a_random_drawer_and_tile() -> None:
    """isle.build.2, .4, R1, R2"""
    found = starts()
    assert (len(found), sum(found.values())) == (4 * len(FACES), Fraction(1))
    assert set(found.values()) == {Fraction(1, 80)}
    assert len(starts(coasts="random")) == 24 * 80


def test_a_tile_passes_the_turn_and_the_next_is_drawn_from_the_rest() -> None:
    """isle.build.4, .14, R2: also after a discard; clockwise is north, east, south, west"""
    start = building("A1 C1", isle("A1"), turn="M")
    ((label, found),) = decisions(start)
    assert label == ("discard",)
    assert (len(found), set(found.values())) == (18, {Fraction(1, 18)})
    assert {after["turn"] for after in results(start)} == {"C"}
    assert {tuple(after["tiles"]) for after in results(start)} == {("0,0", "1,0")}


def test_a_tie_is_the_drawers_choice() -> None:
    """isle.build.11, L4"""
    draws = "S2 C2 A2 A5 S1"
    start = building(draws, isle("S2 C2 A2 A5"))
    assert [label for label, _ in decisions(start)] == [("lay", "at -1,1"), ("lay", "at 1,1")]


def test_the_closest_line_wins_a_tie_and_the_value_runs_down_to_one() -> None:
    """isle.build.8 to .10, .17"""
    tiles = isle("M1 M2 M3 M4 M5")
    assert lines_for(tiles, "north", 5) == []
    assert lines_for(tiles, "east", 1) == lines_for(tiles, "east", 5) == [0]
    assert lines_for(frozenset({(0, 0), (1, 0), (1, 1)}), "east", 1) == [1]


def test_the_first_player_is_drawn_when_the_last_tile_lies() -> None:
    """isle.build.18, isle.seat.3"""
    *most, last = DRAWS_A.split()
    start = building(f"{' '.join(most)} {last}", isle(" ".join(most)))
    assert len(most) == DRAWS - 1
    ((_, found),) = decisions(start)
    assert set(found.values()) == {Fraction(1, 4)}
    assert {(after["phase"], after["turn"] == after["first"]) for after in results(start)} == {
        ("port", True)
    }


def test_after_the_fourth_port_the_first_player_begins_with_nothing_on_the_table() -> None:
    """isle.port.1, isle.start.1 to .5"""
    bare = isle_a(ports={}, phase="port", first="A", turn="A")
    ports = [("port", f"at {cell_name(PORTS_A[suit])}") for suit in "AMCS"]
    after = play(bare, *ports)
    assert (after["phase"], after["turn"], after["actions_left"], after["round"]) == (
        "act", "A", 2, 1,
    )  # fmt: skip
    assert after["crews"] == after["control"] == after["mines"] == after["silver"] == {}
    assert set(after["ships"].values()) == {"europe"}


def test_no_port_is_slid_past_another_in_the_same_line() -> None:
    """isle.port.5"""
    tiles = frozenset({(0, 0), (1, 0), (2, 0), (3, 0), (0, 1)})
    assert port_fault(land_of(tiles, (("S", (3, 1)),)), "east", 1, "A") == "isle.port.5"
    assert port_fault(land_of(tiles, (("S", (3, 1)),)), "west", 1, "C") is None
    assert port_fault(land_of(tiles, ()), "east", 1, "A") is None


def test_a_port_needs_a_line_with_a_tile_and_a_free_corner() -> None:
    """isle.port.2, .6"""
    assert port_fault(land_a(), "north", 9, "S") == "isle.port.2"
    narrow = frozenset({(x, y) for x in (-1, 1) for y in (0, 1, 2)} | {(0, 0)})
    assert port_fault(land_of(narrow, ()), "north", 0, "S") == "isle.port.6"


# ---- starvation ------------------------------------------------------------------------------


def test_each_area_starves_by_itself() -> None:
    """isle.starve.2 to .9, isle.area.2"""
    start = isle_a(
        phase="starve", control={"0,3": "S", "1,1": "S", "2,0": "A"},
        crews={"S": {"5": "port", "4": "[0,6]", "3": "[0,7]", "2": "[2,3]", "1": "[3,3]",
                     "0": "ship"}},
        ships={"S": "<0,5>"}, silver={"crews": ["[0,6]", "S5"]},
    )  # fmt: skip
    found = results(start)
    assert len(found) == 3 * 2
    gone = only(start, "starve", "at port*", "at [2,3]")
    assert (place(gone, "S5"), place(gone, "S2"), place(gone, "S0")) == ("europe", "europe", "ship")
    assert (silver(gone, "ground"), silver(gone, "crews")) == ({"port S": 1}, ["[0,6]"])
    assert gone["control"] == start["control"]


def test_tiles_that_touch_at_a_corner_do_not_feed_each_other() -> None:
    """isle.area.2, R12"""
    start = relaxed(
        control={"1,2": "S", "2,1": "S"}, crews={"S": {"5": "[2,5]", "4": "[3,5]"}}, turn="C"
    )
    assert only(start, "pass")["phase"] == "starve"
    joined = start | {"control": {"1,2": "S", "1,1": "S"}}
    assert only(joined, "pass")["phase"] == "act"


# ---- control, moving, discovery --------------------------------------------------------------


def test_a_step_onto_free_land_gains_it_and_may_discover_the_own_mine() -> None:
    """isle.control.2, isle.mine.2, .8 to .13"""
    start = isle_a(control=ON_TOP, crews={"S": {"4": "[0,6]"}}, silver={"ground": {"[1,4]": 1}})
    found = results(start, "move", "to [0,5]")
    assert {after["control"]["0,2"] for after in found} == {"S"}
    assert [after["mines"] for after in found if not after["mines"]] == [{}]
    mines = {tuple(after["mines"]["S"].values()) for after in found if after["mines"]}
    assert mines == {("[0,4]", 4), ("[1,5]", 3)}
    assert all(after["progress"] for after in found)


def test_only_the_loser_s_mine_is_found_on_a_taken_tile() -> None:
    """isle.mine.3, .7, R45, isle.control.3"""
    start = isle_a(control=ON_TOP | {"0,2": "A"}, crews={"S": {"4": "[0,6]"}})
    assert said(start, "discover ", "to [0,5]") == {"A at [0,4]", "A at [1,4]", "A at [1,5]"}
    placed = start | {"mines": {"A": {"space": "[9,1]", "value": 1}}}
    after = only(placed, "move", "to [0,5]")
    assert after["control"]["0,2"] == "S"
    assert after["progress"] is False


def test_a_tile_holds_one_mine_and_an_own_tile_none_by_stepping() -> None:
    """isle.mine.1, .6, isle.move.9"""
    start = isle_a(
        control=ON_TOP | {"0,2": "A"}, crews={"S": {"4": "[0,6]"}},
        mines={"C": {"space": "[1,4]", "value": 0}},
    )  # fmt: skip
    assert said(start, "discover ", "to [0,5]") == set()
    assert said(start, "discover ", "to [1,6]") == set()


def test_silver_on_every_free_space_forbids_the_discovery() -> None:
    """R44"""
    lying = dict.fromkeys(("[0,4]", "[1,4]", "[1,5]"), 1)
    start = isle_a(control=ON_TOP, crews={"S": {"4": "[0,6]"}}, silver={"ground": lying})
    assert said(start, "discover ", "to [0,5]") == set()


def test_the_cap_of_a_mine_is_five_or_six() -> None:
    """isle.mine.13, R43"""
    start = isle_a(control={"1,0": "S"}, crews={"S": {"4": "[2,0]"}}, turn="S")
    step = ("move", "to [1,-1]")
    assert {a["mines"]["S"]["value"] for a in results(start, *step) if a["mines"]} == {5}
    six = start | {"options": {"mine_cap": 6}}
    assert {a["mines"]["S"]["value"] for a in results(six, *step) if a["mines"]} == {6}


def test_foreign_ports_are_closed_and_not_used_on_the_way() -> None:
    """isle.move.5, isle.mine.16"""
    start = isle_a(control={"0,3": "A"}, crews={"A": {"4": "[0,7]"}}, turn="A")
    assert "port" not in said(start, "to ", "move")
    land = land_of(frozenset({(0, 0), (2, 0)}), (("A", (1, 0)), ("S", (3, 0))))
    with pytest.raises(ValueError, match="L6"):
        land.steps_to_port((0, 0), "S", frozenset())


def test_a_crew_from_the_port_fights_alone_and_carries_its_token() -> None:
    """isle.move.8, .10, isle.fight.who.12"""
    start = isle_a(
        control={"0,3": "A"}, crews={"S": {"3": "port", "2": "port"}, "A": {"2": "[0,6]"}},
        silver={"crews": ["S3"]},
    )  # fmt: skip
    push = only(start, "move", "from port", "to [1,7]")
    assert push["crews"] == {"S": {"3": "port"}}
    won = results(start, "move", "from port*", "to [1,7]", "show S3 at [1,7]")
    assert {silver(after, "crews")[0] for after in won} == {"[1,7]"}
    assert {after["control"]["0,3"] for after in won} == {"S"}
    assert {place(after, "S2") for after in won} == {"port"}


# ---- ships -----------------------------------------------------------------------------------


def test_a_ship_sails_arrives_and_departs_with_its_load() -> None:
    """isle.ship.sail.1, .2, isle.ship.europe.1 to .6"""
    start = isle_a(crews={"S": {"4": "ship"}}, ships={"A": "<0,5>"}, silver={"ships": {"S": 2}})
    assert said(start, "to ", "arrive") == {"<0,5>", "<1,5>"}
    at = only(start, "arrive", "to <1,5>")
    assert said(at, "to ", "sail") == {"<0,5>", "<2,3>", "<3,2>", "<6,1>"}
    assert possible(at, "depart")
    far = only(at, "sail", "to <2,3>") | {"turn": "S"}
    assert not possible(far, "depart")
    assert not possible(far, "arrive")
    assert (silver(far, "ships"), place(far, "S4")) == ({"S": 2}, "ship")


def test_in_europe_only_crews_are_loaded() -> None:
    """isle.load.3, .8"""
    start = isle_a(silver={"europe": {"S": 3}})
    assert len(results(start, "load")) == 6
    assert said(start, "token", "load") == set()


def test_loading_in_a_port_takes_own_crews_and_any_ground_silver() -> None:
    """isle.load.2, .4, .7"""
    crews = {"S": {"3": "port", "2": "port"}, "A": {"5": "port"}}
    tokens = {"crews": ["S3", "A5"], "ground": {"port S": 1, "port A": 1}}
    own = isle_a(crews=crews, ships={"S": "<0,5>"}, silver=tokens)
    assert said(own, "crew from ", "load") == {"port", "port*"}
    assert said(own, "token from ", "load") == {"crew at port*", "ground port S"}
    after = only(own, "load", "crew from port*")
    assert silver(after, "ground") == {"port S": 2, "port A": 1}
    foreign = own | {"ships": {"S": "<6,1>"}}
    assert [label for label, _ in decisions(foreign, "load")] == [
        ("load", "token from ground port A")
    ]


def test_unloading_a_crew_enters_the_tile() -> None:
    """isle.unload.3, .5, R19, isle.mine.5"""
    start = isle_a(crews={"S": {"4": "ship"}}, ships={"S": "<2,3>"})
    found = results(start, "unload")
    assert {after["control"]["1,2"] for after in found} == {"S"}
    assert len(found) == 1 + 3
    held = start | {"control": {"1,2": "A"}, "crews": {"S": {"4": "ship"}, "A": {"3": "[2,4]"}}}
    assert {after["control"]["1,2"] for after in results(held, "unload")} == {"S"}
    blocked = start | {"crews": {"S": {"4": "ship"}, "A": {"3": "[3,5]"}}}
    assert not possible(blocked | {"control": {"1,2": "A"}}, "unload")


def test_unloading_at_ports_and_mines() -> None:
    """isle.unload.2, .4, .6, .7"""
    start = isle_a(crews={"S": {"4": "ship"}}, ships={"S": "<6,1>"}, silver={"ships": {"S": 1}})
    assert said(start, "crew to ", "unload") == set()
    assert silver(only(start, "unload"), "ground") == {"port A": 1}
    own = start | {"ships": {"S": "<0,5>"}}
    assert place(only(own, "unload", "crew to port"), "S4") == "port"
    mine = {"S": {"space": "[3,5]", "value": 2}}
    assert not possible(start | {"ships": {"S": "<2,3>"}, "mines": mine}, "unload")


def test_a_token_is_put_on_the_ground_even_where_an_own_crew_stands() -> None:
    """isle.unload.6, R26"""
    start = isle_a(
        control={"1,2": "S"}, crews={"S": {"4": "[3,5]"}}, ships={"S": "<2,3>"},
        silver={"ships": {"S": 1}, "ground": {"[3,5]": 1}},
    )  # fmt: skip
    after = only(start, "unload")
    assert (silver(after, "ground"), silver(after, "crews")) == ({"[3,5]": 2}, [])


# ---- silver ----------------------------------------------------------------------------------


def test_a_port_crew_mines_next_to_the_port_and_any_suit_s_mine() -> None:
    """isle.dig.1, .3, .5, R28"""
    start = isle_a(
        control=ON_TOP, crews={"S": {"4": "port", "2": "port"}}, silver={"crews": ["S2"]},
        mines={"C": {"space": "[0,7]", "value": 1}},
    )  # fmt: skip
    after = only(start, "mine", "mine of C", "by port")
    assert (after["mines"]["C"]["value"], silver(after, "crews")) == (0, ["S2", "S4"])
    assert not possible(after, "mine")
    assert after["progress"]


def test_claims_reach_the_own_space_spaces_next_to_it_and_ports() -> None:
    """isle.claim.1 to .5, R27"""
    lying = {"[0,7]": 1, "[0,6]": 1, "[1,5]": 1, "port S": 1, "port A": 1}
    start = isle_a(
        control={"0,3": "A"}, crews={"A": {"4": "[0,7]", "1": "port"}, "S": {"2": "port"}},
        silver={"ground": lying}, ships={"A": "<1,5>"}, turn="A",
    )  # fmt: skip
    assert said(start, "from ", "claim", "by [0,7]") == {"[0,7]", "[0,6]", "port S"}
    assert said(start, "from ", "claim", "by port") == {"port A"}
    assert said(start, "from ", "claim", "by ship") == {"port S"}
    suns = start | {"turn": "S"}
    assert said(suns, "from ", "claim") == {"port S", "[0,7]"}
    full = start | {"silver": {"ground": lying, "crews": ["[0,7]", "A1"]}}
    assert said(full, "by ", "claim") == {"ship"}


def two_ports(**fields: Any) -> Position:
    """A tile with four ports; those of Suns and Arms touch at a corner."""
    ports = {"S": "0,1", "A": "1,0", "M": "0,-1", "C": "-1,0"}
    return isle_a(**{"tiles": ["0,0"], "ports": ports} | fields)


def test_silver_does_not_change_hands_between_touching_ports() -> None:
    """R54, isle.fight.who.9"""
    crews = {"S": {"4": "port"}, "A": {"2": "port"}}
    start = two_ports(crews=crews, silver={"ground": {"port A": 1}})
    assert not possible(start, "claim")
    assert attack_pairs(start) == {("port", "port A")}
    assert attack_pairs(start | {"crews": {"S": {"4": "port"}}}) == set()


def test_dropping_is_free_and_keeps_the_turn_open() -> None:
    """R25, R56"""
    fields: dict[str, Any] = {
        "options": {"drop": "port"}, "crews": {"S": {"3": "port", "2": "port", "1": "[0,7]"}},
        "control": ON_TOP, "silver": {"crews": ["S3", "S2"]}, "actions_left": 1,
    }  # fmt: skip
    start = isle_a(**fields)
    dropped = results(start, "drop")
    assert len(dropped) == 2
    assert {(after["actions_left"], after["turn"]) for after in dropped} == {(1, "S")}
    moved = only(start, "move", "from [0,7]", "to [0,6]")
    assert (moved["turn"], moved["actions_left"]) == ("S", 0)
    assert {label[0] for label, _ in decisions(moved)} == {"drop", "pass"}
    assert {after["turn"] for after in results(moved, "drop")} == {"S"}
    last = isle_a(**fields | {"silver": {"crews": ["S3"]}, "actions_left": 0})
    assert only(last, "drop")["turn"] == "A"
    assert only(last, "pass")["turn"] == "A"
    assert not possible(isle_a(**fields | {"options": {}}), "drop")


# ---- who may attack whom ---------------------------------------------------------------------


def test_the_table_of_attackers() -> None:
    """isle.fight.who.1 to .9, .14"""
    start = isle_a(
        control={"0,3": "A", "0,2": "S", "1,2": "A"},
        crews={
            "S": {"5": "port", "4": "[0,5]", "3": "ship", "2": "[0,4]"},
            "A": {"5": "[0,7]", "4": "[0,6]", "3": "[3,5]", "2": "ship"},
        },
        ships={"S": "<1,5>", "A": "<1,5>", "C": "<0,5>"},
    )  # fmt: skip
    assert attack_pairs(start) == {
        ("[0,5]", "[0,6]"), ("ship", "ship A"), ("port", "ship A"), ("port", "ship C"),
        ("port", "[0,7]"),
    }  # fmt: skip
    arms = start | {"turn": "A"}
    assert attack_pairs(arms) == {
        ("[0,7]", "port S"), ("[0,6]", "[0,5]"), ("ship", "port S"), ("ship", "ship S"),
    }  # fmt: skip
    ashore = start | {"ships": {"S": "<2,3>", "A": "<2,3>", "C": "<0,5>"}}
    assert ("ship", "[3,5]") in attack_pairs(ashore)
    assert ("ship", "[3,5]") not in attack_pairs(ashore | {"turn": "A"})
    assert attack_pairs(start | {"turn": "C"}) == set()


def test_ships_in_europe_do_not_meet() -> None:
    """isle.ship.loc.1, .6"""
    start = isle_a(crews={"S": {"4": "ship"}, "A": {"3": "ship"}})
    assert attack_pairs(start) == set()
    apart = start | {"ships": {"S": "<0,5>", "A": "<1,5>"}}
    assert attack_pairs(apart) == set()


# ---- fights ----------------------------------------------------------------------------------

ATTACK = ("attack", "by [1,5]", "on [2,5]")


def test_the_defender_wins_takes_the_token_and_pays() -> None:
    """isle.fight.4, isle.fight.dmg.12, isle.fight.silver.3, isle.fight.who.13"""
    arms = {"4": "[2,5]"} | dict.fromkeys("025", "ship")
    start = fighting({"3": "[1,5]"}, arms, silver={"crews": ["[1,5]"]})
    after = only(start, *ATTACK)
    assert (place(after, "A1"), place(after, "A4"), place(after, "S3")) == (
        "[2,5]", "europe", "europe",
    )  # fmt: skip
    assert silver(after, "crews") == ["[2,5]"]
    assert (after["control"], after["actions_left"]) == (start["control"], 1)


def test_a_winner_with_a_token_leaves_the_other_on_the_ground() -> None:
    """isle.fight.silver.4, R40"""
    start = fighting({"4": "[1,5]"}, {"0": "[2,5]"}, silver={"crews": ["[1,5]", "[2,5]"]})
    after = only(start, *ATTACK)
    assert (silver(after, "crews"), silver(after, "ground")) == (["[1,5]"], {"[2,5]": 1})


def test_a_winner_without_fitting_crew_in_europe_stays_or_is_wiped_out() -> None:
    """isle.fight.dmg.10, R29"""
    suns = {"5": "[1,5]"} | dict.fromkeys("012", "ship")
    start = fighting(suns, {"4": "[2,5]"}, silver={"crews": ["[1,5]"]})
    assert place(only(start, *ATTACK), "S5") == "[1,5]"
    hard = only(start | {"options": {"damage_short": "wiped_out"}}, *ATTACK)
    assert place(hard, "S5") == "europe"
    assert silver(hard, "ground") == {"[1,5]": 1}


def test_control_follows_the_win_even_if_nobody_is_left() -> None:
    """isle.fight.enter.6, R41"""
    suns = {"5": "[1,5]"} | dict.fromkeys("012", "ship")
    start = fighting(suns, {"4": "[3,5]"}, options={"damage_short": "wiped_out"})
    found = results(start, "move", "to [2,5]")
    assert {after["control"]["1,2"] for after in found} == {"S"}
    assert {place(after, "S5") for after in found} == {"europe"}
    assert len(found) == 1 + 4  # the mine of Arms may go to any of the four spaces


def test_crews_aboard_in_europe_replace_nobody() -> None:
    """isle.fight.dmg.9, R30: neither do those who arrive through the fight"""
    suns = {"5": "port", "1": "port", "0": "port"} | dict.fromkeys("234", "ship")
    start = isle_a(control={"0,3": "A"}, crews={"S": suns, "A": {"4": "[0,7]"}})
    after = only(start, "attack", "by port")
    assert after["crews"]["S"] == {"1": "port"} | dict.fromkeys("234", "ship")


def test_a_null_on_the_winning_side_goes_and_its_token_stays() -> None:
    """isle.fight.7, R53"""
    suns = {"5": "port", "0": "port"} | dict.fromkeys("1234", "ship")
    start = isle_a(
        control={"0,3": "A"}, crews={"S": suns, "A": {"0": "[0,7]"}},
        silver={"crews": ["S0", "[0,7]"]},
    )  # fmt: skip
    after = only(start, "attack", "by port")
    assert place(after, "S0") == "europe"
    assert (silver(after, "crews"), silver(after, "ground")) == (["S5"], {"port S": 1})


def test_the_removed_leave_their_tokens_and_the_replacement_takes_one_over() -> None:
    """isle.fight.silver.7, isle.fight.dmg.7"""
    suns = {"5": "port", "3": "port", "2": "ship", "4": "ship"}
    start = isle_a(
        control={"0,3": "A"}, crews={"S": suns, "A": {"5": "[0,7]"}}, silver={"crews": ["S5", "S3"]}
    )
    removed = only(start, "attack", "by port", "remove S5")
    assert (silver(removed, "crews"), silver(removed, "ground")) == (["S3"], {"port S": 1})
    mixed = only(start, "attack", "by port", "remove S3", "replace S5")
    assert (silver(mixed, "crews"), silver(mixed, "ground")) == (["S1"], {"port S": 1})


def test_the_winner_chooses_which_token_to_take() -> None:
    """isle.fight.silver.3"""
    start = fighting(
        {"5": "[1,5]"} | dict.fromkeys("0134", "ship"), {"2": "[3,5]", "0": "[3,4]"},
        silver={"crews": ["[3,5]", "[3,4]"]}, mines={"A": {"space": "[9,1]", "value": 0}},
    )  # fmt: skip
    found = results(start, "move", "to [2,5]")
    assert {tuple(silver(after, "ground")) for after in found} == {("[3,5]",), ("[3,4]",)}
    assert {tuple(silver(after, "crews")) for after in found} == {("[2,5]",)}


def test_the_defenders_of_a_tile_choose_who_takes_the_token() -> None:
    """isle.fight.silver.3, isle.fight.dmg.13"""
    start = fighting({"0": "[1,5]"}, {"2": "[3,5]", "1": "[3,4]"}, silver={"crews": ["[1,5]"]})
    found = results(start, "move", "to [2,5]")
    assert {tuple(silver(after, "crews")) for after in found} == {("[3,5]",), ("[3,4]",)}
    assert {after["control"]["1,2"] for after in found} == {"A"}


def test_tokens_of_a_lost_ship_fall_on_its_closest_space() -> None:
    """isle.fight.silver.5, isle.fight.ship.3, R39"""
    arms = {"5": "[3,5]"} | dict.fromkeys("01234", "ship")
    start = fighting({"4": "ship"}, arms, ships={"S": "<2,3>"}, silver={"ships": {"S": 3}})
    after = only(start, "attack", "by ship")
    assert (after["ships"]["S"], silver(after, "ships")) == ("europe", {})
    assert (silver(after, "crews"), silver(after, "ground")) == (["[3,5]"], {"[3,5]": 2})


def test_a_port_that_loses_keeps_its_ground_silver() -> None:
    """isle.fight.port.1, .2, isle.fight.silver.4, R35"""
    start = isle_a(
        control={"0,3": "A"},
        crews={"S": {"2": "port", "1": "port"}, "A": {"5": "[0,7]"} | dict.fromkeys("34", "ship")},
        silver={"crews": ["S2", "S1"], "ground": {"port S": 2}}, turn="A",
    )  # fmt: skip
    found = results(start, "attack", "on port S")
    assert len(found) == 3
    for after in found:
        assert after["ports"] == start["ports"]
        assert (silver(after, "crews"), silver(after, "ground")) == (["[0,7]"], {"port S": 3})


def test_a_ship_in_a_push_stays_with_its_tokens() -> None:
    """isle.fight.push.3, R38"""
    start = isle_a(
        crews={"S": {"3": "ship"}, "A": {"2": "port", "1": "port"}}, ships={"S": "<6,1>"},
        silver={"ships": {"S": 2}, "crews": ["A1"]},
    )  # fmt: skip
    after = only(start, "attack")
    assert (after["ships"]["S"], after["crews"]) == ("<6,1>", {})
    assert (silver(after, "ships"), silver(after, "ground")) == ({"S": 2}, {"port A": 1})


def test_an_attack_by_action_never_takes_the_tile() -> None:
    """isle.fight.enter.5, R41"""
    after = only(fighting({"3": "[1,5]"}, {"0": "[2,5]"}), *ATTACK)
    assert after["control"]["1,2"] == "A"


@pytest.mark.parametrize(
    ("fighters", "reserve", "damage", "number"),
    [
        ((4,), (0, 1, 2, 3), 3, 2),
        ((4,), (2, 3), 3, 0),
        ((5, 4, 3), (), 3, 3),
        ((5, 4, 3), (), 9, 1),
        ((5, 4, 3), (), 11, 0),
        ((2, 1), (0,), 0, 1),
    ],
)
def test_payments_are_counted(
    fighters: tuple[int, ...], reserve: tuple[int, ...], damage: int, number: int
) -> None:
    """isle.fight.dmg.1 to .3"""
    assert len(payments(fighters, reserve, damage)) == number
    assert len(due(fighters, reserve, damage, full_options({}))) == (number or len(fighters))


# ---- turn, end, guards -----------------------------------------------------------------------


def test_two_actions_then_the_next_player_clockwise() -> None:
    """isle.turn.1, .2, .4, isle.seat.4"""
    start = relaxed()
    after = play(start, ("arrive", "to <0,5>"), ("sail", "to <1,5>"))
    assert (after["turn"], after["actions_left"]) == ("A", 2)
    assert [play(after, *[("pass",)] * n)["turn"] for n in (1, 2, 3)] == ["M", "C", "S"]
    assert play(after, *[("pass",)] * 3)["round"] == 2


def near_the_end(**fields: Any) -> Position:
    """Every mine is exhausted and the last token docks."""
    spots = {"S": "[0,6]", "A": "[9,1]", "C": "[-6,-1]", "M": "[-2,-6]"}
    return isle_a(**{
        "control": {"0,3": "S", "4,0": "A", "-3,-1": "C", "-1,-3": "M"},
        "mines": {suit: {"space": space, "value": 0} for suit, space in spots.items()},
        "ships": {"S": "<0,5>"}, "silver": {"europe": {"A": 1}, "ships": {"S": 1}},
    } | fields)  # fmt: skip


def test_the_game_ends_at_once_when_the_last_token_reaches_europe() -> None:
    """isle.end.1 to .3"""
    after = only(near_the_end(), "depart")
    assert after["phase"] == "over"
    assert outcomes(after) == set()
    assert winners(after) == {"S", "A"}
    ground = {"europe": {"A": 1}, "ships": {"S": 1}, "ground": {"port M": 1}}
    assert only(near_the_end(silver=ground), "depart")["phase"] == "act"
    working = {"A": {"space": "[9,1]", "value": 1}}
    mines = near_the_end()["mines"] | working
    assert only(near_the_end(mines=mines), "depart")["phase"] == "act"


def test_the_round_limit_ends_the_game_at_the_end_of_a_round() -> None:
    """isle.limit.3 to .5"""
    start = relaxed(options={"limit_rounds": 3}, round=3, turn="M", actions_left=1)
    assert play(start, ("pass",))["phase"] == "act"
    assert play(start, ("pass",), ("pass",))["phase"] == "over"
    earlier = start | {"round": 2}
    assert play(earlier, ("pass",), ("pass",))["round"] == 3


def test_progress_restarts_the_quiet_rounds() -> None:
    """isle.limit.1, .2"""
    start = relaxed(turn="C", quiet_rounds=11, round=20, progress=True)
    assert only(start, "pass")["quiet_rounds"] == 0
    assert only(start | {"progress": False}, "pass")["phase"] == "over"
    off = start | {"progress": False, "options": {"quiet_rounds": 0, "both_actions": False}}
    assert only(off, "pass")["phase"] == "act"


def test_a_last_tie_is_shared() -> None:
    """isle.win.4, .5, .7"""
    over = isle_a(phase="over", crews={"S": {"5": "port", "1": "port"}, "A": {"4": "port"}})
    assert winners(over) == {"S"}
    sums = {"S": {"4": "port", "1": "port"}, "A": {"3": "port", "2": "port"}}
    assert winners(isle_a(phase="over", crews=sums)) == {"S"}
    same = {"S": {"4": "port"}, "A": {"4": "ship"}}
    assert winners(isle_a(phase="over", crews=same, ships={"A": "<6,1>"})) == {"S", "A"}
    assert winners(isle_a(phase="over")) == set("SMCA")
    assert score(isle_a(phase="over"), "S") == (0, 0, 0, 0, -1)


def test_isle_b_differs_from_isle_a() -> None:
    """Section 15.1: both examples have 18 to 20 tiles"""
    assert (len(isle(DRAWS_A)), len(isle(DRAWS_B, (-1, -1)))) == (20, 18)
