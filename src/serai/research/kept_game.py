"""One match as a row of a dataset, whether it was kept as a record, in a journal, or in memory."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from serai.engine.errors import BadRecord
from serai.engine.game import find_game
from serai.engine.match import Match
from serai.engine.option import write_options
from serai.engine.record import check_result
from serai.engine.seat import Seat

FINISHED, CAPPED, FORFEIT, RUNNING = "finished", "capped", "forfeit", "running"


@dataclass(frozen=True)
class KeptGame:
    """What is known of one match. `match` brings the match itself back, with all its plies."""

    game: str
    rules: str
    players: int
    options: Mapping[str, Any]
    chance: str
    seed: int | None
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    plies: int
    decisions: tuple[int, ...]
    result: str
    match: Callable[[], Match] = field(repr=False)
    bots: tuple[str, ...] = ()
    forfeited: Seat | None = None
    start: Mapping[str, Any] | None = None
    source: str = ""
    place: int = 0

    def row(self, number: int) -> dict[str, Any]:
        """Its row in the dataset of games."""
        told = {name: value for name, value in vars(self).items() if name != "match"}
        options = json.dumps(dict(self.options), sort_keys=True)
        start = "" if self.start is None else json.dumps(self.start)
        return told | {"match": number, "options": options, "start": start}


def keep_match(match: Match, **more: Any) -> KeptGame:
    """A match in memory. Nothing is drawn for it: it is told as far as it was played."""
    told = match.chance.to_json(finished=match.ended)
    decided = Counter(match.deciders)
    parts: dict[str, Any] = {
        "game": match.game.id,
        "rules": match.game.rules_version,
        "players": match.players,
        "options": write_options(match.game.options, match.state),
        "chance": told["kind"],
        "seed": told.get("seed"),
        "scores": tuple(match.scores),
        "winners": tuple(match.winners),
        "plies": match.ply,
        "decisions": tuple(decided[seat] for seat in range(match.players)),
        "result": FINISHED if match.ended else RUNNING,
        "start": match.start,
        "match": lambda: match,
    }
    return KeptGame(**parts | more)


def keep_record(record: Any, **more: Any) -> KeptGame:
    """The match of a record; raises BadRecord for one that cannot be played or ends otherwise than
    it says."""
    if not isinstance(record, Mapping) or "actions" not in record:
        raise BadRecord("a record of a match lists its actions")
    match = find_game(str(record.get("game"))).replay(record)
    check_result(match, record)
    return keep_match(match, **more)
