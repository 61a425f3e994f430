"""A game of a package that nobody has drawn: a table in the terminal, played to its end."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import serai
from cli.running import output, run, write_json
from engine.installing import install
from engine.toy import GAME
from serai.cli.boards import board_of
from serai.cli.boards.bare import BareBoard
from serai.cli.look import Look

VIEW = {
    "game": "toy",
    "seat": "A",
    "turn": "B",
    "phase": "dawn",
    "is_open": True,
    "winner": None,
    "swaps_left": {"A": 1, "B": 0},
    "places": {"hill": {"cards": [1, 3]}, "lake": [], "road": {"cards": 2, "owner": "A"}},
    "rows": [[1, 2], []],
}
WORDS = {
    "en": "field-swaps-left = Swaps\nphase-dawn = at dawn",
    "es": "field-swaps-left = Cambios\nphase-dawn = al alba",
}


@pytest.fixture
def toy(monkeypatch):
    """The toy, as a package brings it."""
    install(monkeypatch, toy="engine.toy:GAME")
    return serai.game("toy")


def draw(folder, language="en", letters="ABC"):
    """The view as lines, drawn for a game with these words."""
    (folder / "words").mkdir()
    for each, words in WORDS.items():
        (folder / "words" / f"{each}.ftl").write_text(words, encoding="utf-8")
    board = BareBoard(replace(GAME, folder=folder, letters=letters))
    look = Look(80, language=language, liveries=board.SEATS)
    drawn = board.draw_board(VIEW, look, ["card 1"]).plain
    return [line.rstrip() for line in drawn.splitlines()]


def test_a_view_is_a_table_in_the_words_of_its_game(tmp_path):
    assert draw(tmp_path) == [
        "turn        ◆B",
        "phase       at dawn",
        "is open     yes",
        "winner      -",
        "Swaps",
        "  ●A        1",
        "  ◆B        0",
        "places",
        "  hill",
        "    cards   1, 3",
        "  lake      -",
        "  road      cards 2, owner ●A",
        "rows",
        "  1         1, 2",
        "  2         -",
    ]


def test_it_speaks_both_languages(tmp_path):
    drawn = draw(tmp_path, "es")
    assert "phase       al alba" in drawn
    assert "is open     sí" in drawn
    assert "Cambios" in drawn


def test_seats_are_written_as_the_game_writes_them(tmp_path):
    assert "turn        B" in draw(tmp_path, letters="XYZ")


def test_nothing_stands_beside_the_table(toy):
    board = board_of(toy)
    assert board.draw_seats(VIEW, Look(80)) == []
    assert board.legend(Look(80)) == board.remark(VIEW, Look(80)) == ""
    assert board.endings(None, "en") == []
    assert list(board.SEATS) == ["A", "B", "C"]


def test_a_game_of_a_package_is_played_to_its_end(toy):
    shown = output("play", "toy", "--seed", "1", "--human", "all", typed="swap\nkeep\n2\nkeep\n")
    assert "swaps left" in shown
    assert "put your card back and take another" in shown
    assert "The game is over." in shown


def test_a_game_of_a_package_is_simulated(toy):
    result = json.loads(output("simulate", "toy", "--games", "4", "--seed", "1", "--json", "-"))
    assert result["games"] == 4


def test_a_position_of_such_a_game_is_shown(toy, tmp_path):
    position = write_json(tmp_path / "position.json", toy.new(seed=1).position())
    assert "swaps left" in output("position", "toy", position)


def test_the_list_of_games_says_what_is_wrong_with_a_package(monkeypatch):
    install(monkeypatch, mill="no_such_package:GAME")
    listed = run("games")
    assert "silver-isle" in listed.stdout
    assert listed.exit_code == 0
    assert listed.stderr.startswith("serai: the game 'mill' of the package no_such_package:GAME ")
