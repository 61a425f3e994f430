"""Who may attack, and what a fight does."""

from typing import Any

import pytest

from oracle_silver_isle.fights import attack_pairs
from oracle_silver_isle.generate import random_position
from serai import Match
from silver_isle.playing import (
    SPENT,
    border,
    field,
    legal,
    play,
    possible,
    refusal,
    silver,
    table,
    where,
)
from silver_isle.records import ISLE

# --- Who may attack ---------------------------------------------------------------------------


def test_a_crew_attacks_one_crew_next_to_it() -> None:
    """isle.fight.who.1, isle.fight.who.13, isle.fight.who.14"""
    match = border({"5": "[1,5]"}, {"3": "[2,5]", "2": "[2,4]", "1": "[3,5]"})
    assert legal(match, "attack") == {"5 [2,5]", "5 [2,4]"}
    assert refusal(match, "attack 5 [3,5]") == ("target-is-not-next", "isle.fight.who.1")
    assert refusal(match, "attack 5 [0,5]") == ("attack-needs-enemy", "isle.fight.who.1")
    play(match, "attack 5 [2,5]", "replace 5 2")
    assert (where(match, "S2"), where(match, "A2")) == ("[1,5]", "[2,4]")
    assert field(match, "actions_left") == 1


def test_a_crew_attacks_a_port_with_all_crews_in_it() -> None:
    """isle.fight.who.2, isle.fight.who.11"""
    fields: dict[str, Any] = {"control": {"4,0": "S"}}
    match = table(**fields, crews={"S": {"5": "[9,0]"}, "A": {"1": "port", "3": "port"}})
    play(match, "attack 5 port-A")
    assert field(match, "fight")["damage"] == 4
    empty = table(**fields, crews={"S": {"5": "[9,0]"}})
    assert refusal(empty, "attack 5 port-A") == ("port-is-empty", "isle.fight.who.2")
    own = table(control={"0,3": "S"}, crews={"S": {"5": "[0,7]", "4": "port"}})
    assert refusal(own, "attack 5 port-S") == ("port-is-yours", "isle.fight.who.2")
    assert refusal(own, "attack 5 port-M") == ("port-is-not-next", "isle.fight.who.2")


def test_ships_attack_ships_ports_and_the_closest_crew() -> None:
    """isle.fight.who.4 to .6"""
    match = table(
        ships={"S": "<6,0>", "M": "<6,0>", "C": "<6,1>"},
        crews={"S": {"5": "ship"}, "A": {"3": "port"}},
    )
    assert legal(match, "ship attack") == {"ship M", "shore"}
    no_crew = table(ships={"S": "<6,0>", "M": "<6,0>"})
    assert refusal(no_crew, "ship attack ship M") == ("ship-has-no-crew", "isle.fight.who.4")
    assert refusal(no_crew, "ship attack shore") == (
        "ship-needs-crew-for-port", "isle.fight.who.5",
    )  # fmt: skip
    coasting = table(ships={"S": "<2,3>"})
    assert refusal(coasting, "ship attack shore") == (
        "ship-needs-crew-for-shore", "isle.fight.who.6",
    )  # fmt: skip
    away = table(crews={"S": {"5": "ship"}})
    assert refusal(away, "ship attack ship M") == ("ship-is-in-europe", "isle.ship.loc.1")
    assert refusal(match, "ship attack ship S") == ("ship-is-yours", "isle.fight.who.4")


@pytest.mark.parametrize(
    ("corner", "refused"),
    [
        ("<0,5>", ("no-enemy-in-port", "isle.fight.who.5")),
        ("<6,0>", ("no-enemy-in-port", "isle.fight.who.5")),
        ("<2,3>", ("no-enemy-ashore", "isle.fight.who.6")),
    ],
    ids=["own port", "empty port", "empty space"],
)
def test_a_ship_finds_nobody_to_attack_ashore(corner: str, refused: tuple[str, str]) -> None:
    """isle.fight.who.5, isle.fight.who.6"""
    match = table(ships={"S": corner}, crews={"S": {"5": "ship", "4": "port"}})
    assert refusal(match, "ship attack shore") == refused


