"""The result of two bots that played against each other."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from serai.arena.counting import by_deal, share_a_seat
from serai.arena.interval import Estimate, paired, wilson
from serai.arena.played import Played
from serai.arena.setting import Setting


@dataclass(frozen=True)
class Duel:
    """Two bots against each other. `share` is the first one's share of all wins: each has half of
    the seats, so 0.5 is even. At a table of more than two, the `lone` shares are what each won
    alone among copies of the other; fair is 1 / players."""

    one: str
    other: str
    games: int
    share: Estimate
    wilson: Estimate
    lone_one: Estimate | None = None
    lone_other: Estimate | None = None

    def share_of(self, bot: str) -> Estimate:
        """The share of all wins of one of the two."""
        return self.share if bot == self.one else self.share.of_the_other()

    def lone_of(self, bot: str) -> Estimate | None:
        """What one of the two won alone, at a table of more than two."""
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
