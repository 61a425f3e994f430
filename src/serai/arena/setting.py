"""What is played: everything that decides the results, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from serai.arena.errors import BadSetting
from serai.arena.schedule import Fixture, Lineup, duel_orders, fixtures, pairs, seat_orders
from serai.bots import make_bot
from serai.engine.chance import SeededChance
from serai.engine.game import Game, find_game

CAP = 100_000
"""Plies after which a game is stopped; no rule asks for that."""
LARGEST_CAP = 1_000_000_000
PATIENCE = 60.0
"""Seconds for one decision: many times what our slowest bot takes, on a busy machine too."""


@dataclass(frozen=True)
class Setting:
    """One tournament (everybody against everybody, or only neighbours in the list) or, if
    `is_table`, one lineup of bots that changes seats. `games` counts those of a pair, or of the
    table."""

    game: str
    players: int
    bots: Lineup
    games: int
    seed: int
    is_table: bool = False
    neighbours: bool = False
    options: Mapping[str, Any] = field(default_factory=dict)
    cap: int = CAP
    patience: float = PATIENCE

    def check(self) -> None:
        """Raise a sentence about the first thing that cannot be played."""
        self.check_seats()
        game = self.find()
        game.start(self.players, self.options)
        SeededChance(self.seed)
        if not 0 < self.cap <= LARGEST_CAP:
            raise BadSetting(f"the cap is from 1 to {LARGEST_CAP:,} plies, not {self.cap}")
        for bot in self.bots:
            make_bot(bot, game, seed=0)
        check_games(self.games, self.games_a_deal)

    def check_seats(self) -> None:
        """Raise a sentence unless so many bots can sit down. Only then can seat orders, and games,
        be counted: eleven different bots would have 40 million orders."""
        self.find().check_players(self.players)
        if self.is_table and len(self.bots) != self.players:
            raise BadSetting(f"{self.players} seats need as many bots, not {len(self.bots)}")
        if self.is_table:
            return
        if len(self.bots) < 2:
            raise BadSetting("a tournament needs at least two bots")
        for bot in self.bots:
            if self.bots.count(bot) > 1:
                raise BadSetting(f"{bot} is named twice: it would play against itself")

    def find(self) -> Game:
        """The game itself."""
        return find_game(self.game)

    def orders(self) -> list[Lineup]:
        """The lineups that play each deal."""
        if self.is_table:
            return seat_orders(self.bots)
        return [order for pair in self.pairs() for order in duel_orders(*pair, self.players)]

    def pairs(self) -> list[tuple[str, str]]:
        """The bots that meet in a tournament."""
        return pairs(self.bots, self.neighbours)

    @property
    def games_a_deal(self) -> int:
        """How many games of the table, or of one pair, share their dice."""
        if self.is_table:
            return len(seat_orders(self.bots))
        return 2 if self.players == 2 else 2 * self.players

    @property
    def deals(self) -> int:
        """How many deals are played."""
        return self.games // self.games_a_deal

    def fixtures(self) -> list[Fixture]:
        """Every game."""
        return list(fixtures(self.orders(), self.deals, self.seed))

    def to_json(self) -> dict[str, Any]:
        """The setting and the version of the rules: what must be the same to go on with a run."""
        told = asdict(self) | {"bots": list(self.bots), "options": dict(self.options)}
        return told | {"rules": self.find().rules_version}


def check_games(games: int, games_a_deal: int) -> None:
    """Raise BadSetting unless the games make whole deals."""
    if games < 1 or games % games_a_deal:
        below = games // games_a_deal * games_a_deal
        near = [str(number) for number in (below, below + games_a_deal) if number > 0]
        raise BadSetting(
            f"{games} games are no whole number of deals: every deal is played in "
            f"{games_a_deal} seat orders; take {' or '.join(near)}"
        )


def whole_deals(wanted: int, games_a_deal: int) -> int:
    """At least so many games, in whole deals."""
    return -(-wanted // games_a_deal) * games_a_deal
