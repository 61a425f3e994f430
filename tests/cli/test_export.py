"""`serai export`: kept games into datasets."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import serai
from cli.running import complaint, output, random_match, run, write_json
from serai import research
from serai.engine.match import Match

STORED = Path(__file__).parents[1] / "stored" / "games"


def games_in(file: Path) -> list[dict[str, Any]]:
    """The rows of a small dataset."""
    with research.load(file) as dataset:
        (rows,) = dataset
        return [{name: rows[name][row] for name in rows} for row in range(len(dataset))]


@pytest.fixture(scope="module")
def two_games(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A journal: two games of bots, cut short."""
    file = tmp_path_factory.mktemp("arena") / "run.jsonl"
    words = ("--games", 2, "--seed", 5, "--cap", 60, "--workers", 1, "--journal", file)
    output("simulate", "silk", "--bots", "random,random:", *words)
    return file.read_text()


@pytest.fixture
def journal(two_games: str, tmp_path: Path) -> Path:
    """The same in a file that may be spoilt."""
    file = tmp_path / "run.jsonl"
    file.write_text(two_games)
    return file


def secret_match() -> Match:
    """A match in which seats hide something, and which goes on."""
    match, lot = serai.game("silk-road").new(players=3, seed=4), Random(4)
    while not any(None in each.values() for each in match.record(0)["actions"]):
        match.play(lot.choice(match.legal()))
    return match


def test_a_record_becomes_rows(tmp_path: Path) -> None:
    match = random_match()
    record = write_json(tmp_path / "game.json", match.record())
    games, decisions = tmp_path / "games.npz", tmp_path / "decisions.parquet"
    told = output("export", record, "--games", games, "--decisions", decisions)
    decided = sum(seat != serai.CHANCE for seat in match.deciders)
    assert told == f"1 games in {games}\n{decided:,} decisions in {decisions}\n"
    (row,) = games_in(games)
    assert (row["source"], row["game"], row["seed"]) == ("game.json", "silk", 3)
    assert row["scores"].tolist() == match.scores
    assert len(research.load(decisions)) == decided


def test_an_indented_record_and_records_line_by_line_go_into_one_dataset(tmp_path: Path) -> None:
    one = tmp_path / "one.json"
    one.write_text(json.dumps(random_match(plies=30).record(), indent=1))
    lines = [random_match(seed=seed, plies=40).record() for seed in (7, 8)]
    more = tmp_path / "more.jsonl"
    more.write_text("".join(f"{json.dumps({'table': 'x', **each})}\n\n" for each in lines))
    output("export", one, more, "--games", tmp_path / "games.parquet")
    rows = games_in(tmp_path / "games.parquet")
    assert [(row["source"], row["place"]) for row in rows] == [
        ("one.json", 0), ("more.jsonl", 0), ("more.jsonl", 2),
    ]  # fmt: skip
    assert [row["seed"] for row in rows] == [3, 7, 8]
    assert [row["match"] for row in rows] == [0, 1, 2]


def test_a_game_of_earlier_rules_is_played_with_them(tmp_path: Path) -> None:
    games, decisions = tmp_path / "games.npz", tmp_path / "decisions.npz"
    kept = STORED / "silver-isle.spoils.rules-1.jsonl"
    output("export", kept, "--games", games, "--decisions", decisions)
    rows = games_in(games)
    records = [json.loads(line)["record"] for line in kept.read_text().splitlines()]
    assert [row["scores"].tolist() for row in rows] == [
        each["result"]["scores"] for each in records
    ]
    assert all("both_actions" in json.loads(row["options"]) for row in rows)
    starts = [serai.game("silver-isle").replay(each).start for each in records]
    assert [json.loads(row["start"]) for row in rows] == starts


def test_a_journal_is_told_as_it_stands_and_its_bots_play_its_decisions_again(
    journal: Path, tmp_path: Path
) -> None:
    games, decisions = tmp_path / "games.parquet", tmp_path / "decisions.npz"
    output("export", journal, "--games", games, "--decisions", decisions)
    head, *played = [json.loads(line) for line in journal.read_text().splitlines()]
    rows = games_in(games)
    for row, each in zip(rows, sorted(played, key=lambda game: game["number"]), strict=True):
        assert row["bots"].tolist() == each["bots"]
        assert row["decisions"].tolist() == each["decisions"]
        assert (row["place"], row["plies"]) == (each["number"], each["plies"])
        assert row["seed"] == head["seed"]
        assert (row["result"], row["forfeited"]) == ("capped", -1)
    assert len(research.load(decisions)) == sum(sum(each["decisions"]) for each in played)


def test_half_a_line_at_the_end_of_a_journal_is_no_game(journal: Path, tmp_path: Path) -> None:
    journal.write_text(journal.read_text()[:-9])
    assert output("export", journal, "--games", tmp_path / "g.npz").startswith("1 games")


