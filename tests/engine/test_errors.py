"""engine/errors.py: one family of errors, each message one sentence."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import serai
from engine.playing import TOY, dealt
from serai.engine import errors
from serai.engine.errors import BadOption, BadPly, BadRecord, BadSeat, SeraiError

KINDS = [kind for kind in vars(errors).values() if isinstance(kind, type)]

MISTAKES: dict[str, Callable[[], Any]] = {
    "UnknownGame": lambda: serai.game("chess"),
    "BadPlayers": lambda: TOY.new(players=7),
    "BadOption": lambda: TOY.new(swaps=7),
    "BadSeed": lambda: TOY.new(seed=-1),
    "BadSeat": lambda: TOY.new(seed=1).view(9),
    "BadPly": lambda: TOY.new(seed=1).events(since=-1),
    "BadNotation": lambda: dealt(1, 2).play("fold"),
    "BadRecord": lambda: TOY.replay({}),
    "CannotUndo": lambda: dealt(1, 2).undo(),
    "BadPosition": lambda: TOY.load({"players": 2, "cards": {"A": 4, "B": 4}}),
    "IllegalAction": lambda: dealt(1, 2).play("deal 1"),
}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_error_is_a_serai_error_and_a_value_error(kind: type[Exception]) -> None:
    assert issubclass(kind, SeraiError)
    assert issubclass(kind, ValueError)
    assert kind.__doc__


def test_every_error_is_part_of_the_public_face() -> None:
    assert {kind.__name__ for kind in KINDS} <= set(serai.__all__)


def test_there_is_a_mistake_for_every_error() -> None:
    assert set(MISTAKES) == {kind.__name__ for kind in KINDS} - {"SeraiError"}


@pytest.mark.parametrize("name", MISTAKES)
def test_every_message_is_one_sentence(name: str) -> None:
    with pytest.raises(getattr(serai, name)) as raised:
        MISTAKES[name]()
    message = str(raised.value)
    assert message
    assert "\n" not in message
    assert not re.search(r"[.!?]\s+[A-Z]", message)


def test_an_unknown_game_is_told_the_known_ones() -> None:
    with pytest.raises(serai.UnknownGame, match=r"no game 'chess'; there are .*silk"):
        serai.game("chess")


@pytest.mark.parametrize("seat", [9, -1, -3, 1.0, True, "A"])
def test_whatever_is_no_seat_is_refused_everywhere(seat: Any) -> None:
    match = TOY.new(seed=1)
    for ask in (match.view, match.redacted, match.record, lambda it: match.events(seat=it)):
        with pytest.raises(BadSeat):
            ask(seat)


@pytest.mark.parametrize("since", [-1, "a", None, 1.5])
def test_whatever_is_no_ply_is_refused(since: Any) -> None:
    with pytest.raises(BadPly):
        TOY.new(seed=1).events(since=since)


@pytest.mark.parametrize("upto", [-1, 99, "x", 1.5, []])
def test_a_replay_ends_at_a_ply_of_the_record(upto: Any) -> None:
    with pytest.raises(BadRecord):
        TOY.replay(TOY.new(seed=1).record(), upto=upto)


@pytest.mark.parametrize("chance", [None, 5, "dice"])
def test_chance_is_one_of_ours_or_brought_along(chance: Any) -> None:
    with pytest.raises(BadOption):
        TOY.new(chance=chance)
