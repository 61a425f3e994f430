"""Positions that cannot be are refused with the clause that they break."""

from contextlib import suppress
from typing import Any

import pytest

from conformance.same import check_same
from serai import BadPosition
from serai.games.silver_isle.invariants import extracted
from serai.games.silver_isle.rules.port import hides_a_corner
from serai.games.silver_isle.state import State
from silver_isle.playing import build, field, play, refused, silver, table
from silver_isle.records import ISLE, load, write

PATHS = [(field.name or name).split(".") for name, field in State.in_position.items()]
FIELDS = ["game", "players", *dict.fromkeys(path[0] for path in PATHS)]
INNER = [path for path in PATHS if len(path) > 1]
"""Fields of positions, and those of objects in them."""
MINE = {"space": "[0,7]", "value": 1}
LAND = {"0,3": "S"}
DISCOVERING = {"phase": "discover", "gained": "0,3", "control": LAND, "mines": {"S": MINE}}
DRAWING = {"phase": "build", "drawn": "S1", "ports": {}, "round": 0, "actions_left": 0}
WORKED_OUT: dict[str, Any] = {"control": LAND, "mines": {"S": {"space": "[0,7]", "value": 0}}}
SPENT: dict[str, Any] = {"control": {"0,2": "C"}, "mines": {"C": {"space": "[1,4]", "value": 0}}}


@pytest.mark.parametrize(
    ("fields", "clause"),
    [
        ({"tiles": ["1,0"]}, "isle.build.2"),
        ({"tiles": ["0,0", "6,0"]}, "isle.geo.10"),
        ({"tiles": ["0,0", "0,0"]}, "isle.geo.1"),
        ({"tiles": ["0,0", "1,1"], "ports": {}, "phase": "port", "turn": "S"}, "isle.geo.11"),
        ({"ports": {"S": "0,4"}}, "isle.port.1"),
        ({"ports": {"S": "0,3", "A": "5,0", "M": "-1,-4", "C": "-4,-1"}}, "isle.port.4"),
        ({"ports": {"S": "0,5", "A": "5,0", "M": "-1,-4", "C": "-4,-1"}}, "isle.port.3"),
        ({"coasts": {"S": "east"}}, "isle.build.3"),
        ({"control": {"9,9": "S"}}, "isle.control.1"),
        ({"crews": {"S": {"5": "[0,7]"}}}, "isle.control.8"),
        ({"crews": {"S": {"5": "[40,7]"}}}, None),
        ({"crews": {"S": {"5": "[9,9]"}}}, "isle.geo.3"),
        ({"crews": {"S": {"6": "port"}}}, "isle.comp.3"),
        ({"control": LAND, "crews": {"S": {"5": "[0,7]", "4": "[0,7]"}}}, "isle.move.2"),
        ({"ships": {"S": "<0,4>"}}, "isle.ship.loc.2"),
        ({"mines": {"S": MINE}}, "isle.mine.1"),
        ({"mines": {"S": MINE | {"value": 2}}, "control": LAND}, "isle.mine.13"),
        ({"mines": {"S": MINE, "A": MINE | {"space": "[1,7]"}}, "control": LAND}, "isle.mine.6"),
        ({"mines": {"S": MINE}, "control": LAND, "crews": {"S": {"5": "[0,7]"}}}, "isle.mine.10"),
        ({"silver": {"crews": ["S5"]}, **SPENT}, "isle.silver.1"),
        ({"silver": {"ground": {"[0,7]": 1}}}, "isle.silver.1"),
        ({"silver": {"europe": {"S": 6}}, **SPENT}, "isle.silver.1"),
        ({"silver": {"europe": {"S": 2}}, **WORKED_OUT}, "isle.silver.1"),
        ({"silver": {"ships": {"S": 1}}, "mines": {"S": MINE}, "control": LAND}, "isle.silver.1"),
        ({"progress": "x"}, None),
        ({"progress": 1}, None),
        ({"progress": ["x"]}, None),
        ({"progress": None}, None),
        ({"silver": {"europe": {"S": 2}}, "europe_max": 1, **SPENT}, "isle.limit.2"),
        ({"known": {"S": ["port"]}}, "isle.info.5"),
        ({"crews": {"S": {"5": "port"}}, "possible": {"S": ["123450"]}}, "isle.info.11"),
        ({"actions_left": 0}, "isle.turn.1"),
        ({"phase": "starve", "actions_left": 1}, "isle.turn.1"),
        ({"round": 0}, "isle.limit.3"),
        ({"quiet_rounds": 12}, "isle.limit.1"),
        ({"options": {"limit_rounds": 3}, "round": 4}, "isle.limit.3"),
        ({"phase": "port", "actions_left": 0, "round": 0}, "isle.port.1"),
        ({"phase": "first", "actions_left": 0, "round": 0}, "isle.port.1"),
        (DRAWING, "isle.build.5"),
        (DISCOVERING, "isle.mine.1"),
        ({"phase": "nowhere"}, None),
        ({"turn": "X"}, None),
        ({"oops": 1}, None),
    ],
    ids=str,
)  # fmt: skip
def test_impossible_positions_are_refused(fields: dict[str, Any], clause: str | None) -> None:
    """isle.control.8, isle.mine.1, isle.mine.6, isle.mine.10, isle.mine.13, isle.info.11"""
    assert refused(**fields) == clause


