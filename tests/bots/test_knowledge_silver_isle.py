"""What the bots know about Silver Isle: the silver that a seat may expect to have in Europe."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any

import numpy as np
import pytest

from bots.judged import end_of, judgement, points, random_positions
from serai.bots import look, make_bot
from serai.bots.chances import all_seats, win_chances
from serai.bots.evaluation import make_evaluation
from serai.bots.judging import knowledge_of
from serai.bots.knowledge.silver_isle.judgement import ACTION
from serai.bots.knowledge.silver_isle.way import FAR, ways_of
from serai.engine.layout import copy_record
from serai.games.silver_isle.rules.ending import is_winner, silver_in_europe
from serai.games.silver_isle.terms import Phase
from silver_isle.playing import ISLE, play, table

NORTH = {"0,3": "S", "1,2": "S"}
"""Suns control the tile beside their port and its neighbour."""


def judged(**fields: Any) -> dict[str, float]:
    """What a position on Isle A is worth to Suns, term by term."""
    return judgement(ISLE, table(**fields).state, 0)


def worth(**fields: Any) -> float:
    """The same, all together, but for the actions to come."""
    return sum(value for name, value in judged(**fields).items() if name != "tempo")


def scale(match: Any) -> float:
    """The lead that makes a win likely."""
    return float(knowledge_of(ISLE).judge(match.state, 0, make_evaluation(ISLE)))


def tempo(match: Any) -> list[float]:
    """What the actions to come are worth to each seat."""
    return [judgement(ISLE, match.state, seat)["tempo"] for seat in range(4)]


def mined(value: int = 3, **fields: Any) -> dict[str, Any]:
    """A position in which the Suns' mine has so many tokens left, and others are somewhere."""
    mine = {"S": {"space": "[2,5]", "value": value}}
    return {"control": NORTH, "mines": mine} | fields


def test_at_the_end_the_judgement_says_who_wins() -> None:
    s = end_of(ISLE, 4, seed=4, limit_rounds=3)
    best = max(points(ISLE, s, seat) for seat in range(4))
    for seat in range(4):
        assert int(points(ISLE, s, seat)) == silver_in_europe(s, seat)
        assert (points(ISLE, s, seat) == best) == is_winner(s, seat)


def test_silver_is_worth_the_more_the_nearer_it_is_to_europe() -> None:
    crews = {"S": {"5": "[0,7]"}}
    in_mine = worth(**mined(3, crews=crews, ships={"S": "<0,5>"}))
    carried = worth(**mined(2, crews=crews, ships={"S": "<0,5>"}, silver={"crews": ["[0,7]"]}))
    aboard = worth(**mined(2, crews=crews, ships={"S": "<0,5>"}, silver={"ships": {"S": 1}}))
    home = worth(**mined(2, crews=crews, ships={"S": "<0,5>"}, silver={"europe": {"S": 1}}))
    assert in_mine < carried < aboard < home


def test_silver_that_has_come_to_europe_is_worth_unloading_and_does_not_sail_again() -> None:
    match = table(**mined(2, ships={"S": "<0,5>"}, silver={"ships": {"S": 1}}))
    at_the_port = judgement(ISLE, match.state, 0)
    play(match, "sail europe")
    arrived = judgement(ISLE, match.state, 0)
    play(match, "unload silver")
    unloaded = judgement(ISLE, match.state, 0)
    silver = [found["europe"] + found["aboard"] for found in (at_the_port, arrived, unloaded)]
    assert silver[0] < silver[1] < silver[2]


def test_a_carrier_is_better_off_near_the_ship() -> None:
    silver = {"silver": {"crews": ["[0,7]"]}, "ships": {"S": "<0,5>"}}
    near = judged(**mined(2, crews={"S": {"5": "[0,7]"}}, **silver))
    silver["silver"] = {"crews": ["[0,6]"]}
    far = judged(**mined(2, crews={"S": {"5": "[0,6]"}}, **silver))
    assert near["carried"] > far["carried"]


def test_a_stronger_rival_beside_a_carrier_is_a_danger() -> None:
    silver = {"silver": {"crews": ["[1,6]"]}, "control": NORTH | {"0,2": "A"}}
    weak = judged(**mined(2, crews={"S": {"3": "[1,6]"}, "A": {"2": "[1,5]"}}, **silver))
    strong = judged(**mined(2, crews={"S": {"3": "[1,6]"}, "A": {"4": "[1,5]"}}, **silver))
    assert strong["carried"] < weak["carried"]


