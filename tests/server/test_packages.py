"""A game of an installed package is served like ours: its facts, words and rules, and tables."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from fastapi.testclient import TestClient

from engine.installing import install
from engine.toy import GAME
from serai.bots.hint import Advice, TermChange
from server.serving import Person, serving


@pytest.fixture
def client(tmp_path, monkeypatch) -> Iterator[TestClient]:
    install(monkeypatch, toy="engine.toy:GAME", mill="no_such_package:GAME")
    with serving(tmp_path) as found:
        yield found


@pytest.fixture
def ann(client) -> Person:
    return Person(client)


def test_the_list_has_the_game_and_not_the_broken_one(ann):
    games = {game["id"]: game for game in ann.get("/games").json()["games"]}
    assert set(games) == {"silk", "silk-road", "silver-isle", "toy"}
    assert games["toy"]["title"] == "The toy"
    assert games["toy"]["options"][0]["meaning"] == "how often each seat may swap its card"


def test_its_words_and_its_rules_come_from_its_own_folder(ann, client, monkeypatch, tmp_path):
    words = ann.get("/words/toy/es.ftl")
    assert words.text == (GAME.folder / "words" / "es.ftl").read_text(encoding="utf-8")
    assert ann.get("/rules/toy/en").status_code == 404
    (tmp_path / "rules.md").write_text("# The toy\n")
    (tmp_path / "rules.es.md").write_text("# El juguete\n")
    monkeypatch.setattr("serai.server.api.catalogue.find_game", lambda _: with_folder(tmp_path))
    assert ann.get("/rules/toy/en").json()["markdown"] == "# The toy\n"
    assert ann.get("/rules/toy/es").json()["markdown"] == "# El juguete\n"


def with_folder(folder):
    """The toy, with its texts in another folder."""
    return replace(GAME, folder=folder)


def test_a_table_of_it_is_played_to_its_end(ann):
    table = ann.open("toy", "me", "me")["id"]
    while not ann.moment(table)["over"]:
        assert ann.play_first(table).status_code == 200
    assert ann.get(f"/tables/{table}/record").json()["game"] == "toy"


@pytest.mark.parametrize(
    ("language", "said"), [("en", "You have more points."), ("es", "Tienes más puntos.")]
)
def test_a_hint_has_words_for_it(language, said):
    reasons = (TermChange("score", 2.0),)
    advice = Advice(GAME.space.action(0), chance=0.5, visits=1, reasons=reasons)
    assert advice.say(GAME, language) == [said]
