"""Looking back at a finished game."""

from __future__ import annotations

import json

import pytest

from cli.running import complaint, output, random_match, write_json


class CoinJudge:
    """Prefers the last offer, and thinks little of all others."""

    def __init__(self, game, iterations):
        self.last = None

    def best(self, sight):
        self.last = sight.offers()[-1]
        return self.last

    def chance(self, sight, action):
        return 0.75 if action == self.last else 0.5

    def standing(self, s):
        return [0.5 + 0.01 * int(s.players), 0.5 - 0.01 * int(s.players)]


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    return write_json(tmp_path_factory.mktemp("games") / "game.json", random_match(2, 85).record())


@pytest.fixture(autouse=True)
def quick_judge(monkeypatch):
    monkeypatch.setattr("serai.arena.judge.SearchJudge", CoinJudge)


@pytest.mark.parametrize(
    ("language", "phrases"),
    [
        ("en", ["win chance lost", "luck", "better:", "The game is over", "400 iterations"]),
        ("es", ["suerte", "mejor:", "La partida ha terminado", "400 iteraciones"]),
    ],
)
def test_the_report_in_both_languages(record, language, phrases):
    shown = output("analyse", record, "--lang", language)
    assert all(phrase in shown for phrase in phrases)
    assert shown.count("(75 %)") == 6


def test_every_finding_as_json(record):
    found = json.loads(output("analyse", record, "--json", "-"))
    assert set(found["seats"]) == {"A", "B"}
    lost = sum(choice["loss"] for choice in found["decisions"] if choice["seat"] == "A")
    assert found["seats"]["A"]["lost"] == pytest.approx(lost, abs=1e-3)
    assert all(set(fortune["luck"]) == {"A", "B"} for fortune in found["chance"])


def test_how_many_are_shown(record):
    assert output("analyse", record, "--top", "1").count("(75 %)") == 2


def test_a_game_that_goes_on_is_not_analysed(tmp_path):
    file = write_json(tmp_path / "game.json", random_match(plies=30).record())
    assert "goes on" in complaint("analyse", file)


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["no.json"], "no.json"),
        (["/"], "/"),
    ],
)
def test_bad_files(words, named):
    assert named in complaint("analyse", *words)


def test_bad_words(record):
    assert "--iterations" in complaint("analyse", record, "--iterations", "0")
    assert "'fr'" in complaint("analyse", record, "--lang", "fr")
    assert "/no/where" in complaint("analyse", record, "--json", "/no/where.json")


def test_findings_are_not_written_over_the_game(record):
    kept = record.read_text()
    assert "name the same file" in complaint("analyse", record, "--json", record)
    assert record.read_text() == kept


def test_a_record_that_claims_other_rules(tmp_path):
    file = write_json(tmp_path / "old.json", random_match(plies=30).record() | {"rules": "0"})
    assert "'0'" in complaint("analyse", file)