def test_crews_ashore_count_by_their_values() -> None:
    few = judged(control=NORTH, crews={"S": {"1": "[0,7]"}})["crews"]
    strong = judged(control=NORTH, crews={"S": {"5": "[0,7]"}})["crews"]
    many = judged(control=NORTH, crews={"S": {"5": "[0,7]", "1": "[2,4]"}})["crews"]
    assert 0 < few < strong < many


def test_crews_aboard_count_as_those_ashore_and_those_in_europe_not() -> None:
    ashore = judged(control=NORTH, crews={"S": {"5": "[0,7]"}})["crews"]
    aboard = judged(control=NORTH, crews={"S": {"5": "ship"}}, ships={"S": "<0,5>"})["crews"]
    assert aboard == ashore > judged(control=NORTH)["crews"] == 0


def test_a_crew_aboard_comes_to_a_mine_by_sea() -> None:
    aboard = {"S": {"5": "ship"}}
    corners = ("<0,5>", "<1,5>", "<2,3>")  # on the way from the port to the mine
    worths = [judged(**mined())["mines"]]
    worths += [judged(**mined(crews=aboard, ships={"S": at}))["mines"] for at in corners]
    assert 0 < worths[0] < worths[1] < worths[2] < worths[3]


@pytest.mark.parametrize(("values", "is_somewhere"), [("01234", True), ("012345", False)])
def test_no_crew_comes_by_ship_if_all_are_ashore(values: str, is_somewhere: bool) -> None:
    s = table(crews={"S": dict.fromkeys(values, "port")}).state
    landing = ways_of(s, 0, make_evaluation(ISLE).scratch[0]).landing
    assert bool((landing < FAR).any()) == is_somewhere


def ways(s: Any, scratch: Any) -> list[Any]:
    """All ways of Suns, as this scratch record has them."""
    found, corners = ways_of(s, 0, scratch), slice(1, int(s.num_corners) + 1)
    by_sea = [found.back[corners].tolist(), found.there[corners].tolist()]
    return [*by_sea, found.home.tolist(), found.landing.tolist()]


def at_sea(crew: str = "ship", ship: str = "<1,5>", **mines: str) -> Any:
    """Suns' ship out there, their strongest crew somewhere, and others' mines or their own."""
    return table(
        control=NORTH | {"1,0": "A"},
        crews={"S": {"5": crew}},
        ships={"S": ship},
        mines={suit: {"space": space, "value": 3} for suit, space in mines.items()},
    ).state


def test_ways_are_kept_only_as_long_as_they_are_right() -> None:
    all_ashore = table(crews={"S": dict.fromkeys("012345", "port")}, ships={"S": "<1,5>"}).state
    positions = [
        table().state,
        all_ashore,
        at_sea("port"),
        at_sea(),
        at_sea(ship="<2,3>"),
        at_sea(S="[2,5]"),
        at_sea(A="[2,0]"),
        at_sea(S="[2,5]", A="[3,0]"),
        at_sea(S="[3,5]", A="[2,0]"),
    ]
    fresh = [ways(s, make_evaluation(ISLE).scratch[0]) for s in positions]
    assert all(one != other for one, other in combinations(fresh, 2)), "or nothing could be wrong"
    for before, after in permutations(range(len(positions)), 2):
        scratch = make_evaluation(ISLE).scratch[0]
        ways(positions[before], scratch)
        assert ways(positions[after], scratch) == fresh[after]


def test_ways_of_another_isle_are_forgotten() -> None:
    isles = [begun(seed) for seed in range(4)]
    fresh = [ways(s, make_evaluation(ISLE).scratch[0]) for s in isles]
    assert all(one != other for one, other in combinations(fresh, 2)), "or nothing could be wrong"
    scratch = make_evaluation(ISLE).scratch[0]
    for number in (0, 1, 2, 3, 1, 0):
        assert ways(isles[number], scratch) == fresh[number]


def begun(seed: int) -> Any:
    """A game whose ports stand: nothing else is different from the others'."""
    match = ISLE.new(players=4, seed=seed)
    while match.state.phase < Phase.STARVE:
        match.play(match.legal()[0])
    return match.state


