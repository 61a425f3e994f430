"""What the others may not know of an action, and what cannot be taken back."""

from __future__ import annotations

from typing import Any

from serai.engine.action import Action
from serai.engine.seat import Seat
from serai.games.silver_isle import actions
from serai.games.silver_isle.actions import PLAY
from serai.games.silver_isle.position_knowledge import possible_values
from serai.games.silver_isle.rules.crew import slot_of
from serai.games.silver_isle.story_change import Change
from serai.games.silver_isle.story_fight import fight_of
from serai.games.silver_isle.terms import NO_CREW, Crew

FACE_UP = (actions.Remove, actions.Keep)
"""These name crews that lie face up."""


def hides(before: Any, action: Action, now: Any, seat: Seat | None) -> bool:
    """isle.info.13 Whether the action names a crew of another seat whose value the public could not
    tell, and that was not turned up for a fight."""
    owner, crew = int(PLAY.actor(before)), _crew_of(action)
    if crew == NO_CREW or owner == seat or isinstance(action, FACE_UP):
        return False
    if fight_of(Change(before, action, now)) is not None:
        return False
    return len(possible_values(before, owner, slot_of(before, owner, crew))) > 1


def _crew_of(action: Any) -> Crew:
    """The crew that an action names; of two, the one that comes from Europe. NO_CREW if it names
    none."""
    for part in ("by", "crew", "source"):
        if hasattr(action, part):
            return int(getattr(action, part))
    return NO_CREW


def uncovers(before: Any, action: Action, after: Any) -> bool:
    """isle.fight.1 Whether coins were turned up: a fight is not taken back."""
    return fight_of(Change(before, action, after)) is not None
