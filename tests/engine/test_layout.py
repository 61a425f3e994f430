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
    make_record,
    make_records,
    reference_page,
)
from serai.games.silk.state import State as SilkState


class Shelf(Record):
    """Three kinds of fields."""

    books: Ints = i8("books on each board", 2, 3)
    price: int = i16("price of the shelf")
    colours: int = i64("colours, as a set")


def test_the_dtype_has_the_fields_in_the_order_of_declaration() -> None:
    assert Shelf.dtype.names[:-1] == ("books", "price", "colours")


def test_rules_outside_our_folder_of_games_put_their_sources_into_the_type() -> None:
    assert Shelf.dtype.names[-1].startswith("rules_")
    assert not any(name.startswith("rules_") for name in SilkState.dtype.names)
    assert Shelf.dtype["books"].shape == (2, 3)
    assert Shelf.dtype["books"].base == np.int8
    assert Shelf.dtype["price"] == np.int16
    assert Shelf.dtype["colours"] == np.int64


def test_fields_lie_where_the_machine_reads_them_best() -> None:
    for name in Shelf.dtype.names or ():
        dtype, offset = Shelf.dtype.fields[name][:2]
        assert offset % dtype.base.itemsize == 0


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
