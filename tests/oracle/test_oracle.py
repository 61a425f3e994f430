"""The worked examples of section 12, played by the oracle; P is seat A, G is seat B."""

from collections import Counter
from itertools import groupby
from random import Random
from typing import Any

import pytest

from oracle.board import ROWS, STEPS, Position, State, canonical, parse, wrapped
from oracle.generate import random_options, random_position
from oracle.helpers import build, only, play_out, position, read, results, some_next
from oracle.invariants import violations
from oracle.moves import (
    after_roll,
    change_cost,
    die_options,
    die_outcomes,
    outcomes,
    piece_outcomes,
    raise_outcomes,
    turn_start,
    worm_outcomes,
    worm_turn_outcomes,
)
from oracle.scoring import final_scores
from oracle.walls import contacts, controller, enclosure_points, enclosures, has_long_wall, segments

pytestmark = pytest.mark.once

ALL_OUT = {"0,0": "AAA", "0,4": "AAA", "3,0": "AAA", "3,4": "AAA", "1,4": "AAA"}
CLAIMED = {"silkworm": "A"}


def positions(found: set[str]) -> list[Position]:
    """Normal forms read back."""
    return [read(text) for text in found]


def turn_order(game: list[Position]) -> list[str | None]:
    """Who had a turn, one after the other; None for the end."""
    return [seat for seat, _ in groupby(game, key=lambda p: p["turn"])]


# ---- dice and turn ---------------------------------------------------------------------------


def test_ex01_a_die_is_changed_round_the_ring_for_one_point_a_pip() -> None:
    """silk.die.cost.2"""
    costs = {(1, 6): 1, (1, 4): 3, (4, 1): 3, (2, 6): 2, (5, 1): 2, (3, 3): 0}
    assert {change: change_cost(*change) for change in costs} == costs


def no_point_no_worm(**fields: Any) -> Position:
    """Dice 1 and 3, score 0, all worms of P on the board."""
    basis: dict[str, Any] = {"dice": [1, 3], "points": {"A": 0, "B": 5}, "worms": ALL_OUT}
    return position(**basis | {"improvements": CLAIMED, "nurseries": {"2,2": "A"}} | fields)


def test_ex02_the_only_die_with_options_goes_first_and_the_other_is_lost() -> None:
    """silk.die.must.3, silk.die.must.4"""
    start = no_point_no_worm()
    assert die_options(start) == {1: [], 3: [3]}
    after = positions(die_outcomes(start))
    assert len(after) == 4
    assert all(p["turn"] == "B" and p["points"]["A"] == 0 for p in after)
    assert all(len(p["walls"]) == 1 and not p["dice"] for p in after)


def test_ex03_points_won_by_the_first_die_must_pay_for_the_second() -> None:
    """silk.die.must.2, silk.turn.dice.2"""
    start = no_point_no_worm(
        nurseries={"2,2": "A", "2,4": "B"}, walls=["H2,2"], ookami="1,1",
        shepherds={"A": "1,2", "B": "3,2"},
    )  # fmt: skip
    closed = [p for p in positions(die_outcomes(start)) if "H2,3" in p["walls"]]
    assert only(closed)["points"]["A"] == 2
    assert closed[0]["dice"] == [1]
    assert closed[0]["turn"] == "A"
    assert die_options(closed[0]) == {1: [2, 3, 5, 6]}
    paid = {p["points"]["A"] for p in positions(die_outcomes(closed[0]))}
    assert min(paid) == 0
    assert canonical(closed[0] | {"dice": []}) not in die_outcomes(closed[0])


def test_ex05_grazing_for_nothing_is_a_duty_too() -> None:
    """silk.die.must.1: no pass, also for a graze that earns nothing"""
    start = position(
        tiles=["dnlnd", "nnldn", "dn*ln", "ndnnl"], points={"A": 7, "B": 5}, dice=[5],
        worms={"1,1": "A", "3,3": "AB"}, ookami="2,2", nurseries={"0,2": "A"},
    )  # fmt: skip
    assert die_options(start) == {5: [1, 3, 5, 6]}
    for after in positions(die_outcomes(start)):
        moved = {key: after[key] for key in ("worms", "walls", "ookami", "nurseries")}
        assert any(moved[key] != start.get(key, []) for key in moved)
        assert after["turn"] == "B"


