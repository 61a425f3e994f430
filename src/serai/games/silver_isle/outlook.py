"""What somebody can know of a fight before it is fought."""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.engine.bits import has
from serai.engine.choosing import Outlook
from serai.engine.seat import Seat
from serai.games.silver_isle.parts import suit, values_of
from serai.games.silver_isle.story_fight import Fight
from serai.games.silver_isle.tables import SPREAD
from serai.games.silver_isle.terms import CREWS, WORD, WORLDS, Slot


def of_fight(s: Any, fight: Fight) -> Outlook:
    """Your strength, and what the other side's could be: how many crews, and how strong together,
    as far as the table shows that (`memory_aid`)."""
    slots = fighting_slots(s, fight.foe, fight.theirs)
    facts: dict[str, Any] = {"ours": sum(values_of(fight.ours)), "foe": suit(fight.foe)}
    if not slots:
        return Outlook("outlook-fight-empty", facts)
    facts["crews"] = len(slots)
    if not s.memory_aid:
        return Outlook("outlook-fight-unknown", facts)
    least, most = possible_strengths(s, fight.foe, slots)
    if least == most:
        return Outlook("outlook-fight-known", {**facts, "least": least})
    return Outlook("outlook-fight", {**facts, "least": least, "most": most})


def fighting_slots(s: Any, seat: Seat, crews: int) -> list[Slot]:
    """The slots of these crews. Everybody can see which they are, but not what they are worth."""
    return [slot for slot in range(CREWS) if has(crews, int(s.crews[seat, slot]))]


def possible_strengths(s: Any, seat: Seat, slots: list[Slot]) -> tuple[int, int]:
    """The least and the most that these crews can be worth together, in all worlds that the public
    cannot exclude."""
    words = np.asarray(s.worlds[seat])[:, None] >> np.arange(WORD)[None, :]
    possible = (words & 1).astype(bool).reshape(WORLDS)
    strengths = (SPREAD[possible][:, slots] - 1).sum(axis=1)
    return int(strengths.min()), int(strengths.max())
