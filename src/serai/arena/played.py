"""The result of one game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from serai.arena.schedule import Lineup
from serai.engine.seat import Seat


@dataclass(frozen=True)
class Forfeit:
    """A bot lost its game without playing it to the end. `why` is `illegal`, `crashed` or `slow`;
    `told` is what the bot, or the game, said about it."""

    seat: Seat
    why: str
    told: str


SHOWN_FORFEITS = 20
"""All forfeits are counted; results describe so many of them."""


@dataclass(frozen=True)
class Played:
    """One game. Seats that win together share the win. If a seat forfeits, all others share it. If
    the cap stopped the game, everybody shares it."""

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
    """How long each seat thought: the only field that would be different in another run of bots
    that ask nobody elsewhere."""
    stand_ins: tuple[int, ...] = ()
    """How many of each seat's decisions another bot made in its bot's place; empty if none."""

    def share(self, seat: Seat) -> float:
        """This seat's part of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def share_of(self, bot: str) -> float:
        """This bot's part of the win, on all its seats together."""
        return sum(self.share(seat) for seat in self.seats_of(bot))

    def seats_of(self, bot: str) -> list[Seat]:
        """Where this bot sat."""
        return [seat for seat, name in enumerate(self.bots) if name == bot]

    def forfeit_to_json(self) -> dict[str, Any]:
        """Who forfeited this game, and how; trusts that somebody did."""
        assert self.forfeit
        bot = self.bots[self.forfeit.seat]
        return {"game": self.number, "bot": bot, "why": self.forfeit.why, "told": self.forfeit.told}

    def to_json(self) -> dict[str, Any]:
        """One line of a journal."""
        told = asdict(self)
        if not self.stand_ins:
            del told["stand_ins"]
        return told

    @classmethod
    def from_json(cls, told: Mapping[str, Any]) -> Played:
        """The game in a line of a journal; raises KeyError or TypeError if it tells of none."""
        if type(told["number"]) is not int:
            raise TypeError(f"games are numbered, and {told['number']!r} is no number")
        lists = {name: tuple(part) for name, part in told.items() if isinstance(part, list)}
        forfeit = Forfeit(**told["forfeit"]) if told["forfeit"] else None
        return cls(**{**told, **lists, "forfeit": forfeit})
