"""What a learner sees: a seat's knowledge as one flat row of numbers from 0 to 1, made of the
fields that stand in positions. Whoever looks is the first seat, so that one network can play all
seats."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import numpy as np

from serai.engine.declare import BadDeclaration, Rule
from serai.engine.dispatch import register_observe
from serai.engine.errors import BadOption
from serai.engine.form import Numbers, Own
from serai.engine.jit import compile_text
from serai.engine.observe_text import Text
from serai.engine.position import Position, Stand
from serai.engine.seat import Seat
from serai.engine.view import View

if TYPE_CHECKING:
    from serai.engine.game import Game
    from serai.engine.match import Match


class Observer:
    """Makes observations of one game. They are all of the same `size`, whatever the number of
    players; `slices` say where each field stands, `shapes` how its numbers are arranged. `rule`
    makes them, in compiled code too; `text` is what it does."""

    def __init__(self, game: Game, position: Position) -> None:
        text = Text(game.seats)
        seen = [stand for stand in position.stands if _is_seen(stand)]
        self.slices, self.shapes = text.write(game.state, seen, game.options)
        self.size: int = self.slices["options"].stop
        self.text = str(text)
        home = sys.modules[game.state.__module__]
        module = f"{home.__package__}.observe"
        made = compile_text(self.text, text.names.objects, module, str(home.__file__))
        self.rule: Rule = made["observe"]
        register_observe(game.state, self.rule)

    def observe(self, match: Match, seat: Seat) -> Numbers:
        """What this seat knows of a match."""
        return self.see(match.redacted(seat), seat)

    def see(self, s: Any, seat: Seat) -> Numbers:
        """What stands in a record from which all is wiped that this seat does not know (`redact`).
        Never give it another: it would tell the seat everything."""
        row = np.zeros(self.size, dtype=np.float32)
        self.rule(s, seat, row)
        return row


_OBSERVERS: dict[tuple[object, ...], Observer] = {}


def observer_of(game: Game) -> Observer:
    """The game's observer, made once."""
    if not isinstance(game.view, View):
        raise BadOption(f"{game.title} does not declare what is seen of it")
    if game.edition not in _OBSERVERS:
        _OBSERVERS[game.edition] = Observer(game, game.view.position)
    return _OBSERVERS[game.edition]


def _is_seen(stand: Stand) -> bool:
    """Whether there is something to see that does not follow from the rest."""
    if not isinstance(stand.form, Own):
        return True
    if stand.form.shower is None and not stand.field.computed:
        raise BadDeclaration(f"nothing sees the field {stand.attribute!r}")
    return stand.form.shower is not None
