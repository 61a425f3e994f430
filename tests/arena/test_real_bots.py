"""Real bots in real games: compiled, and only where there is time."""

from __future__ import annotations

import pytest

from serai.arena import Setting, games
from serai.arena.counting import in_order
from serai.arena.ladder import make_ladder
from serai.bots import look, make_bot
from serai.bots.analysis import analyse
from serai.bots.judge import SearchJudge
from serai.engine.game import find_game

pytestmark = [pytest.mark.full, pytest.mark.compiled]


def test_greedy_beats_random_the_same_with_one_and_two_workers():
    setting = Setting("silk", 2, ("greedy:nodes=60", "random"), 8, seed=3)
    alone, together = (in_order(games(setting, workers=number)) for number in (1, 2))
    assert alone == together
    assert make_ladder(setting, alone).rungs[0].bot == "greedy:nodes=60"
    assert not any(game.forfeit or game.capped for game in alone)


@pytest.mark.parametrize("game", ["silk", "silk-road", "silver-isle"])
def test_search_is_reproducible_at_a_full_table(game):
    players = find_game(game).seats[-1]
    bots = ("search:iterations=20",) + ("random",) * (players - 1)
    setting = Setting(game, players, bots, players, seed=3, is_lineup=True)
    first, second = (in_order(games(setting, workers=1)) for _ in range(2))
    assert first == second
    assert not any(played.forfeit for played in first)


@pytest.mark.parametrize("game", ["silk", "silk-road"])
def test_a_game_of_bots_is_analysed(game):
    match = find_game(game).new(seed=5)
    bots = [make_bot("random", match.game, seat) for seat in range(match.players)]
    while (seat := match.actor) is not None:
        match.play(bots[seat].choose(look(match)))
    found = analyse(match, SearchJudge(match.game, 20))
    assert all(0 <= choice.loss <= 1 for choice in found.choices)
    assert all(abs(sum(outcome.luck)) < 1e-9 for outcome in found.outcomes)
    assert sum(found.lost(seat) for seat in range(match.players)) > 0.5