def test_ex07_the_rescue_needs_a_die_and_only_fills_the_reserve() -> None:
    """silk.turn.raise.2, silk.raise.rescue.1, silk.imp.worm.1"""
    worms = {"0,0": "AAA", "0,4": "AAA", "3,0": "AAA", "3,4": "AAA", "1,4": "A"}
    start = position(worms=worms, den={"A": 2}, improvements={"silkworm": "B"}, dice=[1, 1])
    begun = read(turn_start(start, "A"))
    assert begun["phase"] == "roll"
    assert begun["den"]["A"] == 2
    rescued = only(results(start, 1))
    assert rescued["den"]["A"] == 1
    assert rescued["worms"] == begun["worms"]
    raised = only(results(rescued, 1))
    assert raised["worms"]["1,4"] == "AA"
    assert raised["den"]["A"] == 1
    assert raised["points"]["A"] == 5


def test_ex09_no_rescue_while_the_reserve_holds_a_worm_without_a_place() -> None:
    """silk.raise.rescue.3"""
    start = position(
        worms={"0,0": "AAA", "0,1": "AAB", "3,3": "AAA", "3,4": "AAA"}, den={"A": 1},
        nurseries={"1,1": "A"}, ookami="1,0", mastiffs={"B": "1,1"}, dice=[1],
    )  # fmt: skip
    assert parse(start).reserve("A") == 3
    assert read(turn_start(start, "A"))["phase"] == "roll"
    assert outcomes(start, 1) == set()


# ---- movement and bumping --------------------------------------------------------------------


def test_ex11_a_wrapping_shepherd_bumps_a_mastiff_four_ways() -> None:
    """silk.move.wrap.1, silk.bump.5"""
    start = position(shepherds={"A": "2,0"}, mastiffs={"B": "2,4"})
    after = results(start, 2, step="left")
    assert {p["mastiffs"]["B"] for p in after} == {"1,4", "3,4", "2,3", "2,0"}
    assert len(after) == 4
    assert all(p["shepherds"]["A"] == "2,4" for p in after)


@pytest.mark.parametrize(("wall", "legal"), [("H0,2", 0), ("H4,2", 0), ("H1,2", 1)])
def test_ex13_a_wall_on_either_outer_side_stops_a_wrapping_mastiff(wall: str, legal: int) -> None:
    """silk.move.wrap.3"""
    start = position(mastiffs={"A": "0,2"})
    assert only(results(start, 2, step="up"))["mastiffs"]["A"] == "3,2"
    assert len(results(start | {"walls": [wall]}, 2, step="up")) == legal


def test_ex15_a_shepherd_may_not_step_on_worms_that_cannot_all_get_away() -> None:
    """silk.bump.6, silk.move.wall.3"""
    worms = {"1,1": "AB", "0,1": "BBB", "1,2": "BB"}
    start = position(shepherds={"A": "1,0"}, mastiffs={"B": "2,1"}, walls=["V1,1"], worms=worms)
    assert results(start, 2, step="right") == []
    after = only(results(start | {"worms": worms | {"1,2": "B"}}, 2, step="right"))
    assert after["worms"] == {"0,1": "BBB", "1,2": "ABB"}


def test_ex17_a_mastiff_drives_the_ookami_on_worms_but_not_on_a_mastiff() -> None:
    """silk.capture.1, silk.ook.mastiff"""
    start = position(mastiffs={"A": "1,1", "B": "0,2"}, ookami="1,2", worms={"1,3": "ABB"})
    after = results(start, 2, step="right")
    assert {p["ookami"] for p in after} == {"2,2", "1,1", "1,3"}
    assert len(after) == 3
    fed = only([p for p in after if p["ookami"] == "1,3"])
    assert fed["den"] == {"A": 1, "B": 2}
    assert fed["worms"] == {}


