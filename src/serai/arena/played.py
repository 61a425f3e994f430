"""What became of one game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from serai.arena.schedule import Lineup
from serai.engine.seat import Seat


@dataclass(frozen=True)
class Forfeit:
    """A bot that lost by not playing: `why` is `illegal`, `crashed` or `slow`."""

    seat: Seat
    why: str
    told: str


SHOWN_FORFEITS = 20
"""Forfeits are all counted; results tell so many of them in full."""


@dataclass(frozen=True)
class Played:
    """One game. Whoever wins together shares the win. Who forfeits loses to all others; a game that
    the cap stopped is shared by everybody."""

    number: int
    deal: int
    bots: Lineup
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    decisions: tuple[int, ...]
    plies: int
    endings: tuple[str, ...] = ()
    capped: bool = False
    forfeit: Forfeit | None = None
    seconds: tuple[float, ...] = field(default=(), compare=False)
    """How long each seat thought: the only part that another run would tell otherwise."""

    def share(self, seat: Seat) -> float:
        """This seat's part of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def share_of(self, bot: str) -> float:
        """The part of the win that fell to this bot, on all its seats."""
        return sum(self.share(seat) for seat in self.seats_of(bot))

    def seats_of(self, bot: str) -> list[Seat]:
        """Where this bot sat."""
        return [seat for seat, name in enumerate(self.bots) if name == bot]

    def forfeit_to_json(self) -> dict[str, Any]:
        """Who lost this game how, if somebody lost it by not playing."""
        assert self.forfeit
        bot = self.bots[self.forfeit.seat]
        return {"game": self.number, "bot": bot, "why": self.forfeit.why, "told": self.forfeit.told}

    def to_json(self) -> dict[str, Any]:
        """One line of a journal."""
        return asdict(self)

    @classmethod
    def from_json(cls, told: Mapping[str, Any]) -> Played:
        """The game that a line of a journal tells of."""
        lists = {name: tuple(part) for name, part in told.items() if isinstance(part, list)}
        forfeit = Forfeit(**told["forfeit"]) if told["forfeit"] else None
        return cls(**{**told, **lists, "forfeit": forfeit})
