"""Who looks at a game that is over sees what all its seats knew together, at every moment."""

from __future__ import annotations

import random
from typing import Any

import pytest

import serai
from serai.engine.seat import EVERYBODY

PLIES = 90


def played(game: str) -> serai.Match:
    """The beginning of a game at random."""
    match, rng = serai.game(game).new(seed=4), random.Random(4)
    while match.ply < PLIES:
        match.play(rng.choice(match.legal()))
    return match


def held(view: Any, path: tuple[str | int, ...] = ()) -> dict[tuple[str | int, ...], Any]:
    """Every single fact of a view, by its place in it."""
    parts = view.items() if isinstance(view, dict) else enumerate(view)
    found: dict[tuple[str | int, ...], Any] = {}
    for name, value in parts:
        inner = isinstance(value, dict | list) and bool(value)
        found |= held(value, (*path, name)) if inner else {(*path, name): value}
    return found


@pytest.mark.parametrize("game", serai.games())
def test_everybody_together_sees_what_any_seat_sees(game: str) -> None:
    match = played(game)
    whole = held(match.game.view(match.game, match.state, EVERYBODY))
    for seat in range(match.players):
        for place, value in held(match.view(seat)).items():
            if value not in (None, [], {}) and place not in (("seat",), ("reveal",)):
                assert whole[place] == value, place


@pytest.mark.parametrize("game", serai.games())
def test_everybody_together_hears_everything_and_knows_all_points(game: str) -> None:
    match = played(game)
    told = [event for ply in range(match.ply) for event in match.events_of(ply)]
    assert all(event.is_heard_by(EVERYBODY) for event in told)
    for seat in match.game.tally(match.state, EVERYBODY).seats:
        assert seat.sources
        assert all(source.low == source.high for source in seat.sources)


def test_what_only_one_seat_knows_lies_open_to_everybody_together() -> None:
    """Otherwise the tests above would show nothing."""
    road, isle = played("silk-road"), played("silver-isle")
    assert set(road.game.view(road.game, road.state, EVERYBODY)["goods"]) == set("ABC")
    assert road.view(None)["goods"] == {}
    crews = isle.game.view(isle.game, isle.state, EVERYBODY)["crews"]
    assert all(crew["value"] is not None for own in crews.values() for crew in own)
