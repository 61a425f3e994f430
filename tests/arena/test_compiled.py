"""Random games that stay in compiled code are counted like those of seated bots."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from arena.sitting import toy_setting
from serai.arena import Played
from serai.arena.compiled import random_games
from serai.arena.lineup_result import make_lineup_result
from serai.arena.playing import play


def random_table(**other: Any) -> list[Played]:
    """The games of three random bots at the toy."""
    setting = toy_setting(*["random"] * 3, players=3, is_lineup=True, **other)
    return list(random_games(setting, lambda _: ["over"]))


def test_every_deal_is_played_once_and_the_same_again():
    played = random_table()
    assert [(game.number, game.deal) for game in played] == [(place, place) for place in range(4)]
    assert played == random_table()
    assert len({game.scores for game in played}) > 1


def test_the_next_deal_has_the_next_seed():
    second = random_table()[1]
    first = random_table(seed=2)[0]
    assert replace(second, number=0, deal=0) == first


def test_a_game_that_ended_has_its_winners_scores_and_ending():
    for game in random_table():
        assert not game.capped
        assert game.endings == ("over",)
        assert {game.scores[seat] for seat in game.winners} == {max(game.scores)}
        assert sum(game.decisions) > 0


def test_a_game_that_the_cap_stopped_is_told_of_as_if_bots_had_been_seated():
    setting = toy_setting("random", "random", is_lineup=True, cap=1)
    seated = [play(setting, fixture) for fixture in setting.fixtures()]
    compiled = list(random_games(setting))
    for one, other in zip(compiled, seated, strict=True):
        assert (one.winners, one.capped, one.endings) == (other.winners, True, ())
        assert one.share(0) == 0.5


def test_decisions_and_time_of_all_seats_are_the_bots():
    played = random_table()
    setting = toy_setting(*["random"] * 3, players=3, is_lineup=True)
    (bot,) = make_lineup_result(setting, played).bots
    assert bot.effort.decisions == sum(sum(game.decisions) for game in played)
    assert bot.effort.seconds > 0
