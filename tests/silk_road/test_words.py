"""The words: all that can be refused, done, asked or told has them, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from random import Random

import pytest
from fluent.syntax import FluentParser, ast, visitor

from serai.engine.action import parts, verb
from serai.engine.event import name_of
from serai.engine.text import LANGUAGES
from serai.games.silk_road.actions import SPACE
from serai.games.silk_road.board import SHIPPED
from serai.games.silk_road.clauses import Clause
from serai.games.silk_road.events import EVENTS
from serai.games.silk_road.terms import Good, Kind, Phase
from silk_road.playing import ROAD, choose, random_options

PICKERS = {"good", "into", "city", "start", "partner"}
"""These only pick a name by a variable: they are the same everywhere."""
PARTS_OF_SENTENCES = PICKERS | {
    "tile", "removed", "moved", "place", "amount", "price", "money", "score",
}  # fmt: skip
TRANSLATED = {"samarkand", "hecatompylos", "palmyra", "aleppo", "tyre", "antioch", "turfan"}
SAME_IN_BOTH = {
    f"city-{row.id.replace('_', '-')}" for row in SHIPPED.cities if row.id not in TRANSLATED
}
NOT_SAID = {"event-game-ended": {"scores", "winners"}}
"""Facts that a message leaves out: score-counted and game-won say them seat by seat."""


def names_of(kinds: type[Good | Kind | Phase]) -> list[str]:
    """The names of the members as messages write them."""
    return [kind.name.lower() for kind in kinds if kind.name != "NONE"]


ACTED = ("seller", "buyer", "trader", "exchange", "thief", "vizier")
REFUSALS = [f"refusal-{clause.name.lower().replace('_', '-')}" for clause in Clause if clause]
PROMPTS = [f"prompt-{name}" for name in names_of(Phase) if name not in ("act", "bonus")] + [
    f"prompt-act-{kind}" for kind in ACTED
]
NAMES = [
    *(f"good-{name}" for name in names_of(Good)),
    *(f"kind-{name}" for name in names_of(Kind)),
    *(f"city-{row.id.replace('_', '-')}" for row in SHIPPED.cities),
    *(f"phase-{name}" for name in names_of(Phase)),
]
EVENT_FACTS = {f"event-{name_of(kind)}": {f.name for f in fields(kind)} for kind in EVENTS}
ACTION_PARTS = {
    f"action-{verb(kind).replace('_', '-')}": {name for name, _ in parts(kind)}
    for kind in SPACE.kinds
}
PLAIN = [*REFUSALS, *PROMPTS, *NAMES]


class Variables(visitor.Visitor):  # type: ignore[misc]
    """Collects what a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """`{ $tile }`"""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """`{ good }`"""
        self.messages.add(node.id.name)


@cache
def catalogue(language: str) -> ast.Resource:
    """The catalogue, parsed."""
    source = (ROAD.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_is_complete_and_has_no_mistakes(language: str) -> None:
    entries = catalogue(language).body
    assert [entry for entry in entries if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert sorted(names) == sorted({*PLAIN, *EVENT_FACTS, *ACTION_PARTS, *PARTS_OF_SENTENCES})


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_say_all_their_facts_and_nothing_else(language: str) -> None:
    for name in PLAIN:
        assert variables(language, name) == set(), name
        assert ROAD.words.say(language, name)
    for name, facts in EVENT_FACTS.items():
        assert variables(language, name) == facts - NOT_SAID.get(name, set()), name
    for name, words in ACTION_PARTS.items():
        assert variables(language, name) == words, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_can_be_said(language: str) -> None:
    for _, action in SPACE.named():
        name = f"action-{verb(type(action)).replace('_', '-')}"
        text = ROAD.words.say(language, name, action.words())
        assert text[0].isupper()
        assert not text.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_has_a_name(language: str) -> None:
    for tile in range(1, len(SHIPPED.tiles) + 1):
        word = SHIPPED.tile.write(tile)
        assert ROAD.words.say(language, "tile", {"tile": word}) != word
    assert ROAD.words.say(language, "tile", {"tile": "trader-silk_silk-ivory"})


@pytest.mark.parametrize("seed", range(2))
def test_every_event_of_a_random_game_can_be_said_in_every_language(seed: int) -> None:
    rng = Random(seed)
    match = ROAD.new(players=5 + seed, seed=seed, **random_options(rng))
    while match.actor is not None:
        match.play(choose(rng, match))
    everything = [e for ply in range(match.ply) for e in ROAD.tell(*told_at(match, ply))]
    for event in everything:
        facts = {fact: value for fact, value in event.to_json().items() if fact != "event"}
        for language in LANGUAGES:
            sentence = ROAD.words.say(language, f"event-{name_of(type(event))}", facts)
            assert sentence.endswith(".")
            assert "None" not in sentence


def told_at(match: object, ply: int) -> tuple[object, object, object]:
    """Before, action and after of a ply."""
    after = match.past[ply + 1] if ply + 1 < match.ply else match.state
    return match.past[ply], ROAD.space.action(match.log[ply][1]), after


def test_no_message_is_left_untranslated() -> None:
    english, spanish = messages("en"), messages("es")
    same = {name for name in english if english[name].value.equals(spanish[name].value)}
    assert same == PICKERS | SAME_IN_BOTH


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_prompts_and_events_are_single_sentences(language: str) -> None:
    for name in [*REFUSALS, *PROMPTS, *EVENT_FACTS]:
        for sentence in outcomes(messages(language)[name].value):
            assert sentence.endswith("."), name
            assert sentence.count(".") == 1, name
            assert sentence[0].isupper(), name
    said = [ROAD.words.say(language, name) for name in REFUSALS]
    assert len(said) == len(set(said))
    assert max(map(len, said)) <= 110


@pytest.mark.parametrize(
    ("message", "facts", "english", "spanish"),
    [
        (
            "event-goods-sold",
            {"seat": "A", "good": "silk", "number": 2, "money": 7},
            "A sells 2 of silk for 7 silver.",
            "A vende 2 de seda por 7 de plata.",
        ),
        (
            "event-tile-taken",
            {"seat": "B", "tile": "trader-silk-jewels"},
            "B takes: Trader, silk for jewels.",
            "B toma: Mercader, seda por joyas.",
        ),
        (
            "event-caravan-moved",
            {"seat": "C", "start": "kashgar", "city": "samarkand"},
            "C leads the caravan from Kashgar to Samarkand.",
            "C lleva la caravana de Kashgar a Samarcanda.",
        ),
        (
            "event-game-won",
            {"seat": "A", "score": 31, "winners": 1},
            "A wins with 31 points.",
            "A gana con 31 puntos.",
        ),
    ],
)
def test_sentences_read_well(
    message: str, facts: dict[str, object], english: str, spanish: str
) -> None:
    assert ROAD.words.say("en", message, facts) == english
    assert ROAD.words.say("es", message, facts) == spanish