def test_ex19_a_piece_moved_already_cannot_be_bumped() -> None:
    """silk.move.2"""
    start = position(
        shepherds={"A": "1,1", "B": "0,3"}, mastiffs={"A": "3,0", "B": "1,2"}, ookami="1,3"
    )
    after = results(start, 2, piece="shepherd", step="right")
    long_chain = [p for p in after if p["mastiffs"]["B"] == "1,3" and p["ookami"] == "0,3"]
    assert {p["shepherds"]["B"] for p in long_chain} == {"0,2", "0,4", "3,3"}


def test_ex21_worms_may_be_pushed_on_an_ookami_that_has_moved() -> None:
    """silk.capture.4"""
    start = position(
        shepherds={"B": "1,2"}, ookami="1,1", worms={"1,3": "AB"}, walls=["H1,3", "H2,3", "V1,4"]
    )
    after = results(start, 6, step="right")
    chain = only([p for p in after if p["shepherds"]["B"] == "1,3"])
    assert chain["den"] == {"A": 1, "B": 1}
    assert chain["ookami"] == "1,2"


def test_ex23_worms_met_after_a_wrap_fall_off_the_edge_and_never_wrap() -> None:
    """silk.move.wrap.5, silk.move.off.1, silk.bump.swap"""
    full = {"0,4": "AAA", "2,4": "AAA", "1,3": "AAA"}
    start = position(mastiffs={"A": "1,0"}, worms=full | {"1,4": "BBB"})
    after = only(results(start, 2, step="left"))
    assert after["worms"] == full
    assert parse(after).reserve("B") == 15


def test_ex25_shepherd_bumps_mastiff_bumps_ookami_bumps_shepherd_and_never_back() -> None:
    """silk.bump.table"""
    pair = position(shepherds={"A": "1,1"}, mastiffs={"A": "1,2"})
    assert len(results(pair, 2, piece="shepherd", step="right")) == 4
    assert results(pair, 2, piece="mastiff", step="left") == []
    assert results(position(mastiffs={"B": "1,1"}, ookami="1,2"), 6, step="left") == []
    assert results(position(shepherds={"A": "1,1"}, ookami="1,2"), 2, step="right") == []


def test_the_rulebooks_example_of_a_chain_of_four() -> None:
    """silk.bump.2: ookami, shepherd, mastiff, worms"""
    start = position(ookami="2,3", shepherds={"B": "2,2"}, mastiffs={"A": "1,2"},
                     worms={"1,3": "AA"})  # fmt: skip
    chains = [
        p for p in results(start, 6, step="left")
        if p["shepherds"]["B"] == "1,2" and p["mastiffs"]["A"] == "1,3"
    ]  # fmt: skip
    assert {"0,3": "AA"} in [p["worms"] for p in chains]
    # three free sides: up, right, and down to the tile the ookami left
    assert len(chains) == 6


# ---- nurseries and walls ---------------------------------------------------------------------


def test_ex27_a_wall_must_be_connected_to_an_own_nursery() -> None:
    """silk.wall.2, silk.wall.3"""
    alone = position(nurseries={"1,1": "A"})
    assert outcomes(alone, 3, side="H1,1")
    assert not outcomes(alone, 3, side="V2,3")
    both = {"1,1": "A", "1,3": "B"}
    joined = position(nurseries=both, walls=["H1,1", "H1,2", "H1,3"])
    assert outcomes(joined, 3, side="V1,4")
    assert outcomes(joined, 3, side="V1,3")
    assert not outcomes(position(nurseries=both, walls=["H1,3"]), 3, side="V1,4")


