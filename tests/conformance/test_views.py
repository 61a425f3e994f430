"""What the view of every game has in common."""

from __future__ import annotations

from random import Random

import pytest

import serai
from conformance.schemas import differences
from engine.toy import GAME as TOY
from serai.engine.game import Game
from serai.engine.view import view_schemas

GAMES = [serai.game(game_id) for game_id in serai.games()]
DECLARED = [game for game in (TOY, *GAMES) if view_schemas(game)]


@pytest.mark.parametrize("game_id", serai.games())
def test_a_view_names_its_seat_by_the_games_own_letter(game_id: str) -> None:
    game = serai.game(game_id)
    for players in game.seats:
        match = game.new(players=players, seed=1)
        seen = [match.view(seat)["seat"] for seat in range(players)]
        assert seen == list(game.letters[:players])
        assert match.view(None)["seat"] is None


@pytest.mark.parametrize("game", DECLARED, ids=lambda game: game.id)
def test_every_view_of_a_random_game_is_what_its_schema_says(game: Game) -> None:
    named = view_schemas(game)
    rng = Random(5)
    match = game.new(players=rng.choice(game.seats), seed=5)
    while not match.over:
        for seat in (None, *range(match.players)):
            assert differences(match.view(seat), named["View"], named) == []
        match.play(rng.choice(match.legal()))
    assert differences(match.view(None), named["View"], named) == []


def test_a_view_that_is_not_what_its_schema_says_is_noticed() -> None:
    named = view_schemas(TOY)
    seen = TOY.new(players=2, seed=1).view(0)
    for wrong in (
        {"hat": "red"},
        {"turn": 3},
        {"cards": {"A": "4"}},
        {"cards": []},
        {"swaps_left": {"A": 3}},
    ):
        assert differences(seen | wrong, named["View"], named) != []
    assert differences({"seat": "A"}, named["View"], named) != []
