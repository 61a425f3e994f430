"""Bots against bots from the command line. Games are cut short: the rules run uncompiled here."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from cli.running import complaint, output, run
from serai.cli.contest import Files, split_bots

SHORT = ("--games", "4", "--seed", "5", "--cap", "30", "--workers", "1")
TOURNAMENT = ("tournament", "silk", "--bots", "random,random:", *SHORT)
BALANCE = ("balance", "silk", "--bot", "random", *SHORT)
SIMULATE = ("simulate", "silk", "--bots", "random,random:", *SHORT)
ELEVEN = ",".join(f"search:iterations={number}" for number in range(1, 12))


def results(*words: object) -> dict:
    """The JSON without the part that depends on the machine."""
    found = json.loads(output(*words, "--json", "-"))
    del found["speed"]
    return found


@pytest.mark.parametrize("command", [TOURNAMENT, BALANCE, SIMULATE])
def test_the_same_seed_makes_the_same_results(command):
    assert results(*command) == results(*command)


def without_seed(command):
    place = command.index("--seed")
    return command[:place] + command[place + 2 :]


@pytest.mark.parametrize("command", [TOURNAMENT, BALANCE, SIMULATE])
def test_without_a_seed_the_journal_tells_it(command, tmp_path):
    book = tmp_path / "run.jsonl"
    first = results(*without_seed(command), "--journal", book)
    kept = book.read_text()
    assert results(*without_seed(command), "--journal", book) == first
    assert book.read_text() == kept
    assert "there seed is" in complaint(*command, "--journal", book)


@pytest.mark.parametrize("head", ['{"serai-journal": 1}', '{"serai-journal": 1, "seed": "x"}'])
def test_a_journal_that_tells_no_seed_is_the_journal_of_another_run(head, tmp_path):
    book = tmp_path / "run.jsonl"
    book.write_text(head + "\n")
    assert "another run" in complaint(*without_seed(TOURNAMENT), "--journal", book)


@pytest.mark.parametrize("command", [TOURNAMENT, BALANCE, SIMULATE])
def test_without_a_seed_or_a_journal_one_is_drawn(command):
    seeds = {results(*without_seed(command))["setting"]["seed"] for _ in range(3)}
    assert len(seeds) > 1


def test_a_tournament_shows_the_ladder_with_intervals():
    shown = output(*TOURNAMENT)
    assert "Silk, 2 players, 4 games" in shown
    assert "random – random:" in shown
    assert "50.0%" in shown
    assert "4 games were stopped after 30 plies, which no rule asks for" in shown
    assert "serai tournament silk --players 2 --bots random,random: --games 4 --seed 5" in shown


def test_a_tournament_of_three_shows_what_a_bot_wins_alone():
    shown = output(*TOURNAMENT, "--players", "3", "--games", "6", "--cap", "10")
    assert "alone" in shown
    assert "33.3%" in shown


def test_a_tournament_writes_its_report_and_goes_on_from_its_journal(tmp_path):
    page, book = tmp_path / "ladder.html", tmp_path / "run.jsonl"
    first = results(*TOURNAMENT, "--journal", book, "--html", page)
    lines = book.read_text().splitlines(keepends=True)
    assert len(lines) == 5
    book.write_text("".join(lines[:3]))
    assert results(*TOURNAMENT, "--journal", book) == first
    assert page.read_text().startswith("<!doctype html>")


def test_the_usual_number_of_games_makes_whole_deals(monkeypatch):
    monkeypatch.setattr("serai.cli.commands.tournament.GAMES_A_PAIR", 5)
    words = ("tournament", "silk", "--bots", "random,random:", "--seed", "5", "--cap", "10")
    found = results(*words, "--players", "3", "--workers", "1")
    assert (found["games"], found["setting"]["games"]) == (6, 6)


def test_balance_tells_of_seats_and_writes_its_report(tmp_path):
    page = tmp_path / "balance.html"
    shown = output(*BALANCE, "--html", page)
    assert "4 games of Silk from seed 5" in shown
    assert "●A" in shown
    assert "<svg" in page.read_text()


def test_simulate_seats_bots_in_all_orders():
    found = results(*SIMULATE)
    assert [bot["bot"] for bot in found["bots"]] == ["random", "random:"]
    assert found["games"] == 4


def test_simulate_takes_one_bot_for_all_seats():
    words = ("simulate", "silk", "--bots", "random:", "--players", "3", *SHORT)
    assert results(*words)["setting"]["bots"] == ["random:"] * 3


def test_simulate_with_random_bots_stays_compiled_and_counts_as_before():
    words = ("simulate", "silk", "--games", "2", "--seed", "5", "--cap", "60")
    assert results(*words) == results(*words, "--bots", "random,random")


@pytest.mark.parametrize(
    ("written", "bots"),
    [
        ("random", ("random",)),
        ("random, greedy", ("random", "greedy")),
        ("search:iterations=500,threads=2,random", ("search:iterations=500,threads=2", "random")),
        ("random,search:a=1,b=2,search:a=2", ("random", "search:a=1,b=2", "search:a=2")),
        ("", ()),
    ],
)
def test_a_list_of_bots_with_settings(written, bots):
    assert split_bots(written) == bots


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ((*TOURNAMENT, "--games", "5"), "4 or 6"),
        ((*TOURNAMENT, "--games", "0"), "--games"),
        ((*TOURNAMENT, "--bots", "random,wizard"), "'wizard'"),
        ((*TOURNAMENT, "--bots", "random,random:depth=1"), "depth"),
        ((*TOURNAMENT, "--bots", "random"), "at least two"),
        ((*TOURNAMENT, "--bots", "random,random"), "named twice"),
        ((*TOURNAMENT, "--players", "9"), "9"),
        (("tournament", "silk", "--bots", "random,random:", "--players", "0"), "not by 0"),
        (("tournament", "silk", "--bots", "random", "--players", "3"), "at least two"),
        (("simulate", "silk", "--bots", ELEVEN), "not by 11"),
        (("balance", "silk", "--players", 10**18), "not by 1000000000000000000"),
        (("simulate", "silk", "--cap", 10**20), "the cap is from 1 to 1,000,000,000 plies"),
        ((*TOURNAMENT, "--workers", "0"), "--workers"),
        ((*TOURNAMENT, "--patience", "0"), "--patience"),
        ((*TOURNAMENT, "--patience", "soon"), "'soon'"),
        ((*TOURNAMENT, "--option", "luck=on"), "'luck'"),
        ((*TOURNAMENT, "--seed", "-1"), "-1"),
        ((*TOURNAMENT, "--json", "/no/where.json"), "/no/where.json"),
        ((*TOURNAMENT, "--html", "/no/where.html"), "/no/where.html"),
        ((*TOURNAMENT, "--journal", "/no/where.jsonl"), "/no/where.jsonl"),
        ((*TOURNAMENT, "--journal", "/"), "/"),
        ((*TOURNAMENT, "--journal", "-"), "--journal - names no file"),
        ((*TOURNAMENT, "--html", "-"), "--html - names no file"),
        ((*TOURNAMENT, "--html", "a", "--json", "./a"), "--html and --json name the same file"),
        (("tournament", "silk"), "--bots"),
        (("tournament", "chess", "--bots", "random,random:"), "'chess'"),
        (("balance", "chess"), "'chess'"),
        ((*BALANCE, "--bot", "wizard"), "'wizard'"),
        ((*BALANCE, "--html", "/"), "/"),
        ((*SIMULATE, "--bots", "random,wizard"), "'wizard'"),
        ((*SIMULATE, "--bots", ""), "nobody"),
        ((*SIMULATE, "--players", "3"), "--players 3"),
        ((*SIMULATE, "--games", "3"), "2 or 4"),
    ],
)
def test_bad_words(words, named):
    assert named in complaint(*words)


def test_the_journal_of_another_tournament(tmp_path):
    book = tmp_path / "run.jsonl"
    output(*TOURNAMENT, "--journal", book)
    assert "seed is 5, here 6" in complaint(*TOURNAMENT, "--seed", "6", "--journal", book)
    assert "another run" in complaint(*BALANCE, "--journal", book)


@pytest.mark.parametrize("flag", ["--json", "--html"])
def test_results_are_not_written_over_the_journal(flag, tmp_path, monkeypatch):
    book = tmp_path / "run.jsonl"
    output(*TOURNAMENT, "--journal", book)
    kept = book.read_text()
    monkeypatch.chdir(tmp_path)
    assert "name the same file" in complaint(*TOURNAMENT, "--journal", book, flag, "run.jsonl")
    assert book.read_text() == kept


@pytest.mark.parametrize("is_there", [True, False])
def test_a_file_that_may_not_be_written_is_refused_before_the_games(
    is_there, tmp_path, monkeypatch
):
    file = tmp_path / "ladder.json"
    if is_there:
        file.write_text("{}")
    barred = file if is_there else tmp_path
    monkeypatch.setattr(os, "access", lambda path, _: path not in {barred, str(barred)})
    monkeypatch.setattr("serai.arena.games", None)
    assert "no permission" in complaint(*TOURNAMENT, "--json", file)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a full disk of Linux")
def test_what_cannot_be_written_after_all_is_shown_and_the_rest_written(tmp_path):
    page = tmp_path / "ladder.html"
    done = run(*TOURNAMENT, "--json", "/dev/full", "--html", page)
    assert done.exit_code == 2
    assert done.stderr == "serai: /dev/full: No space left on device\n"
    assert "Silk, 2 players, 4 games" in done.stdout
    assert page.read_text().startswith("<!doctype html>")


def test_results_are_written_though_nobody_reads_on(tmp_path):
    class Found:
        def to_json(self):
            return {"games": 4}

    def stop_reading():
        raise BrokenPipeError

    files = Files(None, str(tmp_path / "found.json"), tmp_path / "found.html")
    with pytest.raises(BrokenPipeError):
        files.write(Found(), lambda: "<p>4 games", stop_reading)
    assert json.loads(Path(files.json).read_text()) == {"games": 4}
    assert files.html.read_text() == "<p>4 games"


@pytest.mark.parametrize("command", [TOURNAMENT, BALANCE, SIMULATE])
def test_a_run_stopped_before_its_first_deal_says_that_nothing_is_known(
    command, tmp_path, monkeypatch
):
    def interrupt(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("serai.arena.running.play", interrupt)
    file = tmp_path / "found.json"
    done = run(*command, "--json", file)
    assert done.exit_code == 130
    assert "nothing is known" in done.stdout
    assert "nan" not in done.stdout
    assert "NaN" not in file.read_text()
    assert json.loads(file.read_text())["games"] == 0


def test_two_names_of_one_file_are_seen_through(tmp_path):
    book, other = tmp_path / "run.jsonl", tmp_path / "other.json"
    output(*TOURNAMENT, "--journal", book)
    os.link(book, other)
    assert "name the same file" in complaint(*TOURNAMENT, "--journal", book, "--json", other)
    nowhere = Path(os.devnull)
    assert output(*TOURNAMENT, "--html", nowhere, "--json", nowhere)


def test_a_forfeit_is_told_with_what_the_bot_said(monkeypatch):
    def fail(*_):
        raise RuntimeError("no idea")

    monkeypatch.setattr("serai.bots.random_bot.RandomBot.choose", fail)
    told = "4 games were lost by forfeit (illegal choice, crash, or too slow), the first by random"
    for command in (TOURNAMENT, BALANCE, SIMULATE):
        shown = " ".join(output(*command).split())
        assert told in shown
        assert "no idea" in shown
        assert "no idea" in results(*command)["forfeits"][0]["told"]


@pytest.mark.parametrize("command", [TOURNAMENT, SIMULATE])
def test_a_long_name_goes_on_below_and_is_not_cut(command):
    bots = "greedy:nodes=1,worlds=1,greedy:nodes=2,worlds=1"
    shown = output(*command, "--bots", bots, "--cap", "6", columns=70)
    assert "…" not in shown


def test_a_bot_that_has_all_seats_has_no_share_to_be_unsure_of():
    found = results("simulate", "silk", "--bots", "random:", *SHORT)
    (bot,) = found["bots"]
    assert (bot["share"]["low"], bot["share"]["high"]) == (0.5, 0.5)
    shown = output("simulate", "silk", "--bots", "random:", *SHORT)
    assert "fair" not in shown


def test_a_stopped_run_says_how_it_goes_on(tmp_path, monkeypatch):
    from serai.arena import playing  # noqa: PLC0415 (patched here)

    book = tmp_path / "run.jsonl"
    played = []

    def play_two(*words):
        if len(played) == 2:
            raise KeyboardInterrupt
        played.append(playing.play(*words))
        return played[-1]

    monkeypatch.setattr("serai.arena.running.play", play_two)
    done = run(*TOURNAMENT, "--journal", book)
    assert done.exit_code == 130
    assert "stopped after 2 of 4 games" in done.stderr
    assert "goes on from there" in done.stderr
    assert "Silk, 2 players, 2 games" in done.stdout
    assert len(book.read_text().splitlines()) == 3


@pytest.mark.full
def test_ctrl_c_ends_a_run_with_workers_and_leaves_a_good_journal(tmp_path):
    book = tmp_path / "run.jsonl"
    words = ["tournament", "silk", "--bots", "random,random:", "--games", "400", "--seed", "1"]
    command = [sys.executable, "-c", "from serai.cli import main; main()", *words, "-w", "2"]
    running = subprocess.Popen(
        [*command, "--journal", str(book)],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        # A shell that runs the tests in the background has told them to ignore Ctrl-C.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    )
    end = time.monotonic() + 50
    while time.monotonic() < end and (not book.exists() or book.read_text().count("\n") < 4):
        time.sleep(0.2)
    running.send_signal(signal.SIGINT)
    _, errors = running.communicate(timeout=60)
    assert running.returncode == 130, errors
    assert b"goes on from there" in errors
    assert b"Traceback" not in errors
    lines = [json.loads(line) for line in book.read_text().splitlines()]
    assert len({line["number"] for line in lines[1:]}) == len(lines) - 1 >= 3