@pytest.mark.parametrize("builder", ["A", "B"])
def test_ex29_whoever_closes_a_segment_scores_it(builder: str) -> None:
    """silk.seg.score.1, silk.seg.score.6"""
    start = position(nurseries={"1,1": "A", "1,3": "B"})
    first, gains = build(start, "H1,1")
    assert gains == [0]
    assert build(first | {"turn": builder}, "H1,2")[1] == [2]


def test_ex31_of_several_closed_segments_the_shortest_scores() -> None:
    """silk.seg.score.1, silk.seg.score.2"""
    start = position(nurseries={"2,1": "A", "2,4": "B", "4,2": "A"})
    assert build(start, "H2,1", "H2,2", "H2,3", "V2,2", "V3,2")[1] == [0, 0, 3, 0, 3]


def test_ex33_the_new_path_scores_and_two_tiles_are_no_improvement() -> None:
    """silk.seg.score.1, silk.enc.control"""
    start = position(nurseries={"1,1": "A", "1,3": "B"}, walls=["H1,1", "H1,2"])
    after, gains = build(start, "V1,1", "H2,1", "H2,2", "V1,3")
    assert gains == [0, 0, 0, 4]
    assert after["improvements"] == {}
    assert enclosures(parse(after)) == {frozenset({(1, 1), (1, 2)})}
    assert enclosure_points(parse(after)) == Counter()


def test_ex35_branches_do_not_add_up_and_a_nursery_gives_no_long_wall() -> None:
    """silk.imp.long.3, silk.seg.nursery"""
    start = position(nurseries={"0,2": "A"}, shepherds={"B": "1,0"})
    after, gains = build(start, "V0,2", "H1,2", "H1,3", "H1,4", "H1,1", "H1,0")
    assert gains == [0] * 6
    assert not after["improvements"]
    assert max(len(walls) for _, walls in segments(parse(after))) == 4
    nursed = only(results(after | {"turn": "B"}, 4, corner="1,0"))
    assert nursed["points"]["B"] == 5
    assert not nursed["improvements"]
    assert has_long_wall(parse(nursed), segments(parse(nursed)))
    assert build(nursed, "V1,5")[1] == [5]


def test_ex37_a_loop_on_its_own_stem_closes_nothing_but_encloses() -> None:
    """silk.seg.score.5, silk.imp.long.2, silk.imp.enc.1, silk.enc.touch"""
    start = position(nurseries={"0,1": "A"})
    sides = ["V0,1", "H1,1", "H1,2", "H1,3", "V1,4", "H2,3", "H2,2", "H2,1", "V1,1"]
    after, gains = build(start, *sides)
    assert gains == [0, 0, 0, 0, 5, 0, 0, 0, 10]
    assert enclosures(parse(after)) == {frozenset({(1, 1), (1, 2), (1, 3)})}
    assert enclosure_points(parse(after)) == Counter()


def test_ex39_a_bare_outer_side_leaves_a_region_open() -> None:
    """silk.enc.def.2"""
    start = position(nurseries={"1,1": "A"})
    cut_off, gains = build(start, "H1,0", "H1,1", "V0,2")
    assert gains == [0, 0, 0]
    assert enclosures(parse(cut_off)) == set()
    closed, gains = build(cut_off, "H0,1", "H0,0", "V0,0")
    assert gains == [0, 0, 11]
    assert enclosures(parse(closed)) == {frozenset({(0, 0), (0, 1)})}


def fence(top: int, left: int, size: int) -> list[str]:
    """The walls around a square block of tiles."""
    ends_ = (top, top + size), (left, left + size)
    flat = [f"H{r},{c}" for r in ends_[0] for c in range(left, left + size)]
    return flat + [f"V{r},{c}" for c in ends_[1] for r in range(top, top + size)]


def test_ex41_a_ring_and_its_core_are_separate_and_hole_walls_touch() -> None:
    """silk.enc.def.5, silk.enc.touch, R29"""
    start = position(
        players=4, walls=fence(1, 1, 3) + fence(2, 2, 1),
        nurseries={"1,1": "A", "4,4": "A", "2,2": "B"},
    )  # fmt: skip
    (ring,) = enclosures(parse(start))
    assert len(ring) == 8
    assert contacts(parse(start), ring) == {"A": 2, "B": 1}
    assert controller(parse(start), ring) == "A"
    assert enclosure_points(parse(start)) == {"A": 16}


