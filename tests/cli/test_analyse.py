"""Looking back at a finished game."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import serai
from cli.running import complaint, output, random_match, write_json
from serai.bots.analysis import ChanceOutcome, Choice
from serai.cli.commands.analyse import choice_line, outcome_line, points
from serai.cli.screen import Screen
from serai.engine.action import verb


class CoinJudge:
    """Prefers the last offer, and thinks little of all others."""

    def __init__(self, game, iterations):
        self.last = None

    def best(self, observation):
        self.last = observation.offers()[-1]
        return self.last

    def chance(self, observation, action):
        return 0.75 if action == self.last else 0.5

    def win_chances(self, s):
        return [0.5 + 0.01 * int(s.players), 0.5 - 0.01 * int(s.players)]


class FussyJudge(CoinJudge):
    """Prefers the last offer, but only just."""

    def chance(self, observation, action):
        return 0.504 if action == self.last else 0.5


def screen_after(game_id, does, language):
    """A game played at random until this kind of action was played."""
    match = serai.game(game_id).new(seed=3)
    choice = Random(3)
    while does not in verbs(match):
        match.play(choice.choice(match.legal()))
    return Screen(match, Console(file=io.StringIO()), language)


def verbs(match):
    """The kinds of action that were played, ply by ply."""
    return [verb(type(match.game.space.action(number))) for _, number in match.log]


def played_at(screen, ply):
    """Who played this ply, and what."""
    who, number = screen.match.log[ply]
    return who, screen.match.game.space.action(number)


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    return write_json(tmp_path_factory.mktemp("games") / "game.json", random_match(2, 85).record())


@pytest.fixture(autouse=True)
def quick_judge(monkeypatch):
    monkeypatch.setattr("serai.bots.judge.SearchJudge", CoinJudge)


@pytest.mark.parametrize(
    ("language", "phrases"),
    [
        (
            "en",
            ["win chance lost", "Where luck mattered most", "The game is over", "400 iterations"],
        ),
        (
            "es",
            [
                "probabilidad de ganar perdida",
                "% de probabilidad); mejor:",
                "Donde más influyó el azar",
                "La partida ha terminado",
                "400 iteraciones",
            ],
        ),
    ],
)
def test_the_report_in_both_languages(record, language, phrases):
    shown = output("analyse", record, "--lang", language)
    assert all(phrase in shown for phrase in phrases)
    assert shown.count("(75 %)") == 6


@pytest.mark.parametrize("file", ["src/serai/cli/words/es.ftl", "web/src/words/es.ftl"])
def test_spanish_has_one_word_for_a_chance_to_win(file):
    words = (Path(__file__).parents[2] / file).read_text(encoding="utf-8").lower()
    called = re.findall(r"(\w+) de ganar\b", words)
    assert called
    assert set(called) <= {"probabilidad", "probabilidades"}


def test_moves_and_outcomes_are_told_in_words(record):
    """An action's words begin with a capital; its notation never does."""
    for language, better in (("en", "better"), ("es", "mejor")):
        shown = output("analyse", record, "--lang", language)
        lines = re.findall(rf"\d+: (\w+).*; {better}: (\w+)", shown)
        assert len(lines) == 6
        assert all(word.istitle() for line in lines for word in line)
    assert re.search(r"jugada \d+: La guarida queda en [A-E]\d", shown)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "(sell spices =4): Use the tile: sell 1 spice for 4 silver (25 % to win)"),
        (
            "es",
            "(vender especias =4): Usar la loseta: vender 1 especia por 4 de plata (25 % de",
        ),
    ],
)
def test_a_move_that_speaks_of_the_tile_in_use_comes_with_it(language, line):
    screen = screen_after("silk-road", "use", language)
    ply = verbs(screen.match).index("use")
    seat, played = played_at(screen, ply)
    decline = screen.match.game.space.read("decline")
    shown = choice_line(screen, Choice(ply, seat, played, decline, 0.25, 0.5))
    assert shown.partition(" ")[2].startswith(f"{ply} {line}")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "A draws a good from the bag. A drew 1 spice. A +2.1 %, B −1.0 %"),
        ("es", "A saca una mercancía de la bolsa. A ha sacado 1 especia. A +2,1 %, B −1,0 %"),
    ],
)
def test_an_outcome_says_whom_it_concerned(language, line):
    screen = screen_after("silk-road", "draw_good", language)
    ply = verbs(screen.match).index("draw_good")
    _, drawn = played_at(screen, ply)
    shown = outcome_line(screen, ChanceOutcome(ply, drawn, (0.021, -0.01)))
    assert shown.partition(" ")[2] == f"{ply}: {line}"


def test_a_change_has_one_decimal_always():
    english, spanish = (screen_after("silk", "lay_den", each) for each in ("en", "es"))
    assert [points(english, share) for share in (0.021, -0.01)] == ["+2.1 %", "−1.0 %"]
    assert [points(spanish, share) for share in (0.021, -0.01)] == ["+2,1 %", "−1,0 %"]


def test_losses_that_cannot_be_seen_are_not_listed_but_counted(record, monkeypatch):
    monkeypatch.setattr("serai.bots.judge.SearchJudge", FussyJudge)
    shown = output("analyse", record)
    assert "better:" not in shown
    assert shown.count("None that cost a percentage point or more.") == 2
    found = json.loads(output("analyse", record, "--json", "-"))
    assert all(seat["lost"] > 0.01 for seat in found["seats"].values())
    assert f"−{100 * found['seats']['A']['lost']:.1f} %" in shown


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
