"""Short games for OpenSpiel: how they begin, and how they are played at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import serai
from oracle_silver_isle.helpers import fighting, isle_a
from serai import research
from serai.engine.game import find_game
from serai.research.spiel_trail import Trail
from silk.playing import read
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


def walked(game: Any, *moves: str) -> Any:
    """The state after these actions, by their notation."""
    state = game.new_initial_state()
    for move in moves:
        named = {state.action_to_string(action): action for action in state.legal_actions()}
        state.apply_action(named[move])
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


def in_the_pastures(horizon: int = 100, **settings: Any) -> Any:
    """Silk for two: A is about to roll."""
    grazing = read("worms 0,1:AAB 3,3:B | shepherds A:1,2 | points A:7 B:6")
    return research.spiel("silk", horizon=horizon, position=grazing, **settings)


def at_the_thief(horizon: int = 100, **settings: Any) -> Any:
    """Silk Road for three: all know what all own, and A may take a Thief."""
    hands = goods(A="1i", B="1i 1s", C="1s 3f")
    asked = market("thief", "thief", players=3, tokens={"A": 1, "B": 1}, goods=hands)
    return research.spiel("silk-road", horizon=horizon, position=asked.position(), **settings)


def at_the_ports(horizon: int = 100) -> Any:
    """Silver Isle: all crews are in Europe, and so are the ships."""
    return research.spiel("silver-isle", horizon=horizon, position=isle_a())


def beside_the_arms(horizon: int = 100) -> Any:
    """Silver Isle: three crews of the Suns are in their port, and one of the Arms is not far."""
    near = fighting({"5": "port", "3": "port", "1": "port"}, {"2": "[2,5]"})
    return research.spiel("silver-isle", horizon=horizon, position=near)


def at_the_last_vizier(**settings: Any) -> Any:
    """Silk Road for three: all choose in secret how many they show, for silver that nobody has yet;
    then the pawn is sold once more, and the game is over."""
    hands = goods(A="1i 1s", B="2i", C="1i 1f")
    last: dict[str, Any] = {
        "city": "tyre", "tokens": {"A": 1, "B": 2, "C": 1}, "money": dict.fromkeys("ABC", 0),
    }  # fmt: skip
    asked = market(players=3, phase="reveal", named="ivory", goods=hands, **last)
    return research.spiel("silk-road", position=asked.position(), **settings)


def before_the_vizier(horizon: int = 3, **settings: Any) -> Any:
    """Silk Road for three: ivory is named, and all choose in secret how many they show."""
    hands = goods(A="1i 1s", B="2i", C="1i 1f")
    asked = market(players=3, phase="reveal", named="ivory", goods=hands)
    return research.spiel("silk-road", horizon=horizon, position=asked.position(), **settings)
