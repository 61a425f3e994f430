"""The words of Silver Isle: all that can be refused, done, asked or told has them, in both
languages."""

from __future__ import annotations

from dataclasses import fields
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast, visitor

from serai.engine.action import parts, verb
from serai.engine.event import name_of
from serai.engine.text import LANGUAGES
from serai.games.silver_isle.actions import SPACE
from serai.games.silver_isle.clauses import Clause
from serai.games.silver_isle.events import EVENTS
from serai.games.silver_isle.terms import SUIT_LETTERS, Coast, Phase
from silver_isle.records import ISLE, random_game

NOT_SAID = {"event-game-ended": {"scores", "winners"}}
"""Facts that a message leaves out: others say them seat by seat."""

PHASES = [phase.name.lower() for phase in Phase if phase]
REFUSALS = [f"refusal-{clause.name.lower().replace('_', '-')}" for clause in Clause if clause]
PROMPTS = [f"prompt-{name}" for name in PHASES]
NAMES = [
    *(f"phase-{name}" for name in PHASES),
    *(f"suit-{letter.lower()}" for letter in SUIT_LETTERS),
    *(f"coast-{coast.name.lower()}" for coast in Coast),
]
EVENT_FACTS = {f"event-{name_of(kind)}": {f.name for f in fields(kind)} for kind in EVENTS}
ACTION_PARTS = {
    f"action-{verb(kind).replace('_', '-')}": {name for name, _ in parts(kind)}
    for kind in SPACE.kinds
}
PLAIN = [*REFUSALS, *PROMPTS, *NAMES]
"""Messages that are said without any variable."""


class Variables(visitor.Visitor):  # type: ignore[misc]
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """`{ $tile }`"""
        self.found.add(node.id.name)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """The messages of a language by name; nothing in the catalogue is a mistake."""
    source = (ISLE.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    assert [entry for entry in body if isinstance(entry, ast.Junk)] == []
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in found}) == len(found)
    return {message.id.name: message for message in found}


def variables(language: str, name: str) -> set[str]:
    """The variables of a message."""
    found = Variables()
    found.visit(messages(language)[name])
    return found.found


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words_and_there_are_no_words_for_nothing(language: str) -> None:
    assert set(messages(language)) == {*PLAIN, *EVENT_FACTS, *ACTION_PARTS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_say_all_their_facts_and_nothing_else(language: str) -> None:
    for name in PLAIN:
        assert variables(language, name) == set(), name
    for name, facts in (EVENT_FACTS | ACTION_PARTS).items():
        assert variables(language, name) == facts - NOT_SAID.get(name, set()), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_and_prompts_are_short_single_sentences(language: str) -> None:
    said = [ISLE.words.say(language, name) for name in REFUSALS]
    assert len(said) == len(set(said))
    for sentence in [*said, *(ISLE.words.say(language, name) for name in PROMPTS)]:
        assert sentence.endswith(".")
        assert sentence.count(".") == 1
        assert sentence[0].isupper()
        assert len(sentence) <= 110


def test_no_message_is_left_untranslated() -> None:
    english, spanish = messages("en"), messages("es")
    assert [name for name in english if english[name].value.equals(spanish[name].value)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_action_can_be_said(language: str) -> None:
    for kind in SPACE.kinds:
        action = SPACE.action(SPACE.first(kind))
        name = f"action-{verb(kind).replace('_', '-')}"
        label = ISLE.words.say(language, name, action.words())
        assert label[0].isupper() or label[0] in SUIT_LETTERS
        assert not label.endswith(".")


def test_every_event_of_a_random_game_can_be_said_in_every_language() -> None:
    for before, number, after in random_game(8, limit_rounds=8, coasts="random"):
        for event in ISLE.tell(before, ISLE.space.action(number), after):
            facts = {fact: value for fact, value in event.to_json().items() if fact != "event"}
            for language in LANGUAGES:
                sentence = ISLE.words.say(language, f"event-{name_of(type(event))}", facts)
                assert sentence.endswith(".")
                assert "None" not in sentence
