"""What the games say: each pair's result, and each bot's over all pairs."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from serai.arena.interval import Estimate, paired, wilson
from serai.arena.played import Played
from serai.arena.setting import Setting


@dataclass(frozen=True)
class Duel:
    """Two bots against each other. `share` is how much of all wins fell to the first: each has half
    of the seats, so an even result is 0.5. At larger tables the `lone` shares are what each won
    alone among copies of the other; fair is 1 / players."""

    one: str
    other: str
    games: int
    share: Estimate
    wilson: Estimate
    lone_one: Estimate | None = None
    lone_other: Estimate | None = None

    def share_of(self, bot: str) -> Estimate:
        """How much of all wins fell to one of the two."""
        return self.share if bot == self.one else self.share.of_the_other()

    def lone_of(self, bot: str) -> Estimate | None:
        """What one of the two won alone, at larger tables."""
        return self.lone_one if bot == self.one else self.lone_other

    @property
    def is_clear(self) -> bool:
        """Whether the interval excludes an even result."""
        return not self.share.low <= 0.5 <= self.share.high

    def to_json(self) -> dict[str, Any]:
        """The pair's result."""
        told: dict[str, Any] = {"bots": [self.one, self.other], "games": self.games}
        told |= {"share": self.share.to_json(), "wilson": self.wilson.to_json()}
        told["clear"] = self.is_clear
        if self.lone_one and self.lone_other:
            told["lone"] = [self.lone_one.to_json(), self.lone_other.to_json()]
        return told


@dataclass(frozen=True)
class Effort:
    """What a bot's games cost."""

    decisions: int
    seconds: float

    @property
    def milliseconds(self) -> float:
        """The mean time for a decision."""
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0

    def pace(self) -> str:
        """Milliseconds a decision: two digits, or as many as stand before the point."""
        mean = self.milliseconds
        return f"{mean:.2g}" if mean < 100 else f"{mean:.0f}"

    def to_json(self) -> dict[str, float]:
        """How long it took; this depends on the machine."""
        mean = round(self.milliseconds, 3)
        return {"seconds": round(self.seconds, 3), "milliseconds_a_decision": mean}


def in_order(played: Iterable[Played]) -> list[Played]:
    """The games as they were scheduled, however they ended."""
    return sorted(played, key=lambda game: game.number)


def whole_deals(played: Iterable[Played], orders: int) -> list[Played]:
    """Without the games of deals that a stopped run has not finished: seats would be uneven."""
    games = in_order(played)
    counts = Counter(game.deal for game in games)
    return [game for game in games if counts[game.deal] == orders]


def duels(setting: Setting, played: Sequence[Played]) -> list[Duel]:
    """The result of each pair."""
    by_pair: dict[frozenset[str], list[Played]] = defaultdict(list)
    for game in played:
        by_pair[frozenset(game.bots)].append(game)
    return [duel(*pair, by_pair[frozenset(pair)]) for pair in setting.pairs()]


def duel(one: str, other: str, games: Sequence[Played]) -> Duel:
    """The result of one pair."""
    wins = sum(game.share_of(one) for game in games)
    share = paired(by_deal(games, lambda game: game.share_of(one)))
    result = Duel(one, other, len(games), share, wilson(wins, len(games)))
    if not games or len(games[0].bots) == 2:
        return result
    lone = [paired(by_deal(alone(games, bot), share_a_seat(bot))) for bot in (one, other)]
    return Duel(one, other, len(games), share, result.wilson, *lone)


def alone(games: Iterable[Played], bot: str) -> list[Played]:
    """The games in which this bot has one seat."""
    return [game for game in games if len(game.seats_of(bot)) == 1]


def share_a_seat(bot: str) -> Callable[[Played], float]:
    """How much one seat of this bot won; fair is 1 / players."""
    return lambda game: game.share_of(bot) / len(game.seats_of(bot))


def by_deal(games: Iterable[Played], measure: Callable[[Played], float]) -> list[float]:
    """The mean measure of each deal."""
    found: dict[int, list[float]] = defaultdict(list)
    for game in games:
        found[game.deal].append(measure(game))
    return [sum(deal) / len(deal) for deal in found.values()]


def overall(bot: str, games: Iterable[Played]) -> Estimate:
    """A bot's share of the wins over all its pairs; even is 0.5, at any table."""
    mine = [game for game in games if bot in game.bots]
    return paired(by_deal(mine, lambda game: game.share_of(bot)))


def effort(bot: str, games: Iterable[Played]) -> Effort:
    """How much a bot thought."""
    seats = [(game, seat) for game in games for seat in game.seats_of(bot)]
    return Effort(
        sum(game.decisions[seat] for game, seat in seats),
        sum(game.seconds[seat] for game, seat in seats if game.seconds),
    )


def forfeits(bot: str, games: Iterable[Played]) -> list[Played]:
    """The games that this bot lost by not playing."""
    return [game for game in games if game.forfeit and game.bots[game.forfeit.seat] == bot]
