"""Who sees what, in records and undo: which actions of a running match are secret, and to whom."""

from __future__ import annotations

from typing import Any

from serai.engine.action import Action
from serai.engine.seat import Seat
from serai.games.silk_road.actions import DrawGood, DrawStolen, Receive, Reveal, Steal, Use
from serai.games.silk_road.rules.setup import next_to_draw
from serai.games.silk_road.rules.supply import is_supply_open, money_in_play
from serai.games.silk_road.rules.vizier import next_to_reveal
from serai.games.silk_road.terms import STRICT_BANK, Bank, Phase, ThiefEmptyVictim


def hides(before: Any, action: Action, now: Any, seat: Seat | None) -> bool:
    """Whether this action is a secret from the seat now. road.info.1, road.info.3 A drawn good is
    known to who drew it, a stolen one to thief and victim, a number for the Vizier to who chose it
    until all have chosen. road.info.5 At the end nothing is secret."""
    if now.phase == Phase.OVER:
        return False
    if isinstance(action, DrawGood):
        return seat != next_to_draw(before)
    if isinstance(action, DrawStolen):
        return seat not in (int(before.pawn), int(before.victim))
    if isinstance(action, Reveal):
        pending = now.phase == Phase.REVEAL and now.viziers_used == before.viziers_used
        return bool(pending and seat != next_to_reveal(before))
    return False


def uncovers(before: Any, action: Action, after: Any) -> bool:
    """Whether this action showed its player something new, so that it cannot be taken back.
    road.vizier.3 The last number chosen shows all of them. A theft shows whether the victim had
    anything. What comes out of a hidden supply shows what was in it. A bank that cannot pay in full
    shows how much money the others have."""
    if isinstance(action, Reveal):
        return bool(after.phase != Phase.REVEAL)
    if isinstance(action, Steal):
        return _hides_empty_stocks(before)
    if isinstance(action, Use) and _is_bank_empty(after):
        return True
    return isinstance(action, Use | Receive) and not is_supply_open(before)


def _hides_empty_stocks(s: Any) -> bool:
    """road.thief.4 Whether only a theft tells who has nothing: neither do open counts tell it, nor
    the list of victims that are offered."""
    told_by_offer = s.thief_empty_victim == ThiefEmptyVictim.ONLY_WITH_GOODS
    return not (s.open_counts or told_by_offer)


def _is_bank_empty(s: Any) -> bool:
    return bool(s.bank == Bank.STRICT45 and not s.open_counts and money_in_play(s) == STRICT_BANK)