# ---- graze, end, setup -----------------------------------------------------------------------


def test_ex43_grazing_scores_own_worms_and_may_feed_the_ookami() -> None:
    """silk.graze.1 to silk.graze.7, silk.capture.1"""
    tiles = ["DNLND", "NNNDN", "DNL*N", "NDNNL"]
    start = position(tiles=tiles, worms={"2,2": "AAB"}, ookami="2,3")
    after = results(start, 5)
    assert all(p["points"] == {"A": 11, "B": 5} for p in after)
    assert all(p["tiles"][2] == "DNl*N" and "2,2" not in p["worms"] for p in after)
    assert {p["den"]["B"] for p in after} == {0, 1}


def test_ex45_an_emptied_reserve_triggers_the_end_and_everybody_finishes() -> None:
    """silk.imp.worm.2, silk.end.5, silk.end.6"""
    start = position(
        phase="raise", dice=[], points={"A": 22, "B": 5}, den={"A": 3}, nurseries={"1,1": "A"},
        worms={"0,0": "AAA", "0,1": "AAA", "3,0": "AAA", "3,1": "AA"}, ookami="2,4",
    )  # fmt: skip
    raised = positions(raise_outcomes(start))
    assert all(p["points"]["A"] == 32 and p["ended_by"] == "A" for p in raised)
    assert all(p["phase"] == "roll" and p["improvements"] == CLAIMED for p in raised)
    game = play_out(raised[0])
    assert turn_order(game) == ["A", "B", None]
    assert [len(p["dice"]) for p in game[:3]] == [0, 2, 1]
    assert sum(p["phase"] == "roll" and p["turn"] == "B" for p in game) == 1


def test_ex47_the_last_wall_gives_every_other_player_one_turn() -> None:
    """silk.end.2, silk.end.6, silk.end.7"""
    start = position(
        players=3, turn="B", dice=[3, 6], walls=fence(0, 0, 2) + fence(3, 3, 2)[:6],
        nurseries={"2,1": "B", "3,4": "C", "0,4": "A"}, ookami="2,4", points={"C": 39},
    )  # fmt: skip
    last = [p for p in positions(die_outcomes(start)) if len(p["walls"]) == 15]
    assert last
    assert all(p["ended_by"] == "B" and p["turn"] == "B" for p in last)
    game = play_out(last[0])
    assert turn_order(game) == ["B", "C", "A", None]
    assert all(outcomes(p, 3) == set() for p in game if p["turn"] in ("A", "C"))
    assert game[-1]["ended_by"] == "B"


def test_ex49_final_scoring_adds_enclosures_and_pastures_and_subtracts_the_den() -> None:
    """silk.final.1 to silk.final.5"""
    start = position(
        tiles=["DNLND", "NNLDN", "DN*Ln", "NDNNL"], points={"A": 21}, den={"A": 4},
        walls=["V0,1", "H1,1", "H1,2", "H1,3", "V0,4", "H0,1", "H0,2", "H0,3"],
        nurseries={"0,1": "A", "1,4": "A"},
        worms={"3,4": "AA", "1,0": "A", "2,4": "AAA"},
    )  # fmt: skip
    assert enclosure_points(parse(start)) == {"A": 6}
    assert final_scores(parse(start))["A"] == 31


