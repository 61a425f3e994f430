"""Ratings by openskill (Plackett-Luce), made for more than two players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from openskill.models import PlackettLuce

from serai.arena.played import Played


@dataclass(frozen=True)
class Rating:
    """A bot's strength, and how unsure that is (one standard deviation)."""

    mu: float
    sigma: float

    def to_json(self) -> dict[str, float]:
        """Rounded to what is known."""
        return {"mu": round(self.mu, 3), "sigma": round(self.sigma, 3)}


def rate(bots: Sequence[str], games: Iterable[Played]) -> dict[str, Rating]:
    """The ratings after these games, in their order. Bots do not change while they play, so nothing
    is added to their uncertainty from game to game (tau is 0)."""
    model = PlackettLuce(tau=0.0)
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for game in games:
        _count(model, ratings, game)
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in ratings.items()}


def _count(model: PlackettLuce, ratings: dict[str, Any], game: Played) -> None:
    """One game. Winners stand first together and all others last together, because bots play to
    win, not for second place. Copies of a bot count as one: the mean of what each learnt."""
    seats = range(len(game.bots))
    ranks = [0.0 if seat in game.winners else 1.0 for seat in seats]
    teams = [[ratings[game.bots[seat]]] for seat in seats]
    after = model.rate(teams, ranks=ranks)
    for bot in set(game.bots):
        copies = [after[seat][0] for seat in game.seats_of(bot)]
        mu = sum(copy.mu for copy in copies) / len(copies)
        sigma = sum(copy.sigma for copy in copies) / len(copies)
        ratings[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