def test_ports_attack_ships_crews_and_touching_ports() -> None:
    """isle.fight.who.7 to .9"""
    tiles = ["0,0", "1,0", "0,1", "1,1"]
    ports = {"S": "1,2", "A": "2,1", "M": "0,-1", "C": "-1,0"}
    match = table(
        tiles=tiles, ports=ports, control={"1,1": "A"}, ships={"M": "<1,3>"},
        crews={"S": {"5": "port"}, "A": {"3": "[2,3]", "1": "port"}},
    )  # fmt: skip
    assert legal(match, "port attack") == {"[2,3]", "port-A", "ship M"}
    for ship in "CS":
        refused = refusal(match, f"port attack ship {ship}")
        assert refused == ("ship-is-not-docked", "isle.fight.who.7")
    for space in ("[1,3]", "[0,0]", "[9,9]"):
        refused = refusal(match, f"port attack {space}")
        assert refused == ("no-enemy-next-to-port", "isle.fight.who.8")
    for port in ("port-M", "port-S"):
        assert refusal(match, f"port attack {port}") == ("ports-do-not-touch", "isle.fight.who.9")
    assert refusal(match, "attack 5 [2,3]") == ("port-fights-together", "isle.fight.who.11")
    empty = table(tiles=tiles, ports=ports, control={"1,1": "A"}, crews={"A": {"3": "[2,3]"}})
    assert refusal(empty, "port attack [2,3]") == ("port-needs-crew-inside", "isle.fight.who.8")
    assert refusal(empty, "port attack port-A") == ("ports-need-crews", "isle.fight.who.9")
    assert refusal(empty, "port attack ship M") == ("port-has-no-crew", "isle.fight.who.7")


@pytest.mark.parametrize("seed", range(12))
def test_attacks_are_those_that_the_oracle_lists(seed: int) -> None:
    """isle.fight.who.1 to .10, isle.fight.who.14"""
    from random import Random  # noqa: PLC0415 (only here)

    position = random_position(Random(f"attacks {seed}"), "act") | {"actions_left": 2}
    match = ISLE.load(position, chance="manual")
    assert {_pair(match, move) for move in legal(match) if "attack" in move} == attack_pairs(
        position
    )


def _pair(match: Match, move: str) -> tuple[str, str]:
    words = move.split()
    turn = field(match, "turn")
    by = words[0] if words[0] != "attack" else where(match, turn + words[1])
    if words[-1] == "shore":
        closest = str(match.state.closest[match.state.ship_at["SAMC".index(turn)]])
        return by, _place(match, int(closest))
    if words[-2] == "ship":
        return by, f"ship {words[-1]}"
    return by, words[-1].replace("port-", "port ")


def _place(match: Match, place: int) -> str:
    from serai.games.silver_isle.notation import ground_name  # noqa: PLC0415 (only here)

    return ground_name(match.state, place)


# --- Procedure --------------------------------------------------------------------------------


def test_all_coins_of_both_sides_are_shown() -> None:
    """isle.fight.1, isle.fight.2, isle.fight.10, isle.info.4"""
    match = table(
        control={"4,0": "S"}, crews={"S": {"5": "[9,0]"}, "A": {"1": "port", "0": "port"}}
    )
    play(match, "attack 5 port-A")
    told = [event for event in match.events(seat=2) if type(event).__name__ == "FightFought"]
    assert [(event.ours, event.theirs) for event in told] == [("5", "0+1")]
    assert possible(match, "S", "[9,0]") == [5]
    play(match, "replace 5 4")
    assert possible(match, "S", "[9,0]") == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(
    ("ours", "theirs", "winner"), [("4", "3", "S"), ("3", "4", "A"), ("3", "3", None)]
)
def test_the_higher_strength_wins_attacker_or_defender(
    ours: str, theirs: str, winner: str | None
) -> None:
    """isle.fight.4 to .6, isle.fight.11, isle.fight.dmg.12"""
    match = play(border({ours: "[1,5]"}, {theirs: "[2,5]"}), f"attack {ours} [2,5]")
    gone = {
        suit for suit, crew in (("S", ours), ("A", theirs)) if where(match, suit + crew) == "europe"
    }
    assert gone == {"S": {"A"}, "A": {"S"}, None: {"S", "A"}}[winner]
    assert match.actor == {"S": 0, "A": 1, None: 0}[winner]
    assert (field(match, "phase") == "pay") == (winner is not None)


def test_nulls_go_to_europe_even_if_they_win() -> None:
    """isle.fight.7, isle.fight.null.1, isle.fight.null.2, isle.fight.null.4"""
    match = table(
        control={"0,3": "A", "0,2": "C"}, mines=SPENT,
        crews={"S": {"5": "port", "0": "port"}, "A": {"1": "[0,7]"}}, silver={"crews": ["S0"]},
    )  # fmt: skip
    play(match, "port attack [0,7]")
    assert (where(match, "S0"), silver(match, "ground")) == ("europe", {"port S": 1})
    assert refusal(match, "remove 0") == ("crew-did-not-win", "isle.fight.dmg.2")
    assert refusal(match, "replace 5 0") == ("crew-is-not-in-reserve", "isle.fight.dmg.9")


def test_the_winner_pays_the_losers_strength_whoever_it_is() -> None:
    """isle.fight.8, isle.fight.dmg.4, isle.fight.dmg.12"""
    match = play(border({"2": "[1,5]"}, {"5": "[2,5]"}), "attack 2 [2,5]")
    assert match.actor == 1
    assert legal(match) == {"replace 5 0", "replace 5 1", "replace 5 2", "replace 5 3"}
    assert refusal(match, "pass") == ("pay-first", "isle.fight.dmg.4")
    play(match, "replace 5 3")
    assert (match.actor, field(match, "actions_left")) == (0, 1)
