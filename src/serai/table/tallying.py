"""What each seat has and would have if the game ended now, as it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from serai.engine import tally
    from serai.engine.game import Game
    from serai.engine.seat import Seat
    from serai.table.facts import SeatTally, Source, Tally


def tally_facts(game: Game, s: Any, viewer: Seat | None) -> Tally:
    """The tally of a record, as far as this viewer may know it."""
    found = game.tally(s, viewer)
    return {
        "seats": [_seat(each) for each in found.seats],
        "distances": [
            {"id": f"end-{each.name}", "low": each.low, "high": each.high, "of": each.of}
            for each in found.distances
        ],
        "ties": [{"id": f"tie-{each.name}", "values": list(each.values)} for each in found.ties],
    }


def _seat(seat: tally.SeatTally) -> SeatTally:
    return {
        "score": seat.score,
        "low": seat.low,
        "high": seat.high,
        "sources": _sources(seat.sources),
        "coming": _sources(seat.coming),
    }


def _sources(sources: Sequence[tally.Source]) -> list[Source]:
    return [{"id": f"source-{each.name}", "low": each.low, "high": each.high} for each in sources]
