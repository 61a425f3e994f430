"""The words of Silk: all that can be refused, done, asked or told has them, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from random import Random

import pytest
from fluent.syntax import FluentParser, ast, visitor

import serai
from serai.engine.action import parts, verb
from serai.engine.event import name_of
from serai.engine.text import LANGUAGES
from serai.games.silk.actions import SPACE
from serai.games.silk.clauses import Clause
from serai.games.silk.events import EVENTS
from serai.games.silk.terms import Deed, Direction, Improvement, Kind, Pasture, Phase

SILK = serai.game("silk")

PICKERS = {"deed", "direction", "improvement", "pasture"}
"""These only pick a name by a variable: they are the same everywhere."""

SAME_IN_BOTH = {"piece-ookami"}

PARTS_OF_SENTENCES = PICKERS | {"piece", "points", "score"}

NOT_SAID = {
    "event-game-ended": {"scores", "winners"},  # score-counted and game-won say them seat by seat
}
"""Facts that a message leaves out."""


def names_of(kinds: type[Deed | Direction | Improvement | Kind | Pasture | Phase]) -> list[str]:
    """The names of the members as messages write them."""
    return [kind.name.lower().replace("_", "-") for kind in kinds if kind.name != "NONE"]


REFUSALS = [f"refusal-{clause.name.lower().replace('_', '-')}" for clause in Clause if clause]
PROMPTS = [f"prompt-{name}" for name in names_of(Phase) if name != "target"] + [
    f"prompt-target-{name}" for name in names_of(Deed)
]
NAMES = [
    *(f"piece-{name}" for name in names_of(Kind)),
    *(f"pasture-{name}" for name in [*names_of(Pasture), "barren"]),
    *(f"deed-{name}" for name in names_of(Deed)),
    *(f"direction-{name}" for name in names_of(Direction)),
    *(f"improvement-{name}" for name in names_of(Improvement)),
    *(f"phase-{name}" for name in names_of(Phase)),
]
EVENT_FACTS = {f"event-{name_of(kind)}": {f.name for f in fields(kind)} for kind in EVENTS}
ACTION_PARTS = {
    f"action-{verb(kind).replace('_', '-')}": {name for name, _ in parts(kind)}
    for kind in SPACE.kinds
}
PLAIN = [*REFUSALS, *PROMPTS, *NAMES]
"""Messages that are said without any variable."""


# --- Reading a catalogue ----------------------------------------------------------------------


class Variables(visitor.Visitor):  # type: ignore[misc]
    """Collects what a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """`{ $tile }`"""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """`{ deed }`"""
        self.messages.add(node.id.name)


