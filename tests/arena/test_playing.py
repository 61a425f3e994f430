"""One game: bots are seated like people, and who does not play loses."""

from __future__ import annotations

import subprocess
import sys

import pytest

from arena.sitting import toy_fixture, toy_setting
from serai.arena import Played
from serai.arena.playing import play

TOY = toy_setting("random", "first")


def test_a_game_is_told_completely():
    played = play(TOY, toy_fixture("first", "random"), endings_of=lambda s: ["shown"])
    assert played.bots == ("first", "random")
    assert played.endings == ("shown",)
    assert played.winners
    assert played.decisions[0] == 1
    assert played.forfeit is None
    assert not played.capped
    assert played.plies >= sum(played.decisions)


def test_the_same_fixture_is_the_same_game():
    fixture = toy_fixture("random", "random", seed=5)
    assert play(TOY, fixture) == play(TOY, fixture)


@pytest.mark.parametrize(
    ("bot", "why", "named"),
    [
        ("crashing", "crashed", "RuntimeError: no idea what to do"),
        ("cheating", "illegal", "toy."),
        ("silent", "illegal", "NoneType"),
        ("slow", "slow", "0.2 s"),
        ("stubborn", "slow", "0.2 s"),
    ],
)
def test_a_bot_that_does_not_play_loses_to_all_others(bot, why, named):
    setting = toy_setting("first", bot, players=3, patience=0.2)
    played = play(setting, toy_fixture("first", bot, "first"))
    assert played.winners == (0, 2)
    assert [played.share(seat) for seat in range(3)] == [0.5, 0.0, 0.5]
    assert played.forfeit.seat == 1
    assert played.forfeit.why == why
    assert named in played.forfeit.told
    assert "\n" not in played.forfeit.told


def test_winners_together_share_the_win():
    games = [play(TOY, toy_fixture("first", "first", seed=seed)) for seed in range(40)]
    shared = [game for game in games if len(game.winners) == 2]
    assert shared
    assert all(game.share(0) == game.share(1) == 0.5 for game in shared)
    assert all(sum(game.share(seat) for seat in (0, 1)) == 1 for game in games)


def test_a_game_that_the_cap_stops_is_shared_by_all():
    played = play(toy_setting("first", "random", cap=2), toy_fixture("first", "random"))
    assert played.capped
    assert played.winners == (0, 1)
    assert played.endings == ()


def test_options_reach_the_game():
    setting = toy_setting("first", "random", options={"swaps": 2})
    seeds = [toy_fixture("random", "random", seed=seed) for seed in range(30)]
    assert max(max(play(setting, fixture).decisions) for fixture in seeds) == 3


@pytest.mark.parametrize("bots", [("first", "crashing"), ("first", "random")])
def test_a_game_goes_through_json_and_back(bots):
    played = play(TOY, toy_fixture(*bots))
    assert Played.from_json(played.to_json()) == played


def test_the_dice_do_not_depend_on_who_plays():
    def dealt(*bots: str) -> list[tuple[str, ...]]:
        games = [toy_fixture(*bots, seed=seed) for seed in range(20)]
        return [play(TOY, game, endings_of=lambda s: [str(s.cards)]).endings for game in games]

    assert dealt("first", "first") == dealt("first", "first:") == dealt("first:", "first")
    assert len(set(dealt("first", "first"))) > 1


ALONE = """
import sys
class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {"rich", "typer", "openskill", "fluent", "click"}:
            raise ImportError(name)
sys.meta_path.insert(0, Refuse())
from serai.arena import Setting, games
setting = Setting("silk", 2, ("random", "random:"), 2, 3, cap=20)
assert len(list(games(setting, workers=1))) == 2
"""


def test_the_playing_part_needs_numpy_and_numba_alone():
    done = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
