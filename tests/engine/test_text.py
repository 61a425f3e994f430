"""engine/text.py: words from Fluent catalogues."""

from __future__ import annotations

import pytest

from engine.playing import TOY
from serai.engine.errors import BadOption
from serai.engine.text import contracted


def test_a_message_is_said_in_every_language_with_its_words_filled_in() -> None:
    facts = {"seat": "B", "card": 3}
    assert TOY.words.say("en", "event-card-shown", facts) == "B shows a 3."
    assert TOY.words.say("es", "event-card-shown", facts) == "B enseña un 3."


@pytest.mark.parametrize(
    ("text", "contracted_text"),
    [
        ("Va de el prado a el bosque.", "Va del prado al bosque."),
        ("A el pastor de la cueva", "Al pastor de la cueva"),
        ("de El Cairo a la ele", "de El Cairo a la ele"),
    ],
)
def test_spanish_melts_articles_into_the_words_before(text: str, contracted_text: str) -> None:
    assert contracted("es", text) == contracted_text
    assert contracted("en", text) == text


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match="'fr' is not one of en, es"):
        TOY.words.say("fr", "event-card-kept")


def test_an_unknown_message_is_a_mistake_of_ours() -> None:
    assert not TOY.words.has("en", "event-card-eaten")
    with pytest.raises(LookupError):
        TOY.words.say("en", "event-card-eaten")


def test_a_fact_that_is_missing_is_a_mistake_of_ours() -> None:
    with pytest.raises(Exception, match="Unknown external: seat"):
        TOY.words.say("en", "event-card-kept", {})
