"""What a finished game is worth to each seat, by name. Scores are the game's; rewards are ours."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from serai.engine.dispatch import score
from serai.engine.game import Game

Rewards: TypeAlias = Callable[[Game, Any], list[float]]


def _scores(s: Any) -> list[int]:
    return [int(score(s, seat)) for seat in range(int(s.players))]


def win(game: Game, s: Any) -> list[float]:
    """One win, shared by those who won: the rewards of a game add up to 1."""
    winners = game.winners(s)
    return [float(seat in winners) / max(1, len(winners)) for seat in range(int(s.players))]


def zero_sum(game: Game, s: Any) -> list[float]:
    """The share of the win above the fair share: the rewards of a game add up to 0."""
    return [share - 1 / int(s.players) for share in win(game, s)]


def rank(game: Game, s: Any) -> list[float]:
    """1 for the first place, 0 for the last, evenly between; equal scores share their places. Who
    won is first, whatever the scores."""
    winners, scores = game.winners(s), _scores(s)
    strength = [(seat in winners, points) for seat, points in enumerate(scores)]
    return [
        (sum(other < own for other in strength) + (strength.count(own) - 1) / 2)
        / (len(strength) - 1)
        for own in strength
    ]


def margin(game: Game, s: Any) -> list[float]:  # noqa: ARG001 (rewards are all called alike)
    """The score less the best of the others."""
    scores = _scores(s)
    return [
        float(points - max(scores[:seat] + scores[seat + 1 :]))
        for seat, points in enumerate(scores)
    ]


def points(game: Game, s: Any) -> list[float]:  # noqa: ARG001 (as above)
    """The score itself."""
    return [float(each) for each in _scores(s)]


REWARDS: Mapping[str, Rewards] = {
    "win": win,
    "zero-sum": zero_sum,
    "rank": rank,
    "margin": margin,
    "points": points,
}
