"""engine/layout.py: one declaration gives record, attributes and reference page."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

from engine.toy.state import State as ToyState
from serai.engine.layout import (
    Ints,
    Record,
    copy_record,
    i8,
    i16,
    i64,
    keep_record,
    make_record,
    make_records,
    reference_page,
)
from serai.games.silk.state import State as SilkState
from serai.games.silk_road.state import State as RoadState
from serai.games.silver_isle.state import State as IsleState

STATES = [SilkState, RoadState, IsleState]


class Shelf(Record):
    """Three kinds of fields."""

    books: Ints = i8("books on each board", 2, 3)
    price: int = i16("price of the shelf")
    colours: int = i64("colours, as a set")


class Gaps(Record):
    """Fields that the machine reads best with gaps between them."""

    door: int = i8("before a gap of seven bytes")
    colours: int = i64("a set")
    price: Ints = i16("before another gap", 3)
    lamp: int = i8("before a gap of one byte")


def fields(state: type[Record]) -> list[str]:
    """The fields of a record's type, without its padding."""
    return [name for name in state.dtype.names or () if not name.startswith("padding_")]


def test_the_dtype_has_the_fields_in_the_order_of_declaration() -> None:
    assert fields(Shelf)[:-1] == ["books", "price", "colours"]


def test_rules_outside_our_folder_of_games_put_their_sources_into_the_type() -> None:
    assert fields(Shelf)[-1].startswith("rules_")
    assert not any(name.startswith("rules_") for name in SilkState.dtype.names)
    assert Shelf.dtype["books"].shape == (2, 3)
    assert Shelf.dtype["books"].base == np.int8
    assert Shelf.dtype["price"] == np.int16
    assert Shelf.dtype["colours"] == np.int64


def test_fields_lie_where_the_machine_reads_them_best() -> None:
    for name in Shelf.dtype.names or ():
        dtype, offset = Shelf.dtype.fields[name][:2]
        assert offset % dtype.base.itemsize == 0


@pytest.mark.parametrize("state", [Gaps, Shelf, ToyState, *STATES])
def test_every_byte_of_a_record_belongs_to_a_field(state: type[Record]) -> None:
    """So records are equal byte for byte when their fields are, whoever copies them."""
    sizes = [state.dtype[name].itemsize for name in state.dtype.names or ()]
    assert sum(sizes) == state.dtype.itemsize
    declared = [(name, field.type, field.shape) for name, field in state.fields.items()]
    plain = np.dtype([*declared, *_mark(state)], align=True)
    assert plain.itemsize == state.dtype.itemsize
    for name in plain.names or ():
        assert plain.fields[name][1] == state.dtype.fields[name][1]  # type: ignore[index]


def _mark(state: type[Record]) -> list[tuple[str, str, tuple[int, ...]]]:
    """The field of the rules' sources, for a game that is not ours."""
    return [(name, "i1", ()) for name in fields(state) if name.startswith("rules_")]


@pytest.mark.parametrize("state", [Gaps, Shelf, ToyState, *STATES])
def test_a_copy_made_field_by_field_has_the_same_bytes(state: type[Record]) -> None:
    s = make_record(state)
    for name in state.dtype.names or ():
        s[name] = 1
    spoilt = np.frombuffer(bytearray(b"\xaa" * state.dtype.itemsize), state.dtype)
    for name in state.dtype.names or ():
        spoilt[name] = s[name]
    assigned = np.frombuffer(bytearray(b"\xaa" * state.dtype.itemsize), state.dtype)
    assigned[0] = s
    for again in (spoilt[0], assigned[0], s.copy(), np.array([s])[0], np.stack([s, s])[1]):
        assert again.tobytes() == s.tobytes()


def test_a_record_that_is_kept_cannot_be_written_into() -> None:
    s = make_record(SilkState)
    kept = keep_record(s)
    s.turn = 2
    assert kept.tobytes() == bytes(SilkState.dtype.itemsize)
    with pytest.raises(ValueError, match="read-only"):
        kept.turn = 1


def test_a_new_record_is_zero_in_every_byte() -> None:
    for state in (Shelf, ToyState, SilkState):
        s = make_record(state)
        assert s.tobytes() == bytes(state.dtype.itemsize)


def test_fields_are_read_and_written_by_attribute() -> None:
    s = make_record(Shelf)
    s.price = 300
    s.books[1, 2] = 7
    s.colours |= 1 << 62
    assert (s.price, s.books[1, 2], s.colours) == (300, 7, 1 << 62)
    assert int(s.books.sum()) == 7


def test_a_copy_shares_nothing_with_the_original() -> None:
    s = make_record(Shelf)
    copy = copy_record(s)
    copy.books[0, 0] = 1
    copy.price = 2
    assert s.tobytes() == bytes(Shelf.dtype.itemsize)
    assert copy.books[0, 0] == 1


def test_many_records_are_one_array_whose_records_stand_apart() -> None:
    many = make_records(Shelf, 3)
    many[1].price = 5
    assert [int(s.price) for s in many] == [0, 5, 0]


def test_the_reference_page_has_a_row_for_each_field() -> None:
    assert reference_page(Shelf) == (
        "| field | type | holds |\n"
        "|---|---|---|\n"
        "| `books` | int8[2 x 3] | books on each board |\n"
        "| `price` | int16 | price of the shelf |\n"
        "| `colours` | int64 | colours, as a set |\n"
    )


def test_the_reference_page_of_a_game_names_every_field_with_its_meaning() -> None:
    page = reference_page(SilkState)
    for name, field in SilkState.fields.items():
        assert f"| `{name}` |" in page
        assert field.meaning in page


def test_a_field_that_is_not_declared_can_be_neither_read_nor_set() -> None:
    s = make_record(SilkState)
    with pytest.raises(ValueError, match="no field"):
        s.colour = 3
    with pytest.raises(AttributeError):
        _ = s.colour


def test_a_record_survives_pickling() -> None:
    s = make_record(SilkState)
    s.turn = 2
    again = pickle.loads(pickle.dumps(s))
    assert type(again) is type(s)
    assert again.tobytes() == s.tobytes()
