"""The result of a tournament: the ladder and the pairs, with all that the reports tell of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from serai.arena.counting import Effort, effort, forfeits, overall, whole_deals
from serai.arena.duel import Duel, duels
from serai.arena.interval import Estimate
from serai.arena.played import SHOWN_FORFEITS, Played
from serai.arena.rating import Rating, rate
from serai.arena.setting import Setting


@dataclass(frozen=True)
class Rung:
    """One bot on the ladder."""

    bot: str
    share: Estimate
    rating: Rating
    effort: Effort
    forfeits: Counter[str]

    def to_json(self) -> dict[str, Any]:
        """The bot's results without its time, which depends on the machine."""
        return {
            "bot": self.bot,
            "share": self.share.to_json(),
            "rating": self.rating.to_json(),
            "decisions": self.effort.decisions,
            "forfeits": dict(sorted(self.forfeits.items())),
        }


@dataclass(frozen=True)
class Ladder:
    """The bots from the strongest to the weakest. They are ordered by their share of wins over all
    pairs, or by their rating where not every bot met every other."""

    setting: Setting
    games: list[Played]
    left_out: int
    rungs: list[Rung]
    duels: list[Duel]

    @property
    def capped(self) -> int:
        """Games that the cap stopped."""
        return sum(game.capped for game in self.games)

    def duel_of(self, one: str, other: str) -> Duel | None:
        """The result of a pair, whichever was named first; None if they did not meet."""
        met = (duel for duel in self.duels if {duel.one, duel.other} == {one, other})
        return next(met, None)

    def share_of(self, bot: str, against: str) -> Estimate | None:
        """A bot's share of the wins against another, if they met."""
        duel = self.duel_of(bot, against)
        return duel.share_of(bot) if duel else None

    def forfeited(self) -> list[Played]:
        """The games that a bot lost by forfeit."""
        return [game for game in self.games if game.forfeit]

    def to_json(self) -> dict[str, Any]:
        """All results. The same setting gives the same ones, except for `speed`."""
        return {
            "setting": self.setting.to_json(),
            "games": len(self.games),
            "left_out": self.left_out,
            "capped": self.capped,
            "ladder": [rung.to_json() for rung in self.rungs],
            "pairs": [duel.to_json() for duel in self.duels],
            "forfeits": [game.forfeit_to_json() for game in self.forfeited()[:SHOWN_FORFEITS]],
            "speed": {rung.bot: rung.effort.to_json() for rung in self.rungs},
        }


def make_ladder(setting: Setting, played: Iterable[Played]) -> Ladder:
    """Count the games. Those of deals that were not finished are left out, and counted apart."""
    found = list(played)
    games = whole_deals(found, len(setting.orders()))
    ratings = rate(setting.bots, games)
    rungs = [_rung(bot, games, ratings[bot]) for bot in setting.bots]
    rungs.sort(key=_strength(setting) if games else lambda _: 0.0, reverse=True)
    return Ladder(setting, games, len(found) - len(games), rungs, duels(setting, games))


def _strength(setting: Setting) -> Callable[[Rung], float]:
    """What bots are ordered by. Shares of wins cannot be compared between bots that met different
    others."""
    return lambda rung: rung.rating.mu if setting.neighbours else rung.share.value


def _rung(bot: str, games: Sequence[Played], rating: Rating) -> Rung:
    lost = Counter(game.forfeit.why for game in forfeits(bot, games) if game.forfeit)
    return Rung(bot, overall(bot, games), rating, effort(bot, games), lost)