def test_ex51_with_all_dry_tiles_full_worms_go_on_normal_tiles_but_not_on_the_den_tile() -> None:
    """silk.setup.p1.5, silk.setup.p1.7, silk.setup.p2.1"""
    tiles = ["DDDDD", "DDDDN", "NN*NN", "NNNNN", "LLLLN", "LLLNN"]
    flock = iter("ABCD" * 6 + "ABC")
    dry = [f"{r},{c}" for r in range(2) for c in range(5)][:9]
    worms = {at: next(flock) + next(flock) + next(flock) for at in dry}
    start = position(players=4, tiles=tiles, worms=worms, ookami="2,2", turn="D", phase="worms")
    after = positions(worm_outcomes(start))
    placed = {next(iter(set(p["worms"]) - set(worms))) for p in after}
    assert len(after) == len(placed) == 13
    assert placed == {f"{r},{c}" for r in range(6) for c in range(5) if tiles[r][c] == "N"}
    assert {(p["phase"], p["turn"]) for p in after} == {("pieces", "D")}


def test_ex53_phase_two_goes_counterclockwise_and_its_last_player_begins() -> None:
    """silk.setup.p1.2, silk.setup.p1.3, silk.setup.p2.1, silk.setup.p2.6, silk.setup.p2.7"""
    game = position(players=4, ookami="2,2", phase="worms", dice=[])
    order = []
    while game["phase"] == "worms":
        order.append(game["turn"])
        game = read(min(worm_turn_outcomes(game)))
    assert order == list("ABCD" * 4)
    assert Counter("".join(game["worms"].values()))["D"] == 7
    order = []
    while game["phase"] == "pieces":
        order.append(game["turn"])
        game = read(min(piece_outcomes(game)))
    assert order == list("DCBA" * 3)
    assert game["turn"] == "A"
    assert game["phase"] in ("raise", "roll")
    assert violations(game) == []


# ---- the model as a whole --------------------------------------------------------------------


def all_within_one_step(before: State, after: State) -> bool:
    """silk.inv.6: every big piece stays or moves one tile, round the board included."""
    rows = ROWS[before.players]
    return all(
        after.big.get(tile) == piece
        or any(after.big.get(wrapped(tile, step, rows)) == piece for step in STEPS)
        for tile, piece in before.big.items()
    )


@pytest.mark.parametrize("crowded", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_positions_and_their_outcomes_break_no_invariant(
    players: int, crowded: bool
) -> None:
    """silk.inv.1 to silk.inv.8, silk.score.2"""
    rng = Random(10 * players + crowded)
    for _ in range(6):
        start = random_position(rng, players, crowded, **random_options(rng))
        assert violations(start) == []
        for text in die_outcomes(start):
            after = read(text)
            assert violations(after) == []
            assert canonical(after) == text
            assert all_within_one_step(parse(start), parse(after))
            assert {**after["points"], start["turn"]: 0} == {**start["points"], start["turn"]: 0}


def test_games_begun_by_the_generator_can_be_played_on() -> None:
    """silk.turn.2: the phases follow each other"""
    rng = Random(5)
    state = random_position(rng, 2)
    for _ in range(30):
        following = some_next(state)
        if following["phase"] == "over":
            assert following["turn"] is None
            assert following["winners"]
            break
        assert following["phase"] in ("raise", "roll", "dice")
        state = following


def test_two_dead_dice_pass_the_turn_at_once() -> None:
    """silk.die.must.3"""
    start = no_point_no_worm(nurseries={}, phase="roll", dice=[])
    assert read(after_roll(start, 1, 3))["turn"] == "B"


def test_extra_fields_order_and_missing_defaults_do_not_matter_for_comparison() -> None:
    """Section 15: computed fields may be left out, fields may be added"""
    bare = position(worms={"0,1": "BAA"}, walls=["V1,2", "H1,1"], dice=[5, 3])
    full = bare | {
        "worms": {"0,1": "AAB", "0,2": ""}, "walls": ["H1,1", "V1,2"], "dice": [3, 5],
        "den": {"A": 0, "B": 0}, "points": {"A": 5, "B": 5}, "reserve": {"A": 13},
        "improvements": {"nursery": None}, "options": {"multi_close": "shortest"},
    }  # fmt: skip
    assert canonical(bare) == canonical(full)
    assert canonical(bare) != canonical(bare | {"turn": "B"})
