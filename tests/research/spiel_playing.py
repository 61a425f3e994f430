"""Short games for OpenSpiel: how they begin, and how they are played at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import serai
from serai import research
from serai.engine.game import find_game
from serai.research.spiel_trail import Trail
from silk_road.playing import goods, market
from silk_road.stories import story

TABLES = [(game_id, players) for game_id in serai.games() for players in find_game(game_id).seats]
"""Every game with every number of players."""


def played(game: Any, seed: int, plies: int) -> Any:
    """A state after so many random plies."""
    state, rng = game.new_initial_state(), Random(seed)
    while len(state.history()) < plies and not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def first_decision(game: Any, seed: int) -> int:
    """How many plies of chance come first in that game."""
    state, rng = game.new_initial_state(), Random(seed)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return len(state.history())


def replayed(game: Any, history: list[int]) -> Any:
    """The state to which a history leads; every action has to be legal."""
    state = game.new_initial_state()
    for action in history:
        assert action in state.legal_actions()
        state.apply_action(action)
    return state


def states(state: Any) -> Iterator[Any]:
    """All states that can follow, this one among them."""
    yield state
    if not state.is_terminal():
        for action in state.legal_actions():
            yield from states(state.child(action))


def agreeing(trail: Trail, seat: int) -> list[Trail]:
    """All ways in which a trail may have been walked as far as a seat can tell, found by trying
    everything at every ply."""
    found = [trail.root]
    for ply in trail.plies:
        found = [
            then
            for at in found
            for then in map(at.play, at.numbers)
            if then.line(seat) == ply.line(seat)
        ]
    return found


def in_the_draw(horizon: int = 100) -> Any:
    """Silk Road for three, as the goods are about to be drawn."""
    return research.spiel("silk-road", horizon=horizon, position=story(()).position())


def before_the_vizier(horizon: int = 3, **settings: Any) -> Any:
    """Silk Road for three: ivory is named, and all choose in secret how many they show."""
    hands = goods(A="1i 1s", B="2i", C="1i 1f")
    asked = market(players=3, phase="reveal", tile="vizier", named="ivory", goods=hands)
    return research.spiel("silk-road", horizon=horizon, position=asked.position(), **settings)
