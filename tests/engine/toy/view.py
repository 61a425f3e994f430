"""What one seat may see, built up from what it knows; the deck is never looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from serai.engine.seat import NOBODY, Seat, letter

if TYPE_CHECKING:
    from serai.engine.game import Game


def view(game: Game, s: Any, seat: Seat | None) -> dict[str, Any]:
    """What lies open, and the seat's own card; when the game is over, all cards."""
    seats = range(int(s.players))
    known = [owner for owner in seats if owner == seat or s.turn == NOBODY]
    return {
        "game": game.id,
        "seat": None if seat is None else letter(seat),
        "turn": None if s.turn == NOBODY else letter(s.turn),
        "swaps_left": {letter(owner): int(s.swaps_left[owner]) for owner in seats},
        "cards": {letter(owner): int(s.cards[owner]) for owner in known if s.cards[owner]},
    }
