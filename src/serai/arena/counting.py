"""Counting games: which of them count, and what a bot won and needed in them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from serai.arena.interval import Estimate, paired
from serai.arena.played import Played


@dataclass(frozen=True)
class Effort:
    """How much a bot thought: its decisions, and the seconds that they took."""

    decisions: int
    seconds: float

    @property
    def milliseconds(self) -> float:
        """The mean time for a decision."""
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0

    def pace(self) -> str:
        """Milliseconds a decision, to two digits; from 100 on, to whole milliseconds."""
        mean = self.milliseconds
        return f"{mean:.2g}" if mean < 100 else f"{mean:.0f}"

    def to_json(self) -> dict[str, float]:
        """How long the decisions took, which depends on the machine."""
        mean = round(self.milliseconds, 3)
        return {"seconds": round(self.seconds, 3), "milliseconds_a_decision": mean}


def in_order(played: Iterable[Played]) -> list[Played]:
    """The games in the order of the schedule, whichever ended first."""
    return sorted(played, key=lambda game: game.number)


def whole_deals(played: Iterable[Played], orders: int) -> list[Played]:
    """The games of whole deals. Where a run was stopped, some deals are not whole: bots would not
    have sat equally often on each seat."""
    games = in_order(played)
    counts = Counter(game.deal for game in games)
    return [game for game in games if counts[game.deal] == orders]


def share_a_seat(bot: str) -> Callable[[Played], float]:
    """How much each seat of this bot won on average; fair is 1 / players."""
    return lambda game: game.share_of(bot) / len(game.seats_of(bot))


def by_deal(games: Iterable[Played], measure: Callable[[Played], float]) -> list[float]:
    """The mean measure of each deal."""
    found: dict[int, list[float]] = defaultdict(list)
    for game in games:
        found[game.deal].append(measure(game))
    return [sum(deal) / len(deal) for deal in found.values()]


def overall(bot: str, games: Iterable[Played]) -> Estimate:
    """A bot's share of the wins over all its pairs; 0.5 is even at any number of players."""
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
    """The games that this bot lost by forfeit."""
    return [game for game in games if game.forfeit and game.bots[game.forfeit.seat] == bot]