def test_a_finished_game_is_not_played_on() -> None:
    """isle.end.3"""
    cells = {"0,3": "S", "4,0": "A", "-1,-3": "M", "-3,-1": "C"}
    spaces = {"S": "[1,7]", "A": "[9,0]", "M": "[-2,-6]", "C": "[-6,-2]"}
    mines = {suit: {"space": space, "value": 0} for suit, space in spaces.items()}
    assert refused(control=cells, mines=mines) == "isle.end.3"


def test_before_the_first_turn_everything_is_in_europe() -> None:
    """isle.start.2, isle.start.3, isle.start.5"""
    fields = {"phase": "port", "actions_left": 0, "round": 0, "ports": {}}
    assert refused(**fields, control={"0,3": "S"}) == "isle.start.5"


def test_a_drawn_tile_without_a_tie_is_laid_at_once() -> None:
    """isle.build.11"""
    match = build("S2 C2 A2 A5")
    position = match.position() | {"drawn": "M2"}
    assert field(ISLE.load(position, chance="manual"), "tiles")[-1] == "0,-1"
    tie = ISLE.load(match.position() | {"drawn": "S1"}, chance="manual")
    assert field(tie, "drawn") == "S1"
    assert write(load(tie.position())) == tie.position()


def test_every_moment_of_a_fight_is_written_and_read_back() -> None:
    """isle.fight.9"""
    match = table(
        control={"0,3": "A", **SPENT["control"]}, mines=SPENT["mines"],
        crews={"S": {"5": "port", "4": "port"}, "A": {"1": "[0,7]", "2": "[1,7]"}},
        silver={"crews": ["[1,7]"]},
    )  # fmt: skip
    play(match, "port attack [1,7]")
    phases = []
    for move in ("replace 5 3", "claim 3 [1,7]"):
        phases.append(field(match, "phase"))
        check_same(load(match.position()), match.state)
        play(match, move)
    assert phases == ["pay", "silver"]


def test_what_the_public_knows_in_part_is_written_too() -> None:
    """isle.info.8, isle.info.11"""
    match = table(
        control={"0,2": "S", "1,2": "A"}, crews={"S": {"5": "[1,5]"}, "A": {"3": "[2,5]"}}
    )
    play(match, "attack 5 [2,5]", "replace 5 1")
    position = match.position()
    assert position["possible"] == {"S": ["013452", "023451", "123450"]}
    check_same(load(position), match.state)


def test_positions_of_other_games_and_of_other_shapes_are_refused() -> None:
    """isle.comp.1"""
    for position in (
        {"game": "silk"},
        {"players": 3, "phase": "act"},
        {"phase": "act", "tiles": 5},
    ):
        with pytest.raises(BadPosition):
            load(position)


@pytest.mark.parametrize(
    ("phase", "fight", "clause"),
    [
        ("pay", {"winner": "M"}, "isle.fight.4"),
        ("pay", {"damage": 0}, "isle.fight.dmg.1"),
        ("keep", {}, "isle.fight.dmg.10"),
        ("silver", {"damage": 0}, "isle.fight.silver.3"),
        ("pay", {"spoils": {"[1,5]": 1}}, "isle.fight.silver.3"),
        ("pay", {"at": "[9,9]"}, "isle.fight.who.1"),
        ("pay", {"entering": "x"}, None),
        ("pay", {"entering": 1}, None),
    ],
)
def test_impossible_fights_are_refused(
    phase: str, fight: dict[str, Any], clause: str | None
) -> None:
    """isle.fight.4, isle.fight.dmg.1, isle.fight.dmg.10, isle.fight.silver.3"""
    match = table(
        control={"0,2": "S", "1,2": "A"}, crews={"S": {"5": "[1,5]"}, "A": {"3": "[2,5]"}}
    )
    position = play(match, "attack 5 [2,5]").position()
    with pytest.raises(BadPosition) as error:
        load(position | {"phase": phase, "fight": position["fight"] | fight})
    assert error.value.clause == clause


