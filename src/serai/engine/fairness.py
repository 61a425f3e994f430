"""Checking a record: all of it is played again, chance is drawn again, the result is compared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from serai.engine.chance import read_chance
from serai.engine.errors import BadRecord
from serai.engine.record import check_result, replay
from serai.engine.seat import CHANCE

if TYPE_CHECKING:
    from serai.engine.game import Game


@dataclass(frozen=True)
class Verdict:
    """What was checked."""

    kind: str
    plies: int
    drawn: int
    finished: bool


def verify(game: Game, record: Mapping[str, Any]) -> Verdict:
    """Play the record again and draw its chance again; raises BadRecord at the first
    difference."""
    match = replay(game, record)
    check_result(match, record)
    chance = read_chance(record["chance"])
    drawn = 0
    if not chance.is_manual:
        drawn = _draw_again(game, record, match.log)
    return Verdict(str(record["chance"]["kind"]), match.ply, drawn, match.ended)


def _draw_again(game: Game, record: Mapping[str, Any], log: Sequence[tuple[int, int]]) -> int:
    again = replay(game, record, upto=0)
    for ply, (who, number) in enumerate(log):
        if who != CHANCE:
            again.play(game.space.action(number))
            continue
        if again.ply == ply:
            again.settle()
        if again.log[ply] != (who, number):
            played, drawn = game.space.action(number), again.action_of(ply)
            raise BadRecord(f"ply {ply} was {played}, but chance drew {drawn}")
    return sum(who == CHANCE for who, _ in log)
