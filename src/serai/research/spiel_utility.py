"""What OpenSpiel wants to know of rewards before a game begins, and what a game is worth that was
cut off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.game import Game
from serai.research.rewards import REWARDS

MOST_POINTS = 1 << 15
"""A score has 16 bits, and a position may begin with any."""


@dataclass(frozen=True)
class Utility:
    """The least and the most that a seat can get; what all get together, if that is always the
    same; and what each gets of a game that was cut off, if that is not what its points say."""

    least: float
    most: float
    total: float | None
    cut_off: float | None


def utility_of(rewards: str, players: int) -> Utility:
    """What these rewards come to."""
    fair = 1 / players
    if rewards == "win":
        return Utility(0, 1, 1, fair)
    if rewards == "zero-sum":
        return Utility(-fair, 1 - fair, 0, 0)
    if rewards == "rank":
        return Utility(0, 1, players / 2, 1 / 2)
    if rewards == "margin":
        return Utility(-2 * MOST_POINTS, 2 * MOST_POINTS, 0 if players == 2 else None, None)
    return Utility(-MOST_POINTS, MOST_POINTS, None, None)


def rewards_of(game: Game, rewards: str, s: Any, *, is_cut_off: bool) -> list[float]:
    """What each seat gets of a game that is over or was cut off; then nobody has won."""
    drawn = utility_of(rewards, int(s.players)).cut_off
    if is_cut_off and drawn is not None:
        return [float(drawn)] * int(s.players)
    return REWARDS[rewards](game, s)
