"""What teaches a game over HTTP: its page, the page's pictures, and a lesson at a table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

import serai
from engine.toy import GAME
from serai.server.api import learning
from server.serving import Person, serving


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with serving(tmp_path_factory.mktemp("learning")) as found:
        yield found


@pytest.fixture
def ann(client: TestClient) -> Person:
    return Person(client)


def test_every_game_is_taught_in_both_languages(ann: Person) -> None:
    for game in ann.get("/games").json()["games"]:
        assert (game["has_learn_page"], game["has_lesson"]) == (True, True)
        for language in ("en", "es"):
            page = ann.get(f"/learn/{game['id']}/{language}").json()["markdown"]
            assert page.startswith("# ")


def test_every_picture_of_a_page_is_there_by_day_and_by_lamplight(ann: Person) -> None:
    for game in serai.games():
        for language in ("en", "es"):
            page = ann.get(f"/learn/{game}/{language}").json()["markdown"]
            pictures = re.findall(r"\]\((pictures/[^)]+)\)", page)
            assert len(pictures) == 5
            for name in pictures:
                for shown in (name, name.replace(".webp", ".lamplight.webp")):
                    answer = ann.get(f"/learn/{game}/{shown}")
                    assert answer.headers["content-type"] == "image/webp"
                    assert answer.content[8:12] == b"WEBP"


@pytest.mark.parametrize(
    "name", ["nothing.webp", "..%2Fsilk.md", "silk.md", "..webp", "a%00.webp", "a/b.webp"]
)
def test_nothing_but_pictures_is_handed_out(ann: Person, name: str) -> None:
    assert ann.get(f"/learn/silk/pictures/{name}").status_code == 404


def test_a_lesson_is_a_table_at_which_one_plays_at_once(ann: Person) -> None:
    answer = ann.post("/lessons", game="silver-isle", name="Ann")
    assert answer.status_code == 201
    table = answer.json()["table"]
    assert (table["lesson"], table["yours"]) == (True, [0])
    assert ann.moment(table["id"])["offers"]
    assert ann.play_first(table["id"]).status_code == 200


def test_a_game_of_a_package_may_teach_nothing_or_bring_its_own_page(
    ann: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = replace(GAME, folder=tmp_path)
    monkeypatch.setattr(learning, "find_game", lambda _: game)
    assert ann.get("/learn/toy/en").status_code == 404
    assert ann.get("/learn/toy/pictures/a.webp").status_code == 404
    assert ann.post("/lessons", game="toy").status_code == 404
    (tmp_path / "learn.md").write_text("# The toy\n")
    assert ann.get("/learn/toy/en").json()["markdown"] == "# The toy\n"
