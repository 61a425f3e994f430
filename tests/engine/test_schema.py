"""Python's types as JSON schemas."""

from __future__ import annotations

from typing import Annotated, Literal

from serai.engine.schema import EVERY_KEY, Named, schema_of

SUITS = Named("SM")


def test_the_letters_of_the_seats_are_the_type_of_seats() -> None:
    assert schema_of(Literal["S", "M"], SUITS) == SUITS.seat
    assert schema_of(Literal["M", "S"], SUITS) == {"enum": ["M", "S"]}
    assert schema_of(Literal["red"], Named()) == {"enum": ["red"]}


def test_a_dict_may_have_every_key_or_some() -> None:
    some = schema_of(dict[Literal["S", "M"], int], SUITS)
    every = schema_of(Annotated[dict[Literal["S", "M"], int], EVERY_KEY], SUITS)
    assert "required" not in some
    assert every == {**some, "required": ["S", "M"]}
