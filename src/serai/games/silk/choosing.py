"""What somebody is told who chooses in Silk: what is asked, and what a choice brings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from serai.engine.action import Action
from serai.engine.choosing import Choosing, History, Outlook, Said, legal_actions
from serai.engine.layout import copy_record
from serai.engine.seat import Seat, letter
from serai.games.silk.actions import PLAY, MoveMastiff, MoveShepherd, UseDie
from serai.games.silk.rules import bump, herding, nursery
from serai.games.silk.state import PHASE, PIECE
from serai.games.silk.terms import MID_ACTION, NOWHERE, Phase
from serai.games.silk.turn_shape import turn_of, worms_to_place

# --- What is asked ----------------------------------------------------------------------------


def asks(history: History, _: Seat | None) -> Said:
    """The question of this phase, with what is possible now and with counts. Silk has no secrets:
    everybody may hear it."""
    phase = Phase(int(history.now.phase))
    facts = FACTS[phase](history) if phase in FACTS else {}
    return Said(f"prompt-{PHASE.write(phase)}", facts)


def _worms(history: History) -> dict[str, Any]:
    return worms_to_place(history.now)


def _pieces(history: History) -> dict[str, Any]:
    """silk.setup.p2.1b Which of nursery, shepherd and mastiff are still to be placed."""
    s, seat = history.now, int(history.now.turn)
    missing = {
        "nursery": not s.nurseries[seat],
        "shepherd": s.location[herding.shepherd_of(seat)] == NOWHERE,
        "mastiff": s.location[herding.mastiff_of(seat)] == NOWHERE,
    }
    return {"pieces": "-".join(piece for piece, is_missing in missing.items() if is_missing)}


def _raise(history: History) -> dict[str, Any]:
    return {"left": int(history.now.reserve[history.now.turn])}


def _dice(history: History) -> dict[str, Any]:
    dice = [int(face) for face in history.now.dice if face]
    return {"number": len(dice), "face": dice[0]}


def _herd(history: History) -> dict[str, Any]:
    kinds = {type(action) for action in legal_actions(PLAY, history.now)}
    if {MoveShepherd, MoveMastiff} <= kinds:
        return {"piece": "both"}
    return {"piece": "shepherd" if MoveShepherd in kinds else "mastiff"}


def _nursery(history: History) -> dict[str, Any]:
    is_done = nursery.has_all_nurseries(history.now, int(history.now.turn))
    return {"what": "regenerate" if is_done else "build"}


def _push(history: History) -> dict[str, Any]:
    piece, _, owner = PIECE.domain.write(int(history.now.lifted)).partition(" ")
    return {"piece": piece, "owner": owner}


def _spread(history: History) -> dict[str, Any]:
    """silk.bump.3 Whose worm is sent on next, and which it is of those that were bumped."""
    s = history.now
    left, bumped = int(s.hand.sum()), worms_bumped(history)
    return {"owner": letter(int(bump.next_worm(s))), "number": bumped - left + 1, "of": bumped}


def worms_bumped(history: History) -> int:
    """How many worms were on the tile from which they are sent on now."""
    s = history.now
    for before in reversed(history.past):
        if before.phase != Phase.SPREAD or before.bumped_from != s.bumped_from:
            break
        s = before
    return int(s.hand.sum())


FACTS = {
    Phase.WORMS: _worms,
    Phase.PIECES: _pieces,
    Phase.RAISE: _raise,
    Phase.DICE: _dice,
    Phase.ACTION_HERD: _herd,
    Phase.ACTION_NURSERY: _nursery,
    Phase.PUSH: _push,
    Phase.SPREAD: _spread,
}
"""What the questions of some phases are about."""

# --- What a choice brings ---------------------------------------------------------------------


def has(s: Any, seat: Seat) -> dict[str, int]:
    """Silk Points, and the worms that will cost some."""
    return {"points": int(s.points[seat]), "den": int(s.den[seat])}


def foresees(_: Any, action: Action, after: Any, seat: Seat) -> Sequence[Outlook]:
    """The best that the action of a die can bring at once."""
    if not isinstance(action, UseDie) or after is None or after.phase not in MID_ACTION:
        return ()
    best = max(gains(after, seat), default=0)
    if best <= 0 and after.phase != Phase.ACTION_GRAZE:
        return ()
    return [Outlook("outlook-best", {"points": best}, gain=best)]


def gains(s: Any, seat: Seat) -> Iterator[int]:
    """What each of the actions that are possible now brings at once."""
    for action in legal_actions(PLAY, s):
        after = copy_record(s)
        PLAY.apply(after, PLAY.space.number(action))
        yield int(after.points[seat]) - int(s.points[seat])


def makes_itself(s: Any, _: Action) -> bool:
    """Inside an action that was begun: one way for the bumped worm, one site for the wall."""
    return s.phase in MID_ACTION


CHOOSING = Choosing(asks=asks, turn=turn_of, has=has, foresees=foresees, makes_itself=makes_itself)
