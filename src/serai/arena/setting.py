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
"""Seconds for one decision: many times what our slowest bot takes, even on a busy machine."""


@dataclass(frozen=True)
class Setting:
    """A tournament, in which every bot meets every other, or only its neighbours in the list. Or,
    if `is_lineup`, the games of one lineup, whose bots change seats. `games` is the number for each
    pair of a tournament, or for the lineup."""

    game: str
    players: int
    bots: Lineup
    games: int
    seed: int
    is_lineup: bool = False
    neighbours: bool = False
    options: Mapping[str, Any] = field(default_factory=dict)
    cap: int = CAP
    patience: float = PATIENCE

    def check(self) -> None:
        """Raise an error that says in a sentence what cannot be played, if something cannot."""
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
        """Raise an error unless these bots fit on the seats. It has to be known before seat orders
        are counted: eleven different bots would have 40 million."""
        self.find().check_players(self.players)
        if self.is_lineup and len(self.bots) != self.players:
            raise BadSetting(f"{self.players} seats need as many bots, not {len(self.bots)}")
        if self.is_lineup:
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
        if self.is_lineup:
            return seat_orders(self.bots)
        return [order for pair in self.pairs() for order in duel_orders(*pair, self.players)]

    def pairs(self) -> list[tuple[str, str]]:
        """The bots that meet in a tournament."""
        return pairs(self.bots, self.neighbours)

    @property
    def games_a_deal(self) -> int:
        """How many games of one pair, or of the lineup, share their dice."""
        if self.is_lineup:
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
        """The setting and the version of the rules: they must be the same if a run is to go on."""
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
    """The next number of games, from so many on, that makes whole deals."""
    return -(-wanted // games_a_deal) * games_a_deal
