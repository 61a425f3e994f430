"""Section 15: the worked examples of silver, the end and information."""

from typing import Any

from serai import Match
from silver_isle.playing import (
    CELLS_A,
    SPENT,
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
from silver_isle.records import load, write

# --- Silver and end ---------------------------------------------------------------------------


def test_w57_mining_needs_control_of_the_tile_and_an_empty_hand() -> None:
    """isle.dig.2, isle.dig.3"""
    fields: dict[str, Any] = {
        "crews": {"S": {"5": "[0,5]"}},
        "mines": {"S": {"space": "[0,6]", "value": 2}},
    }
    free = table(control={"0,2": "S", "0,3": "S"}, **fields)
    assert legal(free, "mine") == {"5 S"}
    mines = {"mines": fields["mines"] | SPENT, "silver": {"crews": ["[0,5]"]}}
    carrying = table(control={"0,2": "S", "0,3": "S"}, **fields | mines)
    assert refusal(carrying, "mine 5 S") == ("crew-carries-silver", "isle.silver.2")
    foreign = table(control={"0,2": "S", "0,3": "A"}, **fields)
    assert refusal(foreign, "mine 5 S") == ("mine-needs-control", "isle.dig.2")


def w59() -> Match:
    """The Suns' ship at <2,3>, a crew with a token in the closest space."""
    return table(
        control={"1,2": "S", "0,2": "C"}, crews={"S": {"5": "[3,5]"}}, ships={"S": "<2,3>"},
        mines=SPENT, silver={"crews": ["[3,5]"]},
    )  # fmt: skip


def test_w59_crew_and_token_are_two_loads() -> None:
    """isle.load.4, isle.load.5"""
    token = play(w59(), "load silver 5")
    assert (silver(token, "ships"), where(token, "S5"), silver(token, "crews")) == (
        {"S": 1},
        "[3,5]",
        [],
    )
    crew = play(w59(), "load crew 5")
    assert (silver(crew, "ground"), where(crew, "S5")) == ({"[3,5]": 1}, "ship")
    assert "load silver ground" in legal(crew)


def test_w61_silver_aboard_counts_in_europe_until_it_sails_again() -> None:
    """isle.end.2, isle.ship.europe.5, isle.unload.8"""
    match = relaxed(
        ships={"S": "<0,5>"}, silver={"ships": {"S": 3}}, control={"0,2": "C"}, mines=SPENT
    )
    play(match, "sail europe")
    assert match.scores == [3, 0, 0, 0]
    play(match, "unload silver")
    assert (match.scores[0], silver(match, "europe")) == (3, {"S": 1})
    play(match, "pass", "pass", "pass", "sail <0,5>")
    assert match.scores[0] == 1


def test_w63_the_tie_is_broken_by_crews_on_the_isle() -> None:
    """isle.win.1 to .3, isle.win.6"""
    tiles = [
        "0,1",
        "0,2",
        "0,3",
        "1,1",
        "1,2",
        "1,0",
        "2,0",
        "3,0",
        "4,0",
        "2,1",
        "0,0",
        "0,-1",
        "0,-2",
        "-1,0",
        "-1,1",
        "-1,-1",
        "-1,-2",
        "-2,-1",
    ]
    owners = dict(zip(tiles, "SSSSS" + "AAAAA" + "CCCCCCCC", strict=True))
    mines = {
        "S": {"space": "[1,-2]", "value": 0}, "A": {"space": "[-2,3]", "value": 0},
        "M": {"space": "[3,5]", "value": 0}, "C": {"space": "[6,1]", "value": 0},
    }  # fmt: skip
    match = table(
        control=owners, mines=mines, phase="over", turn=None, actions_left=0,
        crews={
            "S": {"1": "[1,2]", "2": "[0,2]", "3": "ship"},
            "A": {"1": "[2,0]", "2": "[4,0]", "4": "ship", "5": "ship"},
        },
        ships={"S": "<2,3>", "A": "europe"}, silver={"europe": {"S": 6, "A": 6, "C": 4, "M": 4}},
    )  # fmt: skip
    assert match.winners == [0]


def test_w65_an_undiscovered_mine_keeps_the_game_open_until_the_guard_ends_it() -> None:
    """isle.end.4, isle.limit.1"""
    cells = ["0,0", *CELLS_A.split()]
    mines = {
        "S": {"space": "[1,7]", "value": 0}, "A": {"space": "[9,0]", "value": 0},
        "C": {"space": "[-4,-2]", "value": 0},
    }  # fmt: skip
    match = relaxed(control=dict.fromkeys(cells, "S"), mines=mines, silver={"europe": {"S": 5}})
    assert not match.over
    for _ in range(4 * 12):
        play(match, "pass")
    assert match.over
    assert field(match, "quiet_rounds") == 12


# --- Information ------------------------------------------------------------------------------


def test_w67_a_known_crew_alone_in_a_port_stays_known() -> None:
    """isle.info.5, isle.info.6"""
    match = table(control={"0,3": "S"}, crews={"S": {"5": "[0,7]"}}, known={"S": ["[0,7]"]})
    play(match, "step 5 port-S")
    assert field(match, "known")["S"] == ["europe", "port"]
    play(match, "step 5 [1,7]")
    assert possible(match, "S", "[1,7]") == [5]


def test_w69_games_that_differ_in_a_hidden_coin_look_the_same() -> None:
    """isle.info.6, isle.info.7, isle.info.13"""
    worlds = [play(table(), f"load crew {value}", "sail <0,5>") for value in "12"]
    for seat in (1, 2, 3, None):
        views = [match.view(seat) for match in worlds]
        heard = [match.events(seat=seat) for match in worlds]
        assert views[0] == views[1]
        assert heard[0] == heard[1]
    assert worlds[0].view(0) != worlds[1].view(0)


def test_the_position_of_the_rules_page_is_read_and_written_back() -> None:
    """isle.info.1"""
    position = {
        "game": "silver-isle", "options": {},
        "coasts": {"S": "north", "A": "east", "M": "south", "C": "west"},
        "tiles": ["0,0", "0,1", "1,0"],
        "ports": {"S": "0,2", "A": "2,0", "M": "0,-1", "C": "-1,0"},
        "control": {"0,1": "S", "1,0": "A"},
        "crews": {"S": {"5": "[0,3]", "2": "port", "1": "ship"}, "A": {"3": "[2,1]"}},
        "ships": {"S": "<1,3>", "A": "europe"}, "mines": {"S": {"space": "[0,2]", "value": 1}},
        "silver": {"crews": ["[0,3]"]}, "known": {"S": ["[0,3]"]},
        "first": "S", "turn": "S", "actions_left": 2, "round": 7, "quiet_rounds": 0,
        "progress": False, "europe_max": 0, "phase": "act",
    }  # fmt: skip
    written = write(load(position))
    assert {name: written[name] for name in position if name not in ("ships", "silver")} == {
        name: value for name, value in position.items() if name not in ("ships", "silver")
    }
    assert written["ships"] == {"S": "<1,3>", "A": "europe", "M": "europe", "C": "europe"}
    assert written["silver"] == {"crews": ["[0,3]"], "ground": {}, "ships": {}, "europe": {}}
