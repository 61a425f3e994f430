"""Nobody needs a coordinate to follow a game, every number says what it counts, and no word of the
code is on a screen. Read in whole random games, in each language.

A short game each by default. All of 100 games of each game, by hand:
`SERAI_SENTENCES=100 pytest tests/conformance/test_sentences.py`.
"""

from __future__ import annotations

import os
import re

import pytest

import serai
from conformance.sentences import sentences_of_a_game

pytestmark = pytest.mark.once

GAMES = int(os.environ.get("SERAI_SENTENCES", "0"))
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
        "Silk Points? point points worm worms walls? pastures? turns? silver ivory silk jewels?"
        " dried spices? goods? majorit(?:y|ies) moves? tiles? Crooks? actions? crews? tokens?"
        " steps? mines? rounds? more damage players? are is north east south west"
    ),
    "es": (
        "Puntos? punto puntos orugas? muros? pastos? turnos? de joyas? frutas? especias?"
        " mercanc(?:ía|ías) mayorías? etapas? losetas? Estafador(?:es)? acci(?:ón|ones) cuadrillas?"
        " fichas? pasos? minas? rondas? más jugador(?:es)? al"
    ),
}
"""What a number may count."""
LABELS = {
    "en": (
        "Turn Round Move Tile Port Action Die Worm worm rolled The Sun Moon Crown Arms tile double"
        " worth strength of have a the to"
    ),
    "es": (
        "turno Turno Ronda Viaje Loseta Puerto Acción Dado Oruga sacado El Sol Luna Corona Armas"
        " losetas? doble vale juntas fuerza de tienes un el a quedan? para"
    ),
}
"""What a number may be the number of."""


def without_counts(sentence: str, language: str) -> str:
    """The sentence without the numbers that say what they count."""
    things = "|".join(THINGS[language].split())
    labels = "|".join(LABELS[language].split())
    rest = GRID.sub("", sentence)
    rest = re.sub(r"\d+ (?:of|de) \d+", "", rest)
    rest = re.sub(r"\d+ (?:to|\+|a|or|o) (?=\d)", "", rest)
    rest = re.sub(rf"\d+ (?:{things})\b", "", rest)
    return re.sub(rf"(?:\b(?:{labels})|:) \d+\b", "", rest)


def faults(sentence: str, language: str) -> list[str]:
    """What a player should not have to read in a sentence."""
    found = INNER.findall(sentence)
    found += [word for word in HYPHENED.findall(sentence) if word not in WINDS]
    return found + re.findall(r"\S*\s?\d+\s?\S*", without_counts(sentence, language))


@pytest.mark.parametrize("game_id", serai.games())
def test_sentences_say_names_and_what_their_numbers_count(game_id: str) -> None:
    game = serai.game(game_id)
    read = 0
    for seed in range(max(1, GAMES)):
        for language, sentence in sentences_of_a_game(game, seed, None if GAMES else SHORT):
            read += 1
            assert sentence.strip()
            assert faults(sentence, language) == [], (language, sentence)
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
    ],
)
def test_what_nobody_should_read_is_found(sentence: str) -> None:
    assert faults(sentence, "en")
