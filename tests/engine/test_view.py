"""engine/view.py and engine/schema.py: a view is what was declared, and its type says so."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

import pytest

from engine.playing import TOY, dealt
from engine.test_position import GAME, POSITION, load
from engine.toy.position import POSITION as TOY_POSITION
from serai.engine.position import Position
from serai.engine.schema import Named, schema_of
from serai.engine.seat import Seat
from serai.engine.view import View


class Note(TypedDict):
    """A remark,
    of two lines."""

    text: str
    by: NotRequired[str]


def test_a_view_shows_what_is_named_in_the_order_of_declaration() -> None:
    view = View(POSITION)
    view.shows("seat", "money", "options", "king")

    @view.adds
    def note(s: Any, seat: Seat | None) -> Note | None:
        """What the seat remarks."""
        return None if seat is None else {"text": f"{s.players} play"}

    view.shows("game")
    seen = view(GAME, load(), 1)
    assert list(seen.items()) == [
        ("seat", "B"),
        ("money", {"A": 5, "B": 5}),
        ("options", {}),
        ("king", "a1"),
        ("note", {"text": "2 play"}),
        ("game", "table"),
    ]
    assert view(GAME, load(), None)["seat"] is None
    assert "total" not in seen


def test_a_field_is_shown_in_its_phases_only_and_in_its_object() -> None:
    view = View(POSITION)
    view.shows("phase", "foe", "fair")
    assert view(GAME, load(), 0) == {"phase": "bid"}
    fighting = load(phase="fight", fight={"foe": "B", "fair": True})
    assert view(GAME, fighting, 0) == {"phase": "fight", "fight": {"foe": "B", "fair": True}}
    schema = view.schema()["View"]
    assert schema["required"] == ["phase"]
    assert schema["properties"]["fight"] == {"$ref": "#/$defs/Fight"}


def test_a_function_may_add_something_sometimes() -> None:
    def cards_left(s: Any, _: Seat | None) -> int:
        """Cards in the deck."""
        return int(s.deck.sum())

    view = View(TOY_POSITION)
    view.adds(cards_left, when=lambda s: bool(s.swaps_left.any()))
    assert view(TOY, dealt(1, 2).state, 0) == {"cards_left": 8}
    match = dealt(1, 2)
    for move in ("swap", "deal 3", "keep", "swap", "deal 3"):
        match.play(move)
    assert view(TOY, match.state, 0) == {}
    assert view.schema()["View"]["required"] == []


def test_what_is_open_is_made_once_for_all_and_each_seat_adds_what_it_knows() -> None:
    """What opens a field is never told who looks."""
    made: list[str] = []
    view = View(POSITION)
    view.shows("seat", "money")

    @view.opens
    def notes(s: Any) -> dict[str, int]:
        """What is noted for all to see."""
        made.append("notes")
        return dict.fromkeys("AB", 0)

    @view.knows("notes")
    def own_note(s: Any, seat: Seat, seen: dict[str, int]) -> dict[str, int]:
        return {**seen, "AB"[seat]: 1}

    @view.adds
    def own(s: Any, seat: Seat | None) -> int | None:
        """Whose eyes these are."""
        return seat

    opened = view.open(GAME, load())
    seen = [view(GAME, load(), seat, opened) for seat in (0, 1, None)]
    assert made == ["notes"]
    assert [each["notes"] for each in seen] == [
        {"A": 1, "B": 0},
        {"A": 0, "B": 1},
        {"A": 0, "B": 0},
    ]
    assert [each["own"] for each in seen] == [0, 1, None]
    assert seen[1] == view(GAME, load(), 1)
    assert list(seen[1]) == ["seat", "money", "notes", "own"]


def test_what_a_function_adds_has_the_type_of_its_answer() -> None:
    view = View(POSITION)

    @view.adds
    def notes(s: Any, seat: Seat | None) -> list[Note]:
        """All remarks."""
        return []

    schemas = view.schema()
    assert schemas["View"]["properties"]["notes"] == {
        "type": "array",
        "items": {"$ref": "#/$defs/Note"},
        "description": "All remarks.",
    }
    assert schemas["Note"] == {
        "type": "object",
        "description": "A remark, of two lines.",
        "properties": {"text": {"type": "string"}, "by": {"type": "string"}},
        "required": ["text"],
        "additionalProperties": False,
    }


def test_functions_get_what_the_game_knows() -> None:
    def board(known: str, s: Any, seat: Seat | None) -> str:
        """The name of the printed board."""
        return known

    view = View(Position(TOY.state, known="map of 1271"))
    view.adds(board)
    assert view(TOY, dealt(1, 2).state, 0) == {"board": "map of 1271"}


def test_what_is_no_field_cannot_be_shown() -> None:
    with pytest.raises(KeyError, match="deck"):
        View(TOY_POSITION).shows("deck")


@pytest.mark.parametrize(
    ("hint", "schema"),
    [
        (Any, {}),
        (None, {"type": "null"}),
        (int | None, {"anyOf": [{"type": "integer"}, {"type": "null"}]}),
        (Literal["a", "b"], {"enum": ["a", "b"]}),
        (list[float], {"type": "array", "items": {"type": "number"}}),
        (dict[str, bool], {"type": "object", "additionalProperties": {"type": "boolean"}}),
        (
            dict[Literal["a"], int],
            {
                "type": "object",
                "additionalProperties": {"type": "integer"},
                "propertyNames": {"enum": ["a"]},
            },
        ),
    ],
)
def test_a_type_has_its_schema(hint: Any, schema: dict[str, Any]) -> None:
    assert schema_of(hint, Named()) == schema


def test_seats_with_letters_of_their_own_are_a_type() -> None:
    position = Position(TOY.state, letters="SAM")
    view = View(position)
    view.shows("turn", "swaps_left")
    schemas = view.schema()
    assert schemas["Seat"] == {"enum": ["S", "A", "M"], "description": "A seat."}
    assert schemas["View"]["properties"]["swaps_left"]["propertyNames"] == {"$ref": "#/$defs/Seat"}
    assert view(TOY, dealt(1, 2).state, 0) == {"turn": "S", "swaps_left": {"S": 1, "A": 1}}
