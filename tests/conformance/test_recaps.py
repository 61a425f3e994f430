"""What others did is told again in a few words: nothing but what its reader has heard, and so that
it adds up."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

import serai
from serai import Match
from serai.engine.event import name_of
from serai.engine.narrator import Narrator
from serai.engine.recap import EVERYBODY, Recap
from serai.engine.text import LANGUAGES

pytestmark = pytest.mark.once

PLIES = 600
PLAYERS = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"]
every_game = pytest.mark.parametrize("game_id", serai.games())


@cache
def random_match(game_id: str) -> Match:
    """A random game, or much of it."""
    rng, match = Random(5), serai.game(game_id).new(seed=5)
    while match.actor is not None and match.ply < PLIES:
        match.play(rng.choice(match.legal()))
    return match


def moments(game_id: str, step: int = 7) -> Iterator[tuple[Match, int]]:
    """The game at many plies, with who has to decide."""
    match = random_match(game_id)
    for ply in range(step, match.ply, step):
        branch = match.branch(ply)
        if branch.actor is not None:
            yield branch, branch.actor


def all_recaps(game_id: str) -> Iterator[tuple[Match, int | None, Recap]]:
    """What those who decide are told, and who watches."""
    for match, seat in moments(game_id):
        for reader in (seat, None):
            for recap in match.recaps(reader):
                yield match, reader, recap


@every_game
def test_nobody_is_told_what_they_did_themselves(game_id: str) -> None:
    letters, told = serai.game(game_id).letters, 0
    for _, reader, recap in all_recaps(game_id):
        assert reader is None or recap.seat != letters[reader]
        told += 1
    assert told > 50


@every_game
def test_a_recap_ends_where_the_next_begins_and_the_last_ends_now(game_id: str) -> None:
    for match, seat in moments(game_id):
        recaps = match.recaps(seat, since=0)
        assert all(recap.since <= recap.until <= match.ply for recap in recaps)
        ends = [recap.until for recap in recaps]
        assert ends == sorted(ends)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_recaps_are_sentences_in_every_language(game_id: str, language: str) -> None:
    for match, reader, recap in all_recaps(game_id):
        if not recap.phrases:
            continue
        sentence = Narrator(match.game, language, reader, PLAYERS[: match.players]).recap(recap)
        assert sentence.endswith(".")
        assert "None" not in sentence
        assert "recap" not in sentence
        assert "  " not in sentence
        assert all(place.kind and place.word for phrase in recap.phrases for place in phrase.places)


@every_game
def test_a_recap_is_made_of_what_its_reader_heard(game_id: str) -> None:
    """Whatever has to be seen is an event that the reader may hear; without what others alone hear,
    the recap is the same."""
    for match, seat in moments(game_id, step=31):
        heard = {id_of(event) for event in match.events(0, seat)}
        for recap in match.recaps(seat):
            assert {id_of(event) for _, event in recap.grave} <= heard


def id_of(event: object) -> tuple[str, str]:
    """An event and its facts."""
    return name_of(type(event)), repr(event)  # type: ignore[arg-type]


def test_the_points_of_a_turn_of_silk_add_up() -> None:
    """What a recap says was won and paid is what the seat has more or less after the turn."""
    brings = {"recap-grazed", "recap-segments", "recap-improvement"}
    compared = 0
    match = random_match("silk")
    for recap in match.recaps(None, since=0)[:-1]:
        if recap.seat == EVERYBODY:
            continue
        seat = match.game.letters.index(recap.seat)
        facts = [
            (phrase.said.message, phrase.said.facts.get("points", 0)) for phrase in recap.phrases
        ]
        net = sum(points for message, points in facts if message in brings)
        net -= sum(points for message, points in facts if message == "recap-paid")
        before, after = (match.state_before(ply) for ply in (recap.since, recap.until))
        assert int(after.points[seat]) - int(before.points[seat]) == net
        compared += net != 0
    assert compared > 5


def test_the_last_turn_of_each_other_seat_is_told_once_a_round() -> None:
    match = random_match("silk")
    last = next(ply for ply in range(match.ply - 9, 0, -1) if match.seat_of(ply) == 1)
    ply = next(ply for ply in range(last, match.ply) if match.seat_of(ply) == 0)
    recaps = match.branch(ply).recaps(0)
    assert [recap.seat for recap in recaps] == ["B"]
    assert match.branch(ply).recap(0, players=["Ann", "Bo"])[0].startswith("Bo: ")
