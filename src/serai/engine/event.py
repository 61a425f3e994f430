"""What happened, as facts: frozen, in the past tense, complete, and each says who may hear it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias

from serai.engine.kind import once
from serai.engine.seat import Seat, sees

Audience: TypeAlias = frozenset[Seat] | None
"""The seats that may hear of an event; None stands for everybody, spectators included."""


@dataclass(frozen=True)
class Event:
    """Base of a game's events. An event with a secret in it overrides `audience`."""

    everybody: ClassVar[Audience] = None

    @property
    def audience(self) -> Audience:
        """Who may hear of this."""
        return self.everybody

    def is_heard_by(self, seat: Seat | None) -> bool:
        """Whether this seat, or a spectator (None), may hear of it."""
        return self.audience is None or any(sees(seat, owner) for owner in self.audience)

    def to_json(self) -> dict[str, Any]:
        """The event's name and its facts."""
        return {"event": name_of(type(self)), **vars(self)}


@once
def name_of(kind: type[Event]) -> str:
    """The name of a kind of event in JSON: `WormRaised` is `worm-raised`; a catalogue has its words
    under `event-worm-raised`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
