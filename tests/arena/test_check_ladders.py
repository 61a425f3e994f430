"""Kept games are played again, and what came out otherwise is told."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from arena.sitting import toy_setting
from serai.arena import BadJournal, games
from serai.arena.journal import claim
from serai.arena.kept import read_journal

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import check_ladders

pytestmark = pytest.mark.once

SETTING = toy_setting("random", "first", games=12)


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """Played by sources that are not known any more."""
    book = tmp_path / "toy.jsonl"
    list(games(SETTING, workers=1, journal=book))
    first, *lines = book.read_text().splitlines()
    head = json.dumps(json.loads(first) | {"code": "of before"})
    book.write_text("\n".join([head, *lines, ""]))
    return book


def test_a_journal_whose_games_come_out_the_same_can_be_gone_on_with(
    journal: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = journal.read_text().splitlines()
    assert check_ladders.check(journal, number=6, adopt=False, workers=1)
    assert "6 of 12 games played again" in capsys.readouterr().out
    assert journal.read_text().splitlines() == lines
    assert check_ladders.check(journal, number=6, adopt=True, workers=1)
    assert journal.read_text().splitlines()[1:] == lines[1:]
    assert len(list(games(SETTING, workers=1, journal=journal))) == 12


def test_a_game_that_comes_out_otherwise_is_told(
    journal: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, *lines = journal.read_text().splitlines()
    game = json.loads(lines[4])
    game["plies"] += 1
    journal.write_text("\n".join([first, *lines[:4], json.dumps(game), *lines[5:], ""]))
    kept = journal.read_text()
    assert not check_ladders.check(journal, number=12, adopt=True, workers=1)
    assert f"otherwise came out: [{game['number']}]" in capsys.readouterr().out
    assert journal.read_text() == kept


def test_a_journal_without_games_holds_for_nothing(journal: Path) -> None:
    head = journal.read_text().splitlines(keepends=True)[0]
    journal.write_text(head)
    assert check_ladders.check(journal, number=6, adopt=True, workers=1)
    assert journal.read_text() == head


def test_how_a_game_ended_need_not_be_told(journal: Path) -> None:
    first, *lines = journal.read_text().splitlines()
    told = [json.dumps(json.loads(line) | {"endings": ["so"]}) for line in lines]
    journal.write_text("\n".join([first, *told, ""]))
    assert check_ladders.check(journal, number=6, adopt=False, workers=1)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "is no journal"),
        ("my notes", "is no journal"),
        ('{"a": 1}\n', "is no journal"),
        ('{"serai-journal": 1}\n', "'game' is missing"),
    ],
)
def test_a_file_that_is_no_journal_is_refused_and_left_alone(
    tmp_path: Path, text: str, told: str
) -> None:
    book = tmp_path / "notes.txt"
    book.write_text(text)
    with pytest.raises(BadJournal, match=told):
        check_ladders.check(book, number=6, adopt=True, workers=1)
    assert book.read_text() == text


@pytest.mark.parametrize(
    "kept", sorted(check_ladders.JOURNALS.glob("*.jsonl")), ids=lambda kept: kept.stem
)
def test_every_kept_journal_says_what_was_played(kept: Path) -> None:
    setting = read_journal(kept).setting
    assert setting.is_lineup == kept.stem.endswith("-full")


def test_games_by_earlier_rules_are_played_again_by_their_defaults() -> None:
    kept = check_ladders.JOURNALS / "silk-road-ladder.jsonl"
    setting = read_journal(kept).setting
    assert setting.options == {"final_auction": "skip"}


def test_games_by_other_rules_are_refused(journal: Path) -> None:
    first, *lines = journal.read_text().splitlines()
    head = json.dumps(json.loads(first) | {"rules": "of before"})
    journal.write_text("\n".join([head, *lines, ""]))
    with pytest.raises(BadJournal, match="there rules is of before"):
        check_ladders.check(journal, number=6, adopt=True, workers=1)


def test_a_journal_that_is_being_written_is_not_touched(journal: Path) -> None:
    with journal.open() as opened:
        claim(journal, opened)
        with pytest.raises(BadJournal, match="in use"):
            check_ladders.check(journal, number=6, adopt=True, workers=1)
