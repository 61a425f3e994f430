"""What somebody is told who chooses in Silver Isle: what is asked, and what a choice brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from serai.engine.action import Action
from serai.engine.bits import count
from serai.engine.choosing import Choosing, History, Outlook, Said, legal_actions
from serai.engine.seat import Seat
from serai.games.silver_isle.actions import PLAY, Pass
from serai.games.silver_isle.outlook import of_fight
from serai.games.silver_isle.parts import suit
from serai.games.silver_isle.position_words import PHASE
from serai.games.silver_isle.rules import control, ending, mine
from serai.games.silver_isle.story_change import Change
from serai.games.silver_isle.story_fight import fight_of
from serai.games.silver_isle.terms import Phase
from serai.games.silver_isle.turn_shape import crews_ashore, hungry, ports, turn_of

OWN_PHASES = {Phase.DRAW: "draw", Phase.LAY: "lay"}
"""Phases that positions do not tell apart, but questions do."""

# --- What is asked ----------------------------------------------------------------------------


def asks(history: History, _: Seat | None) -> Said:
    """The question of this phase, with counts. All of it lies open."""
    s = history.now
    phase = Phase(int(s.phase))
    name = OWN_PHASES.get(phase) or PHASE.write(phase)
    return Said(f"prompt-{name}", facts_of(s, phase))


def facts_of(s: Any, phase: Phase) -> Mapping[str, Any]:
    """What the question of a phase is about."""
    if phase == Phase.PORT:
        return ports(s)
    if phase == Phase.STARVE:
        return {"number": hungry(s, int(s.turn))}
    if phase == Phase.ACT:
        return {"left": int(s.actions_left)}
    if phase in (Phase.PAY, Phase.KEEP):
        return {"damage": int(s.damage)}
    if phase == Phase.SILVER:
        return {"number": int(s.spoils.sum())}
    if phase == Phase.DISCOVER:
        return {"owner": suit(int(mine.mine_to_find(s)))}
    return {}


# --- What a choice brings ---------------------------------------------------------------------


def has(s: Any, seat: Seat) -> dict[str, int]:
    """Silver at home, aboard and on crews; the tiles that feed, and the crews that eat."""
    at_sea = 0 if ending.counts_aboard(s, seat) else int(s.ship_silver[seat])
    return {
        "home": int(ending.silver_in_europe(s, seat)),
        "aboard": at_sea,
        "carried": int(s.loaded[seat].sum()),
        "tiles": count(int(control.controlled_tiles(s, seat))),
        "ashore": crews_ashore(s, seat),
    }


def foresees(before: Any, action: Action, _: Any, __: Seat) -> Sequence[Outlook]:
    """How strong both sides of a fight are, as far as that is known."""
    fight = fight_of(Change(before, action, before))
    return () if fight is None else [of_fight(before, fight)]


def doubts(s: Any, action: Action) -> Said | None:
    """isle.turn.4 To end a turn with actions unspent is asked twice, if there is another choice."""
    left = int(s.actions_left)
    if not isinstance(action, Pass) or left == 0 or len(legal_actions(PLAY, s)) == 1:
        return None
    return Said("doubt-pass", {"left": left})


CHOOSING = Choosing(asks=asks, turn=turn_of, has=has, foresees=foresees, doubts=doubts)
