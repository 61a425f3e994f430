"""Games that installed packages bring: found by entry points; what is broken harms nobody else."""

from __future__ import annotations

from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import serai
from engine.installing import install
from engine.process import INTERPRETED, run_python
from engine.toy import GAME
from serai.engine.game import game_problems
from serai.engine.packages import GROUP

OURS = ["silk", "silk-road", "silver-isle"]
TOY = "engine.toy:GAME"
GOOD = replace(GAME, id="good")
SHOW_MARK = """
from copied_toy import GAME
from serai.engine.warm import RULES
print(RULES._mark(GAME))
"""


def test_a_package_adds_a_game_by_an_entry_point(monkeypatch):
    install(monkeypatch, toy=TOY)
    assert serai.games() == [*OURS, "toy"]
    assert serai.game("toy") is GAME
    assert game_problems() == []


def test_without_packages_there_are_our_games(monkeypatch):
    install(monkeypatch)
    assert serai.games() == OURS
    with pytest.raises(serai.UnknownGame, match="no game 'toy'; there are silk, silk-road"):
        serai.game("toy")


@pytest.mark.parametrize(
    ("name", "where", "problem"),
    [
        ("toy", "no_such_package:GAME", "cannot be loaded: ModuleNotFoundError: No module named"),
        ("toy", "engine.toy:NOTHING", "cannot be loaded: AttributeError: "),
        ("toy", "engine.toy.rules:score", "is not there: engine.toy.rules:score is no game with"),
        ("other", TOY, "is not there: engine.toy:GAME is no game with this id"),
        ("Toy!", TOY, "needs an id of small letters, digits and hyphens"),
        ("silk", TOY, "has the id of another game"),
    ],
)
def test_a_package_that_is_broken_is_told_in_one_sentence_and_harms_nothing(
    monkeypatch, name, where, problem
):
    install(monkeypatch, **{name: where, "good": "engine.test_packages:GOOD"})
    assert serai.games() == sorted([*OURS, "good"])
    [told] = game_problems()
    assert told.startswith(f"the game {name!r} of the package {where} {problem}")
    assert serai.game("silk").title == "Silk"
    if name not in OURS:
        with pytest.raises(serai.UnknownGame, match="the game"):
            serai.game(name)


def test_of_two_games_with_one_id_the_first_is_played(monkeypatch):
    twice = [EntryPoint("toy", TOY, GROUP), EntryPoint("toy", "other:GAME", GROUP)]
    install(monkeypatch)
    monkeypatch.setattr("serai.engine.game.packaged_games", lambda: twice)
    assert serai.game("toy") is GAME
    assert game_problems() == [
        "the game 'toy' of the package other:GAME has the id of another game"
    ]


def test_a_changed_rule_of_a_package_is_compiled_anew(tmp_path):
    """The mark that a game was compiled before is another one, and so is the record's type."""
    first, changed, again = (mark_with(tmp_path, swaps) for swaps in (1, 2, 1))
    assert first == again != changed


def mark_with(folder: Path, swaps: int) -> str:
    """The mark of the compiled rules of a game in a folder elsewhere, which has so many swaps."""
    game = folder / "copied_toy"
    game.mkdir(exist_ok=True)
    for source in (Path(__file__).parent / "toy").glob("*.py"):
        text = source.read_text(encoding="utf-8").replace("engine.toy", "copied_toy")
        (game / source.name).write_text(text.replace("= s.swaps\n", f"= {swaps}\n"))
    return run_python(SHOW_MARK, folder, **INTERPRETED)
