"""Every option, in every value: what it changes, and that nothing else does."""

import pytest

from serai import BadOption
from serai.games.silk.state import State
from silk.playing import (
    SILK,
    build,
    changed,
    enclosures,
    final,
    legal,
    legal_parts,
    play,
    points,
    refusal,
    show,
    table,
    use,
)

TESTED = {
    "nursery_min_distance": (2, 3),
    "mandatory_rescue": (False, True),
    "no_wilful_waste": (True, False),
    "raise_onto_ookami": (False, True),
    "connect_through_foreign_nursery": (True, False),
    "multi_close": ("shortest", "longest", "sum"),
    "nursery_scores_segments": (False, True),
    "long_wall_must_close": (False, True),
    "edge_encloses": (False, True),
    "enclosure_nurseries": ("in_contact", "all_built"),
    "latch_trigger": (True, False),
    "tie_break": ("none", "fewest_in_den"),
}
LOW = "shepherds A:3,0 B:3,1 | mastiffs A:3,2 B:3,3 | ookami 3,4"


def with_option(name: str, value: object) -> str:
    """A field of a position: this option, set."""
    return f"options {name}:{str(value).lower()}"


def test_the_options_are_those_tested_here_default_first() -> None:
    """silk.comp.1"""
    assert {option.name: option.values for option in State.options} == TESTED


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in TESTED.items() for value in values]
)
def test_an_option_is_kept_and_shown_unless_it_is_the_default(name: str, value: object) -> None:
    """silk.comp.1"""
    match = SILK.new(3, seed=1, **{name: value})
    shown = match.position()["options"]
    assert shown == ({} if value == TESTED[name][0] else {name: value})
    assert SILK.load(match.position()).position() == match.position()


def test_an_unknown_option_or_value_is_refused() -> None:
    """silk.comp.1"""
    with pytest.raises(BadOption):
        SILK.new(2, colour="red")
    with pytest.raises(BadOption):
        SILK.new(2, nursery_min_distance=4)


@pytest.mark.parametrize(("sides", "corners"), [(2, {"2,1", "1,0"}), (3, {"2,0"})])
def test_nursery_min_distance(sides: int, corners: set[str]) -> None:
    """silk.geo.nursery.3"""
    option = with_option("nursery_min_distance", sides)
    text = f"dice 4 | shepherds A:1,0 B:3,3 | nurseries 1,2:B | {option}"
    match = use(table(text), "nursery")
    assert corners <= legal_parts(match, "nursery")
    assert ("1,0" in legal_parts(match, "nursery")) == (sides == 2)
    first = table(f"phase pieces | worms 1,1:A | nurseries 1,2:B | {option}")
    assert ("2,1" in legal_parts(first, "nursery")) == (sides == 2)


@pytest.mark.parametrize(("on", "den"), [(False, 3), (True, 2)])
def test_mandatory_rescue(on: bool, den: int) -> None:
    """silk.turn.raise.2"""
    worms = "worms 0,0:AAA 0,4:AAA 1,0:AAA 1,4:AAA | improvements silkworm:A"
    match = table(
        f"phase raise | den A:3 | {worms} | {LOW} | {with_option('mandatory_rescue', on)}"
    )
    assert show(match, "phase", "den") == f"phase roll | den A:{den} B:0"


@pytest.mark.parametrize(
    ("on", "moves"), [(True, {"die 3 wall"}), (False, {"die 3 wall", "lose 1"})]
)
def test_no_wilful_waste(on: bool, moves: set[str]) -> None:
    """silk.die.must.4"""
    worms = "worms 0,0:AAA 0,4:AAA 1,0:AAA 1,4:AAA 2,2:AAA | improvements silkworm:A"
    text = f"dice 1 3 | {worms} | {LOW} | nurseries 2,2:A | points A:0"
    match = table(f"{text} | {with_option('no_wilful_waste', on)}")
    assert legal(match) == moves
    if not on:
        assert show(play(match, "lose 1"), "dice", "turn") == "dice 3 | turn A"


@pytest.mark.parametrize("on", [False, True])
def test_raise_onto_ookami(on: bool) -> None:
    """silk.raise.5"""
    option = with_option("raise_onto_ookami", on)
    match = table(f"phase raise | nurseries 1,1:A | ookami 1,1 | worms 0,0:A | {option}")
    assert ("1,1" in legal_parts(match, "raise")) == on
    away = table(f"phase raise | nurseries 1,1:A | ookami 3,3 | {option}")
    assert "3,3" not in legal_parts(away, "raise")
    if on:
        play(match, "raise 1,1")
        assert show(match, "den", "reserve") == "den A:1 B:0 | reserve A:13 B:15"


@pytest.mark.parametrize("on", [True, False])
def test_connect_through_foreign_nursery(on: bool) -> None:
    """silk.wall.3"""
    option = with_option("connect_through_foreign_nursery", on)
    match = use(table(f"dice 3 | nurseries 1,1:A 1,3:B | walls H1,1 | {option}"), "wall")
    play(match, "wall H1,2")
    assert points(match) == 7, "a foreign nursery may be reached"
    match = use(changed(match, "turn A | phase dice | dice 3"), "wall")
    assert ("V1,3" in legal_parts(match, "wall")) == on
    match = use(changed(match, "turn B | phase dice | dice 3"), "wall")
    assert "V1,3" in legal_parts(match, "wall")