@cache
def catalogue(language: str) -> ast.Resource:
    """The catalogue of Silk, parsed."""
    source = (SILK.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    return FluentParser().parse(source)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """The messages of a language by name."""
    found = [entry for entry in catalogue(language).body if isinstance(entry, ast.Message)]
    return {message.id.name: message for message in found}


def refers_to(language: str, name: str) -> Variables:
    """What a message itself refers to."""
    found = Variables()
    found.visit(messages(language)[name])
    return found


def variables(language: str, name: str) -> set[str]:
    """The variables of a message and of the messages in it."""
    found = refers_to(language, name)
    return found.variables.union(*(variables(language, inner) for inner in found.messages))


def outcomes(pattern: ast.Pattern) -> Iterator[str]:
    """Every text that a pattern can become, with variables left out."""
    texts = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            texts = [text + element.value for text in texts]
        elif isinstance(element.expression, ast.SelectExpression):
            variants = [
                outcome for v in element.expression.variants for outcome in outcomes(v.value)
            ]
            texts = [text + variant for text in texts for variant in variants]
        else:
            texts = [f"{text}X" for text in texts]
    yield from texts


# --- Nothing is missing -----------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_no_mistakes_of_syntax_and_no_message_twice(language: str) -> None:
    entries = catalogue(language).body
    assert [entry for entry in entries if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words_and_there_are_no_words_for_nothing(language: str) -> None:
    expected = {*PLAIN, *EVENT_FACTS, *ACTION_PARTS, *PARTS_OF_SENTENCES}
    assert set(messages(language)) == expected


# --- The words can be said --------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_prompts_and_names_are_said_without_variables(language: str) -> None:
    for name in PLAIN:
        assert variables(language, name) == set(), name
        assert SILK.words.say(language, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_says_all_its_facts_and_nothing_else(language: str) -> None:
    for name, facts in EVENT_FACTS.items():
        assert variables(language, name) == facts - NOT_SAID.get(name, set()), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_action_says_all_its_parts_and_nothing_else(language: str) -> None:
    for name, words in ACTION_PARTS.items():
        assert variables(language, name) == words, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_can_be_said(language: str) -> None:
    for _, action in SPACE.named():
        name = f"action-{verb(type(action)).replace('_', '-')}"
        assert SILK.words.say(language, name, action.words())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_event_of_a_random_game_can_be_said_in_every_language(players: int) -> None:
    match = SILK.new(players=players, seed=players)
    random = Random(players)
    while not match.over:
        match.play(random.choice(match.legal()))
    for event in match.events():
        facts = {fact: value for fact, value in event.to_json().items() if fact != "event"}
        for language in LANGUAGES:
            sentence = SILK.words.say(language, f"event-{name_of(type(event))}", facts)
            assert sentence.endswith(".")
            assert "None" not in sentence


# --- The words are good -----------------------------------------------------------------------


def test_no_message_is_left_untranslated() -> None:
    english, spanish = messages("en"), messages("es")
    same = {name for name in english if english[name].value.equals(spanish[name].value)}
    assert same == PICKERS | SAME_IN_BOTH


def test_both_languages_pick_a_name_by_the_same_variants() -> None:
    for name in PICKERS:
        assert refers_to("en", name).messages == refers_to("es", name).messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picker_knows_every_name_of_its_kind(language: str) -> None:
    kinds = {"deed": Deed, "direction": Direction, "improvement": Improvement, "pasture": Pasture}
    for name, kind in kinds.items():
        assert refers_to(language, name).messages == {f"{name}-{each}" for each in names_of(kind)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_prompts_and_events_are_single_sentences(language: str) -> None:
    for name in [*REFUSALS, *PROMPTS, *EVENT_FACTS]:
        for sentence in outcomes(messages(language)[name].value):
            assert sentence.endswith("."), name
            assert sentence.count(".") == 1, name
            assert sentence[0].isupper(), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_controls_are_no_sentences_but_begin_with_a_capital(language: str) -> None:
    for name in ACTION_PARTS:
        for label in outcomes(messages(language)[name].value):
            assert label[0].isupper(), name
            assert not label.endswith("."), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_refusals_of_a_catalogue_sound_the_same(language: str) -> None:
    said = [SILK.words.say(language, name) for name in REFUSALS]
    assert len(said) == len(set(said))


def test_a_refusal_stays_short() -> None:
    for language in LANGUAGES:
        assert max(len(SILK.words.say(language, name)) for name in REFUSALS) <= 110


@pytest.mark.parametrize(
    ("message", "facts", "english", "spanish"),
    [
        (
            "event-worms-captured",
            {"owner": "B", "number": 1, "tile": "1,2"},
            "The ookami captures 1 worm of B on 1,2.",
            "El ookami captura 1 oruga de B en 1,2.",
        ),
        (
            "event-worms-captured",
            {"owner": "B", "number": 3, "tile": "1,2"},
            "The ookami captures 3 worms of B on 1,2.",
            "El ookami captura 3 orugas de B en 1,2.",
        ),
        (
            "event-die-used",
            {"seat": "A", "face": 2, "deed": "graze", "price": 0},
            "A uses the 2 to graze.",
            "A usa el 2 para pastar.",
        ),
        (
            "event-die-used",
            {"seat": "A", "face": 2, "deed": "wall", "price": 1},
            "A pays 1 Silk Point and uses the 2 to build a wall.",
            "A paga 1 punto de seda y usa el 2 para construir un muro.",
        ),
        (
            "event-tile-grazed",
            {"seat": "A", "tile": "1,1", "points": 0},
            "A grazes 1,1 and scores nothing.",
            "A pasta en 1,1 y no suma nada.",
        ),
        (
            "event-tile-grazed",
            {"seat": "A", "tile": "1,1", "points": 1},
            "A grazes 1,1 and scores 1 Silk Point.",
            "A pasta en 1,1 y suma 1 punto de seda.",
        ),
        (
            "event-piece-bumped",
            {"seat": "A", "piece": "mastiff", "owner": "B", "start": "0,4", "end": "0,0",
             "way": "wrap"},
            "A bumps B's mastiff from 0,4 round the edge to 0,0.",
            "A desaloja al mastín de B de 0,4 a 0,0 campo a través.",
        ),
        (
            "event-piece-moved",
            {"seat": "A", "piece": "ookami", "owner": None, "start": "2,2", "end": "2,3",
             "way": "step"},
            "A moves the ookami from 2,2 to 2,3.",
            "A desplaza al ookami de 2,2 a 2,3.",
        ),
        (
            "event-game-won",
            {"seat": "A", "score": -1, "winners": 2},
            "A shares the win with -1 Silk Point.",
            "A comparte la victoria con -1 punto de seda.",
        ),
    ],
)  # fmt: skip
def test_sentences_read_well(
    message: str, facts: dict[str, object], english: str, spanish: str
) -> None:
    assert SILK.words.say("en", message, facts) == english
    assert SILK.words.say("es", message, facts) == spanish
