"""Ratings by openskill (Plackett-Luce), made for more than two players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from openskill.models import PlackettLuce

from serai.arena.played import Played


@dataclass(frozen=True)
class Rating:
    """A bot's strength (mu), and how uncertain it is (sigma, one standard deviation)."""

    mu: float
    sigma: float

    def to_json(self) -> dict[str, float]:
        """Rounded, because more digits would mean nothing."""
        return {"mu": round(self.mu, 3), "sigma": round(self.sigma, 3)}


def rate(bots: Sequence[str], games: Iterable[Played]) -> dict[str, Rating]:
    """The ratings after these games, played in this order. Bots do not change from game to game, so
    nothing is added to the uncertainty between games (tau is 0)."""
    model = PlackettLuce(tau=0.0)
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for game in games:
        _count(model, ratings, game)
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in ratings.items()}


def _count(model: PlackettLuce, ratings: dict[str, Any], game: Played) -> None:
    """Rate one game. All winners are first and all others last, because bots play to win and not
    for second place. Copies of a bot get the mean of their new ratings."""
    seats = range(len(game.bots))
    ranks = [0.0 if seat in game.winners else 1.0 for seat in seats]
    teams = [[ratings[game.bots[seat]]] for seat in seats]
    after = model.rate(teams, ranks=ranks)
    for bot in set(game.bots):
        copies = [after[seat][0] for seat in game.seats_of(bot)]
        mu = sum(copy.mu for copy in copies) / len(copies)
        sigma = sum(copy.sigma for copy in copies) / len(copies)
        ratings[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