@pytest.mark.parametrize(("how", "gained"), [("shortest", 3), ("longest", 4), ("sum", 7)])
def test_multi_close(how: str, gained: int) -> None:
    """silk.seg.score.1, silk.seg.score.2"""
    cross = "nurseries 2,1:A 2,4:B 4,2:A | walls H2,1 H2,2 H2,3 V2,2"
    assert build(table(f"dice 3 | {cross} | {with_option('multi_close', how)}"), "V3,2") == [gained]


@pytest.mark.parametrize(("how", "gained"), [("shortest", 4), ("longest", 4), ("sum", 4)])
def test_multi_close_counts_a_loop_once(how: str, gained: int) -> None:
    """silk.seg.closed"""
    loop = "nurseries 1,1:A | walls H1,1 V1,2 H2,1"
    assert build(table(f"dice 3 | {loop} | {with_option('multi_close', how)}"), "V1,1") == [gained]


@pytest.mark.parametrize(("on", "gained", "won"), [(False, 0, ""), (True, 3 + 5, "long_wall:A")])
def test_nursery_scores_segments(on: bool, gained: int, won: str) -> None:
    """silk.seg.nursery"""
    walls = "walls H1,0 H1,1 H1,2 H1,3 H1,4 V1,5 H2,4 V2,4 | nurseries 1,0:B"
    option = with_option("nursery_scores_segments", on)
    match = table(f"dice 4 | shepherds A:0,2 | {walls} | {option}")
    play(match, "die 4 nursery", "nursery 1,3")
    assert points(match) == 5 + gained
    assert show(match, "improvements") == f"improvements {won}".strip()


@pytest.mark.parametrize(("on", "gained"), [(False, [5, 6]), (True, [0, 6 + 5])])
def test_long_wall_must_close(on: bool, gained: list[int]) -> None:
    """silk.imp.long.2"""
    row = "nurseries 0,1:A 2,5:B | walls V0,1 H1,1 H1,2 H1,3"
    option = with_option("long_wall_must_close", on)
    assert build(table(f"dice 3 | {row} | {option}"), "H1,4", "V1,5") == gained


@pytest.mark.parametrize("on", [False, True])
def test_edge_encloses(on: bool) -> None:
    """silk.enc.def.2"""
    option = with_option("edge_encloses", on)
    corner = "nurseries 0,3:A | walls V0,3 H1,2 H1,1"
    match = table(f"dice 3 | {corner} | {option} | improvements long_wall:B")
    assert build(match, "H0,2", "H1,0") == [0, 10 if on else 0]
    assert enclosures(f"{corner} H1,0 | {option}")["A"] == (3 + 17 if on else 0)
    assert enclosures(f"nurseries 1,1:A | walls H1,1 | {option}")["A"] == 0, (
        "the whole board is none"
    )


@pytest.mark.parametrize(("which", "earned"), [("in_contact", 3 * 2), ("all_built", 3 * 3)])
def test_enclosure_nurseries(which: str, earned: int) -> None:
    """silk.enc.score R30: one of three nurseries stands away from the fence around three tiles"""
    fence = "walls H1,1 H1,2 H1,3 V1,1 V1,4 H2,1 H2,2 H2,3"
    option = with_option("enclosure_nurseries", which)
    away = f"nurseries 1,1:A 1,3:A 3,1:A 2,2:B 0,2:B 3,3:B | {fence} | {option}"
    assert enclosures(away) == {"A": earned, "B": 0}
    even = f"nurseries 1,1:A 0,3:A 3,1:A 2,2:B | {fence} | {option}"
    assert enclosures(even) == {"A": 0, "B": 0}, "contact alone decides who controls"


@pytest.mark.parametrize(("on", "ended_by"), [(True, "A"), (False, "None")])
def test_latch_trigger(on: bool, ended_by: str) -> None:
    """silk.end.4"""
    option = with_option("latch_trigger", on)
    text = f"dice 5 5 | points A:27 | worms 0,2:A | nurseries 1,1:A | {LOW} | {option}"
    match = play(table(text), "die 5 graze", "graze 0,2", "bump north")
    assert show(match, "ended_by", "points") == f"ended_by {ended_by} | points A:30 B:5"
    spent = changed(match, "turn A")
    play(spent, "die 5 wall", "wall H1,1")
    assert show(spent, "ended_by", "turn") == f"ended_by {ended_by} | turn B"
    play(match, "die 5 nursery")
    kept = play(table(f"{text} | dice 5"), "die 5 graze", "graze 0,2", "bump north")
    assert show(kept, "ended_by", "turn") == "ended_by A | turn B"


@pytest.mark.parametrize(("how", "winners"), [("none", [0, 1]), ("fewest_in_den", [1])])
def test_tie_break(how: str, winners: list[int]) -> None:
    """silk.final.6"""
    option = with_option("tie_break", how)
    assert final(f"points A:12 B:10 | den A:2 | {option}").winners == winners
    assert final(f"points A:12 B:12 | den A:2 B:2 | {option}").winners == [0, 1]


def test_options_other_than_those_set_play_by_the_rules() -> None:
    """silk.die.must.4"""
    match = table("dice 3 | nurseries 1,1:A | options tie_break:fewest_in_den")
    assert refusal(match, "lose 3") == ("die-has-options", "silk.die.must.1")
