"""Golden playthroughs: whole games as text that a person can read, and the actions' numbers.

`SERAI_GOLDEN=rewrite` (or `make golden`) writes the files anew; the diff shows what has changed.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import serai
from conformance import folding
from conformance.folding import Ply, Told, fold
from serai.engine.dispatch import make_numbers
from serai.engine.sampling import random_action, random_word
from serai.engine.seat import CHANCE, NOBODY

POSITION_EVERY = 20


class Teller:
    """Tells games of one kind; `seats` are their names."""

    def __init__(self, game: serai.Game, seats: str) -> None:
        self.game = game
        self.seats = seats
        self.room = make_numbers(game.space)

    def tell(
        self,
        s: Any,
        choose: Callable[[Any, int], int],
        shows_position: Callable[[Any, int], bool] = lambda _, ply: ply % POSITION_EVERY == 0,
        shows_offers: Callable[[Any], bool] = lambda _: True,
    ) -> Iterator[str]:
        """A game, line by line: who decides, what is offered, what is played. Choosing and showing
        go by the record and the ply. What chance does several times in a row is folded."""
        return fold(self.plies(s, choose, shows_position, shows_offers))

    def plies(
        self,
        s: Any,
        choose: Callable[[Any, int], int],
        shows_position: Callable[[Any, int], bool] = lambda _, ply: False,
        shows_offers: Callable[[Any], bool] = lambda _: True,
    ) -> Iterator[Told]:
        """A game, ply by ply, with the positions that are shown."""
        ply = 0
        while (who := self.game.play.actor(s)) != NOBODY:
            if shows_position(s, ply):
                yield from ("", *self.position_lines(s), "")
            played = choose(s, ply)
            name = folding.CHANCE if who == CHANCE else self.seats[who]
            offers = self.offers(s) if shows_offers(s) else ()
            yield Ply(ply, name, self.notation(played), offers)
            self.game.play.apply(s, played)
            ply += 1
        yield from ("", *self.position_lines(s))

    def randomly(self, seed: int) -> Callable[[Any, int], int]:
        """Choosing at random, by a seed."""
        return lambda s, ply: int(random_action(s, self.room, random_word(seed, ply)))

    def notation(self, number: int) -> str:
        """The action with this number, as people write it."""
        return str(self.game.space.action(number))

    def offers(self, s: Any) -> tuple[str, ...]:
        """What may be played here."""
        count = self.game.play.legal(s, self.room)
        return tuple(self.notation(int(number)) for number in self.room[:count])

    def position_lines(self, s: Any) -> Iterator[str]:
        """The position, a field a line."""
        for name, value in self.game.write_position(self.game, s).items():
            if value not in ({}, [], None):
                yield f"      {name}: {json.dumps(value)}"

    def numbering(self, actions: Iterator[tuple[int, serai.Action]]) -> Iterator[str]:
        """Actions: number, notation, typed form."""
        for number, action in actions:
            yield f"{number:5}  {action!s:26} {json.dumps(action.to_json())}"


def assert_golden(path: Path, lines: Iterator[str]) -> None:
    """The file says the same, or is written anew."""
    found = [line.rstrip() for line in lines]
    if os.environ.get("SERAI_GOLDEN") == "rewrite":
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join(found) + "\n", encoding="utf-8")
    told = path.read_text(encoding="utf-8").splitlines()
    for number, (expected, line) in enumerate(zip(told, found, strict=False), start=1):
        assert line == expected, f"{path.name}, line {number}"
    assert len(told) == len(found)
