"""Whole runs: the same results with any number of workers, stopped or not."""

from __future__ import annotations

import json
import shutil
import sys
from itertools import islice

import pytest

from arena.sitting import toy_setting
from serai.arena import BadJournal, Setting, WorkerLost, games
from serai.arena.journal import BOTS, code_of, statements
from serai.arena.ladder import make_ladder
from serai.arena.running import Playing
from serai.crew import spread

SETTING = toy_setting("random", "first", "random:", games=12)


def results(setting, played):
    """The JSON without what depends on the machine, as text."""
    found = make_ladder(setting, played).to_json()
    del found["speed"]
    return json.dumps(found)


def test_a_run_plays_every_fixture_once():
    numbers = sorted(played.number for played in games(SETTING, workers=1))
    assert numbers == [fixture.number for fixture in SETTING.fixtures()]


@pytest.mark.parametrize("stop", [1, 7, 35])
def test_a_stopped_run_goes_on_to_the_same_results(tmp_path, stop):
    book = tmp_path / "run.jsonl"
    whole = results(SETTING, games(SETTING, workers=1))
    running = games(SETTING, workers=1, journal=book)
    before = list(islice(running, stop))
    running.close()
    kept = book.read_bytes()
    after = list(games(SETTING, workers=1, journal=book))
    assert results(SETTING, after) == whole
    assert [played.number for played in after[:stop]] == [played.number for played in before]
    assert book.read_bytes().startswith(kept)


def test_a_finished_run_plays_nothing_again(tmp_path, monkeypatch):
    book = tmp_path / "run.jsonl"
    whole = list(games(SETTING, workers=1, journal=book))
    monkeypatch.setattr("serai.arena.running.play", None)
    assert list(games(SETTING, workers=1, journal=book)) == whole


@pytest.mark.parametrize("letters", [1, 12, 40])
def test_half_a_first_line_is_forgotten(tmp_path, letters):
    book = tmp_path / "run.jsonl"
    whole = list(games(SETTING, workers=1, journal=book))
    book.write_text(book.read_text()[:letters])
    assert list(games(SETTING, workers=1, journal=book)) == whole


def test_half_a_line_is_forgotten_and_played_again(tmp_path):
    book = tmp_path / "run.jsonl"
    whole = results(SETTING, games(SETTING, workers=1, journal=book))
    text = book.read_text()
    book.write_text(text[: len(text) - 40])
    assert results(SETTING, games(SETTING, workers=1, journal=book)) == whole
    assert len(book.read_text().splitlines()) == 1 + 36
    assert all(json.loads(line) for line in book.read_text().splitlines())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no such claims on files")
def test_a_journal_that_another_run_writes_is_refused_and_left_alone(tmp_path):
    book = tmp_path / "journal.jsonl"
    running = games(SETTING, workers=1, journal=book)
    next(running)
    before = book.read_bytes()
    with pytest.raises(BadJournal, match="in use"):
        next(games(SETTING, workers=1, journal=book))
    assert book.read_bytes() == before
    running.close()
    assert len(list(games(SETTING, workers=1, journal=book))) == len(SETTING.fixtures())


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"seed": 2}, "seed is 1, here 2"),
        ({"games": 14}, "games is 12, here 14"),
        ({"bots": ("random", "first")}, "bots"),
        ({"cap": 9}, "cap"),
        ({"options": {"swaps": 2}}, "options"),
    ],
)
def test_the_journal_of_another_run_is_refused(tmp_path, change, named):
    book = tmp_path / "run.jsonl"
    list(games(SETTING, workers=1, journal=book))
    before = book.read_bytes()
    told = {"bots": SETTING.bots, "games": 12, **change}
    other = toy_setting(*told.pop("bots"), **told)
    with pytest.raises(BadJournal, match=named):
        list(games(other, workers=1, journal=book))
    assert book.read_bytes() == before


