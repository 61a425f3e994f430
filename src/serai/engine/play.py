"""How a game is played: the questions that `dispatch.py` asks, made of what the game declares."""

from __future__ import annotations

import copy
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from serai.engine.action import Action, ActionSpace
from serai.engine.declare import Rule, Stage
from serai.engine.jit import compile_text, rule
from serai.engine.layout import Record
from serai.engine.reason import Reasons
from serai.engine.seat import Seat
from serai.engine.writer import write_play


@rule
def hide_nothing(s: Any, seat: Seat) -> None:
    """Every seat knows the whole record."""


@rule
def guess_nothing(s: Any, seat: Seat, seed: int) -> None:
    """Nothing is left to guess."""


@rule
def moment_of_phase(s: Any) -> int:
    """The moment of a game whose record says it in `phase`."""
    return int(s.phase)


@rule
def on_turn(s: Any) -> Seat:
    """Who decides in a game whose record says in `turn` whose turn it is."""
    return int(s.turn)


def actions_in(module: str) -> list[type[Action]]:
    """The kinds of action that a module declares, in the order in which they stand there. Called
    at the module's end."""
    members = vars(sys.modules[module]).values()
    return [kind for kind in members if isinstance(kind, type) and vars(kind).get("meanings")]


class Play:
    """The questions that every game answers: `actor`, `refuse`, `legal`, `apply` and `weight` are
    written here, as plain Python that anybody can read (`text`), and compiled like any other rule.
    The game itself brings `score` and, if it has secrets, `redact` and `guess`.

    `seats_decide` is why an outcome of chance is refused where a seat decides; `moment` is the rule
    that tells the moment, if it is more than the record's phase.
    """

    def __init__(  # noqa: PLR0913 (one name for each thing that a game brings)
        self,
        state: type[Record],
        stages: Mapping[Any, Stage],
        kinds: Sequence[type[Action]],
        *,
        seats_decide: Reasons,
        score: Rule,
        redact: Rule = hide_nothing,
        guess: Rule = guess_nothing,
        moment: Rule = moment_of_phase,
    ) -> None:
        self.space = ActionSpace(kinds)
        self.text, names = write_play(self.space, stages, seats_decide, moment)
        home = sys.modules[state.__module__]
        made = compile_text(self.text, names, f"{home.__package__}.play", str(home.__file__))
        self.actor: Rule = made["actor"]
        self.refuse: Rule = made["refuse"]
        self.legal: Rule = made["legal"]
        self.apply: Rule = made["apply"]
        self.weight: Rule = made["weight"]
        self.score, self.redact, self.guess = score, redact, guess

    def with_words(self, space: ActionSpace) -> Play:
        """The same play, with other words for the same numbers."""
        other = copy.copy(self)
        other.space = space
        return other
