"""Compiling a game ahead, so that nobody waits at the table."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from serai.engine.dispatch import make_numbers
from serai.engine.jit import INTERPRETED, cache_of, cache_root, watch_compiler
from serai.engine.layout import copy_record
from serai.engine.sampling import pick_outcome, play_randomly, total_weight

if TYPE_CHECKING:
    from serai.engine.game import Game

PLY_CAP = 100_000
MARK = 12
"""So many letters of a digest tell types apart."""


@dataclass(frozen=True)
class Warming:
    """Something that is compiled for each game: `touch` calls all of it once. The mark that this
    was done lies with the machine code of `entry`: other sources have no mark. It names the type of
    the game's record, which is another one when the rules of a package change. `first_guess` is the
    number of functions before anything has been counted."""

    name: str
    entry: Callable[..., Any]
    touch: Callable[[Game], None]
    first_guess: int

    def expected(self, game: Game) -> int:
        """About how many functions are compiled: a guess, then what it was the last time."""
        memory = self._memory(game)
        return int(memory.read_text()) if memory.exists() else self.first_guess

    def is_warm(self, game: Game) -> bool:
        """Whether these very sources have been compiled before; interpreted ones always are."""
        return INTERPRETED or self._mark(game).exists()

    def warm(self, game: Game, tick: Callable[[], None]) -> None:
        """Compile it all, or fetch it from the cache."""
        if INTERPRETED:
            return
        compiled = 0

        def count() -> None:
            nonlocal compiled
            compiled += 1
            tick()

        with watch_compiler(count):
            self.touch(game)
        if compiled:
            self._memory(game).write_text(str(compiled))
        self._mark(game).touch()

    def _memory(self, game: Game) -> Path:
        return cache_root() / f"compiled-{self.name}-{game.id}"

    def _mark(self, game: Game) -> Path:
        record = hashlib.sha256(repr(game.state.dtype).encode()).hexdigest()[:MARK]
        return cache_of(self.entry) / f"warm-{self.name}-{game.id}-{record}"


def _touch_rules(game: Game) -> None:
    """Call each entry point once, as a match and a simulation do."""
    s = game.start(game.seats[0])
    numbers = make_numbers(game.space)
    count = game.play.legal(s, numbers)
    total_weight(s, numbers, count)
    game.play.refuse(s, int(pick_outcome(s, numbers, count, 0)))
    game.play.weight(s, int(numbers[0]))
    game.play.score(s, 0)
    spare = copy_record(s)
    game.play.redact(spare, 0)
    game.play.guess(spare, 0, 0)
    game.play.actor(s)
    game.play.apply(s, int(numbers[0]))
    game.tally(s, 0)
    play_randomly(s, numbers, 0, 1, PLY_CAP)
    game.tally(s, 0)
    game.write_position(game, s)
    game.read_position(game, game.write_position(game, s))


RULES = Warming("rules", play_randomly, _touch_rules, first_guess=400)