def test_a_judgement_does_not_depend_on_what_was_judged_before() -> None:
    positions = map(copy_record, random_positions(ISLE, 4, seed=3, limit_rounds=2))
    evaluation = make_evaluation(ISLE)
    for s in (table().state, *positions, at_sea()):
        knowledge_of(ISLE).judge(s, all_seats(s), evaluation)
        fresh = [list(judgement(ISLE, s, seat).values()) for seat in range(4)]
        assert evaluation.terms[:4].tolist() == fresh


def test_too_many_crews_in_a_port_are_hungry() -> None:
    assert judged(crews={"S": {"5": "port"}})["hunger"] == 0
    assert judged(crews={"S": {"5": "port", "4": "port"}})["hunger"] < 0


def test_the_opening_moves_bring_the_mine_nearer() -> None:
    match = table()
    worths = [judgement(ISLE, match.state, 0)["unfound"]]
    for move in ("load crew 5", "sail <0,5>"):
        play(match, move)
        worths.append(judgement(ISLE, match.state, 0)["unfound"])
    assert worths == sorted(worths)
    assert worths[0] < worths[-1]


def test_actions_to_come_count_until_they_are_used() -> None:
    match = table()
    found = [tempo(match)]
    for move in ("load crew 5", "sail <0,5>"):
        play(match, move)
        found.append(tempo(match))
    actions = np.array(found) / (ACTION * scale(match))
    assert np.allclose(actions, [[2, 2, 2, 2], [1, 2, 2, 2], [0, 2, 2, 2]])


def test_a_lead_counts_the_more_the_later_it_is() -> None:
    scales = [scale(table(round=number)) for number in (1, 10, 20, 33, 60)]
    assert scales == sorted(scales, reverse=True)
    assert scales[2] > scales[3] == scales[4] > 0
    assert scale(table(round=20, quiet_rounds=5)) < scales[2]


def test_who_is_behind_unloads_its_silver_too() -> None:
    match = table(
        round=25,
        control=NORTH,
        mines={"S": {"space": "[2,5]", "value": 2}, "A": {"space": "[0,6]", "value": 0}},
        silver={"ships": {"S": 2}, "europe": {"A": 4}},
        ships={"S": "europe"},
    )
    before = win_chances(ISLE, match.state)[0]
    play(match, "unload silver")
    assert win_chances(ISLE, match.state)[0] > before


@pytest.mark.parametrize("europe", [{"A": 6}, {"S": 6}], ids=["lost", "won"])
@pytest.mark.parametrize("bot", ["greedy:nodes=100", "search:iterations=100"])
def test_when_all_is_decided_the_last_silver_comes_home(bot: str, europe: dict[str, int]) -> None:
    spent = {"S": "[2,5]", "A": "[0,6]", "M": "[-6,-2]", "C": "[-4,-2]"}
    match = table(
        round=40,
        control=NORTH | {"-3,-1": "M", "-2,-1": "C"},
        mines={seat: {"space": space, "value": 0} for seat, space in spent.items()},
        silver={"ships": {"S": 1}, "europe": europe},
        ships={"S": "<0,5>"},
    )
    player = make_bot(bot, ISLE, 1)
    while not match.over and match.actor == 0:
        match.play(player.choose(look(match)))
    assert match.over, "nobody hides the last token"


def test_finding_a_rich_mine_beside_the_ship_beats_going_on() -> None:
    crews = {"S": {"5": "ship"}}
    match = table(crews=crews, ships={"S": "<-1,2>"}, control={"0,3": "S"})
    play(match, "unload crew 5")
    before = points(ISLE, match.state, 0)
    play(match, "discover [-1,3]")
    assert points(ISLE, match.state, 0) > judged(crews=crews)["unfound"]
    assert points(ISLE, match.state, 0) == pytest.approx(before, abs=1)


def test_hope_fades_when_nothing_happens() -> None:
    fresh = judged(**mined(), quiet_rounds=0)
    stale = judged(**mined(), quiet_rounds=11)
    assert stale["mines"] < fresh["mines"]


def test_seats_are_judged_alike_at_the_start() -> None:
    match = table()
    for seat in range(4):
        found = judgement(ISLE, match.state, seat)
        assert {name for name, value in found.items() if value} == {"unfound", "tempo"}
