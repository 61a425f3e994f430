"""Positions that cannot be are refused in one sentence; odd input shows no foreign traceback."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import serai
from serai.engine.errors import BadPosition, SeraiError

SILK = serai.game("silk")

TABLE: dict[str, Any] = {
    "game": "silk", "players": 2, "options": {},
    "tiles": ["DNLND", "NNLDN", "DN*LN", "NDNNL"],
    "worms": {"0,1": "AAB", "3,3": "B"},
    "shepherds": {"A": "1,2", "B": "3,0"}, "mastiffs": {"A": "0,4", "B": "2,4"}, "ookami": "2,2",
    "nurseries": {"1,1": "A", "3,2": "B"}, "walls": ["H1,1", "V1,2"],
    "points": {"A": 5, "B": 7}, "den": {"A": 0, "B": 1}, "improvements": {},
    "turn": "A", "phase": "dice", "dice": [3, 5], "ended_by": None,
}  # fmt: skip
BUMP = {"phase": "bump", "dice": [5], "deed": "herd", "moved": [], "lifted": None, "left": None}
PUSHED = BUMP | {
    "shepherds": {"A": "0,4", "B": "3,0"}, "mastiffs": {"A": "0,3"}, "moved": ["shepherd A"],
    "lifted": "mastiff B", "left": "0,4", "hand": {},
}  # fmt: skip
EMPTY = {
    "worms": {}, "shepherds": {}, "mastiffs": {}, "nurseries": {}, "walls": [], "den": {},
    "dice": [],
}  # fmt: skip

IMPOSSIBLE = {
    "two of a colour's pieces in one tile": ({"ookami": "1,2"}, "silk.occ.1"),
    "worms under a shepherd": ({"worms": {"1,2": "A"}}, "silk.occ.1"),
    "four worms on a tile": ({"worms": {"0,1": "AAAB"}}, "silk.setup.p1.6"),
    "sixteen worms": ({"den": {"A": 14}}, "silk.inv.1"),
    "a wall without a nursery": ({"walls": ["V0,4"]}, "silk.inv.5"),
    "a wall off the board": ({"walls": ["H5,1"]}, "silk.geo.wall.1"),
    "a wall twice": ({"walls": ["H1,1", "H1,1"]}, "silk.geo.wall.2"),
    "a nursery on an outermost corner": ({"nurseries": {"0,0": "A"}}, "silk.geo.nursery.1"),
    "nurseries side by side": ({"nurseries": {"1,1": "A", "1,2": "B"}}, "silk.inv.2"),
    "negative points": ({"points": {"A": -1}}, "silk.inv.7"),
    "a missing shepherd": ({"shepherds": {"A": "1,2"}}, "silk.inv.4"),
    "a missing ookami": ({"ookami": None}, "silk.inv.4"),
    "two den tiles": ({"tiles": ["DNLND", "NN*DN", "DN*LN", "NDNNL"]}, "silk.comp.4"),
    "no den tile": ({"tiles": ["DNLND", "NNLDN", "DNNLN", "NDNNL"]}, "silk.comp.4"),
    "too few rows": ({"tiles": ["DNLND"]}, "silk.comp.10"),
    "three dice": ({"dice": [1, 2, 3]}, "silk.comp.3"),
    "no dice where dice are chosen": ({"dice": []}, "silk.turn.2"),
    "dice before the roll": ({"phase": "roll"}, "silk.turn.2"),
    "a wrong supply": ({"supply": 3}, "silk.inv.3"),
    "a wrong reserve": ({"reserve": {"A": 1, "B": 1}}, "silk.inv.1"),
    "two dice in the middle of a deed": (BUMP | {"dice": [1, 2]}, "silk.turn.2"),
    "a piece moved before the target is chosen": (BUMP | {"moved": ["ookami"]}, "silk.bump.2"),
    "a piece moved that does not play": (PUSHED | {"moved": ["shepherd C"]}, "silk.inv.6"),
    "a lifted piece that stands": (PUSHED | {"mastiffs": TABLE["mastiffs"]}, "silk.occ.1"),
    "a lifted piece that has moved": (
        PUSHED | {"moved": ["shepherd A", "mastiff B"]},
        "silk.inv.6",
    ),
    "a bumper that has not moved": (PUSHED | {"moved": []}, "silk.bump.table"),
    "nothing in hand to spread": (
        {"phase": "spread", "dice": [], "action": "graze", "bumped_from": "1,1"},
        "silk.bump.3",
    ),
    "too many worms in hand": (
        BUMP | {"deed": "graze", "left": "1,1", "hand": {"A": 3, "B": 3}},
        "silk.bump.3",
    ),
    "worms in hand over a tile with worms": (
        BUMP | {"deed": "graze", "left": "0,1", "hand": {"A": 1}},
        "silk.graze.7",
    ),
    "everybody has rolled": (
        EMPTY | {"phase": "first", "rolled": {"A": 4, "B": 5}},
        "silk.setup.p1.1",
    ),
    "all tiles laid in the laying phase": (EMPTY | {"phase": "lay"}, "silk.comp.10"),
    "no ookami on the den tile": (EMPTY | {"phase": "worms", "ookami": None}, "silk.setup.6"),
    "an eighth worm in the set-up": (
        EMPTY | {"phase": "worms", "worms": {"0,0": "AAA", "0,4": "AAA", "1,3": "AA"}},
        "silk.setup.8",
    ),
    "wrong final scores": (
        {"phase": "over", "dice": [], "scores": {"A": 999, "B": 0}},
        "silk.final.6",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("change", "clause"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_its_clause(
    change: dict[str, Any], clause: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        SILK.load(TABLE | change)
    assert refused.value.clause == clause


@pytest.mark.parametrize(
    "change",
    [
        {"colour": "red"},
        {"moved": ["ookami"]},
        {"rolled": {"A": 3}},
        {"winners": ["A"]},
        {"turn": "Z"},
        {"phase": "lunch"},
        {"dice": [7, 1]},
        {"supply": [7]},
        {"supply": 7.0},
        {"players": 5},
        {"players": True},
        {"game": "chess"},
        BUMP | {"deed": "sing"},
        BUMP | {"deed": ["herd"]},
        PUSHED | {"lifted": ["mastiff B"]},
    ],
)
def test_what_is_not_understood_is_named(change: dict[str, Any]) -> None:
    with pytest.raises(SeraiError):
        SILK.load(TABLE | change)


def test_a_push_and_a_spread_that_hold_together_are_loaded() -> None:
    match = SILK.load(TABLE | PUSHED, chance="manual")
    assert {str(action) for action in match.legal()} == {"push east", "push south", "push north"}
    graze = {"deed": "graze", "left": "1,1", "hand": {"A": 1}}
    spread = SILK.load(TABLE | BUMP | graze, chance="manual")
    assert "bump south" in {str(action) for action in spread.legal()}


def test_the_middle_of_an_action_is_written_with_its_phase() -> None:
    """Older positions say `bump`, `deed` and `left`; they load, and are written as today."""
    herd = SILK.load(TABLE | BUMP).position()
    assert herd == TABLE | {"phase": "action-herd", "dice": [5]}
    pushed = SILK.load(TABLE | PUSHED).position()
    newer = {"phase": "push", "action": "herd", "moved": ["shepherd A"], "lifted": "mastiff B"}
    assert {field: pushed[field] for field in newer} == newer
    assert pushed["bumped_from"] == "0,4"
    assert "deed" not in pushed
    assert SILK.load(herd).position() == herd
    assert SILK.load(pushed).position() == pushed


def test_empty_hands_do_not_make_a_spread() -> None:
    match = SILK.load(TABLE | BUMP | {"hand": {"A": 0}}, chance="manual")
    assert {str(action).split(" ")[0] for action in match.legal()} == {"shepherd", "mastiff"}


WORDS = st.text(max_size=4)
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 40) | st.floats() | WORDS,
    lambda junk: st.lists(junk, max_size=3) | st.dictionaries(WORDS, junk, max_size=3),
    max_leaves=4,
)


@settings(max_examples=300)
@given(
    field=st.sampled_from(
        [*TABLE, "hand", "left", "lifted", "moved", "rolled", "deed", "action", "bumped_from"]
    ),
    junk=JUNK,
)
def test_junk_in_any_field_is_read_or_refused(field: str, junk: Any) -> None:
    for base in (TABLE, TABLE | PUSHED, TABLE | EMPTY | {"phase": "worms"}):
        with contextlib.suppress(SeraiError):
            match = SILK.load(base | {field: junk}, chance="manual")
            assert match.over or match.legal()
