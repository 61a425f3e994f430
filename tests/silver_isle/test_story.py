"""What is told about an action, in order, and to whom."""

from pathlib import Path
from typing import Any

import pytest

from serai.engine.event import name_of
from serai.games.silver_isle.events import EVENTS
from silver_isle.playing import ISLE, SPENT, border, build, play, relaxed, table
from silver_isle.records import random_game


def told(match: Any, *moves: str, seat: int | None = None) -> list[str]:
    """What a seat hears of these moves: names and facts."""
    since = match.ply
    play(match, *moves)
    heard = match.events(since=since, seat=seat)
    return [" ".join([name_of(type(e)), *map(str, list(e.to_json().values())[1:])]) for e in heard]


def test_a_tile_is_drawn_and_laid_or_discarded() -> None:
    """isle.build.5, isle.build.15"""
    assert told(build("A1"), "draw C1") == ["tile-drawn A C1", "tile-discarded C1"]
    assert told(build("A1"), "draw S1") == ["tile-drawn A S1", "tile-laid S1 0,1"]
    tie = build("S2 C2 A2 A5")
    assert told(tie, "draw S1", "line 1") == ["tile-drawn S S1", "tile-laid S1 1,1"]


def test_only_the_owner_hears_which_crew_leaves_a_pool() -> None:
    """isle.info.7, isle.info.13"""
    assert told(table(), "load crew 3", seat=1) == ["crew-loaded S europe"]
    assert told(table(), "load crew 3", seat=0) == ["crew-loaded S europe", "crew-named S 3"]
    crews = {"S": {"5": "port", "4": "port"}}
    assert told(table(crews=crews), "step 5 [0,7]", seat=2) == [
        "crew-moved S port-S [0,7]",
        "tile-gained S 0,3",
    ]


def test_a_fight_is_told_to_all() -> None:
    """isle.fight.1, isle.fight.9"""
    match = border({"5": "[1,5]"}, {"3": "[3,5]"}, mines=SPENT, silver={"crews": ["[3,5]"]})
    assert told(match, "step 5 [2,5]", "replace 5 1", "discover [3,4]") == [
        "crew-moved S [1,5] [2,5]",
        "fight-fought S A [2,5] [2,5] 5 3 S",
        "fight-won S A 3",
        "crews-lost A 3",
        "crew-replaced S 5 [2,5]",
        "silver-captured S 1",
        "tile-taken S 1,2 A",
        "mine-discovered S A [3,4] 5",
    ]


def test_a_push_a_lost_ship_and_a_lapsed_damage_are_told() -> None:
    """isle.fight.5, isle.fight.ship.1, isle.fight.dmg.10"""
    assert told(border({"3": "[1,5]"}, {"3": "[2,5]"}), "attack 3 [2,5]") == [
        "fight-fought S A [1,5] [2,5] 3 3 none",
        "fight-pushed S A",
        "crews-lost S 3",
        "crews-lost A 3",
    ]
    match = table(ships={"S": "<2,3>", "A": "<2,3>"}, crews={"S": {"1": "ship"}})
    assert told(match, "ship attack ship A") == [
        "fight-fought S A ship ship 1 - S",
        "fight-won S A 0",
        "ship-lost A",
    ]
    poor = border({"5": "[1,5]"} | dict.fromkeys("01234", "ship"), {"3": "[2,5]"})
    assert told(poor, "attack 5 [2,5]")[-1] == "damage-lapsed S 3"


def test_the_end_says_why_and_who_won() -> None:
    """isle.end.1, isle.limit.5, isle.win.7"""
    match = relaxed(options={"limit_rounds": 1}, turn="C")
    heard = told(match, "pass")
    assert heard[0] == "turn-passed C"
    assert heard[-1] == "game-ended limit (0, 0, 0, 0) ('S', 'A', 'M', 'C')"
    assert heard.count("game-won S 0 4") == 1


def test_silver_and_ships_are_told() -> None:
    """isle.dig.4, isle.load.1, isle.unload.1, isle.ship.sail.1"""
    match = relaxed(
        control={"0,3": "S"}, crews={"S": {"5": "[0,7]"}}, ships={"S": "<0,5>"},
        mines={"S": {"space": "[1,7]", "value": 1}},
    )  # fmt: skip
    assert told(match, "mine 5 S", "step 5 port-S")[:2] == [
        "silver-mined S S [0,7] 0",
        "crew-moved S [0,7] port-S",
    ]
    play(match, "pass", "pass", "pass")
    assert told(match, "load silver 5", "sail europe", seat=3)[:2] == [
        "silver-loaded S port-S crew",
        "ship-sailed S <0,5> europe",
    ]


@pytest.mark.parametrize("seed", [0, 1])
def test_every_action_of_a_random_game_is_told_and_turns_begin(seed: int) -> None:
    """isle.turn.1"""
    kinds = set()
    for before, number, after in random_game(300 + seed, limit_rounds=10, drop="port"):
        events = ISLE.tell(before, ISLE.space.action(number), after)
        assert events
        kinds |= {type(event) for event in events}
        began = [event for event in events if name_of(type(event)) == "turn-began"]
        assert (
            len(began) == (before.rounds > 0 and after.turn not in (before.turn, -2))
            or not before.rounds
        )
    assert kinds <= set(EVENTS)
    assert len(kinds) > 18


ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "file",
    [
        "src/serai/bots/words/es.ftl",
        "src/serai/cli/boards/silver_isle/words.py",
        "src/serai/games/silver_isle/words/es.ftl",
        "web/src/words/es.ftl",
        "web/src/words/silver-isle.es.ftl",
    ],
)
def test_in_spanish_a_crew_is_called_as_in_the_rules(file: str) -> None:
    rules, words = (
        (ROOT / name).read_text(encoding="utf-8").lower()
        for name in ("docs/rules/silver-isle.es.md", file)
    )
    assert "| cuadrilla |" in rules
    assert "cuadrilla" in words
    assert "tripulaci" not in rules + words
