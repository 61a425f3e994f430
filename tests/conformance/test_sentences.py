"""Nobody needs a coordinate to follow a game, every number says what it counts, and no word of the
code is on a screen. Read in whole random games, in each language.

A short game each by default. All of 100 games of each game, by hand:
`SERAI_SENTENCES=100 pytest tests/conformance/test_sentences.py`.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator

import pytest

import serai
from conformance.sentences import said_of_any_game, sentences_of_a_game

pytestmark = pytest.mark.once

GAMES = int(os.environ.get("SERAI_SENTENCES", "0"))
MOST_SHOWN = 20
SHORT = 160
"""So many plies are read of a game where no number of whole games is asked for."""

GRID = re.compile(r"\b[A-E][1-6]\b")
"""A tile of Silk by its column and row, which stand on the board."""
INNER = re.compile(r"[_<>\[\]{}$=|]|\d,\d|[-−]\d|\bNone\b|undefined|\b[a-z]+-[A-Z]\b|  ")
"""Notation, negative numbers, and what should have been filled in."""
WINDS = {"north-west", "north-east", "south-west", "south-east"}
HYPHENED = re.compile(r"\b[a-z]+(?:-[a-z]+)+\b")

THINGS = {
    "en": (
        r"Silk Points?|points?|worms?|of (?:your|their own|\w+'s) worms|walls?|pastures?|dice"
        r"|silver|ivory|silk|jewels?|dried fruits?|spices?|goods?|majorit(?:y|ies)|moves?|tiles?"
        r"|Crooks?|actions?|crews?|tokens?|steps?|mines?|nurser(?:y|ies)"
        r"|(?:more )?(?:rounds?|turns?)"
        r"|damage|unknown crews|players?|in your reserve|(?:is|are) left"
        r"|(?:north|east|south|west)(?= of)"
    ),
    "es": (
        r"[Pp]untos?(?: de seda)?|orugas?|muros?|pastos?|dados?|de (?:plata|marfil|seda)"
        r"|joyas?|frutas?|especias?|mercanc(?:ía|ías)|mayorías?|etapas?|losetas?"
        r"|Estafador(?:es)?|acci(?:ón|ones)|cuadrillas?|fichas?|pasos?|minas?"
        r"|(?:rondas?|turnos?)(?: más)?"
        r"|jugador(?:es)?|criaderos?|al (?:norte|sur|este|oeste)|de daño|de tu reserva"
    ),
}
"""What a number may count."""
LABELS = {
    "en": (
        r"Turn|Round|Move|Tile|Port|Action|Die|Worm|tile|rolled|double|Sun|Moon|Crown|Arms|^The"
        r"|use the|(?:rolls?|and) a|strength of|worth|instead of"
    ),
    "es": (
        r"[Tt]urno|Ronda|Viaje|Etapa|Loseta|Puerto|Acción|Dado|Oruga|doble|Sol|Luna|Corona|Armas"
        r"|^El|(?:[Uu]sa[rs]?|[Pp]ierdes?) el|(?:dados:|[Ll]anzas?|y) un|fuerza de"
        r"|valen?(?: juntas)?(?: de)?|en vez de|quedan?"
    ),
}
"""What a number may be the number of, or is compared with."""


def without_counts(sentence: str, language: str) -> str:
    """The sentence without the numbers that say what they count."""
    rest = GRID.sub("", sentence)
    rest = re.sub(r"\d+ (?:of|de|points? to|puntos? para) \d+(?: (?:to|a) \d+)?", "", rest)
    rest = re.sub(r"\d+ (?:to|\+|a|or|o) (?=\d)", "", rest)
    rest = re.sub(r"\d+ instead of (?=\d)", "", rest)
    rest = re.sub(rf"\d+ (?:{THINGS[language]})\b", "", rest)
    return re.sub(rf"(?:(?<!\w)(?:{LABELS[language]})|:) \d+\b", "", rest)


def faults(sentence: str, language: str) -> list[str]:
    """What a player should not have to read in a sentence."""
    found = INNER.findall(sentence)
    found += [word for word in HYPHENED.findall(sentence) if word not in WINDS]
    return found + re.findall(r"\S*\s?\d+\s?\S*", without_counts(sentence, language))


def read_aloud(game: serai.Game) -> Iterator[tuple[str, str]]:
    """Every sentence, each with its language."""
    yield from said_of_any_game(game)
    for seed in range(max(1, GAMES)):
        yield from sentences_of_a_game(game, seed, None if GAMES else SHORT)


@pytest.mark.parametrize("game_id", serai.games())
def test_sentences_say_names_and_what_their_numbers_count(game_id: str) -> None:
    read, found = 0, []
    for language, sentence in read_aloud(serai.game(game_id)):
        read += 1
        assert sentence.strip()
        if what := faults(sentence, language):
            found.append((language, sentence, what))
    sys.stdout.write(f"{game_id}: {read} sentences read, {len(found)} with faults\n")
    assert found[:MOST_SHOWN] == []
    assert read > SHORT


@pytest.mark.parametrize(
    "sentence",
    [
        "You move a crew to [1,3].",
        "You sail to <-2,3>.",
        "You take trader-silk-jewels.",
        "Reveal 2",
        "Ann scores -3 Silk Points.",
        "You win the long_wall Improvement.",
        "You place None on the dry pasture C2.",
        "Ann would have 3 less if the game ended now.",
        "You have 3.",
        "You go from 2 to 3.",
    ],
)
def test_what_nobody_should_read_is_found(sentence: str) -> None:
    assert faults(sentence, "en")


@pytest.mark.parametrize(
    "sentence",
    [
        "Ann tendría 3 menos si la partida acabara ahora.",
        "Tienes 3.",
        "Eliges el 3 de Ann.",
        "Vas a [1,3].",
    ],
)
def test_what_nobody_should_read_is_found_in_spanish(sentence: str) -> None:
    assert faults(sentence, "es")


def test_true_counts_are_let_through() -> None:
    assert faults("The ookami captures 2 of your worms.", "en") == []
    assert faults("Ann would have 1 Silk Point less if the game ended now.", "en") == []
    assert faults("Ann tendría 2 fichas de plata menos si la partida acabara ahora.", "es") == []
