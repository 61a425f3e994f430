"""engine/form.py: each form writes what it reads, refuses what it cannot mean, and is seen as
numbers from 0 to 1, one's own seat first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from serai.engine.action import Domain
from serai.engine.errors import BadPosition
from serai.engine.form import (
    Context,
    Each,
    Form,
    Letter,
    Letters,
    Number,
    Numbers,
    Owned,
    PerSeat,
    SetOf,
    Several,
    Truth,
    Word,
    Words,
    domain_of,
)
from serai.engine.observe_text import Text
from serai.engine.schema import Named
from serai.engine.seat import NOBODY
from serai.games.silk.terms import Phase


class Colour(IntEnum):
    """Something with words."""

    NONE = 0
    RED = 1
    BLUE = 2


class Mood(IntEnum):
    """Something whose first word counts."""

    CALM = 0
    WILD = 1


PLACE = Domain("place", ["a1", "a2", None, "b1"], first=1)
MANY = Domain("place", [f"p{number}" for number in range(30)])
PAWN = Words(Domain("pawn", ["pawn A", "pawn B", "king"]), lambda eyes: np.array([*eyes, 2]))
SEATS = "AB"

SAMPLES: dict[str, tuple[Form, Any, Any, Any]] = {
    "a number": (Number(0, 9), 3, 3, 0),
    "a truth": (Truth(), 1, True, 0),
    "a seat": (Letter(), 1, "B", 0),
    "a word": (Word(Colour), 2, "blue", 0),
    "a word of a member 0": (Word(Mood), 0, "calm", 1),
    "a place": (Word(PLACE), 4, "b1", 0),
    "a number of each seat": (PerSeat(Number(0, 9)), [4, 5], {"A": 4, "B": 5}, [0, 0]),
    "a sparse number": (PerSeat(Number(0, 9, nothing=0)), [0, 5], {"B": 5}, [0, 0]),
    "a place of each seat": (PerSeat(Word(PLACE, nothing=0)), [0, 1], {"B": "a1"}, [0, 0]),
    "numbers of each seat": (
        PerSeat(Each(Colour, Number(0, 9, nothing=0))),
        [[0, 1, 0], [0, 0, 2]],
        {"A": {"red": 1}, "B": {"blue": 2}},
        [[0, 0, 0], [0, 0, 0]],
    ),
    "what is no longer there": (
        Each(PLACE, Number(0, 9, nothing=0)),
        [0, 0, 3, 0, 0],
        {"a2": 3},
        [0, 7, 0, 0, 0],
    ),
    "an owner of each": (Each(Mood, Letter(nothing=NOBODY)), [NOBODY, 1], {"wild": "B"}, [-2, -2]),
    "crowds": (
        Each(PLACE, Letters(2, most=3)),
        [[0, 0], [2, 1], [0, 0], [0, 0], [0, 1]],
        {"a1": "AAB", "b1": "B"},
        [[0, 0]] * 5,
    ),
    "several": (Several(Number(1, 6, nothing=0)), [3, 5, 0], [3, 5], [0, 0, 0]),
    "a set": (SetOf(PLACE), 0b10010, ["a1", "b1"], 0),
    "sets of each seat": (Owned(PLACE), [0b10, 0b10000], {"a1": "A", "b1": "B"}, [0, 0]),
}


def at(clause: str | None = None) -> Context:
    """Two seats play."""
    context = Context(None, SEATS)
    context.clause = clause
    return context


@pytest.mark.parametrize(("form", "value", "json", "before"), SAMPLES.values(), ids=SAMPLES)
def test_a_form_writes_its_value_and_reads_it_back(
    form: Form, value: Any, json: Any, before: Any
) -> None:
    assert form.write(value, at()) == json
    assert form.read(json, "it", at(), before) == value


@pytest.mark.parametrize(
    ("form", "json", "message"),
    [
        (Number(0, 9), 10, "it lies between 0 and 9, not at 10 [game.1]"),
        (Number(0, 9), "3", "it is a whole number, not '3'"),
        (Truth(), 1, "it is true or false, not 1"),
        (Letter(), "C", "it names one of the seats A, B, not 'C'"),
        (Word(Colour), "green", "it is one of red, blue, not 'green'"),
        (Word(Colour), "none", "it is one of red, blue, not 'none'"),
        (Word(Colour), ["red"], "it is one of red, blue, not ['red']"),
        (Word(MANY), "q1", "it: 'q1' is no place"),
        (PerSeat(Number(0, 9)), {"A": -1}, "it of A lies between 0 and 9, not at -1 [game.1]"),
        (PerSeat(Number(0, 9)), [1, 2], "it is a JSON object, not [1, 2]"),
        (PerSeat(Number(0, 9)), {"C": 1}, "it names one of the seats A, B, not 'C'"),
        (Each(Colour, Letter()), {"pink": "A"}, "it is one of red, blue, not 'pink'"),
        (Letters(2, most=3), "AAAB", "it is up to 3 letters, not 'AAAB' [game.1]"),
        (Letters(2, most=3), "C", "it names one of the seats A, B, not 'C'"),
        (Several(Number(1, 6, nothing=0)), [1, 2, 3], "it are at most 2, not 3 [game.1]"),
        (
            Several(Number(1, 6, nothing=0)),
            [0],
            "one of it lies between 1 and 6, not at 0 [game.1]",
        ),
        (SetOf(PLACE), ["c1"], "it is one of a1, a2, b1, not 'c1'"),
        (Owned(PLACE), {"a1": "C"}, "it of a1 names one of the seats A, B, not 'C'"),
    ],
)
def test_what_a_form_cannot_mean_is_refused_and_bounds_with_their_clause(
    form: Form, json: Any, message: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        form.read(json, "it", at("game.1"), [0, 0])
    assert str(refused.value) == message


def test_seats_left_out_keep_what_they_have() -> None:
    assert PerSeat(Number(0, 9)).read({"B": 1}, "points", at(), [5, 5]) == [5, 1]


def test_a_bound_may_depend_on_the_record() -> None:
    form = Number(0, lambda s: s["most"], seen=(0, 9))
    assert form.read(3, "it", Context({"most": 3}, SEATS), 0) == 3
    with pytest.raises(BadPosition, match="between 0 and 3"):
        form.read(4, "it", Context({"most": 3}, SEATS), 0)


def test_an_enumeration_is_written_by_its_names() -> None:
    domain = domain_of(Phase, between="-")
    assert domain.write(Phase.ACTION_RAISE) == "action-raise"
    assert "none" not in domain


def test_few_words_are_a_type_of_their_own() -> None:
    assert Word(Colour).schema(Named()) == {"enum": ["red", "blue"]}
    assert Word(MANY).schema(Named()) == {"type": "string"}


# --- What a learner sees ----------------------------------------------------------------------

B = 1


def all_seen(form: Form, values: Sequence[Any]) -> Iterator[Numbers]:
    """What B sees of each value, of two."""
    text, shape = Text(range(2, 3)), np.array(values[0]).shape
    form.show("s.it", shape, "0", text)
    names = {**text.names.objects, "rule": lambda function: function}
    exec(str(text), names)
    for value in values:
        row = np.zeros(form.width(shape, 2), dtype=np.float32)
        names["observe"](SimpleNamespace(players=2, it=np.array(value)), B, row)
        yield row


def seen(form: Form, value: Any) -> list[Any]:
    """What B sees of this value."""
    return next(all_seen(form, [value])).tolist()


@pytest.mark.parametrize(
    ("form", "value", "numbers"),
    [
        (Number(0, 10), 5, [0.5]),
        (Number(0, 200, seen=(0, 50)), 50, [1, 0]),
        (Number(0, 200, seen=(0, 50)), 100, [1, 0.5]),
        (Number(-50, 50, seen=(0, 50)), -50, [0, 0.5]),
        (Number(-90, 90, seen=(0, 50), unknown=91), 91, [0, 0, 0, 1]),
        (Number(1, 4, unknown=5), 4, [1, 0]),
        (Number(1, 4, unknown=5), 5, [0, 1]),
        (Truth(), 1, [1]),
        (Letter(), 1, [1, 0]),
        (Letter(nothing=NOBODY), NOBODY, [0, 0]),
        (Word(Colour), 2, [0, 1]),
        (Word(PAWN), 1, [1, 0, 0]),
        (Word(PLACE, nothing=0), 0, [0, 0, 0]),
        (PerSeat(Number(0, 10)), [5, 10], [[1], [0.5]]),
        (PerSeat(Each(PLACE, Number(0, 4))), [[9, 0, 1, 9, 2], [9, 2, 3, 9, 4]],
         [[[0.5], [0.75], [1]], [[0], [0.25], [0.5]]]),
        (Each(Mood, Letter(nothing=NOBODY)), [NOBODY, 0], [[0, 0], [0, 1]]),
        (Each(PLACE, Letters(2, most=2)), [[0, 0], [2, 1], [0] * 2, [0] * 2, [0, 1]],
         [[0.5, 1], [0, 0], [0.5, 0]]),
        (Several(Number(0, 6)), [3, 6], [[0.5], [1]]),
        (SetOf(PAWN), 0b011, [1, 1, 0]),
        (SetOf(PAWN), 0b110, [1, 0, 1]),
        (Owned(PLACE), [0b10, 0b10000], [[0, 0, 1], [1, 0, 0]]),
    ],
)  # fmt: skip
def test_a_form_is_seen_as_numbers_one_s_own_seat_first(
    form: Form, value: Any, numbers: Any
) -> None:
    assert seen(form, value) == np.ravel(numbers).tolist()


@pytest.mark.once
@pytest.mark.parametrize(
    "form",
    [
        Number(0, 30_000, seen=(0, 50)),
        Number(0, 30_000, seen=(0, 2)),
        Number(-30_000, 30_000, seen=(0, 50)),
        Number(0, 99, seen=(0, 13), unknown=100),
    ],
)
def test_numbers_far_from_the_usual_are_seen_apart_too(form: Number) -> None:
    values = [*range(form.least, form.most + 1), *([form.unknown] if form.unknown else [])]
    assert len({row.tobytes() for row in all_seen(form, values)}) == len(values)
