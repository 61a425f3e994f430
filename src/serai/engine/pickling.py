"""A match as a pickle. Its records are kept as they are: no rule is asked to play them again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from serai.engine.chance import Chance
from serai.engine.errors import BadRecord
from serai.engine.layout import copy_record, record_of
from serai.engine.seat import Seat

if TYPE_CHECKING:
    from serai.engine.game import Game
    from serai.engine.match import Match


def pickled(match: Match) -> tuple[Callable[..., Match], tuple[object, ...]]:
    """How a match is made again, as `__reduce__` answers."""
    records = b"".join(s.tobytes() for s in (*match.past, match.state))
    game = match.game
    parts = (game, game.edition, match.chance, match.start, list(match.log), records)
    return unpickled, (type(match), *parts)


def unpickled(
    make: type[Match],
    game: Game,
    edition: tuple[object, ...],
    chance: Chance,
    start: dict[str, Any] | None,
    log: list[tuple[Seat, int]],
    records: bytes,
) -> Match:
    """The match of a pickle; raises BadRecord if another edition of the game wrote it."""
    if edition != game.edition:
        raise BadRecord(f"another edition of {game.id} wrote this pickle: keep games as records")
    dtype, size = game.state.dtype, game.state.dtype.itemsize
    kept = [record_of(dtype, records[at : at + size]) for at in range(0, len(records), size)]
    return make(game, copy_record(kept.pop()), chance, start, log, kept)
