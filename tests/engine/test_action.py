"""engine/action.py: number <-> action <-> notation <-> JSON, for every number of every game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.playing import GAMES, SILK, TOY
from engine.toy.actions import Deal, Keep, Swap
from serai.engine.action import Action, ActionSpace, Domain, verb
from serai.engine.errors import BadNotation
from serai.engine.game import Game
from serai.games.silk.actions import PlaceWorm, Roll, UseDie

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@each_game
def test_every_number_names_an_action_that_has_this_number(game: Game) -> None:
    for number, action in game.space.named():
        assert game.space.action(number) == action
        assert game.space.number(action) == number


@each_game
def test_every_notation_reads_back_as_its_action(game: Game) -> None:
    for _, action in game.space.named():
        assert game.space.read(str(action)) == action
        assert game.space.read(f"  {str(action).replace(' ', '   ')} ") == action


@each_game
def test_every_typed_form_survives_json(game: Game) -> None:
    for _, action in game.space.named():
        assert game.space.read(json.loads(json.dumps(action.to_json()))) == action


@each_game
def test_no_two_actions_share_a_notation_or_a_typed_form(game: Game) -> None:
    actions = [action for _, action in game.space.named()]
    assert len({str(action) for action in actions}) == len(actions)
    assert len({json.dumps(action.to_json()) for action in actions}) == len(actions)


@each_game
def test_numbers_off_the_board_name_nothing(game: Game) -> None:
    named = dict(game.space.named())
    for number in set(range(game.space.size)) - set(named):
        with pytest.raises(BadNotation, match="is no "):
            game.space.number(game.space.action(number))


@each_game
def test_the_tables_for_rules_agree_with_the_actions(game: Game) -> None:
    kind_of, parts_of = game.space.tables()
    for number, action in game.space.named():
        assert game.space.kinds[kind_of[number] - 1] is type(action)
        values = [getattr(action, name) for name in action.words()]
        assert list(parts_of[number, : len(values)]) == values


@each_game
def test_kinds_follow_each_other_without_gap(game: Game) -> None:
    firsts = [game.space.first(kind) for kind in game.space.kinds]
    assert firsts[0] == 0
    assert firsts == sorted(set(firsts))
    assert all(type(game.space.action(first)) in game.space.kinds for first in firsts)


def test_the_toy_has_six_actions_in_the_order_of_their_kinds() -> None:
    words = [str(action) for _, action in TOY.space.named()]
    assert words == ["deal 1", "deal 2", "deal 3", "deal 4", "keep", "swap"]


def test_two_parts_are_written_in_the_order_of_the_notation() -> None:
    action = SILK.space.read("die 5 graze")
    assert isinstance(action, UseDie)
    assert action.to_json() == {"do": "use_die", "face": "5", "deed": "graze"}


def test_an_alias_reads_as_the_same_action() -> None:
    assert SILK.space.read("roll 5-3") == SILK.space.read("roll 3-5")
    assert str(SILK.space.read("roll 5-3")) == "roll 3-5"
    assert isinstance(SILK.space.read("roll 5-3"), Roll)


def test_a_typed_form_may_give_numbers_as_numbers() -> None:
    assert TOY.space.read({"do": "deal", "card": 3}) == Deal(3)


def test_an_action_is_its_own_reading() -> None:
    assert TOY.space.read(Keep()) == Keep()


def test_the_verb_is_the_kinds_name_in_words() -> None:
    assert [verb(kind) for kind in (PlaceWorm, UseDie, Swap)] == ["place_worm", "use_die", "swap"]


@pytest.mark.parametrize(
    ("source", "named"),
    [
        ("jump", ["'jump'", "deal {card}", "keep", "swap"]),
        ("", ["''", "keep"]),
        ("deal 9", ["'deal 9'", "deal {card}"]),
        ("deal", ["'deal'", "deal {card}"]),
        ("keep 1", ["'keep 1'", "expected keep"]),
        ({"do": "jump"}, ["'jump'", "deal, keep, swap"]),
        ({}, ["'do'", "None"]),
        ({"do": "deal"}, ["deal", "card"]),
        ({"do": "deal", "card": "9"}, ["'9'", "card"]),
        ({"do": "deal", "card": None}, ["None", "card"]),
        ({"do": "deal", "card": "1", "to": "A"}, ["deal", "card", "to"]),
        ({"do": "keep", "card": "1"}, ["keep", "nothing", "card"]),
        (Deal(9), ["9", "card"]),
        (PlaceWorm(1), ["PlaceWorm", "no action of this game"]),
        (3, ["int"]),
        (None, ["NoneType"]),
        (["deal", "1"], ["list"]),
    ],
    ids=repr,
)
def test_what_cannot_be_read_is_refused_by_name(source: Any, named: list[str]) -> None:
    with pytest.raises(BadNotation) as refused:
        TOY.space.read(source)
    for word in named:
        assert word in str(refused.value)


@pytest.mark.parametrize("number", [-1, 6, 1000])
def test_a_number_outside_the_space_is_refused(number: int) -> None:
    with pytest.raises(BadNotation, match=f"no action number {number}"):
        TOY.space.action(number)


def test_a_domain_knows_its_words_and_nothing_else() -> None:
    domain = Domain("colour", ["red", None, "blue"], first=1, aliases={"scarlet": 1})
    assert [domain.read(word) for word in ("red", "scarlet", "blue")] == [1, 1, 3]
    assert [domain.write(value) for value in (1, 3)] == ["red", "blue"]
    assert "red" in domain
    assert "green" not in domain
    for value in (0, 2, 4):
        with pytest.raises(BadNotation, match=f"{value} is no colour"):
            domain.write(value)
    with pytest.raises(BadNotation, match="'green' is no colour"):
        domain.read("green")


def test_a_space_may_mix_kinds_with_no_one_and_two_parts() -> None:
    class Rest(Action):
        notation = "rest"

    space = ActionSpace([UseDie, Rest])
    assert space.size == 6 * 6 + 1
    assert space.action(36) == Rest()