def test_an_older_journal_is_read_by_the_names_of_today(tmp_path):
    book = tmp_path / "run.jsonl"
    setting = toy_setting("random", "first", is_lineup=True)
    whole = list(games(setting, workers=1, journal=book))
    book.write_text(book.read_text().replace('"is_lineup": true', '"is_table": true'))
    assert list(games(setting, workers=1, journal=book)) == whole


def test_a_run_does_not_go_on_with_changed_bots(tmp_path, monkeypatch):
    book = tmp_path / "run.jsonl"
    list(islice(games(SETTING, workers=1, journal=book), 3))
    monkeypatch.setattr("serai.arena.journal.BOTS", tmp_path)
    with pytest.raises(BadJournal, match="code"):
        list(games(SETTING, workers=1, journal=book))


@pytest.mark.parametrize(
    ("changed", "counts"),
    [
        ("greedy.py", True),
        ("knowledge/plain.py", True),
        ("knowledge/silk.py", True),
        ("knowledge/silk_road/tile.py", False),
        ("knowledge/silver_isle/way.py", False),
    ],
)
def test_what_bots_know_of_other_games_does_not_count(tmp_path, monkeypatch, changed, counts):
    setting = Setting("silk", 2, ("random", "random"), 2, 1)
    bots = tmp_path / "bots"
    shutil.copytree(BOTS, bots)
    monkeypatch.setattr("serai.arena.journal.BOTS", bots)
    before = code_of(setting)
    with (bots / changed).open("a", encoding="utf-8") as source:
        source.write("CHANGED = True\n")
    assert (code_of(setting) != before) == counts


A_SOURCE = '''
"""Plays well."""
# Deals of one seed.
DEALS = 5
"""How many."""

class Plain:
    """Plays."""

    def name(self):
        return "greedy"
'''


@pytest.mark.parametrize(
    ("old", "new", "counts"),
    [
        ("# Deals of", "# Other words about", False),
        ('"""Plays', '"""Always plays', False),
        ("= 5\n", "= 6\n", True),
        ('"greedy"', '"eager"', True),
    ],
)
def test_words_about_the_code_do_not_count(tmp_path, old, new, counts):
    source = tmp_path / "bot.py"
    source.write_text(A_SOURCE, encoding="utf-8")
    before = statements(source)
    assert old in A_SOURCE
    source.write_text(A_SOURCE.replace(old, new), encoding="utf-8")
    assert (statements(source) != before) == counts


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("{}\n", "no journal"),
        ("hello\n", "no JSON"),
        ("[]\n", "no JSON object"),
        ("my notes", "no journal"),
        ('{"mine": 1}', "no journal"),
    ],
)
def test_a_file_that_is_no_journal_is_refused(tmp_path, text, named):
    book = tmp_path / "notes.txt"
    book.write_text(text)
    with pytest.raises(BadJournal, match=named):
        list(games(SETTING, workers=1, journal=book))
    assert book.read_text() == text


@pytest.mark.parametrize("line", ['{"number": 1}', "{", '{"forfeit": null, "luck": 3}'])
def test_a_line_that_tells_of_no_game_is_refused(tmp_path, line):
    book = tmp_path / "run.jsonl"
    list(islice(games(SETTING, workers=1, journal=book), 2))
    book.write_text(book.read_text() + line + "\n")
    with pytest.raises(BadJournal, match="line 4"):
        list(games(SETTING, workers=1, journal=book))


def test_one_and_two_workers_give_the_same_results():
    setting = Setting("silk", 2, ("random", "random:"), 6, seed=3, cap=25)
    alone, together = (list(games(setting, workers=number)) for number in (1, 2))
    assert sorted(played.number for played in together) == list(range(6))
    assert results(setting, alone) == results(setting, together)


def die(s):
    """Tells no endings, but ends its process."""
    raise SystemExit(3)


@pytest.mark.full
def test_a_worker_that_dies_is_told_of():
    setting = Setting("silk", 2, ("random", "random:"), 2, seed=3)
    with pytest.raises(WorkerLost, match="told to end at Fixture"):
        list(games(setting, workers=2, endings_of=die))


def test_nothing_to_do_is_done_at_once():
    assert list(spread(Playing(SETTING), [], workers=4)) == []
