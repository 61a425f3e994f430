"""What one seat may see, built up from what is public and what the seat knows itself.

isle.info.1 All is public but the values of crews; isle.info.2 a seat knows its own. isle.info.10 Of
the others' crews all seats know the same: what follows from the worlds that cannot be excluded. The
option `memory_aid` says whether that is shown or left to the players' memory.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from serai.engine.option import write_options
from serai.engine.seat import Seat
from serai.games.silver_isle.actions import PLAY
from serai.games.silver_isle.parts import corner_name, pool_name, suit
from serai.games.silver_isle.position import (
    BUILDING,
    FIGHTING,
    write_build,
    write_fight,
    write_gain,
    write_land,
    write_moment,
    write_open_silver,
    write_pieces,
    write_result,
)
from serai.games.silver_isle.position_knowledge import possible_values
from serai.games.silver_isle.rules.ending import silver_in_europe
from serai.games.silver_isle.terms import CREWS, SEATS, Phase, Slot

if TYPE_CHECKING:
    from serai.engine.game import Game


def view(game: Game, s: Any, seat: Seat | None) -> dict[str, Any]:
    """What this seat, or a spectator (None), may know."""
    seen = {
        "game": game.id,
        "seat": None if seat is None else suit(seat),
        "options": write_options(game.options, s),
        **write_land(s),
        **write_pieces(s),
        "corners": [corner_name(s, corner) for corner in range(1, int(s.num_corners) + 1)],
        "silver": write_open_silver(s),
        "scores": {suit(owner): int(silver_in_europe(s, owner)) for owner in range(SEATS)},
        "crews": {suit(owner): _crews(s, owner, seat) for owner in range(SEATS)},
        **write_moment(s),
        "actor": suit(PLAY.actor(s)) if PLAY.actor(s) >= 0 else None,
    }
    return seen | _middle(s)


def _middle(s: Any) -> dict[str, Any]:
    """isle.info.12, isle.fight.1 What lies open in the middle of something."""
    phase = Phase(s.phase)
    seen: dict[str, Any] = write_build(s) if phase in BUILDING else {}
    if phase in FIGHTING:
        seen["fight"] = write_fight(s)
    if phase == Phase.DISCOVER:
        seen |= write_gain(s)
    return seen | (write_result(s) if phase == Phase.OVER else {})


def _crews(s: Any, owner: Seat, seat: Seat | None) -> list[dict[str, Any]]:
    return [_crew(s, owner, slot, seat) for slot in range(CREWS)]


def _crew(s: Any, owner: Seat, slot: Slot, seat: Seat | None) -> dict[str, Any]:
    """isle.info.4 to .6 One crew: its place, whether it carries silver, its value if the seat knows
    it, and the values that the public thinks possible."""
    possible = possible_values(s, owner, slot) if s.memory_aid else None
    value = possible[0] if possible and len(possible) == 1 else None
    if owner == seat or s.phase == Phase.OVER:
        value = int(s.crews[owner, slot]) - 1
    return {
        "place": pool_name(s, int(s.crew_at[owner, slot])),
        "silver": bool(s.loaded[owner, slot]),
        "value": value,
        "possible": possible,
    }


def asks(seen: Mapping[str, Any]) -> str:
    """The message that asks for the next decision."""
    if seen["phase"] == "build":
        return "prompt-lay" if seen.get("drawn") else "prompt-draw"
    return f"prompt-{seen['phase']}"
