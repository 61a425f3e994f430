"""Tables at which only bots play: they play on while somebody looks, and wait when nobody does. So
nobody can open tables and leave them to think for hours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serai.table.errors import TooMany
from serai.table.question import has_people

if TYPE_CHECKING:
    from collections.abc import Iterable

    from serai.table.seating import SeatWish
    from serai.table.session import Session

UNWATCHED = 60.0
"""Seconds for which bots play on after the last person has looked."""
AT_ONCE = 3
"""So many tables of bots only somebody may have playing at the same time."""
TRY_AGAIN = 60.0


def is_wanted(session: Session) -> bool:
    """Whether anybody plays here, or looks."""
    return has_people(session) or bool(session.listeners) or _was_seen(session)


def _was_seen(session: Session) -> bool:
    now = session.now()
    if session.elsewhere.people(now):
        return True
    seen = session.book.seen_at
    return seen is not None and (now - seen).total_seconds() < UNWATCHED


def check_may_open(who: str, seats: Iterable[SeatWish], sessions: Iterable[Session]) -> None:
    """Raise TooMany if somebody opens one more table of bots only than they may."""
    if any(seat.kind != "bot" for seat in seats):
        return
    theirs = [session for session in sessions if session.host == who and _is_busy(session)]
    if len(theirs) >= AT_ONCE:
        raise TooMany("let the bots finish that you have set to play already", TRY_AGAIN)


def _is_busy(session: Session) -> bool:
    return session.stage == "running" and not has_people(session) and is_wanted(session)
