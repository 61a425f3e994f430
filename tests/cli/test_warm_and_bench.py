"""Compiling ahead and measuring."""

from __future__ import annotations

import pytest

import serai
from cli.running import complaint, output, run
from serai.bots import warm
from serai.cli import warming
from serai.cli.commands import bench
from serai.engine import jit


@pytest.fixture
def cold(monkeypatch):
    """A game that has to be compiled, where compiling is only counted."""
    told = []

    def compile_three(game, tick):
        told.append(game.id)
        for _ in range(3):
            tick()

    for game_id in serai.games():
        serai.game(game_id)  # rules that are read in later would be compiled
    monkeypatch.setattr(jit, "INTERPRETED", False)
    monkeypatch.setattr(warm, "is_warm", lambda game: bool(told))
    monkeypatch.setattr(warm, "expected", lambda game: 3)
    monkeypatch.setattr(warm, "warm", compile_three)
    return told


def test_warm_compiles_what_is_not_compiled(cold):
    assert "Silk: compiled in 0 s." in output("warm", "silk")
    assert cold == ["silk"]
    assert "Silk: compiled already." in output("warm", "silk")


def test_warm_without_a_game_takes_all(cold):
    output("warm")
    assert "silk" in cold


def test_the_first_game_is_preceded_by_compiling(cold):
    output("simulate", "silk", "--games", "1", "--cap", "5")
    output("play", "silk")
    assert cold == ["silk"]


@pytest.mark.skipif(not jit.INTERPRETED, reason="says something else when rules are compiled")
def test_uncompiled_rules_need_no_warming():
    assert "run uncompiled" in output("warm")


def test_ticks_move_the_bar(cold):
    assert warming.warm_up(serai.game("silk")) < 5


def test_bench_calls_the_script_of_the_checkout(tmp_path, monkeypatch):
    script = tmp_path / "speed.py"
    script.write_text(
        "def main(seconds, peers, json_file):\n    print(seconds, peers, json_file)\n    return 3\n"
    )
    monkeypatch.setattr(bench, "script", lambda: script)
    done = run("bench", "--seconds", "0.5", "--no-peers", "--json", "x.json")
    assert done.stdout == "0.5 False x.json\n"
    assert done.exit_code == 3


def test_bench_outside_a_checkout_says_so(monkeypatch, tmp_path):
    monkeypatch.setattr(bench, "SCRIPT", tmp_path / "none.py")
    assert "source checkout" in complaint("bench")


def test_a_server_says_which_games_can_be_played(capsys):
    bars = warming.ServerBars()
    silk = {"game": "silk", "done": 0, "expected": 3, "problem": None}
    for done in range(3):
        bars({**silk, "state": "compiling", "done": done})
    bars({**silk, "state": "ready"})
    bars({**silk, "state": "failed", "problem": "Silk cannot be played here."})
    assert capsys.readouterr().out == "Silk can be played.\nSilk cannot be played here.\n"
