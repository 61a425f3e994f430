"""Matches between bots, for tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import serai
from serai.bots import Observation, look, make_bot
from serai.engine.action import Action
from serai.engine.game import Game
from serai.engine.layout import copy_record
from serai.engine.match import Match

GAMES = serai.games()
HIDDEN = ("silk-road", "silver-isle")
"""The games with secrets."""
QUICK = (
    "random",
    "greedy:nodes=6,worlds=2",
    "search:iterations=4",
    "search:iterations=2,threads=2",
)
"""Every kind of bot, with budgets for interpreted rules."""
LEVELS = ("beginner", "easy", "medium", "hard", "expert")


def new(game_id: str, players: int | None = None, seed: int = 1, plies: int = 0) -> Match:
    """A match, some decisions after its start."""
    match = serai.game(game_id).new(players=players, seed=seed)
    play(match, ["random"] * match.players, plies, seed)
    return match


def play(match: Match, names: Sequence[str], decisions: int, seed: int = 1) -> list[Action]:
    """Let bots play on, so many decisions or to the end; return what they played."""
    bots = [make_bot(name, match.game, seed + seat) for seat, name in enumerate(names)]
    played: list[Action] = []
    while len(played) < decisions and match.actor is not None:
        played.append(match.play(bots[match.actor].choose(look(match))))
    return played


def win_share(game_id: str, players: int, ours: str, theirs: str, games: int) -> float:
    """The share of games that one bot wins against the others, each seed in every seat."""
    share = 0.0
    for number in range(games):
        seat = number % players
        match = serai.game(game_id).new(players=players, seed=1 + number // players)
        names = [ours if place == seat else theirs for place in range(players)]
        play(match, names, 10_000, seed=10 * number)
        share += (seat in match.winners) / max(1, len(match.winners))
    return share / games


def world(observation: Observation, seed: int) -> Any:
    """A way in which the unknown may be."""
    s = copy_record(observation.state)
    observation.game.play.guess(s, observation.seat, seed)
    return s


def seen_in(game: Game, s: Any, seat: int) -> Observation:
    """What a seat knows of this world."""
    known = copy_record(s)
    game.play.redact(known, seat)
    return Observation(game, seat, known)
