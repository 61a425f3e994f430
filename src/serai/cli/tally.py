"""Many random games: playing them, and counting what came out."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from serai.cli.boards import board_of
from serai.engine.chance import SEED_LIMIT
from serai.engine.dispatch import make_offers
from serai.engine.layout import copy_record
from serai.engine.option import write_options
from serai.engine.sampling import play_randomly
from serai.engine.seat import NOBODY

if TYPE_CHECKING:
    from serai.engine.game import Game


@dataclass
class Tally:
    """The games played so far. Those stopped by the cap have no result and count nowhere else."""

    game: Game
    begin: Any
    cap: int
    seed: int = 0
    finished: int = 0
    capped: int = 0
    decisions: int = 0
    seconds: float = 0.0
    wins: Counter[int] = field(default_factory=Counter)
    shared: Counter[int] = field(default_factory=Counter)
    points: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)

    @property
    def seats(self) -> range:
        """The seats in play."""
        return range(int(self.begin.players))

    def letter(self, seat: int) -> str:
        """How the game writes a seat."""
        return list(board_of(self.game.id).SEATS)[seat]

    @property
    def played(self) -> int:
        """All games, with those that the cap stopped."""
        return self.finished + self.capped

    def play(self, seeds: Iterable[int], tick: Callable[[], None]) -> None:
        """Play a game with each seed."""
        offers = make_offers(self.game.space)
        for seed in seeds:
            s = copy_record(self.begin)
            begun = time.perf_counter()
            self.decisions += int(play_randomly(s, offers, seed % SEED_LIMIT, 0, self.cap))
            self.seconds += time.perf_counter() - begun
            self.count(s)
            tick()

    def count(self, s: Any) -> None:
        """Add a game that was played."""
        if self.game.flow.actor(s) != NOBODY:
            self.capped += 1
            return
        self.finished += 1
        winners = self.game.winners(s)
        (self.wins if len(winners) == 1 else self.shared).update(winners)
        for seat in self.seats:
            self.points[seat] += int(self.game.flow.score(s, seat))
        self.endings.update(board_of(self.game.id).endings(s, "en"))

    def mean_score(self, seat: int) -> float:
        """The mean final score of a seat."""
        return self.points[seat] / max(1, self.finished)

    def to_json(self) -> dict[str, Any]:
        """The results; all but `speed` is the same for the same seed."""
        return {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "players": len(self.seats),
            "options": write_options(self.game.options, self.begin),
            "seed": self.seed,
            "games": self.played,
            "finished": self.finished,
            "capped": self.capped,
            "cap": self.cap,
            "seats": {self.letter(seat): self.seat_to_json(seat) for seat in self.seats},
            "endings": dict(self.endings),
            "decisions": self.decisions,
            "speed": self.speed_to_json(),
        }

    def seat_to_json(self, seat: int) -> dict[str, float]:
        """Wins alone, wins shared with others, and the mean score."""
        mean = round(self.mean_score(seat), 4)
        return {"wins": self.wins[seat], "shared": self.shared[seat], "mean_score": mean}

    def speed_to_json(self) -> dict[str, float]:
        """How fast it went, counting without the counting."""
        seconds = max(self.seconds, 1e-9)
        return {
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.played / seconds, 1),
            "decisions_per_second": round(self.decisions / seconds),
        }
