"""engine/position.py: where fields stand in positions, when, and what is refused."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from serai.engine.action import Domain
from serai.engine.errors import BadPosition
from serai.engine.form import (
    Context,
    Letter,
    Number,
    Own,
    PerSeat,
    Several,
    Truth,
    Word,
    Words,
    reads,
    writes,
)
from serai.engine.layout import Ints, Record, i8, i64, make_record, part, shown
from serai.engine.option import option, read_options, store_options
from serai.engine.position import Position
from serai.engine.seat import NOBODY

PLACE = Domain("place", ["a1", "a2", "a3"], first=1)
PHASE = Domain("phase", ["bid", "fight", "over"], first=1)
BID, FIGHT, OVER = 1, 2, 3


class Switches:
    """One option."""

    wild: int = option((False, True), "R1", "whether it is wild")


class Table(Record, Switches):
    """A record with every way in which a field can stand."""

    players: int = i8("seats in play", form=Number(2, 3))
    phase: int = i8("what is to be decided", form=Word(PHASE), needed=True)
    turn: int = i8("whose turn it is", form=Letter(), null_in=(OVER,), needed=True)
    money: Ints = i8("money of each seat", 3, form=PerSeat(Number(0, 99)), clause="table.1")
    total: int = i8("all money", form=Number(0, 99), computed=True, clause="table.2")
    spare: int = i8("other money", form=Number(0, 99), computed=True, is_written=False)
    passed: int = i8("how many passed", form=Number(0, 3), rare=True)
    at: Ints = i8("where each pawn is, and the king", 4)
    pawns = part("at", slice(0, 3), "the pawns", PerSeat(Word(PLACE, nothing=0)))
    king = part("at", 3, "the king", Word(PLACE, nothing=0), default=lambda s: s.turn + 1)
    cards: Ints = i8(
        "cards in each hand",
        3,
        form=PerSeat(Number(0, 9)),
        rare=True,
        phases=(OVER,),
        default=lambda s: s.money // 2,
    )
    walls: int = i64("walls, as a set")
    picture = shown("the walls", Own(str, "a `#` for each wall, a `.` for each gap"))
    lent: int = i8("how much the bank has lent", form=Number(0, 9), name="loan.sum", rare=True)
    due: int = i8("whether it is due", form=Truth(), name="loan.due", rare=True)
    foe: int = i8("attacked", form=Letter(nothing=NOBODY), name="fight.foe", phases=(FIGHT,))
    rolled: Ints = i8(
        "dice", 2, form=Several(Number(1, 6, nothing=0)), name="fight.dice", phases=(FIGHT,)
    )
    fair: int = i8("whether it is fair", form=Truth(), name="fight.fair", phases=(FIGHT,))


@writes(Table.picture)
def write_picture(s: Any) -> str:
    """The walls of the three places."""
    return "".join("#" if s.walls >> place & 1 else "." for place in range(1, 4))


@reads(Table.picture)
def read_picture(s: Any, picture: Any) -> None:
    """Store the walls."""
    if not isinstance(picture, str):
        raise BadPosition(f"a picture is text, not {picture!r}")
    s.walls = sum(1 << place for place, sign in enumerate(picture, 1) if sign == "#")


def start(players: int, options: Any) -> Any:
    """The start of a game: 5 for each seat."""
    s = make_record(Table)
    store_options(Table.options, s, read_options(Table.options, options))
    s.players, s.foe = players, NOBODY
    s.money[:players] = 5
    return s


GAME: Any = SimpleNamespace(id="table", seats=range(2, 4), options=Table.options, start=start)
POSITION = Position(Table)
BASE = {"players": 2, "phase": "bid", "turn": "A"}


def load(**fields: Any) -> Any:
    """The record of a position."""
    s, given = POSITION.read(GAME, BASE | fields)
    s.total = s.money.sum()
    POSITION.compare(s, given)
    return s


def shown_in(position: Position, s: Any, *names: str) -> dict[str, Any]:
    """Some fields of a record, as they stand in positions."""
    return position.fields(*names).write(s, position.context(s))


def test_a_position_has_its_fields_in_the_order_of_declaration() -> None:
    written = POSITION.write(GAME, load())
    assert list(written.items()) == [
        ("game", "table"),
        ("players", 2),
        ("options", {}),
        ("phase", "bid"),
        ("turn", "A"),
        ("money", {"A": 5, "B": 5}),
        ("total", 10),
        ("pawns", {}),
        ("king", "a1"),
        ("picture", "..."),
    ]


def test_what_is_written_is_read_back() -> None:
    s = load(
        phase="fight", turn="B", money={"A": 7}, pawns={"B": "a2"}, king=None, picture="#.#",
        passed=2, options={"wild": True}, fight={"foe": "A", "dice": [3], "fair": True},
    )  # fmt: skip
    written = POSITION.write(GAME, s)
    assert written["fight"] == {"foe": "A", "dice": [3], "fair": True}
    assert (written["options"], written["passed"]) == ({"wild": True}, 2)
    again, _ = POSITION.read(GAME, written)
    again.total = s.total
    assert again.tobytes() == s.tobytes()


def test_what_is_left_out_is_as_at_the_start_or_as_declared() -> None:
    s = load(turn="B", money={"B": 9})
    assert s.money.tolist() == [5, 9, 0]
    assert POSITION.write(GAME, s)["king"] == "a2"


def test_a_rare_field_is_left_out_where_it_says_nothing() -> None:
    assert "passed" not in POSITION.write(GAME, load(passed=0))
    assert POSITION.write(GAME, load(passed=1))["passed"] == 1


def test_the_part_of_a_seat_that_is_left_out_is_as_declared_too() -> None:
    money = {"A": 4, "B": 9}
    assert load(phase="over", turn=None, money=money).cards.tolist() == [2, 4, 0]
    assert load(phase="over", turn=None, money=money, cards={"A": 7}).cards.tolist() == [7, 4, 0]


def test_an_object_of_rare_fields_stands_there_whole_or_not_at_all() -> None:
    assert "loan" not in POSITION.write(GAME, load())
    assert POSITION.write(GAME, load(loan={"sum": 3}))["loan"] == {"sum": 3, "due": False}


def test_a_view_may_show_rare_fields_where_they_say_nothing() -> None:
    fields = POSITION.fields("passed", "lent", "due", always=True)
    s = load()
    assert fields.write(s, POSITION.context(s)) == {"passed": 0, "loan": {}}
    assert fields.optional() == []
    assert POSITION.fields("passed", "lent", "due").optional() == ["passed", "loan"]


def test_null_says_nothing_so_it_may_stand_in_any_phase() -> None:
    assert load(fight={"foe": None}).tobytes() == load().tobytes()


def test_a_field_may_be_null_in_some_phases() -> None:
    assert POSITION.write(GAME, load(phase="over", turn=None))["turn"] is None
    with pytest.raises(BadPosition, match="turn names one of the seats"):
        load(phase="over", turn="Z")
    with pytest.raises(BadPosition, match="turn names one of the seats A, B, not None"):
        load(turn=None)


def test_a_field_may_be_shown_though_positions_leave_it_out() -> None:
    assert shown_in(POSITION, load(), "spare", "king") == {"spare": 0, "king": "a1"}


@pytest.mark.parametrize(
    ("fields", "message", "clause"),
    [
        ({"hat": "red"}, "there is no field 'hat'", None),
        ({"game": "chess"}, "one of 'chess', not of table", None),
        ({"players": 4}, "players lies between 2 and 3", None),
        ({"phase": "sleep"}, "phase is one of bid, fight, over, not 'sleep'", None),
        ({"money": {"A": 100}}, "money of A lies between 0 and 99, not at 100", "table.1"),
        ({"total": 11}, "total is 10, not 11", "table.2"),
        ({"total": 10.0}, "total is a whole number, not 10.0", None),
        ({"spare": 1}, "spare is 0, not 1", None),
        ({"picture": 3}, "a picture is text, not 3", None),
        ({"king": "b1"}, "king is one of a1, a2, a3, not 'b1'", None),
        ({"fight": {"foe": "A"}}, "'fight.foe' belongs to phase 'fight' alone", None),
        ({"phase": "fight", "fight": {"fo": "A"}}, "there is no field 'fo'", None),
        ({"phase": "fight", "fight": []}, "fight is a JSON object", None),
        ({"phase": "fight", "fight": {"dice": [1, 2, 3]}}, "dice are at most 2, not 3", None),
    ],
    ids=str,
)  # fmt: skip
def test_what_cannot_be_is_refused(
    fields: dict[str, Any], message: str, clause: str | None
) -> None:
    with pytest.raises(BadPosition) as refused:
        load(**fields)
    assert message in str(refused.value)
    assert refused.value.clause == clause


def test_a_field_without_its_functions_is_noticed_at_once() -> None:
    class Bare(Record):
        """A picture that nothing writes."""

        picture = shown("the walls", Own(str, "signs"))

    with pytest.raises(TypeError, match="nothing writes the field 'picture'"):
        Position(Bare)


def test_a_game_may_know_words_that_are_not_in_the_record() -> None:
    class Printed(Words):
        """Places by the names that the printed board gives them."""

        def write(self, number: int, at: Context) -> str:
            return str(at.known[number])

    class Board(Record):
        """A pawn on a board."""

        players: int = i8("seats in play")
        pawn: int = i8("where it is", form=Word(Printed(PLACE)))
        picture = shown("the board", Own(list[str], "its places"))

    writes(Board.picture)(lambda names, _: list(names))
    s = make_record(Board)
    s.pawn = 1
    position = Position(Board, known=("nowhere", "Acre", "Tyre"))
    assert shown_in(position, s, "pawn", "picture") == {
        "pawn": "Acre",
        "picture": ["nowhere", "Acre", "Tyre"],
    }