# --- Ports ------------------------------------------------------------------------------------


def test_who_has_a_port_already_is_passed_over() -> None:
    """isle.port.1, W11"""
    fields: dict[str, Any] = {"phase": "port", "actions_left": 0, "round": 0, "turn": "C"}
    match = table(**fields, ports={"S": "-2,0"})
    order = []
    while field(match, "phase") == "port":
        order.append(field(match, "turn"))
        play(match, str(match.legal()[-1]))
    assert order == ["C", "A", "M"]
    assert field(match, "ports")["S"] == "-2,0"
    assert field(match, "phase", "turn", "round") == ("act", "S", 1)


def test_a_port_that_is_only_tried_is_taken_back() -> None:
    """isle.port.6: even if the seat's own port stands already."""
    s = table().state
    before = s.tobytes()
    for seat in range(4):
        hides_a_corner(s, seat, 1, 3)
    assert s.tobytes() == before


# --- Silver -----------------------------------------------------------------------------------


def test_a_mine_gives_what_it_showed_at_first() -> None:
    """isle.mine.13, isle.dig.4"""
    assert silver(table(**WORKED_OUT, silver={"europe": {"S": 1}}), "europe") == {"S": 1}


@pytest.mark.parametrize(("tokens", "clause"), [(9, None), (10, "isle.silver.1")])
def test_a_mine_bars_only_the_ways_of_later_ones(tokens: int, clause: str | None) -> None:
    """isle.mine.13, isle.mine.15, W33: the Suns' mine gave 4 if that on [1,6] was there before,
    and that one gave 5."""
    mines = {"S": {"space": "[2,5]", "value": 0}, "A": {"space": "[1,6]", "value": 0}}
    fields: dict[str, Any] = {"control": {"0,3": "A", "1,2": "S"}, "mines": mines}
    position = {"silver": {"europe": {"S": tokens}}, **fields}
    if clause:
        assert refused(**position) == clause
    else:
        assert sorted(set(extracted(table(**position).state))) == [8, 9]


# --- Shapes -----------------------------------------------------------------------------------

ODD: list[Any] = [None, [], [[]], {}, {"S": []}, {"S": [[]]}, {"S": {"5": []}}, {5: 5}, 5, "x", 1.5]
"""What does not belong where it stands, most of it."""


@pytest.mark.parametrize("name", FIELDS)
def test_a_field_of_an_odd_shape_is_refused_in_words(name: str) -> None:
    """isle.comp.1: whatever people write, they hear what is wrong with it."""
    fight = {"foe": "A", "winner": "S", "from": "[1,5]", "at": "[2,5]"}
    for phase in ("act", "pay", "discover", "port", "build"):
        for odd in ODD:
            with suppress(BadPosition):
                table(**{"phase": phase, "fight": fight} | {name: odd})


@pytest.mark.parametrize(("name", "key"), INNER)
def test_an_inner_field_of_an_odd_shape_is_refused_in_words(name: str, key: str) -> None:
    """isle.silver.1, isle.fight.1"""
    given = {"foe": "A", "winner": "S", "from": "[1,5]", "at": "[2,5]"} if name == "fight" else {}
    for odd in ODD:
        with suppress(BadPosition):
            table(**{"phase": "pay", name: given | {key: odd}})


@pytest.mark.parametrize(
    "fields",
    [
        {"crews": {"S": {"5": []}}},
        {"coasts": {"S": []}},
        {"known": {"S": [[]]}},
        {"tiles": ["0,0", "9" * 5000 + ",0"]},
    ],
    ids=["crews", "coasts", "known", "tiles"],
)
def test_a_list_in_the_place_of_a_word_is_refused(fields: dict[str, Any]) -> None:
    """isle.comp.1"""
    with pytest.raises(BadPosition):
        table(**fields)


def test_a_port_is_read_as_positions_and_as_actions_write_it() -> None:
    """isle.silver.1"""
    one, other = (table(silver={"ground": {name: 1}}, **SPENT) for name in ("port S", "port-S"))
    assert one.state.tobytes() == other.state.tobytes()
    assert silver(other, "ground") == {"port S": 1}
