"""Many random games."""

from __future__ import annotations

import json

from cli.running import output

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
    assert list(found["seats"]) == ["A", "B", "C"]
    alone = sum(seat["wins"] for seat in found["seats"].values())
    shared = sum(seat["shared"] for seat in found["seats"].values())
    assert found["finished"] == found["games"] == 3
    assert alone <= 3 <= alone + shared or alone == 3
    assert sum(found["endings"].values()) >= 3


def test_options_reach_the_games():
    assert results("--option", "multi_close=sum")["options"] == {"multi_close": "sum"}


def test_games_that_the_cap_stops_are_reported_and_have_no_result():
    found = results("--cap", "50")
    assert (found["capped"], found["finished"], found["cap"]) == (3, 0, 50)
    assert "3 games were stopped after 50 plies, which no rule asks for" in output(
        *SHORT, "--cap", "50"
    )


def test_the_table_shows_what_the_file_holds(tmp_path):
    file = tmp_path / "found.json"
    shown = output(*SHORT, "--json", file)
    found = json.loads(file.read_text())
    assert f"{found['seats']['A']['mean_score']:.2f}" in shown
    assert "3 games of Silk from seed 5" in shown
    assert "games/s" in shown


def test_a_seed_is_made_up_and_told():
    assert "from seed" in output("simulate", "silk", "--games", "1", "--cap", "10")


def test_the_last_seed_is_followed_by_the_first():
    last = 2**63 - 1
    output("simulate", "silk", "--games", "2", "--seed", last, "--cap", "10")
