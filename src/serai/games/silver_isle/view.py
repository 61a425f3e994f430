"""What one seat may see, built up from what is public and what the seat knows itself.

isle.info.1 All is public but the values of crews; isle.info.2 a seat knows its own. isle.info.10 Of
the others' crews all seats know the same: what follows from the worlds that cannot be excluded. The
option `memory_aid` says whether that is shown or left to the players' memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias, TypedDict

from serai.engine.schema import EVERY_KEY
from serai.engine.seat import Seat, sees
from serai.engine.view import View
from serai.games.silver_isle.actions import PLAY
from serai.games.silver_isle.notation import corner_name, pool_name
from serai.games.silver_isle.parts import suit
from serai.games.silver_isle.position import POSITION, write_scores
from serai.games.silver_isle.position_knowledge import values_by_slot
from serai.games.silver_isle.rules.ending import is_over
from serai.games.silver_isle.terms import CREWS, SEATS, Place, SuitLetter


class Crew(TypedDict):
    """A crew: where it is, whether it carries silver, its value if the seat knows it, and the
    values that the public thinks possible, if the views of this game say that."""

    place: str
    silver: bool
    value: int | None
    possible: list[int] | None


Possible: TypeAlias = Sequence[Sequence[list[int] | None]]
NOT_SAID: Possible = [[None] * CREWS] * SEATS
"""Without the memory aid nobody is told what the public thinks possible."""
FIGHT = (
    "foe", "attack_from", "attack_at", "entering", "winner", "damage", "fought", "removed",
    "spoils",
)  # fmt: skip
VIEW = View(POSITION)
VIEW.shows("game", "seat", "options", "coast", "tiles", "ports", "isle_control")
VIEW.shows("ship_at", "mine_at")


@VIEW.opens
def corners(s: Any) -> list[str]:
    """The corners where ships can be."""
    return [corner_name(s, corner) for corner in range(1, int(s.num_corners) + 1)]


VIEW.shows("ground", "ship_silver", "europe_silver")


@VIEW.opens
def scores(s: Any) -> Annotated[dict[SuitLetter, int], EVERY_KEY]:
    """The tokens that each suit has in Europe."""
    return write_scores(s)


@VIEW.opens
def crews(s: Any) -> Annotated[dict[SuitLetter, list[Crew]], EVERY_KEY]:
    """The six crews of each suit. Those in one pool cannot be told apart by their order."""
    possible: Possible = values_by_slot(s) if s.memory_aid else NOT_SAID
    is_open = is_over(s)
    return {
        suit(owner): [
            _crew(s, *slot, is_known=is_open)
            for slot in zip(places, loaded, crews, possible[owner], strict=True)
        ]
        for owner, (places, loaded, crews) in enumerate(
            zip(s.crew_at.tolist(), s.loaded.tolist(), s.crews.tolist(), strict=True)
        )
    }


def _crew(
    s: Any, place: Place, loaded: int, crew: int, possible: list[int] | None, *, is_known: bool
) -> Crew:
    """isle.info.4 to .6 One crew, as the public thinks of it or as it is."""
    told = possible[0] if possible and len(possible) == 1 else None
    return {
        "place": pool_name(s, place),
        "silver": bool(loaded),
        "value": crew - 1 if is_known else told,
        "possible": possible,
    }


@VIEW.knows("crews")
def own_crews(s: Any, seat: Seat, seen: dict[SuitLetter, list[Crew]]) -> Any:
    """isle.info.2 A seat knows the values of its own."""
    known = {suit(owner): s.crews[owner].tolist() for owner in range(SEATS) if sees(seat, owner)}
    return seen | {
        letter: [
            {**crew, "value": number - 1} for crew, number in zip(seen[letter], own, strict=True)
        ]
        for letter, own in known.items()
    }


VIEW.shows(
    "first", "turn", "actions_left", "rounds", "quiet_so_far", "progress", "europe_max", "phase"
)


@VIEW.opens
def actor(s: Any) -> SuitLetter | None:
    """The suit that decides, if one does."""
    decides = int(PLAY.actor(s))
    return suit(decides) if decides >= 0 else None


# isle.info.12, isle.fight.1 What lies open in the middle of something.
VIEW.shows("drawn", "seen", *FIGHT, "gained", "lost_by", "winners")
