"""What one seat may see, built up from what it knows; the deck is never looked at."""

from __future__ import annotations

from typing import Any

from engine.toy.position import POSITION
from serai.engine.seat import NOBODY, Seat, letter
from serai.engine.view import View

VIEW = View(POSITION)
VIEW.shows("game", "seat", "turn", "swaps_left")


@VIEW.adds
def cards(s: Any, seat: Seat | None) -> dict[str, int]:
    """One's own card; when the game is over, all cards."""
    seats = range(int(s.players))
    known = [owner for owner in seats if owner == seat or s.turn == NOBODY]
    return {letter(owner): int(s.cards[owner]) for owner in known if s.cards[owner]}
