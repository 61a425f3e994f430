"""The result of one lineup: how each of its bots did, and how each seat did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, median
from typing import Any

from serai.arena.counting import (
    Effort,
    by_deal,
    effort,
    forfeits,
    in_order,
    share_a_seat,
    whole_deals,
)
from serai.arena.interval import Estimate, certain, paired, wilson
from serai.arena.played import SHOWN_FORFEITS, Played
from serai.arena.setting import Setting
from serai.engine.seat import Seat

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


@dataclass(frozen=True)
class BotResult:
    """How one bot did: its share of wins for each seat that it had (fair is 1 / players), its mean
    score, how much it thought, and how often it forfeited for which cause."""

    bot: str
    share: Estimate
    mean_score: float
    effort: Effort
    forfeits: Counter[str]

    def to_json(self) -> dict[str, Any]:
        """The bot's results, without its time."""
        return {
            "bot": self.bot,
            "share": self.share.to_json(),
            "mean_score": round(self.mean_score, 4) if self.share.count else None,
            "decisions": self.effort.decisions,
            "forfeits": dict(sorted(self.forfeits.items())),
        }


@dataclass(frozen=True)
class SeatResult:
    """How one seat did, whichever bot sat there. `seat` is the letter of the seat in this game."""

    seat: str
    share: Estimate
    mean_score: float

    def to_json(self) -> dict[str, Any]:
        """The seat's results."""
        mean = round(self.mean_score, 4) if self.share.count else None
        return {"seat": self.seat, "share": self.share.to_json(), "mean_score": mean}


@dataclass(frozen=True)
class LineupResult:
    """All games of a lineup. What they say about the game itself is counted from `finished` games
    alone: those that the rules ended."""

    setting: Setting
    games: list[Played]
    left_out: int
    bots: list[BotResult]
    seats: list[SeatResult]

    @property
    def finished(self) -> list[Played]:
        """The games that the rules ended."""
        return [game for game in self.games if not game.capped and not game.forfeit]

    @property
    def capped(self) -> int:
        """Games that the cap stopped."""
        return sum(game.capped for game in self.games)

    @property
    def shared(self) -> int:
        """Games with more than one winner."""
        return sum(len(game.winners) > 1 for game in self.finished)

    @property
    def endings(self) -> Counter[str]:
        """How often games ended in each way; several ways may hold for one game."""
        return Counter(ending for game in self.finished for ending in game.endings)

    def forfeited(self) -> list[Played]:
        """The games that a bot lost by forfeit."""
        return [game for game in self.games if game.forfeit]

    def lengths(self) -> list[int]:
        """How many decisions each game took."""
        return [sum(game.decisions) for game in self.finished]

    def winning_scores(self) -> list[int]:
        """The winner's score in each game."""
        return [game.scores[game.winners[0]] for game in self.finished]

    def losing_scores(self) -> list[int]:
        """The scores of all seats that did not win."""
        return [
            score
            for game in self.finished
            for seat, score in enumerate(game.scores)
            if seat not in game.winners
        ]

    def margins(self) -> list[int]:
        """How far the winner was ahead of the next; 0 where they share."""
        ranked = [sorted(game.scores, reverse=True) for game in self.finished]
        return [first - second for first, second, *_ in ranked]

    def to_json(self) -> dict[str, Any]:
        """All results. The same setting gives the same ones, except for `speed`."""
        return {
            "setting": self.setting.to_json(),
            "games": len(self.games),
            "left_out": self.left_out,
            "capped": self.capped,
            "forfeited": len(self.forfeited()),
            "forfeits": [game.forfeit_to_json() for game in self.forfeited()[:SHOWN_FORFEITS]],
            "shared": self.shared,
            "bots": [bot.to_json() for bot in self.bots],
            "seats": [seat.to_json() for seat in self.seats],
            "endings": dict(sorted(self.endings.items())),
            "decisions": summary(self.lengths()),
            "winning_score": summary(self.winning_scores()),
            "losing_score": summary(self.losing_scores()),
            "margin": summary(self.margins()),
            "speed": {bot.bot: bot.effort.to_json() for bot in self.bots},
        }


def make_lineup_result(setting: Setting, played: Iterable[Played]) -> LineupResult:
    """Count the games of a lineup. Those of deals that were not finished are left out, and counted
    apart."""
    found = list(played)
    games = in_order(whole_deals(found, setting.games_a_deal))
    bots = [_bot_result(bot, games) for bot in dict.fromkeys(setting.bots)]
    letters = setting.find().letters
    seats = [_seat_result(letters[seat], seat, games) for seat in range(setting.players)]
    return LineupResult(setting, games, len(found) - len(games), bots, seats)


def _bot_result(bot: str, games: Sequence[Played]) -> BotResult:
    lost = Counter(game.forfeit.why for game in forfeits(bot, games) if game.forfeit)
    scores = [game.scores[seat] for game in games for seat in game.seats_of(bot)]
    shares = by_deal(games, share_a_seat(bot))
    has_all_seats = all(set(game.bots) == {bot} for game in games)
    share = certain(shares) if has_all_seats else paired(shares)
    return BotResult(bot, share, mean(scores), effort(bot, games), lost)


def _seat_result(letter: str, seat: Seat, games: Sequence[Played]) -> SeatResult:
    share = wilson(sum(game.share(seat) for game in games), len(games))
    return SeatResult(letter, share, mean([game.scores[seat] for game in games]))


def mean(numbers: Sequence[float]) -> float:
    """The mean of these numbers; 0 if there are none."""
    return fmean(numbers) if numbers else 0.0


def summary(numbers: Sequence[int]) -> dict[str, Any]:
    """Their mean, median and quantiles, and how often each number occurs."""
    if not numbers:
        return {"mean": None, "median": None, "quantiles": {}, "counts": {}}
    ordered = sorted(numbers)
    places = {f"{share:g}": ordered[round(share * (len(ordered) - 1))] for share in QUANTILES}
    counts = {str(number): times for number, times in sorted(Counter(numbers).items())}
    middle = round(float(median(numbers)), 4)
    return {
        "mean": round(mean(numbers), 4),
        "median": middle,
        "quantiles": places,
        "counts": counts,
    }