def test_decisions_are_not_told_of_a_game_that_comes_out_otherwise(
    journal: Path, tmp_path: Path
) -> None:
    journal.write_text(journal.read_text().replace('"plies": ', '"plies": 1'))
    assert output("export", journal, "--games", tmp_path / "g.npz").startswith("2 games")
    told = complaint("export", journal, "--decisions", tmp_path / "d.npz")
    assert "game 0" in told
    assert "comes out otherwise today, so its decisions are not known" in told
    assert not (tmp_path / "d.npz").exists()


def test_a_forfeit_is_told(journal: Path, tmp_path: Path) -> None:
    lines = [json.loads(line) for line in journal.read_text().splitlines()]
    lines[1] |= {"capped": False, "forfeit": {"seat": 1, "why": "crashed", "told": "oh"}}
    journal.write_text("".join(json.dumps(line) + "\n" for line in lines))
    output("export", journal, "--games", tmp_path / "g.npz")
    row = games_in(tmp_path / "g.npz")[lines[1]["number"]]
    assert (row["result"], row["forfeited"]) == ("forfeit", 1)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"number": 1', '"number": 7', "tells of game 7, and has 2"),
        ('"number": 1', '"number": "one"', "games are numbered, and 'one' is no number"),
        ('"random", "random:"]', '"random:", "random:"]', "other bots sit than it says"),
        ('"scores": [', '"scores": ["many", ', "cannot hold what was kept"),
        ('"silk"', '"chess"', "chess"),
    ],
)
def test_a_journal_that_contradicts_itself_is_refused(
    journal: Path, tmp_path: Path, old: str, new: str, why: str
) -> None:
    text = journal.read_text()
    assert old in text
    head, *games = text.splitlines(keepends=True)
    changed = head.replace(old, new) if old == '"silk"' else head
    journal.write_text(changed + "".join(games).replace(old, new))
    assert why in complaint("export", journal, "--games", tmp_path / "g.npz")
    assert not (tmp_path / "g.npz").exists()


def test_a_record_that_hides_something_is_left_out_and_it_is_told(tmp_path: Path) -> None:
    hidden, whole = secret_match().record(0), random_match(plies=30).record()
    file = tmp_path / "mine.jsonl"
    file.write_text("".join(json.dumps(each) + "\n" for each in (hidden, whole)))
    done = run("export", file, "--games", tmp_path / "g.npz")
    assert (done.exit_code, done.stdout) == (0, f"1 games in {tmp_path / 'g.npz'}\n")
    assert "mine.jsonl line 1 is left out: it hides" in done.stderr
    assert [row["game"] for row in games_in(tmp_path / "g.npz")] == ["silk"]


def test_hidden_games_alone_are_refused(tmp_path: Path) -> None:
    file = write_json(tmp_path / "mine.json", secret_match().record(None))
    for flag in ("--games", "--decisions"):
        done = run("export", file, flag, tmp_path / "out.npz")
        assert done.exit_code == 2
        assert "there is no match that could be written" in done.stderr
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ("", "is no JSON"),
        ("[]", "holds no JSON object"),
        ("{}", "lists its actions"),
        ("null\n{}", "is no JSON"),
        ('{"actions": []}\nnonsense\n', "line 1"),
        ('{"game": "chess", "actions": []}', "chess"),
        ("\x00\xff\x00", "is no JSON"),
        ("[" * 100_000, "nested too deep"),
        ('{"serai-journal": 1}', "no journal"),
    ],
)
def test_what_keeps_no_game_is_refused(content: str, why: str, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text(content, encoding="latin-1")
    assert why in complaint("export", file, "--games", tmp_path / "g.npz")
    assert list(tmp_path.iterdir()) == [file]


def test_a_record_that_claims_another_result_is_refused(tmp_path: Path) -> None:
    record = random_match().record()
    record["result"]["scores"][0] += 1
    file = write_json(tmp_path / "game.json", record)
    assert "line 1: " in complaint("export", file, "--games", tmp_path / "g.npz")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ([], "nothing to write"),
        (["--games", "table.csv"], "ends with .parquet or .npz"),
        (["--decisions", "table"], "ends with .parquet or .npz"),
        (["--games", "/no/where.npz"], "/no/where.npz"),
        (["--games", "g.npz", "--decisions", "g.npz"], "name the same file"),
        (["--games", "game.npz"], "name the same file"),
        (["--games", "g.npz", "--rewards", "win"], "--rewards says what stands in --decisions"),
        (["--decisions", "d.npz", "--rewards", "luck"], "rewards are one of win"),
    ],
)
def test_bad_words(
    words: list[str], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    kept = write_json(Path("game.npz"), random_match(plies=20).record())
    before = kept.read_text()
    assert why in complaint("export", kept, *words)
    assert [each.name for each in tmp_path.iterdir()] == ["game.npz"]
    assert kept.read_text() == before


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    assert "none.json" in complaint("export", "none.json", "--games", tmp_path / "g.npz")
    assert str(tmp_path) in complaint("export", tmp_path, "--games", tmp_path / "g.npz")
