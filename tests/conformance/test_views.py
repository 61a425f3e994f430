"""What the view of every game has in common."""

from __future__ import annotations

import pytest

import serai


@pytest.mark.parametrize("game_id", serai.games())
def test_a_view_names_its_seat_by_the_games_own_letter(game_id: str) -> None:
    game = serai.game(game_id)
    for players in game.seats:
        match = game.new(players=players, seed=1)
        seen = [match.view(seat)["seat"] for seat in range(players)]
        assert seen == list(game.letters[:players])
        assert match.view(None)["seat"] is None
