"""The whole games that are played in the browser leave out no pair of what makes them different."""

from __future__ import annotations

import itertools

import pytest

import serai
from browser.looks import LOCALES, LOOKS, MEANS, SIZES

FACTORS = {"game": tuple(serai.games()), "size": SIZES, "locale": LOCALES, "by": MEANS}


@pytest.mark.parametrize(("one", "other"), list(itertools.combinations(FACTORS, 2)))
def test_every_two_meet_in_a_whole_game(one: str, other: str) -> None:
    met = {(getattr(look, one), getattr(look, other)) for look in LOOKS}
    assert met == set(itertools.product(FACTORS[one], FACTORS[other]))


def test_every_number_of_players_has_a_whole_game() -> None:
    played = {(look.game, look.players) for look in LOOKS}
    assert played == {(game, n) for game in serai.games() for n in serai.game(game).seats}
