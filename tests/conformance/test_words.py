"""All that can be refused, done, asked or told has words, in every language."""

from __future__ import annotations

import json
from functools import cache
from random import Random

import pytest
from fluent.syntax import ast

import serai
from conformance.catalogue import (
    entries,
    messages,
    outcomes,
    page_messages,
    refers_to,
    variables,
)
from conformance.wording import WORDINGS, Wording, hyphened
from serai.engine.action import verb
from serai.engine.choosing import Said
from serai.engine.event import Event, name_of
from serai.engine.narrator import Narrator
from serai.engine.text import LANGUAGES

pytestmark = pytest.mark.once

LONGEST_REFUSAL = 110
ACTIONS = 1000
"""About so many are said where a game has more; their kinds have hundreds each."""
PLIES = 400
"""Enough of a random game to meet nearly every event; more would only take longer."""

every_game = pytest.mark.parametrize("words", WORDINGS, ids=lambda words: words.game_id)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_every_game_is_here() -> None:
    assert [words.game_id for words in WORDINGS] == serai.games()


# --- Nothing is missing -----------------------------------------------------------------------


@every_language
@every_game
def test_a_catalogue_has_no_mistakes_of_syntax_and_no_message_twice(
    words: Wording, language: str
) -> None:
    body = entries(words.game_id, language)
    assert [entry for entry in body if isinstance(entry, ast.Junk)] == []
    assert len(messages(words.game_id, language)) == sum(isinstance(e, ast.Message) for e in body)


@every_language
@every_game
def test_everything_has_words_and_there_are_no_words_for_nothing(
    words: Wording, language: str
) -> None:
    expected = {*words.said, *words.pickers, *words.parts, *words.called}
    assert set(messages(words.game_id, language)) == expected


@every_language
@every_game
def test_every_switch_and_every_word_it_takes_has_words_on_the_page(
    words: Wording, language: str
) -> None:
    options = words.game.options
    names = [f"option-{words.game_id}-{option.name}" for option in options]
    values = [f"value-{one}" for option in options for one in option.values if type(one) is str]
    assert options
    assert set(hyphened([*names, *values])) <= set(page_messages(language))


# --- The words can be said --------------------------------------------------------------------


@every_language
@every_game
def test_messages_say_all_their_facts_and_nothing_else(words: Wording, language: str) -> None:
    found = {name: variables(words.game_id, language, name) for name in words.said}
    assert found == words.said


@every_language
@every_game
def test_every_action_can_be_said(words: Wording, language: str) -> None:
    """A control is no sentence, and begins with a capital or a name that is a letter."""
    named = [action for _, action in words.game.space.named()]
    for action in named[:: 1 + len(named) // ACTIONS]:
        name = f"action-{hyphened([verb(type(action))])[0]}"
        label = words.game.words.say(language, name, action.words())
        assert label[0].isupper()
        assert not label.endswith(".")


@cache
def random_match(game_id: str) -> serai.Match:
    """A random game, or much of it."""
    game = serai.game(game_id)
    random = Random(game_id)
    match = game.new(players=game.seats[-1], seed=8)
    while match.actor is not None and match.ply < PLIES:
        match.play(random.choice(match.legal()))
    return match


def told(game_id: str) -> list[Event]:
    """The events of a random game as those hear them who may hear all."""
    game, match = serai.game(game_id), random_match(game_id)
    states = [*match.past, match.state]
    actions = [game.space.action(number) for _, number in match.log]
    plies = zip(states, actions, states[1:], strict=False)
    return [event for before, action, after in plies for event in game.tell(before, action, after)]


def said_at(match: serai.Match) -> list[Said]:
    """What is said to those who choose at this moment of a match, and to a spectator."""
    choosing, seat = match.game.choosing, match.actor
    found = [choosing.asks(match.history, reader) for reader in (seat, None)]
    turn = choosing.turn(match.history)
    if turn is not None:
        found += [Said(f"step-{step.id}", step.facts) for step in turn.steps]
        found += [turn.title] if turn.title else []
    for action in match.legal():
        outlooks = choosing.foresees(match.state, action, None, seat or 0)
        found += [Said(outlook.message, outlook.facts) for outlook in outlooks]
        doubt = choosing.doubts(match.state, action)
        found += [doubt] if doubt else []
    units = [Said(f"unit-{unit}", {"number": 2}) for unit in choosing.has(match.state, seat or 0)]
    return [*found, *units]


@every_language
@every_game
def test_all_that_is_said_to_those_who_choose_can_be_said(words: Wording, language: str) -> None:
    match, narrator = random_match(words.game_id), Narrator(words.game, language, 0)
    asked = set()
    for ply in range(0, match.ply, 5):
        for said in said_at(match.branch(ply)):
            text = narrator.told(said)
            assert said.message in words.said
            assert text
            assert "None" not in text
            asked |= {said.message} if said.message.startswith("prompt") else set()
    assert len(asked) > 2


@every_language
@every_game
def test_every_event_of_a_random_game_can_be_said(words: Wording, language: str) -> None:
    assert len({type(event) for event in told(words.game_id)}) > len(words.events) / 3
    for event in told(words.game_id):
        facts = json.loads(json.dumps(event.to_json()))
        del facts["event"]
        sentence = words.game.words.say(language, f"event-{name_of(type(event))}", facts)
        assert sentence.endswith(".")
        assert "None" not in sentence


# --- The words are good -----------------------------------------------------------------------


@every_game
def test_no_message_is_left_untranslated(words: Wording) -> None:
    english, spanish = messages(words.game_id, "en"), messages(words.game_id, "es")
    same = {name for name in english if english[name].value.equals(spanish[name].value)}
    assert same == {*words.pickers, *words.same_in_both}


@every_language
@every_game
def test_a_picker_knows_every_name_of_its_kind(words: Wording, language: str) -> None:
    for name, picked in words.pickers.items():
        assert refers_to(words.game_id, language, name).messages == picked, name


@every_language
@every_game
def test_refusals_prompts_and_events_are_single_sentences(words: Wording, language: str) -> None:
    for name in [*words.refusals, *words.prompts, *words.events]:
        for sentence in outcomes(messages(words.game_id, language)[name].value):
            assert sentence.endswith("."), name
            assert sentence.count(".") == 1, name
            assert sentence[0].isupper(), name


@every_language
@every_game
def test_refusals_are_short_and_no_two_sound_the_same(words: Wording, language: str) -> None:
    said = [words.game.words.say(language, name) for name in words.refusals]
    assert len(said) == len(set(said))
    assert max(map(len, said)) <= LONGEST_REFUSAL
