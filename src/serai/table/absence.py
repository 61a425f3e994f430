"""How long somebody may be away before a bot sits in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serai.table.decision import check_seat, must_sit
from serai.table.errors import CannotSubstitute

if TYPE_CHECKING:
    from serai.engine.seat import Seat
    from serai.table.session import Session

MINUTE, DAY = 60.0, 86_400.0

BY_ITSELF = {"quick": MINUTE, "calm": 10 * MINUTE, "letters": None}
"""After so many seconds of absence a bot plays for somebody, at each pace. None: not by itself."""
WHEN_ASKED = {"quick": 40.0, "calm": 400.0, "letters": 2 * DAY}
"""After so many seconds another person at the table may ask for that."""


def away_for(session: Session, seat: Seat, now: float) -> float | None:
    """For how many seconds the person of a seat has been away. None if they are here, and if a bot
    or nobody has the seat."""
    holder = session.seats[seat]
    if holder.who is None or holder.is_played_by_bot or session.is_connected(holder.who):
        return None
    return now - session.away_since.setdefault(holder.who, now)


def abandoned_seat(session: Session, now: float) -> Seat | None:
    """The seat to decide, if its person has been away too long while others wait for it."""
    seat, limit = session.actor, BY_ITSELF[session.pace]
    if seat is None or limit is None or not _somebody_waits(session):
        return None
    away = away_for(session, seat, now)
    return seat if away is not None and away >= limit else None


def check_may_ask(session: Session, who: str, seat: Seat, now: float) -> None:
    """Raise unless this person may ask now for a bot to play for that seat."""
    must_sit(session, who)
    check_seat(session, seat)
    away = away_for(session, seat, now)
    if away is None:
        raise CannotSubstitute("whoever sits there is not away")
    if away < WHEN_ASKED[session.pace]:
        raise CannotSubstitute("they have not been away for long: wait a little")


def _somebody_waits(session: Session) -> bool:
    return any(session.seats_of(listener.who) for listener in session.listeners)
