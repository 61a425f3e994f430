"""What one seat may see. Silk hides nothing: the board is the same for every seat and for
spectators."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from serai.engine.bits import count
from serai.engine.seat import Seat, letter
from serai.games.silk.position import write_position
from serai.games.silk.terms import NURSERIES

if TYPE_CHECKING:
    from serai.engine.game import Game


def view(game: Game, s: Any, seat: Seat | None) -> dict[str, Any]:
    """The position, what is left in the supplies, and whose eyes these are."""
    seats = range(int(s.players))
    return {
        "seat": None if seat is None else letter(seat),
        "position": write_position(game, s),
        "supply": int(s.supply),
        "reserve": {letter(owner): int(s.reserve[owner]) for owner in seats},
        "nursery_reserve": {
            letter(owner): NURSERIES - int(count(s.nurseries[owner])) for owner in seats
        },
    }


def asks(seen: Mapping[str, Any]) -> str:
    """The message that asks for the next decision."""
    position = seen["position"]
    if position["phase"] != "bump":
        return f"prompt-{position['phase']}"
    if position["lifted"]:
        return "prompt-push"
    if any(position["hand"].values()):
        return "prompt-spread"
    return f"prompt-target-{position['deed']}"
