"""What a learner sees: a seat's knowledge as one flat row of numbers from 0 to 1, made of the
fields that stand in positions. Whoever looks is the first seat, so that one network can play all
seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from serai.engine.declare import BadDeclaration
from serai.engine.form import Numbers, Own
from serai.engine.option import Option
from serai.engine.position import Position, Stand
from serai.engine.seat import Seat

if TYPE_CHECKING:
    from serai.engine.game import Game
    from serai.engine.match import Match


class Observer:
    """Makes observations of one game. They are all of the same `size`, whatever the number of
    players; `slices` say where each field stands."""

    def __init__(self, game: Game, position: Position) -> None:
        self._options, self._most_seats = game.options, game.seats[-1]
        self._stands = [stand for stand in position.stands if _is_seen(stand)]
        self.slices: dict[str, slice] = {}
        self.size = 0
        for name, numbers in self._see(game.start(game.seats[-1]), 0):
            self.slices[name] = slice(self.size, self.size + numbers.size)
            self.size += numbers.size

    def observe(self, match: Match, seat: Seat) -> Numbers:
        """What this seat knows of a match."""
        return self.see(match.redacted(seat), seat)

    def see(self, s: Any, seat: Seat) -> Numbers:
        """What stands in a record from which all is wiped that this seat does not know (`redact`).
        Never give it another: it would tell the seat everything."""
        row = np.zeros(self.size, dtype=np.float32)
        for name, numbers in self._see(s, seat):
            row[self.slices[name]] = numbers.ravel()
        return row

    def _see(self, s: Any, seat: Seat) -> Iterator[tuple[str, Numbers]]:
        eyes = self._eyes(int(s.players), seat)
        for stand in self._stands:
            yield stand.path, np.asarray(_see_field(stand, s, eyes))
        yield "options", np.array([_share(option, s) for option in self._options])

    def _eyes(self, players: int, seat: Seat) -> Numbers:
        """All seats in turn order from this one on, then those that nobody has."""
        turn_order = [(seat + step) % players for step in range(players)]
        return np.array([*turn_order, *range(players, self._most_seats)])


def _is_seen(stand: Stand) -> bool:
    """Whether there is something to see that does not follow from the rest."""
    if not isinstance(stand.form, Own):
        return True
    if stand.form.seer is None and not stand.field.computed:
        raise BadDeclaration(f"nothing sees the field {stand.attribute!r}")
    return stand.form.seer is not None


def _see_field(stand: Stand, s: Any, eyes: Numbers) -> Numbers:
    if isinstance(stand.form, Own):
        return stand.own(stand.form.seer, "sees")(s, eyes)  # type: ignore[no-any-return]
    return stand.form.see(np.array(stand.value(s)), eyes)


def _share(option: Option, s: Any) -> float:
    """The option's number as a share of the highest."""
    most = option.most or max(map(option.number, option.values))
    return int(s[option.name]) / most
