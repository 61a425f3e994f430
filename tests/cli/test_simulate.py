"""Many random games."""

from __future__ import annotations

import json

import pytest

from cli.running import complaint, output, run
from serai.arena import compiled
from serai.engine.sampling import play_randomly

SHORT = ("simulate", "silk", "--games", "3", "--seed", "5")


def results(*words: object) -> dict:
    """The JSON without the part that depends on the machine."""
    found = json.loads(output(*SHORT, "--json", "-", *words))
    del found["speed"]
    return found


def test_the_same_seed_makes_the_same_games():
    assert results() == results()


def test_wins_and_scores_are_counted_seat_by_seat():
    found = results("--players", "3")
    assert [seat["seat"] for seat in found["seats"]] == ["A", "B", "C"]
    assert sum(seat["share"]["value"] for seat in found["seats"]) == pytest.approx(1, abs=1e-3)
    assert all(seat["share"]["low"] < seat["share"]["high"] for seat in found["seats"])
    assert (found["games"], found["capped"]) == (3, 0)
    assert found["decisions"]["mean"] > 50
    assert sum(found["endings"].values()) >= 3


def test_options_reach_the_games():
    found = results("--option", "multi_close=sum")
    assert found["setting"]["options"] == {"multi_close": "sum"}


@pytest.mark.parametrize("bots", ["random", pytest.param("random:", marks=pytest.mark.full)])
def test_everybody_shares_a_game_that_the_cap_stops_whoever_plays(bots):
    found = results("--cap", "50", "--bots", bots)
    assert (found["games"], found["capped"], found["shared"]) == (3, 3, 0)
    assert [seat["share"]["value"] for seat in found["seats"]] == [0.5, 0.5]
    assert "3 games were stopped after 50 plies, which no rule asks for: everybody" in output(
        *SHORT, "--cap", "50", "--bots", bots
    )


def test_compiled_and_seated_random_bots_are_told_of_alike():
    compiled, seated = results("--cap", "50"), results("--cap", "50", "--bots", "random:")
    assert list(compiled) == list(seated)
    for part in ("bots", "seats"):
        assert [list(told) for told in compiled[part]] == [list(told) for told in seated[part]]


@pytest.mark.parametrize("flag", ["--journal", "--workers", "--patience"])
def test_compiled_games_refuse_a_flag_that_they_would_ignore(flag, tmp_path):
    told = complaint(*SHORT, flag, tmp_path / "run.jsonl" if flag == "--journal" else 2)
    assert f"{flag} is not for games of `random` alone" in told
    assert list(tmp_path.iterdir()) == []


def test_a_stopped_run_shows_the_games_so_far(monkeypatch):
    def play_one(*words):
        monkeypatch.setattr(compiled, "play_randomly", interrupt)
        return play_randomly(*words)

    def interrupt(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(compiled, "play_randomly", play_one)
    done = run(*SHORT, "--cap", "50")
    assert done.exit_code == 130
    assert "stopped after 1 of 3 games" in done.stderr
    assert "1 games of Silk from seed 5" in done.stdout


def test_the_table_shows_what_the_file_holds(tmp_path):
    file = tmp_path / "found.json"
    shown = output(*SHORT, "--json", file)
    found = json.loads(file.read_text())
    first = found["seats"][0]
    assert f"{first['mean_score']:.2f}" in shown
    assert f"{first['share']['low']:.1%} – {first['share']['high']:.1%}" in shown
    assert "3 games of Silk from seed 5" in shown
    assert "games/s" in shown


def test_a_seed_is_made_up_and_told():
    assert "from seed" in output("simulate", "silk", "--games", "1", "--cap", "10")


def test_the_last_seed_is_followed_by_the_first():
    last = 2**63 - 1
    output("simulate", "silk", "--games", "2", "--seed", last, "--cap", "10")
