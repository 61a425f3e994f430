"""How long somebody may be away before a bot sits in."""

from __future__ import annotations

import math
from datetime import datetime
from typing import TYPE_CHECKING

from serai.table.decision import check_seat, must_sit
from serai.table.errors import CannotSubstitute

if TYPE_CHECKING:
    from serai.engine.seat import Seat
    from serai.table.facts import Away
    from serai.table.session import Session

MINUTE, DAY = 60.0, 86_400.0

BY_ITSELF = {"quick": MINUTE, "calm": 10 * MINUTE, "letters": None}
"""After so many seconds of absence a bot plays for somebody, at each pace. None: not by itself."""
WHEN_ASKED = {"quick": 40.0, "calm": 400.0, "letters": 2 * DAY}
"""After so many seconds another person at the table may ask for that."""


def away_since(session: Session, seat: Seat) -> datetime | None:
    """Since when the person of a seat has been away: since they closed the page, or last did
    something here. None if they are here, and if a bot or nobody has the seat."""
    holder = session.seats[seat]
    if holder.who is None or holder.is_played_by_bot or session.is_connected(holder.who):
        return None
    acted = datetime.fromisoformat(session.acted_at.get(holder.who, session.opened_at))
    left_elsewhere = session.elsewhere.last_seen(holder.who) or acted
    return max(acted, session.left_at.get(holder.who, acted), left_elsewhere)


def missed_since(session: Session, seat: Seat) -> datetime | None:
    """As `away_since`, but not from before the table came into memory: after a restart of the
    server everybody gets the time to come back."""
    since = away_since(session, seat)
    return None if since is None else max(since, session.woken)


def abandoned_seat(session: Session) -> Seat | None:
    """The seat to decide, if its person has been away too long while others wait for it."""
    seat, limit = session.actor, BY_ITSELF[session.pace]
    if seat is None or limit is None or not _somebody_waits(session):
        return None
    since = missed_since(session, seat)
    return seat if since is not None and _seconds(session, since) >= limit else None


def check_may_ask(session: Session, who: str, seat: Seat) -> None:
    """Raise unless this person may ask now for a bot to play for that seat."""
    must_sit(session, who)
    check_seat(session, seat)
    since = away_since(session, seat)
    if since is None:
        raise CannotSubstitute("whoever sits there is not away")
    if _seconds(session, since) < WHEN_ASKED[session.pace]:
        raise CannotSubstitute("they have not been away for long: wait a little")


def away_facts(session: Session, seat: Seat) -> Away | None:
    """How long the person of a seat has been away from a running game, and what follows from it."""
    since, missed = away_since(session, seat), missed_since(session, seat)
    if since is None or missed is None or session.stage != "running":
        return None
    away, limit = _seconds(session, since), BY_ITSELF[session.pace]
    return {
        "seconds": int(away),
        "may_ask_in": _left(WHEN_ASKED[session.pace] - away),
        "bot_in": None if limit is None else _left(limit - _seconds(session, missed)),
    }


def _seconds(session: Session, since: datetime) -> float:
    return (session.now() - since).total_seconds()


def _left(seconds: float) -> int:
    return max(0, math.ceil(seconds))


def _somebody_waits(session: Session) -> bool:
    return any(session.is_connected(holder.who) for holder in session.seats)
