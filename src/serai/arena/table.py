"""What the games of one lineup say: of its bots, and of the seats that they sit on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, median
from typing import Any

from serai.arena.interval import Estimate, certain, paired, wilson
from serai.arena.played import SHOWN_FORFEITS, Played
from serai.arena.setting import Setting
from serai.arena.standing import (
    Effort,
    by_deal,
    effort,
    forfeits,
    in_order,
    share_a_seat,
    whole_deals,
)
from serai.engine.seat import Seat

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


@dataclass(frozen=True)
class Sitter:
    """How one bot did: its share of wins a seat (fair is 1 / players), its mean score."""

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
    """How one seat did, whoever sat there. `seat` is how the game writes it."""

    seat: str
    share: Estimate
    mean_score: float

    def to_json(self) -> dict[str, Any]:
        """The seat's results."""
        mean = round(self.mean_score, 4) if self.share.count else None
        return {"seat": self.seat, "share": self.share.to_json(), "mean_score": mean}


@dataclass(frozen=True)
class TableResult:
    """All games of a lineup. Balance is told from games that came to their end by the rules."""

    setting: Setting
    games: list[Played]
    left_out: int
    sitters: list[Sitter]
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
        """How games end; several things may hold at once."""
        return Counter(ending for game in self.finished for ending in game.endings)

    def forfeited(self) -> list[Played]:
        """The games that a bot lost by not playing."""
        return [game for game in self.games if game.forfeit]

    def lengths(self) -> list[int]:
        """The decisions of each game."""
        return [sum(game.decisions) for game in self.finished]

    def winning_scores(self) -> list[int]:
        """The winner's score of each game."""
        return [game.scores[game.winners[0]] for game in self.finished]

    def losing_scores(self) -> list[int]:
        """The scores of all who did not win."""
        return [
            score
            for game in self.finished
            for seat, score in enumerate(game.scores)
            if seat not in game.winners
        ]

    def margins(self) -> list[int]:
        """How far the winner was ahead of the next; 0 where they share."""
        return [_margin(sorted(game.scores, reverse=True)) for game in self.finished]

    def to_json(self) -> dict[str, Any]:
        """All results; all but `speed` is the same for the same setting."""
        return {
            "setting": self.setting.to_json(),
            "games": len(self.games),
            "left_out": self.left_out,
            "capped": self.capped,
            "forfeited": len(self.forfeited()),
            "forfeits": [game.forfeit_to_json() for game in self.forfeited()[:SHOWN_FORFEITS]],
            "shared": self.shared,
            "bots": [sitter.to_json() for sitter in self.sitters],
            "seats": [seat.to_json() for seat in self.seats],
            "endings": dict(sorted(self.endings.items())),
            "decisions": summary(self.lengths()),
            "winning_score": summary(self.winning_scores()),
            "losing_score": summary(self.losing_scores()),
            "margin": summary(self.margins()),
            "speed": {sitter.bot: sitter.effort.to_json() for sitter in self.sitters},
        }


def _margin(scores: Sequence[int]) -> int:
    return scores[0] - scores[1]


def make_table(setting: Setting, played: Iterable[Played]) -> TableResult:
    """Count the games of a lineup; unfinished deals are left out."""
    found = list(played)
    games = in_order(whole_deals(found, setting.games_a_deal))
    sitters = [_sitter(bot, games) for bot in dict.fromkeys(setting.bots)]
    letters = setting.find().letters
    seats = [_seat(letters[seat], seat, games) for seat in range(setting.players)]
    return TableResult(setting, games, len(found) - len(games), sitters, seats)


def _sitter(bot: str, games: Sequence[Played]) -> Sitter:
    lost = Counter(game.forfeit.why for game in forfeits(bot, games) if game.forfeit)
    scores = [game.scores[seat] for game in games for seat in game.seats_of(bot)]
    shares = by_deal(games, share_a_seat(bot))
    has_all_seats = all(set(game.bots) == {bot} for game in games)
    share = certain(shares) if has_all_seats else paired(shares)
    return Sitter(bot, share, mean(scores), effort(bot, games), lost)


def _seat(letter: str, seat: Seat, games: Sequence[Played]) -> SeatResult:
    share = wilson(sum(game.share(seat) for game in games), len(games))
    return SeatResult(letter, share, mean([game.scores[seat] for game in games]))


def mean(numbers: Sequence[float]) -> float:
    """The mean, 0 of nothing."""
    return fmean(numbers) if numbers else 0.0


def summary(numbers: Sequence[int]) -> dict[str, Any]:
    """Mean, median and quantiles, and how often each number came up."""
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
